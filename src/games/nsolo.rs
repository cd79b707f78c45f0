//! Nsolo, or Nchombwa (Malawi, Zambia), on 8 to 36 columns. By the rule of 1975 a capture takes the front hole and as
//! many single seeds again from anywhere; by that of 1913, the whole file and one more hole. Single seeds never join.
//!
//! Rules in docs/RULES.md: set-up §nsolo.start; sowing §nsolo.choose, §nsolo.step, §nsolo.pass; captures
//! §nsolo.capture, §nsolo.fewer, §nsolo.capture-1913; end §nsolo.wiped-out, §nsolo.repetition. What it shares with the
//! other games of four rows is in [`four_rows`](crate::games::four_rows).

use crate::event::TakeUnit;
use crate::games::four_rows::{FourRowGame, FourRows};
use crate::games::options::{NsoloCapture, NsoloRules};
use crate::games::traits::{Captures, Singles};
use crate::hole::Seeds;

/// A position of Nsolo.
pub type Nsolo = FourRows<NsoloRules>;

impl FourRowGame for NsoloRules {
    const SINGLES: Singles = Singles::Step;

    /// Two each, but none in the rightmost front hole (§nsolo.start).
    fn standard_holes(self) -> Vec<Seeds> {
        let columns = self.columns.number();
        (0..2 * columns).map(|own| if own == columns { 0 } else { 2 }).collect()
    }

    fn captures(self) -> Captures {
        match self.capture {
            NsoloCapture::Rule1975 => Captures::Front,
            NsoloCapture::Rule1913 => Captures::File,
        }
    }

    fn take_unit(self) -> TakeUnit {
        match self.capture {
            NsoloCapture::Rule1975 => TakeUnit::Seed,
            NsoloCapture::Rule1913 => TakeUnit::Hole,
        }
    }

    /// As many seeds again, or one whole hole (§nsolo.capture, §nsolo.capture-1913).
    fn earns(self, seeds: Seeds, _: bool) -> Seeds {
        match self.capture {
            NsoloCapture::Rule1975 => seeds,
            NsoloCapture::Rule1913 => 1,
        }
    }
}
