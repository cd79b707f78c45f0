//! The names and words of headers, shared by reading and writing.

use crate::board::{Board, HoleName};
use crate::games::options::{Choice, Game, Options};
use crate::hole::{Hole, Side};
use crate::outcome::Outcome;

/// What a file says about a game besides the game itself. Any of these may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The occasion or place of the game.
    pub event: String,
    /// When it was played, in any form.
    pub date: String,
    /// Who played South.
    pub south: String,
    /// Who played North.
    pub north: String,
}

/// The headers of names, in the order in which they are written.
pub(super) const NAMES: [&str; 4] = ["Event", "Date", "South", "North"];

impl Names {
    /// The texts of these headers.
    pub(super) fn texts(&self) -> [&str; 4] {
        [&self.event, &self.date, &self.south, &self.north]
    }
}

pub(super) const GAME: &str = "Game";
pub(super) const STORE: &str = "Store";
pub(super) const TAKEN: &str = "Taken";
pub(super) const CAPTURED: &str = "Captured";
pub(super) const BEGINS: &str = "Begins";
pub(super) const RESULT: &str = "Result";

/// A closed hole among the seeds of a row.
pub(super) const CLOSED: &str = "x";

/// Whether a game has a header of this name, in upper or lower case.
pub(super) fn known(game: Game, name: &str) -> bool {
    let options = Options::standard(game);
    let traits = options.traits();
    let own = [
        (TAKEN, traits.takes),
        (CAPTURED, traits.first_capture),
        (STORE, traits.closes),
    ];
    let own = own.iter().filter(|(_, known)| *known).map(|(name, _)| name);
    let mut words = own.chain(&[BEGINS, RESULT]).chain(&NAMES).chain(rows(options.board()));
    words.any(|known| known.eq_ignore_ascii_case(name)) || game.choices().iter().any(|choice| is_choice(choice, name))
}

/// The header of a choice: `FirstBonus` for `first_bonus`.
pub(super) fn choice(choice: &Choice) -> String {
    let mut name = String::new();
    let mut starts = true;
    for letter in choice.key.chars() {
        if letter != '_' {
            name.push(if starts { letter.to_ascii_uppercase() } else { letter });
        }
        starts = letter == '_';
    }
    name
}

/// Whether this is the header of a choice, in upper or lower case.
pub(super) fn is_choice(choice: &Choice, name: &str) -> bool {
    let letters = choice.key.bytes().filter(|&letter| letter != b'_');
    letters.eq(name.bytes().map(|letter| letter.to_ascii_lowercase()))
}

/// The headers of the board's rows from the top of the screen.
pub(super) fn rows(board: Board) -> &'static [&'static str] {
    match board {
        Board::FourRows { .. } => &["D", "C", "B", "A"],
        Board::Ring => &["C", "B", "A"],
    }
}

/// The holes of a row from the left.
pub(super) fn holes(board: Board, row: &str) -> impl Iterator<Item = Hole> {
    let row = row.bytes().next().map_or(0, |letter| letter - b'A');
    (1..=board.columns()).filter_map(move |column| board.hole_named(HoleName { row, column }))
}

/// How the sides are written.
pub(super) const SIDES: &[&str] = &["South", "North"];

/// How a side is written.
pub(super) const fn side(side: Side) -> &'static str {
    SIDES[side.index()]
}

/// All results.
pub(super) const RESULTS: &[&str] = &[SIDES[0], SIDES[1], DRAW, GOES_ON];

const DRAW: &str = "draw";
const GOES_ON: &str = "*";

/// How the result of a game is written.
pub(super) fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome { winner, .. }) => winner.map_or(DRAW, side),
        None => GOES_ON,
    }
}
