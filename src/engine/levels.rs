//! How strong the computer plays.

use crate::engine::search::Searcher;
use crate::engine::thought::{Found, Limits, MAX_DEPTH};
use crate::engine::worth::Worth;
use crate::games::position::Position;
use crate::moves::Move;

/// One of the six levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Positions looked at for a move.
    pub nodes: u64,
    /// Turns looked ahead at the most.
    pub depth: u32,
    /// How much worse than the best a move may seem, in hundredths of a seed, and still be played at the worst of
    /// times; chance decides how carelessly each move is chosen, like that of a person who does not always count to the
    /// end.
    pub slip: i32,
}

/// The levels, from one that a child beats to the best that about three seconds allow. The first sees only what its own
/// move brings, and often takes a move for good that costs it some seeds; the second counts rightly; the third sees the
/// answer as well; the others look ahead as far as they get.
pub const LEVELS: [Level; 6] = [
    Level {
        nodes: 5_000,
        depth: 1,
        slip: 900,
    },
    Level {
        nodes: 5_000,
        depth: 1,
        slip: 0,
    },
    Level {
        nodes: 3_000,
        depth: 2,
        slip: 0,
    },
    Level {
        nodes: 10_000,
        depth: MAX_DEPTH,
        slip: 0,
    },
    Level {
        nodes: 150_000,
        depth: MAX_DEPTH,
        slip: 0,
    },
    Level {
        nodes: 2_000_000,
        depth: MAX_DEPTH,
        slip: 0,
    },
];

/// Kinds of care in choosing a move: from counting rightly to the whole [`slip`](Level::slip).
const CARE: u64 = 4;

impl Level {
    /// The move that this level plays. `chance` decides among moves that seem as good; the same chance gives the same
    /// move. None when no move is legal.
    pub fn choose<P: Position>(
        self,
        mind: &mut Searcher<P>,
        position: &P,
        history: &[P],
        stop: &dyn Fn() -> bool,
        chance: u64,
    ) -> Option<Move> {
        let limits = Limits {
            nodes: self.nodes,
            depth: self.depth,
            stop,
            told: &|_| (),
        };
        if self.slip == 0 {
            return mind.think(position, history, &limits).map(|found| found.moves[0].0);
        }
        let Found { moves, .. } = mind.rank(position, history, &limits)?;
        let slip = self.slip * (chance % CARE) as i32 / (CARE as i32 - 1);
        let enough = hundredths(moves[0].1) - slip;
        let as_good = moves
            .iter()
            .take_while(|&&(_, worth)| hundredths(worth) >= enough)
            .count();
        Some(moves[(chance / CARE % as_good as u64) as usize].0)
    }
}

fn hundredths(worth: Worth) -> i32 {
    match worth {
        Worth::About(hundredths) => hundredths,
        Worth::Wins(_) => 1_000_000,
        Worth::Loses(_) => -1_000_000,
    }
}
