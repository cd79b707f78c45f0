//! Kabwanga (Zambia), "the hyena". A lap that ends in an empty hole leaps on from the hole ahead when that holds two
//! or more. A capture takes the front hole and the back hole of the file, no more.
//!
//! Rules in docs/RULES.md: set-up §kabwanga.start; sowing §kabwanga.choose, §kabwanga.ahead, §kabwanga.rest,
//! §kabwanga.singles; captures §kabwanga.capture, §kabwanga.capture-inside; end §kabwanga.outcome. What it shares with
//! the other games of four rows is in [`four_rows`](crate::games::four_rows).

use crate::event::{Sink, TakeUnit};
use crate::games::four_rows::{FourRowGame, FourRows, OwnHoles};
use crate::games::options::Game;
use crate::games::setup::Setup;
use crate::games::sowing::{Lap, Laps, Start, Why};
use crate::hole::{Hole, Seeds};
use crate::moves::MoveList;
use crate::outcome::Refusal;

/// A position of Kabwanga.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kabwanga {
    rows: FourRows,
    /// Whether laps that go on from the hole ahead capture too (§kabwanga.capture-inside, §K-2).
    capture_inside_move: bool,
}

impl Kabwanga {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> Kabwanga {
        let capture_inside_move = setup.options.get("capture_inside_move") == "true";
        Kabwanga {
            rows: FourRows::new(setup),
            capture_inside_move,
        }
    }

    /// A player's standard holes by own number (§kabwanga.start).
    pub(crate) fn standard_holes(setup: &str) -> [Seeds; 16] {
        match setup {
            "fill-left" => [2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 2],
            "taper-left" => [2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 1, 0],
            _ => [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0],
        }
    }

    fn opponent_wiped_out(&self) -> bool {
        self.rows.wiped_out(self.rows.turn.opponent())
    }
}

impl Laps for Kabwanga {
    type Last = Hole;
    type Course = OwnHoles;

    /// Relay from an occupied last hole; from an empty one, the hole ahead (§kabwanga.choose, §kabwanga.ahead,
    /// §kabwanga.rest).
    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Hole> {
        let last = self.rows.lap(start, sink);
        if self.rows.occupied_before(last) {
            return Lap::Next(Start {
                hole: last,
                why: Why::Relay,
            });
        }
        let ahead = self.rows.next(last);
        if self.rows.at(ahead) < 2 {
            return Lap::Over(last);
        }
        if self.capture_inside_move
            && let Some(facing) = self.rows.captured_by(last, &mut ())
        {
            self.rows.capture_file(last, facing, sink);
            // Wiping out the opponent ends the game at once (§K-3).
            if self.opponent_wiped_out() {
                return Lap::Over(last);
            }
        }
        Lap::Next(Start {
            hole: ahead,
            why: Why::Ahead,
        })
    }

    // Captures inside the move change only the opponent's holes, which never change one's own sowing. At the first
    // repeat of one's own holes each capture of the whole cycle has been made, so nothing can end the sowing any more.
    fn course(&self) -> OwnHoles {
        self.rows.own_seeds()
    }

    fn provably_endless(&self, start: Start) -> bool {
        self.rows.never_alone(start)
    }
}

impl FourRowGame for Kabwanga {
    const GAME: Game = Game::Kabwanga;

    fn rows(&self) -> &FourRows {
        &self.rows
    }

    fn rows_mut(&mut self) -> &mut FourRows {
        &mut self.rows
    }

    fn unit(&self) -> TakeUnit {
        TakeUnit::Hole
    }

    fn head(&self) -> Option<Hole> {
        self.rows.mutwi()
    }

    fn own_key(&self) -> u64 {
        Game::Kabwanga as u64 | u64::from(self.capture_inside_move) << 2
    }

    fn sowings(&self) -> MoveList {
        self.rows.join_sowings()
    }

    fn no_sowing(&self, _: Hole) -> Refusal {
        self.rows.not_joining()
    }

    /// Front and back hole of the file, nothing else (§kabwanga.capture).
    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S) {
        if !self.opponent_wiped_out()
            && let Some(facing) = self.rows.captured_by(last, sink)
        {
            self.rows.capture_file(last, facing, sink);
        }
        self.rows.end_turn(sink);
    }
}
