//! The size budget: the download of a first visit, and of what may be loaded later.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::folder;
use crate::one_file;
use crate::pages;
use crate::site::{DEMO, PAGE};

/// The limit for a first visit, compressed by brotli as a web host does it.
const FIRST: usize = 80_000;
/// The limit for all the rest, which is loaded on demand.
const LATER: usize = 180_000;
/// The limit for pages that somebody opens instead of the first one, with what only they load.
const ASIDE: usize = 12_000;
/// The limit for the one file on a disk.
const ONE_FILE: usize = 320_000;

/// Prints the size of each file of a written site, and fails when a part of it is over its budget. Pictures are left
/// out, because players never load them.
pub fn check(folder: &Path) -> Result<()> {
    let page = fs::read_to_string(folder.join(PAGE)).with_context(|| format!("{PAGE} cannot be read"))?;
    let demo = fs::read_to_string(folder.join(DEMO)).with_context(|| format!("{DEMO} cannot be read"))?;
    let (first, others): (Vec<_>, Vec<_>) = folder::files(folder)?
        .into_iter()
        .filter(|file| !file.ends_with(".png") && file != one_file::FILE)
        .partition(|file| pages::is_first(&page, file));
    let (aside, later): (Vec<_>, Vec<_>) = others
        .into_iter()
        .partition(|file| file.ends_with(".html") || pages::is_first(&demo, file));
    let one_file = folder
        .join(one_file::FILE)
        .metadata()
        .context("the one file is missing")?;
    let one_file = usize::try_from(one_file.len())?;
    let over = [
        weigh(folder, "at the first visit", &first, FIRST)?,
        weigh(folder, "on demand", &later, LATER)?,
        weigh(folder, "in place of the first page", &aside, ASIDE)?,
        one_file.saturating_sub(ONE_FILE),
    ];
    println!("{one_file:>9}            {}, of {ONE_FILE} allowed", one_file::FILE);
    match over.iter().sum() {
        0 => Ok(()),
        over => bail!("the site is {over} bytes over its budget"),
    }
}

/// Prints the sizes of some files and returns by how many bytes they are over their budget.
fn weigh(folder: &Path, what: &str, files: &[String], budget: usize) -> Result<usize> {
    let (mut plain_sum, mut wire_sum) = (0, 0);
    println!("{:>9} {:>9}  {what}", "plain", "brotli");
    for file in files {
        let bytes = fs::read(folder.join(file)).with_context(|| format!("{file} cannot be read"))?;
        let (plain, wire) = (bytes.len(), compressed(&bytes)?);
        println!("{plain:>9} {wire:>9}  {file}");
        plain_sum += plain;
        wire_sum += wire;
    }
    println!("{plain_sum:>9} {wire_sum:>9}  together, of {budget} allowed\n");
    Ok(wire_sum.saturating_sub(budget))
}

/// The size after brotli at its best.
fn compressed(bytes: &[u8]) -> Result<usize> {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(out.len())
}
