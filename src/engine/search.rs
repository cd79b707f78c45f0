//! The computer player: iterative deepening with alpha-beta.
//!
//! * A *turn* is what depth is counted in: takes are plies of the same side and cost no depth.
//! * Takes that only differ in their order are searched once, in the order of the holes. Where a capture earns more than a few
//!   takes, only the most promising are looked at first ([`TAKES`]); a side is never said to be lost before all were.
//! * Sowings that never end, positions that come back and wins are exactly those of the rules. A result is called proved only when
//!   every reply of the loser was tried.
//! * The same position, history and node budget give the same answer on every machine.

use crate::engine::evaluation::{evaluate, take_worth};
use crate::engine::table::{Bound, Table};
use crate::games::options::Endless;
use crate::games::position::Position;
use crate::games::sowing::NoEnd;
use crate::hole::{Hole, Seeds};
use crate::moves::{MAX_MOVES, Move};

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

/// Up to so many turns ahead every move is looked at to the full; further ahead the later ones at a position are looked at one turn less
/// deep, and again to the full if they then seem better than the best.
const CAREFUL: u32 = 5;

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

/// A move that was tried, and where it leads.
struct Child<P> {
    mv: Move,
    /// Worth at first sight, for the side that moves.
    glance: i32,
    position: P,
}

/// Room for the moves of a ply. It is kept on the heap, since the positions of many plies do not fit on a thread's stack, and
/// used again and again.
struct Room<P> {
    children: Vec<Child<P>>,
    /// The order in which to look at the moves, least first, and the places of the children. Takes are only played when it is their turn.
    order: Vec<(i32, Move, u8)>,
}

/// A mind: what it remembers of positions makes the next search faster.
pub struct Searcher<P> {
    table: Table,
    /// Keys of the positions on the way to the one that is looked at, those of the game included.
    path: Vec<u64>,
    /// Room for each ply.
    room: Vec<Room<P>>,
    /// Tells apart what was found after different histories.
    salt: u64,
    /// The earliest place of the path that was met again below the position that is looked at.
    met: usize,
    nodes: u64,
    /// Whether every move of the root gets its own worth, not only a bound.
    rank: bool,
    /// Whether moves that seem bad are looked at less deep, see [`CAREFUL`].
    bold: bool,
}

/// A position on the way.
struct Here<'a, P> {
    position: &'a P,
    /// What its worth is at first sight, for the side to move.
    glance: i32,
    /// The take before, if the same side goes on.
    last_take: Option<Hole>,
    /// Positions before this place of the path cannot come back: seeds have left the board since.
    since: usize,
    ply: usize,
}

impl<P: Position> Searcher<P> {
    /// A mind with room for 2^`bits` positions, 16 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Searcher<P> {
        let room = || Room {
            children: Vec::new(),
            order: Vec::new(),
        };
        Searcher {
            table: Table::new(bits),
            path: Vec::new(),
            room: (0..=MAX_PLY).map(|_| room()).collect(),
            salt: 0,
            met: usize::MAX,
            nodes: 0,
            rank: false,
            bold: false,
        }
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        self.table.forget();
    }

    /// Thinks about a position. `history` are the positions that came before it since the last capture; one that comes back is a draw.
    /// None when no move is legal.
    pub fn think(&mut self, position: &P, history: &[P], limits: &Limits) -> Option<Found> {
        self.nodes = 0;
        self.met = usize::MAX;
        self.table.grow_older();
        self.path.clear();
        self.path.extend(history.iter().map(P::key));
        self.salt = self
            .path
            .iter()
            .fold(0, |salt: u64, key| (salt ^ key).wrapping_mul(3).rotate_left(7));
        let mut roots = self.roots(position)?;
        let mut found: Option<Found> = None;
        for depth in 1..=limits.depth.min(MAX_DEPTH) {
            self.bold = depth > CAREFUL;
            match self.deepen(position, &mut roots, depth as i32, limits) {
                Ok(()) => {}
                // Unless it was the first, what was finished at this depth is left out.
                Err(Stopped) => break,
            }
            let line = self.line(position, roots[0].mv);
            let so_far = Found {
                moves: worths(&roots),
                line,
                depth,
                nodes: self.nodes,
            };
            (limits.told)(&so_far);
            found = Some(so_far);
            if roots[0].glance.abs() >= PROVED && !self.rank {
                break;
            }
        }
        Some(found.unwrap_or_else(|| Found {
            moves: worths(&roots),
            line: vec![roots[0].mv],
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
    fn roots(&mut self, position: &P) -> Option<Vec<Child<P>>> {
        if position.decided().is_some() {
            return None;
        }
        let mut roots = Vec::new();
        for mv in position.candidates() {
            expand(position, mv, &mut roots);
        }
        roots.sort_by_key(|child| (-child.glance, child.mv));
        (!roots.is_empty()).then_some(roots)
    }

    /// Looks one depth further at all moves and puts the best first.
    fn deepen(&mut self, position: &P, roots: &mut [Child<P>], depth: i32, limits: &Limits) -> Result<(), Stopped> {
        let root = Here {
            position,
            glance: 0,
            last_take: None,
            since: 0,
            ply: 0,
        };
        self.path.push(position.key());
        let mut best = -WIN;
        let mut result = Ok(());
        let mut done = 0;
        for child in roots.iter_mut() {
            let bounds = if self.rank { [-WIN, WIN] } else { [best, WIN] };
            match self.score(&root, child, depth, 0, bounds, done == 0 || self.rank, limits) {
                Ok(score) => child.glance = score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            }
            best = best.max(child.glance);
            done += 1;
        }
        self.path.pop();
        // Moves not reached keep their places behind.
        roots[..done].sort_by_key(|child| -child.glance);
        result
    }

    /// The worth of a move, looked at with open bounds, or first only asked whether it is better than the best so far.
    #[allow(clippy::too_many_arguments)]
    fn score(
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

    /// Looks at where a move leads, for the side that moved.
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
            // A take is owed: the same side goes on.
            if let Move::Take(hole) = child.mv {
                next.last_take = Some(hole);
            }
            return self.look(&next, depth, [alpha, beta], limits);
        }
        next.glance = -next.glance;
        let score = -self.look(&next, depth - 1, [-further(beta), -further(alpha)], limits)?;
        Ok(nearer(score))
    }

    /// The worth of a position for the side to move; at least beta or at most alpha when it is not within.
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
        // No legal move is a loss now.
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
            // Nothing is given up for lost before all takes were tried, unless they are too many.
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
        // What hangs on a position further up the path is true on this path only.
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

    /// The key under which a position is remembered: fewer takes follow a later one, and what happened before may come back.
    fn remembered(&self, key: u64, here: &Here<P>) -> u64 {
        let take = here
            .last_take
            .map_or(0, |hole| u64::from(hole.0 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        key ^ take ^ if here.since == 0 { self.salt } else { 0 }
    }

    /// The room of a ply, to be put back afterwards.
    fn enter(&mut self, ply: usize) -> Room<P> {
        std::mem::replace(
            &mut self.room[ply],
            Room {
                children: Vec::new(),
                order: Vec::new(),
            },
        )
    }

    /// Puts the moves in order, the `first` before the others. All sowings are played for that.
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
                // Takes in the order of the holes: any other order leads to the same board.
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

    /// One more position is looked at.
    fn count(&mut self, limits: &Limits) -> Result<(), Stopped> {
        if self.nodes >= limits.nodes || self.nodes.is_multiple_of(1024) && (limits.stop)() {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// The expected course from the table, as far as it is remembered.
    fn line(&self, position: &P, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let (mut at, mut since) = step(position, first, 0);
        let mut last_take = take_before(position, first, &at);
        while line.len() < MAX_PLY && at.decided().is_none() {
            let here = Here {
                position: &at,
                glance: 0,
                last_take,
                since,
                ply: 0,
            };
            let entry = self.table.get(self.remembered(at.key(), &here));
            let Some(mv) = entry
                .and_then(|entry| entry.best(at.owed() > 0))
                .filter(|&mv| at.refusal(mv).is_none())
            else {
                break;
            };
            let (next, next_since) = step(&at, mv, since);
            last_take = take_before(&at, mv, &next);
            (at, since) = (next, next_since);
            line.push(mv);
        }
        line
    }
}

fn worths<P>(roots: &[Child<P>]) -> Vec<(Move, Worth)> {
    roots.iter().map(|child| (child.mv, Worth::of(child.glance))).collect()
}

/// Whether seeds left the board, so that nothing before can come back.
fn lasting<P: Position>(from: &P, to: &P) -> bool {
    to.taken() != from.taken() || to.store() != from.store()
}

/// Where a move leads, and what [`Here::since`] is there, but for its exact place.
fn step<P: Position>(from: &P, mv: Move, since: usize) -> (P, usize) {
    let mut to = from.clone();
    to.play_unchecked(mv, &mut ());
    let since = if lasting(from, &to) { usize::MAX } else { since };
    (to, since)
}

/// The take that was just made, if the same side goes on.
fn take_before<P: Position>(from: &P, mv: Move, to: &P) -> Option<Hole> {
    match mv {
        Move::Take(hole) if to.turn() == from.turn() => Some(hole),
        _ => None,
    }
}

/// Sorts a few items by insertion: the standard library's sort weighs 20 kB in the wasm module, more than the whole search.
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

/// Plays a move, unless its sowing has no end.
fn expand<'a, P: Position>(position: &P, mv: Move, children: &'a mut Vec<Child<P>>) -> Option<&'a Child<P>> {
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
