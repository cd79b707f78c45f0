//! Nakabili (Zambia). A capture takes the front hole, the back hole of the file and a hole of the player's choice, a
//! first capture two holes more. A player with only single seeds must join two if possible.
//!
//! Rules in docs/RULES.md: set-up §nakabili.start; sowing §nakabili.choose, §nakabili.mutwi, §nakabili.join,
//! §nakabili.step; captures §nakabili.capture, §nakabili.facing-empty, §nakabili.first-capture; end
//! §nakabili.wiped-out, §nakabili.repetition. What it shares with the other games of four rows is in
//! [`four_rows`](crate::games::four_rows).

use crate::event::{Sink, TakeUnit};
use crate::games::four_rows::{FourRowGame, FourRows, OwnHoles};
use crate::games::options::Game;
use crate::games::setup::Setup;
use crate::games::sowing::{Lap, Laps, Start};
use crate::hole::{Hole, Seeds};
use crate::moves::MoveList;
use crate::outcome::Refusal;

/// A position of Nakabili.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nakabili {
    rows: FourRows,
    /// Whether South and North have captured before (§nakabili.first-capture).
    captured_before: [bool; 2],
    /// Free holes at a player's first capture (§N-3).
    first_bonus: Seeds,
}

impl Nakabili {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> Nakabili {
        let first_bonus = if setup.options.get("first_bonus") == "3" { 3 } else { 2 };
        Nakabili {
            rows: FourRows::new(setup),
            captured_before: setup.has_captured,
            first_bonus,
        }
    }

    /// A player's standard holes by own number (§nakabili.start).
    pub(crate) fn standard_holes(setup: &str) -> [Seeds; 16] {
        match setup {
            "taper-right" => [2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 2, 2, 2, 2, 2, 2],
            _ => [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0],
        }
    }
}

impl Laps for Nakabili {
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

impl FourRowGame for Nakabili {
    const GAME: Game = Game::Nakabili;

    fn rows(&self) -> &FourRows {
        &self.rows
    }

    fn rows_mut(&mut self) -> &mut FourRows {
        &mut self.rows
    }

    fn unit(&self) -> TakeUnit {
        TakeUnit::Hole
    }

    fn captured_before(&self) -> [bool; 2] {
        self.captured_before
    }

    fn head(&self) -> Option<Hole> {
        self.rows.mutwi()
    }

    fn own_key(&self) -> u64 {
        let [south, north] = self.captured_before.map(u64::from);
        Game::Nakabili as u64 | south << 2 | north << 3 | u64::from(self.first_bonus) << 4
    }

    fn sowings(&self) -> MoveList {
        self.rows.join_sowings()
    }

    fn no_sowing(&self, _: Hole) -> Refusal {
        self.rows.not_joining()
    }

    /// Front hole, back hole and one free hole, at a player's first capture more (§nakabili.capture,
    /// §nakabili.facing-empty, §nakabili.first-capture).
    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S) {
        let Some(facing) = self.rows.captured_by(last, sink) else {
            return self.rows.end_turn(sink);
        };
        self.rows.capture_file(last, facing, sink);
        let before = std::mem::replace(&mut self.captured_before[self.rows.turn.index()], true);
        self.rows
            .owe(if before { 1 } else { self.first_bonus }, TakeUnit::Hole, sink);
    }
}
