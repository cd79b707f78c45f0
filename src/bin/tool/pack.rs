//! Packing: the many modules of the page become a few small files with a digest of their content in their names. So a
//! browser may keep them for ever, and a changed file has another name.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::digest::Sum;
use crate::folder;
use crate::site::{FOLDER, Site};

/// The script that runs esbuild.
const PACKER: &str = "src/bin/tool/pack.mjs";
/// The start of the page: the modules that it imports are packed into one file, those imported on demand into others.
pub const MAIN: &str = "www/main.js";
/// The page's stylesheet.
pub const STYLE: &str = "www/style.css";
/// The first file that it imports, with the colours of the page.
pub const BASE: &str = "www/page/base.css";
/// The words of the page, with a folder for each language.
pub const LANGUAGES: &str = "www/lang/";
/// The language of the first visit, by the name of its folder.
pub const ENGLISH: &str = "en";
/// The core and its glue are not packed into the page: after a crash they are loaded again, by address.
pub const GLUE: &str = "www/core/mancala.js";
/// The core of the page.
pub const CORE: &str = "www/core/mancala_bg.wasm";
/// The computer player's core.
const MIND: &str = "www/core/mind_bg.wasm";
/// The script of the page [`DEMO`](crate::site::DEMO).
pub const DEMO_MAIN: &str = "www/share/demo.js";
/// The stylesheet of that page.
pub const DEMO_STYLE: &str = "www/share/demo.css";
/// The name of every worker: each is a separate program, with all its imports packed into it.
pub const WORKER: &str = "/worker.js";

/// The packed page.
pub struct Packed {
    /// For each part that the page loads by address, its path in the working tree and in the packed site.
    pub addresses: BTreeMap<String, String>,
    /// The packed files that the start needs, first the one to begin with.
    pub start: Vec<String>,
}

impl Packed {
    /// Where a part lies in the packed site.
    pub fn address(&self, path: &str) -> Result<&str> {
        let address = self.addresses.get(path);
        address
            .map(String::as_str)
            .with_context(|| format!("{path} was not packed"))
    }
}

/// Packs the page, whose core has been built, into a folder.
pub fn write(site: &Site, folder: &Path) -> Result<Packed> {
    let style = fs::read_to_string(site.root.join(STYLE)).with_context(|| format!("{STYLE} cannot be read"))?;
    let in_style = |path: &str| style.contains(&format!("\"./{}\"", path.trim_start_matches("www/")));
    let mut parts = found(site, |path| path.ends_with(".css") && !in_style(path))?;
    parts.extend(found(site, |path| path.ends_with(WORKER))?);
    parts.extend([GLUE, CORE, MIND, DEMO_MAIN].map(str::to_owned));
    let named = "[dir]/[name]-[hash]";
    let options = json!({ "loader": { ".wasm": "copy" }, "entryNames": named });
    let made = esbuild(site, folder, &parts, &options)?;
    let mut addresses: BTreeMap<String, String> = made
        .iter()
        .filter_map(|(address, output)| Some((entry(output)?, address.clone())))
        .collect();
    addresses.extend(languages(site, folder)?);

    // The start need not know what the pages name.
    let by_start = |path: &str| ![STYLE, DEMO_MAIN, DEMO_STYLE].contains(&path);
    let known: BTreeMap<_, _> = addresses.iter().filter(|(path, _)| by_start(path)).collect();
    let options = json!({
        "splitting": true,
        "entryNames": named,
        "chunkNames": "www/[name]-[hash]",
        "define": define(&[("addresses", json!(known)), ("one", json!(false))]),
    });
    let made = esbuild(site, folder, &[MAIN.to_owned()], &options)?;
    Ok(Packed {
        addresses,
        start: start(&made),
    })
}

/// Packs the words that are loaded later. The name of each language's folder has a digest of all its files, so the
/// start need not know the name of each file.
fn languages(site: &Site, folder: &Path) -> Result<BTreeMap<String, String>> {
    let later = |path: &str| {
        let file = path.strip_prefix(LANGUAGES).unwrap_or_default();
        // What the start, the tool or the page for other pages has in itself, nobody loads.
        file.contains('/') && file != "en/page.js" && !file.ends_with("/host.js") && !file.ends_with("/demo.js")
    };
    let made = esbuild(site, folder, &found(site, later)?, &json!({}))?;
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    for file in made.keys() {
        let (language, name) = file.rsplit_once('/').context("words lie in folders")?;
        let sum = sums.entry(language).or_insert_with(Sum::new);
        sum.add(name.as_bytes());
        sum.add(&fs::read(folder.join(file)).with_context(|| format!("{file} was not made"))?);
    }
    let mut addresses = BTreeMap::new();
    for (language, sum) in sums {
        let address = format!("{language}-{}", sum.short());
        fs::rename(folder.join(language), folder.join(&address))
            .with_context(|| format!("{address} cannot be made"))?;
        addresses.insert(language.to_owned(), address);
    }
    Ok(addresses)
}

/// The values that the packer puts in place of `import.meta.…`.
pub fn define(values: &[(&str, Value)]) -> Value {
    values
        .iter()
        .map(|(name, value)| (format!("import.meta.{name}"), json!(value.to_string())))
        .collect()
}

/// The page's files of some kind, by their path in the working tree.
pub fn found(site: &Site, wanted: impl Fn(&str) -> bool) -> Result<Vec<String>> {
    let files = folder::files(&site.root.join(FOLDER))?;
    let paths = files.iter().map(|file| format!("{FOLDER}/{file}"));
    Ok(paths.filter(|path| wanted(path)).collect())
}

/// The packed files, by their path in the site, and what the packer reports about each.
pub type Made = BTreeMap<String, Value>;

/// Packs and minifies files with all their imports, each to the same place in the folder as in the repository. The
/// options are those of esbuild (`src/bin/tool/pack.mjs` has the common ones).
pub fn esbuild(site: &Site, folder: &Path, files: &[String], options: &Value) -> Result<Made> {
    let mut options = options.clone();
    options["entryPoints"] = json!(files);
    options["outdir"] = json!(folder);
    let mut packer = Command::new("node")
        .arg(PACKER)
        .current_dir(&site.root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("node could not be started")?;
    let mut input = packer.stdin.take().context("the packer does not listen")?;
    input.write_all(options.to_string().as_bytes())?;
    drop(input);
    let output = packer.wait_with_output()?;
    if !output.status.success() {
        bail!("{} could not be packed", files.join(", "));
    }
    let told: Made = serde_json::from_slice(&output.stdout).context("what the packer tells cannot be read")?;
    let in_site = |(path, output): (String, _)| Some((in_site(&path)?, output));
    Ok(told.into_iter().filter_map(in_site).collect())
}

/// The packer names files relative to its working directory; in the site all of them lie in one folder.
fn in_site(path: &str) -> Option<String> {
    path.rfind(&format!("{FOLDER}/")).map(|at| path[at..].to_owned())
}

/// The file of the working tree from which a packed file was made. Files that were only copied have none.
fn entry(output: &Value) -> Option<String> {
    let copied = || output["inputs"].as_object()?.keys().next().cloned();
    output["entryPoint"].as_str().map(str::to_owned).or_else(copied)
}

/// The packed files that the start needs.
fn start(made: &Made) -> Vec<String> {
    let imports = |file: &String| -> Vec<String> {
        let imports = made.get(file).and_then(|output| output["imports"].as_array());
        imports
            .into_iter()
            .flatten()
            .filter(|import| import["kind"] == "import-statement")
            .filter_map(|import| in_site(import["path"].as_str()?))
            .collect()
    };
    let main = made.iter().find(|(_, output)| output["entryPoint"] == MAIN);
    let mut needed: Vec<String> = main.map(|(path, _)| path.clone()).into_iter().collect();
    // When other parts import it, too, the start's code lies in a file of its own, and only an import of that is left.
    if let [(main, output)] = main.as_slice()
        && output["inputs"].as_object().is_some_and(serde_json::Map::is_empty)
    {
        needed = imports(main);
    }
    for i in 0.. {
        let Some(file) = needed.get(i) else { break };
        let more: Vec<String> = imports(file)
            .into_iter()
            .filter(|import| !needed.contains(import))
            .collect();
        needed.extend(more);
    }
    needed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_start_imports_is_needed_and_what_it_asks_for_later_is_not() {
        let made: Made = serde_json::from_value(json!({
            "www/main-1.js": { "entryPoint": MAIN, "inputs": {}, "imports": [
                { "kind": "import-statement", "path": "target/site/www/chunk-2.js" },
            ] },
            "www/chunk-2.js": { "inputs": { "www/main.js": {} }, "imports": [
                { "kind": "dynamic-import", "path": "target/site/www/book-3.js" },
                { "kind": "import-statement", "path": "target/site/www/chunk-4.js" },
            ] },
            "www/chunk-4.js": { "inputs": {}, "imports": [] },
            "www/book-3.js": { "entryPoint": "www/book/book.js", "inputs": {}, "imports": [] },
        }))
        .unwrap();
        // Of the start itself nothing is left but the import.
        assert_eq!(start(&made), ["www/chunk-2.js", "www/chunk-4.js"]);
    }

    #[test]
    fn addresses_lead_from_the_working_tree_to_the_site() {
        assert_eq!(in_site("../x/www/board/a-1.js").as_deref(), Some("www/board/a-1.js"));
        assert_eq!(in_site("sw.js"), None);
        assert_eq!(define(&[("one", json!(true))]), json!({ "import.meta.one": "true" }));
    }
}
