//! The computer player.

pub mod evaluation;
pub mod levels;
pub mod search;
mod table;
