//! How games start: the standard set-ups, and the check of all others.

use crate::games::any::AnyPosition;
use crate::games::options::Options;
use crate::games::position::Position;
use crate::games::setup::{MAX_SEEDS, Setup, SetupError, SetupFault};
use crate::hole::{Hole, Row, Side};

impl Setup {
    /// The standard set-up of a game, with South to move (§nakabili.start, §kabwanga.start, §nsolo.start,
    /// §embeli.start).
    #[must_use]
    pub fn standard(options: Options) -> Setup {
        Setup {
            options,
            seeds: options.standard_holes().repeat(2),
            closed: Vec::new(),
            store: 0,
            taken: [0; 2],
            has_captured: [false; 2],
            turn: Side::South,
        }
    }

    /// Whether this is the game's standard set-up, whoever begins.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        *self
            == Setup {
                turn: self.turn,
                ..Setup::standard(self.options)
            }
    }

    /// The position to play from.
    ///
    /// # Errors
    /// [`SetupError`] with every reason why the set-up cannot be played.
    pub fn position(&self) -> Result<AnyPosition, SetupError> {
        let mut faults = self.faults();
        if faults.is_empty() {
            let position = AnyPosition::new(self);
            match position.outcome() {
                None => return Ok(position),
                Some(outcome) => faults.push(SetupFault::AlreadyOver { outcome }),
            }
        }
        Err(SetupError { faults })
    }

    /// All faults that show without a position.
    fn faults(&self) -> Vec<SetupFault> {
        let board = self.options.board();
        let traits = self.options.traits();
        let mut faults = Vec::new();

        let (expected, found) = (board.hole_count(), self.seeds.len());
        if expected != found {
            faults.push(SetupFault::WrongHoles { expected, found });
        }
        let found = self
            .seeds
            .iter()
            .chain(&self.taken)
            .chain([&self.store])
            .map(|&seeds| u32::from(seeds))
            .sum();
        if found > u32::from(MAX_SEEDS) {
            faults.push(SetupFault::TooManySeeds {
                found,
                limit: MAX_SEEDS,
            });
        }
        let seeds = |hole: Hole| self.seeds.get(hole.index()).copied().unwrap_or(0);
        if traits.takes {
            let empty = |&side: &Side| board.holes_of(side).all(|hole| seeds(hole) == 0);
            faults.extend(
                Side::ALL
                    .into_iter()
                    .filter(empty)
                    .map(|side| SetupFault::NoSeeds { side }),
            );
        }
        for &hole in &self.closed {
            if !traits.closes || !board.has(hole) {
                faults.push(SetupFault::NoHoleToClose { hole });
            } else if board.row(hole) == Row::Nti {
                faults.push(SetupFault::ClosedNti { hole });
            } else if seeds(hole) > 0 {
                faults.push(SetupFault::ClosedHoleHasSeeds { hole });
            }
        }
        if !traits.closes && self.store > 0 {
            faults.push(SetupFault::NoStore);
        }
        if !traits.takes && self.taken != [0; 2] {
            faults.push(SetupFault::NoTakenSeeds);
        }
        if !traits.first_capture && self.has_captured != [false; 2] {
            faults.push(SetupFault::NoFirstCapture);
        }
        faults
    }
}
