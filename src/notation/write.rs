//! Turns and records as text.

use std::fmt::Write;

use super::headers::{self, Names};
use super::scanner::ends_a_header;
use crate::board::Board;
use crate::hole::{Hole, Side};
use crate::moves::Move;
use crate::record::{Act, Record, Turn};
use crate::setup::Setup;

/// The notation of a turn: `B3`, `B3:C4,D1`, `B3:C4*2,D1` (two seeds, one after the other, from C4), `pass` or `resign`.
#[must_use]
pub fn turn(board: Board, turn: &Turn) -> String {
    acts(board, &turn.acts)
}

fn acts(board: Board, acts: &[Act]) -> String {
    let mut text = String::new();
    let mut takes: Vec<(Hole, usize)> = Vec::new();
    for &act in acts {
        match act {
            Act::Move(Move::Sow(hole)) => text = board.name(hole).to_string(),
            Act::Move(Move::Take(hole)) => match takes.last_mut() {
                Some((last, times)) if *last == hole => *times += 1,
                _ => takes.push((hole, 1)),
            },
            Act::Move(Move::Pass) => text.push_str("pass"),
            Act::Resign => text.push_str("resign"),
        }
    }
    for (at, (hole, times)) in takes.into_iter().enumerate() {
        text.push(if at == 0 { ':' } else { ',' });
        text.push_str(&board.name(hole).to_string());
        if times > 1 {
            text.push_str(&format!("*{times}"));
        }
    }
    text
}

/// The record of the game as it stands, without what was undone. Records may be put one after the other in one file.
///
/// Line ends and other control characters in a name become blanks.
#[must_use]
pub fn write(record: &Record, names: &Names) -> String {
    let mut text = String::new();
    for (name, value) in headers_of(record, names) {
        let _ = writeln!(text, "[{name} \"{}\"]", escaped(&value));
    }
    text.push('\n');
    let board = record.setup().options.board();
    let mut starts = record.turn_starts();
    starts.push(record.acts().len());
    for (at, ends) in starts.windows(2).enumerate() {
        // A turn of each side to the line.
        let blank = if at % 2 == 0 { '\n' } else { ' ' };
        if at > 0 {
            text.push(blank);
        }
        let _ = write!(text, "{}. {}", at + 1, acts(board, &record.acts()[ends[0]..ends[1]]));
    }
    if starts.len() > 1 {
        text.push('\n');
    }
    text + headers::result(record.outcome()) + "\n"
}

/// The headers with their texts.
fn headers_of(record: &Record, names: &Names) -> Vec<(String, String)> {
    let setup = record.setup();
    let game = setup.options.game();
    let mut list = vec![(headers::GAME.to_owned(), game.key().to_owned())];
    for (choice, (_, value)) in game.choices().iter().zip(setup.options.values()) {
        if value != choice.values[0] {
            list.push((headers::choice(choice), value.to_owned()));
        }
    }
    for (name, text) in names.clone().headers_mut() {
        if !text.is_empty() {
            list.push((name.to_owned(), std::mem::take(text)));
        }
    }
    if !setup.is_standard() {
        list.extend(laid_out(setup));
    }
    if setup.turn == Side::North {
        list.push((headers::BEGINS.to_owned(), headers::side(Side::North).to_owned()));
    }
    list.push((headers::RESULT.to_owned(), headers::result(record.outcome()).to_owned()));
    list
}

/// The headers of a set-up, as far as they say something.
fn laid_out(setup: &Setup) -> Vec<(String, String)> {
    let seeds = |hole: Hole| match setup.closed.contains(&hole) {
        true => headers::CLOSED.to_owned(),
        false => setup.seeds[hole.index()].to_string(),
    };
    let width = setup.options.board().holes().map(|hole| seeds(hole).len()).max();
    let padded = |hole| format!("{:>1$}", seeds(hole), width.unwrap_or_default());
    let line = |holes: Vec<Hole>| holes.into_iter().map(padded).collect::<Vec<_>>().join(" ");
    let mut list: Vec<(String, String)> = headers::lines(setup.options.board())
        .map(|(name, holes)| (name, line(holes)))
        .collect();
    let captured = Side::ALL.into_iter().filter(|side| setup.has_captured[side.index()]);
    let [south, north] = setup.taken;
    if setup.store > 0 {
        list.push((headers::STORE.to_owned(), setup.store.to_string()));
    }
    if south + north > 0 {
        list.push((headers::TAKEN.to_owned(), format!("{south} {north}")));
    }
    if setup.has_captured != [false; 2] {
        let sides: Vec<_> = captured.map(headers::side).collect();
        list.push((headers::CAPTURED.to_owned(), sides.join(" ")));
    }
    list
}

/// A text as it stands between quotes.
fn escaped(text: &str) -> String {
    text.replace(ends_a_header, " ")
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
}
