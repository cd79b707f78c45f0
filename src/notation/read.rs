//! Reads records from text.

use super::error::{TextError, TextFault, Wrong};
use super::headers::{self, Names};
use super::scanner::{Header, Scanner, Word};
use crate::board::{Board, HoleName};
use crate::games::options::{Game, Options};
use crate::games::position::Position;
use crate::games::setup::{MAX_SEEDS, Setup};
use crate::hole::{Hole, Row, Seeds, Side};
use crate::moves::Move;
use crate::outcome::Refusal;
use crate::record::{Act, ActError, Record};

/// The most bytes of a text. A thousand games of sixty turns take about half of that.
pub const MAX_BYTES: usize = 2 << 20;

/// The most games in a text.
pub const MAX_GAMES: usize = 1_000;

/// A game in a text.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The game as played.
    pub record: Record,
    /// What else the text says about it.
    pub names: Names,
}

/// All games in a text, at least one, in the format described in [this module](super).
///
/// # Errors
/// [`TextError`] says what is wrong first, and where.
pub fn read(text: &str) -> Result<Vec<Entry>, TextError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    games(text).map_err(|wrong| wrong.in_text(text))
}

fn games(text: &str) -> Result<Vec<Entry>, Box<Wrong>> {
    if text.len() > MAX_BYTES {
        return Err(Wrong::at(0, TextFault::TooLong { limit: MAX_BYTES }));
    }
    let mut scanner = Scanner::new(text)?;
    let mut games = Vec::new();
    while !scanner.is_at_end() {
        if games.len() == MAX_GAMES {
            return Err(Wrong::at(scanner.at(), TextFault::TooManyGames { limit: MAX_GAMES }));
        }
        games.push(game(&mut scanner)?);
    }
    if games.is_empty() {
        return Err(Wrong::at(scanner.at(), TextFault::NoGame));
    }
    Ok(games)
}

/// Reads a game with its headers, turns and result.
fn game(scanner: &mut Scanner) -> Result<Entry, Box<Wrong>> {
    let headers = Headers::read(scanner)?;
    let setup = headers.setup()?;
    let mut record = Record::new(setup).map_err(|error| Wrong::at(headers.setup_at(), error.into()))?;
    let result = read_turns(scanner, &mut record)?;

    let expected = headers::result(record.outcome());
    for told in [headers.value(headers::RESULT), result].into_iter().flatten() {
        if !told.is(expected) {
            return Err(told.is_wrong(TextFault::Result { expected }));
        }
    }
    let names = headers.names();
    Ok(Entry { record, names })
}

/// Reads and plays turns up to the result, which is returned if it is there.
fn read_turns<'a>(scanner: &mut Scanner<'a>, record: &mut Record) -> Result<Option<Word<'a>>, Box<Wrong>> {
    let over = |scanner: &Scanner| scanner.is_at_end() || scanner.is_at_header();
    for number in 1.. {
        if over(scanner) {
            break;
        }
        let word = scanner.word()?;
        if headers::RESULTS.iter().any(|&result| word.is(result)) {
            return match over(scanner) {
                true => Ok(Some(word)),
                false => Err(Wrong::at(scanner.at(), TextFault::AfterResult)),
            };
        }
        let turn = match word.split_once('.') {
            (turn, None) => turn,
            (count, Some(_)) if count.number().is_none() => return Err(count.is_wrong(TextFault::TurnExpected)),
            (count, Some(_)) if !count.is(&number.to_string()) => {
                return Err(count.is_wrong(TextFault::TurnNumber { expected: number }));
            }
            (_, Some(turn)) if turn.text.is_empty() => scanner.word()?,
            (_, Some(turn)) => turn,
        };
        play_turn(record, turn)?;
    }
    Ok(None)
}

/// Plays a turn from its notation.
fn play_turn(record: &mut Record, turn: Word) -> Result<(), Box<Wrong>> {
    let board = record.position().board();
    let (first, takes) = turn.split_once(':');
    let act = if turn.is("pass") {
        Act::Move(Move::Pass)
    } else if turn.is("resign") {
        Act::Resign
    } else {
        Act::Move(Move::Sow(hole(board, first)?))
    };
    play(record, act, first)?;
    for take in takes.iter().flat_map(|takes| takes.split(&[','])) {
        let (from, times) = take.split_once('*');
        let take = Act::Move(Move::Take(hole(board, from)?));
        let times = match times {
            None => 1,
            Some(times) => match times.number() {
                None | Some(0) => return Err(times.is_wrong(TextFault::TurnExpected)),
                Some(times) => times,
            },
        };
        for _ in 0..times {
            play(record, take, from)?;
        }
    }
    Ok(())
}

fn play(record: &mut Record, act: Act, word: Word) -> Result<(), Box<Wrong>> {
    record.act(act, &mut ()).map_err(|error| {
        word.is_wrong(match error {
            ActError::Illegal(illegal) => TextFault::Illegal {
                refusal: illegal.refusal,
            },
            ActError::Over => TextFault::Illegal { refusal: Refusal::Over },
            ActError::Full => TextFault::RecordFull,
        })
    })
}

/// The hole of this name.
fn hole(board: Board, word: Word) -> Result<Hole, Box<Wrong>> {
    let mut letters = word.text.chars();
    let row = letters.next().filter(char::is_ascii_alphabetic);
    let text = letters.as_str();
    let (Some(row), Some(column)) = (row, Word { text, ..word }.number()) else {
        return Err(word.is_wrong(TextFault::TurnExpected));
    };
    let row = row.to_ascii_uppercase() as u8 - b'A';
    let name = u8::try_from(column).map(|column| HoleName { row, column });
    let refusal = Refusal::NoSuchHole;
    name.ok()
        .and_then(|name| board.hole_named(name))
        .ok_or_else(|| word.is_wrong(TextFault::Illegal { refusal }))
}

/// The headers of a game: all known to it, and none twice.
struct Headers<'a> {
    game: Game,
    list: Vec<Header<'a>>,
}

impl<'a> Headers<'a> {
    fn read(scanner: &mut Scanner<'a>) -> Result<Headers<'a>, Box<Wrong>> {
        if !scanner.is_at_header() {
            return Err(Wrong::at(scanner.at(), TextFault::GameExpected));
        }
        let first = scanner.header()?;
        if !first.name.is(headers::GAME) {
            return Err(first.name.is_wrong(TextFault::GameExpected));
        }
        let game = Game::ALL[one_of(first.value, Game::KEYS)?];
        let mut list: Vec<Header> = Vec::new();
        while scanner.is_at_header() {
            let mut ahead = scanner.clone();
            let header = ahead.header()?;
            let Header { name, .. } = header;
            if name.is(headers::GAME) {
                break;
            }
            let name_text = || name.text.to_owned();
            if !headers::known(game, name.text) {
                return Err(name.is_wrong(TextFault::UnknownHeader { name: name_text() }));
            }
            if list.iter().any(|before| name.is(before.name.text)) {
                return Err(name.is_wrong(TextFault::RepeatedHeader { name: name_text() }));
            }
            list.push(header);
            *scanner = ahead;
        }
        Ok(Headers { game, list })
    }

    #[inline(never)]
    fn header(&self, name: &str) -> Option<&Header<'a>> {
        self.list.iter().find(|header| header.name.is(name))
    }

    fn value(&self, name: &str) -> Option<Word<'a>> {
        self.header(name).map(|header| header.value)
    }

    fn names(&self) -> Names {
        let text = |name| self.header(name).map_or_else(String::new, Header::text);
        let [event, date, south, north] = headers::NAMES.map(text);
        Names {
            event,
            date,
            south,
            north,
        }
    }

    fn options(&self) -> Result<Options, Box<Wrong>> {
        let mut chosen = Vec::new();
        for choice in self.game.choices() {
            let is = |header: &&Header| headers::is_choice(choice, header.name.text);
            chosen.push(match self.list.iter().find(is) {
                Some(header) => one_of(header.value, choice.values)? as u8,
                None => 0,
            });
        }
        Ok(Options::from_indices(self.game, &chosen).expect("each choice has this value"))
    }

    fn setup(&self) -> Result<Setup, Box<Wrong>> {
        let mut setup = Setup::standard(self.options()?);
        self.lay_out(&mut setup)?;
        if let Some(value) = self.value(headers::STORE) {
            setup.store = seeds(counted(value, 1)?[0])?;
        }
        if let Some(value) = self.value(headers::TAKEN) {
            let words = counted(value, 2)?;
            setup.taken = [seeds(words[0])?, seeds(words[1])?];
        }
        for side in self.value(headers::CAPTURED).iter().flat_map(|value| words(*value)) {
            setup.has_captured[one_of(side, headers::SIDES)?] = true;
        }
        if let Some(value) = self.value(headers::BEGINS) {
            setup.turn = Side::ALL[one_of(value, headers::SIDES)?];
        }
        Ok(setup)
    }

    /// Sets the board up if its rows are given.
    fn lay_out(&self, setup: &mut Setup) -> Result<(), Box<Wrong>> {
        let board = setup.options.board();
        let rows = headers::rows(board);
        let is_row = |header: &&Header| rows.iter().any(|row| header.name.is(row));
        let Some(first) = self.list.iter().find(is_row) else {
            return Ok(());
        };
        for row in rows {
            let Some(value) = self.value(row) else {
                let name = (*row).to_owned();
                return Err(first.name.is_wrong(TextFault::LineMissing { name }));
            };
            let words = counted(value, headers::holes(board, row).count())?;
            for (hole, word) in headers::holes(board, row).zip(words) {
                let closed = word.is(headers::CLOSED) && board.row(hole) == Row::Row;
                if closed {
                    setup.closed.push(hole);
                }
                setup.seeds[hole.index()] = if closed { 0 } else { seeds(word)? };
            }
        }
        // Sort them in the order of the holes, as everywhere.
        setup.closed = board.holes().filter(|hole| setup.closed.contains(hole)).collect();
        Ok(())
    }

    /// Where the set-up is in the text.
    fn setup_at(&self) -> usize {
        let laid_out = |header: &&Header| {
            let of_a_line = header.name.text.len() == 1;
            of_a_line
                || [headers::STORE, headers::TAKEN, headers::CAPTURED]
                    .iter()
                    .any(|name| header.name.is(name))
        };
        self.list.iter().find(laid_out).map_or(0, |header| header.name.at)
    }
}

/// Which of these the word is.
fn one_of(word: Word, expected: &'static [&'static str]) -> Result<usize, Box<Wrong>> {
    expected
        .iter()
        .position(|expected| word.is(expected))
        .ok_or_else(|| word.is_wrong(TextFault::UnknownValue { expected }))
}

/// The words of a value.
#[inline(never)]
fn words(value: Word) -> Vec<Word> {
    value.split(&[' ', '\t']).filter(|word| !word.text.is_empty()).collect()
}

/// The words of a value that must have this many.
fn counted(value: Word, expected: usize) -> Result<Vec<Word>, Box<Wrong>> {
    let words = words(value);
    let found = words.len();
    if found == expected {
        Ok(words)
    } else {
        Err(value.is_wrong(TextFault::WrongCount { expected, found }))
    }
}

fn seeds(word: Word) -> Result<Seeds, Box<Wrong>> {
    let number = word.number().filter(|&seeds| seeds <= MAX_SEEDS);
    number.ok_or_else(|| word.is_wrong(TextFault::SeedsExpected { limit: MAX_SEEDS }))
}
