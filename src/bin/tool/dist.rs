//! The site as it is hosted: a folder of few and small files that works under any path of any web server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::run;
use crate::packages;
use crate::site::{FOLDER, PAGE, Site};

/// What the page starts with: the modules that it imports are packed into it, those that it imports later into files of
/// their own.
const MAIN: &str = "www/main.js";
/// The loader of the core and the glue stay by themselves: after a crash they are loaded once more, by address.
const APART: [&str; 2] = ["www/wasm.js", "www/core/mancala.js"];
/// The workers, in which the computer player thinks and films are shot: programs of their own, with all they need packed into
/// them.
const WORKERS: [&str; 2] = ["www/computer/worker.js", "www/pictures/worker.js"];
/// What needs no packing: the page's core, and the computer player's.
const CORE: &str = "www/core/mancala_bg.wasm";
const MIND: &str = "www/core/mind_bg.wasm";
/// What the packer tells of its files, beside the folders of sites.
const TOLD: &str = "target/packed.json";

/// The oldest browsers that have what the core needs (WebAssembly's reference types) and the page's own modern words.
const BROWSERS: &str = "--target=chrome97,firefox104,safari15.4";

/// Writes the site, whose core has been built, to a folder.
pub fn write(site: &Site, folder: &Path) -> Result<()> {
    packages::install(site)?;
    let folder = std::path::absolute(folder)?;
    let mut packed = stylesheets(site)?;
    packed.push(MAIN.into());
    let told = site.root.join(TOLD);
    let metafile = format!("--metafile={}", told.display());
    let options = [
        "--bundle",
        "--splitting",
        "--chunk-names=www/[name]-[hash]",
        "--external:./www/wasm.js",
        &metafile,
    ];
    esbuild(site, &folder, &packed, &options)?;
    esbuild(site, &folder, &APART.map(PathBuf::from), &[])?;
    esbuild(site, &folder, &WORKERS.map(PathBuf::from), &["--bundle"])?;
    for core in [CORE, MIND] {
        fs::copy(site.root.join(core), folder.join(core)).with_context(|| format!("{core} cannot be copied"))?;
    }
    let told = fs::read_to_string(&told).with_context(|| format!("{TOLD} cannot be read"))?;
    let page = fs::read_to_string(site.root.join(PAGE)).with_context(|| format!("{PAGE} cannot be read"))?;
    let page = preload(&page, &needed(&serde_json::from_str(&told)?));
    fs::write(folder.join(PAGE), page).with_context(|| format!("{PAGE} cannot be written"))
}

/// The page's stylesheets, those that are only loaded on demand included.
fn stylesheets(site: &Site) -> Result<Vec<PathBuf>> {
    let folder = Path::new(FOLDER);
    let mut found = files(&site.root.join(folder))?;
    found.retain(|file| file.extension().is_some_and(|extension| extension == "css"));
    Ok(found.iter().map(|file| folder.join(file)).collect())
}

/// The packed files without which the start cannot run, by what the packer tells of its files.
fn needed(told: &Value) -> Vec<String> {
    // It names files as seen from where it ran; all packed code lies in the same folder.
    let in_folder = |path: &str| path.rfind(FOLDER).map(|at| path[at..].to_owned());
    let outputs: Vec<(String, &Value)> = told["outputs"]
        .as_object()
        .into_iter()
        .flatten()
        .filter_map(|(path, output)| Some((in_folder(path)?, output)))
        .collect();
    let mut needed = vec![MAIN.to_owned()];
    for i in 0.. {
        let Some(file) = needed.get(i) else { break };
        let imports = outputs
            .iter()
            .find(|(path, _)| path == file)
            .map(|(_, output)| &output["imports"]);
        let more: Vec<String> = imports
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter(|import| import["kind"] == "import-statement" && import["external"] != true)
            .filter_map(|import| in_folder(import["path"].as_str()?))
            .filter(|import| !needed.contains(import))
            .collect();
        needed.extend(more);
    }
    needed
}

/// The page with a word to the browser on all that the start will need, so that it is loaded at once and not one after
/// the other.
fn preload(page: &str, needed: &[String]) -> String {
    let start = format!("<script type=\"module\" src=\"{MAIN}\">");
    let links: String = needed[1..]
        .iter()
        .map(String::as_str)
        .chain(APART)
        .map(|file| format!("<link rel=\"modulepreload\" href=\"{file}\">\n  "))
        .collect();
    page.replacen(&start, &(links + &start), 1)
}

/// Whether a file of a written site belongs to a first visit: the page, what it names, and the core.
pub fn is_first(page: &str, file: &Path) -> bool {
    let file = file.to_string_lossy();
    file == PAGE || file == CORE || page.contains(&format!("\"{file}\""))
}

/// Minifies files, each to the place in the folder that it has in the repository.
fn esbuild(site: &Site, folder: &Path, files: &[PathBuf], options: &[&str]) -> Result<()> {
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
