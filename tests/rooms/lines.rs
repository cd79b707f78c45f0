//! No line of the project is longer than editors and reviews show at once.

use std::fs;
use std::path::Path;

/// The most letters in a line; `.editorconfig` and the formatters say the same.
const MOST: usize = 120;

/// The kinds of files that people write.
const KINDS: &[&str] = &[
    "rs", "js", "mjs", "cjs", "ts", "css", "html", "json", "toml", "yml", "md",
];

/// Folders and files that are foreign or generated.
const FOREIGN: &[&str] = &[
    ".git",
    "target",
    "node_modules",
    "www/core",
    "www/vendor",
    "tests/browser/package-lock.json",
];

/// A row of a Markdown table and an address cannot be broken.
fn may_be_longer(file: &str, line: &str) -> bool {
    file.ends_with(".md") && (line.starts_with('|') || line.split_whitespace().count() == 1)
}

/// The lines of a text that are too long, as `file:number (letters)`.
fn long_lines<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = String> + 'a {
    let numbered = text
        .lines()
        .zip(1..)
        .map(|(line, number)| (line, number, line.chars().count()));
    numbered
        .filter(move |&(line, _, letters)| letters > MOST && !may_be_longer(file, line))
        .map(move |(_, number, letters)| format!("{file}:{number} ({letters})"))
}

/// Looks through a folder; `prefix` is its path from the root.
fn look(folder: &Path, prefix: &str, found: &mut Vec<String>, files: &mut usize) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        let file = format!("{prefix}{name}");
        if FOREIGN.iter().any(|foreign| file == *foreign || name == *foreign) {
            continue;
        }
        if path.is_dir() {
            look(&path, &format!("{file}/"), found, files);
        } else if path
            .extension()
            .is_some_and(|kind| KINDS.iter().any(|known| kind == *known))
        {
            *files += 1;
            found.extend(long_lines(&file, &fs::read_to_string(path).unwrap()));
        }
    }
}

#[test]
fn no_line_is_too_long() {
    let (mut found, mut files) = (Vec::new(), 0);
    look(Path::new(env!("CARGO_MANIFEST_DIR")), "", &mut found, &mut files);
    assert!(files > 300, "only {files} files were found");
    assert_eq!(found, [""; 0], "{} lines of more than {MOST} letters", found.len());
}

#[test]
fn long_lines_are_found_where_they_can_be_broken() {
    let long = "ä".repeat(MOST) + " and more";
    let text = format!("short\n{long}\n");
    assert_eq!(long_lines("a.js", &text).collect::<Vec<_>>(), ["a.js:2 (129)"]);
    assert_eq!(long_lines("a.md", &text).count(), 1);
    assert_eq!(long_lines("a.md", &format!("| {long} |")).count(), 0);
    assert_eq!(long_lines("a.js", &format!("| {long} |")).count(), 1);
    assert_eq!(long_lines("a.md", &long.replace(' ', "-")).count(), 0);
    assert_eq!(long_lines("a.rs", &"ä".repeat(MOST)).count(), 0);
}
