//! Never-ending sowing, and the engine that all sowings share (RULES.md 6).
//!
//! A sowing is deterministic, so it never ends exactly when the start of a lap comes back: the same holes and the same hole
//! to lift. Brent's method finds the repeat with one kept copy of the board and no set of visited boards. Where such a sowing
//! loses, it is told up to its first repeat. No number of laps proves a sowing endless; see [`PATIENCE`] for what becomes of
//! those that show neither an end nor a repeat.
//!
//! **What others do**
//! * Hawalis players in Oman: whoever makes an endless move **loses** [Haw, de Voogt 2003]. Closest documented
//!   relative of the three four-row games (Nakabili -> variant of Mulabalaba -> variant of Hawalis).
//! * Omweso tournaments: a move not finished in three minutes **annuls the game** Omw; Wernham treats trivial and
//!   complex never-ending moves.
//! * MG: after **75 laps** it declares ENDLESS and ends the game by its concede rule (by seeds for "immobilise"
//!   games); optional "disallow endless sows" simulates each hole and greys it out.
//! * Ludii: no detection; every lap is a forced sub-move, and the trial stops at the engine's limits (1,250 turns,
//!   10,000 moves in its `Constants`).
//! * Dagaz (Hawalis): relay as forced moves, no detection.
//!
//! **What we found**: own-side sowing is deterministic, so it is endless exactly when (own holes, hole to be lifted)
//! repeats at the start of a lap (Embeli: ring, closed set, hole). A lap *cap* is wrong: finite moves of **208** laps
//! (Nakabili), 104 (Nsolo), 108 (Embeli, nti skipped) turned up in random play, so 75 is too low; endless ones can take
//! 368 laps before the first repeat. Use a hash set or Brent's algorithm. Frequency: about 1 sowing in 12,000
//! (Nakabili, Nsolo 4x8), 1 in 1,700 (Kabwanga); not once on Nsolo boards of 12 and more columns nor in Embeli
//! (plus 336,563 random Embeli positions: none).
//!
//! **Recommendation**: such a hole is **not playable** (mark it in the UI: "never ends"); if *every* hole that the
//! rules offer is endless, the player to move loses. For play value this equals the Omani rule - a player would
//! never choose a losing hole unless forced - without punishing a beginner's click. Offer "endless move loses" as
//! option. One such forced loss in 2,000 random Kabwanga games, none in the other games.

use crate::event::{Event, Sink};
use crate::hole::{Hole, Seeds};
use crate::rules::Endless;

/// The start of a lap: which hole is lifted, and for which reason.
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
    Relay,
    /// It lies ahead of the empty hole where the last seed fell (Kabwanga).
    Ahead,
}

impl Start {
    /// The event that tells of this start.
    pub fn event(self, seeds: Seeds) -> Event {
        let hole = self.hole;
        match self.why {
            Why::Chosen => Event::Lift { hole, seeds },
            Why::Relay => Event::Relay { hole, seeds },
            Why::Ahead => Event::Ahead { hole, seeds },
        }
    }
}

/// What a lap leads to.
pub(crate) enum Lap<Last> {
    /// Another lap.
    Next(Start),
    /// The sowing is over.
    Over(Last),
}

/// A position that can sow: what each game says of one lap.
pub(crate) trait Laps: Clone {
    /// Where the last seed of a sowing can go.
    type Last;

    /// Lifts and sows one lap for the side to move, telling `sink`.
    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Self::Last>;

    /// Whether a lap from the same hole would go on in the same way on `other`, for ever after.
    fn same_course(&self, other: &Self) -> bool;
}

/// A sowing whose end cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoEnd {
    /// It never ends.
    Endless {
        /// The number of laps after which everything repeats.
        period: u32,
    },
    /// It has neither ended nor come back to an earlier start after [`PATIENCE`] laps, so nobody knows.
    OutOfSight,
}

/// Laps before the first copy is kept: nearly all sowings are over by then and pay nothing for the detection.
const FIRST_COPY: u32 = 16;

/// Laps after which a sowing is given up as undecided. This proves nothing and counts as no endless sowing: it only keeps
/// boards laid out by hand from running for hours. With two seeds a hole, as many as any game on four rows begins with, no
/// sowing of some millions of random ones needed a tenth of it to end or to repeat; with four, some repeat only after thousands
/// of millions of laps. None that ended took more than about a thousand.
pub const PATIENCE: u32 = 1 << 23;

/// Sows from `from` until the sowing is over.
fn run<P: Laps, S: Sink>(position: &mut P, from: Hole, sink: &mut S) -> Result<P::Last, NoEnd> {
    let mut start = Start {
        hole: from,
        why: Why::Chosen,
    };
    let mut kept: Option<(P, Hole, u32)> = None;
    for laps in 0..PATIENCE {
        if let Some((copy, hole, since)) = &kept
            && *hole == start.hole
            && position.same_course(copy)
        {
            return Err(NoEnd::Endless { period: laps - since });
        }
        if laps >= FIRST_COPY && laps.is_power_of_two() {
            kept = Some((position.clone(), start.hole, laps));
        }
        match position.lap(start, sink) {
            Lap::Next(next) => start = next,
            Lap::Over(last) => return Ok(last),
        }
    }
    Err(NoEnd::OutOfSight)
}

/// Why sowing `from` would have no end that can be played, if so. `position` is left as it is.
pub(crate) fn no_end<P: Laps>(position: &P, from: Hole) -> Option<NoEnd> {
    run(&mut position.clone(), from, &mut ()).err()
}

/// Sows `from` for the side to move.
///
/// With [`Endless::Loses`] a sowing that never ends is sown, and told, up to the first start of a lap that comes back.
///
/// # Errors
/// [`NoEnd`]. Unless [`Endless::Loses`] and the sowing is endless, the position is then spoilt and of no more use.
pub(crate) fn sow<P: Laps, S: Sink>(
    position: &mut P,
    from: Hole,
    endless: Endless,
    sink: &mut S,
) -> Result<P::Last, NoEnd> {
    // Events are told only of what is known to end, so a listener needs a first, silent run.
    let before = (S::LISTENS || endless == Endless::Loses).then(|| position.clone());
    let sown = run(position, from, &mut ());
    let Some(before) = before else { return sown };
    match sown {
        Ok(_) if S::LISTENS => {
            *position = before;
            run(position, from, sink)
        }
        Err(NoEnd::Endless { period }) if endless == Endless::Loses => {
            let laps = laps_until_repeat(&before, from, period);
            *position = before;
            let hole = run_laps(position, from, laps, sink).hole;
            sink.event(Event::Endless { hole, laps });
            sown
        }
        sown => sown,
    }
}

/// Sows just so many laps of a sowing that is known to go on longer. Returns the start of the next lap.
fn run_laps<P: Laps, S: Sink>(position: &mut P, from: Hole, laps: u32, sink: &mut S) -> Start {
    let mut start = Start {
        hole: from,
        why: Why::Chosen,
    };
    for _ in 0..laps {
        start = one_more(position, start, sink);
    }
    start
}

/// One lap of a sowing that is known to go on.
fn one_more<P: Laps, S: Sink>(position: &mut P, start: Start, sink: &mut S) -> Start {
    match position.lap(start, sink) {
        Lap::Next(next) => next,
        Lap::Over(_) => unreachable!("a sowing that never ends has no last lap"),
    }
}

/// Laps until a start of a lap comes back for the first time: two runs, one period apart, walk until they agree.
fn laps_until_repeat<P: Laps>(before: &P, from: Hole, period: u32) -> u32 {
    let (mut behind, mut ahead) = (before.clone(), before.clone());
    let mut behind_start = Start {
        hole: from,
        why: Why::Chosen,
    };
    let mut ahead_start = run_laps(&mut ahead, from, period, &mut ());
    let mut lead_in = 0;
    while behind_start.hole != ahead_start.hole || !behind.same_course(&ahead) {
        behind_start = one_more(&mut behind, behind_start, &mut ());
        ahead_start = one_more(&mut ahead, ahead_start, &mut ());
        lead_in += 1;
    }
    lead_in + period
}
