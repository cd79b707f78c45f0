//! Nakabili by the rule book, docs/RULES.md. Numbers are own numbers (§four-rows.holes).

mod common;

use common::{Layout, North, South, Table, captures, hole, laps, last_seed, numbers, takes_earned};
use mancala::event::{Earned, Rest, TakeUnit};
use mancala::games::setup::SetupFault;
use mancala::outcome::{Reason, Refusal};
use mancala::{Board, Event, Game, Hole, Move, Outcome, Position};

const BOARD: Board = Board::FourRows { columns: 8 };

fn start() -> Table {
    Table::start(Game::Nakabili, &[])
}

fn layout() -> Layout {
    Layout::of(Game::Nakabili)
}

/// §X1-nakabili: the first of the two endless sowings, with a harmless North.
fn endless(choices: &[(&str, &str)]) -> Table {
    Layout::with(Game::Nakabili, choices)
        .rows(South, "0 1 3 1 2 1 0 1 | 0 1 0 1 0 1 0 1")
        .north_singles(&[3])
        .table()
}

// §nakabili.start, §N-1
#[test]
fn the_board_starts_with_twenty_nine_seeds_a_player() {
    for (setup, own) in [
        ("taper-left", "2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 1 0"),
        ("taper-right", "2 2 2 2 2 2 2 2 | 0 1 2 2 2 2 2 2"),
    ] {
        let table = Table::start(Game::Nakabili, &[("setup", setup)]);
        for side in [South, North] {
            assert_eq!(table.rows(side), numbers(own), "{setup}");
            assert_eq!(table.rows(side).iter().sum::<u16>(), 29);
        }
    }
    assert_eq!(start().0.setup().options.get("setup"), "taper-left");
}

// §nakabili.choose, §N2
#[test]
fn a_sowing_goes_on_in_laps_until_the_last_seed_lies_alone() {
    let mut table = start();
    let events = table.sow(0);
    assert_eq!(laps(&events), 6);
    assert_eq!(last_seed(&events), (Hole(0), 1));
    assert_eq!(captures(&events), []);
    assert_eq!(table.rows(South), numbers("1 3 0 3 3 0 3 3 | 0 3 3 0 3 3 0 1"));
    assert_eq!(table.turn(), North);
    let lifted: Vec<_> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Lift { hole, seeds, .. } | Event::Relay { hole, seeds, .. } => Some((hole.0, seeds)),
            _ => None,
        })
        .collect();
    assert_eq!(lifted, [(0, 2), (2, 3), (5, 3), (8, 3), (11, 3), (14, 2)]);
}

// §nakabili.choose: a relay lifts the seed just dropped too, and starts from the next hole (§four-rows.relay)
#[test]
fn a_single_is_not_sown_while_some_hole_holds_two() {
    let table = layout().south(&[(2, 3), (6, 1)]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [2]);
    assert_eq!(table.no_sow(6), Some(Refusal::Single));
}

// §nakabili.mutwi, §N5
#[test]
fn the_only_hole_with_two_among_singles_is_mutwi_and_must_be_played() {
    let mut table = layout()
        .south_singles(&[1, 5, 12])
        .south(&[(4, 2)])
        .north_singles(&[0])
        .table();
    assert_eq!(table.0.position().mutwi(), Some(Hole(4)));
    assert_eq!(table.legal(), [4]);
    for single in [1, 5, 12] {
        assert_eq!(table.no_sow(single), Some(Refusal::Mutwi));
    }
    assert_eq!(last_seed(&table.sow(4)), (Hole(6), 1));
}

// §nakabili.mutwi
#[test]
fn there_is_no_mutwi_with_three_in_the_hole_or_with_two_such_holes() {
    for heaps in [[(4, 3), (5, 1)], [(4, 2), (5, 2)], [(4, 1), (5, 1)]] {
        let table = layout().south(&heaps).north_singles(&[0]).table();
        assert_eq!(table.0.position().mutwi(), None, "{heaps:?}");
    }
}

// §nakabili.join, §N3
#[test]
fn a_single_must_join_an_occupied_hole() {
    let mut table = layout()
        .south_singles(&[9, 10, 14])
        .north(&[(0, 4), (4, 2), (5, 1), (11, 3)])
        .table();
    assert_eq!(table.legal(), [9]);
    assert_eq!(table.no_sow(10), Some(Refusal::MustJoin));
    assert_eq!(table.no_sow(14), Some(Refusal::MustJoin));
    let events = table.sow(9);
    // The two are lifted and sown on as an ordinary lap.
    assert_eq!((laps(&events), last_seed(&events)), (2, (Hole(12), 1)));
    let north = |own| hole(BOARD, North, own);
    assert_eq!(captures(&events), [(north(11), 3), (north(4), 2)]);
    assert_eq!(table.owed(), 1);
    table.take(0);
    assert_eq!(table.occupied(South), [(11, 1), (12, 1), (14, 1)]);
    assert_eq!(table.occupied(North), [(5, 1)]);
    assert_eq!(table.turn(), North);
}

// §nakabili.step, §N-6, §N4
#[test]
fn any_single_steps_into_an_empty_hole_when_none_can_join() {
    let mut table = layout().south_singles(&[9, 13]).north(&[(2, 5), (13, 2)]).table();
    assert_eq!(table.legal(), [9, 13]);
    let events = table.sow(9);
    let north = |own| hole(BOARD, North, own);
    assert_eq!(captures(&events), [(north(13), 2), (north(2), 5)]);
    // §nakabili.wiped-out
    assert!(table.won_by(South, Reason::WipedOut));
    assert_eq!(table.owed(), 0);
}

// §N-6b
#[test]
fn only_the_next_hole_in_sowing_direction_is_adjacent() {
    // 3 and 12 lie in one file; 12 could only join if neighbours across the rows counted.
    let table = layout().south_singles(&[3, 12]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [3, 12]);
    // 6 lies behind 7 in sowing direction: 7 may not step back onto it, and 6 must join.
    let table = layout().south_singles(&[6, 7]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [6]);
    // Round the corner 15 joins 0, and 7 joins 8.
    let table = layout().south_singles(&[15, 0]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [15]);
    let table = layout().south_singles(&[7, 8]).north_singles(&[0]).table();
    assert_eq!(table.legal(), [7]);
}

// §N-7
#[test]
fn a_mutwi_on_a_full_board_is_played_like_any_other() {
    let mut table = layout()
        .rows(South, "1 1 1 1 1 1 1 1 | 1 1 2 1 1 1 1 1")
        .north_singles(&[0])
        .table();
    assert_eq!(table.legal(), [10]);
    assert_eq!(laps(&table.sow(10)), 8);
}

// §N-8, §four-rows.full-round, §N7
#[test]
fn the_start_hole_is_not_skipped_by_a_big_hand() {
    let mut table = layout().south(&[(8, 17)]).north_singles(&[1]).table();
    let events = table.sow(8);
    assert_eq!(
        events[16..18],
        [
            Event::Sow {
                hole: Hole(8),
                in_hand: 1
            },
            Event::Sow {
                hole: Hole(9),
                in_hand: 0
            }
        ]
    );
    // Now all holes are single but 9, which is sown on: eight laps more (§N-7).
    assert_eq!(laps(&events), 9);

    let mut table = layout().south(&[(8, 16)]).north(&[(15, 2), (0, 3), (8, 2)]).table();
    let events = table.sow(8);
    assert_eq!((laps(&events), last_seed(&events)), (1, (Hole(8), 1)));
    let north = |own| hole(BOARD, North, own);
    assert_eq!(captures(&events), [(north(15), 2), (north(0), 3)]);
    assert_eq!(table.legal(), [8]);
    table.take(8);
    assert!(table.won_by(South, Reason::WipedOut));
    assert_eq!(table.taken(), [7, 0]);
}

// §nakabili.capture, §nakabili.first-capture, §N1
#[test]
fn the_first_capture_takes_front_back_and_three_free_holes() {
    let mut table = start();
    let events = table.sow(13);
    let north = |own| hole(BOARD, North, own);
    assert_eq!(last_seed(&events), (Hole(15), 1));
    assert_eq!(captures(&events), [(north(8), 2), (north(7), 2)]);
    assert_eq!((takes_earned(&events), table.owed()), (Some(3), 3));
    assert_eq!(table.turn(), South);
    for free in [0, 1, 12] {
        assert_eq!(
            table.take(free)[0],
            Event::Take {
                hole: north(free),
                seeds: 2
            }
        );
    }
    assert_eq!(table.taken(), [10, 0]);
    assert_eq!(table.rows(North), numbers("0 0 2 2 2 2 2 0 | 0 2 2 2 0 2 1 0"));
    assert_eq!(table.rows(South), numbers("2 2 2 2 2 2 2 2 | 2 2 2 2 2 0 2 1"));
    assert_eq!((table.turn(), table.owed()), (North, 0));
}

// §N-3, §N1
#[test]
fn the_first_capture_takes_two_free_holes_by_option() {
    let mut table = Table::start(Game::Nakabili, &[("first_bonus", "2")]);
    table.sow(13);
    assert_eq!(table.owed(), 2);
    table.take(0);
    table.take(1);
    assert_eq!(table.turn(), North);
}

// §nakabili.first-capture
#[test]
fn later_captures_take_one_free_hole_whatever_the_option() {
    for bonus in ["3", "2"] {
        let mut table = Layout::with(Game::Nakabili, &[("first_bonus", bonus)])
            .south(&[(13, 2)])
            .north(&[(8, 2), (0, 1), (1, 1)])
            .table();
        table.sow(13);
        assert_eq!(table.owed(), 1);
    }
}

// §N-9
#[test]
fn the_first_capture_counts_for_each_player() {
    let mut table = start();
    table.sow(13);
    for free in [0, 1, 12] {
        table.take(free);
    }
    assert_eq!(table.0.position().has_captured(), [true, false]);
    // North's 13 ends alone in 15 and faces 8 too.
    let events = table.sow(13);
    assert_eq!(takes_earned(&events), Some(3));
    assert_eq!(table.0.position().has_captured(), [true, true]);
}

// §N-9
#[test]
fn a_sowing_without_a_capture_leaves_the_first_capture_open() {
    let mut table = start();
    table.sow(0);
    assert_eq!(table.0.position().has_captured(), [false, false]);
}

// §nakabili.facing-empty, §N6
#[test]
fn nothing_is_captured_when_the_facing_front_hole_is_empty() {
    let mut table = layout().south(&[(7, 2), (0, 1)]).north(&[(8, 2), (1, 6)]).table();
    let events = table.sow(7);
    assert_eq!(last_seed(&events), (Hole(9), 1));
    assert!(events.contains(&Event::Rest {
        hole: Hole(9),
        why: Rest::FacingEmpty
    }));
    assert_eq!(table.occupied(North), [(1, 6), (8, 2)]);
    assert_eq!((table.turn(), table.taken()), (North, [0, 0]));
}

// §nakabili.capture: own front hole
#[test]
fn nothing_is_captured_from_the_back_row() {
    // 2 is in the file of 13 and of North's 10 and 5.
    let mut table = layout().south(&[(0, 2), (15, 1)]).north(&[(10, 2), (5, 3)]).table();
    let events = table.sow(0);
    assert!(events.contains(&Event::Rest {
        hole: Hole(2),
        why: Rest::BackRow
    }));
    assert_eq!(table.taken(), [0, 0]);
}

// §nakabili.capture: the last seed captures only when it lies alone
#[test]
fn a_capture_needs_an_empty_hole_for_the_last_seed() {
    // 8, 9 (2), which are sown on: 10, 11 alone. 9 faces 14, but the sowing did not end there.
    let mut table = layout()
        .south(&[(7, 2), (9, 1)])
        .north(&[(14, 2), (1, 2), (0, 1)])
        .table();
    let events = table.sow(7);
    assert_eq!(last_seed(&events), (Hole(11), 1));
    assert_eq!(captures(&events), []);
}

// §N-2
#[test]
fn a_free_hole_lies_in_either_row_and_is_not_empty() {
    let mut table = layout()
        .south(&[(13, 2)])
        .north(&[(8, 2), (7, 2), (3, 1), (14, 5)])
        .table();
    table.sow(13);
    assert_eq!(table.legal(), [3, 14]);
    for gone in [7, 8, 0, 15] {
        assert_eq!(table.no_take(gone), Some(Refusal::Empty), "{gone}");
    }
    assert_eq!(table.no_play(Move::Take(Hole(14))), Some(Refusal::NotTheirs));
    let events = table.take(14);
    assert_eq!(table.taken(), [9, 0]);
    assert!(matches!(
        events[..],
        [Event::Take { seeds: 5, .. }, Event::TurnEnd { next: North }]
    ));
}

// §N-4
#[test]
fn a_free_hole_is_taken_even_if_the_back_hole_was_empty() {
    let mut table = layout().south(&[(13, 2)]).north(&[(8, 2), (3, 1), (4, 1)]).table();
    let events = table.sow(13);
    assert_eq!(captures(&events), [(hole(BOARD, North, 8), 2)]);
    assert_eq!(table.owed(), 1);
}

// §N-5
#[test]
fn free_holes_must_be_taken() {
    let mut table = start();
    table.sow(13);
    table.take(0);
    assert_eq!(table.no_sow(0), Some(Refusal::TakesOwed));
    assert_eq!(table.no_pass(), Some(Refusal::CanMove));
    assert_eq!(table.turn(), South);
}

// §N-5
#[test]
fn only_as_many_free_holes_are_taken_as_there_are() {
    let mut table = layout()
        .no_captures_yet()
        .south(&[(13, 2)])
        .north(&[(8, 2), (3, 1), (4, 1)])
        .table();
    let events = table.sow(13);
    assert_eq!(takes_earned(&events), Some(3));
    table.take(3);
    table.take(4);
    assert!(table.won_by(South, Reason::WipedOut));
    assert_eq!(table.owed(), 0);
}

// §N-12
#[test]
fn captures_are_told_front_first_then_back_then_free_holes() {
    let mut table = start();
    let sown = table.sow(13);
    let north = |own| hole(BOARD, North, own);
    assert_eq!(
        sown[sown.len() - 3..],
        [
            Event::Capture {
                hole: north(8),
                seeds: 2,
                empty_behind: None
            },
            Event::Capture {
                hole: north(7),
                seeds: 2,
                empty_behind: None
            },
            Event::Owe {
                takes: 3,
                unit: TakeUnit::Hole,
                possible: 13,
                why: Earned::FirstCapture
            },
        ]
    );
}

// §N-13
#[test]
fn either_side_may_begin() {
    assert_eq!(start().turn(), South);
    let mut setup = start().0.setup().clone();
    setup.turn = North;
    let mut table = Layout(setup).table();
    assert_eq!(table.turn(), North);
    table.sow(0);
    assert_eq!(table.rows(North), numbers("1 3 0 3 3 0 3 3 | 0 3 3 0 3 3 0 1"));
}

// §four-rows.holes: the mirror image of §N1, played by North
#[test]
fn north_captures_in_the_files_that_he_faces() {
    let mut setup = start().0.setup().clone();
    setup.turn = North;
    let mut table = Layout(setup).table();
    let events = table.sow(13);
    assert_eq!(captures(&events), [(Hole(8), 2), (Hole(7), 2)]);
    for free in [0, 1, 12] {
        table.take(free);
    }
    assert_eq!(table.rows(South), numbers("0 0 2 2 2 2 2 0 | 0 2 2 2 0 2 1 0"));
    assert_eq!(table.taken(), [0, 10]);
}

// §four-rows.wiped-out, §nakabili.wiped-out
#[test]
fn nobody_can_move_once_a_side_is_wiped_out() {
    let mut table = layout().south(&[(13, 2)]).north(&[(8, 2)]).table();
    table.sow(13);
    assert!(table.won_by(South, Reason::WipedOut));
    assert_eq!(table.legal(), []);
    assert_eq!(table.no_sow(0), Some(Refusal::Over));
    assert_eq!(table.no_pass(), Some(Refusal::Over));
}

// §nakabili.repetition, §N-11, §D1-nakabili
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
    assert_eq!(table.no_sow(table.occupied(North)[0].0), Some(Refusal::Over));
}

// §endless, §N-10, §X1-nakabili
#[test]
fn a_sowing_that_never_ends_is_not_playable() {
    let table = endless(&[]);
    assert!(table.never_ends(2));
    assert_eq!(table.no_sow(2), Some(Refusal::Endless));
    assert_eq!(table.legal(), [4]);

    let table = layout()
        .rows(South, "0 2 1 0 1 0 1 0 | 1 0 1 2 1 0 1 2")
        .north_singles(&[3])
        .table();
    assert!(table.never_ends(15));
    assert_eq!(table.no_sow(15), Some(Refusal::Endless));
}

// §endless, §N-10, §X1-nakabili
#[test]
fn a_sowing_that_never_ends_loses_by_option() {
    let mut table = endless(&[("endless", "lose")]);
    assert_eq!(table.legal(), [2, 4]);
    let events = table.sow(2);
    assert_eq!(laps(&events), 368);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Endless {
            laps: 368,
            repeats: true,
            ..
        }
    )));
    let outcome = Outcome::lost_by(South, Reason::EndlessSowing);
    assert_eq!(events.last(), Some(&Event::End { outcome }));
    assert_eq!(table.outcome(), Some(outcome));
    assert_eq!(table.legal(), []);
    assert_eq!(table.rows(South).iter().sum::<u16>(), 13);

    let mut table = Layout::with(Game::Nakabili, &[("endless", "lose")])
        .rows(South, "0 2 1 0 1 0 1 0 | 1 0 1 2 1 0 1 2")
        .north_singles(&[3])
        .table();
    let events = table.sow(15);
    assert_eq!(laps(&events), 120);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Endless {
            laps: 120,
            repeats: true,
            ..
        }
    )));
    assert!(table.won_by(North, Reason::EndlessSowing));
}

// §endless, §X2-nakabili
#[test]
fn a_sowing_of_two_hundred_and_eight_laps_is_played_to_its_end() {
    let mut table = layout()
        .rows(South, "3 0 1 2 1 6 1 2 | 0 5 2 1 0 3 0 2")
        .north_singles(&[3])
        .table();
    let events = table.sow(7);
    assert_eq!((laps(&events), last_seed(&events)), (208, (Hole(6), 1)));
    assert_eq!(table.rows(South), numbers("2 1 2 1 5 2 1 1 | 2 3 0 1 2 1 4 1"));
    assert_eq!(table.turn(), North);
}

// §four-rows.any-hole
#[test]
fn a_capture_is_not_compulsory() {
    // 13 would capture; all other holes with two may be sown as well.
    assert_eq!(start().legal(), (0..=13).collect::<Vec<u8>>());
}

// §nakabili.choose to §nakabili.join, §four-rows.turn: each refusal of a sowing
#[test]
fn every_refused_sowing_has_its_reason() {
    let table = layout().south(&[(2, 3), (6, 1)]).north_singles(&[0]).table();
    assert_eq!(table.no_sow(3), Some(Refusal::Empty));
    assert_eq!(table.no_play(Move::Sow(hole(BOARD, North, 0))), Some(Refusal::NotYours));
    assert_eq!(table.no_play(Move::Sow(Hole(32))), Some(Refusal::NoSuchHole));
    assert_eq!(table.no_play(Move::Take(Hole(255))), Some(Refusal::NoSuchHole));
    assert_eq!(table.no_take(0), Some(Refusal::NothingOwed));
    assert_eq!(table.no_play(Move::Take(Hole(2))), Some(Refusal::NothingOwed));
    assert_eq!(table.no_pass(), Some(Refusal::CanMove));
}

// §four-rows.wiped-out: a side without seeds has lost before it begins
#[test]
fn a_board_with_an_empty_side_is_no_set_up() {
    let error = layout().south(&[(2, 3)]).refused();
    assert_eq!(error.faults, [SetupFault::NoSeeds { side: North }]);
}
