//! Nakabili (Zambia). A capture takes the front hole, the back hole of the file and a hole of the player's choice, a
//! first capture two holes more. A player with only single seeds must join two if possible.
//!
//! Rules in docs/RULES.md: set-up §nakabili.start; sowing §nakabili.choose, §nakabili.mutwi, §nakabili.join,
//! §nakabili.step; captures §nakabili.capture, §nakabili.facing-empty, §nakabili.first-capture; end
//! §nakabili.wiped-out, §nakabili.repetition. What it shares with the other games of four rows is in
//! [`four_rows`](crate::games::four_rows).

use crate::games::four_rows::{FourRowGame, FourRows};
use crate::games::options::{NakabiliRules, NakabiliSetup};
use crate::games::traits::Singles;
use crate::hole::Seeds;

/// A position of Nakabili.
pub type Nakabili = FourRows<NakabiliRules>;

impl FourRowGame for NakabiliRules {
    const SINGLES: Singles = Singles::Join;
    const FIRST_CAPTURE: bool = true;

    /// Depends on the option of the set-up (§nakabili.start).
    fn standard_holes(self) -> Vec<Seeds> {
        let holes = match self.setup {
            NakabiliSetup::TaperLeft => [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0],
            NakabiliSetup::TaperRight => [2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 2, 2, 2, 2, 2, 2],
        };
        holes.into()
    }

    /// One free hole, more at a player's first capture (§nakabili.capture, §nakabili.first-capture).
    fn earns(self, _: Seeds, first: bool) -> Seeds {
        if first { self.first_bonus.holes() } else { 1 }
    }
}
