//! The boards and their geometry: whose hole is where, what it faces, and what it is called.
//!
//! §four-rows.holes (four rows) and §embeli.ring (Embeli's ring). Sowing order is counter-clockwise seen from above:
//!
//! ```text
//! four rows, 4×8                          Embeli
//! D  North's back    own 7 … 0            C  North's row    20 … 11
//! C  North's front   own 8 … 15           B  nti 21  store  nti 10
//! B  South's front   own 15 … 8           A  South's row    0 … 9
//! A  South's back    own 0 … 7
//! ```

use std::fmt;

use crate::hole::{Hole, Row, Side};

/// The most holes on any board: 4×36.
pub const MAX_HOLES: usize = 144;

/// The shape of a board, without seeds.
///
/// # Examples
/// ```
/// use mancala::{Board, Row, Side};
///
/// let board = Board::FourRows { columns: 8 };
/// let hole = board.hole(Side::South, 11);
/// assert_eq!((board.name(hole).to_string(), board.row(hole)), ("B5".to_owned(), Row::Front));
///
/// let facing = board.facing(hole).unwrap();
/// assert_eq!((board.name(facing).to_string(), board.side(facing)), ("C5".to_owned(), Side::North));
/// assert_eq!(board.next(board.hole(Side::South, 15)), board.hole(Side::South, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// Two rows a side with this many columns, 8 to 36.
    FourRows {
        /// Columns, *n* in §four-rows.holes.
        columns: u8,
    },
    /// Embeli's ring of 22 holes round a store.
    Ring,
}

/// The absolute name of a hole, the same from either seat, as in `B5`: a letter for its row, counted from South's side,
/// and a number for its column, counted from South's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HoleName {
    /// 0 for row `A`, next to South, and so on upwards.
    pub row: u8,
    /// The column, from 1.
    pub column: u8,
}

impl fmt::Display for HoleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row), self.column)
    }
}

/// Holes in one of Embeli's rows.
const RING_ROW: u8 = 10;

impl Board {
    /// Columns of holes.
    #[must_use]
    pub const fn columns(self) -> u8 {
        match self {
            Board::FourRows { columns } => columns,
            Board::Ring => RING_ROW,
        }
    }

    /// Rows of holes: 4, or 3 in Embeli, whose middle row consists of the two nti.
    #[must_use]
    pub const fn rows(self) -> u8 {
        match self {
            Board::FourRows { .. } => 4,
            Board::Ring => 3,
        }
    }

    /// Holes of each side.
    #[must_use]
    pub const fn holes_a_side(self) -> u8 {
        match self {
            Board::FourRows { columns } => 2 * columns,
            Board::Ring => RING_ROW + 1,
        }
    }

    /// Holes of the whole board.
    #[must_use]
    pub const fn hole_count(self) -> usize {
        2 * self.holes_a_side() as usize
    }

    /// All holes: South's in sowing order, then North's.
    pub fn holes(self) -> impl DoubleEndedIterator<Item = Hole> + Clone {
        (0..2 * self.holes_a_side()).map(Hole)
    }

    /// The holes of `side` in sowing order.
    pub fn holes_of(self, side: Side) -> impl DoubleEndedIterator<Item = Hole> + Clone {
        let first = side as u8 * self.holes_a_side();
        (first..first + self.holes_a_side()).map(Hole)
    }

    /// The hole to which `side` gives this number (§four-rows.holes; in Embeli counted from the left of one's own row).
    #[must_use]
    pub const fn hole(self, side: Side, own_number: u8) -> Hole {
        Hole(side as u8 * self.holes_a_side() + own_number)
    }

    /// The next hole in sowing order: round one's own rows, or round the ring.
    #[must_use]
    pub const fn next(self, hole: Hole) -> Hole {
        match self {
            Board::FourRows { .. } => {
                let own = self.own_number(hole) + 1;
                self.hole(self.side(hole), if own == self.holes_a_side() { 0 } else { own })
            }
            Board::Ring if hole.0 + 1 == 2 * (RING_ROW + 1) => Hole(0),
            Board::Ring => Hole(hole.0 + 1),
        }
    }

    /// Whose hole it is.
    #[must_use]
    pub const fn side(self, hole: Hole) -> Side {
        if hole.0 < self.holes_a_side() {
            Side::South
        } else {
            Side::North
        }
    }

    /// The hole's number among its owner's holes, in sowing order from 0.
    #[must_use]
    pub const fn own_number(self, hole: Hole) -> u8 {
        hole.0 % self.holes_a_side()
    }

    /// Whether the board has this hole.
    #[must_use]
    pub const fn has(self, hole: Hole) -> bool {
        hole.0 < 2 * self.holes_a_side()
    }

    /// Which of its owner's rows the hole lies in.
    #[must_use]
    pub const fn row(self, hole: Hole) -> Row {
        let own = self.own_number(hole);
        match self {
            Board::FourRows { columns } if own < columns => Row::Back,
            Board::FourRows { .. } => Row::Front,
            Board::Ring if own == RING_ROW => Row::Nti,
            Board::Ring => Row::Row,
        }
    }

    /// The opponent's front hole that a front hole faces. None for other rows and in Embeli.
    #[must_use]
    pub fn facing(self, hole: Hole) -> Option<Hole> {
        let own = self.own_number(hole);
        (self.row(hole) == Row::Front).then(|| self.hole(self.side(hole).opponent(), 3 * self.columns() - 1 - own))
    }

    /// The opponent's back hole of the same file as a front hole. None for other rows and in Embeli.
    #[must_use]
    pub fn behind_facing(self, hole: Hole) -> Option<Hole> {
        let own = self.own_number(hole);
        (self.row(hole) == Row::Front).then(|| self.hole(self.side(hole).opponent(), own - self.columns()))
    }

    /// The absolute name of the hole, `B5`.
    #[must_use]
    pub fn name(self, hole: Hole) -> HoleName {
        let (own, columns, south) = (self.own_number(hole), self.columns(), self.side(hole) == Side::South);
        // Row and column as South would call them from his own seat; North's seat is turned by half a circle.
        let (row, column) = match self.row(hole) {
            Row::Back | Row::Row => (0, own),
            Row::Front => (1, 2 * columns - 1 - own),
            Row::Nti => (1, columns - 1),
        };
        let (row, column) = if south {
            (row, column)
        } else {
            (self.rows() - 1 - row, columns - 1 - column)
        };
        HoleName {
            row,
            column: column + 1,
        }
    }

    /// The hole with this absolute name, if the board has one.
    #[must_use]
    pub fn hole_named(self, name: HoleName) -> Option<Hole> {
        self.holes().find(|&hole| self.name(hole) == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_holes_of_the_4x8_board_face_each_other_as_the_rule_book_says() {
        let board = Board::FourRows { columns: 8 };
        let own = |n| board.hole(Side::South, n);
        let north = |n| Some(board.hole(Side::North, n));
        assert_eq!(
            (board.facing(own(8)), board.behind_facing(own(8))),
            (north(15), north(0))
        );
        assert_eq!(
            (board.facing(own(15)), board.behind_facing(own(15))),
            (north(8), north(7))
        );
        assert_eq!(board.facing(own(7)), None);
    }

    #[test]
    fn names_are_absolute_and_unique_on_every_board() {
        let ring = [(0, "A1"), (9, "A10"), (10, "B10"), (11, "C10"), (20, "C1"), (21, "B1")];
        for (hole, name) in ring {
            assert_eq!(Board::Ring.name(Hole(hole)).to_string(), name);
        }
        let four = Board::FourRows { columns: 8 };
        for (hole, name) in [
            (0, "A1"),
            (7, "A8"),
            (8, "B8"),
            (15, "B1"),
            (16, "D8"),
            (23, "D1"),
            (24, "C1"),
            (31, "C8"),
        ] {
            assert_eq!(four.name(Hole(hole)).to_string(), name);
        }
        for board in (8..=36).map(|columns| Board::FourRows { columns }).chain([Board::Ring]) {
            for hole in board.holes() {
                assert_eq!(board.hole_named(board.name(hole)), Some(hole));
                if let Some(facing) = board.facing(hole) {
                    assert_eq!(board.facing(facing), Some(hole));
                    assert_eq!(board.name(facing).column, board.name(hole).column);
                }
            }
        }
    }
}
