//! Kabwanga by the rule book, docs/RULES.md. Numbers are own numbers (§four-rows.holes).

mod common;

use common::{Layout, North, South, Table, captures, hole, laps, last_seed, numbers, takes_earned};
use mancala::event::Rest;
use mancala::games::setup::SetupFault;
use mancala::outcome::{Outcome, Reason, Refusal};
use mancala::{Board, Event, Game, Hole, Move, Position};

const BOARD: Board = Board::FourRows { columns: 8 };
const INSIDE: (&str, &str) = ("capture_inside_move", "true");
const LOSE: (&str, &str) = ("endless", "lose");

fn layout() -> Layout {
    Layout::of(Game::Kabwanga)
}

fn north(own: u8) -> Hole {
    hole(BOARD, North, own)
}

/// §K2 and §K3: South 8 ends in 10, and 11 ahead holds two.
fn hole_ahead(choices: &[(&str, &str)]) -> Layout {
    Layout::with(Game::Kabwanga, choices)
        .south(&[(2, 1), (8, 2), (11, 2)])
        .north(&[(0, 1), (2, 1), (5, 2), (10, 3), (13, 4)])
}

// §kabwanga.start, §K-1
#[test]
fn the_board_starts_with_nineteen_seeds_a_player() {
    for (setup, own) in [
        ("fill", "2 2 2 2 2 2 2 2 | 2 1 0 0 0 0 0 0"),
        ("fill-left", "2 2 2 2 2 2 2 2 | 0 0 0 0 0 0 1 2"),
        ("taper-left", "2 2 2 2 2 2 2 2 | 0 0 0 0 0 2 1 0"),
    ] {
        let table = Table::start(Game::Kabwanga, &[("setup", setup)]);
        for side in [South, North] {
            assert_eq!(table.rows(side), numbers(own), "{setup}");
            assert_eq!(table.rows(side).iter().sum::<u16>(), 19);
        }
    }
    let table = Table::start(Game::Kabwanga, &[]);
    assert_eq!(table.0.setup().options.get("setup"), "fill");
    assert!(table.0.setup().options.with("setup", "heap").is_err());
}

// §kabwanga.start: the argument for `fill`
#[test]
fn no_side_can_capture_on_move_one_of_the_standard_set_up() {
    let table = Table::start(Game::Kabwanga, &[]);
    for own in table.legal() {
        let mut table = Table::start(Game::Kabwanga, &[]);
        assert_eq!(captures(&table.sow(own)), [], "{own}");
    }
}

// §kabwanga.choose, §kabwanga.rest, §K1
#[test]
fn a_sowing_ends_in_an_empty_hole_when_the_hole_ahead_is_empty() {
    let mut table = Table::start(Game::Kabwanga, &[]);
    let events = table.sow(0);
    assert_eq!((laps(&events), last_seed(&events)), (4, (Hole(11), 1)));
    assert_eq!(table.rows(South), numbers("0 3 0 3 3 0 3 3 | 0 2 1 1 0 0 0 0"));
    assert_eq!(table.turn(), North);
}

// §kabwanga.rest
#[test]
fn a_single_ahead_is_not_sown() {
    let mut table = layout().south(&[(1, 2), (4, 1)]).north_singles(&[0]).table();
    let events = table.sow(1);
    assert_eq!((laps(&events), last_seed(&events)), (1, (Hole(3), 1)));
    assert_eq!(table.occupied(South), [(2, 1), (3, 1), (4, 1)]);
}

// §kabwanga.ahead, §K2
#[test]
fn the_hole_ahead_is_sown_on_when_it_holds_two() {
    let mut table = hole_ahead(&[]).table();
    let events = table.sow(8);
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(13), 1)));
    assert!(events.contains(&Event::Ahead {
        hole: Hole(11),
        seeds: 2
    }));
    // The seed just dropped stays in 10.
    assert_eq!(table.occupied(South), [(2, 1), (9, 1), (10, 1), (12, 1), (13, 1)]);
    assert_eq!(captures(&events), [(north(10), 3), (north(5), 2)]);
    assert_eq!(table.taken(), [5, 0]);
    assert_eq!(table.occupied(North), [(0, 1), (2, 1), (13, 4)]);
}

// §kabwanga.capture-inside, §K-2, §K3
#[test]
fn a_lap_inside_the_move_captures_by_option() {
    let mut table = hole_ahead(&[INSIDE]).table();
    let events = table.sow(8);
    assert_eq!(
        captures(&events),
        [(north(13), 4), (north(2), 1), (north(10), 3), (north(5), 2)]
    );
    assert_eq!(table.taken(), [10, 0]);
    assert_eq!(table.occupied(North), [(0, 1)]);
    // Captured before the hole ahead is lifted (§K-3), and the move goes on (§K-2).
    let ahead = events
        .iter()
        .position(|event| matches!(event, Event::Ahead { .. }))
        .unwrap();
    assert_eq!(captures(&events[..ahead]).len(), 2);
}

// §kabwanga.capture, §K-2: the facing hole counts inside a move as it does at the end
#[test]
fn a_lap_inside_the_move_captures_nothing_across_an_empty_front_hole() {
    let mut table = Layout::with(Game::Kabwanga, &[INSIDE])
        .south(&[(8, 2), (11, 2)])
        .north(&[(2, 5), (0, 1)])
        .table();
    let events = table.sow(8);
    assert_eq!(captures(&events), []);
    // The end of the move tells why it captures nothing, the lap inside does not.
    assert_eq!(
        events
            .iter()
            .filter(|event| matches!(event, Event::Rest { .. }))
            .count(),
        1
    );
}

// §kabwanga.capture-inside: only laps that end in an empty hole
#[test]
fn a_relay_captures_nothing_inside_the_move() {
    let mut table = Layout::with(Game::Kabwanga, &[INSIDE])
        .south(&[(8, 2), (10, 1)])
        .north(&[(13, 4), (2, 1), (0, 1)])
        .table();
    let events = table.sow(8);
    assert_eq!(captures(&events), []);
    assert_eq!(last_seed(&events), (Hole(12), 1));
}

// §kabwanga.capture-inside: mind the back row, which faces nothing
#[test]
fn a_lap_that_ends_in_the_back_row_inside_the_move_captures_nothing() {
    let mut table = Layout::with(Game::Kabwanga, &[INSIDE])
        .south(&[(0, 2), (3, 2)])
        .north(&[(10, 2), (5, 2), (13, 2)])
        .table();
    assert_eq!(captures(&table.sow(0)), []);
}

// §K-3
#[test]
fn wiping_out_the_opponent_inside_the_move_ends_the_game_at_once() {
    let mut table = Layout::with(Game::Kabwanga, &[INSIDE])
        .south(&[(8, 2), (11, 2)])
        .north(&[(2, 1), (13, 4)])
        .table();
    let events = table.sow(8);
    assert_eq!(laps(&events), 1);
    assert_eq!(table.at(South, 11), 2);
    assert!(table.won_by(South, Reason::WipedOut));
    assert!(!events.iter().any(|event| matches!(event, Event::Rest { .. })));
    let outcome = Outcome::lost_by(North, Reason::WipedOut);
    assert_eq!(
        events[events.len() - 2..],
        [Event::TurnEnd { next: North }, Event::End { outcome }]
    );
}

// §kabwanga.ahead, §K-4, §K5
#[test]
fn the_hole_ahead_may_lie_round_the_corner() {
    let mut table = layout()
        .south(&[(13, 2), (0, 3), (5, 1)])
        .north_singles(&[8, 3])
        .table();
    let events = table.sow(13);
    assert!(events.contains(&Event::Ahead {
        hole: Hole(0),
        seeds: 3
    }));
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(3), 1)));
    // 15 faces 8, but that lap was not the last: nothing is captured.
    assert_eq!(captures(&events), []);
    assert_eq!(
        table.occupied(South),
        [(1, 1), (2, 1), (3, 1), (5, 1), (14, 1), (15, 1)]
    );
}

// §kabwanga.ahead: from the back row into the front row
#[test]
fn the_hole_ahead_of_the_last_back_hole_is_the_first_front_hole() {
    let mut table = layout().south(&[(5, 2), (8, 2)]).north_singles(&[0]).table();
    let events = table.sow(5);
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(10), 1)));
}

// §kabwanga.capture
#[test]
fn a_capture_takes_the_file_and_earns_nothing_more() {
    let mut table = layout().south(&[(13, 2)]).north(&[(8, 2), (7, 3), (0, 1)]).table();
    let events = table.sow(13);
    assert_eq!(captures(&events), [(north(8), 2), (north(7), 3)]);
    assert_eq!(takes_earned(&events), None);
    assert_eq!((table.owed(), table.turn()), (0, North));
    assert_eq!(table.occupied(North), [(0, 1)]);
}

// §kabwanga.capture
#[test]
fn a_capture_takes_the_front_hole_alone_when_the_back_hole_is_empty() {
    let mut table = layout().south(&[(13, 2)]).north(&[(8, 2), (0, 1)]).table();
    assert_eq!(captures(&table.sow(13)), [(north(8), 2)]);
}

// §kabwanga.capture
#[test]
fn nothing_is_captured_across_an_empty_front_hole() {
    let mut table = layout().south(&[(13, 2)]).north(&[(7, 6)]).table();
    let events = table.sow(13);
    assert_eq!(captures(&events), []);
    assert!(events.contains(&Event::Rest {
        hole: Hole(15),
        why: Rest::FacingEmpty
    }));
}

// §kabwanga.capture: own front row
#[test]
fn nothing_is_captured_from_the_back_row() {
    let mut table = layout().south(&[(0, 2)]).north(&[(10, 2), (5, 3)]).table();
    let events = table.sow(0);
    assert!(events.contains(&Event::Rest {
        hole: Hole(2),
        why: Rest::BackRow
    }));
}

// §kabwanga.singles
#[test]
fn mutwi_must_be_played() {
    let table = layout()
        .south_singles(&[1, 5, 12])
        .south(&[(4, 2)])
        .north_singles(&[0])
        .table();
    assert_eq!(table.0.position().mutwi(), Some(Hole(4)));
    assert_eq!(table.legal(), [4]);
    assert_eq!(table.no_sow(5), Some(Refusal::Mutwi));
}

// §kabwanga.choose
#[test]
fn a_single_is_not_sown_while_some_hole_holds_two() {
    let table = layout().south(&[(2, 3), (6, 1)]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [2]);
    assert_eq!(table.no_sow(6), Some(Refusal::Single));
}

// §kabwanga.singles, §K4
#[test]
fn a_single_must_join_an_occupied_hole() {
    let mut table = layout().south_singles(&[3, 14, 15]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [14]);
    assert_eq!(table.no_sow(3), Some(Refusal::MustJoin));
    assert_eq!(table.no_sow(15), Some(Refusal::MustJoin));
    let events = table.sow(14);
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(1), 1)));
}

// §kabwanga.singles, §K-5
#[test]
fn any_single_steps_into_an_empty_hole_when_none_can_join() {
    let mut table = layout().south_singles(&[9, 13]).north(&[(2, 5), (13, 2)]).table();
    assert_eq!(table.legal(), [9, 13]);
    let events = table.sow(9);
    assert_eq!(captures(&events), [(north(13), 2), (north(2), 5)]);
    assert!(table.won_by(South, Reason::WipedOut));
}

// §K-6, §endless
#[test]
fn a_mutwi_that_never_ends_loses_the_game() {
    let board = |choices| {
        Layout::with(Game::Kabwanga, choices)
            .rows(South, "1 1 1 1 1 1 1 1 | 1 1 2 1 1 1 1 1")
            .north_singles(&[0])
    };
    // By option it is sown, and loses.
    let mut table = board(&[LOSE]).table();
    assert_eq!(table.legal(), [10]);
    let events = table.sow(10);
    assert!(events.iter().any(|event| matches!(event, Event::Endless { .. })));
    assert!(table.won_by(North, Reason::EndlessSowing));

    // By the standard rule it cannot be played, and nothing else is offered.
    let mut table = board(&[]).north_begins().table();
    let events = table.sow(0);
    assert!(table.won_by(North, Reason::AllEndless));
    let outcome = Outcome::lost_by(South, Reason::AllEndless);
    assert_eq!(events.last(), Some(&Event::End { outcome }));
    assert_eq!(table.turn(), South);
    assert_eq!(table.legal(), []);
    assert_eq!(table.no_sow(10), Some(Refusal::Over));

    // So it is no set-up with South to move.
    assert_eq!(board(&[]).refused().faults, [SetupFault::AlreadyOver { outcome }]);
}

// §endless.undecided
#[test]
fn a_sowing_that_shows_neither_end_repeat_nor_proof_cannot_be_played() {
    let board = |south| Layout::of(Game::Kabwanga).rows(South, south).north_singles(&[0]);
    let table = board("10 1 0 0 2 14 0 11 | 3 15 20 0 0 12 15 0").table();
    assert_eq!(table.no_sow(0), Some(Refusal::OutOfSight));
    // It is no endless sowing, so whoever has no other has not lost by one.
    let outcome = Outcome::lost_by(South, Reason::NoEndFound);
    let error = board("232 1 0 1 0 1 1 1 | 0 0 1 1 1 0 1 0").refused();
    assert_eq!(error.faults, [SetupFault::AlreadyOver { outcome }]);
}

// §kabwanga.outcome, §K-7, §D1-kabwanga
#[test]
fn a_position_that_comes_back_is_a_draw_at_once() {
    let mut table = layout()
        .north_begins()
        .south_singles(&[8])
        .north_singles(&[1, 2])
        .table();
    for turn in 0..32 {
        assert_eq!(table.outcome(), None, "turn {turn}");
        let legal = table.legal();
        assert_eq!(legal.len(), 1, "turn {turn}");
        table.sow(legal[0]);
    }
    assert!(table.drawn());
}

// §endless, §K-8, §X1-kabwanga
#[test]
fn a_sowing_that_never_ends_is_not_playable_or_loses() {
    let own = "1 0 1 0 2 1 0 1 | 0 1 0 1 2 0 1 0";
    let board = |choices| {
        Layout::with(Game::Kabwanga, choices)
            .rows(South, own)
            .north_singles(&[3])
            .table()
    };
    let table = board(&[]);
    assert!(table.never_ends(12));
    assert_eq!(table.no_sow(12), Some(Refusal::Endless));
    assert_eq!(table.legal(), [4]);

    let mut table = board(&[LOSE]);
    assert_eq!(table.legal(), [4, 12]);
    let events = table.sow(12);
    assert_eq!(laps(&events), 128);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Endless {
            laps: 128,
            repeats: true,
            ..
        }
    )));
    assert!(table.won_by(North, Reason::EndlessSowing));
    assert_eq!(table.turn(), South);
}

// §endless: with holes ahead a sowing can come back to a later lap than its first
#[test]
fn an_endless_sowing_is_told_until_any_lap_start_comes_back() {
    let mut table = Layout::with(Game::Kabwanga, &[LOSE])
        .rows(South, "0 1 0 1 0 1 1 2 | 1 1 0 1 0 1 2 1")
        .north_singles(&[3])
        .table();
    let events = table.sow(7);
    assert_eq!(laps(&events), 128);
    let endless = Event::Endless {
        hole: Hole(8),
        laps: 128,
        repeats: true,
    };
    assert!(events.contains(&endless));
    // The ninth lap started from 8 too.
    let starts: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Lift { hole, .. } | Event::Relay { hole, .. } | Event::Ahead { hole, .. } => Some(hole.0),
            _ => None,
        })
        .collect();
    assert_eq!((starts[0], starts[8]), (7, 8));
}

// §endless, §kabwanga.capture-inside, §K-3
#[test]
fn an_endless_sowing_ends_when_a_capture_inside_it_wipes_out_the_opponent() {
    // Sown from 9 it never ends on its own side, and lays a lap's last seed alone in 14, which faces 9.
    let board = |choices, north: &[u8]| {
        Layout::with(Game::Kabwanga, choices)
            .rows(South, "1 0 1 0 1 0 1 0 | 1 2 0 2 0 0 1 1")
            .north_singles(north)
            .table()
    };
    assert!(board(&[], &[9, 6]).never_ends(9));
    let mut table = board(&[INSIDE], &[9, 6]);
    assert!(!table.never_ends(9));
    let events = table.sow(9);
    assert_eq!(captures(&events), [(north(9), 1), (north(6), 1)]);
    assert!(table.won_by(South, Reason::WipedOut));

    // A seed elsewhere is out of its reach.
    assert!(board(&[INSIDE], &[9, 6, 3]).never_ends(9));
    let mut table = board(&[INSIDE, LOSE], &[9, 6, 3]);
    assert_eq!(captures(&table.sow(9)), [(north(9), 1), (north(6), 1)]);
    assert!(table.won_by(North, Reason::EndlessSowing));
    assert_eq!(table.taken(), [2, 0]);
}

// §endless, §X2-kabwanga
#[test]
fn a_sowing_of_sixty_laps_is_played_to_its_end() {
    let mut table = layout()
        .rows(South, "0 3 1 0 1 1 0 2 | 2 1 4 0 2 1 1 0")
        .north_singles(&[3])
        .table();
    let events = table.sow(10);
    assert_eq!((laps(&events), last_seed(&events)), (60, (Hole(8), 1)));
    assert_eq!(table.rows(South), numbers("0 1 2 1 0 3 0 4 | 1 1 0 2 1 0 2 1"));
}

// §four-rows.full-round
#[test]
fn the_start_hole_is_not_skipped_by_a_big_hand() {
    let mut table = layout().south(&[(8, 16)]).north_singles(&[15, 3]).table();
    // Sixteen seeds end alone in 8, and 9 ahead holds one: a capture.
    let events = table.sow(8);
    assert_eq!((laps(&events), last_seed(&events)), (1, (Hole(8), 1)));
    assert_eq!(captures(&events), [(north(15), 1)]);
}

#[test]
fn every_refused_move_has_its_reason() {
    let table = layout().south(&[(2, 3), (6, 1)]).north_singles(&[0]).table();
    assert_eq!(table.no_sow(3), Some(Refusal::Empty));
    assert_eq!(table.no_play(Move::Sow(north(0))), Some(Refusal::NotYours));
    assert_eq!(table.no_play(Move::Sow(Hole(32))), Some(Refusal::NoSuchHole));
    assert_eq!(table.no_take(0), Some(Refusal::NothingOwed));
    assert_eq!(table.no_pass(), Some(Refusal::CanMove));
}
