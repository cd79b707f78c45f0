//! Damaged links, saved games and records, tens of thousands of them: whatever the text, it opens or the error is
//! reported, and every game that opens can be written again.
//!
//! Valid texts from `tests/links/` and `tests/records/` are damaged, given a fitting checksum, and damaged again where
//! they still open. To run millions of them over night:
//!
//!     MANCALA_FUZZ=10000000 cargo test --release --test fuzz -- --nocapture --test-threads=1
//!
//! Ten million of each have been run with seed 1: none failed, more than half opened, and the slowest took 0.4 s (a
//! link to a crowded Kabwanga board whose sowings run until the limit of patience). They take 11 to 18 minutes each.
//!
//! `MANCALA_FUZZ_SEED=2` makes different ones. A text that fails is printed.

#[path = "../common/mod.rs"]
mod common;
mod mutate;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use common::random::all_seeds;
use common::{DIGITS, kept_links, sealed};
use mancala::notation::{self, Entry, Names};
use mancala::{Position, Record, link};
use mutate::{Damage, Random};

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().expect(name))
}

/// Prints the current text when a test fails.
struct InHand<'a>(&'a str);

impl Drop for InHand<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed for {:?}", self.0);
        }
    }
}

/// How many games from damaged texts are kept beside the valid ones, to be damaged further.
const GUESTS: usize = 2_000;
/// The most bytes of such a game.
const GUEST_BYTES: usize = 2_000;

/// What is fuzzed.
struct Format<'a> {
    name: &'a str,
    valid: &'a [String],
    damage: Damage<'a>,
    /// Repairs a damaged text so that it mostly looks right.
    finish: fn(String, &mut Random) -> String,
    /// Opens a text and tries the result: some of its games, in the form before `finish`, or the kind of the error.
    open: fn(&str) -> Result<Vec<String>, String>,
}

impl Format<'_> {
    /// Damages texts one after the other, and opens them.
    fn fuzz(&self) {
        let mut random = Random::new(number("MANCALA_FUZZ_SEED", 1));
        let inputs = number("MANCALA_FUZZ", 10_000);
        let mut texts = self.valid.to_vec();
        let mut kinds: BTreeMap<String, u64> = BTreeMap::new();
        let (mut slowest, mut longest) = (String::new(), Duration::ZERO);
        let began = Instant::now();
        for _ in 0..inputs {
            let [text, other] = [0; 2].map(|_| &texts[random.below(texts.len())]);
            let text = (self.finish)(self.damage.apply(text, other, &mut random), &mut random);
            let in_hand = InHand(&text);
            let (opened, time) = self.timed(&text);
            // The machine may have been busy otherwise.
            if time > longest && self.timed(&text).1.min(time) > longest {
                longest = self.timed(&text).1.min(time);
                slowest.clone_from(&text);
            }
            let kind = opened.as_ref().err().map_or("opened", |kind| kind);
            *kinds.entry(kind.to_owned()).or_default() += 1;
            for guest in opened.into_iter().flatten().filter(|guest| guest.len() < GUEST_BYTES) {
                if texts.len() < self.valid.len() + GUESTS {
                    texts.push(guest);
                } else {
                    texts[self.valid.len() + random.below(GUESTS)] = guest;
                }
            }
            drop(in_hand);
        }
        let name = self.name;
        println!("{name}: {inputs} texts in {:.1?}, {kinds:?}", began.elapsed());
        println!("{name}: the slowest took {longest:.1?}: {slowest:?}");
        // Never so long that people who open a damaged link would give up.
        assert!(
            cfg!(debug_assertions) || longest < Duration::from_secs(5),
            "{longest:?}"
        );
        assert!(kinds.len() > 3 && kinds["opened"] > inputs / 20, "{kinds:?}");
    }

    fn timed(&self, text: &str) -> (Result<Vec<String>, String>, Duration) {
        let start = Instant::now();
        ((self.open)(text), start.elapsed())
    }
}

/// The record with a few more moves, always the same for the same game.
fn played_on(mut record: Record) -> Record {
    while record.redo() {}
    let mut random = Random::new(link::save(&record).len() as u64);
    for _ in 0..random.below(4) {
        let moves = record.position().legal_moves();
        if record.outcome().is_none() {
            record.play(moves[random.below(moves.len())], &mut ()).unwrap();
        }
    }
    record
}

/// The code of the game with a few more moves, without its checksum.
fn body(record: Record) -> String {
    let mut code = link::encode(&played_on(record));
    code.truncate(code.len() - 3);
    code
}

/// Both are the same game, with the same undone moves.
fn assert_same(a: &Record, b: &Record) {
    assert_eq!(a.setup(), b.setup());
    assert_eq!(a.acts(), b.acts());
    assert_eq!(a.undone(), b.undone());
    assert_eq!(a.position(), b.position());
    assert_eq!(a.outcome(), b.outcome());
}

/// What must hold for every game, wherever it comes from.
fn assert_sound(record: &Record) {
    assert_eq!(all_seeds(record.position()), all_seeds(record.position_before(0)));
    assert_same(&link::restore(&link::save(record)).unwrap(), record);
}

/// Its text restores it, without undone moves.
fn assert_written(record: &Record, names: &Names) {
    let text = notation::write(record, names);
    let games = notation::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let [
        Entry {
            record: read,
            names: told,
        },
    ] = &games[..]
    else {
        panic!("{} games\n{text}", games.len());
    };
    assert_eq!(read.position_before(0), record.position_before(0));
    assert_eq!(read.setup().options, record.setup().options);
    assert_eq!(read.acts(), record.acts());
    assert_eq!(read.position(), record.position());
    assert_eq!(read.outcome(), record.outcome());
    assert_eq!(told, names);
    assert_eq!(notation::write(read, told), text);
}

/// An error's kind: the first word of its debug output.
fn kind(error: &impl std::fmt::Debug) -> String {
    let debug = format!("{error:?}");
    debug.split([' ', '(']).next().unwrap_or_default().to_owned()
}

/// Valid codes without their checksums.
fn codes() -> Vec<String> {
    let lines = include_str!("../links/v1.txt").lines();
    let codes = lines.filter_map(|line| line.split(' ').next());
    codes.map(|code| code[..code.len() - 3].to_owned()).collect()
}

const CODES: Damage = Damage {
    between: &['.'],
    pieces: &[
        "0",
        "1",
        "2",
        "3",
        "7",
        "A",
        "F",
        "N",
        "S",
        "z00",
        "y0",
        "z",
        "y",
        "yC",
        "yD",
        "zzz",
        ".",
        "~",
        "#",
        " ",
        "é",
        "0000000000000000",
        "1111111111111111",
        "1N",
        "1K2",
        "1S0S1",
        "1E",
        ".N.",
    ],
};

/// A code, mostly with a fitting checksum.
fn with_checksum(body: String, random: &mut Random) -> String {
    if random.once_in(32) {
        let digits = [0; 3].map(|_| &DIGITS[random.below(62)..][..1]);
        body + &digits.concat()
    } else {
        sealed(&body)
    }
}

#[test]
fn damaged_links() {
    let open = |text: &str| {
        let record = link::decode(text).map_err(|error| kind(&error))?;
        assert_sound(&record);
        assert_same(&link::decode(&link::encode(&record)).unwrap(), &record);
        assert_written(&record, &Names::default());
        Ok(vec![body(record)])
    };
    Format {
        name: "links",
        valid: &codes(),
        damage: CODES,
        finish: with_checksum,
        open,
    }
    .fuzz();
}

#[test]
fn damaged_messages() {
    let lines = include_str!("../links/company.txt")
        .lines()
        .filter(|line| !line.starts_with('#'));
    let messages = lines.filter_map(|line| serde_json::from_str(line.split_once('\t')?.1).ok());
    let valid: Vec<String> = messages.chain(kept_links().into_iter().map(str::to_owned)).collect();
    let open = |text: &str| {
        let links = link::find(text).map_err(|error| kind(&error))?;
        if links.is_empty() {
            return Err("none".to_owned());
        }
        for link in &links {
            assert!(link.place.is_none() || !link.damaged);
            let again = link
                .place
                .as_ref()
                .map_or(link.code.clone(), |place| link::write(&link.code, place));
            let found = link::find(&again).unwrap();
            assert_eq!(
                (found.len(), &found[0].code, &found[0].place),
                (1, &link.code, &link.place)
            );
            // Its checksum fits; the game in it can be wrong all the same.
            if let Ok(record) = link::decode(&link.code) {
                assert_sound(&record);
            }
        }
        Ok(vec![text.to_owned()])
    };
    Format {
        name: "messages",
        valid: &valid,
        damage: Damage {
            between: &[' ', '\n', '#', '-', '%'],
            pieces: &[
                "%",
                "%2",
                "%23",
                "%2E",
                "%252E",
                "%C2%AD",
                "\n",
                "\r\n",
                "\n> ",
                "=\n",
                "-\n",
                "-",
                "–",
                "…",
                ".",
                "1",
                "1S.S.",
                "1n.s.",
                "t1",
                "y",
                "\\",
                "|",
                "\u{200b}",
                "\u{a0}",
                "１",
                "é",
                "\u{1f642}",
                "?fbclid=1",
                ")",
                "#",
                "~1",
            ],
        },
        finish: |text, _| text,
        open,
    }
    .fuzz();
}

#[test]
fn damaged_saved_games() {
    let finish = |code: String, random: &mut Random| {
        let code = with_checksum(code, random);
        match random.below(16) {
            0 => code,
            1 => {
                code + random.one_of(&[
                    "~",
                    "~-1",
                    "~1~",
                    "~x",
                    "~99999999999999999999",
                    "~~0",
                    "~ 1",
                    "~+1",
                    "~٣",
                ])
            }
            _ => format!("{code}~{}", random.below(20)),
        }
    };
    let open = |text: &str| {
        let mut record = link::restore(text).map_err(|error| kind(&error))?;
        assert_sound(&record);
        assert_written(&record, &Names::default());
        while record.redo() {}
        assert_sound(&record);
        Ok(vec![body(record)])
    };
    Format {
        name: "saved games",
        valid: &codes(),
        damage: CODES,
        finish,
        open,
    }
    .fuzz();
}

#[test]
fn damaged_records() {
    let files = ["nakabili", "kabwanga", "nsolo", "embeli"].map(|game| {
        let path = format!("{}/tests/records/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap()
    });
    let games = files.iter().flat_map(|file| notation::read(file).unwrap());
    let valid: Vec<String> = games.map(|game| notation::write(&game.record, &game.names)).collect();
    let pieces = &[
        " ",
        "\n",
        "\r\n",
        "\t",
        "\u{feff}",
        "é",
        "\"",
        "\\",
        "\\\"",
        "[",
        "]",
        "{",
        "}",
        ";",
        ":",
        ",",
        ".",
        "*",
        "*2",
        "*65535",
        "x",
        "0",
        "1",
        "9",
        "99",
        "A1",
        "B1",
        "C1",
        "D1",
        "A8",
        "pass",
        "resign",
        "South",
        "North",
        "draw",
        "[Game \"nsolo\"]\n",
        "[Game \"embeli\"]\n",
        "[Columns \"9\"]\n",
        "[Endless \"lose\"]\n",
        "[Begins \"North\"]\n",
        "[Result \"*\"]\n",
        "[Store \"3\"]\n",
        "[Taken \"1 1\"]\n",
        "[Captured \"South\"]\n",
        "[Date \"\u{1f642}\"]\n",
    ];
    let open = |text: &str| {
        let games = notation::read(text).map_err(|error| {
            let line = text.split('\n').nth(error.line - 1).expect("a line of the text");
            assert!((1..=line.chars().count() + 1).contains(&error.column));
            assert!(!error.to_string().is_empty());
            kind(&error.fault)
        })?;
        for Entry { record, names } in &games {
            assert_sound(record);
            assert_written(record, names);
        }
        let write = |game: Entry| notation::write(&played_on(game.record), &game.names);
        Ok(games.into_iter().map(write).collect())
    };
    Format {
        name: "records",
        valid: &valid,
        damage: Damage {
            between: &['\n', ' ', '"', ':', ','],
            pieces,
        },
        finish: |text, _| text,
        open,
    }
    .fuzz();
}
