//! The values of positions and moves.

/// The score of an immediate win. A win after *n* turns scores `WIN - n`.
pub(super) const WIN: i32 = 1_000_000;
/// Scores from here are proved results.
pub(super) const PROVED: i32 = WIN - 10_000;

/// The value of a position or a move for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// An estimate in hundredths of a seed.
    About(i32),
    /// Proved: a win in at most this many turns, counting both sides'.
    Wins(u32),
    /// Proved: a loss in this many turns.
    Loses(u32),
}

impl Worth {
    pub(super) fn of(score: i32) -> Worth {
        match score {
            PROVED.. => Worth::Wins((WIN - score) as u32),
            _ if score <= -PROVED => Worth::Loses((WIN + score) as u32),
            _ => Worth::About(score),
        }
    }
}

/// A score as seen one turn earlier, where a proved result is one turn further away.
pub(super) fn nearer(score: i32) -> i32 {
    match score {
        PROVED.. => score - 1,
        _ if score <= -PROVED => score + 1,
        _ => score,
    }
}

/// The inverse of [`nearer`], for bounds.
pub(super) fn further(score: i32) -> i32 {
    match score {
        PROVED.. => (score + 1).min(WIN),
        _ if score <= -PROVED => (score - 1).max(-WIN),
        _ => score,
    }
}
