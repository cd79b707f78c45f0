//! What happens in a turn, one thing at a time.
//!
//! The rules emit events into a [`Sink`]. Callers that only want the result pass `()`, which costs nothing; the page
//! passes a `Vec` and draws the old board with the first *k* events applied. A test checks that applying all of them
//! gives the board after the move.

use serde::Serialize;

use crate::hole::{Hole, Seeds, Side};
use crate::outcome::Outcome;

/// One thing that happens. Seeds move only in `Lift`, `Relay`, `Ahead` (hole to hand), `Sow` (hand to hole), `Toll`
/// (hand to store), `Capture` and `Take` (hole to the player's taken seeds).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// All seeds of the chosen hole are lifted.
    Lift {
        /// The hole chosen.
        hole: Hole,
        /// How many seeds the hand holds.
        seeds: Seeds,
        /// Why this hole was chosen.
        why: Lifted,
    },
    /// One seed falls in a hole.
    Sow {
        /// The hole that gains a seed.
        hole: Hole,
        /// How many seeds are left in the hand.
        in_hand: Seeds,
    },
    /// The hand passes a hole that gets nothing: one's own closed hole, or by option the opponent's nti (§embeli.toll,
    /// §E-1).
    StepOver {
        /// The hole passed.
        hole: Hole,
    },
    /// The hand pays the toll at a closed hole of the opponent: a seed goes into the store (§embeli.toll).
    Toll {
        /// The closed hole.
        hole: Hole,
        /// How many seeds are left in the hand.
        in_hand: Seeds,
    },
    /// The last seed of a lap has fallen.
    LapEnd {
        /// The last hole.
        hole: Hole,
        /// What it holds now, that seed included.
        seeds: Seeds,
        /// The seeds in the hole ahead, if the rules look there: the last seed lies alone and the sowing may go on from
        /// there (§kabwanga.ahead).
        ahead: Option<Seeds>,
    },
    /// The last hole was occupied: all its seeds are lifted for the next lap (§four-rows.relay, §embeli.relay).
    Relay {
        /// The last hole.
        hole: Hole,
        /// How many seeds the hand holds.
        seeds: Seeds,
        /// Why the hole is lifted, and neither left nor closed.
        why: Relayed,
    },
    /// The last hole was empty but the hole ahead holds two or more: those seeds are lifted for the next lap
    /// (§kabwanga.ahead).
    Ahead {
        /// The hole ahead.
        hole: Hole,
        /// How many seeds the hand holds.
        seeds: Seeds,
    },
    /// The last seed made four in an opponent's hole: it is closed for good (§embeli.close). A `Relay` of the four
    /// follows.
    Close {
        /// The hole that is closed.
        hole: Hole,
    },
    /// The sowing is over and captures nothing.
    Rest {
        /// Where the last seed went: a hole, or the closed hole whose toll it paid.
        hole: Hole,
        /// Why nothing more happens.
        why: Rest,
    },
    /// The seeds of an opponent's hole leave the board.
    Capture {
        /// The hole emptied.
        hole: Hole,
        /// What it held.
        seeds: Seeds,
        /// The hole behind it, if that would be captured, too, but is empty.
        empty_behind: Option<Hole>,
    },
    /// The capture earns takes of the player's choice (§nakabili.capture, §nakabili.first-capture, §nsolo.capture,
    /// §nsolo.capture-1913).
    Owe {
        /// How many takes.
        takes: Seeds,
        /// What one take removes.
        unit: TakeUnit,
        /// How many takes are possible; sometimes fewer than earned (§nsolo.fewer).
        possible: Seeds,
        /// What they are earned for.
        why: Earned,
    },
    /// A take of the player's choice.
    Take {
        /// The hole chosen.
        hole: Hole,
        /// How many seeds leave the board.
        seeds: Seeds,
    },
    /// The player has seeds but none can move (§nsolo.pass).
    Pass,
    /// The sowing never ends, and by option its player loses (§endless).
    Endless {
        /// The hole that would be lifted again.
        hole: Hole,
        /// Laps sown so far.
        laps: u32,
        /// True when the sowing has just come back to an earlier start of a lap; false when that is too far away to be
        /// shown and the end is known by proof.
        repeats: bool,
    },
    /// The turn is over.
    TurnEnd {
        /// Who moves next.
        next: Side,
    },
    /// The game is over.
    End {
        /// How it ended.
        outcome: Outcome,
    },
}

/// Why the player chose this hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Lifted {
    /// A free choice: the hole holds two or more.
    Free,
    /// It is *mutwi*, the head, and must be played (§nakabili.mutwi).
    Mutwi,
    /// A single that joins an occupied hole, which is compulsory (§nakabili.join).
    Joins,
    /// A single that steps into an empty hole, because none can join (§nakabili.step).
    Steps,
    /// A single that steps into an empty hole, because singles never join (§nsolo.step).
    OnlySteps,
}

/// Why the last hole of a lap is lifted for the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Relayed {
    /// It was occupied.
    Occupied,
    /// It has just been closed with the four that it holds (§embeli.close).
    Closed,
    /// It holds four, but is a nti, and those are never closed (§embeli.nti).
    Nti,
    /// It holds four, but is one's own, and only the opponent's are closed (§embeli.close).
    Own,
}

/// What takes are earned for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Earned {
    /// A capture.
    Capture,
    /// The player's first capture, which earns more (§nakabili.first-capture).
    FirstCapture,
}

/// Why a sowing that captures nothing is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Rest {
    /// The last seed lies alone in one's back row, from which nothing is captured.
    BackRow,
    /// The last seed lies alone in one's front row, but the hole it faces is empty.
    FacingEmpty,
    /// Embeli: the last seed lies alone.
    Empty,
    /// Embeli: the last seed went into the store.
    Store,
}

/// What one take removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum TakeUnit {
    /// All seeds of a hole.
    Hole,
    /// A single seed.
    Seed,
}

/// A listener for events, or none.
pub trait Sink {
    /// False when events are dropped, so that code can skip work that only serves a listener.
    const LISTENS: bool;

    /// Receives the next event.
    fn event(&mut self, event: Event);
}

/// No listener: the calls compile to nothing.
impl Sink for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// Keeps all events in order.
impl Sink for Vec<Event> {
    const LISTENS: bool = true;

    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
