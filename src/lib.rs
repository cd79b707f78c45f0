//! The rules of four African mancala games: Nakabili, Kabwanga, Nsolo and Embeli.
//!
//! A [`Setup`] is checked into an [`AnyPosition`]; a [`Record`] is a game as played. A [`Sink`] receives everything
//! that happens in a turn as [`Event`]s.
//!
//! # The rule book
//! `docs/RULES.md` has all rules, each with a name, its source and its doubts. Code and tests cite a rule by its name
//! after a section sign, such as §nakabili.first-capture; `tests/rule_book.rs` checks that the book has all these
//! names.
//!
//! # Example
//! `examples/` has small complete programs: they play a game, read a record, ask the engine.
//!
//! ```
//! use mancala::{Event, Game, Hole, Move, Options, Record, Setup};
//!
//! let mut record = Record::new(Setup::standard(Options::standard(Game::Nsolo))).unwrap();
//! let mut events = Vec::new();
//! record.play(Move::Sow(Hole(6)), &mut events).unwrap();
//! assert!(matches!(events[0], Event::Lift { hole: Hole(6), seeds: 2, .. }));
//! assert_eq!(mancala::link::encode(&record), "1S.S..6.osA");
//! assert_eq!(mancala::link::decode("1S.S..6.osA").unwrap().position(), record.position());
//! ```
#![warn(missing_docs)]

// Lets the benchmark share its code with this crate.
#[cfg(feature = "bench")]
extern crate self as mancala;

pub mod board;
pub mod engine;
pub mod event;
pub mod games;
pub mod hole;
pub mod link;
pub mod moves;
pub mod notation;
pub mod outcome;
pub mod record;
#[cfg(target_arch = "wasm32")]
mod wasm;
#[cfg(all(feature = "bench", target_arch = "wasm32"))]
#[path = "../benches/speed/work.rs"]
#[allow(dead_code, reason = "only the search is measured in WebAssembly")]
mod work;

pub use board::Board;
pub use event::{Event, Sink};
pub use games::any::AnyPosition;
pub use games::options::{Game, Options};
pub use games::position::Position;
pub use games::setup::Setup;
pub use hole::{Hole, Row, Seeds, Side};
pub use moves::Move;
pub use outcome::Outcome;
pub use record::{Act, Record};

/// A small allocator: the standard library's adds 1.6 kB to the download.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
