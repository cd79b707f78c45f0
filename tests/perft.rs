//! Move-tree counts against those of an independent model of the rules: `tests/perft/*.txt`, format in its `README.md`.
//!
//! Counts up to [`QUICK`] are always checked, all others with `MANCALA_PERFT_DEEP=1` (in a release build, and with
//! patience).

mod common;

use std::path::Path;

use common::{Layout, hole};
use mancala::games::perft::perft;
use mancala::{AnyPosition, Game, Hole, Position, Side};
use serde_json::Value;

/// The largest count that is checked by default.
const QUICK: u64 = 200_000;

#[test]
fn nakabili_has_as_many_games_as_the_model_counts() {
    check(Game::Nakabili);
}

#[test]
fn kabwanga_has_as_many_games_as_the_model_counts() {
    check(Game::Kabwanga);
}

#[test]
fn nsolo_has_as_many_games_as_the_model_counts() {
    check(Game::Nsolo);
}

#[test]
fn embeli_has_as_many_games_as_the_model_counts() {
    check(Game::Embeli);
}

fn check(game: Game) {
    let deep = std::env::var_os("MANCALA_PERFT_DEEP").is_some();
    let path = format!("{}/tests/perft/{}.txt", env!("CARGO_MANIFEST_DIR"), game.key());
    let text = std::fs::read_to_string(Path::new(&path)).unwrap();
    let (mut lines, mut checked, mut nodes) = (0, 0, 0);
    for (number, line) in text.lines().enumerate() {
        let place = format!("{}.txt:{}", game.key(), number + 1);
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [choices, start, counts, ref via @ ..] = fields[..] else {
            panic!("{place}: fields")
        };
        let position = position(game, choices, start, via.first().copied(), &place);
        for count in counts.split_whitespace() {
            let (depth, count) = count.split_once(':').expect(&place);
            let (depth, count): (u32, u64) = (depth.parse().unwrap(), count.parse().unwrap());
            if deep || count <= QUICK {
                assert_eq!(perft(&position, depth), count, "{place}: depth {depth}");
                checked += 1;
                nodes += count;
            }
        }
        lines += 1;
    }
    println!(
        "perft: {}: {lines} positions, {checked} counts, {nodes} games",
        game.key()
    );
    assert!(lines > 0 && checked > 3 * lines, "nothing to check in {path}");
}

/// The position of a line. A set-up cannot express owed takes, so such a position is reached by the share code `via`.
fn position(game: Game, choices: &str, start: &str, via: Option<&str>, place: &str) -> AnyPosition {
    let choices: Vec<(&str, &str)> = choices.split(',').filter_map(|choice| choice.split_once('=')).collect();
    if start == "standard" {
        return common::Table::start(game, &choices).0.position().clone();
    }
    let value: Value = serde_json::from_str(start).expect(place);
    let numbers = |key: &str| -> Vec<u16> { serde_json::from_value(value[key].clone()).expect(place) };
    let mut layout = Layout::with(game, &choices);
    layout.0.turn = if value["turn"] == 0 { Side::South } else { Side::North };
    if game == Game::Embeli {
        layout.0.seeds = numbers("ring");
        layout.0.closed = numbers("closed").into_iter().map(|number| Hole(number as u8)).collect();
        layout.0.store = value["store"].as_u64().expect(place) as u16;
    } else {
        layout.0.seeds = [numbers("south"), numbers("north")].concat();
        layout.0.taken = numbers("taken").try_into().expect(place);
    }
    if game == Game::Nakabili {
        layout.0.has_captured = serde_json::from_value(value["captured"].clone()).expect(place);
    }
    let owed = value["pending"].as_u64().unwrap_or(0);
    let setup = layout.0;
    if owed == 0 {
        return setup.position().expect(place);
    }
    let code = via.unwrap_or_else(|| panic!("{place}: takes are owed, so a share code must lead there"));
    let record = mancala::link::decode(code).expect(place);
    let position = record.position().clone();
    assert_eq!(record.setup().options, setup.options, "{place}");
    assert_eq!(position.seeds(), setup.seeds, "{place}");
    assert_eq!(position.taken(), setup.taken, "{place}");
    assert_eq!(position.has_captured(), setup.has_captured, "{place}");
    assert_eq!(
        (position.turn(), u64::from(position.owed())),
        (setup.turn, owed),
        "{place}"
    );
    position
}

// The counts above rely on this: each sequence of moves counts once, and a finished game has no moves left.
#[test]
fn a_sequence_of_moves_is_counted_with_its_takes() {
    let board = Layout::of(Game::Nsolo)
        .south(&[(6, 2), (0, 1)])
        .north(&[(15, 1), (3, 1), (4, 2)]);
    let table = board.table();
    let position = table.0.position();
    assert_eq!(
        position.legal_moves()[..],
        [mancala::Move::Sow(hole(position.board(), Side::South, 6))]
    );
    // The sowing captures one seed and earns one take: from 3 or from 4.
    assert_eq!([0, 1, 2].map(|depth| perft(position, depth)), [1, 1, 2]);
    // Then North has two in 4, or singles in 3 and 4 of which only the latter has an empty next hole.
    assert_eq!(perft(position, 3), 1 + 1);
    let last = Layout::of(Game::Nsolo).south(&[(6, 2)]).north(&[(15, 2)]).table();
    assert_eq!([1, 2].map(|depth| perft(last.0.position(), depth)), [1, 0]);
}
