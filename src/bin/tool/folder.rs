//! The content of a folder.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// The files of a folder, as sorted paths relative to it.
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

/// A path with slashes, as in addresses.
fn slashed(path: &Path) -> String {
    path.iter()
        .map(|part| part.to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}
