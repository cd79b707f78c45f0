//! What thinking may cost, and what it finds.

use crate::engine::worth::Worth;
use crate::moves::Move;

/// Turns that are looked ahead at the most.
pub const MAX_DEPTH: u32 = 60;

/// When to stop thinking.
pub struct Limits<'a> {
    /// Positions that may be looked at.
    pub nodes: u64,
    /// Turns to look ahead, at most [`MAX_DEPTH`].
    pub depth: u32,
    /// Asked now and then; thinking stops at once when it says so.
    pub stop: &'a dyn Fn() -> bool,
    /// Told what was found so far, after each depth.
    pub told: &'a dyn Fn(&Found),
}

impl Limits<'static> {
    /// As far as so many positions lead.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits {
            nodes,
            depth: MAX_DEPTH,
            stop: &|| false,
            told: &|_| (),
        }
    }

    /// So many turns ahead, however long it takes.
    #[must_use]
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits {
            nodes: u64::MAX,
            depth,
            stop: &|| false,
            told: &|_| (),
        }
    }
}

/// What thinking found.
#[derive(Clone, Debug)]
pub struct Found {
    /// All legal moves, best first, with what they are worth. Those behind the first are bounded from above only, unless the whole
    /// list was asked for with [`Searcher::rank`](crate::engine::Searcher::rank).
    pub moves: Vec<(Move, Worth)>,
    /// The expected course of the game, the best move first.
    pub line: Vec<Move>,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}
