//! Nsolo, or Nchombwa (Malawi, Zambia), on 8 to 36 columns. By the rule of 1975 a capture takes the front hole and as
//! many single seeds again from anywhere, by that of 1913 the whole file and one more hole. Single seeds never join.
//!
//! Rules in docs/RULES.md: set-up §nsolo.start; sowing §nsolo.choose, §nsolo.step, §nsolo.pass; captures
//! §nsolo.capture, §nsolo.fewer, §nsolo.capture-1913; end §nsolo.wiped-out, §nsolo.repetition. What it shares with the
//! other games of four rows is in [`four_rows`](crate::games::four_rows).

use crate::event::{Sink, TakeUnit};
use crate::games::four_rows::{FourRowGame, FourRows, OwnHoles};
use crate::games::options::Game;
use crate::games::setup::Setup;
use crate::games::sowing::{Lap, Laps, Start};
use crate::hole::{Hole, Seeds};
use crate::moves::{Move, MoveList};
use crate::outcome::Refusal;

/// A position of Nsolo.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nsolo {
    rows: FourRows,
    capture: Capture,
}

/// The two documented capture rules (§S-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Capture {
    /// The front hole, then as many single seeds again from anywhere (§nsolo.capture).
    Rule1975,
    /// The front hole, the back hole of the file and one more whole hole (§nsolo.capture-1913).
    Rule1913,
}

impl Nsolo {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> Nsolo {
        let capture = if setup.options.get("capture") == "1913" {
            Capture::Rule1913
        } else {
            Capture::Rule1975
        };
        Nsolo {
            rows: FourRows::new(setup),
            capture,
        }
    }

    /// A player's standard holes by own number (§nsolo.start): two each, but none in the rightmost front hole.
    pub(crate) fn standard_holes(columns: u8) -> Vec<Seeds> {
        (0..2 * columns).map(|own| if own == columns { 0 } else { 2 }).collect()
    }
}

impl Laps for Nsolo {
    type Last = Hole;
    type Course = OwnHoles;

    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Hole> {
        self.rows.relay_lap(start, sink)
    }

    fn course(&self) -> OwnHoles {
        self.rows.own_seeds()
    }

    fn provably_endless(&self, start: Start) -> bool {
        self.rows.never_alone(start)
    }
}

impl FourRowGame for Nsolo {
    const GAME: Game = Game::Nsolo;

    fn rows(&self) -> &FourRows {
        &self.rows
    }

    fn rows_mut(&mut self) -> &mut FourRows {
        &mut self.rows
    }

    fn unit(&self) -> TakeUnit {
        match self.capture {
            Capture::Rule1975 => TakeUnit::Seed,
            Capture::Rule1913 => TakeUnit::Hole,
        }
    }

    fn own_key(&self) -> u64 {
        Game::Nsolo as u64 | (self.capture as u64) << 2
    }

    /// Holes with two or more; else singles with an empty next hole; else, all holes being single, a pass
    /// (§nsolo.choose, §nsolo.step, §nsolo.pass).
    fn sowings(&self) -> MoveList {
        let mut moves = self.rows.heaps();
        if moves.is_empty() {
            moves = self.rows.singles(false);
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn no_sowing(&self, _: Hole) -> Refusal {
        if self.rows.heaps().is_empty() {
            Refusal::NextOccupied
        } else {
            Refusal::Single
        }
    }

    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S) {
        let Some(facing) = self.rows.captured_by(last, sink) else {
            return self.rows.end_turn(sink);
        };
        let takes = match self.capture {
            Capture::Rule1975 => self.rows.capture(facing, sink),
            Capture::Rule1913 => {
                self.rows.capture_file(last, facing, sink);
                1
            }
        };
        let unit = self.unit();
        self.rows.owe(takes, unit, sink);
    }
}
