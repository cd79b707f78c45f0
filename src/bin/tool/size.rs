//! The size budget: the download of a first visit, and of what may be loaded later.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::folder;
use crate::one_file;
use crate::pack::{ENGLISH, LANGUAGES};
use crate::pages;
use crate::site::{DEMO, PAGE};

/// The limit for a first visit, compressed by brotli as a web host does it.
const FIRST: usize = 80_000;
/// The limit for all the rest, which is loaded on demand.
const LATER: usize = 180_000;
/// The limit for pages that somebody opens instead of the first one, with what only they load.
const ASIDE: usize = 12_000;
/// The limit for the words of another language, which only its readers load.
const LANGUAGE: usize = 40_000;
/// The limit for the one file on a disk, and what it may grow by with each other language.
const ONE_FILE: usize = 320_000;
const LANGUAGE_IN_ONE_FILE: usize = 50_000;

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
    let (languages, later) = by_language(later);
    let one_file = folder
        .join(one_file::FILE)
        .metadata()
        .context("the one file is missing")?;
    let one_file = usize::try_from(one_file.len())?;
    let one_file_limit = ONE_FILE + LANGUAGE_IN_ONE_FILE * languages.len();
    let mut over = weigh(folder, "at the first visit", &first, FIRST)?
        + weigh(folder, "on demand", &later, LATER)?
        + weigh(folder, "in place of the first page", &aside, ASIDE)?
        + one_file.saturating_sub(one_file_limit);
    for (language, files) in languages {
        over += weigh(folder, &format!("for readers of {language}"), &files, LANGUAGE)?;
    }
    println!(
        "{one_file:>9}            {}, of {one_file_limit} allowed",
        one_file::FILE
    );
    match over {
        0 => Ok(()),
        over => bail!("the site is {over} bytes over its budget"),
    }
}

/// Takes the words of other languages than English out of some files, by the codes of these.
fn by_language(files: Vec<String>) -> (BTreeMap<String, Vec<String>>, Vec<String>) {
    let mut languages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut others = Vec::new();
    for file in files {
        // The folder has the code and, behind its last dash, a digest.
        let folder = file.strip_prefix(LANGUAGES).and_then(|file| file.split_once('/'));
        match folder.and_then(|(folder, _)| folder.rsplit_once('-')) {
            Some((code, _)) if code != ENGLISH => languages.entry(code.to_owned()).or_default().push(file),
            _ => others.push(file),
        }
    }
    (languages, others)
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

#[cfg(test)]
mod tests {
    use super::by_language;

    #[test]
    fn words_of_other_languages_weigh_by_themselves() {
        let files = [
            "www/lang/en-0a/book.js",
            "www/lang/pt-BR-1b/book.js",
            "www/lang/pt-BR-1b/page.js",
            "www/book.js",
        ];
        let (languages, others) = by_language(files.map(str::to_owned).to_vec());
        assert_eq!(others, ["www/lang/en-0a/book.js", "www/book.js"]);
        assert_eq!(languages.keys().collect::<Vec<_>>(), ["pt-BR"]);
        assert_eq!(languages["pt-BR"].len(), 2);
    }
}
