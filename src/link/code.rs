//! The share code: a whole game from its set-up on.
//!
//! Version 1 is five fields between points, `1S.S..4A3.x9Q`:
//!
//! 1. the version `1`, the game's letter (`N`akabili, `K`abwanga, n`S`olo, `E`mbeli), and one digit for each choice of
//!    its rules (the index of the value; default ones at the end are left out);
//! 2. who begins, `S` or `N`;
//! 3. nothing for the standard set-up; else all holes, the store, what South and North have taken, two flags for a
//!    first capture, and the closed holes;
//! 4. the acts: the own number of the hole sown or taken from, 72 for a pass, 73 for resigning;
//! 5. three digits of checksum over all that stands before.
//!
//! Numbers are in base 62 (`0-9A-Za-z`): below 60 one digit, up to 121 `y` and one digit, above that `z` and two.

use super::digits::{numbers, push_checksum, push_digit, push_number};
use super::error::LinkError;
use crate::games::options::{Game, Options};
use crate::games::position::Position;
use crate::games::setup::Setup;
use crate::hole::{Hole, Side};
use crate::moves::Move;
use crate::record::{Act, Record};

/// The first letter of every code of this version.
pub(super) const VERSION: char = '1';
/// The fields of a code.
pub(super) const FIELDS: usize = 5;
/// The digits of its checksum.
pub(super) const CHECK_DIGITS: usize = 3;

const PASS: u16 = 72;
const RESIGN: u16 = 73;

/// The share code of the current game, without undone acts.
#[must_use]
pub fn encode(record: &Record) -> String {
    encode_acts(record, record.acts())
}

/// The game with all undone acts, for a device's own storage: the share code of all acts, `~`, and how many of them are
/// played.
#[must_use]
pub fn save(record: &Record) -> String {
    format!("{}~{}", encode_acts(record, record.all_acts()), record.acts().len())
}

/// The game that [`save`] wrote. Reads a share code alone, too.
///
/// # Errors
/// [`LinkError`] says what is wrong.
pub fn restore(saved: &str) -> Result<Record, LinkError> {
    let Some((code, played)) = saved.split_once('~') else {
        return decode(saved);
    };
    let mut record = decode(code)?;
    record.go_back_to(played.parse().map_err(|_| LinkError::Damaged)?);
    Ok(record)
}

fn encode_acts(record: &Record, acts: &[Act]) -> String {
    let setup = record.setup();
    let mut text = String::from(VERSION);
    text.push(setup.options.game().letter());
    let mut indices: Vec<u8> = setup.options.indices().collect();
    while indices.last() == Some(&0) {
        indices.pop();
    }
    for index in indices {
        push_digit(&mut text, index.into());
    }
    text.push('.');
    text.push(if setup.turn == Side::South { 'S' } else { 'N' });
    text.push('.');
    if !setup.is_standard() {
        let mut push = |count| push_number(&mut text, count);
        for &seeds in &setup.seeds {
            push(seeds);
        }
        push(setup.store);
        for taken in setup.taken {
            push(taken);
        }
        for captured in setup.has_captured {
            push(captured.into());
        }
        for hole in &setup.closed {
            push(hole.0.into());
        }
    }
    text.push('.');
    let board = setup.options.board();
    for act in acts {
        let number = match *act {
            Act::Move(Move::Sow(hole) | Move::Take(hole)) => board.own_number(hole).into(),
            Act::Move(Move::Pass) => PASS,
            Act::Resign => RESIGN,
        };
        push_number(&mut text, number);
    }
    text.push('.');
    push_checksum(&mut text, CHECK_DIGITS);
    text
}

/// The game in a share code: any text gives a record or an error. A `#` before it and blanks around it do not matter;
/// [`find`](super::find) finds codes in other surroundings.
///
/// # Errors
/// [`LinkError`] says what is wrong.
pub fn decode(text: &str) -> Result<Record, LinkError> {
    let text = text.trim_ascii().trim_start_matches('#');
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    if !text.starts_with(VERSION) {
        return Err(LinkError::Version);
    }
    let mut fields = text.split('.');
    let mut field = || fields.next().ok_or(LinkError::Damaged);
    let [head, begins, setup, acts, check] = [field()?, field()?, field()?, field()?, field()?];
    if fields.next().is_some() || check.len() != CHECK_DIGITS {
        return Err(LinkError::Damaged);
    }
    if !fits(text) {
        return Err(LinkError::Checksum);
    }
    let options = decode_options(head).ok_or(LinkError::Damaged)?;
    let mut start = Setup::standard(options);
    if !setup.is_empty() {
        decode_setup(setup, &mut start).ok_or(LinkError::Damaged)?;
    }
    start.turn = match begins {
        "S" => Side::South,
        "N" => Side::North,
        _ => return Err(LinkError::Damaged),
    };
    let mut record = Record::new(start)?;
    for (at, number) in numbers(acts).ok_or(LinkError::Damaged)?.into_iter().enumerate() {
        let act = decode_act(&record, number).ok_or(LinkError::Damaged)?;
        record
            .act(act, &mut ())
            .map_err(|error| LinkError::Act { number: at + 1, error })?;
    }
    Ok(record)
}

/// Whether a code ends with the checksum of all that precedes it.
pub(super) fn fits(code: &str) -> bool {
    sealed(code) == code
}

/// A code with the right checksum in place of its own.
pub(super) fn sealed(code: &str) -> String {
    let body = code.get(..code.len().saturating_sub(CHECK_DIGITS));
    let mut sealed = body.unwrap_or_default().to_owned();
    push_checksum(&mut sealed, CHECK_DIGITS);
    sealed
}

/// Whether the game of a code is that of another one, or continues it.
#[must_use]
pub fn goes_on(code: &str, from: &str) -> bool {
    // The length of all that precedes the last point and the checksum.
    from.len()
        .checked_sub(CHECK_DIGITS + 1)
        .and_then(|end| from.get(..end))
        .is_some_and(|body| code.starts_with(body))
}

/// The act that a number means at this point of the game. None when there is no such hole.
fn decode_act(record: &Record, number: u16) -> Option<Act> {
    let (board, position) = (record.position().board(), record.position());
    Some(match number {
        PASS => Act::Move(Move::Pass),
        RESIGN => Act::Resign,
        own if own >= board.holes_a_side().into() => return None,
        own if position.owed() > 0 => Act::Move(Move::Take(board.hole(position.turn().opponent(), own as u8))),
        own => Act::Move(Move::Sow(board.hole(position.turn(), own as u8))),
    })
}

/// Reads version, game and choices.
fn decode_options(head: &str) -> Option<Options> {
    let letter = head.as_bytes().get(1)?;
    let game = Game::ALL
        .into_iter()
        .find(|game| game.letter() == char::from(*letter))?;
    Options::from_indices(game, &bytes(numbers(head.get(2..)?)?)?)
}

/// Reads a hand-made set-up into `setup`, which has the right number of holes already.
fn decode_setup(text: &str, setup: &mut Setup) -> Option<()> {
    let mut numbers = numbers(text)?;
    let closed = setup.seeds.len() + 5;
    let [store, south, north, flags @ ..] = numbers.get(setup.seeds.len()..closed)? else {
        return None;
    };
    (setup.store, setup.taken) = (*store, [*south, *north]);
    for (flag, number) in setup.has_captured.iter_mut().zip(flags) {
        *flag = match number {
            0 => false,
            1 => true,
            _ => return None,
        };
    }
    setup.closed = bytes(numbers.split_off(closed))?.into_iter().map(Hole).collect();
    numbers.truncate(setup.seeds.len());
    setup.seeds = numbers;
    Some(())
}

/// Numbers as bytes. None when one is too large.
fn bytes(numbers: Vec<u16>) -> Option<Vec<u8>> {
    numbers.into_iter().map(|number| number.try_into().ok()).collect()
}
