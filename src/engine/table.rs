//! What a mind remembers of positions.

use crate::hole::Hole;
use crate::moves::Move;

/// What is known about the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    pub score: i32,
    pub depth: u8,
    pub bound: Bound,
    best: u8,
    /// The search that wrote it; 0 marks an empty slot.
    age: u8,
}

const EMPTY: Entry = Entry {
    key: 0,
    score: 0,
    depth: 0,
    bound: Bound::Exact,
    best: NO_MOVE,
    age: 0,
};

/// Moves are kept in a byte: the hole, or one of these.
const PASS: u8 = 254;
const NO_MOVE: u8 = 255;

impl Entry {
    /// The best move known; `owed` tells whether the position owes takes.
    pub fn best(&self, owed: bool) -> Option<Move> {
        match self.best {
            NO_MOVE => None,
            PASS => Some(Move::Pass),
            hole if owed => Some(Move::Take(Hole(hole))),
            hole => Some(Move::Sow(Hole(hole))),
        }
    }
}

/// A hash table of fixed size. Each position has two slots: one for the deepest search, one for the latest.
pub(super) struct TranspositionTable {
    places: Vec<[Entry; 2]>,
    age: u8,
}

impl TranspositionTable {
    /// A table for 2^`bits` positions, 16 bytes each.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable {
            places: vec![[EMPTY; 2]; 1 << bits.max(1) >> 1],
            age: 0,
        }
    }

    pub fn forget(&mut self) {
        self.places.fill([EMPTY; 2]);
    }

    /// Allows anything to overwrite what was written before now.
    pub fn grow_older(&mut self) {
        self.age = self.age % 250 + 1;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    pub fn get(&self, key: u64) -> Option<&Entry> {
        self.places[self.place(key)]
            .iter()
            .find(|entry| entry.key == key && entry.age > 0)
    }

    pub fn put(&mut self, key: u64, score: i32, depth: i32, bound: Bound, best: Option<Move>) {
        let best = match best {
            None => NO_MOVE,
            Some(Move::Pass) => PASS,
            Some(Move::Sow(hole) | Move::Take(hole)) => hole.0,
        };
        let entry = Entry {
            key,
            score,
            depth: depth as u8,
            bound,
            best,
            age: self.age,
        };
        let place = self.place(key);
        let [deepest, latest] = &mut self.places[place];
        if deepest.key == key || deepest.age != entry.age || deepest.depth <= entry.depth {
            // The replaced entry may still be of use if it is about another position.
            if deepest.key != key {
                *latest = *deepest;
            }
            *deepest = entry;
        } else {
            *latest = entry;
        }
    }
}
