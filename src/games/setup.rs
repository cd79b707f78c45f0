//! Set-ups: any lay-out of a board, checked before it becomes a position.

use serde::Serialize;
use thiserror::Error;

use crate::board::Board;
use crate::embeli::Embeli;
use crate::hole::{Hole, Row, Seeds, Side};
use crate::kabwanga::Kabwanga;
use crate::nakabili::Nakabili;
use crate::nsolo::Nsolo;
use crate::position::{AnyPosition, Outcome, Position};
use crate::rules::{Game, Options};

/// Most seeds that a set-up may have, those in the store and those already taken included.
pub const MAX_SEEDS: Seeds = 999;

/// The start of a game: its rules and how the board is laid out. It may be wrong in any way; [`Setup::position`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game and its choices.
    pub options: Options,
    /// Seeds of all holes, indexed by [`Hole`].
    pub seeds: Vec<Seeds>,
    /// Closed holes (Embeli).
    pub closed: Vec<Hole>,
    /// Seeds in the store (Embeli).
    pub store: Seeds,
    /// Seeds already taken by South and by North (four-row games).
    pub taken: [Seeds; 2],
    /// Whether South and North have captured before (Nakabili).
    pub has_captured: [bool; 2],
    /// Who moves first.
    pub turn: Side,
}

/// One reason why a set-up is not a position that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SetupFault {
    /// The lay-out is for a board of another size.
    WrongHoles {
        /// Holes of the game's board.
        expected: usize,
        /// Holes laid out.
        found: usize,
    },
    /// More than [`MAX_SEEDS`].
    TooManySeeds {
        /// Seeds laid out, in the store and taken.
        found: u32,
        /// The most there may be.
        limit: Seeds,
    },
    /// A side of a four-row game has no seeds, so it has lost already.
    NoSeeds {
        /// That side.
        side: Side,
    },
    /// A closed hole that the board does not have, or any closed hole in a four-row game.
    NoHoleToClose {
        /// The hole.
        hole: Hole,
    },
    /// A nti is never closed (RULES.md 5.3.7).
    ClosedNti {
        /// The nti.
        hole: Hole,
    },
    /// A closed hole is always empty.
    ClosedHoleHasSeeds {
        /// The hole.
        hole: Hole,
    },
    /// A store with seeds in a game that has none.
    NoStore,
    /// Seeds taken by a player in Embeli, where nobody takes any.
    NoTakenSeeds,
    /// A first capture noted in a game where it does not matter.
    NoFirstCapture,
    /// The side to move cannot move, so the game is over before it starts.
    AlreadyOver {
        /// How it would end.
        outcome: Outcome,
    },
}

/// Why a set-up is refused: every reason.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the set-up cannot be played: {faults:?}")]
pub struct SetupError {
    /// The reasons, at least one.
    pub faults: Vec<SetupFault>,
}

impl Options {
    /// The board of the game with these choices.
    #[must_use]
    pub fn board(self) -> Board {
        match self.game() {
            Game::Nakabili | Game::Kabwanga => Board::FourRows { columns: 8 },
            Game::Nsolo => Board::FourRows {
                columns: self.get("columns").parse().expect("a number of columns"),
            },
            Game::Embeli => Board::Ring,
        }
    }
}

impl Setup {
    /// The standard set-up of a game, with South to move (RULES.md 2.1, 3.1, 4.1, 5.2).
    #[must_use]
    pub fn standard(options: Options) -> Setup {
        let a_side: Vec<Seeds> = match options.game() {
            Game::Nakabili => Nakabili::standard_holes(options.get("setup")).into(),
            Game::Kabwanga => Kabwanga::standard_holes(options.get("setup")).into(),
            Game::Nsolo => Nsolo::standard_holes(options.board().columns()),
            Game::Embeli => Embeli::STANDARD_HOLES.into(),
        };
        Setup {
            options,
            seeds: a_side.repeat(2),
            closed: Vec::new(),
            store: 0,
            taken: [0; 2],
            has_captured: [false; 2],
            turn: Side::South,
        }
    }

    /// Whether this is the game's standard set-up, whoever begins.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        *self
            == Setup {
                turn: self.turn,
                ..Setup::standard(self.options)
            }
    }

    /// The position to play from.
    ///
    /// # Errors
    /// [`SetupError`] with every reason why the set-up cannot be played.
    pub fn position(&self) -> Result<AnyPosition, SetupError> {
        let mut faults = self.faults();
        if faults.is_empty() {
            let position = match self.options.game() {
                Game::Nakabili => AnyPosition::Nakabili(Nakabili::new(self)),
                Game::Kabwanga => AnyPosition::Kabwanga(Kabwanga::new(self)),
                Game::Nsolo => AnyPosition::Nsolo(Nsolo::new(self)),
                Game::Embeli => AnyPosition::Embeli(Embeli::new(self)),
            };
            match position.outcome() {
                None => return Ok(position),
                Some(outcome) => faults.push(SetupFault::AlreadyOver { outcome }),
            }
        }
        Err(SetupError { faults })
    }

    /// All faults that show without a position.
    fn faults(&self) -> Vec<SetupFault> {
        let board = self.options.board();
        let embeli = board == Board::Ring;
        let mut faults = Vec::new();

        let (expected, found) = (board.hole_count(), self.seeds.len());
        if expected != found {
            faults.push(SetupFault::WrongHoles { expected, found });
        }
        let found = self
            .seeds
            .iter()
            .chain(&self.taken)
            .chain([&self.store])
            .map(|&seeds| u32::from(seeds))
            .sum();
        if found > u32::from(MAX_SEEDS) {
            faults.push(SetupFault::TooManySeeds {
                found,
                limit: MAX_SEEDS,
            });
        }
        let seeds = |hole: Hole| self.seeds.get(hole.index()).copied().unwrap_or(0);
        if !embeli {
            let empty = |&side: &Side| board.holes_of(side).all(|hole| seeds(hole) == 0);
            faults.extend(
                Side::ALL
                    .into_iter()
                    .filter(empty)
                    .map(|side| SetupFault::NoSeeds { side }),
            );
        }
        for &hole in &self.closed {
            if !embeli || !board.has(hole) {
                faults.push(SetupFault::NoHoleToClose { hole });
            } else if board.row(hole) == Row::Nti {
                faults.push(SetupFault::ClosedNti { hole });
            } else if seeds(hole) > 0 {
                faults.push(SetupFault::ClosedHoleHasSeeds { hole });
            }
        }
        if !embeli && self.store > 0 {
            faults.push(SetupFault::NoStore);
        }
        if embeli && self.taken != [0; 2] {
            faults.push(SetupFault::NoTakenSeeds);
        }
        if self.options.game() != Game::Nakabili && self.has_captured != [false; 2] {
            faults.push(SetupFault::NoFirstCapture);
        }
        faults
    }
}
