//! The basic vocabulary: sides, holes and counts of seeds.

use serde::Serialize;

/// A count of seeds. Never negative; a whole board never holds more than [`MAX_SEEDS`](crate::games::setup::MAX_SEEDS).
pub type Seeds = u16;

/// One of the two players, named after the seat on screen. By default South moves first and sits at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// The player at the bottom of the screen.
    South,
    /// The player at the top of the screen.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: an index into pairs such as the seeds taken by each side.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A hole of a board: South's holes in sowing order come first, then North's in theirs.
///
/// A hole's *own number* (§four-rows.holes) is its position among its owner's holes, see [`Board::own_number`]. In
/// Embeli the value is the ring number of §embeli.ring. Which values exist depends on the [`Board`].
///
/// [`Board`]: crate::Board
/// [`Board::own_number`]: crate::Board::own_number
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Hole(pub u8);

impl Hole {
    /// The hole as an index into an array of the board's holes.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which of its owner's rows a hole lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Row {
    /// The inner row, next to the opponent (four-row games).
    Front,
    /// The outer row, next to the player (four-row games).
    Back,
    /// A player's row of ten in Embeli.
    Row,
    /// A player's *nti*, "head", at the right end of his side in Embeli.
    Nti,
}
