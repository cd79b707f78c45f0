//! Move-tree counts: the number of ways to play a given number of moves. A change of any rule changes some of them.

use crate::games::position::Position;

/// The number of sequences of `depth` moves (each sowing, take and pass is one) from `position`. Repetition is ignored.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv, &mut ());
        perft(&next, depth - 1)
    };
    moves.into_iter().map(after).sum()
}
