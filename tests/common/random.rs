//! Random rules, set-ups and play for property tests.

use mancala::{Act, Board, Game, Hole, Move, Options, Position, Record, Row, Setup, Side};
use proptest::prelude::*;
use proptest::sample::Index;

/// The usual number of cases, which `PROPTEST_CASES` changes, times `factor`.
pub fn config(factor: u32) -> ProptestConfig {
    let usual = ProptestConfig::default();
    ProptestConfig {
        cases: factor * usual.cases,
        // A failure prints its smallest case; no file is written next to the tests.
        failure_persistence: None,
        ..usual
    }
}

/// Any game with any of its choices; half of the Nsolo boards are small.
pub fn any_options() -> impl Strategy<Value = Options> {
    (0..4_usize, any::<[Index; 3]>(), any::<bool>()).prop_map(|(game, values, small)| {
        let mut options = Options::standard(Game::ALL[game]);
        for (choice, index) in options.game().choices().iter().zip(values) {
            if !(choice.key == "columns" && small) {
                let value = choice.values[index.index(choice.values.len())];
                options.set(choice.key, value).unwrap();
            }
        }
        options
    })
}

/// The standard set-up or a hand-made one that can be played.
pub fn any_setup() -> impl Strategy<Value = Setup> {
    any_options().prop_flat_map(|options| prop_oneof![1 => standard(options), 2 => scattered(options)])
}

fn any_side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::South), Just(Side::North)]
}

fn standard(options: Options) -> BoxedStrategy<Setup> {
    any_side()
        .prop_map(move |turn| Setup {
            turn,
            ..Setup::standard(options)
        })
        .boxed()
}

/// Sparse boards, where singles, last seeds and endless sowings are common; some with a heap.
fn scattered(options: Options) -> BoxedStrategy<Setup> {
    let board = options.board();
    let seeds = prop_oneof![10 => Just(0), 8 => Just(1), 3 => Just(2), 1 => 3..=4_u16];
    let heap = prop_oneof![3 => Just(0), 1 => 5..=25_u16];
    (
        prop::collection::vec(seeds, board.hole_count()),
        (any::<Index>(), heap),
        prop::collection::vec(any::<Index>(), 0..6),
        any::<[u8; 3]>(),
        any::<[bool; 2]>(),
        any_side(),
    )
        .prop_map(move |(seeds, (at, heap), closed, counts, has_captured, turn)| {
            let mut setup = Setup {
                seeds,
                turn,
                ..Setup::standard(options)
            };
            let at = at.index(setup.seeds.len());
            setup.seeds[at] += heap;
            if board == Board::Ring {
                setup.store = counts[0].into();
                setup.closed = closed
                    .iter()
                    .map(|index| Hole(index.index(board.hole_count()) as u8))
                    .collect();
                setup.closed.retain(|&hole| board.row(hole) == Row::Row);
                setup.closed.sort();
                setup.closed.dedup();
                for hole in &setup.closed {
                    setup.seeds[hole.index()] = 0;
                }
            } else {
                setup.taken = [counts[1].into(), counts[2].into()];
            }
            if options.game() == Game::Nakabili {
                setup.has_captured = has_captured;
            }
            setup
        })
        .prop_filter("a set-up that can be played", |setup| setup.position().is_ok())
        .boxed()
}

/// Choices for at most this many moves.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 0..=most)
}

/// One of the legal moves.
pub fn pick(record: &Record, choice: Index) -> Move {
    *choice.get(&record.position().legal_moves())
}

/// Plays legal moves until the choices run out or the game ends.
pub fn played(setup: Setup, choices: &[Index]) -> Record {
    let mut record = Record::new(setup).unwrap();
    for &choice in choices {
        if record.outcome().is_some() {
            break;
        }
        record.play(pick(&record, choice), &mut ()).unwrap();
    }
    record
}

/// All seeds there are: on the board, in the store, taken.
pub fn all_seeds(position: &impl Position) -> u32 {
    let seeds = position.seeds().iter().copied();
    let others = position.taken().into_iter().chain([position.store()]);
    seeds.chain(others).map(u32::from).sum()
}

/// A record that plays these acts.
pub fn replayed(setup: &Setup, acts: &[Act]) -> Record {
    let mut record = Record::new(setup.clone()).unwrap();
    for &act in acts {
        record.act(act, &mut ()).unwrap();
    }
    record
}

/// Every move that can be written for the board, and some for holes that do not exist.
pub fn all_moves(board: Board) -> impl Iterator<Item = Move> {
    let beyond = board.hole_count() as u8;
    let holes = move || board.holes().chain([Hole(beyond), Hole(beyond + 1), Hole(u8::MAX)]);
    let sow = holes().map(Move::Sow);
    sow.chain(holes().map(Move::Take)).chain([Move::Pass])
}
