//! What keeps the game for when there is no network: the service worker, with the list of all that it keeps.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use mancala::Game;

use crate::digest;
use crate::dist;
use crate::pack;
use crate::pages;
use crate::site::{DEMO, FOLDER, PAGE, Site};

/// The service worker. It lies at the root, since it serves what lies at or below its own address.
pub const WORKER: &str = "sw.js";

/// Writes the service worker of a site that is otherwise complete.
pub fn write(site: &Site, folder: &Path) -> Result<()> {
    let page = fs::read_to_string(folder.join(PAGE)).with_context(|| format!("{PAGE} cannot be read"))?;
    let of_games = Game::ALL.map(pages::of_game);
    let (first, others): (Vec<_>, Vec<_>) = dist::files(folder)?
        .into_iter()
        .partition(|file| dist::is_first(&page, file));
    // Neither pictures for others nor the one file.
    let kept = |file: &String| file.starts_with(FOLDER) || file == DEMO || of_games.contains(file);
    let rest: Vec<String> = others.into_iter().filter(kept).collect();
    // Another version is one in which any of them differs.
    let mut version = digest::Sum::new();
    for file in first.iter().chain(&rest) {
        version.add(file.as_bytes());
        version.add(&fs::read(folder.join(file)).with_context(|| format!("{file} cannot be read"))?);
    }
    let define = [
        format!("--define:import.meta.first={}", serde_json::to_string(&first)?),
        format!("--define:import.meta.rest={}", serde_json::to_string(&rest)?),
        format!(
            "--define:import.meta.version={}",
            serde_json::to_string(&version.short())?
        ),
    ];
    let mut options = vec!["--format=iife", "--outbase=www"];
    options.extend(define.iter().map(String::as_str));
    pack::esbuild(site, folder, &[format!("www/{WORKER}")], &options)?;
    Ok(())
}
