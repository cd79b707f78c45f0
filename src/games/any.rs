//! A position of any of the four games.

use crate::board::Board;
use crate::event::{Sink, TakeUnit};
use crate::games::embeli::Embeli;
use crate::games::kabwanga::Kabwanga;
use crate::games::nakabili::Nakabili;
use crate::games::nsolo::Nsolo;
use crate::games::options::{Endless, Game};
use crate::games::position::Position;
use crate::games::sowing::NoEnd;
use crate::hole::{Hole, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Refusal};

/// A position of any of the four games.
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

/// Hands each listed method on to the game's own position.
macro_rules! for_each_game {
    ($(fn $name:ident(&self $(, $arg:ident: $type:ty)?) -> $result:ty;)*) => {
        $(fn $name(&self $(, $arg: $type)?) -> $result {
            match self {
                AnyPosition::Nakabili(position) => position.$name($($arg)?),
                AnyPosition::Kabwanga(position) => position.$name($($arg)?),
                AnyPosition::Nsolo(position) => position.$name($($arg)?),
                AnyPosition::Embeli(position) => position.$name($($arg)?),
            }
        })*
    };
}

impl Position for AnyPosition {
    for_each_game! {
        fn game(&self) -> Game;
        fn board(&self) -> Board;
        fn seeds(&self) -> &[Seeds];
        fn turn(&self) -> Side;
        fn owed(&self) -> Seeds;
        fn take_unit(&self) -> TakeUnit;
        fn taken(&self) -> [Seeds; 2];
        fn is_closed(&self, hole: Hole) -> bool;
        fn store(&self) -> Seeds;
        fn has_captured(&self) -> [bool; 2];
        fn mutwi(&self) -> Option<Hole>;
        fn key(&self) -> u64;
        fn endless(&self) -> Endless;
        fn no_end(&self, hole: Hole) -> Option<NoEnd>;
        fn decided(&self) -> Option<Outcome>;
        fn candidates(&self) -> MoveList;
        fn not_offered(&self, hole: Hole) -> Refusal;
    }

    fn play_candidate<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), NoEnd> {
        match self {
            AnyPosition::Nakabili(position) => position.play_candidate(mv, sink),
            AnyPosition::Kabwanga(position) => position.play_candidate(mv, sink),
            AnyPosition::Nsolo(position) => position.play_candidate(mv, sink),
            AnyPosition::Embeli(position) => position.play_candidate(mv, sink),
        }
    }
}
