//! How games end, and why moves are refused.

use serde::Serialize;
use thiserror::Error;

use crate::hole::Side;
use crate::moves::Move;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// Who won; None is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// The opponent of `loser` wins.
    #[must_use]
    pub const fn lost_by(loser: Side, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(loser.opponent()),
            reason,
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    /// The loser has no seeds left (§four-rows.wiped-out).
    WipedOut,
    /// The loser cannot move at his turn (§embeli.stuck).
    Stuck,
    /// Every hole that the rules offer the loser is endless (§endless).
    AllEndless,
    /// No hole that the rules offer the loser can be played, and for at least one it is unknown whether its sowing ends
    /// (§endless.undecided).
    NoEndFound,
    /// The loser made an endless sowing, where that loses (§endless).
    EndlessSowing,
    /// The position came back: a draw (§nakabili.repetition, §kabwanga.outcome, §nsolo.repetition, §E-14).
    Repetition,
    /// The loser resigned.
    Resigned,
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The board has no such hole.
    NoSuchHole,
    /// Takes are owed and must be chosen first.
    TakesOwed,
    /// No take is owed.
    NothingOwed,
    /// A pass, though something can move or a take is owed.
    CanMove,
    /// A sowing from the opponent's hole.
    NotYours,
    /// A take from one's own hole.
    NotTheirs,
    /// The hole is empty.
    Empty,
    /// The hole is closed (Embeli).
    Closed,
    /// A single seed, while some own hole has two or more; in Embeli singles are never sown.
    Single,
    /// One own hole has two and every other occupied one has one: that hole, the head, must be played.
    Mutwi,
    /// Only singles are left and another one can join an occupied hole, but this one cannot (Nakabili, Kabwanga).
    MustJoin,
    /// Only singles are left, and this one's next hole is occupied (Nsolo).
    NextOccupied,
    /// By option, a turn may not start in the nti (Embeli).
    Nti,
    /// The sowing would never end.
    Endless,
    /// The sowing does not end within [`PATIENCE`](crate::games::sowing::PATIENCE).
    OutOfSight,
}

/// A move that the position does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("illegal move {mv:?}: {refusal:?}")]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// Why not.
    pub refusal: Refusal,
}
