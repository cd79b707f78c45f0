//! The four games: their options, their rules, and how they start.

pub mod any;
pub mod embeli;
pub mod four_rows;
pub mod kabwanga;
pub mod nakabili;
pub mod nsolo;
pub mod options;
pub mod perft;
pub mod position;
pub mod setup;
pub mod sowing;
pub mod start;
pub mod traits;
