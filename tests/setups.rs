//! Set-ups: what can be set up, and every reason why a set-up is refused.

mod common;

use common::{Layout, North, South, options};
use mancala::games::setup::{MAX_SEEDS, SetupFault};
use mancala::outcome::Reason;
use mancala::{Game, Hole, Options, Outcome, Position, Setup};

fn faults(setup: Setup) -> Vec<SetupFault> {
    setup.position().unwrap_err().faults
}

/// The standard set-up of a game with something changed.
fn changed(game: Game, change: impl Fn(&mut Setup)) -> Setup {
    let mut setup = Setup::standard(Options::standard(game));
    change(&mut setup);
    setup
}

const FOUR_ROWS: [Game; 3] = [Game::Nakabili, Game::Kabwanga, Game::Nsolo];

#[test]
fn every_standard_set_up_can_be_played_by_either_side() {
    for game in Game::ALL {
        for choice in game.choices() {
            for value in choice.values {
                let mut setup = Setup::standard(options(game, &[(choice.key, value)]));
                assert!(setup.is_standard());
                assert_eq!(setup.position().unwrap().turn(), South);
                setup.turn = North;
                assert!(setup.is_standard(), "whoever begins");
                assert_eq!(setup.position().unwrap().turn(), North);
            }
        }
    }
}

#[test]
fn the_position_holds_what_was_laid_out() {
    let mut layout = Layout::of(Game::Nakabili)
        .no_captures_yet()
        .north_begins()
        .south(&[(3, 2)])
        .north(&[(4, 5), (15, 1)]);
    layout.0.taken = [7, 40];
    layout.0.has_captured = [false, true];
    assert!(!layout.0.is_standard());
    let position = layout.0.position().unwrap();
    assert_eq!(position.seeds(), layout.0.seeds);
    assert_eq!(position.taken(), [7, 40]);
    assert_eq!(position.has_captured(), [false, true]);
    assert_eq!((position.turn(), position.owed(), position.store()), (North, 0, 0));

    let mut layout = Layout::of(Game::Embeli).ring(&[(3, 2), (12, 2)]).closed(&[5, 14]);
    layout.0.store = 9;
    let position = layout.0.position().unwrap();
    assert_eq!((position.store(), position.taken()), (9, [0, 0]));
    let closed: Vec<Hole> = position
        .board()
        .holes()
        .filter(|&hole| position.is_closed(hole))
        .collect();
    assert_eq!(closed, [Hole(5), Hole(14)]);
}

#[test]
fn a_lay_out_has_as_many_holes_as_the_board() {
    for (game, expected) in [
        (Game::Nakabili, 32),
        (Game::Kabwanga, 32),
        (Game::Nsolo, 32),
        (Game::Embeli, 22),
    ] {
        for found in [expected - 1, expected + 1] {
            let setup = changed(game, |setup| setup.seeds.resize(found, 2));
            assert_eq!(faults(setup), [SetupFault::WrongHoles { expected, found }]);
        }
    }
    let small = Setup::standard(Options::standard(Game::Nsolo));
    let setup = Setup {
        options: options(Game::Nsolo, &[("columns", "36")]),
        ..small
    };
    let wrong = SetupFault::WrongHoles {
        expected: 144,
        found: 32,
    };
    assert!(faults(setup).contains(&wrong));
}

#[test]
fn there_are_at_most_999_seeds_wherever_they_are() {
    let limit = MAX_SEEDS;
    assert_eq!(limit, 999);
    let fault = |found| vec![SetupFault::TooManySeeds { found, limit }];
    let on_board = |seeds| Layout::of(Game::Nsolo).south(&[(3, seeds)]).north(&[(4, 1)]).0;
    assert!(on_board(998).position().is_ok());
    assert_eq!(faults(on_board(999)), fault(1000));
    // Counted without overflow.
    let full = changed(Game::Nsolo, |setup| setup.seeds.fill(u16::MAX));
    assert_eq!(faults(full), fault(32 * 65_535));
    // Those taken and those in the store count too.
    assert_eq!(
        faults(changed(Game::Nsolo, |setup| setup.taken = [940, 0])),
        fault(1000)
    );
    assert!(changed(Game::Nsolo, |setup| setup.taken = [0, 939]).position().is_ok());
    assert_eq!(faults(changed(Game::Embeli, |setup| setup.store = 920)), fault(1000));
    assert!(changed(Game::Embeli, |setup| setup.store = 919).position().is_ok());
}

// §four-rows.wiped-out
#[test]
fn each_side_of_four_rows_has_seeds() {
    for game in FOUR_ROWS {
        assert_eq!(
            faults(Layout::of(game).south(&[(3, 2)]).0),
            [SetupFault::NoSeeds { side: North }]
        );
        assert_eq!(
            faults(Layout::of(game).north(&[(3, 2)]).0),
            [SetupFault::NoSeeds { side: South }]
        );
        assert_eq!(
            faults(Layout::of(game).0),
            [SetupFault::NoSeeds { side: South }, SetupFault::NoSeeds { side: North }]
        );
    }
    // In Embeli seeds do not count (§embeli.stuck).
    assert!(Layout::of(Game::Embeli).ring(&[(3, 2)]).0.position().is_ok());
}

#[test]
fn only_holes_of_embelis_rows_can_be_closed() {
    for game in FOUR_ROWS {
        let setup = changed(game, |setup| setup.closed = vec![Hole(3)]);
        assert_eq!(faults(setup), [SetupFault::NoHoleToClose { hole: Hole(3) }]);
    }
    let closing = |hole| {
        let mut layout = Layout::of(Game::Embeli).ring(&[(3, 2), (12, 2)]);
        layout.0.closed = vec![Hole(hole)];
        layout.0
    };
    for hole in [22, 255] {
        assert_eq!(faults(closing(hole)), [SetupFault::NoHoleToClose { hole: Hole(hole) }]);
    }
    for hole in [10, 21] {
        // §embeli.nti
        assert_eq!(faults(closing(hole)), [SetupFault::ClosedNti { hole: Hole(hole) }]);
    }
    assert_eq!(faults(closing(12)), [SetupFault::ClosedHoleHasSeeds { hole: Hole(12) }]);
    for hole in [0, 9, 11, 20] {
        assert!(closing(hole).position().is_ok());
    }
}

#[test]
fn a_store_taken_seeds_and_first_captures_belong_to_their_games() {
    for game in FOUR_ROWS {
        let setup = changed(game, |setup| setup.store = 1);
        assert_eq!(faults(setup), [SetupFault::NoStore]);
        assert!(changed(game, |setup| setup.taken = [1, 2]).position().is_ok());
    }
    for taken in [[1, 0], [0, 1]] {
        let setup = changed(Game::Embeli, |setup| setup.taken = taken);
        assert_eq!(faults(setup), [SetupFault::NoTakenSeeds]);
    }
    for game in [Game::Kabwanga, Game::Nsolo, Game::Embeli] {
        for has_captured in [[true, false], [false, true]] {
            let setup = changed(game, |setup| setup.has_captured = has_captured);
            assert_eq!(faults(setup), [SetupFault::NoFirstCapture]);
        }
    }
    assert!(
        changed(Game::Nakabili, |setup| setup.has_captured = [true; 2])
            .position()
            .is_ok()
    );
}

#[test]
fn a_game_is_not_over_before_it_starts() {
    let over = |loser, reason| {
        [SetupFault::AlreadyOver {
            outcome: Outcome::lost_by(loser, reason),
        }]
    };
    let stuck = Layout::of(Game::Embeli).ring(&[(3, 1), (12, 2)]);
    assert_eq!(faults(stuck.0), over(South, Reason::Stuck));
    let stuck = Layout::of(Game::Embeli).north_begins().ring(&[(3, 2), (12, 1)]);
    assert_eq!(faults(stuck.0), over(North, Reason::Stuck));
    // §endless, §K-6
    let endless = |choices| {
        Layout::with(Game::Kabwanga, choices)
            .rows(South, "2 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1")
            .north_singles(&[0])
            .0
    };
    assert_eq!(faults(endless(&[])), over(South, Reason::AllEndless));
    assert!(endless(&[("endless", "lose")]).position().is_ok());
}

#[test]
fn all_faults_are_told_together() {
    let setup = changed(Game::Kabwanga, |setup| {
        setup.seeds = vec![0; 31];
        setup.seeds[0] = 500;
        setup.taken = [500, 0];
        setup.store = 3;
        setup.closed = vec![Hole(4), Hole(40)];
        setup.has_captured = [true, false];
    });
    let error = setup.position().unwrap_err();
    assert_eq!(
        error.faults,
        [
            SetupFault::WrongHoles {
                expected: 32,
                found: 31
            },
            SetupFault::TooManySeeds {
                found: 1003,
                limit: 999
            },
            SetupFault::NoSeeds { side: North },
            SetupFault::NoHoleToClose { hole: Hole(4) },
            SetupFault::NoHoleToClose { hole: Hole(40) },
            SetupFault::NoStore,
            SetupFault::NoFirstCapture,
        ]
    );
    assert!(
        error
            .to_string()
            .starts_with("the set-up cannot be played: [WrongHoles")
    );

    let setup = changed(Game::Embeli, |setup| {
        setup.closed = vec![Hole(10), Hole(0), Hole(22)];
        setup.taken = [0, 5];
        setup.has_captured = [false, true];
    });
    assert_eq!(
        faults(setup),
        [
            SetupFault::ClosedNti { hole: Hole(10) },
            SetupFault::ClosedHoleHasSeeds { hole: Hole(0) },
            SetupFault::NoHoleToClose { hole: Hole(22) },
            SetupFault::NoTakenSeeds,
            SetupFault::NoFirstCapture,
        ]
    );
}
