//! How turns are written: the hole sown by its absolute name, then what was taken by choice.

mod common;

use common::{Layout, Table};
use mancala::{Game, notation};

/// All turns of the game as written.
fn written(table: &Table) -> Vec<String> {
    let starts = table.0.turn_starts();
    let turns = starts.into_iter().map(|start| table.0.turn_from(start));
    turns.map(|turn| notation::turn(table.board(), &turn)).collect()
}

#[test]
fn a_turn_is_the_hole_sown_seen_from_either_seat() {
    let board = Layout::of(Game::Nakabili).south(&[(0, 2), (9, 2)]);
    let mut table = board.north(&[(0, 2), (9, 2)]).table();
    // South's back row is A from the left, his front row B; North's front row is C, his back row D from the right.
    table.sow(0);
    table.sow(0);
    table.sow(9);
    table.sow(9);
    assert_eq!(written(&table), ["A1", "D8", "B7", "C2"]);

    let mut table = Layout::of(Game::Embeli)
        .ring(&[(3, 2), (10, 2), (12, 2), (21, 2)])
        .table();
    for hole in [3, 12, 10, 21] {
        table.sow(hole);
    }
    assert_eq!(written(&table), ["A4", "C9", "B10", "B1"]);
}

#[test]
fn whole_holes_taken_follow_in_their_order() {
    let mut table = Table::start(Game::Nakabili, &[]);
    table.sow(13);
    assert_eq!(written(&table), ["B3"]);
    table.take(12);
    table.take(0);
    assert_eq!(written(&table), ["B3:C5,D8"]);
    table.take(1);
    assert_eq!(written(&table), ["B3:C5,D8,D7"]);
}

#[test]
fn single_seeds_taken_one_after_the_other_are_counted() {
    let mut table = Layout::of(Game::Nsolo)
        .south(&[(6, 2)])
        .north(&[(15, 5), (0, 2), (9, 1), (4, 4)])
        .table();
    table.sow(6);
    table.take(0);
    table.take(0);
    table.take(9);
    table.take(4);
    assert_eq!(written(&table), ["A7:D8*2,C2,D4"]);
}

#[test]
fn passing_and_resigning_have_words() {
    let all: Vec<u8> = (0..16).collect();
    let mut table = Layout::of(Game::Nsolo).south_singles(&all).north(&[(0, 3)]).table();
    table.pass();
    table.resign();
    assert_eq!(written(&table), ["pass", "resign"]);

    // Resigning with takes owed is a turn of its own.
    let mut table = Table::start(Game::Nsolo, &[]);
    table.sow(6);
    table.take(3);
    table.resign();
    assert_eq!(written(&table), ["A7:D5", "resign"]);
}
