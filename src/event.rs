//! What happens in a turn, told one thing at a time.
//!
//! The rules emit events into a [`Sink`]. Whoever only wants the result passes `()`, which costs nothing; the page
//! passes a `Vec` and draws the old board with the first *k* events applied. Applying all of them gives the board
//! after the move; a test checks that.

use serde::Serialize;

use crate::hole::{Hole, Seeds, Side};
use crate::outcome::Outcome;

/// One thing that happens. Seeds move only in `Lift`, `Relay`, `Ahead` (hole to hand), `Sow` (hand to hole), `Toll`
/// (hand to store), `Capture` and `Take` (hole to the player's taken seeds).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// All seeds of the chosen hole are taken in the hand.
    Lift {
        /// The hole chosen.
        hole: Hole,
        /// How many seeds the hand holds.
        seeds: Seeds,
        /// Why just this hole.
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
        /// What the hole ahead holds, where the rules look at it: the last seed lies alone and the sowing may go on
        /// from there (§kabwanga.ahead).
        ahead: Option<Seeds>,
    },
    /// The last hole was occupied: all it holds is lifted for the next lap (§four-rows.relay, §embeli.relay).
    Relay {
        /// The last hole.
        hole: Hole,
        /// How many seeds the hand holds.
        seeds: Seeds,
        /// Why they are lifted, and not left or closed.
        why: Relayed,
    },
    /// The last hole was empty but the hole ahead holds two or more: those are lifted for the next lap
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
        /// The hole that gets a leaf.
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
        /// The hole behind it, which would be taken, too, if it were not empty.
        empty_behind: Option<Hole>,
    },
    /// The capture earns takes of the player's choice (§nakabili.capture, §nakabili.first-capture, §nsolo.capture,
    /// §nsolo.capture-1913).
    Owe {
        /// How many takes.
        takes: Seeds,
        /// What one take removes.
        unit: TakeUnit,
        /// How many takes there would be something for; perhaps fewer (§nsolo.fewer).
        possible: Seeds,
        /// For what they are earned.
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
        /// Laps sown until then.
        laps: u32,
        /// True when the sowing has come back to an earlier start of a lap just now; false when that is too far off to
        /// be told and it is known by proof.
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

/// Why the player chose just this hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Lifted {
    /// He was free to: it holds two or more.
    Free,
    /// It is *mutwi*, the head, and must be played (§nakabili.mutwi).
    Mutwi,
    /// A single, which joins an occupied hole as one must (§nakabili.join).
    Joins,
    /// A single, which steps into an empty hole since none can join (§nakabili.step).
    Steps,
    /// A single, which steps into an empty hole since they never join (§nsolo.step).
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
    /// It holds four, but is a nti, which is never closed (§embeli.nti).
    Nti,
    /// It holds four, but is one's own, and only the opponent's are closed (§embeli.close).
    Own,
}

/// For what takes are earned.
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
    /// The last seed lies alone in one's back row, from where nothing is captured.
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

/// Somebody who listens to events, or nobody.
pub trait Sink {
    /// False when events go nowhere, so that code can skip what is only done for a listener.
    const LISTENS: bool;

    /// Receives the next event.
    fn event(&mut self, event: Event);
}

/// Nobody listens: the calls compile to nothing.
impl Sink for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// Everything is kept, in order.
impl Sink for Vec<Event> {
    const LISTENS: bool = true;

    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
