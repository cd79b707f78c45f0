//! Nsolo by the rule book, docs/RULES.md. Numbers are own numbers (§four-rows.holes).

mod common;

use common::{Layout, North, South, Table, captures, hole, laps, last_seed, numbers, takes_earned};
use mancala::event::{Earned, TakeUnit};
use mancala::outcome::{Outcome, Reason, Refusal};
use mancala::{Board, Event, Game, Hole, Move, Position};

const BOARD: Board = Board::FourRows { columns: 8 };
const RULE_1913: (&str, &str) = ("capture", "1913");
const LOSE: (&str, &str) = ("endless", "lose");

fn start() -> Table {
    Table::start(Game::Nsolo, &[])
}

fn layout() -> Layout {
    Layout::of(Game::Nsolo)
}

fn north(own: u8) -> Hole {
    hole(BOARD, North, own)
}

const ALL: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

// §nsolo.start
#[test]
fn every_hole_starts_with_two_but_the_rightmost_front_hole() {
    for columns in 8..=36_u8 {
        let table = Table::start(Game::Nsolo, &[("columns", &columns.to_string())]);
        assert_eq!(table.board(), Board::FourRows { columns });
        for side in [South, North] {
            let rows = table.rows(side);
            assert_eq!(rows.len(), 2 * usize::from(columns));
            for (own, seeds) in (0..).zip(rows) {
                assert_eq!(seeds, if own == columns { 0 } else { 2 }, "{own} of 4x{columns}");
            }
        }
        let all: u16 = table.0.position().seeds().iter().sum();
        assert_eq!(all, 8 * u16::from(columns) - 4);
    }
    assert_eq!(start().board(), BOARD);
}

// §nsolo.start: no other boards
#[test]
fn boards_have_eight_to_thirty_six_columns() {
    for columns in ["7", "37", "0", "08", ""] {
        assert!(
            mancala::Options::standard(Game::Nsolo)
                .with("columns", columns)
                .is_err()
        );
    }
}

// §nsolo.capture, §S-5, §S1
#[test]
fn a_capture_takes_the_front_hole_and_as_many_single_seeds_again() {
    let mut table = start();
    let events = table.sow(6);
    assert_eq!(last_seed(&events), (Hole(8), 1));
    assert_eq!(captures(&events), [(north(15), 2)]);
    let owe = Event::Owe {
        takes: 2,
        unit: TakeUnit::Seed,
        possible: 28,
        why: Earned::Capture,
    };
    assert_eq!(events.last(), Some(&owe));
    assert_eq!((table.owed(), table.turn()), (2, South));
    assert_eq!(
        table.take(3),
        [Event::Take {
            hole: north(3),
            seeds: 1
        }]
    );
    assert_eq!((table.owed(), table.turn()), (1, South));
    let events = table.take(9);
    assert_eq!(events.last(), Some(&Event::TurnEnd { next: North }));
    assert_eq!((table.at(North, 3), table.at(North, 9)), (1, 1));
    assert_eq!(table.taken(), [4, 0]);
    assert_eq!((table.owed(), table.turn()), (0, North));
    assert_eq!(table.rows(South), numbers("2 2 2 2 2 2 0 3 | 1 2 2 2 2 2 2 2"));
    assert_eq!(table.rows(North), numbers("2 2 2 1 2 2 2 2 | 0 1 2 2 2 2 2 0"));
}

// §nsolo.capture-1913, §S-1, §S-5, §S2
#[test]
fn the_1913_capture_takes_the_file_and_one_whole_hole() {
    let mut table = Table::start(Game::Nsolo, &[RULE_1913]);
    let events = table.sow(6);
    assert_eq!(captures(&events), [(north(15), 2), (north(0), 2)]);
    let owe = Event::Owe {
        takes: 1,
        unit: TakeUnit::Hole,
        possible: 13,
        why: Earned::Capture,
    };
    assert_eq!(events.last(), Some(&owe));
    table.take(3);
    assert_eq!(table.at(North, 3), 0);
    assert_eq!(table.taken(), [6, 0]);
    assert_eq!(table.turn(), North);
}

// §S-12
#[test]
fn the_1913_capture_takes_one_more_hole_even_if_the_back_hole_is_empty() {
    let mut table = Layout::with(Game::Nsolo, &[RULE_1913])
        .south(&[(6, 2)])
        .north(&[(15, 3), (4, 5), (9, 1)])
        .table();
    let events = table.sow(6);
    assert_eq!(captures(&events), [(north(15), 3)]);
    assert_eq!(table.owed(), 1);
    assert_eq!(table.legal(), [4, 9]);
    table.take(4);
    assert_eq!((table.taken(), table.turn()), ([8, 0], North));
}

// §nsolo.capture-1913: an empty front hole protects the back hole
#[test]
fn nothing_is_captured_across_an_empty_front_hole() {
    for choices in [&[][..], &[RULE_1913]] {
        let mut table = Layout::with(Game::Nsolo, choices)
            .south(&[(6, 2)])
            .north(&[(0, 3), (4, 5)])
            .table();
        assert_eq!(captures(&table.sow(6)), []);
        assert_eq!((table.taken(), table.turn()), ([0, 0], North));
    }
}

// §nsolo.capture: alone in a front hole
#[test]
fn nothing_is_captured_from_the_back_row() {
    let mut table = layout().south(&[(0, 2)]).north(&[(10, 2), (5, 2)]).table();
    assert_eq!(last_seed(&table.sow(0)), (Hole(2), 1));
    assert_eq!(table.taken(), [0, 0]);
}

// §nsolo.choose
#[test]
fn a_single_is_not_sown_while_some_hole_holds_two() {
    let table = layout().south(&[(2, 3), (6, 1)]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [2]);
    assert_eq!(table.no_sow(6), Some(Refusal::Single));
    // Nsolo has no mutwi: the reason is the same with a lone pair.
    let table = layout().south(&[(2, 2), (6, 1)]).north_singles(&[0]).table();
    assert_eq!(table.0.position().mutwi(), None);
    assert_eq!(table.no_sow(6), Some(Refusal::Single));
}

// §nsolo.step, §S-7, §nsolo.fewer, §S3
#[test]
fn a_single_steps_only_into_an_empty_hole() {
    let mut table = layout().south_singles(&[3, 4, 10]).north(&[(12, 1), (2, 1)]).table();
    assert_eq!(table.legal(), [4, 10]);
    assert_eq!(table.no_sow(3), Some(Refusal::NextOccupied));
    let events = table.sow(10);
    assert_eq!(captures(&events), [(north(12), 1)]);
    assert_eq!(takes_earned(&events), Some(1));
    table.take(2);
    assert!(table.won_by(South, Reason::WipedOut));
}

// §nsolo.fewer, §S-6, §S4
#[test]
fn all_seeds_are_taken_when_fewer_are_left_than_owed() {
    let mut table = layout()
        .south(&[(9, 2), (0, 1)])
        .north(&[(12, 3), (1, 1), (2, 1)])
        .table();
    table.sow(9);
    assert_eq!(table.owed(), 3);
    table.take(1);
    assert_eq!(table.owed(), 2);
    table.take(2);
    assert!(table.won_by(South, Reason::WipedOut));
    assert_eq!((table.taken(), table.owed()), ([5, 0], 0));
}

// §nsolo.fewer, §nsolo.wiped-out
#[test]
fn a_capture_of_the_last_seeds_wins_though_takes_are_earned() {
    for choices in [&[][..], &[RULE_1913]] {
        let mut table = Layout::with(Game::Nsolo, choices)
            .south(&[(9, 2)])
            .north(&[(12, 3)])
            .table();
        let events = table.sow(9);
        assert!(table.won_by(South, Reason::WipedOut));
        let outcome = Outcome::lost_by(North, Reason::WipedOut);
        assert_eq!(
            events[events.len() - 2..],
            [Event::TurnEnd { next: North }, Event::End { outcome }]
        );
        assert_eq!((table.taken(), table.owed()), ([3, 0], 0));
    }
}

// §S-2, §S-4
#[test]
fn each_take_is_one_seed_from_any_occupied_hole_even_of_the_attacked_file() {
    let mut table = layout()
        .south(&[(6, 2)])
        .north(&[(15, 3), (0, 2), (9, 1), (4, 4)])
        .table();
    table.sow(6);
    // The back hole of the attacked file is among the holes to take from.
    assert_eq!((table.owed(), table.legal()), (3, vec![0, 4, 9]));
    table.take(0);
    table.take(0);
    assert_eq!(table.no_take(0), Some(Refusal::Empty));
    assert_eq!(table.no_take(15), Some(Refusal::Empty));
    assert_eq!(table.no_play(Move::Take(Hole(7))), Some(Refusal::NotTheirs));
    assert_eq!(table.legal(), [4, 9]);
    table.take(4);
    assert_eq!(table.occupied(North), [(4, 3), (9, 1)]);
    assert_eq!(table.turn(), North);
}

// §S-3
#[test]
fn fewer_may_not_be_taken() {
    let mut table = start();
    table.sow(6);
    table.take(3);
    assert_eq!(table.no_sow(7), Some(Refusal::TakesOwed));
    assert_eq!(table.no_pass(), Some(Refusal::CanMove));
}

// §nsolo.pass, §S-8, §S5
#[test]
fn a_player_whose_holes_are_all_single_passes() {
    let mut table = layout().south_singles(&ALL).north(&[(0, 3)]).table();
    assert!(table.only_pass_is_legal());
    for own in ALL {
        assert_eq!(table.no_sow(own), Some(Refusal::NextOccupied));
    }
    assert_eq!(table.pass(), [Event::Pass, Event::TurnEnd { next: North }]);
    assert_eq!((table.turn(), table.outcome()), (North, None));
}

// §nsolo.pass, §S-8
#[test]
fn nobody_passes_who_can_move() {
    assert_eq!(start().no_pass(), Some(Refusal::CanMove));
    // One hole is empty: the seed behind it can step.
    let table = layout().south_singles(&ALL[1..]).north(&[(0, 3)]).table();
    assert_eq!(table.legal(), [15]);
    assert_eq!(table.no_pass(), Some(Refusal::CanMove));
}

// §nsolo.repetition, §S-8, §S-9, §S6
#[test]
fn two_passes_repeat_the_position_which_is_a_draw() {
    let mut table = layout().south_singles(&ALL).north_singles(&ALL).table();
    table.pass();
    // The same seeds with the other side to move are another position.
    assert_eq!(table.outcome(), None);
    assert!(table.only_pass_is_legal());
    let events = table.pass();
    assert!(table.drawn());
    assert!(matches!(events.last(), Some(Event::End { outcome }) if outcome.winner.is_none()));
    assert_eq!(table.no_pass(), Some(Refusal::Over));
}

// §S-9: the first recurrence counts, also of another position than the first
#[test]
fn a_position_that_comes_back_is_a_draw_at_once() {
    let mut table = layout().south(&[(0, 16)]).north_singles(&ALL).table();
    table.sow(0);
    table.pass();
    assert_eq!(table.outcome(), None);
    table.pass();
    assert!(table.drawn());
    assert_eq!(table.0.position(), table.0.position_before(1));
}

// §nsolo.wiped-out
#[test]
fn a_player_may_resign_at_his_turn() {
    let mut table = start();
    table.resign();
    assert!(table.won_by(North, Reason::Resigned));
    assert_eq!(table.no_sow(6), Some(Refusal::Over));

    // Also with takes still owed.
    let mut table = start();
    table.sow(6);
    table.take(3);
    table.resign();
    assert!(table.won_by(North, Reason::Resigned));
}

// §S-10, §four-rows.full-round
#[test]
fn the_start_hole_is_not_skipped_by_a_big_hand() {
    let mut table = layout().south(&[(8, 16)]).north(&[(15, 1), (3, 4)]).table();
    let events = table.sow(8);
    assert_eq!((laps(&events), last_seed(&events)), (1, (Hole(8), 1)));
    assert_eq!(captures(&events), [(north(15), 1)]);
}

// §endless, §S-11, §X1-nsolo
#[test]
fn a_sowing_that_never_ends_is_not_playable_or_loses() {
    let board = |choices| {
        Layout::with(Game::Nsolo, choices)
            .rows(South, "2 1 0 4 0 1 3 0 | 1 3 1 0 1 0 1 0")
            .north_singles(&[3])
            .table()
    };
    let table = board(&[]);
    assert!(table.never_ends(9));
    assert_eq!(table.no_sow(9), Some(Refusal::Endless));
    assert_eq!(table.legal(), [0, 3, 6]);

    let mut table = board(&[LOSE]);
    assert_eq!(table.legal(), [0, 3, 6, 9]);
    let events = table.sow(9);
    assert_eq!(laps(&events), 100);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Endless {
            laps: 100,
            repeats: true,
            ..
        }
    )));
    assert!(table.won_by(North, Reason::EndlessSowing));
}

// §endless, §X2-nsolo
#[test]
fn a_sowing_of_a_hundred_and_four_laps_is_played_to_its_end() {
    let mut table = layout()
        .north_begins()
        .rows(North, "3 0 2 1 9 1 0 1 | 2 1 3 2 0 2 1 0")
        .south_singles(&[3])
        .table();
    let events = table.sow(11);
    assert_eq!((laps(&events), last_seed(&events)), (104, (north(15), 1)));
    assert_eq!(table.rows(North), numbers("1 0 2 1 0 1 3 2 | 0 2 5 0 6 0 4 1"));
}

// §four-rows.holes on a board of 36 columns
#[test]
fn holes_face_each_other_on_the_largest_board() {
    let mut table = Layout::with(Game::Nsolo, &[("columns", "36")])
        .south(&[(34, 2)])
        .north(&[(71, 2), (0, 7), (36, 5)])
        .table();
    let board = table.board();
    let events = table.sow(34);
    assert_eq!(last_seed(&events), (hole(board, South, 36), 1));
    assert_eq!(captures(&events), [(hole(board, North, 71), 2)]);
    assert_eq!(table.legal(), [0, 36]);
    assert_eq!(table.no_play(Move::Sow(Hole(144))), Some(Refusal::NoSuchHole));
}

#[test]
fn every_refused_move_has_its_reason() {
    let table = start();
    assert_eq!(table.no_sow(8), Some(Refusal::Empty));
    assert_eq!(table.no_play(Move::Sow(north(0))), Some(Refusal::NotYours));
    assert_eq!(table.no_play(Move::Sow(Hole(32))), Some(Refusal::NoSuchHole));
    assert_eq!(table.no_take(0), Some(Refusal::NothingOwed));
}
