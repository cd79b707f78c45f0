//! Plain UCT, for comparison only: a tree grown by random playouts that knows only the rules.

use mancala::{AnyPosition, Move, Position, Side};
use rand::RngExt;
use rand::rngs::SmallRng;

/// How strongly untried moves are favoured.
const EXPLORE: f64 = 1.4;
/// A playout longer than this many moves is decided by the seeds.
const LONGEST: u32 = 400;

struct Node {
    position: AnyPosition,
    /// Moves not tried yet.
    untried: Vec<Move>,
    children: Vec<(Move, usize)>,
    visits: f64,
    /// The total score of the side that moved to this node.
    score: f64,
    mover: Side,
}

/// The most visited move once `go_on` returns false. There must be a legal move.
pub fn choose(root: &AnyPosition, rng: &mut SmallRng, mut go_on: impl FnMut() -> bool) -> Move {
    let mut tree = vec![node(root.clone(), root.turn().opponent())];
    while go_on() {
        let mut at = 0;
        let mut path = vec![0];
        while tree[at].untried.is_empty() && !tree[at].children.is_empty() {
            at = best_child(&tree, at);
            path.push(at);
        }
        if !tree[at].untried.is_empty() {
            let index = rng.random_range(0..tree[at].untried.len());
            let mv = tree[at].untried.swap_remove(index);
            let mover = tree[at].position.turn();
            let mut position = tree[at].position.clone();
            position.play_unchecked(mv, &mut ());
            tree.push(node(position, mover));
            let child = tree.len() - 1;
            tree[at].children.push((mv, child));
            path.push(child);
            at = child;
        }
        let winner = playout(tree[at].position.clone(), rng);
        for index in path {
            let node = &mut tree[index];
            node.visits += 1.0;
            node.score += winner.map_or(0.5, |winner| f64::from(u8::from(winner == node.mover)));
        }
    }
    let most = tree[0]
        .children
        .iter()
        .max_by(|a, b| tree[a.1].visits.total_cmp(&tree[b.1].visits));
    most.map_or_else(|| root.legal_moves()[0], |&(mv, _)| mv)
}

fn node(position: AnyPosition, mover: Side) -> Node {
    let untried = position.legal_moves().to_vec();
    Node {
        position,
        untried,
        children: Vec::new(),
        visits: 0.0,
        score: 0.0,
        mover,
    }
}

fn best_child(tree: &[Node], at: usize) -> usize {
    let log = tree[at].visits.ln();
    let bound = |&(_, child): &(Move, usize)| {
        let child = &tree[child];
        child.score / child.visits + EXPLORE * (log / child.visits).sqrt()
    };
    let best = tree[at].children.iter().max_by(|a, b| bound(a).total_cmp(&bound(b)));
    best.expect("a node without untried moves has children").1
}

fn playout(mut position: AnyPosition, rng: &mut SmallRng) -> Option<Side> {
    for _ in 0..LONGEST {
        if let Some(outcome) = position.decided() {
            return outcome.winner;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(position.turn().opponent());
        }
        position.play_unchecked(moves[rng.random_range(0..moves.len())], &mut ());
    }
    let [south, north] = Side::ALL.map(|side| {
        position
            .board()
            .holes_of(side)
            .map(|hole| u32::from(position.seeds()[hole.index()]))
            .sum::<u32>()
    });
    match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    }
}
