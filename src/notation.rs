//! How turns are written: the hole sown, then what was taken by choice, as in `B3:C4,D1` or `B3:C4*2,D1`.

use crate::board::Board;
use crate::hole::Hole;
use crate::moves::Move;
use crate::record::{Act, Turn};

/// The notation of a turn: `B3`, `B3:C4,D1`, `B3:C4*2,D1` (two seeds, one after the other, from C4), `pass` or `resign`.
#[must_use]
pub fn turn(board: Board, turn: &Turn) -> String {
    let mut text = String::new();
    let mut takes: Vec<(Hole, usize)> = Vec::new();
    for &act in &turn.acts {
        match act {
            Act::Move(Move::Sow(hole)) => text = board.name(hole).to_string(),
            Act::Move(Move::Take(hole)) => match takes.last_mut() {
                Some((last, times)) if *last == hole => *times += 1,
                _ => takes.push((hole, 1)),
            },
            Act::Move(Move::Pass) => text.push_str("pass"),
            Act::Resign => text.push_str("resign"),
        }
    }
    for (at, (hole, times)) in takes.into_iter().enumerate() {
        text.push(if at == 0 { ':' } else { ',' });
        text.push_str(&board.name(hole).to_string());
        if times > 1 {
            text.push_str(&format!("*{times}"));
        }
    }
    text
}
