//! Which file of a crate imports which, according to its source text.

use std::collections::{BTreeMap, BTreeSet};

/// Source texts by their paths below `src/`, such as `games/any.rs`.
pub type Sources = BTreeMap<String, String>;

/// For each file, the files that it imports.
pub type Imports = BTreeMap<String, BTreeSet<String>>;

/// The imports of all files: in `use`, and in paths within code. Comments do not count.
pub fn imports(sources: &Sources) -> Imports {
    sources
        .iter()
        .map(|(file, text)| (file.clone(), Reader::new(sources, file).read(text)))
        .collect()
}

/// Each circle: the files that all reach each other by imports.
pub fn circles(imports: &Imports) -> Vec<Vec<String>> {
    let reached: Imports = imports
        .keys()
        .map(|file| (file.clone(), reach(imports, file)))
        .collect();
    let mut circles = BTreeSet::new();
    for (file, reachable) in &reached {
        if reachable.contains(file) {
            let back = |other: &&String| reached[*other].contains(file);
            circles.insert(reachable.iter().filter(back).cloned().collect::<Vec<_>>());
        }
    }
    circles.into_iter().collect()
}

/// All files that a file imports, directly or indirectly.
fn reach(imports: &Imports, file: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&String> = imports[file].iter().collect();
    while let Some(file) = next.pop() {
        if reached.insert(file.clone()) {
            next.extend(&imports[file]);
        }
    }
    reached
}

/// Imports from a room that is not above one's own in the list, as `hole.rs -> games/any.rs`. A room is a file or a
/// folder; a file outside all rooms counts as a climb of its own.
pub fn climbs(imports: &Imports, rooms: &[&str]) -> Vec<String> {
    let room_of = |file: &str| {
        let is_in = |room: &&str| {
            file.strip_prefix(*room)
                .is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
        };
        rooms.iter().position(is_in)
    };
    let mut climbs = Vec::new();
    for (file, imported) in imports {
        let Some(room) = room_of(file) else {
            climbs.push(format!("{file} stands in no room"));
            continue;
        };
        let below = imported
            .iter()
            .filter(|other| room_of(other).is_some_and(|other| other > room));
        climbs.extend(below.map(|other| format!("{file} -> {other}")));
    }
    climbs
}

/// Reads the paths in one file.
struct Reader<'a> {
    sources: &'a Sources,
    file: &'a str,
    /// The folder of the crate: `` for the library, `bin/tool/` for a program.
    home: String,
    /// The file's own module, from the crate's root.
    module: Vec<String>,
    found: BTreeSet<String>,
}

impl<'a> Reader<'a> {
    fn new(sources: &'a Sources, file: &'a str) -> Reader<'a> {
        let home = match file.split('/').collect::<Vec<_>>()[..] {
            ["bin", program, _, ..] => format!("bin/{program}/"),
            _ => String::new(),
        };
        let inside = file[home.len()..].trim_end_matches(".rs");
        let module = match inside {
            "lib" | "main" => Vec::new(),
            _ => inside.trim_end_matches("/mod").split('/').map(str::to_owned).collect(),
        };
        Reader {
            sources,
            file,
            home,
            module,
            found: BTreeSet::new(),
        }
    }

    fn read(mut self, text: &str) -> BTreeSet<String> {
        let tokens = tokens(text);
        let children = children(&tokens);
        // Inline modules in this file, such as `mod tests { … }`: the depth of braces at which each began.
        let mut inline = Vec::new();
        let mut depth = 0;
        for (at, token) in tokens.iter().enumerate() {
            let before = at.checked_sub(1).map_or("", |before| &tokens[before]);
            match token.as_str() {
                "{" => {
                    if at >= 2 && tokens[at - 2] == "mod" {
                        inline.push(depth);
                    }
                    depth += 1;
                }
                "}" => {
                    depth -= 1;
                    if inline.last() == Some(&depth) {
                        inline.pop();
                    }
                }
                "crate" if before != "(" => self.tree(&tokens, at + 1, Vec::new()),
                "mancala" if !self.home.is_empty() => {
                    let home = std::mem::take(&mut self.home);
                    self.tree(&tokens, at + 1, Vec::new());
                    self.home = home;
                }
                "self" if tokens.get(at + 1).is_some_and(|next| next == "::") && before != "{" && before != "," => {
                    self.tree(&tokens, at + 1, self.module.clone());
                }
                "super" if before != "::" && before != "(" => {
                    let mut ups = 1;
                    while tokens[at + 2 * ups - 1] == "::" && tokens[at + 2 * ups] == "super" {
                        ups += 1;
                    }
                    // First leave the modules within this file.
                    let out = ups.saturating_sub(inline.len());
                    let module = self.module[..self.module.len() - out].to_vec();
                    self.tree(&tokens, at + 2 * ups - 1, module);
                }
                child
                    if children.contains(child)
                        && !matches!(before, "::" | "mod")
                        && tokens.get(at + 1).is_some_and(|next| next == "::") =>
                {
                    let module = [self.module.clone(), vec![child.to_owned()]].concat();
                    self.tree(&tokens, at + 1, module);
                }
                _ => {}
            }
        }
        self.found.remove(self.file);
        self.found
    }

    /// Follows a path from the `::` at this token, with all its branches in braces.
    fn tree(&mut self, tokens: &[String], mut at: usize, mut path: Vec<String>) {
        while tokens.get(at).is_some_and(|token| token == "::") {
            match tokens.get(at + 1).map(String::as_str) {
                Some("{") => {
                    let (mut depth, mut branch) = (0, at + 1);
                    loop {
                        match tokens[branch].as_str() {
                            "{" => depth += 1,
                            "}" => depth -= 1,
                            _ => {}
                        }
                        let starts = depth == 1 && matches!(tokens[branch].as_str(), "{" | ",");
                        if starts && tokens[branch + 1] != "}" {
                            let mut path = path.clone();
                            if tokens[branch + 1] != "self" {
                                path.push(tokens[branch + 1].clone());
                            }
                            self.tree(tokens, branch + 2, path);
                        }
                        if depth == 0 {
                            return;
                        }
                        branch += 1;
                    }
                }
                Some(name) => path.push(name.to_owned()),
                None => {}
            }
            at += 2;
        }
        self.found.insert(self.file_of(&path));
    }

    /// The file of the innermost module on a path.
    fn file_of(&self, path: &[String]) -> String {
        let home = &self.home;
        for len in (1..=path.len()).rev() {
            let module = path[..len].join("/");
            for file in [format!("{home}{module}.rs"), format!("{home}{module}/mod.rs")] {
                if self.sources.contains_key(&file) {
                    return file;
                }
            }
        }
        let root = if home.is_empty() { "lib.rs" } else { "main.rs" };
        format!("{home}{root}")
    }
}

/// The modules that a file declares in files of their own: `mod name;`.
fn children(tokens: &[String]) -> BTreeSet<&str> {
    let declares = |three: &&[String]| three[0] == "mod" && three[2] == ";";
    tokens
        .windows(3)
        .filter(declares)
        .map(|three| three[1].as_str())
        .collect()
}

/// The words and signs of a source text, without comments and quoted texts.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let len = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("r\"") || rest.starts_with("r#\"") {
            let (opening, closing) = if rest.starts_with("r\"") { (2, "\"") } else { (3, "\"#") };
            rest[opening..]
                .find(closing)
                .map_or(rest.len(), |end| opening + end + closing.len())
        } else if letter == '"' {
            quoted(rest)
        } else if let Some(len) = character(rest) {
            len
        } else if is_word(letter) {
            let len = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            tokens.push(rest[..len].to_owned());
            len
        } else {
            let len = if rest.starts_with("::") { 2 } else { letter.len_utf8() };
            if !letter.is_whitespace() {
                tokens.push(rest[..len].to_owned());
            }
            len
        };
        rest = &rest[len..];
    }
    tokens
}

/// The length of the string literal at the start of a text.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    let closes = |(_, letter): &(usize, char)| {
        let closes = *letter == '"' && !escaped;
        escaped = *letter == '\\' && !escaped;
        closes
    };
    text.char_indices()
        .skip(1)
        .find(closes)
        .map_or(text.len(), |(end, _)| end + 1)
}

/// The length of the character literal at the start of a text, if it is one and not a lifetime.
fn character(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let len = if inside.starts_with('\\') {
        2 + inside.get(2..)?.find('\'')?
    } else {
        inside.chars().next()?.len_utf8()
    };
    inside[len..].starts_with('\'').then_some(len + 2)
}
