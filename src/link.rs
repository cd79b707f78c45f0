//! The share code: a whole game in the few letters after the `#` of a link.
//!
//! Version 1 is five fields between points, `1S.S..4A3.x9Q`:
//!
//! 1. the version `1`, the game's letter (`N`akabili, `K`abwanga, n`S`olo, `E`mbeli), and one digit for each choice of its
//!    rules (the index of the value; standard ones at the end are left out);
//! 2. who begins, `S` or `N`;
//! 3. nothing for the standard set-up; else all holes, the store, what South and North have taken, two flags for a first
//!    capture, and the closed holes;
//! 4. the acts: the own number of the hole sown or taken from, 72 for a pass, 73 for resigning;
//! 5. three digits of checksum over all that stands before.
//!
//! Numbers are digits to base 62 (`0-9A-Za-z`): below 60 one digit, up to 121 `y` and one digit, above that `z` and two.
//! Old links must open for ever: this version is never changed, only followed by others.

use thiserror::Error;

use crate::games::options::{Game, Options};
use crate::games::position::Position;
use crate::games::setup::{Setup, SetupError};
use crate::hole::{Hole, Seeds, Side};
use crate::moves::Move;
use crate::record::{Act, ActError, Record};

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const VERSION: char = '1';
const PASS: u16 = 72;
const RESIGN: u16 = 73;

/// What is wrong with a share code.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// There is nothing in it.
    #[error("the link holds no game")]
    Empty,
    /// It starts with a version that this program does not know.
    #[error("the link is of an unknown version")]
    Version,
    /// It does not have the form of a share code; perhaps it was cut off.
    #[error("the link is not complete")]
    Damaged,
    /// The checksum does not fit: something was changed or lost on the way.
    #[error("the link was changed on the way")]
    Checksum,
    /// The set-up in it cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An act in it cannot be played.
    #[error("move {number} of the link: {error}")]
    Act {
        /// Which one, from 1.
        number: usize,
        /// Why not.
        error: ActError,
    },
}

/// The share code of a game as it stands, without what was undone.
#[must_use]
pub fn encode(record: &Record) -> String {
    encode_acts(record, record.acts())
}

/// The game with all that was undone, for a device's own storage: its whole line as a share code, `~`, and how many acts of
/// it are played.
#[must_use]
pub fn save(record: &Record) -> String {
    let line: Vec<Act> = record.acts().iter().chain(record.undone()).copied().collect();
    format!("{}~{}", encode_acts(record, &line), record.acts().len())
}

/// The game that [`save`] wrote. A share code alone is read too.
///
/// # Errors
/// [`LinkError`] says what is wrong.
pub fn restore(saved: &str) -> Result<Record, LinkError> {
    let Some((code, played)) = saved.rsplit_once('~') else {
        return decode(saved);
    };
    let mut record = decode(code)?;
    record.go_back_to(played.parse().map_err(|_| LinkError::Damaged)?);
    Ok(record)
}

fn encode_acts(record: &Record, acts: &[Act]) -> String {
    let setup = record.setup();
    let mut text = String::from(VERSION);
    text.push(game_letter(setup.options.game()));
    let mut indices: Vec<u8> = setup.options.indices().collect();
    while indices.last() == Some(&0) {
        indices.pop();
    }
    text.extend(indices.into_iter().map(digit));
    text.push('.');
    text.push(if setup.turn == Side::South { 'S' } else { 'N' });
    text.push('.');
    if !setup.is_standard() {
        let flags = setup.has_captured.map(Seeds::from);
        let closed = setup.closed.iter().map(|hole| Seeds::from(hole.0));
        let counts = setup
            .seeds
            .iter()
            .copied()
            .chain([setup.store])
            .chain(setup.taken)
            .chain(flags)
            .chain(closed);
        counts.for_each(|count| push_number(&mut text, count));
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
    let check = checksum(&text);
    text.push_str(&check);
    text
}

/// The game in a share code, wherever it comes from: any text gives a record or an error. A `#` before it and white space
/// round it do not matter.
///
/// # Errors
/// [`LinkError`] says what is wrong.
pub fn decode(text: &str) -> Result<Record, LinkError> {
    let text = text.trim().trim_start_matches('#');
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    if !text.starts_with(VERSION) {
        return Err(LinkError::Version);
    }
    let (body, check) = text.rsplit_once('.').ok_or(LinkError::Damaged)?;
    let [head, begins, setup, acts] = body.split('.').collect::<Vec<_>>()[..] else {
        return Err(LinkError::Damaged);
    };
    if check.len() != CHECK_DIGITS {
        return Err(LinkError::Damaged);
    }
    if text.strip_suffix(check).map(checksum).as_deref() != Some(check) {
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

/// Which act a number means at this point of the game. None when there is no such hole.
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
    let mut letters = head.chars().skip(1);
    let letter = letters.next()?;
    let game = Game::ALL.into_iter().find(|&game| game_letter(game) == letter)?;
    let indices: Option<Vec<u8>> = letters.map(|letter| value(u8::try_from(letter).ok()?)).collect();
    Options::from_indices(game, &indices?)
}

/// Reads a hand-made set-up into `setup`, which has the right number of holes already.
fn decode_setup(text: &str, setup: &mut Setup) -> Option<()> {
    let mut numbers = numbers(text)?.into_iter();
    for seeds in setup.seeds.iter_mut().chain([&mut setup.store]).chain(&mut setup.taken) {
        *seeds = numbers.next()?;
    }
    for flag in &mut setup.has_captured {
        *flag = match numbers.next()? {
            0 => false,
            1 => true,
            _ => return None,
        };
    }
    setup.closed = numbers
        .map(|hole| u8::try_from(hole).ok().map(Hole))
        .collect::<Option<_>>()?;
    Some(())
}

const fn game_letter(game: Game) -> char {
    match game {
        Game::Nakabili => 'N',
        Game::Kabwanga => 'K',
        Game::Nsolo => 'S',
        Game::Embeli => 'E',
    }
}

fn digit(value: u8) -> char {
    char::from(DIGITS[usize::from(value)])
}

fn value(digit: u8) -> Option<u8> {
    DIGITS.iter().position(|&d| d == digit).map(|value| value as u8)
}

/// Numbers below this are one digit; this digit and the next start longer ones.
const TWO_DIGITS: u16 = 60;
/// Numbers from here take three digits.
const THREE_DIGITS: u16 = TWO_DIGITS + 62;

fn push_number(text: &mut String, number: u16) {
    match number {
        0..TWO_DIGITS => text.push(digit(number as u8)),
        TWO_DIGITS..THREE_DIGITS => text.extend(['y', digit((number - TWO_DIGITS) as u8)]),
        _ => {
            let rest = number - THREE_DIGITS;
            text.extend(['z', digit((rest / 62) as u8), digit((rest % 62) as u8)]);
        }
    }
}

/// The numbers in a text of digits. None when a digit is none or the last number is cut off.
fn numbers(text: &str) -> Option<Vec<u16>> {
    let mut digits = text.bytes().map(|byte| value(byte).map(u16::from));
    let mut numbers = Vec::new();
    while let Some(first) = digits.next() {
        let mut next = || digits.next().flatten();
        numbers.push(match first? {
            61 => THREE_DIGITS + next()? * 62 + next()?,
            60 => TWO_DIGITS + next()?,
            number => number,
        });
    }
    Some(numbers)
}

const CHECK_DIGITS: usize = 3;

/// Three digits of the 32-bit FNV-1a hash.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let digits = |hash: u32| digit((hash % 62) as u8);
    [hash, hash / 62, hash / (62 * 62)].map(digits).into_iter().collect()
}
