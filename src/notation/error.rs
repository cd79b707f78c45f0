//! What can be wrong with the text of a record, and where.

use thiserror::Error;

use crate::games::setup::{SetupError, SetupFault};
use crate::hole::Seeds;
use crate::outcome::Refusal;

/// Why a text holds no records.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct TextError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: TextFault,
}

/// What is wrong at some position of a text, with what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextFault {
    /// The text is too long to be read.
    #[error("the text is longer than {limit} bytes")]
    TooLong {
        /// The most bytes.
        limit: usize,
    },
    /// One more game than a text may hold.
    #[error("the text holds more than {limit} games")]
    TooManyGames {
        /// The most games.
        limit: usize,
    },
    /// There is no game in the text.
    #[error("the text holds no game")]
    NoGame,
    /// A `{` without its `}`.
    #[error("the comment does not end")]
    OpenComment,
    /// A game must begin with its header `Game`, but something else stands there.
    #[error("expected the header Game")]
    GameExpected,
    /// A header is malformed.
    #[error("a header is [Name \"text\"]; expected {expected}")]
    HeaderForm {
        /// What should stand here: `name`, `"`, `]`, or `\\\\` for a backslash that is followed neither by another nor
        /// by a quote.
        expected: &'static str,
    },
    /// The game knows no such header.
    #[error("unknown header {name}")]
    UnknownHeader {
        /// Its name.
        name: String,
    },
    /// The game already has this header.
    #[error("the header {name} stands twice")]
    RepeatedHeader {
        /// Its name.
        name: String,
    },
    /// The header does not accept this value.
    #[error("expected {}", expected.join(", "))]
    UnknownValue {
        /// What it accepts.
        expected: &'static [&'static str],
    },
    /// Not a number of seeds.
    #[error("expected a number of seeds, at most {limit}")]
    SeedsExpected {
        /// The most seeds.
        limit: Seeds,
    },
    /// Too few or too many numbers in a header.
    #[error("expected {expected} numbers, found {found}")]
    WrongCount {
        /// How many it takes.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Some rows of the board are set up, but not all.
    #[error("the line {name} of the board is missing")]
    LineMissing {
        /// The missing row.
        name: String,
    },
    /// The set-up cannot be played.
    #[error("the set-up cannot be played: {faults:?}")]
    Setup {
        /// Every reason.
        faults: Vec<SetupFault>,
    },
    /// Neither a turn nor a result.
    #[error("expected a turn, as B3, B3:C4*2,D1, pass or resign")]
    TurnExpected,
    /// The number before a turn is wrong.
    #[error("this is turn {expected}")]
    TurnNumber {
        /// The right number.
        expected: usize,
    },
    /// The move cannot be played.
    #[error("illegal move: {refusal:?}")]
    Illegal {
        /// Why not.
        refusal: Refusal,
    },
    /// A record holds no more moves.
    #[error("the game is too long")]
    RecordFull,
    /// The game's result is a different one.
    #[error("the result of this game is {expected}")]
    Result {
        /// The result of the game.
        expected: &'static str,
    },
    /// Something follows the result of a game and does not begin another.
    #[error("the game ended here with its result")]
    AfterResult,
}

impl From<SetupError> for TextFault {
    fn from(error: SetupError) -> TextFault {
        TextFault::Setup { faults: error.faults }
    }
}

/// What is wrong at a byte of the text: an error whose line and column are not yet counted.
#[derive(Debug)]
pub(super) struct Wrong {
    pub at: usize,
    pub fault: TextFault,
}

impl Wrong {
    #[cold]
    pub fn at(at: usize, fault: TextFault) -> Box<Wrong> {
        Box::new(Wrong { at, fault })
    }

    pub fn in_text(self, text: &str) -> TextError {
        let before = text.get(..self.at).unwrap_or(text);
        let (mut line, mut column) = (1, 1);
        for letter in before.chars() {
            column += 1;
            if letter == '\n' {
                line += 1;
                column = 1;
            }
        }
        TextError {
            line,
            column,
            fault: self.fault,
        }
    }
}
