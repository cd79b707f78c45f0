//! The tree of positions: alpha-beta with a table.

use crate::engine::child::{Child, expand, lasting};
use crate::engine::evaluation::take_worth;
use crate::engine::table::{Bound, TranspositionTable};
use crate::engine::thought::Limits;
use crate::engine::worth::{PROVED, WIN, further, nearer};
use crate::games::position::Position;
use crate::hole::{Hole, Seeds};
use crate::moves::{MAX_MOVES, Move};

/// How many takes are searched wherever a few are owed, the most promising first.
pub const TAKES: usize = 4;

/// How many takes are searched where this many are owed: after a capture of ten seeds there are more than 700,000 ways
/// to take ten more.
const fn takes_looked_at(owed: Seeds) -> usize {
    match owed {
        0..=4 => TAKES,
        5..=6 => 2,
        _ => 1,
    }
}

/// The most plies to look ahead, including takes.
pub(super) const MAX_PLY: usize = 120;

/// Thinking was stopped before it was done.
pub(super) struct Stopped;

/// Memory for the moves of a ply. It is on the heap, because the positions of many plies do not fit on a thread's
/// stack, and is reused.
struct Room<P> {
    children: Vec<Child<P>>,
    /// The order in which to search the moves, least first, and the indexes of the children. Takes are not played
    /// before they are searched.
    order: Vec<(i32, Move, u8)>,
}

/// What is remembered of positions, and the path to the present one.
pub(super) struct Tree<P> {
    pub table: TranspositionTable,
    /// Keys of the positions on the path to the present one, including those of the game.
    pub path: Vec<u64>,
    /// Memory for each ply.
    room: Vec<Room<P>>,
    /// Distinguishes what was found after different histories.
    salt: u64,
    /// The earliest index on the path that was repeated below the present position.
    met: usize,
    /// How many positions were searched.
    pub nodes: u64,
    /// Whether moves that seem bad are searched less deep, see [`CAREFUL`](crate::engine::search::CAREFUL).
    pub bold: bool,
}

/// A position on the path.
pub(super) struct Here<'a, P> {
    pub position: &'a P,
    /// Its value at first sight, for the side to move.
    pub glance: i32,
    /// The previous take, if the same side is still to move.
    pub last_take: Option<Hole>,
    /// Seeds left the board at this index of the path, so earlier positions cannot repeat.
    pub since: usize,
    pub ply: usize,
}

impl<P: Position> Tree<P> {
    /// A tree with room for 2^`bits` positions.
    pub fn new(bits: u32) -> Tree<P> {
        let room = || Room {
            children: Vec::new(),
            order: Vec::new(),
        };
        Tree {
            table: TranspositionTable::new(bits),
            path: Vec::new(),
            room: (0..=MAX_PLY).map(|_| room()).collect(),
            salt: 0,
            met: usize::MAX,
            nodes: 0,
            bold: false,
        }
    }

    /// Begins another search that follows these positions.
    pub fn begin(&mut self, history: &[P]) {
        self.nodes = 0;
        self.met = usize::MAX;
        self.table.grow_older();
        self.path.clear();
        self.path.extend(history.iter().map(P::key));
        self.salt = self
            .path
            .iter()
            .fold(0, |salt: u64, key| (salt ^ key).wrapping_mul(3).rotate_left(7));
    }

    /// The value of a move: exactly, or first only whether it is better than the best so far.
    #[allow(clippy::too_many_arguments)]
    pub fn score(
        &mut self,
        here: &Here<P>,
        child: &Child<P>,
        depth: i32,
        less: i32,
        [alpha, beta]: [i32; 2],
        open: bool,
        limits: &Limits,
    ) -> Result<i32, Stopped> {
        if open {
            return self.after(here, child, depth, [alpha, beta], limits);
        }
        let mut score = self.after(here, child, depth - less, [alpha, alpha + 1], limits)?;
        if less > 0 && score > alpha {
            score = self.after(here, child, depth, [alpha, alpha + 1], limits)?;
        }
        if score > alpha && score < beta {
            score = self.after(here, child, depth, [alpha, beta], limits)?;
        }
        Ok(score)
    }

    /// Searches what a move leads to, for the side that moved.
    fn after(
        &mut self,
        here: &Here<P>,
        child: &Child<P>,
        depth: i32,
        [alpha, beta]: [i32; 2],
        limits: &Limits,
    ) -> Result<i32, Stopped> {
        let (from, to) = (here.position, &child.position);
        if child.glance.abs() == WIN - 1 {
            return Ok(child.glance);
        }
        let mut next = Here {
            position: to,
            glance: child.glance,
            last_take: None,
            since: here.since,
            ply: here.ply + 1,
        };
        if lasting(from, to) {
            next.since = self.path.len();
        }
        if to.turn() == from.turn() {
            // A take is owed: the same side is still to move.
            if let Move::Take(hole) = child.mv {
                next.last_take = Some(hole);
            }
            return self.look(&next, depth, [alpha, beta], limits);
        }
        next.glance = -next.glance;
        let score = -self.look(&next, depth - 1, [-further(beta), -further(alpha)], limits)?;
        Ok(nearer(score))
    }

    /// The value of a position for the side to move. Outside the bounds, it is only known to be at least beta or at
    /// most alpha.
    fn look(
        &mut self,
        here: &Here<P>,
        depth: i32,
        [mut alpha, beta]: [i32; 2],
        limits: &Limits,
    ) -> Result<i32, Stopped> {
        let position = here.position;
        let owed = position.owed() > 0;
        let leaf = depth <= 0 && !owed || here.ply >= MAX_PLY;
        if leaf && self.path.len() < here.since + 2 {
            return Ok(here.glance);
        }
        let key = position.key();
        if !owed && let Some(at) = self.path[here.since..].iter().position(|&before| before == key) {
            self.met = self.met.min(here.since + at);
            return Ok(0);
        }
        if leaf {
            return Ok(here.glance);
        }
        let remembered = self.remembered(key, here);
        let known = self.table.get(remembered);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
        {
            match entry.bound {
                Bound::Exact => return Ok(entry.score),
                Bound::AtLeast if entry.score >= beta => return Ok(entry.score),
                Bound::AtMost if entry.score <= alpha => return Ok(entry.score),
                _ => {}
            }
        }
        let first = known.and_then(|entry| entry.best(owed));

        let mut room = self.enter(here.ply);
        let place = self.path.len();
        let met_before = std::mem::replace(&mut self.met, usize::MAX);
        self.path.push(key);
        let floor = alpha;
        // With a legal move, this turn at least is not lost.
        let mut best = -WIN;
        let mut best_move = None;
        let mut result = self.order(here, &mut room, first, limits);
        let most = if owed {
            takes_looked_at(position.owed())
        } else {
            MAX_MOVES
        };
        for (index, &(_, mv, child)) in room.order.iter().enumerate() {
            if result.is_err() || alpha >= beta {
                break;
            }
            // Try all takes before calling a position lost, unless there are too many.
            if index >= most {
                if best > -PROVED {
                    break;
                }
                if most < TAKES {
                    best = 1 - PROVED;
                    break;
                }
            }
            let child = if owed {
                room.children.clear();
                result = self.count(limits);
                expand(position, mv, &mut room.children)
            } else {
                room.children.get(usize::from(child))
            };
            let Some(child) = child else { continue };
            let less = i32::from(self.bold && !owed && index >= 3 && depth >= 3);
            match self.score(here, child, depth, less, [alpha, beta], index == 0, limits) {
                Ok(score) if score > best => (best, best_move) = (score, Some(child.mv)),
                Ok(_) => {}
                Err(Stopped) => result = Err(Stopped),
            }
            alpha = alpha.max(best);
        }
        self.path.pop();
        self.room[here.ply] = room;
        result?;
        // A result that depends on a position further up holds on this path only.
        let met = std::mem::replace(&mut self.met, met_before);
        if met < place {
            self.met = self.met.min(met);
            return Ok(best);
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table.put(remembered, best, depth.max(0), bound, best_move);
        Ok(best)
    }

    /// The key under which a position is remembered: it depends on the last take, because fewer takes follow a later
    /// one, and on the history, because earlier positions can repeat.
    pub fn remembered(&self, key: u64, here: &Here<P>) -> u64 {
        let take = here
            .last_take
            .map_or(0, |hole| u64::from(hole.0 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        key ^ take ^ if here.since == 0 { self.salt } else { 0 }
    }

    /// Borrows the memory of a ply, to be put back afterwards.
    fn enter(&mut self, ply: usize) -> Room<P> {
        std::mem::replace(
            &mut self.room[ply],
            Room {
                children: Vec::new(),
                order: Vec::new(),
            },
        )
    }

    /// Sorts the moves, with `first` at the beginning. This plays all sowings.
    fn order(
        &mut self,
        here: &Here<P>,
        room: &mut Room<P>,
        first: Option<Move>,
        limits: &Limits,
    ) -> Result<(), Stopped> {
        room.children.clear();
        room.order.clear();
        for mv in here.position.candidates() {
            let glance = match (mv, here.last_take) {
                // Takes only in the order of the holes: any other order leads to the same board.
                (Move::Take(hole), Some(last)) if hole < last => continue,
                (Move::Take(hole), _) => take_worth(here.position, hole),
                _ => {
                    self.count(limits)?;
                    match expand(here.position, mv, &mut room.children) {
                        Some(child) => child.glance,
                        None => continue,
                    }
                }
            };
            let rank = if Some(mv) == first { i32::MIN } else { -glance };
            room.order.push((rank, mv, room.children.len().saturating_sub(1) as u8));
        }
        sort(&mut room.order);
        Ok(())
    }

    /// Counts one more position.
    fn count(&mut self, limits: &Limits) -> Result<(), Stopped> {
        if self.nodes >= limits.nodes || self.nodes.is_multiple_of(1024) && (limits.stop)() {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }
}

/// Sorts a few items by insertion: the standard library's sort adds 20 kB to the wasm module, more than the whole
/// search.
fn sort<T: Ord + Copy>(items: &mut [T]) {
    for end in 1..items.len() {
        let item = items[end];
        let mut at = end;
        while at > 0 && items[at - 1] > item {
            items[at] = items[at - 1];
            at -= 1;
        }
        items[at] = item;
    }
}
