//! The value of a position that is not searched any further.
//!
//! Most of it comes from each file: a back hole, the front hole before it, and the opponent's front hole that it faces.
//! The weights were fitted to the results of games that the search played against itself, and kept where they won more
//! games.

use crate::board::Board;
use crate::event::TakeUnit;
use crate::games::options::Game;
use crate::games::position::Position;
use crate::hole::{Hole, Row, Seeds, Side};

/// The value of one seed.
pub const SEED: i32 = 100;

/// What things are worth to their owner in a four-row game, in hundredths of a seed.
struct Weights {
    /// A seed in the back row whose front hole has no open seed.
    back: i32,
    /// A seed in the back row behind an open one.
    behind: i32,
    /// A seed in the front row that faces an empty hole, from where it can be captured.
    open: i32,
    /// A seed in the front row that faces an occupied hole.
    shut: i32,
    /// A hole with two seeds or more: something to sow.
    heap: i32,
    /// A hole with three seeds or more, besides.
    big: i32,
    /// A hole with one seed.
    single: i32,
    /// Being the side to move.
    turn: i32,
}

const NAKABILI: Weights = Weights {
    back: -32,
    behind: -54,
    open: -54,
    shut: -53,
    heap: 290,
    big: 77,
    single: 112,
    turn: 38,
};

const KABWANGA: Weights = Weights {
    back: 59,
    behind: 44,
    open: 37,
    shut: 90,
    heap: 68,
    big: 125,
    single: 77,
    turn: 22,
};

const NSOLO: Weights = Weights {
    back: 78,
    behind: 64,
    open: 44,
    shut: 72,
    heap: 50,
    big: 20,
    single: 55,
    turn: 22,
};

impl Weights {
    const fn of(game: Game) -> &'static Weights {
        match game {
            Game::Kabwanga => &KABWANGA,
            Game::Nsolo => &NSOLO,
            _ => &NAKABILI,
        }
    }

    fn hole(&self, seeds: Seeds, each: i32) -> i32 {
        let more = match seeds {
            0 => 0,
            1 => self.single,
            2 => self.heap,
            _ => self.heap + self.big,
        };
        i32::from(seeds) * each + more
    }

    /// A back hole and the front hole of its file, which faces a hole of the opponent.
    fn file(&self, back: Seeds, front: Seeds, facing: Seeds) -> i32 {
        let (each_back, each_front) = match (front, facing) {
            (1.., 0) => (self.behind, self.open),
            _ => (self.back, self.shut),
        };
        self.hole(back, each_back) + self.hole(front, each_front)
    }

    /// All files of the side whose holes `own` are, in sowing order.
    fn side(&self, own: &[Seeds], other: &[Seeds]) -> i32 {
        let (back, front) = own.split_at(own.len() / 2);
        let facing = &other[other.len() / 2..];
        back.iter()
            .zip(front.iter().rev())
            .zip(facing)
            .map(|((&back, &front), &facing)| self.file(back, front, facing))
            .sum()
    }
}

/// The value of a position for the side to move, in hundredths of a seed. Always smaller than a proved result.
#[must_use]
pub fn evaluate<P: Position>(position: &P) -> i32 {
    let (own, other) = own_and_other(position);
    match position.board() {
        Board::FourRows { .. } => {
            let weights = Weights::of(position.game());
            let owed = i32::from(position.owed()) * SEED;
            weights.side(own, other) - weights.side(other, own) + weights.turn + owed
        }
        Board::Ring => {
            let turn = position.turn();
            embeli(position, turn) - embeli(position, turn.opponent()) + 20
        }
    }
}

/// How much a take from a hole improves the value for the side to move, as [`evaluate`] sees it.
pub(crate) fn take_worth<P: Position>(position: &P, hole: Hole) -> i32 {
    let weights = Weights::of(position.game());
    let (own, other) = own_and_other(position);
    let columns = own.len() / 2;
    let taken_from = hole.index() % own.len();
    let left = match position.take_unit() {
        TakeUnit::Hole => 0,
        TakeUnit::Seed => other[taken_from] - 1,
    };
    let now = |at: usize| if at == taken_from { left } else { other[at] };
    let before = |at: usize| other[at];
    // The opponent's file, and one's own that faces it.
    let file = taken_from.min(2 * columns - 1 - taken_from);
    let opponents =
        |of: &dyn Fn(usize) -> Seeds| weights.file(of(file), of(2 * columns - 1 - file), own[columns + file]);
    let mut gain = opponents(&before) - opponents(&now);
    if let Some(file) = taken_from.checked_sub(columns) {
        let ours = |facing| weights.file(own[file], own[2 * columns - 1 - file], facing);
        gain += ours(left) - ours(other[taken_from]);
    }
    gain
}

/// The seeds of the side to move and those of the other, each in sowing order.
fn own_and_other<P: Position>(position: &P) -> (&[Seeds], &[Seeds]) {
    let seeds = position.seeds();
    let (south, north) = seeds.split_at(seeds.len() / 2);
    match position.turn() {
        Side::South => (south, north),
        Side::North => (north, south),
    }
}

/// The last side to move wins: holes to sow from count, against empty ones and those lost to the leaf. The seeds
/// themselves count for nothing.
fn embeli<P: Position>(position: &P, side: Side) -> i32 {
    let seeds = position.seeds();
    let worth = |hole: Hole| match (seeds[hole.index()], position.board().row(hole)) {
        (0, _) if position.is_closed(hole) => -350,
        (0, _) => -62,
        (1, _) => -15,
        (_, Row::Nti) => -10,
        (2, _) => 100,
        (3.., _) => 80,
    };
    position.board().holes_of(side).map(worth).sum()
}
