//! The site as it is hosted: a folder of few and small files that works under any path of any web server, and the whole game as
//! one file.

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
    pictures::write(site, &folder)?;
    offline::write(site, &folder)?;
    one_file::write(site, &folder, &words, home)
}
