//! What holds in every game, whatever its rules, set-up and moves: checked by random play.

mod common;

use std::collections::BTreeSet;

use common::random::{all_moves, all_seeds, any_setup, choices, config, pick, played, replayed};
use mancala::event::TakeUnit;
use mancala::outcome::IllegalMove;
use mancala::record::Turn;
use mancala::{Act, AnyPosition, Board, Event, Hole, Move, Outcome, Position, Record, Seeds, Setup, Side};
use proptest::prelude::*;
use proptest::sample::Index;

/// A board that knows no rules, only how events move seeds.
#[derive(Debug, PartialEq, Eq)]
struct Drawn {
    board: Board,
    seeds: Vec<Seeds>,
    hand: Seeds,
    store: Seeds,
    taken: [Seeds; 2],
    closed: BTreeSet<u8>,
    turn: Side,
    owed: Seeds,
}

impl Drawn {
    fn of(position: &AnyPosition) -> Drawn {
        let closed = position.board().holes().filter(|&hole| position.is_closed(hole));
        Drawn {
            board: position.board(),
            seeds: position.seeds().to_vec(),
            hand: 0,
            store: position.store(),
            taken: position.taken(),
            closed: closed.map(|hole| hole.0).collect(),
            turn: position.turn(),
            owed: position.owed(),
        }
    }

    fn empty(&mut self, hole: Hole, seeds: Seeds) {
        assert!(seeds > 0, "nothing is lifted from {hole:?}");
        assert_eq!(std::mem::take(&mut self.seeds[hole.index()]), seeds, "{hole:?}");
    }

    fn apply(&mut self, event: Event) {
        match event {
            Event::Lift { hole, seeds, .. } | Event::Relay { hole, seeds, .. } | Event::Ahead { hole, seeds } => {
                assert_eq!(self.hand, 0, "the hand is empty before it lifts");
                self.empty(hole, seeds);
                self.hand = seeds;
            }
            Event::Sow { hole, in_hand } => {
                self.hand -= 1;
                assert_eq!(self.hand, in_hand);
                assert!(!self.closed.contains(&hole.0), "a closed hole gets nothing");
                self.seeds[hole.index()] += 1;
            }
            Event::Toll { hole, in_hand } => {
                self.hand -= 1;
                assert_eq!(self.hand, in_hand);
                assert!(self.closed.contains(&hole.0));
                self.store += 1;
            }
            Event::LapEnd { hole, seeds, ahead } => {
                assert_eq!((self.hand, self.seeds[hole.index()]), (0, seeds));
                if let Some(ahead) = ahead {
                    assert_eq!((seeds, self.seeds[self.board.next(hole).index()]), (1, ahead));
                }
            }
            Event::Close { hole } => assert!(self.closed.insert(hole.0)),
            Event::Capture {
                hole,
                seeds,
                empty_behind,
            } => {
                if let Some(behind) = empty_behind {
                    assert_eq!(self.seeds[behind.index()], 0);
                }
                self.empty(hole, seeds);
                self.taken[self.turn.index()] += seeds;
            }
            Event::Owe {
                takes, unit, possible, ..
            } => {
                let theirs = self.board.holes_of(self.turn.opponent());
                let takes_of = |hole: Hole| match (unit, self.seeds[hole.index()]) {
                    (TakeUnit::Seed, seeds) => seeds,
                    (TakeUnit::Hole, seeds) => seeds.min(1),
                };
                assert_eq!(possible, theirs.map(takes_of).sum::<Seeds>());
                self.owed = takes;
            }
            Event::Take { hole, seeds } => {
                assert!(seeds > 0);
                self.seeds[hole.index()] -= seeds;
                self.taken[self.turn.index()] += seeds;
                self.owed -= 1;
            }
            Event::TurnEnd { next } => {
                assert_eq!((self.hand, next), (0, self.turn.opponent()));
                self.turn = next;
                self.owed = 0;
            }
            Event::StepOver { .. } | Event::Rest { .. } | Event::Pass | Event::Endless { .. } | Event::End { .. } => {}
        }
    }
}

/// The hole on the board turned round, where the other side has it.
fn turned(board: Board, hole: Hole) -> Hole {
    board.hole(board.side(hole).opponent(), board.own_number(hole))
}

fn turned_move(board: Board, mv: Move) -> Move {
    match mv {
        Move::Sow(hole) => Move::Sow(turned(board, hole)),
        Move::Take(hole) => Move::Take(turned(board, hole)),
        Move::Pass => Move::Pass,
    }
}

fn turned_outcome(outcome: Outcome) -> Outcome {
    Outcome {
        winner: outcome.winner.map(Side::opponent),
        ..outcome
    }
}

fn turned_event(board: Board, mut event: Event) -> Event {
    if let Event::Capture { empty_behind, .. } = &mut event {
        *empty_behind = empty_behind.map(|hole| turned(board, hole));
    }
    match &mut event {
        Event::Lift { hole, .. }
        | Event::Sow { hole, .. }
        | Event::StepOver { hole }
        | Event::Toll { hole, .. }
        | Event::LapEnd { hole, .. }
        | Event::Relay { hole, .. }
        | Event::Ahead { hole, .. }
        | Event::Close { hole }
        | Event::Rest { hole, .. }
        | Event::Capture { hole, .. }
        | Event::Take { hole, .. }
        | Event::Endless { hole, .. } => *hole = turned(board, *hole),
        Event::TurnEnd { next } => *next = next.opponent(),
        Event::End { outcome } => *outcome = turned_outcome(*outcome),
        Event::Owe { .. } | Event::Pass => {}
    }
    event
}

fn turned_setup(setup: &Setup) -> Setup {
    let board = setup.options.board();
    let mut turned_setup = setup.clone();
    turned_setup.seeds.rotate_left(board.holes_a_side().into());
    turned_setup.taken.reverse();
    turned_setup.has_captured.reverse();
    turned_setup.turn = setup.turn.opponent();
    turned_setup.closed = setup.closed.iter().map(|&hole| turned(board, hole)).collect();
    turned_setup
}

proptest! {
    #![proptest_config(config(3))]

    #[test]
    fn seeds_are_never_lost_or_made(setup in any_setup(), choices in choices(120)) {
        let mut record = Record::new(setup).unwrap();
        let all = all_seeds(record.position());
        for choice in choices {
            if record.outcome().is_some() {
                break;
            }
            record.play(pick(&record, choice), &mut ()).unwrap();
            prop_assert_eq!(all_seeds(record.position()), all);
        }
    }

    #[test]
    fn a_running_game_has_sorted_moves_and_a_finished_one_has_none(setup in any_setup(), choices in choices(120)) {
        let mut record = Record::new(setup).unwrap();
        for choice in choices {
            let legal = record.position().legal_moves();
            prop_assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{:?}", legal);
            prop_assert_eq!(record.position().outcome().is_some(), legal.is_empty());
            if let Some(outcome) = record.outcome() {
                // The position alone does not show a draw by repetition.
                prop_assert_eq!(outcome.winner.is_some(), legal.is_empty());
                for mv in all_moves(record.position().board()) {
                    prop_assert_eq!(record.refusal(mv), Some(mancala::outcome::Refusal::Over));
                }
                break;
            }
            prop_assert!(!legal.is_empty());
            let owed = record.position().owed() > 0;
            prop_assert!(legal.iter().all(|mv| matches!(mv, Move::Take(_)) == owed));
            record.play(pick(&record, choice), &mut ()).unwrap();
        }
    }

    #[test]
    fn events_turn_the_old_board_into_the_new_one(setup in any_setup(), choices in choices(120)) {
        let mut record = Record::new(setup).unwrap();
        for choice in choices {
            if record.outcome().is_some() {
                break;
            }
            let mut drawn = Drawn::of(record.position());
            let mut events = Vec::new();
            record.play(pick(&record, choice), &mut events).unwrap();
            for &event in &events {
                drawn.apply(event);
            }
            prop_assert_eq!(drawn, Drawn::of(record.position()));
            let end = record.outcome().map(|outcome| Event::End { outcome });
            let told = events.iter().copied().find(|event| matches!(event, Event::End { .. }));
            prop_assert_eq!(told, end);
            prop_assert!(end.is_none() || events.last() == end.as_ref());
        }
    }

    #[test]
    fn silent_and_told_play_are_the_same(setup in any_setup(), choices in choices(60)) {
        let mut record = Record::new(setup).unwrap();
        for choice in choices {
            if record.outcome().is_some() {
                break;
            }
            let mv = pick(&record, choice);
            let (mut silent, mut told) = (record.position().clone(), record.position().clone());
            silent.play_unchecked(mv, &mut ());
            told.play(mv, &mut Vec::new()).unwrap();
            prop_assert_eq!(&silent, &told);
            record.play(mv, &mut ()).unwrap();
            prop_assert_eq!(record.position(), &told);
        }
    }

    #[test]
    fn turning_the_board_round_changes_nothing(setup in any_setup(), choices in choices(80)) {
        let board = setup.options.board();
        let mut there = Record::new(turned_setup(&setup)).unwrap();
        let mut here = Record::new(setup).unwrap();
        for choice in choices {
            let mut legal = here.position().legal_moves();
            for mv in &mut legal {
                *mv = turned_move(board, *mv);
            }
            prop_assert_eq!(&legal, &there.position().legal_moves());
            prop_assert_eq!(here.outcome().map(turned_outcome), there.outcome());
            if here.outcome().is_some() {
                break;
            }
            let mv = pick(&here, choice);
            let (mut events, mut others) = (Vec::new(), Vec::new());
            here.play(mv, &mut events).unwrap();
            there.play(turned_move(board, mv), &mut others).unwrap();
            let events: Vec<Event> = events.into_iter().map(|event| turned_event(board, event)).collect();
            prop_assert_eq!(events, others);
        }
    }
}

proptest! {
    #![proptest_config(config(2))]

    #[test]
    fn a_move_is_legal_exactly_when_it_is_accepted(setup in any_setup(), before in choices(60), after in choices(4)) {
        let mut record = played(setup, &before);
        for choice in after {
            check_all_moves(&record)?;
            if record.outcome().is_some() {
                break;
            }
            record.play(pick(&record, choice), &mut ()).unwrap();
        }
        check_all_moves(&record)?;
    }

    #[test]
    fn the_turns_tell_again_what_play_told(setup in any_setup(), choices in choices(80), resigns in any::<bool>()) {
        let mut record = Record::new(setup).unwrap();
        let mut told = Vec::new();
        for choice in choices {
            if record.outcome().is_some() {
                break;
            }
            record.play(pick(&record, choice), &mut told).unwrap();
        }
        if resigns && record.outcome().is_none() {
            record.resign(&mut told).unwrap();
        }
        let starts = record.turn_starts();
        let turns: Vec<Turn> = starts.iter().map(|&start| record.turn_from(start)).collect();
        let acts: Vec<Act> = turns.iter().flat_map(|turn| turn.acts.clone()).collect();
        prop_assert_eq!(&acts[..], record.acts());
        let events: Vec<Event> = turns.iter().flat_map(|turn| turn.events.clone()).collect();
        prop_assert_eq!(events, told);
        for (at, (turn, &start)) in turns.iter().zip(&starts).enumerate() {
            let first = !matches!(turn.acts[0], Act::Move(Move::Take(_)));
            prop_assert!(first && turn.acts[1..].iter().all(|act| matches!(act, Act::Move(Move::Take(_)))));
            prop_assert_eq!(turn.side, record.position_before(start).turn());
            // Only the last turn may be unfinished, or the one before a player who resigns in the middle of it.
            let resigned_within = matches!(turns.get(at + 1).map(|turn| &turn.acts[..]), Some([Act::Resign]));
            let owed = record.position_before(start + turn.acts.len()).owed() > 0 && turn.acts != [Act::Resign];
            prop_assert_eq!(turn.complete, !owed);
            prop_assert!(turn.complete || at + 1 == turns.len() || resigned_within);
        }
    }

    #[test]
    fn undo_and_redo_walk_along_the_line_that_was_played(setup in any_setup(), steps in steps()) {
        let mut record = Record::new(setup.clone()).unwrap();
        // What the record should hold: all acts, and how many of them are played.
        let (mut acts, mut at) = (Vec::new(), 0);
        for step in steps {
            let owed = record.position().owed() > 0 && record.outcome().is_none();
            let takes = |acts: &[Act], at: usize| matches!(acts.get(at), Some(Act::Move(Move::Take(_))));
            match step {
                Step::Undo => {
                    let undone = record.undo();
                    prop_assert_eq!(undone, at > 0);
                    if undone {
                        at -= 1;
                        // The last take of an unfinished turn, else the whole turn.
                        while !owed && takes(&acts, at) {
                            at -= 1;
                        }
                    }
                }
                Step::Redo => {
                    let redone = record.redo();
                    prop_assert_eq!(redone, at < acts.len());
                    if redone {
                        at += 1;
                        while !owed && takes(&acts, at) {
                            at += 1;
                        }
                    }
                }
                Step::Play(choice) | Step::Resign(choice) if record.outcome().is_none() => {
                    let act = match step {
                        Step::Play(_) => Act::Move(pick(&record, choice)),
                        _ => Act::Resign,
                    };
                    record.act(act, &mut ()).unwrap();
                    // The undone acts remain only if the same is played again.
                    if acts.get(at) != Some(&act) {
                        acts.truncate(at);
                        acts.push(act);
                    }
                    at += 1;
                }
                Step::Play(_) | Step::Resign(_) => {}
            }
            prop_assert_eq!(record.acts(), &acts[..at]);
            prop_assert_eq!(record.undone(), &acts[at..]);
            let replayed = replayed(&setup, &acts[..at]);
            prop_assert_eq!(record.position(), replayed.position());
            prop_assert_eq!(record.outcome(), replayed.outcome());
        }
    }

    #[test]
    fn all_that_is_undone_can_be_redone(setup in any_setup(), choices in choices(60)) {
        let mut record = played(setup, &choices);
        let before = record.clone();
        let mut undos = 0;
        while record.undo() {
            undos += 1;
        }
        prop_assert!(undos <= before.acts().len() && record.acts().is_empty());
        prop_assert_eq!(record.position(), before.position_before(0));
        prop_assert_eq!(record.outcome(), None);
        while record.redo() {}
        prop_assert_eq!(record.acts(), before.acts());
        prop_assert_eq!(record.position(), before.position());
        prop_assert_eq!(record.outcome(), before.outcome());
    }
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Play(Index),
    Undo,
    Redo,
    Resign(Index),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        12 => any::<Index>().prop_map(Step::Play),
        4 => Just(Step::Undo),
        3 => Just(Step::Redo),
        1 => any::<Index>().prop_map(Step::Resign),
    ];
    prop::collection::vec(step, 0..60)
}

fn check_all_moves(record: &Record) -> Result<(), TestCaseError> {
    let legal = record.position().legal_moves();
    for mv in all_moves(record.position().board()) {
        let mut position = record.position().clone();
        let mut events = Vec::new();
        let result = position.play(mv, &mut events);
        if legal.contains(&mv) {
            prop_assert_eq!(result, Ok(()));
            prop_assert_eq!(record.position().refusal(mv), None);
            prop_assert!(!events.is_empty() && &position != record.position());
        } else {
            let refusal = record.position().refusal(mv);
            prop_assert!(refusal.is_some());
            prop_assert_eq!(
                result,
                Err(IllegalMove {
                    mv,
                    refusal: refusal.unwrap()
                })
            );
            prop_assert!(events.is_empty(), "a refused move is told nobody");
            prop_assert_eq!(&position, record.position());
        }
        // The record agrees unless the game is over for a reason that the position does not show.
        let mut again = record.clone();
        let accepted = again.play(mv, &mut events).is_ok();
        prop_assert_eq!(accepted, legal.contains(&mv) && record.outcome().is_none());
        prop_assert_eq!(accepted, record.refusal(mv).is_none());
        prop_assert_eq!(again.acts().len(), record.acts().len() + usize::from(accepted));
        prop_assert!(accepted || again.undone() == record.undone() && again.position() == record.position());
    }
    Ok(())
}
