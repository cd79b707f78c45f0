//! The service worker that keeps the game for use without a network, with the list of files to keep.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use mancala::Game;
use serde_json::json;

use crate::digest;
use crate::folder;
use crate::pack;
use crate::pages;
use crate::site::{DEMO, FOLDER, PAGE, Site};

/// The service worker. It lies at the site's root, because it serves what lies at or below its own address.
const SOURCE: &str = "www/platform/sw.js";

/// Writes the service worker of a site that is otherwise complete.
pub fn write(site: &Site, folder: &Path) -> Result<()> {
    let page = fs::read_to_string(folder.join(PAGE)).with_context(|| format!("{PAGE} cannot be read"))?;
    let of_games = Game::ALL.map(pages::of_game);
    let (first, others): (Vec<_>, Vec<_>) = folder::files(folder)?
        .into_iter()
        .partition(|file| pages::is_first(&page, file));
    // Neither pictures for other sites nor the one file.
    let kept = |file: &String| file.starts_with(FOLDER) || file == DEMO || of_games.contains(file);
    let rest: Vec<String> = others.into_iter().filter(kept).collect();
    // The version changes when any of these files does.
    let mut version = digest::Sum::new();
    for file in first.iter().chain(&rest) {
        version.add(file.as_bytes());
        version.add(&fs::read(folder.join(file)).with_context(|| format!("{file} cannot be read"))?);
    }
    let told = [
        ("first", json!(first)),
        ("rest", json!(rest)),
        ("version", json!(version.short())),
    ];
    let options = json!({ "format": "iife", "outbase": "www/platform", "define": pack::define(&told) });
    pack::esbuild(site, folder, &[SOURCE.to_owned()], &options)?;
    Ok(())
}
