//! Share codes: every code ever given out opens for ever, and no text at all does harm.
//!
//! `links/v1.txt` holds codes of version 1, each followed by the position that it leads to; lines are only ever added.
//! `links/invalid.txt` holds invalid texts, each after the kind of error (with a tab between them). Both were written
//! by another program, including codes, checksums and positions.

mod common;

use common::random::{any_setup, choices, config, played};
use common::{DIGITS, North, South, Table, options, sealed};
use mancala::link::{LinkError, decode, encode, goes_on, restore, save};
use mancala::outcome::Reason;
use mancala::record::ActError;
use mancala::{Game, Move, Outcome, Position, Record, Seeds, Setup};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const V1: &str = include_str!("links/v1.txt");
const INVALID: &str = include_str!("links/invalid.txt");

/// The present position in the form of `links/v1.txt`.
fn summary(record: &Record) -> String {
    let position = record.position();
    let list = |seeds: &[Seeds]| seeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    let (south, north) = position.seeds().split_at(position.seeds().len() / 2);
    let turn = if position.turn() == South { "S" } else { "N" };
    let mut text = format!("{turn} {}|{} ", list(south), list(north));
    let game = record.setup().options.game();
    if game == Game::Embeli {
        let closed: Vec<Seeds> = (0..22)
            .filter(|&hole| position.is_closed(mancala::Hole(hole as u8)))
            .collect();
        text += &format!("closed={} store={} ", list(&closed), position.store());
    } else {
        text += &format!("taken={} owed={} ", list(&position.taken()), position.owed());
    }
    if game == Game::Nakabili {
        let flags = position.has_captured().map(|captured| if captured { '1' } else { '0' });
        text += &format!("captured={}{} ", flags[0], flags[1]);
    }
    let outcome = match record.outcome() {
        None => "-".to_owned(),
        Some(Outcome { winner, reason }) => {
            let winner = winner.map_or("draw", |side| if side == South { "south" } else { "north" });
            format!("{winner}:{reason:?}")
        }
    };
    text + &format!("acts={} outcome={outcome}", record.acts().len())
}

/// The kind of an error in the form of `links/invalid.txt`.
fn kind(error: &LinkError) -> String {
    match error {
        LinkError::Setup(error) => {
            let name = |fault| format!("{fault:?}").split(' ').next().unwrap_or_default().to_owned();
            format!("Setup:{}", error.faults.iter().map(name).collect::<Vec<_>>().join("+"))
        }
        LinkError::Act { number, error } => match error {
            ActError::Illegal(illegal) => format!("Act:{number}:{:?}", illegal.refusal),
            ActError::Over | ActError::Full => format!("Act:{number}:{error:?}"),
        },
        LinkError::Empty | LinkError::Version | LinkError::Damaged | LinkError::Case | LinkError::Checksum => {
            format!("{error:?}")
        }
    }
}

fn same_game(a: &Record, b: &Record) -> Result<(), TestCaseError> {
    prop_assert_eq!(a.setup(), b.setup());
    prop_assert_eq!(a.acts(), b.acts());
    prop_assert_eq!(a.position(), b.position());
    prop_assert_eq!(a.outcome(), b.outcome());
    Ok(())
}

fn kept_codes() -> impl Iterator<Item = (&'static str, &'static str)> {
    V1.lines().map(|line| line.split_once(' ').unwrap())
}

#[test]
fn every_kept_code_leads_to_its_position() {
    for (code, expected) in kept_codes() {
        let record = decode(code).unwrap_or_else(|error| panic!("{code}: {error}"));
        assert_eq!(summary(&record), expected, "{code}");
        // While version 1 is the newest, it is also the one that is written.
        assert_eq!(encode(&record), code);
    }
}

#[test]
fn the_kept_codes_are_of_every_kind() {
    let has = |what: &str| V1.lines().any(|line| line.contains(what));
    for reason in [
        "WipedOut",
        "Stuck",
        "AllEndless",
        "EndlessSowing",
        "Repetition",
        "Resigned",
    ] {
        assert!(has(&format!(":{reason}")), "{reason}");
    }
    for part in ["owed=1", "owed=3", " S ", " N ", ".S..", ".N..", "closed=1", "acts=0 "] {
        assert!(has(part), "{part}");
    }
    let records: Vec<Record> = kept_codes().map(|(code, _)| decode(code).unwrap()).collect();
    for game in Game::ALL {
        for choice in game.choices() {
            for value in choice.values {
                let chosen = |record: &Record| {
                    let options = record.setup().options;
                    options.game() == game && options.get(choice.key) == *value
                };
                assert!(records.iter().any(chosen), "{}: {} {value}", game.key(), choice.key);
            }
        }
        let laid_out = |record: &&Record| record.setup().options.game() == game && !record.setup().is_standard();
        assert!(records.iter().filter(laid_out).count() > 3, "{}", game.key());
    }
    let pass = mancala::Act::Move(Move::Pass);
    assert!(records.iter().any(|record| record.acts().contains(&pass)));
}

#[test]
fn every_invalid_code_is_refused_for_its_reason() {
    for line in INVALID.lines() {
        let (expected, code) = line.split_once('\t').unwrap();
        let error = decode(code)
            .err()
            .unwrap_or_else(|| panic!("{code:?} should be {expected}"));
        assert_eq!(kind(&error), expected, "{code:?}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn the_surroundings_of_a_code_do_not_matter() {
    let (code, expected) = kept_codes().nth(1).unwrap();
    for text in [format!("#{code}"), format!("  {code}\n"), format!("\t#{code} ")] {
        assert_eq!(summary(&decode(&text).unwrap()), expected, "{text:?}");
    }
}

// Longer spellings by other programs open too, though we do not write them.
#[test]
fn longer_spellings_mean_the_same() {
    let standard = decode(&sealed("1N.S...")).unwrap();
    let rows = "2222222222222210".repeat(2);
    for body in ["1N0.S...", "1N00.S...", "1N000.S...", &format!("1N.S.{rows}00000..")] {
        same_game(&decode(&sealed(body)).unwrap(), &standard).unwrap();
    }
}

#[test]
fn the_checksum_notices_nearly_every_change_of_a_letter() {
    let (mut changes, mut unnoticed) = (0, 0);
    for (code, _) in kept_codes().step_by(10) {
        for at in 0..code.len() {
            for digit in DIGITS.chars().chain(['.']) {
                if !code[at..].starts_with(digit) {
                    let changed = format!("{}{digit}{}", &code[..at], &code[at + 1..]);
                    unnoticed += u32::from(decode(&changed).is_ok());
                    changes += 1;
                }
            }
        }
    }
    println!("links: {unnoticed} of {changes} changes of one letter are not noticed");
    assert!(changes > 20_000 && unnoticed * 20_000 <= changes);
}

#[test]
fn a_game_goes_on_from_every_one_of_its_turns() {
    let codes: Vec<&str> = kept_codes().map(|(code, _)| code).collect();
    for code in &codes {
        let mut record = decode(code).unwrap();
        assert!(goes_on(code, code));
        for turns in (0..record.turn_starts().len()).rev() {
            record.go_back_to_turn(turns);
            let before = encode(&record);
            assert!(goes_on(code, &before) && !goes_on(&before, code), "{code} {before}");
        }
    }
    // Another game, another beginner, another first move.
    for other in ["1S.N...", "1N.S...", "1N.N..4."].map(sealed) {
        assert!(!goes_on("1N.N..538E02C39B0760.ZTS", &other), "{other}");
    }
}

#[test]
fn a_code_that_is_cut_off_anywhere_is_refused() {
    for (code, _) in kept_codes().step_by(5) {
        for at in 0..code.len() {
            // About one random cut in 200,000 leaves a code with a fitting checksum; none of these does.
            assert!(decode(&code[..at]).is_err(), "{}", &code[..at]);
        }
    }
}

#[test]
fn a_saved_game_keeps_what_was_undone() {
    let mut table = Table::start(Game::Nakabili, &[]);
    table.sow(13);
    table.take(0);
    let played = table.0.clone();
    assert!(table.0.undo());
    let saved = save(&table.0);
    let mut restored = restore(&saved).unwrap();
    assert_eq!(restored.acts(), &played.acts()[..1]);
    assert_eq!(restored.undone(), &played.acts()[1..]);
    assert_eq!(restored.position(), table.0.position());
    assert!(restored.redo());
    assert_eq!(restored.position(), played.position());
    // A share code alone is a saved game without undone moves, and never reveals undone moves.
    let shared = encode(&table.0);
    assert_eq!(restore(&shared).unwrap().undone(), []);
    assert_eq!(decode(&shared).unwrap().acts().len(), 1);
    for wrong in [
        "~",
        "~1",
        &format!("{shared}~"),
        &format!("{shared}~x"),
        &format!("{shared}~-1"),
    ] {
        assert!(restore(wrong).is_err(), "{wrong:?}");
    }
    // More acts than there are means all of them.
    assert_eq!(restore(&format!("{shared}~99")).unwrap().acts().len(), 1);
}

#[test]
fn the_game_is_over_only_when_its_last_act_is_played() {
    let mut table = Table::start(Game::Embeli, &[]);
    table.sow(0);
    table.resign();
    assert!(table.won_by(South, Reason::Resigned));
    assert!(table.0.undo());
    let restored = restore(&save(&table.0)).unwrap();
    assert_eq!((restored.outcome(), restored.position().turn()), (None, North));
    assert_eq!(restored.undone(), [mancala::Act::Resign]);
}

/// A random game of this many turns, or to its end.
fn random_game(options: mancala::Options, turns: usize, random: &mut impl FnMut() -> usize) -> Record {
    let mut record = Record::new(Setup::standard(options)).unwrap();
    while record.outcome().is_none() {
        if record.position().owed() == 0 && record.turn_starts().len() == turns {
            break;
        }
        let legal = record.position().legal_moves();
        record.play(legal[random() % legal.len()], &mut ()).unwrap();
    }
    record
}

/// A plain generator of random numbers, the same in every run.
fn generator() -> impl FnMut() -> usize {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize
    }
}

#[test]
fn codes_of_long_games_are_short() {
    let mut random = generator();
    let mut longest = |options, turns, games| {
        let codes = (0..games).filter_map(|_| {
            let record = random_game(options, turns, &mut random);
            let full = record.turn_starts().len() == turns;
            let code = encode(&record);
            same_game(&decode(&code).unwrap(), &record).unwrap();
            full.then_some(code.len())
        });
        codes.max().expect("some game is that long")
    };
    let nakabili = longest(options(Game::Nakabili, &[]), 60, 60);
    let nsolo = longest(options(Game::Nsolo, &[("columns", "36")]), 500, 4);
    println!("links: 60 turns of Nakabili take {nakabili} letters, 500 turns of Nsolo 4x36 {nsolo}");
    assert!(nakabili <= 200 && nsolo <= 2_500);
}

/// Bodies of codes that look right: real ones with some letters changed, and sequences of likely fields.
fn nonsense() -> impl Strategy<Value = String> {
    let letters: Vec<char> = DIGITS.chars().chain("....yyzz".chars()).collect();
    let bodies: Vec<&str> = kept_codes().map(|(code, _)| &code[..code.len() - 3]).collect();
    let changed = (
        select(bodies),
        prop::collection::vec((any::<Index>(), select(letters.clone())), 1..4),
    )
        .prop_map(|(body, changes)| {
            let mut letters: Vec<char> = body.chars().collect();
            for (at, letter) in changes {
                let at = at.index(letters.len());
                letters[at] = letter;
            }
            letters.into_iter().collect()
        });
    // Small digits, or nearly every board would have too many seeds.
    let field = |most| {
        let digit =
            prop_oneof![20 => select("00000111122345".chars().collect::<Vec<_>>()), 1 => select(letters.clone())];
        prop::collection::vec(digit, 0..most).prop_map(|digits| digits.into_iter().collect::<String>())
    };
    let setup = prop_oneof![Just(String::new()), field(45), field(160)];
    let heads = "1N 1K 1S 1E 1N1 1K021 1S101 1S0S 1E111 1E01"
        .split(' ')
        .map(str::to_owned)
        .collect::<Vec<_>>();
    let built = (select(heads), select(vec!["S", "N"]), setup, field(60))
        .prop_map(|(head, begins, setup, acts)| format!("{head}.{begins}.{setup}.{acts}."));
    prop_oneof![changed, built]
}

proptest! {
    #![proptest_config(config(1))]

    #[test]
    fn a_code_brings_back_the_game(setup in any_setup(), choices in choices(60), resigns in any::<bool>()) {
        let mut record = played(setup, &choices);
        if resigns && record.outcome().is_none() {
            record.resign(&mut ()).unwrap();
        }
        let code = encode(&record);
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'.';
        prop_assert!(code.bytes().all(plain), "no escapes in a link: {code}");
        let decoded = decode(&code).unwrap();
        same_game(&decoded, &record)?;
        prop_assert!(decoded.undone().is_empty());
        prop_assert_eq!(encode(&decoded), code);
    }

    #[test]
    fn a_saved_game_comes_back_with_all_that_was_undone(setup in any_setup(), choices in choices(50), undos in 0..8) {
        let mut record = played(setup, &choices);
        for _ in 0..undos {
            record.undo();
        }
        let restored = restore(&save(&record)).unwrap();
        same_game(&restored, &record)?;
        prop_assert_eq!(restored.undone(), record.undone());
        same_game(&decode(&encode(&record)).unwrap(), &record)?;
    }
}

proptest! {
    #![proptest_config(config(4))]

    #[test]
    fn any_text_is_a_game_or_an_error(
        text in any::<String>(),
        like in "[0-9A-Za-z.~#]{0,60}",
        start in "#?1[NKSE][0-9A-Z]{0,3}\\.[SN]\\.[0-9A-Za-z.]{0,40}",
    ) {
        for text in [text, like, start] {
            let _ = decode(&text);
            let _ = restore(&text);
        }
    }

    #[test]
    fn a_sealed_nonsense_is_a_game_or_an_error(body in nonsense()) {
        if let Ok(record) = decode(&sealed(&body)) {
            same_game(&decode(&encode(&record)).unwrap(), &record)?;
            prop_assert!(record.outcome().is_some() || !record.position().legal_moves().is_empty());
        }
    }

    #[test]
    fn a_code_with_a_foreign_letter_is_refused(at in any::<Index>(), letter in any::<char>()) {
        let codes: Vec<&str> = kept_codes().map(|(code, _)| code).collect();
        let code = at.get(&codes);
        let at = at.index(code.len());
        let native = letter.is_ascii_alphanumeric() || letter == '.' || letter.is_whitespace();
        prop_assume!(!(native || letter == '#' && at == 0));
        let changed = format!("{}{letter}{}", &code[..at], &code[at..]);
        prop_assert!(decode(&changed).is_err());
    }
}
