//! The site as it is hosted: a folder of few and small files that works under any path of any web server, and the whole game as
//! one file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::pack;
use crate::packages;
use crate::pages;
use crate::pictures;
use crate::site::{FOLDER, PAGE, Site};
use crate::words::Words;
use crate::{offline, one_file};

/// Writes the site, whose core has been built, to a folder. `home` is the address at which it will be, if that is known.
pub fn write(site: &Site, folder: &Path, home: Option<&str>) -> Result<()> {
    packages::install(site)?;
    let folder = std::path::absolute(folder)?;
    // What an earlier writing has left there under other names would pass for a part of this one.
    let parts = folder.join(FOLDER);
    if parts.exists() {
        fs::remove_dir_all(&parts).with_context(|| format!("{} cannot be emptied", parts.display()))?;
    }
    let words = Words::of(site)?;
    let packed = pack::write(site, &folder)?;
    pages::write(site, &folder, &packed, &words, home)?;
    pictures::write(&folder, &words)?;
    offline::write(site, &folder)?;
    one_file::write(site, &folder, &words, home)
}

/// An address to which the names of files can be added.
pub fn as_folder(address: &str) -> String {
    format!("{}/", address.trim_end_matches('/'))
}

/// Whether a file of a written site belongs to a first visit: the page and what it names, but for pictures, which are for
/// others.
pub fn is_first(page: &str, file: &str) -> bool {
    file == PAGE || page.contains(&format!("\"{file}\"")) && !file.ends_with(".png")
}

/// The files of a folder, as sorted paths from there.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(&inner).with_context(|| format!("{} cannot be read", inner.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(slashed(path.strip_prefix(folder)?));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// A path as addresses have it.
fn slashed(path: &Path) -> String {
    path.iter()
        .map(|part| part.to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}
