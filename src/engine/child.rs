//! What moves lead to.

use crate::engine::evaluation::evaluate;
use crate::engine::worth::WIN;
use crate::games::options::Endless;
use crate::games::position::Position;
use crate::games::sowing::NoEnd;
use crate::hole::Hole;
use crate::moves::Move;

/// A move that was tried, and what it leads to.
pub(super) struct Child<P> {
    pub mv: Move,
    /// Its value at first sight, for the side that moves.
    pub glance: i32,
    pub position: P,
}

/// Plays a move, unless its sowing is endless.
pub(super) fn expand<'a, P: Position>(position: &P, mv: Move, children: &'a mut Vec<Child<P>>) -> Option<&'a Child<P>> {
    children.push(Child {
        mv,
        glance: 0,
        position: position.clone(),
    });
    let played = children.last_mut()?.position.play_candidate(mv, &mut ());
    match played {
        Ok(()) => {}
        Err(NoEnd::Endless) if position.endless() == Endless::Loses => {}
        Err(_) => {
            children.pop();
            return None;
        }
    }
    let child = children.last_mut()?;
    let after = &child.position;
    child.glance = match after.decided() {
        // The side to move after a sowing that never ends is still its player.
        Some(outcome) if outcome.winner == Some(position.turn()) => WIN - 1,
        Some(_) => 1 - WIN,
        None if after.turn() == position.turn() => evaluate(after),
        None => -evaluate(after),
    };
    Some(child)
}

/// Whether seeds left the board, so that no earlier position can repeat.
pub(super) fn lasting<P: Position>(from: &P, to: &P) -> bool {
    to.taken() != from.taken() || to.store() != from.store()
}

/// Where a move leads, and what [`Here::since`] is there, but for its exact place.
pub(super) fn step<P: Position>(from: &P, mv: Move, since: usize) -> (P, usize) {
    let mut to = from.clone();
    to.play_unchecked(mv, &mut ());
    let since = if lasting(from, &to) { usize::MAX } else { since };
    (to, since)
}

/// The take just made, if the same side is still to move.
pub(super) fn take_before<P: Position>(from: &P, mv: Move, to: &P) -> Option<Hole> {
    match mv {
        Move::Take(hole) if to.turn() == from.turn() => Some(hole),
        _ => None,
    }
}
