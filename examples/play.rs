//! Plays the first turns of Nsolo and tells what happens: `cargo run --example play` prints
//!
//! ```text
//! South sows A7: 1 lap, ends in B8, captures 2 seeds from C8
//! South takes 1 seed from D5
//! South takes 1 seed from C2
//! North sows D8: 3 laps, ends in C1, captures 2 seeds from B1
//! A6 cannot be sown: TakesOwed
//! ```

use std::error::Error;

use mancala::{Board, Event, Game, Hole, Move, Options, Position, Record, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", story()?);
    Ok(())
}

/// A line for each move.
pub fn story() -> Result<String, Box<dyn Error>> {
    let mut game = Record::new(Setup::standard(Options::standard(Game::Nsolo)))?;
    let board = game.position().board();
    let hole = |name: &str| board.holes().find(|&hole| board.name(hole).to_string() == name);
    let mut story = String::new();
    for (name, takes) in [("A7", false), ("D5", true), ("C2", true), ("D8", false)] {
        let hole = hole(name).ok_or("the board has no such hole")?;
        let side = game.position().turn();
        let mv = if takes { Move::Take(hole) } else { Move::Sow(hole) };
        let mut events = Vec::new();
        game.play(mv, &mut events)?;
        story += &format!("{side:?} {}\n", told(board, &events));
    }
    // A move that is not legal is refused with the reason.
    let hole = hole("A6").ok_or("the board has no such hole")?;
    if let Some(refusal) = game.refusal(Move::Sow(hole)) {
        story += &format!("A6 cannot be sown: {refusal:?}\n");
    }
    Ok(story)
}

/// What happened in a move.
fn told(board: Board, events: &[Event]) -> String {
    let name = |hole: Hole| board.name(hole).to_string();
    let laps = |event: &&Event| matches!(event, Event::LapEnd { .. });
    let mut parts = Vec::new();
    for event in events {
        match *event {
            Event::Lift { hole, .. } => {
                let laps = events.iter().filter(laps).count();
                parts.push(format!(
                    "sows {}: {laps} lap{}",
                    name(hole),
                    if laps == 1 { "" } else { "s" }
                ));
            }
            Event::Capture { hole, seeds, .. } => parts.push(format!("captures {seeds} seeds from {}", name(hole))),
            Event::Take { hole, seeds } => parts.push(format!("takes {seeds} seed from {}", name(hole))),
            _ => {}
        }
    }
    let last = events.iter().rev().find_map(|event| match *event {
        Event::LapEnd { hole, .. } => Some(hole),
        _ => None,
    });
    if let Some(last) = last {
        parts.insert(1, format!("ends in {}", name(last)));
    }
    parts.join(", ")
}
