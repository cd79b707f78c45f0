//! Code, tests and pages cite the rule book by names (docs/RULES.md). All these names must be in the book, and the book
//! has no name that nothing cites or teaches.

use std::collections::BTreeSet;
use std::path::Path;

/// A text that cites the book, and where it is.
struct Text {
    place: String,
    words: String,
}

/// The names that the book gives to its rules, disputed points and examples: its anchors.
fn names(book: &str) -> Vec<&str> {
    let anchors = book.split("<a id=\"").skip(1);
    anchors.filter_map(|rest| Some(rest.split_once('"')?.0)).collect()
}

/// The sign before each citation. Never written before a made-up name here, because this file is checked, too.
const SIGN: char = '§';

/// The names that stand after a section sign.
fn cited(words: &str) -> impl Iterator<Item = &str> {
    let citations = words.split(SIGN).skip(1);
    citations.filter_map(|rest| {
        let name = rest
            .split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '.'))
            .next()?;
        let name = name.trim_end_matches(['.', '-']);
        (!name.is_empty()).then_some(name)
    })
}

/// The words in quotes: the data of the rules pages list in this form what they teach.
fn listed(words: &str) -> impl Iterator<Item = &str> {
    words
        .lines()
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .flat_map(str::split_whitespace)
}

/// The discrepancies between the book, the texts that cite it and the pages that teach it.
fn faults(book: &str, texts: &[Text], pages: &[Text]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut known = BTreeSet::new();
    for name in names(book) {
        if !known.insert(name) {
            faults.push(format!("the book has {name} twice"));
        }
    }
    for name in cited(book).filter(|name| !known.contains(name)) {
        faults.push(format!("the book cites {name} but does not have it"));
    }
    let mut used = BTreeSet::new();
    for text in texts.iter().chain(pages) {
        for name in cited(&text.words) {
            if known.contains(name) {
                used.insert(name);
            } else {
                faults.push(format!("{} cites {name}, which the book does not have", text.place));
            }
        }
    }
    used.extend(pages.iter().flat_map(|page| listed(&page.words)));
    let unused = known
        .difference(&used)
        .map(|name| format!("nothing cites or teaches {name}"));
    faults.extend(unused);
    faults
}

/// The texts of all files of these kinds in a folder and its subfolders.
fn texts_in(folder: &str, kinds: &[&str]) -> Vec<Text> {
    let mut texts = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Foreign and generated code is not ours to check.
    let foreign = ["www/core", "www/vendor", "tests/browser/node_modules"].map(|folder| root.join(folder));
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                if !foreign.contains(&path) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|kind| kinds.iter().any(|&k| kind == k)) && name != "RULES.md" {
                let words = std::fs::read_to_string(&path).unwrap();
                let place = path.display().to_string();
                texts.push(Text { place, words });
            }
        }
    }
    texts
}

const BOOK: &str = include_str!("../docs/RULES.md");

#[test]
fn every_name_that_is_cited_is_in_the_book_and_every_name_of_the_book_is_cited_or_taught() {
    let folders = ["src", "tests", "www", "docs", "benches"];
    let texts: Vec<Text> = folders
        .iter()
        .flat_map(|folder| texts_in(folder, &["rs", "js", "ts", "md"]))
        .collect();
    let pages = texts_in("www/book", &["js"]);
    assert!(texts.len() > 100 && !pages.is_empty());
    let faults = faults(BOOK, &texts, &pages);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_book_has_rules_points_and_examples_of_each_game() {
    let names = names(BOOK);
    for name in [
        "four-rows.relay",
        "nakabili.first-capture",
        "kabwanga.ahead",
        "nsolo.pass",
        "embeli.close",
        "endless",
    ] {
        assert!(names.contains(&name), "{name}");
    }
    let labels = |letter: char| names.iter().filter(|name| name.starts_with(letter)).count();
    assert_eq!(['N', 'K', 'S', 'E'].map(labels), [14 + 7, 8 + 5, 12 + 6, 16 + 8]);
}

#[test]
fn every_anchor_of_the_book_stands_before_its_name() {
    for name in names(BOOK) {
        let after = BOOK.split_once(&format!("<a id=\"{name}\"></a>")).expect(name).1;
        let start: String = after.chars().take(80).collect();
        assert!(start.contains(name), "{name}: {start}");
    }
}

/// A text with section signs for `#`.
fn text(words: &str) -> Text {
    Text {
        place: "a text".to_owned(),
        words: words.replace('#', &SIGN.to_string()),
    }
}

/// A small book with three names.
const SMALL: &str = r#"<a id="sow"></a>sow, <a id="game.take-back"></a>game.take-back | <a id="G-1"></a>G-1"#;

#[test]
fn a_book_whose_names_are_all_cited_or_taught_has_no_faults() {
    let texts = [text("As #sow says. (#game.take-back)")];
    assert_eq!(faults(SMALL, &texts, &[text(r#"points("G-1 G-2")"#)]), [""; 0]);
    // In a text that is not a page of rules, a name in quotes is just a word.
    assert_eq!(
        faults(SMALL, &[text(r#"["sow", "G-1"], #game.take-back"#)], &[]).len(),
        2
    );
}

#[test]
fn a_name_that_is_not_in_the_book_is_found() {
    let texts = [
        text("#sow, #game.take-back, #G-1, #game.take, #sowing"),
        text("#sow: #G-1b"),
    ];
    assert_eq!(
        faults(SMALL, &texts, &[]),
        ["game.take", "sowing", "G-1b"].map(|name| format!("a text cites {name}, which the book does not have"))
    );
    let book = format!("{SMALL}, as {SIGN}gone says");
    assert_eq!(
        faults(&book, &texts[..1], &[])[0],
        "the book cites gone but does not have it"
    );
}

#[test]
fn a_name_that_nothing_cites_is_found() {
    assert_eq!(
        faults(SMALL, &[text("#sow, #G-1x")], &[text(r#"["game.take-back", "T"]"#)]),
        [
            "a text cites G-1x, which the book does not have",
            "nothing cites or teaches G-1"
        ]
    );
}

#[test]
fn a_name_that_the_book_has_twice_is_found() {
    let book = format!(r#"{SMALL} <a id="sow"></a>sow"#);
    let texts = [text("#sow #game.take-back #G-1")];
    assert_eq!(faults(&book, &texts, &[]), ["the book has sow twice"]);
}
