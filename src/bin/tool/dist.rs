//! The site as it is hosted: a folder of few and small files that works under any path of any web server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::run;
use crate::packages;
use crate::site::{PAGE, Site};

/// What the page starts with: the modules that these files import are packed into them.
const PACKED: [&str; 2] = ["www/main.js", "www/style.css"];
/// The loader of the core and the glue stay by themselves: after a crash they are loaded once more, by address.
const APART: [&str; 2] = ["www/wasm.js", "www/core/mancala.js"];
/// What needs no packing.
const COPIED: [&str; 2] = [PAGE, "www/core/mancala_bg.wasm"];

/// The oldest browsers that have what the core needs (WebAssembly's reference types) and the page's own modern words.
const BROWSERS: &str = "--target=chrome97,firefox104,safari15.4";

/// Writes the site, whose core has been built, to a folder.
pub fn write(site: &Site, folder: &Path) -> Result<()> {
    packages::install(site)?;
    let folder = std::path::absolute(folder)?;
    esbuild(site, &folder, &PACKED, &["--bundle", "--external:./wasm.js"])?;
    esbuild(site, &folder, &APART, &[])?;
    for file in COPIED {
        let target = folder.join(file);
        let parent = target.parent().unwrap_or(&folder);
        fs::create_dir_all(parent).with_context(|| format!("{} cannot be made", parent.display()))?;
        fs::copy(site.root.join(file), &target).with_context(|| format!("{} cannot be written", target.display()))?;
    }
    Ok(())
}

/// Minifies files, each to the place in the folder that it has in the repository.
fn esbuild(site: &Site, folder: &Path, files: &[&str], options: &[&str]) -> Result<()> {
    let fixed = [
        "--minify",
        "--format=esm",
        "--charset=utf8",
        "--legal-comments=eof",
        "--log-level=warning",
        BROWSERS,
    ];
    let mut esbuild = Command::new(packages::program(site, "esbuild"));
    esbuild
        .args(files)
        .args(options)
        .args(fixed)
        .arg("--outbase=.")
        .current_dir(&site.root);
    run(esbuild.arg(format!("--outdir={}", folder.display())))
}

/// The files of a written site, as sorted paths from its root.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(&inner).with_context(|| format!("{} cannot be read", inner.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path.strip_prefix(folder)?.to_owned());
            }
        }
    }
    files.sort();
    Ok(files)
}
