//! The root of the search: one depth after the other, the best move first.

use crate::engine::child::{Child, expand, step, take_before};
use crate::engine::thought::{Found, Limits, MAX_DEPTH};
use crate::engine::tree::{Here, MAX_PLY, Stopped, Tree};
use crate::engine::worth::{PROVED, WIN, Worth};
use crate::games::position::Position;
use crate::moves::Move;

/// Up to so many turns ahead every move is looked at to the full; further ahead the later ones at a position are looked
/// at one turn less deep, and again to the full if they then seem better than the best.
pub(super) const CAREFUL: u32 = 5;

/// A mind: what it remembers of positions makes the next search faster.
pub struct Searcher<P> {
    tree: Tree<P>,
    /// Whether every move of the root gets its own worth, not only a bound.
    rank: bool,
}

impl<P: Position> Searcher<P> {
    /// A mind with room for 2^`bits` positions, 16 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Searcher<P> {
        Searcher {
            tree: Tree::new(bits),
            rank: false,
        }
    }

    /// Forgets all positions.
    pub fn forget(&mut self) {
        self.tree.table.forget();
    }

    /// Thinks about a position. `history` are the positions that came before it since the last capture; one that comes
    /// back is a draw. None when no move is legal.
    pub fn think(&mut self, position: &P, history: &[P], limits: &Limits) -> Option<Found> {
        self.tree.begin(history);
        let mut roots = self.roots(position)?;
        let mut found: Option<Found> = None;
        for depth in 1..=limits.depth.min(MAX_DEPTH) {
            self.tree.bold = depth > CAREFUL;
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
                nodes: self.tree.nodes,
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
            nodes: self.tree.nodes,
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
        self.tree.path.push(position.key());
        let mut best = -WIN;
        let mut result = Ok(());
        let mut done = 0;
        for child in roots.iter_mut() {
            let bounds = if self.rank { [-WIN, WIN] } else { [best, WIN] };
            match self
                .tree
                .score(&root, child, depth, 0, bounds, done == 0 || self.rank, limits)
            {
                Ok(score) => child.glance = score,
                Err(Stopped) => {
                    result = Err(Stopped);
                    break;
                }
            }
            best = best.max(child.glance);
            done += 1;
        }
        self.tree.path.pop();
        // Moves not reached keep their places behind.
        roots[..done].sort_by_key(|child| -child.glance);
        result
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
            let entry = self.tree.table.get(self.tree.remembered(at.key(), &here));
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
