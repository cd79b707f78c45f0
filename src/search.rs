//! The computer player: iterative deepening with alpha-beta.
//!
//! * A *turn* is what depth is counted in: takes are plies of the same side and cost no depth.
//! * Takes that only differ in their order are searched once, in the order of the holes. Where a capture earns more than a few
//!   takes, only the most promising are looked at first ([`TAKES`]); a side is never said to be lost before all were.
//! * Sowings that never end, positions that come back and wins are exactly those of the rules. A result is called proved only when
//!   every reply of the loser was tried.
//! * The same position, history and node budget give the same answer on every machine.

use std::hash::Hasher;

use rustc_hash::FxHasher;

use crate::eval::evaluate;
use crate::hole::{Hole, Seeds};
use crate::moves::{MAX_MOVES, Move};
use crate::position::Position;
use crate::rules::Endless;
use crate::sowing::NoEnd;

/// Takes looked at wherever a few are owed, the most promising first.
pub const TAKES: usize = 4;

/// Takes looked at where so many are owed: a capture of ten seeds has more than 700,000 ways to take ten more.
const fn takes_looked_at(owed: Seeds) -> usize {
    match owed {
        0..=4 => TAKES,
        5..=6 => 2,
        _ => 1,
    }
}

/// The score of a win now. A win after *n* turns scores `WIN - n`.
const WIN: i32 = 1_000_000;
/// Scores from here are proved results.
const PROVED: i32 = WIN - 10_000;
/// The deepest that is looked, in plies with takes.
const MAX_PLY: usize = 120;
/// Turns that are looked ahead at the most.
pub const MAX_DEPTH: u32 = 60;

/// When to stop thinking.
pub struct Limits<'a> {
    /// Positions that may be looked at.
    pub nodes: u64,
    /// Turns to look ahead, at most [`MAX_DEPTH`].
    pub depth: u32,
    /// Asked now and then; thinking stops at once when it says so.
    pub stop: &'a dyn Fn() -> bool,
    /// Told what was found so far, after each depth.
    pub told: &'a dyn Fn(&Found),
}

impl Limits<'static> {
    /// As far as so many positions lead.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits<'static> {
        Limits {
            nodes,
            depth: MAX_DEPTH,
            stop: &|| false,
            told: &|_| (),
        }
    }

    /// So many turns ahead, however long it takes.
    #[must_use]
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits {
            nodes: u64::MAX,
            depth,
            stop: &|| false,
            told: &|_| (),
        }
    }
}

/// What a position or a move is worth for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// An estimate in hundredths of a seed.
    About(i32),
    /// Proved: a win in so many turns or fewer, one's own and the opponent's counted.
    Wins(u32),
    /// Proved: a loss in so many turns.
    Loses(u32),
}

impl Worth {
    fn of(score: i32) -> Worth {
        match score {
            PROVED.. => Worth::Wins((WIN - score) as u32),
            _ if score <= -PROVED => Worth::Loses((WIN + score) as u32),
            _ => Worth::About(score),
        }
    }
}

/// What thinking found.
#[derive(Clone, Debug)]
pub struct Found {
    /// All legal moves, best first, with what they are worth. Those behind the first are bounded from above only, unless the whole
    /// list was asked for with [`Searcher::rank`].
    pub moves: Vec<(Move, Worth)>,
    /// The expected course of the game, the best move first.
    pub line: Vec<Move>,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Thinking was stopped in the middle.
struct Stopped;

/// What a place of the table knows of a position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    score: i32,
    depth: i16,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A move that was tried, and where it leads.
struct Child<P> {
    mv: Move,
    /// Worth at first sight, for the side that moves.
    glance: i32,
    position: P,
}

/// Kept on the heap: the positions of many plies do not fit on a thread's stack. The room is used again and again.
type Children<P> = Vec<Child<P>>;

/// A mind: what it remembers of positions makes the next search faster.
pub struct Searcher<P> {
    table: Vec<Option<Entry>>,
    /// Positions on the way to the one that is looked at, those of the game included.
    path: Vec<u64>,
    /// Room for the moves of each ply.
    room: Vec<Children<P>>,
    nodes: u64,
    /// Whether every move of the root gets its own worth, not only a bound.
    rank: bool,
}

impl<P: Position> Searcher<P> {
    /// A mind with room for 2^`bits` positions, 32 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Searcher<P> {
        let room = (0..=MAX_PLY).map(|_| Children::new()).collect();
        Searcher {
            table: vec![None; 1 << bits],
            path: Vec::new(),
            room,
            nodes: 0,
            rank: false,
        }
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        self.table.fill(None);
    }

    /// Thinks about a position. `history` are the positions that came before it since the last capture; one that comes back is a draw.
    /// None when no move is legal.
    pub fn think(&mut self, position: &P, history: &[P], limits: &Limits) -> Option<Found> {
        self.nodes = 0;
        self.path = history.iter().map(key).collect();
        let mut roots = self.roots(position)?;
        let mut found: Option<Found> = None;
        for depth in 1..=limits.depth.min(MAX_DEPTH) {
            match self.deepen(position, &mut roots, depth as i32, limits) {
                Ok(()) => {}
                // Whatever was finished at this depth counts: the best move of the last depth is tried first.
                Err(Stopped) => break,
            }
            let line = self.line(position, roots[0].0);
            let moves = roots.iter().map(|&(mv, score, _)| (mv, Worth::of(score))).collect();
            let so_far = Found {
                moves,
                line,
                depth,
                nodes: self.nodes,
            };
            (limits.told)(&so_far);
            found = Some(so_far);
            if roots[0].1.abs() >= PROVED && !self.rank {
                break;
            }
        }
        Some(found.unwrap_or_else(|| Found {
            moves: roots.iter().map(|&(mv, score, _)| (mv, Worth::of(score))).collect(),
            line: vec![roots[0].0],
            depth: 0,
            nodes: self.nodes,
        }))
    }

    /// Like [`think`](Searcher::think), but with the worth of every move, which takes longer.
    pub fn rank(&mut self, position: &P, history: &[P], limits: &Limits) -> Option<Found> {
        self.rank = true;
        let found = self.think(position, history, limits);
        self.rank = false;
        found
    }

    /// The legal moves with their worth at first sight, best first.
    fn roots(&mut self, position: &P) -> Option<Vec<(Move, i32, P)>> {
        if position.decided().is_some() {
            return None;
        }
        let mut children = Children::new();
        expand(position, None, MAX_MOVES, &mut children);
        let mut roots: Vec<_> = children
            .into_iter()
            .map(|child| (child.mv, child.glance, child.position))
            .collect();
        roots.sort_by_key(|&(_, glance, _)| -glance);
        (!roots.is_empty()).then_some(roots)
    }

    /// Looks one depth further at all moves and puts the best first.
    fn deepen(
        &mut self,
        position: &P,
        roots: &mut [(Move, i32, P)],
        depth: i32,
        limits: &Limits,
    ) -> Result<(), Stopped> {
        self.path.push(key(position));
        let mut best = -WIN;
        let mut result = Ok(());
        let mut done = 0;
        for root in roots.iter_mut() {
            let alpha = if self.rank { -WIN } else { best };
            match self.after(position, root.0, &root.2, depth, alpha, WIN, 1, limits) {
                Ok(score) => root.1 = score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            }
            best = best.max(root.1);
            done += 1;
        }
        self.path.pop();
        // Moves not reached keep their places behind.
        roots[..done].sort_by_key(|&(_, score, _)| -score);
        result
    }

    /// Looks at where a move leads, for the side that moved.
    #[allow(clippy::too_many_arguments)]
    fn after(
        &mut self,
        from: &P,
        mv: Move,
        to: &P,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        limits: &Limits,
    ) -> Result<i32, Stopped> {
        if to.turn() == from.turn() && to.decided().is_none() {
            // A take is owed: the same side goes on.
            let last = match mv {
                Move::Take(hole) => Some(hole),
                _ => None,
            };
            return self.look(to, last, depth, alpha, beta, ply, limits);
        }
        let score = if let Some(outcome) = to.decided() {
            // The side to move after a sowing that never ends is still its player.
            let won = outcome.winner == Some(from.turn());
            return Ok(if won { WIN - 1 } else { 1 - WIN });
        } else {
            -self.look(to, None, depth - 1, -further(beta), -further(alpha), ply, limits)?
        };
        Ok(nearer(score))
    }

    /// The worth of a position for the side to move; at least `beta` or at most `alpha` when it is not within.
    #[allow(clippy::too_many_arguments)]
    fn look(
        &mut self,
        position: &P,
        last_take: Option<Hole>,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        limits: &Limits,
    ) -> Result<i32, Stopped> {
        self.nodes += 1;
        if self.nodes >= limits.nodes || self.nodes.is_multiple_of(1024) && (limits.stop)() {
            return Err(Stopped);
        }
        let owed = position.owed() > 0;
        let key = key(position) ^ mark(last_take);
        if !owed && self.path.contains(&key) {
            return Ok(0);
        }
        if ply >= MAX_PLY || depth <= 0 && !owed {
            return Ok(evaluate(position));
        }
        let place = key as usize & (self.table.len() - 1);
        let known = self.table[place].filter(|entry| entry.key == key);
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

        let mut children = std::mem::take(&mut self.room[ply]);
        let first = known.and_then(|entry| entry.best);
        self.path.push(key);
        let floor = alpha;
        // No legal move is a loss now.
        let mut best = -WIN;
        let mut best_move = None;
        let mut result = Ok(());
        let mut most = takes_looked_at(position.owed());
        loop {
            children.clear();
            let left_out = expand(position, last_take, most, &mut children);
            children.sort_unstable_by_key(|child| (Some(child.mv) != first, -child.glance, child.mv));
            for child in &children {
                match self.after(position, child.mv, &child.position, depth, alpha, beta, ply + 1, limits) {
                    Ok(score) if score > best => (best, best_move) = (score, Some(child.mv)),
                    Ok(_) => {}
                    Err(Stopped) => {
                        result = Err(Stopped);
                        break;
                    }
                }
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
            // Nothing is given up for lost before all takes were tried, unless they are too many.
            if result.is_err() || !left_out || best > -PROVED {
                break;
            }
            if most < TAKES {
                best = 1 - PROVED;
                break;
            }
            most = MAX_MOVES;
        }
        self.path.pop();
        self.room[ply] = children;
        result?;
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table[place] = Some(Entry {
            key,
            score: best,
            depth: depth as i16,
            bound,
            best: best_move,
        });
        Ok(best)
    }

    /// The expected course from the table, as far as it is remembered.
    fn line(&self, position: &P, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let mut at = position.clone();
        at.play_unchecked(first, &mut ());
        let mut last_take = match first {
            Move::Take(hole) if at.turn() == position.turn() => Some(hole),
            _ => None,
        };
        while line.len() < MAX_PLY && at.decided().is_none() {
            let key = key(&at) ^ mark(last_take);
            let entry = self.table[key as usize & (self.table.len() - 1)].filter(|entry| entry.key == key);
            let Some(mv) = entry
                .and_then(|entry| entry.best)
                .filter(|&mv| at.refusal(mv).is_none())
            else {
                break;
            };
            let turn = at.turn();
            at.play_unchecked(mv, &mut ());
            last_take = match mv {
                Move::Take(hole) if at.turn() == turn => Some(hole),
                _ => None,
            };
            line.push(mv);
        }
        line
    }
}

/// A result one turn nearer, as seen one turn earlier.
fn nearer(score: i32) -> i32 {
    match score {
        PROVED.. => score - 1,
        _ if score <= -PROVED => score + 1,
        _ => score,
    }
}

/// The inverse of [`nearer`], for bounds.
fn further(score: i32) -> i32 {
    match score {
        PROVED.. => (score + 1).min(WIN),
        _ if score <= -PROVED => (score - 1).max(-WIN),
        _ => score,
    }
}

fn key<P: Position>(position: &P) -> u64 {
    let mut hasher = FxHasher::default();
    position.hash(&mut hasher);
    hasher.finish()
}

/// Tells apart what is searched after different last takes: fewer takes follow a later one.
fn mark(last_take: Option<Hole>) -> u64 {
    last_take.map_or(0, |hole| u64::from(hole.0 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Plays all moves, of takes only so many. Whether any was left out.
fn expand<P: Position>(position: &P, last_take: Option<Hole>, most_takes: usize, children: &mut Children<P>) -> bool {
    for mv in position.candidates() {
        // Takes in the order of the holes: any other order leads to the same board.
        if let (Move::Take(hole), Some(last)) = (mv, last_take)
            && hole < last
        {
            continue;
        }
        let mut after = position.clone();
        match after.play_candidate(mv, &mut ()) {
            Ok(()) => {}
            Err(NoEnd::Endless) if position.endless() == Endless::Loses => {}
            Err(_) => continue,
        }
        let worth = evaluate(&after);
        let glance = if after.turn() == position.turn() { worth } else { -worth };
        children.push(Child {
            mv,
            glance,
            position: after,
        });
    }
    let left_out = position.owed() > 0 && children.len() > most_takes;
    if left_out {
        children.sort_unstable_by_key(|child| (-child.glance, child.mv));
        children.truncate(most_takes);
    }
    left_out
}
