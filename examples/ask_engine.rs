//! Asks the engine for the best move of a position: `cargo run --release --example ask_engine` prints
//!
//! ```text
//! South to move, looked 6 turns ahead
//! A8: about +1.4 points
//! A1: about -1.4 points
//! A5: about -7.9 points
//! level 2 plays A1
//! ```

use std::error::Error;

use mancala::engine::{LEVELS, Limits, Searcher, Worth};
use mancala::{Move, Position, link};

/// A share code: a game of Embeli after some turns, see [`mancala::link`].
pub const GAME: &str = "1E.S..2341196812A4553289.uK3";

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", advice(GAME)?);
    Ok(())
}

/// The engine's opinion of the game in a share code.
pub fn advice(code: &str) -> Result<String, Box<dyn Error>> {
    let game = link::decode(code)?;
    let position = game.position();
    let board = position.board();
    let name = |mv: Move| match mv {
        Move::Sow(hole) | Move::Take(hole) => board.name(hole).to_string(),
        Move::Pass => "pass".to_owned(),
    };
    // A mind remembers positions: here up to 2^16 of them. The same budget of positions gives the same answer
    // everywhere.
    let mut mind = Searcher::new(16);
    let found = mind
        .rank(position, game.history(), &Limits::nodes(20_000))
        .ok_or("the game is over")?;
    let mut advice = format!("{:?} to move, looked {} turns ahead\n", position.turn(), found.depth);
    for &(mv, worth) in found.moves.iter().take(3) {
        advice += &match worth {
            Worth::About(hundredths) => format!("{}: about {:+.1} points\n", name(mv), f64::from(hundredths) / 100.0),
            Worth::Wins(turns) => format!("{}: wins in {turns} turns\n", name(mv)),
            Worth::Loses(turns) => format!("{}: loses in {turns} turns\n", name(mv)),
        };
    }
    // A level from 1 to 6 plays as somebody of that strength; chance, here 7, decides among moves that seem as good.
    let level = LEVELS[1];
    let chosen = level.choose(&mut mind, position, game.history(), &|| false, 7);
    advice += &format!("level 2 plays {}\n", name(chosen.ok_or("the game is over")?));
    Ok(advice)
}
