//! The npm packages that check and pack the page, listed in `tests/browser/`.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::run;
use crate::pieces;
use crate::site::Site;

/// The folder of the page's tests and their packages, from the root of the repository.
pub const FOLDER: &str = "tests/browser";

/// Installs what the lockfile names, unless that was done since it last changed.
pub fn install(site: &Site) -> Result<()> {
    pieces::node()?;
    let folder = site.root.join(FOLDER);
    let changed = |file: &str| folder.join(file).metadata().and_then(|data| data.modified()).ok();
    // npm writes this file last.
    let installed = changed("node_modules/.package-lock.json");
    if installed.is_some() && installed > changed("package-lock.json") {
        return Ok(());
    }
    run(Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder))
}

/// The program of a package.
pub fn program(site: &Site, name: &str) -> PathBuf {
    site.root.join(FOLDER).join("node_modules/.bin").join(name)
}

/// The browser for the tests, installed first if there is none.
pub fn browser(site: &Site) -> Result<String> {
    let asked = Command::new("node")
        .arg("browser.js")
        .current_dir(site.root.join(FOLDER))
        .stderr(Stdio::inherit())
        .output()
        .context("node could not be started")?;
    if !asked.status.success() {
        bail!("there is no browser for the tests");
    }
    Ok(String::from_utf8(asked.stdout)?.trim().to_owned())
}
