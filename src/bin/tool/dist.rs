//! The site as it is hosted: a folder of few small files that works under any path on any web server, and the whole
//! game as one file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::pack;
use crate::packages;
use crate::pages;
use crate::pictures;
use crate::site::{FOLDER, Site};
use crate::words::Words;
use crate::{offline, one_file};

/// Writes the site, whose core has been built, to a folder. `home` is its future address, if known.
pub fn write(site: &Site, folder: &Path, home: Option<&str>) -> Result<()> {
    packages::install(site)?;
    let folder = std::path::absolute(folder)?;
    // Files that an earlier build has left there under other names would pass for parts of this one.
    let parts = folder.join(FOLDER);
    if parts.exists() {
        fs::remove_dir_all(&parts).with_context(|| format!("{} cannot be emptied", parts.display()))?;
    }
    let words = Words::of(site)?;
    let packed = pack::write(site, &folder)?;
    pages::write(site, &folder, &packed, &words, home)?;
    pictures::write(site, &folder)?;
    offline::write(site, &folder)?;
    one_file::write(site, &folder, &words, home)
}
