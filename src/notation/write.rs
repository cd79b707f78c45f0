//! Writes turns and records as text.

use super::headers::{self, Names};
use super::scanner::ends_a_header;
use crate::board::Board;
use crate::games::setup::Setup;
use crate::hole::{Hole, Side};
use crate::moves::Move;
use crate::record::{Act, Record, Turn};

/// The notation of a turn: `B3`, `B3:C4,D1`, `B3:C4*2,D1` (two seeds, one after the other, from C4), `pass` or
/// `resign`.
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

/// The record of the current game, without undone acts. Several records may be joined in one file.
///
/// Line ends and other control characters in a name become blanks.
#[must_use]
pub fn write(record: &Record, names: &Names) -> String {
    let mut text = String::new();
    push_headers(&mut text, record, names);
    text.push('\n');
    push_turns(&mut text, record);
    text.push_str(headers::result(record.outcome()));
    text.push('\n');
    text
}

fn push_turns(text: &mut String, record: &Record) {
    let mut ends = record.turn_starts();
    ends.push(record.acts().len());
    for (at, turn) in ends.windows(2).enumerate() {
        text.push_str(&(at + 1).to_string());
        text.push_str(". ");
        text.push_str(&acts(record.setup().options.board(), &record.acts()[turn[0]..turn[1]]));
        // One turn of each side on a line.
        let whole_line = at % 2 == 1 || at + 2 == ends.len();
        text.push(if whole_line { '\n' } else { ' ' });
    }
}

fn push_headers(text: &mut String, record: &Record, names: &Names) {
    let setup = record.setup();
    let game = setup.options.game();
    push_header(text, headers::GAME, game.key());
    for (choice, (_, value)) in game.choices().iter().zip(setup.options.values()) {
        if value != choice.values[0] {
            push_header(text, &headers::choice(choice), value);
        }
    }
    for (name, value) in headers::NAMES.into_iter().zip(names.texts()) {
        if !value.is_empty() {
            push_header(text, name, value);
        }
    }
    if !setup.is_standard() {
        push_board(text, setup);
    }
    if setup.turn == Side::North {
        push_header(text, headers::BEGINS, headers::side(setup.turn));
    }
    push_header(text, headers::RESULT, headers::result(record.outcome()));
}

/// The headers of a set-up, without those that would have the default value.
fn push_board(text: &mut String, setup: &Setup) {
    let seeds = |hole: Hole| match setup.closed.contains(&hole) {
        true => headers::CLOSED.to_owned(),
        false => setup.seeds[hole.index()].to_string(),
    };
    let board = setup.options.board();
    let width = board.holes().map(|hole| seeds(hole).len()).max().unwrap_or_default();
    for name in headers::rows(board) {
        let mut seeds_in_row = String::new();
        for hole in headers::holes(board, name) {
            let seeds = seeds(hole);
            let blanks = width - seeds.len() + usize::from(!seeds_in_row.is_empty());
            seeds_in_row.extend(std::iter::repeat_n(' ', blanks));
            seeds_in_row.push_str(&seeds);
        }
        push_header(text, name, &seeds_in_row);
    }
    if setup.store > 0 {
        push_header(text, headers::STORE, &setup.store.to_string());
    }
    let [south, north] = setup.taken;
    if south + north > 0 {
        push_header(text, headers::TAKEN, &format!("{south} {north}"));
    }
    let captured = match setup.has_captured {
        [false, false] => return,
        [true, false] => "South",
        [false, true] => "North",
        [true, true] => "South North",
    };
    push_header(text, headers::CAPTURED, captured);
}

fn push_header(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        text.push(if ends_a_header(letter) { ' ' } else { letter });
    }
    text.push_str("\"]\n");
}
