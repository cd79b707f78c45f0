//! Moves: the atomic choices a player makes.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::hole::Hole;

/// One choice. A turn is a sowing followed by the takes it earns, or a pass (§four-rows.turn).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "type", content = "hole", rename_all = "camelCase")]
pub enum Move {
    /// Sow the seeds of one's own hole.
    Sow(Hole),
    /// Take from an opponent's hole: all of it or one seed, depending on the game.
    Take(Hole),
    /// Pass, because nothing can move.
    Pass,
}

/// The most legal moves: one for every hole of one side of 4×36.
pub const MAX_MOVES: usize = 72;

/// A list of moves that does not allocate.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;
