//! Nsolo (Malawi, Zambia; also called Nchombwa): its rules, and the doubts about them.
//!
//! Numbers are those of the rule book, RULES.md. Tags: **T** said by the game's own source text, **O** by an older or
//! independent source on the same game, **R** said of a close relative and used here by analogy, **I** inferred, nothing
//! public settles it. The sources are listed in the [crate's documentation](crate#sources). What the three
//! four-row games share, their numbering of holes too, stands at the head of `four_rows.rs`.
//!
//! # 4.1 Initial position (certain)
//! Every hole 2, but the player's **rightmost front hole** (own number `n`) 0. T and San13 agree.
//! Seeds = 8n - 4: 60 (n = 8), 76 (10), 92 (12), 156 (20) - the last three printed in San13 - and 284 (36), printed
//! in T. T allows 4x8 to 4x36; San13 knows 10, 12, ... 20. Default n = 8, any n from 8 to 36 can be
//! chosen. T: on very large boards teams play.
//!
//! # 4.2 Rules
//! 1. Choose an own hole with two or more; sow; relay. The move ends in an empty hole. **T, O**
//! 2. Singles may be moved only when the player has no hole with two or more, and only into an **empty** next
//!    hole. **T, O**
//! 3. Capture (1975 rule, default): last seed alone in a front hole, facing front hole occupied: take it (front
//!    only). Then take **as many single seeds again**, from any holes of the opponent. **T**
//! 4. Fewer seeds left than owed: take them all; that wins. **I**
//! 5. Variant "1913": take the front hole, the back hole of the file, and one more whole hole anywhere (also when
//!    the back hole was empty). **O** (San13)
//! 6. The game ends when a player has no seeds or resigns. **T**
//! 7. The position repeats: draw. **T**
//! 8. All 2n holes hold exactly one seed: no seed may move; the player passes. **I** (see S-8)
//!
//! # 4.3 Ambiguities
//! | # | question | readings | support | default | option? |
//! | --- | --- | --- | --- | --- | --- |
//! | S-1 | which capture rule | A 1975; B 1913 | T (A), San13 (B) | A | **yes** |
//! | S-2 | how to model the free removal | A one seed at a time (`take` sub-moves, any occupied hole); B a whole distribution as one move; C whole holes until the count is met | A keeps every distribution of T reachable with at most 2n choices per step; B explodes (4 seeds over 14 holes of up to 3: 2,366 ways; 10 seeds: 773,773) | A; the page adds "take all from this hole" | no |
//! | S-3 | may he take fewer? | A must; B may | "entitles" is a right; declining is hardly ever useful | A | no |
//! | S-4 | from the file just attacked too, e.g. its back hole? | A yes | "any part" | A | no |
//! | S-5 | back hole captured automatically? | A no (1975); B yes (1913) | | by S-1 | - |
//! | S-6 | opponent has fewer than owed | A all taken, win | only sensible reading | A | no |
//! | S-7 | can a single's step capture? | A yes | the capture rule asks only where the last seed falls | A | no |
//! | S-8 | seeds but no legal move: happens only with all 2n holes single (if one hole is empty, the seed behind it can step) | A pass; B loses; C a single may then join | T ends the game in three named ways only, none of them this; two passes in a row repeat the position, i.e. draw | A | no |
//! | S-9 | what is "the position" | A both rows and side to move, first recurrence; B third recurrence | T says "repeats" | A | no |
//! | S-10 | start hole skipped | as N-8 | | no | no |
//! | S-11 | never-ending sowing | section 6 | | not playable | yes |
//! | S-12 | 1913: extra hole when the back hole is empty | A yes; B no | San13 explicit A; Ludii's English summary and code B | A | no |

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

/// The two documented capture rules (S-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Capture {
    /// The front hole, then as many single seeds again from anywhere (4.2.3).
    Rule1975,
    /// The front hole, the back hole of the file and one more whole hole (4.2.5).
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

    /// A player's standard holes by own number (4.1): two each, but none in the rightmost front hole.
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

    /// Holes with two or more; else singles with an empty next hole; else, all holes being single, a pass (4.2.1, 4.2.2,
    /// 4.2.8).
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
