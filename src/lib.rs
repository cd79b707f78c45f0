//! The rules of four African mancala games: Nakabili, Kabwanga, Nsolo and Embeli.
//!
//! A [`Setup`] is checked into an [`AnyPosition`]; a [`Record`] is a game as played. Everything that happens in a turn is told
//! to a [`Sink`] as [`Event`]s.
//!
//! # The rule book
//! Each game's module is its rule book, doubts included. Code and tests cite it as `RULES.md` with a number: 1 is
//! [`four_rows`](games::four_rows), 2 [`nakabili`](games::nakabili), 3 [`kabwanga`](games::kabwanga), 4 [`nsolo`](games::nsolo), 5
//! [`embeli`](games::embeli), 6 [`sowing`](games::sowing) (sowings that never end), 7 the worked examples in `tests/rules_*.rs`, 12 the
//! choices in [`options`](games::options).
//!
//! # Example
//!
//! ```
//! use mancala::{Event, Game, Hole, Move, Options, Record, Setup};
//!
//! let mut record = Record::new(Setup::standard(Options::standard(Game::Nsolo))).unwrap();
//! let mut events = Vec::new();
//! record.play(Move::Sow(Hole(6)), &mut events).unwrap();
//! assert_eq!(events[0], Event::Lift { hole: Hole(6), seeds: 2 });
//! assert_eq!(mancala::link::encode(&record), "1S.S..6.osA");
//! assert_eq!(mancala::link::decode("1S.S..6.osA").unwrap().position(), record.position());
//! ```
//!
//! # Sources
//! * San13: M. G. Sanderson, *Native Games of Central Africa*, Journal of the Royal Anthropological Institute 43 (1913), 733-744.
//! * Cha56: J. H. Chaplin, *A Note on Mancala Games in Northern Rhodesia*, Man 56 (1956), 168-170.
//! * The source texts (T): the Mancala World articles *Nakabili* (Alberto Bertaggia), *Kabwanga* (Ralf Gering) and *Nsolo* (Ralf
//!   Gering), CC BY-SA 2.5; *Embeli*, adapted from the Wikinfo article of that name, GNU FDL. Rules are retold in our own words.
//! * Mul: Mulabalaba, Mancala World. Haw: A. de Voogt 2003 on Hawalis (Oman). Chi: Chisolo of the Ila (Smith & Dale 1920).
//!   Mar: Maruba of the Pedi. Mef: Mefuvha of the Venda. Njo: Njombwa of the Yao (Sanderson 1913). Deka: Deka of the Yombe
//!   (P. Townshend 1977). Omw: Omweso.
//! * MG: the program StoneShark/MancalaGames. Ben: the program Ben's Mancala (a list after Russ).
//! * Not reachable so far: Chaplin's diagrams, Halkin & Viaene 1911, Townshend 1977/1979, Young 1975, Russ 2000, and the pictures of
//!   the initial positions. So the set-ups of Nakabili and Kabwanga are reconstructions.
#![warn(missing_docs)]

// So that the benchmark's work is the same code inside and outside.
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

/// A small allocator: that of the standard library weighs 1.6 kB more over the wire.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
