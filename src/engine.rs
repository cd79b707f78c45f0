//! The computer player: iterative deepening with alpha-beta.
//!
//! * Depth is counted in *turns*: takes are plies of the same side and cost no depth.
//! * Takes that differ only in their order are searched once, in the order of the holes. Where a capture earns more
//!   than a few takes, only the most promising are searched first ([`TAKES`]); a side is never called lost before all
//!   were.
//! * Endless sowings, repeated positions and wins follow the rules exactly. A result counts as proved only when every
//!   reply of the loser was tried.
//! * The same position, history and node budget give the same answer on every machine.

mod child;
mod evaluation;
mod levels;
mod search;
mod table;
mod thought;
mod tree;
mod worth;

pub use evaluation::{SEED, evaluate};
pub use levels::{LEVELS, Level};
pub use search::Searcher;
pub use thought::{Found, Limits, MAX_DEPTH};
pub use tree::TAKES;
pub use worth::Worth;
