//! Replays games played by an independent model of the rules: legal moves, events and the position after each step must
//! be equal. `MANCALA_VECTORS=DIR` checks the files of another folder. Format: `tests/vectors/README.md`.

use std::path::PathBuf;

use mancala::notation::{self, Names};
use mancala::{AnyPosition, Event, Game, Hole, Move, Options, Outcome, Position, Record, Setup, Side, link};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    std::env::var_os("MANCALA_VECTORS").map_or_else(|| own.into(), PathBuf::from)
}

#[test]
fn every_recorded_game_is_replayed_exactly() {
    let folder = folder();
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    files.sort();
    let (mut games, mut steps) = (0, 0);
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap();
        for (line, game) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let place = format!("{}:{}", file.display(), line + 1);
            steps += replay(&serde_json::from_str(game).expect(&place), &place);
            games += 1;
        }
    }
    println!("vectors: {} files, {games} games, {steps} steps", files.len());
    assert!(steps > 0, "no games in {}", folder.display());
}

/// Replays one game and returns its number of steps.
fn replay(game: &Value, place: &str) -> usize {
    let setup = setup(game, place);
    let mut record = Record::new(setup).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(state(&record), game["start"], "{place}: start");
    let steps = game["steps"].as_array().expect(place);
    for (at, step) in steps.iter().enumerate() {
        let place = format!("{place}: step {}", at + 1);
        let legal = record.position().legal_moves();
        let written: Vec<String> = legal.iter().map(|&mv| write_move(record.position(), mv)).collect();
        assert_eq!(json!(written), step["legal"], "{place}: legal moves");
        let chosen = written.iter().position(|mv| *mv == step["move"]).expect(&place);
        let board = record.position().board();
        let side = record.position().turn();
        let mut events = Vec::new();
        record.play(legal[chosen], &mut events).expect(&place);
        let own = |hole| own_number(board.side(hole), &record, hole);
        let opponents = |hole: Hole| {
            assert_ne!(
                board.side(hole),
                side,
                "{place}: captures and takes are from the opponent"
            );
            own(hole)
        };
        let trace: Vec<Value> = events
            .iter()
            .filter_map(|event| trace_item(event, own, opponents))
            .collect();
        assert_eq!(json!(trace), step["trace"], "{place}: trace");
        assert_eq!(state(&record), step["after"], "{place}: position after");
    }
    assert_written(&record, place);
    steps.len()
}

/// Its link and its text restore the game.
fn assert_written(record: &Record, place: &str) {
    let code = link::encode(record);
    let text = notation::write(record, &Names::default());
    let read = notation::read(&text).unwrap_or_else(|error| panic!("{place}: {error}\n{text}"));
    for copy in [&link::decode(&code).expect(place), &read[0].record] {
        assert_eq!(copy.setup(), record.setup(), "{place}");
        assert_eq!(copy.acts(), record.acts(), "{place}");
        assert_eq!(state(copy), state(record), "{place}");
    }
}

/// The hole's number in the vectors: the owner's own number on four rows, the ring number in Embeli.
fn own_number(_side: Side, record: &Record, hole: Hole) -> u8 {
    let board = record.position().board();
    if board == mancala::Board::Ring {
        hole.0
    } else {
        board.own_number(hole)
    }
}

fn options(game: &Value, place: &str) -> Options {
    let key = game["game"].as_str().expect(place);
    let kind = Game::from_key(key).unwrap_or_else(|| panic!("{place}: unknown game {key:?}"));
    let mut options = Options::standard(kind);
    for (key, value) in game["options"].as_object().expect(place) {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        // Only Nsolo has boards of several sizes; the vectors note the size of the others too.
        if key == "columns" && kind != Game::Nsolo {
            assert_eq!(value, "8", "{place}: columns");
            continue;
        }
        options
            .set(key, &value)
            .unwrap_or_else(|error| panic!("{place}: {error}"));
    }
    options
}

fn setup(game: &Value, place: &str) -> Setup {
    let start = &game["start"];
    let numbers = |value: &Value| -> Vec<u16> { serde_json::from_value(value.clone()).expect(place) };
    let mut setup = Setup::standard(options(game, place));
    if start["ring"].is_array() {
        setup.seeds = numbers(&start["ring"]);
        setup.closed = numbers(&start["closed"])
            .into_iter()
            .map(|hole| Hole(hole as u8))
            .collect();
        setup.store = start["store"].as_u64().expect(place) as u16;
    } else {
        setup.seeds = [numbers(&start["south"]), numbers(&start["north"])].concat();
        setup.taken = numbers(&start["taken"]).try_into().expect(place);
        if let Some(captured) = start.get("captured") {
            setup.has_captured = serde_json::from_value(captured.clone()).expect(place);
        }
    }
    setup.turn = if start["turn"] == 0 { Side::South } else { Side::North };
    setup
}

fn write_move(position: &AnyPosition, mv: Move) -> String {
    let number = |hole: Hole| match position {
        AnyPosition::Embeli(_) => hole.0,
        _ => position.board().own_number(hole),
    };
    match mv {
        Move::Sow(hole) => format!("s{}", number(hole)),
        Move::Take(hole) => format!("t{}", number(hole)),
        Move::Pass => "pass".to_owned(),
    }
}

fn trace_item(event: &Event, own: impl Fn(Hole) -> u8, opponents: impl Fn(Hole) -> u8) -> Option<Value> {
    Some(match *event {
        Event::Lift { hole, seeds, .. } | Event::Relay { hole, seeds, .. } | Event::Ahead { hole, seeds } => {
            json!(["lift", own(hole), seeds])
        }
        Event::LapEnd { hole, seeds, .. } => json!(["last", own(hole), seeds]),
        Event::Capture { hole, seeds, .. } => json!(["capture", opponents(hole), seeds]),
        Event::Take { hole, seeds } => json!(["take", opponents(hole), seeds]),
        Event::Toll { hole, .. } => json!(["toll", own(hole)]),
        Event::Close { hole } => json!(["close", own(hole)]),
        Event::Rest {
            why: mancala::event::Rest::Store,
            ..
        } => json!(["end in store"]),
        Event::Endless { hole, .. } => json!(["endless", own(hole)]),
        Event::Pass => json!(["pass"]),
        _ => return None,
    })
}

/// The present position in the form of the vectors.
fn state(record: &Record) -> Value {
    let position = record.position();
    let result = record.outcome().map(|Outcome { winner, .. }| match winner {
        Some(Side::South) => "south",
        Some(Side::North) => "north",
        None => "draw",
    });
    let (board, seeds, turn) = (position.board(), position.seeds(), position.turn().index());
    if let AnyPosition::Embeli(_) = position {
        let closed: Vec<u8> = board
            .holes()
            .filter(|&hole| position.is_closed(hole))
            .map(|hole| hole.0)
            .collect();
        return json!({"ring": seeds, "closed": closed, "store": position.store(), "turn": turn, "result": result});
    }
    let (south, north) = seeds.split_at(seeds.len() / 2);
    let mut state = json!({
        "south": south, "north": north, "taken": position.taken(), "turn": turn,
        "pending": position.owed(), "result": result,
    });
    if let AnyPosition::Nakabili(_) = position {
        state["captured"] = json!(position.has_captured());
    }
    state
}
