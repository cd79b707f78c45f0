//! Embeli by the rule book, docs/RULES.md. Numbers are those of the ring (§embeli.ring).

mod common;

use common::{Layout, North, South, Table, laps, last_seed, numbers};
use mancala::event::{Relayed, Rest};
use mancala::games::setup::SetupFault;
use mancala::games::sowing::GLIMPSE;
use mancala::outcome::{Outcome, Reason, Refusal};
use mancala::{Board, Event, Game, Hole, Move, Position};

const SKIPPED: (&str, &str) = ("opponent_nti", "skipped");
const NO_NTI_START: (&str, &str) = ("start_in_nti", "false");

fn start(choices: &[(&str, &str)]) -> Table {
    Table::start(Game::Embeli, choices)
}

fn layout() -> Layout {
    Layout::of(Game::Embeli)
}

fn with(choices: &[(&str, &str)]) -> Layout {
    Layout::with(Game::Embeli, choices)
}

/// The whole ring, South's holes first.
fn ring(table: &Table) -> Vec<u16> {
    table.0.position().seeds().to_vec()
}

/// The holes that got a seed, in order.
fn sown(events: &[Event]) -> Vec<u8> {
    let sown = events.iter().filter_map(|event| match event {
        Event::Sow { hole, .. } => Some(hole.0),
        _ => None,
    });
    sown.collect()
}

fn tolls(events: &[Event]) -> Vec<u8> {
    let tolls = events.iter().filter_map(|event| match event {
        Event::Toll { hole, .. } => Some(hole.0),
        _ => None,
    });
    tolls.collect()
}

// §embeli.start, §E-16
#[test]
fn the_board_starts_with_four_in_each_hole_and_none_in_nti_and_store() {
    let table = start(&[]);
    assert_eq!(table.board(), Board::Ring);
    assert_eq!(
        ring(&table),
        numbers("4 4 4 4 4 4 4 4 4 4 | 0 | 4 4 4 4 4 4 4 4 4 4 | 0")
    );
    assert_eq!((table.store(), table.closed(), table.turn()), (0, vec![], South));
    assert_eq!(table.legal(), (0..10).collect::<Vec<u8>>());
}

// §embeli.choose, §embeli.sow, §embeli.relay, §E-1, §E1
#[test]
fn the_hand_goes_round_both_rows_and_both_nti() {
    let mut table = start(&[]);
    let events = table.sow(0);
    assert_eq!((laps(&events), last_seed(&events)), (7, (Hole(14), 1)));
    assert!(events.contains(&Event::Rest {
        hole: Hole(14),
        why: Rest::Empty
    }));
    assert_eq!(
        ring(&table),
        numbers("1 6 0 6 1 6 6 6 0 1 | 2 | 6 6 6 1 5 5 5 5 0 5 | 1")
    );
    assert_eq!(table.turn(), North);
}

// §E-1 B, §E1B
#[test]
fn the_hand_passes_the_opponents_nti_by_option() {
    let mut table = start(&[SKIPPED]);
    let events = table.sow(0);
    assert!(events.contains(&Event::StepOver { hole: Hole(21) }));
    assert_eq!(
        ring(&table),
        numbers("1 6 6 0 1 6 6 6 6 1 | 1 | 5 5 5 0 5 5 5 5 0 5 | 0")
    );
}

// §E-1 B: for North it is South's nti that is passed, and his own that is sown
#[test]
fn north_passes_souths_nti_by_option() {
    let mut table = with(&[SKIPPED]).north_begins().ring(&[(20, 14), (0, 2)]).table();
    let events = table.sow(20);
    assert_eq!(sown(&events)[..14], [21, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13]);
}

// §embeli.choose
#[test]
fn singles_are_never_sown() {
    let table = layout().ring(&[(2, 1), (5, 2), (10, 1), (15, 2)]).table();
    assert_eq!(table.legal(), [5]);
    assert_eq!(table.no_sow(2), Some(Refusal::Single));
    assert_eq!(table.no_sow(10), Some(Refusal::Single));
}

// §embeli.choose, §E-2, §E-4
#[test]
fn a_turn_may_start_in_ones_nti() {
    let board = |choices| with(choices).ring(&[(2, 2), (10, 3), (13, 1)]);
    let mut table = board(&[]).table();
    assert_eq!(table.legal(), [2, 10]);
    let events = table.sow(10);
    // 11, 12, and 13 which makes two: those go to 14 and 15.
    assert_eq!((sown(&events), laps(&events)), (vec![11, 12, 13, 14, 15], 2));

    let table = board(&[NO_NTI_START]).table();
    assert_eq!(table.legal(), [2]);
    assert_eq!(table.no_sow(10), Some(Refusal::Nti));

    // North's nti is the other one, and its seeds go to 0.
    let mut table = layout().north_begins().ring(&[(21, 2), (4, 1)]).table();
    assert_eq!(table.legal(), [21]);
    assert_eq!(sown(&table.sow(21)), [0, 1]);
}

// §embeli.choose: the opponent's nti is not one's own
#[test]
fn nobody_starts_in_the_opponents_nti() {
    let table = layout().ring(&[(2, 2), (21, 3)]).table();
    assert_eq!(table.no_sow(21), Some(Refusal::NotYours));
}

// §embeli.rest
#[test]
fn a_last_seed_in_an_empty_hole_ends_the_move() {
    let mut table = layout().ring(&[(2, 2), (5, 2), (15, 2)]).table();
    let events = table.sow(2);
    assert_eq!((laps(&events), last_seed(&events)), (1, (Hole(4), 1)));
    assert_eq!(table.turn(), North);
}

// §embeli.relay, §embeli.close, §E2; §E-6: here in the first lap of the first turn
#[test]
fn four_made_by_the_last_seed_in_an_opponents_hole_close_it() {
    let mut table = layout().ring(&[(7, 4), (11, 3), (0, 2), (3, 1), (15, 1)]).table();
    let events = table.sow(7);
    let close = events
        .iter()
        .position(|event| matches!(event, Event::Close { .. }))
        .unwrap();
    assert_eq!(
        events[close - 1..=close + 1],
        [
            Event::LapEnd {
                hole: Hole(11),
                seeds: 4,
                ahead: None
            },
            Event::Close { hole: Hole(11) },
            Event::Relay {
                hole: Hole(11),
                seeds: 4,
                why: Relayed::Closed
            },
        ]
    );
    assert_eq!((laps(&events), last_seed(&events)), (3, (Hole(17), 1)));
    assert_eq!((table.closed(), table.at(South, 11)), (vec![11], 0));
    // §embeli.stuck: North has only singles.
    assert!(table.won_by(South, Reason::Stuck));
}

// §embeli.close: first lap or any lap, §E6
#[test]
fn a_later_lap_closes_too() {
    let mut table = layout().ring(&[(7, 2), (9, 2), (12, 3), (3, 2), (15, 2)]).table();
    // 8, 9 (3): 10, 11, 12 (4): closed.
    let events = table.sow(7);
    assert_eq!(table.closed(), [12]);
    assert_eq!(sown(&events)[..9], [8, 9, 10, 11, 12, 13, 14, 15, 16]);
}

// §embeli.close, §E6
#[test]
fn north_closes_holes_of_souths_row() {
    let mut table = layout().north_begins().ring(&[(19, 4), (1, 3), (3, 1)]).table();
    let events = table.sow(19);
    assert_eq!(sown(&events), [20, 21, 0, 1, 2, 3, 4, 5]);
    assert_eq!(table.closed(), [1]);
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(5), 1)));
}

// §embeli.close, §E-7
#[test]
fn only_exactly_four_close_a_hole() {
    for (before, closes) in [(2, false), (3, true), (4, false)] {
        let mut table = layout().ring(&[(9, 2), (11, before), (0, 2), (15, 2)]).table();
        table.sow(9);
        assert_eq!(table.closed().contains(&11), closes, "{before} and one more");
    }
}

// §E-7
#[test]
fn four_made_in_passing_close_nothing() {
    let mut table = layout().ring(&[(9, 3), (11, 3), (0, 2), (15, 2)]).table();
    let events = table.sow(9);
    assert_eq!(last_seed(&events), (Hole(12), 1));
    assert_eq!((table.at(South, 11), table.closed()), (4, vec![]));
}

// §embeli.close, §E-5
#[test]
fn own_holes_are_never_closed() {
    let mut table = layout().ring(&[(2, 2), (4, 3), (15, 2)]).table();
    let events = table.sow(2);
    assert_eq!(table.closed(), []);
    // The four are sown on.
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(8), 1)));
}

// §embeli.nti, §E-3, §E4
#[test]
fn a_nti_is_never_closed() {
    let mut table = layout()
        .ring(&[(9, 12), (21, 3), (0, 1), (5, 2), (12, 1), (16, 2)])
        .table();
    let events = table.sow(9);
    assert!(events.contains(&Event::Relay {
        hole: Hole(21),
        seeds: 4,
        why: Relayed::Nti
    }));
    assert_eq!(table.closed(), []);
    assert_eq!(last_seed(&events), (Hole(3), 1));
}

// §E-3, §E-4
#[test]
fn a_lap_goes_on_from_ones_own_nti() {
    let mut table = layout().ring(&[(8, 2), (10, 1), (15, 2)]).table();
    let events = table.sow(8);
    assert_eq!(sown(&events), [9, 10, 11, 12]);
    assert_eq!(table.at(South, 10), 0);
}

// §embeli.toll, §E-8, §E3
#[test]
fn each_closed_hole_of_the_opponent_takes_a_seed_for_the_store() {
    let mut table = layout()
        .closed(&[11, 12, 13])
        .ring(&[(9, 5), (1, 3), (4, 1), (14, 2), (15, 2)])
        .table();
    let events = table.sow(9);
    assert_eq!(tolls(&events), [11, 12, 13]);
    assert_eq!(table.store(), 3);
    assert_eq!(
        events[3],
        Event::Toll {
            hole: Hole(12),
            in_hand: 2
        }
    );
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(17), 1)));
}

// §embeli.rest, §E-9, §E3b
#[test]
fn a_toll_paid_with_the_last_seed_ends_the_move() {
    let mut table = layout()
        .closed(&[11, 12, 13])
        .ring(&[(9, 4), (1, 3), (4, 1), (14, 2), (15, 2)])
        .table();
    let events = table.sow(9);
    assert_eq!(table.store(), 3);
    assert_eq!(
        events[events.len() - 2..],
        [
            Event::Rest {
                hole: Hole(13),
                why: Rest::Store
            },
            Event::TurnEnd { next: North }
        ]
    );
    assert_eq!(table.at(South, 13), 0);
}

// §embeli.toll, §E5
#[test]
fn ones_own_closed_hole_is_stepped_over_free() {
    let mut table = layout().north_begins().closed(&[17]).ring(&[(16, 3), (0, 1)]).table();
    let events = table.sow(16);
    assert!(events.contains(&Event::StepOver { hole: Hole(17) }));
    assert_eq!(sown(&events), [18, 19, 20]);
    assert_eq!(table.store(), 0);
    // South has singles only.
    assert!(table.won_by(North, Reason::Stuck));
}

// §E-10
#[test]
fn a_last_seed_does_not_stop_on_ones_own_closed_holes() {
    let mut table = layout().closed(&[4, 5]).ring(&[(2, 2), (8, 2), (15, 2)]).table();
    let events = table.sow(2);
    assert_eq!((sown(&events), tolls(&events)), (vec![3, 6], vec![]));
    assert_eq!(last_seed(&events), (Hole(6), 1));
}

// §E-10: over the last own hole and the skipped nti of the opponent to a toll
#[test]
fn passed_holes_may_lead_to_a_toll() {
    let mut table = with(&[SKIPPED])
        .north_begins()
        .closed(&[11, 9])
        .ring(&[(19, 11), (14, 2)])
        .table();
    // 20, 21, 0 to 8, and no seed is left for 9.
    assert_eq!(sown(&table.sow(19)).last(), Some(&8));
    let mut table = with(&[SKIPPED])
        .north_begins()
        .closed(&[11, 9])
        .ring(&[(19, 13), (14, 2)])
        .table();
    // The toll at 9, then past South's nti and one's own closed hole to 12.
    let events = table.sow(19);
    assert_eq!((tolls(&events), sown(&events).last()), (vec![9], Some(&12)));
    assert_eq!(table.store(), 1);
}

// §E-11
#[test]
fn a_player_whose_whole_row_is_closed_lives_from_his_nti() {
    let mut table = layout()
        .north_begins()
        .closed(&[11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
        .ring(&[(21, 3), (5, 2)])
        .table();
    assert_eq!(table.legal(), [21]);
    table.sow(21);
    assert_eq!((table.outcome(), table.turn()), (None, South));
    // South's hand pays the toll at all ten.
    let mut table = layout()
        .closed(&[11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
        .ring(&[(9, 13), (21, 2)])
        .table();
    let events = table.sow(9);
    assert_eq!((tolls(&events).len(), table.store()), (10, 10));
    assert_eq!(sown(&events)[..2], [10, 21]);
}

// §E-12
#[test]
fn the_start_hole_is_not_skipped_by_a_big_hand() {
    let mut table = layout().ring(&[(3, 22), (5, 1)]).table();
    let events = table.sow(3);
    assert_eq!((laps(&events), last_seed(&events)), (1, (Hole(3), 1)));
}

// §embeli.stuck
#[test]
fn a_player_who_cannot_move_at_his_turn_loses_whatever_the_seeds() {
    let mut table = layout().ring(&[(2, 2), (11, 1), (12, 1), (13, 1), (14, 1)]).table();
    table.sow(2);
    assert!(table.won_by(South, Reason::Stuck));
    assert_eq!(table.turn(), North);
    assert_eq!(table.legal(), []);
}

// §embeli.stuck: only at his turn
#[test]
fn a_player_who_cannot_move_plays_on_when_the_opponents_move_helps_him() {
    let mut table = layout().ring(&[(9, 3), (11, 1), (14, 1)]).table();
    let events = table.sow(9);
    assert_eq!(last_seed(&events), (Hole(12), 1));
    assert_eq!((table.outcome(), table.legal()), (None, vec![11]));
}

// §E-15
#[test]
fn when_both_are_stuck_the_player_to_move_loses() {
    let mut table = layout().ring(&[(2, 2), (11, 1)]).table();
    table.sow(2);
    assert!(ring(&table).iter().all(|&seeds| seeds < 2));
    assert!(table.won_by(South, Reason::Stuck));

    let outcome = Outcome::lost_by(South, Reason::Stuck);
    let error = layout().ring(&[(2, 1), (11, 1)]).refused();
    assert_eq!(error.faults, [SetupFault::AlreadyOver { outcome }]);
}

// §embeli.stuck, §E-2: without starts in the nti a player with seeds in his nti alone is stuck
#[test]
fn a_full_nti_does_not_help_where_no_turn_starts_there() {
    let mut table = with(&[NO_NTI_START]).ring(&[(2, 2), (21, 9)]).table();
    table.sow(2);
    assert!(table.won_by(South, Reason::Stuck));
}

// Nobody takes seeds in Embeli, nobody passes.
#[test]
fn every_refused_move_has_its_reason() {
    let table = layout().closed(&[4]).ring(&[(2, 2), (5, 1), (15, 2)]).table();
    assert_eq!(table.no_sow(4), Some(Refusal::Closed));
    assert_eq!(table.no_sow(3), Some(Refusal::Empty));
    assert_eq!(table.no_sow(5), Some(Refusal::Single));
    assert_eq!(table.no_sow(15), Some(Refusal::NotYours));
    assert_eq!(table.no_sow(22), Some(Refusal::NoSuchHole));
    assert_eq!(table.no_play(Move::Take(Hole(15))), Some(Refusal::NothingOwed));
    assert_eq!(table.no_pass(), Some(Refusal::CanMove));
    // An empty nti is empty, whether or not turns may start there.
    let table = with(&[NO_NTI_START]).ring(&[(2, 2), (15, 2)]).table();
    assert_eq!(table.no_sow(10), Some(Refusal::Empty));
}

// §X1-embeli, §endless.proof
#[test]
fn a_sowing_that_never_ends_can_come_up_as_the_eighth_move_of_a_game() {
    let mut table = start(&[]);
    for own in [8, 14, 0, 17, 5, 16, 4] {
        table.sow(own);
    }
    assert_eq!(
        ring(&table),
        numbers("2 1 15 7 3 0 1 0 2 1 | 2 | 8 0 0 9 3 4 1 2 8 2 | 8")
    );
    assert_eq!((table.closed(), table.store(), table.turn()), (vec![13], 1, North));
    assert!(table.never_ends(18));
}

// §endless, §E-13
#[test]
fn a_sowing_that_never_ends_is_not_playable_or_loses() {
    // Its repeat is thousands of millions of laps away, so it has to be known without sowing them.
    let board = |choices| {
        let mut layout = with(choices)
            .north_begins()
            .rows(South, "2 1 15 7 3 0 1 0 2 1 | 2")
            .rows(North, "8 0 0 9 3 4 1 2 8 2 | 8")
            .closed(&[13]);
        layout.0.store = 1;
        layout.table()
    };
    let table = board(&[]);
    let endless: Vec<u8> = (11..22)
        .filter(|&own| table.at(North, own) > 0 && table.never_ends(own))
        .collect();
    assert_eq!(endless.len(), 1);
    assert_eq!(table.no_sow(endless[0]), Some(Refusal::Endless));
    assert_eq!(table.legal().len(), 7);

    let mut table = board(&[("endless", "lose")]);
    assert_eq!(table.legal().len(), 8);
    let events = table.sow(endless[0]);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Endless {
            laps: GLIMPSE,
            repeats: false,
            ..
        }
    )));
    assert_eq!(laps(&events), GLIMPSE as usize);
    assert!(table.won_by(South, Reason::EndlessSowing));
    assert_eq!(ring(&table).iter().sum::<u16>() + table.store(), 80);
}
