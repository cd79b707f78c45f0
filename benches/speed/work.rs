//! The measured work, the same natively and in WebAssembly. Each piece returns a sum of its results, so that the
//! compiler cannot drop any of it and both can be compared.

use std::hint::black_box;

use mancala::engine::{Limits, Searcher};
use mancala::{AnyPosition, Event, Game, Move, Options, Position, Record, Setup};

/// The boards to measure.
pub const BOARDS: [(&str, Game, &str); 5] = [
    ("Nakabili", Game::Nakabili, ""),
    ("Kabwanga", Game::Kabwanga, ""),
    ("Nsolo 4×8", Game::Nsolo, "8"),
    ("Nsolo 4×20", Game::Nsolo, "20"),
    ("Embeli", Game::Embeli, ""),
];

/// A generator of random numbers that is the same everywhere (xorshift).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn start(board: usize) -> Setup {
    let (_, game, columns) = BOARDS[board];
    let mut options = Options::standard(game);
    if !columns.is_empty() {
        options.set("columns", columns).expect("a documented choice");
    }
    Setup::standard(options)
}

/// A game of random moves to its end, or to a limit.
fn playout(mut position: AnyPosition, most: usize, chance: &mut Chance) -> Vec<Move> {
    let mut moves = Vec::new();
    while moves.len() < most {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[chance.below(legal.len())];
        position.play_unchecked(mv, &mut ());
        moves.push(mv);
    }
    moves
}

/// Plays random games and returns the number of moves.
pub fn playouts(board: usize, games: u32) -> u64 {
    let position = start(board).position().expect("the standard set-up");
    let mut chance = Chance(1);
    (0..games)
        .map(|_| playout(position.clone(), 2_000, &mut chance).len() as u64)
        .sum()
}

/// Searches this many positions from each of four positions of a game. Returns their number, with the depth reached in
/// the lowest digits.
pub fn search(board: usize, nodes: u64) -> u64 {
    let mut position = start(board).position().expect("the standard set-up");
    let mut mind = Searcher::new(16);
    let mut chance = Chance(7);
    let mut sum = 0;
    for _ in 0..4 {
        if let Some(found) = mind.think(&position, &[], &Limits::nodes(nodes)) {
            sum += found.nodes * 1_000 + u64::from(found.depth);
        }
        for mv in playout(position.clone(), 3, &mut chance) {
            position.play_unchecked(mv, &mut ());
        }
    }
    sum
}

/// Games to replay, and how many seeds are sown in them.
pub struct Replay {
    games: Vec<(AnyPosition, Vec<Move>)>,
    pub seeds: u64,
}

impl Replay {
    pub fn new(board: usize) -> Replay {
        let mut chance = Chance(3);
        let mut seeds = 0;
        let games = (0..50).map(|_| {
            let mut record = Record::new(start(board)).expect("the standard set-up");
            let position = record.position().clone();
            let moves = playout(position.clone(), 2_000, &mut chance);
            let mut events = Vec::new();
            let played = moves
                .into_iter()
                .take_while(|&mv| record.play(mv, &mut events).is_ok())
                .collect();
            seeds += events
                .iter()
                .filter(|event| matches!(event, Event::Sow { .. } | Event::Toll { .. }))
                .count() as u64;
            (position, played)
        });
        Replay {
            games: games.collect(),
            seeds,
        }
    }

    /// Plays all games once.
    pub fn play(&self) -> u64 {
        let end = |(position, moves): &(AnyPosition, Vec<Move>)| {
            let mut position = position.clone();
            for &mv in moves {
                position.play_unchecked(mv, &mut ());
            }
            u64::from(position.seeds()[0])
        };
        self.games.iter().map(end).sum()
    }
}

/// The bare loop: increments successive elements of an array, as many as the seeds sown.
pub fn bare(seeds: u64) -> u64 {
    let mut array = [0_u16; 32];
    let mut at = 0;
    for _ in 0..seeds {
        at = if at + 1 == array.len() { 0 } else { at + 1 };
        let element = black_box(&mut array[at]);
        *element = element.wrapping_add(1);
    }
    array.iter().map(|&element| u64::from(element)).sum()
}

/// What Node.js calls; plain numbers, so that no glue is needed.
#[cfg(target_arch = "wasm32")]
mod exports {
    #[unsafe(no_mangle)]
    extern "C" fn bench_search(board: u32, nodes: u32) -> f64 {
        super::search(board as usize, nodes.into()) as f64
    }
}
