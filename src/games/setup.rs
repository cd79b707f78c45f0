//! Set-ups: any arrangement of a board. See [`start`](crate::games::start) for what is done with them.

use serde::Serialize;
use thiserror::Error;

use crate::games::options::Options;
use crate::hole::{Hole, Seeds, Side};
use crate::outcome::Outcome;

/// The most seeds in a set-up, including those in the store and those already taken.
pub const MAX_SEEDS: Seeds = 999;

/// The start of a game: its rules and the arrangement of the board. It may be wrong in any way; [`Setup::position`]
/// checks it.
///
/// # Examples
/// ```
/// use mancala::games::setup::SetupFault;
/// use mancala::{Game, Options, Setup, Side};
///
/// let mut setup = Setup::standard(Options::standard(Game::Nsolo).with("columns", "12")?);
/// assert_eq!(setup.seeds.iter().sum::<u16>(), 92);
/// assert!(setup.position().is_ok());
///
/// setup.seeds[24..].fill(0);
/// setup.store = 1;
/// let error = setup.position().unwrap_err();
/// assert_eq!(error.faults, [SetupFault::NoSeeds { side: Side::North }, SetupFault::NoStore]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// The set-up is for a board of another size.
    WrongHoles {
        /// Holes of the game's board.
        expected: usize,
        /// Holes in the set-up.
        found: usize,
    },
    /// More than [`MAX_SEEDS`].
    TooManySeeds {
        /// Seeds on the board, in the store and taken.
        found: u32,
        /// The most there may be.
        limit: Seeds,
    },
    /// A side of a four-row game has no seeds, so it has lost already.
    NoSeeds {
        /// The side without seeds.
        side: Side,
    },
    /// A closed hole that the board does not have, or any closed hole in a four-row game.
    NoHoleToClose {
        /// The hole.
        hole: Hole,
    },
    /// An nti is never closed (§embeli.nti).
    ClosedNti {
        /// The nti.
        hole: Hole,
    },
    /// A closed hole is always empty.
    ClosedHoleHasSeeds {
        /// The hole.
        hole: Hole,
    },
    /// Seeds in the store of a game that has none.
    NoStore,
    /// Seeds taken in Embeli, where nobody takes any.
    NoTakenSeeds,
    /// A first capture in a game where it does not matter.
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
