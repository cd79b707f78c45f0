//! The place in a link: what it shows of its game, in a few letters after the share code, `1S.S..4A3.x9Q-t2s5Nbu7`.
//!
//! Version 1, after `-`, is either `y`, or these fields in this order, each of them only where it is needed:
//!
//! | | |
//! | --- | --- |
//! | `t12` | after so many whole turns; without it, at the end of the game |
//! | `s5` | and after so many steps by seed of the next turn, see below |
//! | `l3` | instead of `s`: before this lap of the turn that follows, which is to be watched |
//! | `S` `N` | the side at the bottom |
//! | `b` | presenting |
//! | `q` | predicting; with a number, the question about the hole of this own number is asked at once |
//!
//! A step is each lifting, each seed that falls in a hole or is paid, each hole that the hand steps over, each hole
//! captured or taken from, a pass, an endless sowing.
//!
//! `y` says “your turn”: the last turn is to be watched, and the board is turned to whoever moves then. Numbers are
//! decimal, of nine digits at most, and have no zeros in front. Last come two digits to base 62 of a checksum over all
//! that stands before, the share code included. All letters are such as chat programs keep in a link, and the last one
//! is never a point.

use serde::Serialize;

use super::digits::push_checksum;
use crate::hole::Side;

/// The mark between a share code and a place.
pub(super) const MARK: char = '-';
/// The digits of a place's checksum.
const CHECK_DIGITS: usize = 2;
/// The largest number in a place.
const MOST: u32 = 999_999_999;

/// What a link shows of its game. By default the game opens at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Place {
    /// How many whole turns come before it; None for the end of the game.
    pub turns: Option<u32>,
    /// How many steps by seed in the next turn.
    pub steps: u32,
    /// The lap of that turn to be watched, from 1; 0 for none.
    pub lap: u32,
    /// The side at the bottom; None for the person's own choice.
    pub bottom: Option<Side>,
    /// The board opens in present mode.
    pub present: bool,
    /// The end of the next sowing is to be predicted.
    pub predict: bool,
    /// The own number of the hole in question.
    pub hole: Option<u32>,
    /// It is the reader's turn; then no other field has a meaning.
    pub yours: bool,
}

/// A share code with a place, or without one if the place says nothing.
#[must_use]
pub fn write(code: &str, place: &Place) -> String {
    let mut link = String::from(code);
    let mut push = |letter, number: Option<u32>| push_field(&mut link, letter, number);
    push(MARK, None);
    if place.yours {
        push('y', None);
    } else {
        if place.turns.is_some() {
            push('t', place.turns);
            if place.lap > 0 {
                push('l', Some(place.lap));
            } else if place.steps > 0 {
                push('s', Some(place.steps));
            }
        }
        match place.bottom {
            Some(Side::South) => push('S', None),
            Some(Side::North) => push('N', None),
            None => {}
        }
        if place.present {
            push('b', None);
        }
        if place.predict {
            push('q', place.hole);
        }
    }
    if link.len() == code.len() + 1 {
        link.pop();
    } else {
        push_checksum(&mut link, CHECK_DIGITS);
    }
    link
}

#[inline(never)]
fn push_field(link: &mut String, letter: char, number: Option<u32>) {
    link.push(letter);
    if let Some(number) = number {
        *link += &number.to_string();
    }
}

/// The place that follows a share code after the mark. None when it is unreadable.
pub(super) fn read(code: &str, text: &str) -> Option<Place> {
    let mut place = Place::default();
    let mut letters = text.get(..text.len().checked_sub(CHECK_DIGITS)?)?.bytes().peekable();
    while let Some(letter) = letters.next() {
        let mut number = None;
        while let Some(digit) = letters.next_if(u8::is_ascii_digit) {
            let more = number.unwrap_or(0) * 10 + u64::from(digit - b'0');
            number = Some(more.min(MOST.into()));
        }
        let number = number.map(|number| number as u32);
        match letter {
            b't' => place.turns = number,
            b's' => place.steps = number?,
            b'l' => place.lap = number?,
            b'S' => place.bottom = Some(Side::South),
            b'N' => place.bottom = Some(Side::North),
            b'b' => place.present = true,
            b'q' => (place.predict, place.hole) = (true, number),
            b'y' => place.yours = true,
            _ => return None,
        }
    }
    // Only the exact letters that we would write are a place. This checks the checksum, too.
    let whole = write(code, &place).strip_prefix(code)?.strip_prefix(MARK)? == text;
    whole.then_some(place)
}
