//! The limits of thinking, and its results.

use crate::engine::worth::Worth;
use crate::moves::Move;

/// The most turns to look ahead.
pub const MAX_DEPTH: u32 = 60;

/// When to stop thinking.
pub struct Limits<'a> {
    /// The most positions to search.
    pub nodes: u64,
    /// How many turns to look ahead, at most [`MAX_DEPTH`].
    pub depth: u32,
    /// Called now and then; thinking stops at once when it returns true.
    pub stop: &'a dyn Fn() -> bool,
    /// Called with the result so far after each depth.
    pub told: &'a dyn Fn(&Found),
}

impl Limits<'static> {
    /// Limits the number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits {
            nodes,
            depth: MAX_DEPTH,
            stop: &|| false,
            told: &|_| (),
        }
    }

    /// Limits the depth in turns, however long it takes.
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

/// The result of thinking.
#[derive(Clone, Debug)]
pub struct Found {
    /// All legal moves with their values, best first. For those behind the first, the value is only an upper bound,
    /// unless [`Searcher::rank`](crate::engine::Searcher::rank) was asked for the whole list.
    pub moves: Vec<(Move, Worth)>,
    /// The expected course of the game, the best move first.
    pub line: Vec<Move>,
    /// How many turns were searched completely.
    pub depth: u32,
    /// How many positions were searched.
    pub nodes: u64,
}
