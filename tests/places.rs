//! The place in a link: every kind round trip, any text decoded, old links for ever. Where the board then stands is
//! tested on the page, which counts laps and seeds (`tests/browser/unit/place.test.js`).

mod common;

use common::random::config;
use common::{DIGITS, kept_links};
use mancala::Side;
use mancala::link::{self, Link, Place};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

const PLACES: &str = include_str!("links/places.txt");

/// The kept links with their places, as in `links/places.txt`.
fn kept() -> Vec<(&'static str, &'static str)> {
    let lines = PLACES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let mut fields = line.split(' ');
            (fields.next().unwrap(), fields.next().unwrap())
        })
        .collect()
}

fn code_of(link: &str) -> &str {
    link.split('-').next().unwrap()
}

/// The only link in a text.
fn read(text: &str) -> Link {
    let mut links = link::find(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(links.len(), 1, "{text:?}");
    links.remove(0)
}

#[test]
fn every_kept_link_means_what_it_says_and_is_written_in_the_same_letters() {
    assert!(kept().len() >= 100);
    for (link, meaning) in kept() {
        let read = read(link);
        let place = read.place.unwrap_or_else(|| panic!("{link} has no place"));
        let Value::Object(mut expected) = serde_json::to_value(Place::default()).unwrap() else {
            unreachable!()
        };
        let Value::Object(said) = serde_json::from_str(meaning).unwrap() else {
            panic!("{meaning}")
        };
        expected.extend(said);
        assert_eq!(json!(place), Value::Object(expected), "{link}");
        assert_eq!((read.code.as_str(), read.damaged), (code_of(link), false));
        assert_eq!(link::write(&read.code, &place), link);
        let kept_by_chats = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'.' | b'-');
        assert!(link.bytes().all(kept_by_chats) && link.ends_with(|letter: char| letter.is_ascii_alphanumeric()));
    }
}

#[test]
fn the_kept_places_are_of_every_kind() {
    let places: Vec<Place> = kept().iter().map(|(link, _)| read(link).place.unwrap()).collect();
    let some = |test: fn(&Place) -> bool| assert!(places.iter().any(test));
    some(|place| place.turns == Some(0));
    some(|place| place.steps > 9);
    some(|place| place.lap > 0);
    some(|place| place.bottom == Some(Side::South));
    some(|place| place.bottom == Some(Side::North));
    some(|place| place.present);
    some(|place| place.predict && place.hole.is_none());
    some(|place| place.hole.is_some());
    some(|place| place.yours);
}

#[test]
fn nearly_every_wrong_letter_is_found_out() {
    let (mut missed, mut all) = (0, 0);
    for (link, _) in &kept()[..23] {
        for at in 0..link.len() {
            for letter in "05AZaz".chars() {
                if !link[at..].starts_with(['-', letter]) {
                    let changed = format!("{}{letter}{}", &link[..at], &link[at + 1..]);
                    let places = link::find(&changed).unwrap_or_default();
                    missed += usize::from(places.iter().any(|link| link.place.is_some()));
                    all += 1;
                }
            }
        }
    }
    println!("places: {missed} of {all} wrong letters are not noticed");
    assert!(missed <= all / 500, "{missed} of {all}");
}

#[test]
fn a_place_of_another_code_or_in_other_words_is_damaged() {
    let code = code_of(kept()[0].0);
    let place = Place {
        turns: Some(1),
        ..Place::default()
    };
    let link = link::write(code, &place);
    let other = kept_links()
        .into_iter()
        .map(code_of)
        .find(|&other| other != code)
        .unwrap();
    assert!(read(&link.replace(code, other)).damaged);
    let bodies = [
        "",
        "s1",
        "l2",
        "t",
        "t01",
        "t1s",
        "t1s0",
        "t1l0",
        "t1s1l1",
        "t1234567890",
        "t4294967297",
        "St1",
        "bS",
        "Sb1",
        "yS",
        "y1",
        "q01",
        "q72x",
        "t1t2",
        "SN",
        "x",
    ];
    for body in bodies {
        // Try every checksum, one of which is right.
        for a in DIGITS.chars() {
            for b in DIGITS.chars() {
                let link = read(&format!("{code}-{body}{a}{b}"));
                assert!(link.damaged && link.place.is_none(), "{body}{a}{b}");
            }
        }
    }
    let most = Place {
        turns: Some(999_999_999),
        steps: 999_999_999,
        ..Place::default()
    };
    assert_eq!(read(&link::write(code, &most)).place, Some(most));
}

#[test]
fn links_are_short() {
    // Sixty turns of Nakabili in a message, the longest Nsolo in a QR code.
    let address = "https://somebody.github.io/four-mancalas/#";
    let place = Place {
        turns: Some(499),
        steps: 1999,
        bottom: Some(Side::North),
        present: true,
        ..Place::default()
    };
    for (letters, most) in [(86, 200), (712, 2500)] {
        assert!(address.len() + link::write(&"1".repeat(letters), &place).len() <= most);
    }
}

/// Every place that can be written.
fn any_place() -> impl Strategy<Value = Place> {
    let number = || (0..9_u32, any::<u32>()).prop_map(|(digits, number)| number % 10_u32.pow(digits + 1));
    let side = prop_oneof![Just(None), Just(Some(Side::South)), Just(Some(Side::North))];
    let within = prop_oneof![
        Just((0, 0)),
        (1..1000_u32).prop_map(|steps| (steps, 0)),
        (1..1000_u32).prop_map(|lap| (0, lap))
    ];
    let question = prop_oneof![
        Just((false, None)),
        Just((true, None)),
        (0..72_u32).prop_map(|hole| (true, Some(hole)))
    ];
    let shown = (prop::option::of(number()), within, side, any::<bool>(), question).prop_map(
        |(turns, (steps, lap), bottom, present, (predict, hole))| Place {
            turns,
            steps: if turns.is_some() { steps } else { 0 },
            lap: if turns.is_some() { lap } else { 0 },
            bottom,
            present,
            predict,
            hole,
            yours: false,
        },
    );
    let yours = Place {
        yours: true,
        ..Place::default()
    };
    prop_oneof![20 => shown, 1 => Just(yours)]
}

/// The letters of links, and some that have no part in them.
fn letters_and_others() -> Vec<char> {
    DIGITS.chars().chain(".-_~%#é ".chars()).collect()
}

proptest! {
    #![proptest_config(config(8))]

    #[test]
    fn every_place_is_read_as_it_was_written(place in any_place(), of in select(kept_links())) {
        let code = code_of(of).to_owned();
        let link = link::write(&code, &place);
        let says = place != Place::default();
        let expected = Link { code, place: says.then_some(place), damaged: false };
        prop_assert_eq!(&read(&link), &expected);
        prop_assert_eq!(read(&format!("#{link}\n")), expected);
    }

    #[test]
    fn whatever_follows_a_code_is_its_place_or_damaged_or_company(
        of in select(kept_links()),
        changes in prop::collection::vec((any::<Index>(), select(letters_and_others()), 0..3_usize), 1..4),
    ) {
        let code = code_of(of);
        let mut letters: Vec<char> = of[code.len()..].chars().collect();
        for (at, letter, how) in changes {
            let at = at.index(letters.len() + 1);
            match how {
                0 => letters.insert(at, letter),
                1 => letters.truncate(at),
                _ if at < letters.len() => letters[at] = letter,
                _ => letters.push(letter),
            }
        }
        let after: String = letters.into_iter().collect();
        let text = format!("{code}{after}");
        let link = read(&text);
        prop_assert_eq!(&link.code, code);
        match link.place {
            // What is read is written with the same letters: nothing else would have been accepted.
            Some(place) => {
                prop_assert!(!link.damaged);
                let plain = text.replace([' ', '%', '\\'], "");
                prop_assert!(plain.contains(&link::write(code, &place)) || after.starts_with(['~', ' ']), "{text:?}");
            }
            None => {
                let follows = after.trim_start_matches('-');
                let glued = after.starts_with(|letter: char| letter.is_ascii_alphanumeric());
                let letters_follow = follows.starts_with(|letter: char| letter.is_ascii_alphanumeric());
                let marked = after.len() - follows.len() == 1 && letters_follow;
                prop_assert!(link.damaged || !(glued || marked), "{text:?}");
            }
        }
    }
}
