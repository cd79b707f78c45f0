//! A position of any of the games.

use crate::board::Board;
use crate::event::{Sink, TakeUnit};
use crate::games::embeli::Embeli;
use crate::games::four_rows::FourRowGame;
use crate::games::kabwanga::Kabwanga;
use crate::games::nakabili::Nakabili;
use crate::games::nsolo::Nsolo;
use crate::games::options::Options;
use crate::games::position::Position;
use crate::games::setup::Setup;
use crate::games::sowing::NoEnd;
use crate::games::traits::{Singles, Traits};
use crate::hole::{Hole, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Refusal};

/// A position of any of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// Nakabili.
    Nakabili(Nakabili),
    /// Kabwanga.
    Kabwanga(Kabwanga),
    /// Nsolo.
    Nsolo(Nsolo),
    /// Embeli.
    Embeli(Embeli),
}

/// Evaluates the same expression for the position, or the rules, of whichever game it is.
macro_rules! whichever {
    ($of:ident, $any:expr, $it:ident => $does:expr) => {
        match $any {
            $of::Nakabili($it) => $does,
            $of::Kabwanga($it) => $does,
            $of::Nsolo($it) => $does,
            $of::Embeli($it) => $does,
        }
    };
}

impl AnyPosition {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> AnyPosition {
        match setup.options {
            Options::Nakabili(rules) => AnyPosition::Nakabili(Nakabili::new(rules, setup)),
            Options::Kabwanga(rules) => AnyPosition::Kabwanga(Kabwanga::new(rules, setup)),
            Options::Nsolo(rules) => AnyPosition::Nsolo(Nsolo::new(rules, setup)),
            Options::Embeli(rules) => AnyPosition::Embeli(Embeli::new(rules, setup)),
        }
    }
}

impl Options {
    /// A player's standard holes by own number.
    pub(crate) fn standard_holes(self) -> Vec<Seeds> {
        whichever!(Options, self, rules => rules.standard_holes())
    }

    /// What the game is like with these options.
    #[must_use]
    pub fn traits(self) -> Traits {
        whichever!(Options, self, rules => rules.traits())
    }
}

/// Forwards each listed method to the game's own position.
macro_rules! hand_on {
    ($(fn $name:ident(&self $(, $arg:ident: $type:ty)?) -> $result:ty;)*) => {
        $(fn $name(&self $(, $arg: $type)?) -> $result {
            whichever!(AnyPosition, self, position => position.$name($($arg)?))
        })*
    };
}

impl Position for AnyPosition {
    hand_on! {
        fn options(&self) -> Options;
        fn board(&self) -> Board;
        fn seeds(&self) -> &[Seeds];
        fn turn(&self) -> Side;
        fn owed(&self) -> Seeds;
        fn take_unit(&self) -> TakeUnit;
        fn taken(&self) -> [Seeds; 2];
        fn is_closed(&self, hole: Hole) -> bool;
        fn store(&self) -> Seeds;
        fn has_captured(&self) -> [bool; 2];
        fn singles(&self) -> Singles;
        fn mutwi(&self) -> Option<Hole>;
        fn key(&self) -> u64;
        fn no_end(&self, hole: Hole) -> Option<NoEnd>;
        fn decided(&self) -> Option<Outcome>;
        fn candidates(&self) -> MoveList;
        fn not_offered(&self, hole: Hole) -> Refusal;
    }

    fn play_candidate<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), NoEnd> {
        whichever!(AnyPosition, self, position => position.play_candidate(mv, sink))
    }
}
