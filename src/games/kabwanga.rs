//! Kabwanga (Zambia), "the hyena". A lap that ends in an empty hole leaps on from the hole ahead when that holds two
//! or more. A capture takes the front hole and the back hole of the file, no more.
//!
//! Rules in docs/RULES.md: set-up §kabwanga.start; sowing §kabwanga.choose, §kabwanga.ahead, §kabwanga.rest,
//! §kabwanga.singles; captures §kabwanga.capture, §kabwanga.capture-inside; end §kabwanga.outcome. What it shares with
//! the other games of four rows is in [`four_rows`](crate::games::four_rows).

use crate::event::Sink;
use crate::games::four_rows::{FourRowGame, FourRows};
use crate::games::options::{CaptureInside, KabwangaRules, KabwangaSetup};
use crate::games::position::Position;
use crate::games::traits::Singles;
use crate::hole::{Hole, Seeds};

/// A position of Kabwanga.
pub type Kabwanga = FourRows<KabwangaRules>;

impl FourRowGame for KabwangaRules {
    const SINGLES: Singles = Singles::Join;
    const LOOKS_AHEAD: bool = true;

    /// Depends on the option of the set-up (§kabwanga.start).
    fn standard_holes(self) -> Vec<Seeds> {
        let holes = match self.setup {
            KabwangaSetup::Fill => [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0],
            KabwangaSetup::FillLeft => [2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 2],
            KabwangaSetup::TaperLeft => [2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 1, 0],
        };
        holes.into()
    }

    /// Nothing more than the file (§kabwanga.capture).
    fn earns(self, _: Seeds, _: bool) -> Seeds {
        0
    }

    /// From the hole ahead, when it holds two or more (§kabwanga.ahead, §kabwanga.rest); by option after a
    /// capture (§kabwanga.capture-inside).
    fn goes_on<S: Sink>(rows: &mut Kabwanga, last: Hole, sink: &mut S) -> Option<Hole> {
        let ahead = Some(rows.board().next(last)).filter(|&ahead| rows.at(ahead) >= 2)?;
        if rows.rules.capture_inside == CaptureInside::Yes
            && let Ok(facing) = rows.faced(last)
        {
            rows.capture(last, facing, sink);
            // Wiping out the opponent ends the game at once (§K-3).
            if rows.opponent_wiped_out() {
                return None;
            }
        }
        Some(ahead)
    }
}
