//! No file imports itself indirectly, each room imports only from rooms above it, and no line is too long.

mod imports;
mod lines;

use std::fs;
use std::path::Path;

use imports::{Imports, Sources, circles, climbs, imports};

/// The rooms of `src/` from the top. A room is a file, or a folder with the file of the same name.
const ROOMS: &[&str] = &[
    "hole",
    "board",
    "moves",
    "outcome",
    "event",
    "games",
    "record",
    "notation",
    "link",
    "engine",
    "wasm",
    "lib",
    "bin/arena",
    "bin/tool",
];

/// All source texts below a folder.
fn read(folder: &Path, prefix: &str, sources: &mut Sources) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
        if path.is_dir() {
            read(&path, &format!("{prefix}{name}/"), sources);
        } else if name.ends_with(".rs") {
            sources.insert(format!("{prefix}{name}"), fs::read_to_string(path).unwrap());
        }
    }
}

fn imports_of_this_crate() -> Imports {
    let mut sources = Sources::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "", &mut sources);
    imports(&sources)
}

#[test]
fn no_file_imports_itself_by_way_of_others() {
    assert_eq!(circles(&imports_of_this_crate()), [[""; 0]; 0]);
}

#[test]
fn each_room_imports_only_from_rooms_above_it() {
    assert_eq!(climbs(&imports_of_this_crate(), ROOMS), [""; 0]);
}

/// The imports of a made-up crate.
fn made_up(files: &[(&str, &str)]) -> Imports {
    let own = |&(file, text): &(&str, &str)| (file.to_owned(), text.to_owned());
    imports(&files.iter().map(own).collect())
}

#[test]
fn a_circle_is_found_whatever_its_imports_look_like() {
    let imports = made_up(&[
        ("lib.rs", "pub mod a; mod b; mod c; mod d; pub use a::A;"),
        ("a.rs", "use std::fmt; use crate::{b::{self, B}, c};"),
        ("b.rs", "mod inner; fn b() -> u8 { inner::depth() }"),
        ("b/inner.rs", "pub fn depth() -> u8 { super::super::d::D }"),
        (
            "c.rs",
            "// use crate::a;\nfn c() { say(\"crate::a\", '\"', \"crate::a\") }",
        ),
        (
            "d.rs",
            "pub const D: u8 = crate::a::A as u8; mod tests { use super::*; }",
        ),
    ]);
    assert_eq!(circles(&imports), [["a.rs", "b.rs", "b/inner.rs", "d.rs"]]);
}

#[test]
fn a_file_and_its_own_modules_are_a_circle_only_if_both_import() {
    let one = ("room.rs", "mod inside; pub use inside::Inside;");
    assert!(
        circles(&made_up(&[
            one,
            ("room/inside.rs", "use crate::hole::Hole;"),
            ("hole.rs", ""),
            ("lib.rs", "")
        ]))
        .is_empty()
    );
    let both = made_up(&[one, ("room/inside.rs", "use super::Outside;")]);
    assert_eq!(circles(&both), [["room.rs", "room/inside.rs"]]);
}

#[test]
fn a_climb_is_found() {
    let imports = made_up(&[
        ("lib.rs", "pub use upper::Upper;"),
        ("upper.rs", "fn up() -> u8 { crate::lower::inside::LOW }"),
        ("lower.rs", "mod inside;"),
        ("lower/inside.rs", "use crate::upper::up;"),
        (
            "bin/program/main.rs",
            "mod part; use mancala::lower; fn main() { part::run() }",
        ),
        ("bin/program/part.rs", "use mancala::Upper;"),
        ("forgotten.rs", ""),
    ]);
    let rooms = ["upper", "lower", "bin/program", "lib"];
    assert_eq!(
        climbs(&imports, &rooms),
        [
            "bin/program/part.rs -> lib.rs",
            "forgotten.rs stands in no room",
            "upper.rs -> lower/inside.rs"
        ]
    );
}
