//! Records as text: every file ever written opens for ever, and an error tells its position in the text.
//!
//! `records/*.txt` hold games exactly as we write them, each after a comment with its share code. They were written by
//! another program, including the codes. `records/invalid/*.txt` are refused; the first line of each is a comment that
//! says where and why.

mod common;

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use common::random::{any_setup, choices, config, played};
use common::{North, South, Table};
use mancala::notation::{Entry, MAX_BYTES, MAX_GAMES, Names, TextError, TextFault, read, write};
use mancala::outcome::Refusal;
use mancala::{Game, Position, Record, link};
use proptest::prelude::*;

/// The texts of a folder with their names.
fn texts(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    let text = |path: &Path| fs::read_to_string(path).unwrap();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), text(path))).collect()
}

/// The kept games of all files: share code and text.
fn kept() -> Vec<(String, String)> {
    let mut games: Vec<(String, String)> = Vec::new();
    for line in texts("records").iter().flat_map(|(_, text)| text.lines()) {
        match line.strip_prefix("; ") {
            Some(code) => games.push((code.to_owned(), String::new())),
            None => games.last_mut().unwrap().1 += &format!("{line}\n"),
        }
    }
    for (_, text) in &mut games {
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    games
}

fn one(text: &str) -> Entry {
    let mut games = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn refused(text: &str) -> TextError {
    read(text).err().unwrap_or_else(|| panic!("should be refused:\n{text}"))
}

#[test]
fn every_kept_file_holds_its_games() {
    for (name, text) in texts("records") {
        let games = read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let codes: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("; ")).collect();
        let read: Vec<String> = games.iter().map(|game| link::encode(&game.record)).collect();
        assert_eq!(read, codes, "{name}");
    }
}

#[test]
fn every_kept_game_is_written_as_it_stands() {
    for (code, text) in kept() {
        let Entry { record, names } = one(&text);
        assert_eq!(link::encode(&record), code);
        assert_eq!(write(&record, &names), text);
    }
}

#[test]
fn the_kept_games_are_of_every_kind() {
    let kept = kept();
    let has = |what: &str| assert!(kept.iter().any(|(_, text)| text.contains(what)), "{what}");
    for game in Game::ALL {
        has(&format!("[Game \"{}\"]", game.key()));
        for choice in game.choices().iter().filter(|choice| choice.key != "columns") {
            let games = kept.iter().map(|(_, text)| one(text).record.setup().options);
            let values: BTreeSet<_> = games
                .filter(|options| options.game() == game)
                .map(|options| options.get(choice.key))
                .collect();
            assert_eq!(values.len(), choice.values.len(), "{}: {}", game.key(), choice.key);
        }
    }
    for what in [
        "\nSouth\n",
        "\nNorth\n",
        "\ndraw\n",
        "\n*\n",
        "pass",
        "resign",
        "*2",
        "x",
        "[Store",
        "[Taken",
        "[Captured",
        "[Begins",
        "[Event",
        "[Date",
        "[South",
        "[North",
        "\\\"",
        "\\\\",
        "▲",
    ] {
        has(what);
    }
    assert!(kept.iter().any(|(_, text)| one(text).record.position().owed() > 0));
    assert!(kept.iter().any(|(_, text)| one(text).record.acts().is_empty()));
}

#[test]
fn every_invalid_file_is_refused_for_its_reason() {
    let mut faults = HashSet::new();
    for (name, text) in texts("records/invalid") {
        let error = refused(&text);
        let first = text.trim_start_matches('\u{feff}').lines().next().unwrap();
        assert_eq!(format!("; {error}"), first, "{name}");
        faults.insert(std::mem::discriminant(&error.fault));
    }
    // All except those of texts too large to keep here.
    assert_eq!(faults.len(), 16);
}

#[test]
fn an_error_is_data() {
    let error = refused("[Game \"nsolo\"]\n\n1. A7:D5,D6 2. C2 4. A1");
    let fault = TextFault::TurnNumber { expected: 3 };
    let (line, column) = (3, 19);
    assert_eq!(error, TextError { line, column, fault });
    let error = refused("[Game \"nsolo\"] a7:c1");
    let refusal = Refusal::Empty;
    assert_eq!(
        (error.line, error.column, error.fault),
        (1, 19, TextFault::Illegal { refusal })
    );
}

fn same(read: &Entry, record: &Record, names: &Names) {
    assert_eq!(read.record.setup(), record.setup());
    assert_eq!(read.record.acts(), record.acts());
    assert_eq!(read.record.position(), record.position());
    assert_eq!(read.record.outcome(), record.outcome());
    assert_eq!(&read.names, names);
}

#[test]
fn what_was_undone_is_not_written() {
    let mut table = Table::start(Game::Nakabili, &[]);
    table.sow(13);
    table.take(0);
    assert!(table.0.undo());
    let read = one(&write(&table.0, &Names::default()));
    assert_eq!(read.record.acts(), &table.0.acts()[..1]);
    assert_eq!(read.record.undone(), []);
    assert_eq!(read.record.position().owed(), 3);
}

#[test]
fn several_records_are_one_file() {
    let all: Vec<(String, String)> = kept();
    let texts: Vec<&str> = all.iter().map(|(_, text)| &text[..]).collect();
    for between in ["", "\n", "; and\n"] {
        let games = read(&texts.join(between)).unwrap();
        let codes: Vec<String> = games.iter().map(|game| link::encode(&game.record)).collect();
        assert!(codes.iter().eq(all.iter().map(|(code, _)| code)), "{between:?}");
    }
}

#[test]
fn line_ends_blanks_comments_and_capitals_do_not_matter() {
    let (_, text) = &kept()[0];
    let plain = one(text);
    let turns = text.split_once("\n\n").unwrap().1;
    let spellings = [
        text.replace('\n', "\r\n"),
        format!("\u{feff}{text}"),
        format!("\n \t\n{}\n\n", text.replace('\n', " \t \n\n")),
        text.replace(". ", "."),
        text.replace('\n', " "),
        text.replace(['\n', ' '], " {a \"comment\", with ; and [ \n and \\} "),
        text.replace('\n', ";{ the rest of the line\n"),
        text.replace(turns, &turns.to_lowercase()),
        turns.lines().fold(text.clone(), |text, line| {
            text.replace(&format!("{line}\n"), &format!("{line}\n\n"))
        }),
        text.replace("[", "[ ").replace("]", "\t]").replace(" \"", "\""),
        text.replace("[Game", "[GAME")
            .replace("[Endless", "[endless")
            .replace("[Result", "[result"),
        text.replace("\n*\n", "\n"),
        (1..20)
            .rev()
            .fold(text.clone(), |text, number| text.replace(&format!("{number}. "), "")),
    ];
    for text in spellings {
        // A comment may not stand within a header.
        if !text.contains("[Game {") {
            same(&one(&text), &plain.record, &plain.names);
        }
    }
}

#[test]
fn headers_may_stand_in_any_order_and_say_what_is_standard() {
    let text = r#"
        [Game "Nakabili"] [Result "draw"] [Begins "north"] [Taken "1  2"] [North "B"] [FirstBonus "3"]
        [Captured "north South"]
        [A "1 1 1 1 1 1 1 1"] [C "0 0 0 0 0 0 0 0"] [B "1 1 1 1 1 1 1 1"] [D "1 1 1 1 1 1 1 1"] [Endless "FORBID"]"#;
    let error = refused(text);
    assert_eq!(error.fault, TextFault::Result { expected: "*" });
    let Entry { record, names } = one(&text.replace("draw", "*"));
    assert_eq!(names.north, "B");
    let setup = record.setup();
    assert_eq!(
        (setup.turn, setup.taken, setup.has_captured),
        (North, [1, 2], [true, true])
    );
    assert_eq!(setup.seeds.iter().sum::<u16>(), 24);

    let standard =
        one("[Game \"embeli\"]\n[Endless \"forbid\"]\n[StartInNti \"true\"]\n[Begins \"South\"]\n[Store \"0\"]");
    assert!(standard.record.setup().is_standard());
    assert_eq!(standard.record.setup().turn, South);
}

// As on the page: North's back row on top, and South's left is the left.
#[test]
fn the_lines_of_a_set_up_are_the_board_as_one_sees_it() {
    let rows = r#"[Game "nsolo"][D "1 2 3 4 5 6 7 8"][C "11 12 13 14 15 16 17 18"]
        [B "21 22 23 24 25 26 27 28"][A "31 32 33 34 35 36 37 38"]"#;
    let position = one(rows).record.position().clone();
    let board = position.board();
    for hole in board.holes() {
        let name = board.name(hole);
        let expected = u16::from(3 - name.row) * 10 + u16::from(name.column);
        assert_eq!(position.seeds()[hole.index()], expected, "{name}");
    }
    let ring = r#"[Game "embeli"][C "1 x 3 4 5 6 7 8 9 10"][B "11 12"][A "21 22 23 24 25 26 27 28 29 x"][Store "7"]"#;
    let position = one(ring).record.position().clone();
    let at = |hole: usize| position.seeds()[hole];
    assert_eq!(
        [at(20), at(18), at(11), at(21), at(10), at(0), at(8)],
        [1, 3, 10, 11, 12, 21, 29]
    );
    assert_eq!(
        position.closed_holes().iter().map(|hole| hole.0).collect::<Vec<_>>(),
        [9, 19]
    );
    assert_eq!(position.store(), 7);
}

#[test]
fn names_are_kept_whatever_is_in_them() {
    let record = Record::new(mancala::Setup::standard(mancala::Options::standard(Game::Nsolo))).unwrap();
    let names = Names {
        event: " {\"]; [\\ ".to_owned(),
        date: "\\\"\\\\\"\"".to_owned(),
        south: "Māori \u{202e} 東京 🙂".to_owned(),
        north: "a\tb".to_owned(),
    };
    same(&one(&write(&record, &names)), &record, &names);
    let lines = Names {
        south: "one\r\ntwo\u{0}".to_owned(),
        ..Names::default()
    };
    assert_eq!(one(&write(&record, &lines)).names.south, "one  two ");
}

#[test]
fn a_text_that_is_too_large_is_refused_at_once() {
    let game = "[Game \"embeli\"]\n";
    assert_eq!(read(&game.repeat(MAX_GAMES)).unwrap().len(), MAX_GAMES);
    let error = refused(&game.repeat(MAX_GAMES + 1));
    let limit = MAX_GAMES;
    assert_eq!(
        (error.line, error.column, error.fault),
        (limit + 1, 1, TextFault::TooManyGames { limit })
    );

    let fill = |bytes: usize| format!("{game};{}", "-".repeat(bytes - game.len() - 1));
    assert!(read(&fill(MAX_BYTES)).is_ok());
    let error = refused(&fill(MAX_BYTES + 1));
    assert_eq!(error.fault, TextFault::TooLong { limit: MAX_BYTES });
}

/// Pieces for texts that look like records.
fn piece() -> impl Strategy<Value = String> {
    let likely = prop::sample::select(vec![
        "[Game \"nsolo\"]",
        "[Game \"embeli\"]",
        "[Game",
        "[South \"",
        "\"]",
        "\\",
        "[Begins \"North\"]",
        "[Columns \"9\"]",
        "[A \"1 2 3\"]",
        "1. ",
        "2.",
        "A7",
        "A7:D5,D6",
        "C1",
        ":",
        ",",
        "*2",
        "*",
        "pass",
        "resign",
        "South",
        "draw",
        "{",
        "}",
        ";",
        "\n",
        "\r\n",
        "\u{feff}",
        "é",
    ]);
    prop_oneof![10 => likely.prop_map(str::to_owned), 1 => any::<String>()]
}

proptest! {
    #![proptest_config(config(1))]

    #[test]
    fn a_text_brings_back_the_game(
        setup in any_setup(),
        choices in choices(60),
        resigns in any::<bool>(),
        names in any::<[String; 4]>(),
    ) {
        let mut record = played(setup, &choices);
        if resigns && record.outcome().is_none() {
            record.resign(&mut ()).unwrap();
        }
        let [event, date, south, north] = names.map(|name| name.replace(|letter: char| letter.is_control(), "-"));
        let names = Names { event, date, south, north };
        let text = write(&record, &names);
        same(&one(&text), &record, &names);
        prop_assert!(text.len() < MAX_BYTES);
    }

    #[test]
    fn any_text_is_records_or_an_error_within_it(
        text in any::<String>(),
        pieces in prop::collection::vec(piece(), 0..30),
        good in any::<bool>(),
    ) {
        let start = if good { "[Game \"nsolo\"]" } else { "" };
        for text in [text, start.to_owned() + &pieces.concat()] {
            if let Err(error) = read(&text) {
                let line = text.split('\n').nth(error.line - 1).expect("a line of the text");
                prop_assert!((1..=line.chars().count() + 1).contains(&error.column));
            }
        }
    }
}
