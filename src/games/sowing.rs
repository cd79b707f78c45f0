//! The engine that all sowings share. It recognises an endless sowing (§endless in docs/RULES.md) without sowing for
//! ever.
//!
//! A sowing is deterministic, so it never ends exactly when the start of a lap comes back: the same holes and the same
//! hole to lift (§endless.repeat). Brent's method finds the repeat with one kept copy and no set of visited boards. But
//! some repeats are too far away to wait for, such as that of §X1-embeli. What those have in common can be proved
//! endless at once (§endless.proof, `never_alone`). A limit on laps proves nothing; [`PATIENCE`] tells what happens to
//! a sowing that shows neither end, repeat nor proof.

use arrayvec::ArrayVec;

use crate::board::MAX_HOLES;
use crate::event::{Event, Lifted, Relayed, Sink};
use crate::games::options::Endless;
use crate::hole::{Hole, Seeds};

/// The start of a lap: which hole is lifted, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Start {
    pub hole: Hole,
    pub why: Why,
}

/// Why a hole is lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The player chose it.
    Chosen,
    /// The last seed fell in it while it was occupied.
    Relay(Relayed),
    /// It lies ahead of the empty hole where the last seed fell (Kabwanga).
    Ahead,
}

impl Start {
    /// The event for this start. `lifted` tells why the player chose this hole.
    pub fn event(self, seeds: Seeds, lifted: impl FnOnce() -> Lifted) -> Event {
        let hole = self.hole;
        match self.why {
            Why::Chosen => Event::Lift {
                hole,
                seeds,
                why: lifted(),
            },
            Why::Relay(why) => Event::Relay { hole, seeds, why },
            Why::Ahead => Event::Ahead { hole, seeds },
        }
    }
}

/// What follows a lap.
pub(crate) enum Lap<Last> {
    /// Another lap.
    Next(Start),
    /// The sowing is over.
    Over(Last),
}

/// A position that can sow: how each game sows one lap.
pub(crate) trait Laps: Clone {
    /// Where the last seed of a sowing can go.
    type Last;

    /// Lifts and sows one lap for the side to move, telling `sink`.
    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Self::Last>;

    /// All that the course of the sowing depends on, apart from the hole lifted next.
    type Course: Eq;

    /// What the course of the sowing depends on now.
    fn course(&self) -> Self::Course;

    /// A proof that laps from `start` on never end, see [`never_alone`]. False without such a proof.
    fn provably_endless(&self, start: Start) -> bool;
}

/// A proof that no last seed ever falls in an empty hole of a ring (§endless.proof), though the sowing may take
/// thousands of millions of laps to repeat.
///
/// `ring` holds the seeds of its *n* holes in sowing order, and hole *p* = `lifted` is lifted next. Call its place *c*
/// = *p*, and give hole *i* with *r* seeds the number *i* + *r* up to *p* and *i* + *r* + 1 beyond. Modulo *n* + 1,
/// each seed that falls adds 1 to *c* and changes no hole's number; when the hand passes the end of the ring, all
/// numbers rise by 1 together. Lifting a hole gives it the number *c*, and the lap ends with *c* at that hole's old
/// number. So the *n* + 1 numbers only change places for ever, and a last hole always holds the difference of two of
/// them. If none of the `differences` occurs between any two, no lap ever ends with that many seeds in its last hole;
/// 1 would be the end of the sowing.
pub(crate) fn never_alone(ring: impl Iterator<Item = Seeds>, lifted: usize, differences: &[u32]) -> bool {
    let numbers: ArrayVec<u32, MAX_HOLES> = ring
        .enumerate()
        .map(|(i, seeds)| i as u32 + u32::from(seeds) + u32::from(i > lifted))
        .collect();
    let modulus = numbers.len() as u32 + 1;
    let present = numbers
        .iter()
        .fold(1u128 << lifted, |set, number| set | 1 << (number % modulus));
    let turned = |by: u32| (present << by | present >> (modulus - by)) & ((1 << modulus) - 1);
    differences.iter().all(|&difference| present & turned(difference) == 0)
}

/// A sowing whose end cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEnd {
    /// It never ends.
    Endless,
    /// After [`PATIENCE`] laps it has neither ended nor come back to an earlier start, nor is there a proof that it
    /// never ends.
    OutOfSight,
}

/// Laps before the first check for endlessness: nearly all sowings are over by then and pay nothing for it.
const FIRST_LOOK: u32 = 16;

/// Laps after which a sowing is given up as undecided (§endless.undecided). That proves nothing; it only keeps one
/// board from holding up the program for long. Only crowded Kabwanga boards set up by hand have reached it, and no
/// sowing that ended took more than a few thousand laps.
pub const PATIENCE: u32 = 1 << 21;

/// Sows from `from` until the sowing is over, or known never to end (§endless.repeat, §endless.proof).
fn run<P: Laps, S: Sink>(position: &mut P, from: Hole, sink: &mut S) -> Result<P::Last, NoEnd> {
    let mut start = Start {
        hole: from,
        why: Why::Chosen,
    };
    let mut kept: Option<(P::Course, Hole)> = None;
    for laps in 0..PATIENCE {
        if let Some((course, hole)) = &kept
            && *hole == start.hole
            && *course == position.course()
        {
            return Err(NoEnd::Endless);
        }
        if laps >= FIRST_LOOK && laps.is_power_of_two() {
            if position.provably_endless(start) {
                return Err(NoEnd::Endless);
            }
            kept = Some((position.course(), start.hole));
        }
        match position.lap(start, sink) {
            Lap::Next(next) => start = next,
            Lap::Over(last) => return Ok(last),
        }
    }
    Err(NoEnd::OutOfSight)
}

/// Why sowing `from` would have no playable end, if so. `position` does not change.
pub(crate) fn no_end<P: Laps>(position: &P, from: Hole) -> Option<NoEnd> {
    run(&mut position.clone(), from, &mut ()).err()
}

/// Sows `from` for the side to move.
///
/// With [`Endless::Loses`] an endless sowing is sown, with its events, up to the first start of a lap that comes back;
/// when that takes more than [`MOST_TOLD`] laps, only for [`GLIMPSE`] laps.
///
/// # Errors
/// [`NoEnd`]. The position is then invalid and must be discarded, except after an endless sowing with
/// [`Endless::Loses`].
pub(crate) fn sow<P: Laps, S: Sink>(
    position: &mut P,
    from: Hole,
    endless: Endless,
    sink: &mut S,
) -> Result<P::Last, NoEnd> {
    // Only sowings known to end emit events, so a listener needs a silent run first.
    let before = (S::LISTENS || endless == Endless::Loses).then(|| position.clone());
    let sown = run(position, from, &mut ());
    let Some(before) = before else { return sown };
    match sown {
        Ok(_) if S::LISTENS => {
            *position = before;
            run(position, from, sink)
        }
        Err(NoEnd::Endless) if endless == Endless::Loses => {
            let mut walk = Walk {
                position: before,
                start: Start {
                    hole: from,
                    why: Why::Chosen,
                },
            };
            let repeat = walk.laps_until_repeat();
            let laps = repeat.unwrap_or(GLIMPSE);
            (0..laps).for_each(|_| walk.lap(sink));
            let hole = walk.start.hole;
            sink.event(Event::Endless {
                hole,
                laps,
                repeats: repeat.is_some(),
            });
            *position = walk.position;
            sown
        }
        sown => sown,
    }
}

/// The most laps of an endless sowing that are shown in full.
pub const MOST_TOLD: u32 = 30_000;

/// Laps shown of an endless sowing that is longer.
pub const GLIMPSE: u32 = 100;

/// The course of an endless sowing, one lap after the other.
#[derive(Clone)]
struct Walk<P> {
    position: P,
    start: Start,
}

impl<P: Laps> Walk<P> {
    fn lap<S: Sink>(&mut self, sink: &mut S) {
        match self.position.lap(self.start, sink) {
            Lap::Next(next) => self.start = next,
            Lap::Over(_) => unreachable!("a sowing that never ends has no last lap"),
        }
    }

    /// Whether both are at the same start of a lap.
    fn meets(&self, other: &Walk<P>) -> bool {
        self.start.hole == other.start.hole && self.position.course() == other.position.course()
    }

    /// Laps from here until a start of a lap comes back for the first time, if at most [`MOST_TOLD`].
    fn laps_until_repeat(&self) -> Option<u32> {
        let period = self.period()?;
        let (mut behind, mut ahead) = (self.clone(), self.clone());
        (0..period).for_each(|_| ahead.lap(&mut ()));
        let mut lead_in = 0;
        while !behind.meets(&ahead) {
            behind.lap(&mut ());
            ahead.lap(&mut ());
            lead_in += 1;
        }
        Some(lead_in + period).filter(|&laps| laps <= MOST_TOLD)
    }

    /// The number of laps after which everything repeats, by Brent's method; None if it is far above [`MOST_TOLD`].
    fn period(&self) -> Option<u32> {
        let mut walk = self.clone();
        let mut stretch = 1;
        while stretch <= 2 * MOST_TOLD {
            let kept = walk.clone();
            for laps in 1..=stretch {
                walk.lap(&mut ());
                if walk.meets(&kept) {
                    return Some(laps);
                }
            }
            stretch *= 2;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Sows lap after lap on a bare ring. Whether a last seed falls alone within this many laps.
    fn ends_within(laps: u32, mut ring: Vec<Seeds>, mut at: usize) -> bool {
        (0..laps).any(|_| {
            let hand = std::mem::take(&mut ring[at]);
            for _ in 0..hand {
                at = (at + 1) % ring.len();
                ring[at] += 1;
            }
            ring[at] == 1
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        #[test]
        fn a_sowing_proved_endless_does_not_end(
            ring in prop::collection::vec(0..7u16, 2..24),
            at in any::<prop::sample::Index>(),
        ) {
            let at = at.index(ring.len());
            if ring[at] > 0 && never_alone(ring.iter().copied(), at, &[1]) {
                prop_assert!(!ends_within(3_000, ring, at));
            }
        }
    }

    #[test]
    fn a_sowing_that_ends_is_never_proved_endless_and_some_proofs_succeed() {
        let (mut proved, mut ended) = (0, 0);
        // All rings of six holes with up to four seeds each.
        for code in 0..5u32.pow(6) {
            let ring: Vec<Seeds> = (0..6).map(|i| (code / 5u32.pow(i) % 5) as Seeds).collect();
            if ring[0] == 0 {
                continue;
            }
            let proof = never_alone(ring.iter().copied(), 0, &[1]);
            let ends = ends_within(2_000, ring, 0);
            assert!(!(proof && ends));
            proved += u32::from(proof);
            ended += u32::from(ends);
        }
        assert!(proved > 10 && ended > 1_000, "{proved} proved, {ended} ended");
    }
}
