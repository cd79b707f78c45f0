//! What a position is worth when it is not looked into any further.

use crate::board::Board;
use crate::hole::{Row, Side};
use crate::position::Position;

/// The worth of one seed.
pub const SEED: i32 = 100;

/// The worth of a position for the side to move, in hundredths of a seed. Never as large as a proved result.
#[must_use]
pub fn evaluate<P: Position>(position: &P) -> i32 {
    let of = match position.board() {
        Board::FourRows { .. } => four_rows,
        Board::Ring => embeli,
    };
    let turn = position.turn();
    let owed = i32::from(position.owed()) * SEED;
    of(position, turn) - of(position, turn.opponent()) + owed
}

/// Seeds decide; what can be sown, and does not lie open to capture, comes next.
fn four_rows<P: Position>(position: &P, side: Side) -> i32 {
    let (board, seeds) = (position.board(), position.seeds());
    let mut worth = 0;
    for hole in board.holes_of(side) {
        let count = i32::from(seeds[hole.index()]);
        worth += count * SEED;
        worth += if count >= 2 { 12 } else { 0 };
        worth -= if board.row(hole) == Row::Front { count * 4 } else { 0 };
    }
    worth
}

/// Who moves last wins: moves to choose from, and seeds to make more of, against holes lost to the leaf.
fn embeli<P: Position>(position: &P, side: Side) -> i32 {
    let (board, seeds) = (position.board(), position.seeds());
    let mut worth = 0;
    for hole in board.holes_of(side) {
        let count = i32::from(seeds[hole.index()]);
        worth += count * 20;
        worth += if count >= 2 { 60 } else { 0 };
        worth -= if position.is_closed(hole) { SEED } else { 0 };
    }
    worth
}
