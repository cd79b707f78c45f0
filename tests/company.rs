//! Links in company: whatever surrounds a link, it is found; any text gives a link or a plain reason why not.
//!
//! `links/company.txt` holds the cases. The browser test of the same name opens them on the page.

mod common;

use std::collections::BTreeSet;

use common::random::{any_setup, choices, config, played};
use common::{kept_links, sealed};
use mancala::link::{self, Link, LinkError};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const COMPANY: &str = include_str!("links/company.txt");

/// The links in a text, as `company.txt` writes them: each once.
fn found(text: &str) -> String {
    match link::find(text) {
        Ok(links) if links.is_empty() => "none".to_owned(),
        Ok(links) => {
            let mut links: Vec<String> = links.iter().map(Link::to_string).collect();
            let mut seen = BTreeSet::new();
            links.retain(|link| seen.insert(link.clone()));
            links.join(" ")
        }
        Err(error) => format!("{error:?}"),
    }
}

#[test]
fn every_case_of_the_table_is_found_as_it_says() {
    let lines = COMPANY
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (mut wrong, mut cases) = (Vec::new(), 0);
    for line in lines {
        let (expected, text) = line.split_once('\t').expect("a tab");
        let text: String = serde_json::from_str(text).unwrap_or_else(|error| panic!("{line}: {error}"));
        let found = found(&text);
        if found != expected {
            wrong.push(format!("{text:?}: {found}, not {expected}"));
        }
        cases += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(cases > 250);
}

#[test]
fn every_kept_link_is_found_in_every_company() {
    // The surroundings of the table's links, with a gap in place of the link.
    let links: BTreeSet<&str> = COMPANY
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(link, _)| link)
        .filter(|link| link.starts_with('1') && !link.contains(' '))
        .collect();
    let companies: BTreeSet<(String, String)> = COMPANY
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .filter(|(expected, _)| links.contains(expected))
        .filter_map(|(expected, text)| {
            let text: String = serde_json::from_str(text).unwrap();
            let (before, after) = text.split_once(expected)?;
            Some((before.to_owned(), after.replace(expected, "")))
        })
        .collect();
    assert!(companies.len() > 100);
    for link in kept_links() {
        for (before, after) in &companies {
            let text = format!("{before}{link}{after}");
            // After a bare code a hyphen may begin a place.
            if !after.starts_with(|letter: char| letter.is_ascii_alphanumeric()) {
                assert_eq!(found(&text), link, "{text:?}");
            }
        }
    }
}

#[test]
fn a_link_may_be_broken_at_any_width_and_quoted() {
    for link in kept_links() {
        for width in [1, 2, 3, 7, 20, 40, 61, 72, 76, 78] {
            let letters: Vec<char> = format!("https://example.org/#{link}").chars().collect();
            let lines: Vec<String> = letters.chunks(width).map(|line| line.iter().collect()).collect();
            for between in ["\n", "\r\n", " \n", "\n> ", "\r\n>> ", "\n> > ", "\n  ", "=\n", "\n| "] {
                let text = format!("> {}\n> Bye, and many thanks.", lines.join(between));
                assert_eq!(found(&text), link, "{text:?}");
            }
        }
    }
}

#[test]
fn a_link_in_capitals_or_in_small_letters_is_never_another_one() {
    let folded = |link: &str| [link.to_uppercase(), link.to_lowercase()];
    let (mut refused, mut told, mut same) = (0, 0, 0);
    for link in kept_links() {
        let code = link.split('-').next().unwrap();
        for text in folded(link) {
            match link::find(&text) {
                // Where nothing but `a` to `f` has become capitals on a large board, nobody can tell why the checksum
                // does not fit.
                Err(error) => {
                    assert!(
                        matches!(error, LinkError::Case | LinkError::Checksum),
                        "{text}: {error}"
                    );
                    refused += 1;
                    told += usize::from(error == LinkError::Case);
                }
                // A code of capitals only stays the same. Its place is the same or cannot be read.
                Ok(found) => {
                    assert!(text.starts_with(code) && found[0].code == code, "{text}");
                    assert!(text == link || found[0].damaged, "{text}");
                    same += 1;
                }
            }
        }
    }
    println!("links: of {refused} whose case is lost, {told} are told so");
    assert!(
        refused > 400 && told * 100 > refused * 98 && same > 3,
        "{refused} {told} {same}"
    );
}

// Codes that nobody keeps fare no better: three digits let one of 238,328 changed codes pass, if more than its checksum
// has changed.
#[test]
fn nearly_no_code_at_all_fits_when_its_case_is_lost() {
    let (mut passed, mut all) = (0, 0);
    for seed in 0..2_000_u32 {
        for head in ["1N.S..", "1S0S.N..", "1S.S.", "1E.S.."] {
            let body: String = (0..60)
                .map(|at| {
                    let mixed = (seed * 61 + at).wrapping_mul(2_654_435_761) >> 15;
                    char::from(common::DIGITS.as_bytes()[mixed as usize % 62])
                })
                .collect();
            let code = sealed(&format!("{head}{body}.{}", if head == "1S.S." { "6." } else { "" }));
            for text in [code.to_uppercase(), code.to_lowercase()] {
                passed += u32::from(link::find(&text).is_ok());
                all += 1;
            }
        }
    }
    println!("links: {passed} of {all} codes fit in one case");
    assert!(passed <= 1);
}

/// Letters that nobody sees, as programs put them into texts.
const INVISIBLE: &[char] = &[
    '\u{200b}', '\u{200d}', '\u{ad}', '\u{2060}', '\u{feff}', '\u{200e}', '\u{fe0f}',
];

proptest! {
    #![proptest_config(config(1))]

    #[test]
    fn a_game_is_found_whatever_is_round_it(
        setup in any_setup(), choices in choices(40), before in any::<String>(), after in any::<String>(),
    ) {
        let code = link::encode(&played(setup, &choices));
        // Letters that touch it, and percent signs before it, may be taken for part of it.
        let text = format!("{before} {code}\n\n. {after}");
        let links = link::find(&text).unwrap();
        prop_assert!(links.iter().any(|link| link.code == code), "{text:?}");
        let text = format!("{before}#{code})");
        prop_assert!(link::find(&text).unwrap().iter().any(|link| link.code == code), "{text:?}");
    }

    #[test]
    fn escapes_and_invisible_letters_do_not_matter(
        link in select(kept_links()),
        escaped in prop::collection::vec((any::<Index>(), 0..4_usize), 0..12),
        hidden in prop::collection::vec((any::<Index>(), select(INVISIBLE)), 0..6),
    ) {
        let mut letters: Vec<String> = link.chars().map(String::from).collect();
        for (at, deep) in escaped {
            let letter = at.get_mut(&mut letters);
            if letter.len() == 1 {
                *letter = format!("%{}{:02x}", "25".repeat(deep), letter.as_bytes()[0]);
            }
        }
        for (at, letter) in hidden {
            at.get_mut(&mut letters).push(letter);
        }
        let text = format!("https://example.org/%23{}", letters.concat());
        prop_assert_eq!(found(&text), link, "{:?}", text);
    }

    #[test]
    fn what_is_found_is_found_again_by_itself(
        text in any::<String>(),
        like in "(1[NKSEnse]{1,2}[.%…-][SN.2]{1,3}[ -~\\n]{0,40}){1,3}",
        at in any::<Index>(),
    ) {
        for text in [&text, &like, &format!("{}{like}", at.get(&kept_links()))] {
            if let Ok(links) = link::find(text) {
                for link in links {
                    prop_assert_eq!(found(&link.to_string()), link.to_string());
                    prop_assert!(link.place.is_none() || !link.damaged);
                }
            }
        }
    }
}
