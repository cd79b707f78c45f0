//! The names of the headers and the words in them, as reading and writing share them.

use crate::board::{Board, HoleName};
use crate::hole::{Hole, Side};
use crate::position::Outcome;
use crate::rules::{Choice, Game, Options};

/// What a file tells of a game apart from the game itself. Each may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// What the game was played for, or where.
    pub event: String,
    /// When it was played, in any form.
    pub date: String,
    /// Who played South.
    pub south: String,
    /// Who played North.
    pub north: String,
}

impl Names {
    /// The text of each of their headers, in the order in which they are written.
    pub(super) fn headers_mut(&mut self) -> [(&'static str, &mut String); 4] {
        [
            ("Event", &mut self.event),
            ("Date", &mut self.date),
            ("South", &mut self.south),
            ("North", &mut self.north),
        ]
    }
}

pub(super) const GAME: &str = "Game";
pub(super) const STORE: &str = "Store";
pub(super) const TAKEN: &str = "Taken";
pub(super) const CAPTURED: &str = "Captured";
pub(super) const BEGINS: &str = "Begins";
pub(super) const RESULT: &str = "Result";

/// Stands for a closed hole among the seeds of a line.
pub(super) const CLOSED: &str = "x";

/// All headers that a game knows but `Game`.
pub(super) fn known(game: Game) -> Vec<String> {
    let board = Options::standard(game).board();
    let laid_out: &[&str] = match game {
        Game::Nakabili => &[TAKEN, CAPTURED],
        Game::Kabwanga | Game::Nsolo => &[TAKEN],
        Game::Embeli => &[STORE],
    };
    let mut known: Vec<String> = game.choices().iter().map(choice).collect();
    known.extend(Names::default().headers_mut().map(|(name, _)| name.to_owned()));
    known.extend(lines(board).map(|(name, _)| name));
    known.extend(laid_out.iter().chain(&[BEGINS, RESULT]).map(|&name| name.to_owned()));
    known
}

/// The header of a choice: `FirstBonus` for `first_bonus`.
pub(super) fn choice(choice: &Choice) -> String {
    let words = choice.key.split('_');
    let capital = |word: &str| {
        word.split_at_checked(1)
            .map(|(first, rest)| first.to_ascii_uppercase() + rest)
    };
    words.filter_map(capital).collect()
}

/// The lines of the board from the top of the screen, each with its header and its holes from the left.
pub(super) fn lines(board: Board) -> impl Iterator<Item = (String, Vec<Hole>)> {
    (0..board.lines()).rev().map(move |line| {
        let holes = (1..=board.columns()).filter_map(|column| board.hole_named(HoleName { line, column }));
        (char::from(b'A' + line).to_string(), holes.collect())
    })
}

/// The keys of all games.
pub(super) const GAMES: &[&str] = &[
    Game::ALL[0].key(),
    Game::ALL[1].key(),
    Game::ALL[2].key(),
    Game::ALL[3].key(),
];

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
