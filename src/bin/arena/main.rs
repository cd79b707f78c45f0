//! Plays engines against each other from random openings, each opening from both seats, and prints who is stronger.
//!
//! ```text
//! cargo arena --game nsolo --with columns=20 level:4 level:3 --pairs 100
//! cargo arena --game embeli level:6 'program:python3 my_engine.py'
//! ```

mod engine;
mod uct;

use std::io::{BufRead, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use clap::Parser;
use mancala::engine::{Limits, Searcher, Worth};
use mancala::{Game, Options, Position, Record, Setup, Side, link};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::engine::Engine;

/// The help on other programs.
const PROTOCOL: &str = "\
Another program takes part as program:COMMAND, which the shell runs. For each of its moves it gets one line of input: \
the share code of the game so far (what follows the # of a link). It answers with one line of output: the hole to sow \
or take from, by the name at the edges of the board, such as B3; or pass. Each take that a capture earns is asked for \
by a line of its own. Output must not be buffered. With --answer the arena is such a program itself: it plays FIRST \
and reads share codes from its input.";

/// Plays two engines against each other.
#[derive(Parser)]
#[command(after_help = PROTOCOL)]
struct Arena {
    /// The first engine: random, level:N (1 to 6), nodes:N, ms:N, look:NODES,DEPTH,SLIP, uct:PLAYOUTS, uct-ms:N, or
    /// program:COMMAND.
    first: String,
    /// The second engine.
    #[arg(required_unless_present = "answer")]
    second: Option<String>,
    /// Play no match, but read share codes, one per line, and write the first engine's moves.
    #[arg(long)]
    answer: bool,
    /// The game.
    #[arg(long, default_value = "nakabili")]
    game: String,
    /// Options of its rules.
    #[arg(long, value_name = "KEY=VALUE")]
    with: Vec<String>,
    /// Number of openings; each is played twice, with seats swapped.
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// Number of random turns in an opening.
    #[arg(long, default_value_t = 4)]
    opening: u32,
    /// Skip openings that a search of 5,000 positions finds better for one side by more than this many hundredths of a
    /// seed: they would only show who got the better side.
    #[arg(long, value_name = "HUNDREDTHS", default_value_t = 150)]
    balance: i32,
    /// A game that is not over after this many turns is a draw.
    #[arg(long, default_value_t = 1_000)]
    turns: usize,
    /// Divide the levels' node budgets by this.
    #[arg(long, default_value_t = 1)]
    scale: u64,
    /// Seed of the random openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of games to play at the same time.
    #[arg(long, default_value_t = 2)]
    threads: u64,
}

fn main() -> Result<()> {
    let arena = Arena::parse();
    if arena.answer {
        return answer(&arena);
    }
    let game = Game::from_key(&arena.game).context("no such game")?;
    let mut options = Options::standard(game);
    for choice in &arena.with {
        let (key, value) = choice.split_once('=').context("choices are written key=value")?;
        options.set(key, value)?;
    }
    let next = AtomicU64::new(0);
    // For each opening, the first engine's score in its two games.
    let scores = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..arena.threads)
            .map(|_| scope.spawn(|| work(&arena, options, &next, &scores)))
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("no worker panics"))
    })?;
    report(&arena, options, &scores.into_inner().expect("no worker panics"));
    Ok(())
}

/// Acts as the other program of a match.
fn answer(arena: &Arena) -> Result<()> {
    let mut engine = Engine::parse(&arena.first, arena.scale)?;
    let mut rng = SmallRng::seed_from_u64(arena.seed);
    let mut output = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let record = link::decode(line?.trim())?;
        let mv = engine.choose(&record, &mut rng)?;
        writeln!(output, "{}", engine::name(&record, mv))?;
        output.flush()?;
    }
    Ok(())
}

/// Plays openings until none is left.
fn work(arena: &Arena, options: Options, next: &AtomicU64, scores: &Mutex<Vec<[f64; 2]>>) -> Result<()> {
    let second = arena.second.as_ref().context("a second engine is missing")?;
    let mut engines = [
        Engine::parse(&arena.first, arena.scale)?,
        Engine::parse(second, arena.scale)?,
    ];
    loop {
        let pair = next.fetch_add(1, Ordering::Relaxed);
        if pair >= arena.pairs {
            return Ok(());
        }
        let mut rng = SmallRng::seed_from_u64(arena.seed.wrapping_mul(1_000_003) + pair);
        let opening = opening(options, arena, &mut rng)?;
        let mut score = [0.0; 2];
        for first_side in Side::ALL {
            score[first_side.index()] = play(&opening, &mut engines, first_side, arena.turns, &mut rng)?;
        }
        scores.lock().expect("no worker panics").push(score);
    }
}

/// A game after a few random turns in which neither side is much better.
fn opening(options: Options, arena: &Arena, rng: &mut SmallRng) -> Result<Record> {
    let mut mind = Searcher::new(12);
    for _ in 0..1_000 {
        let mut record = Record::new(Setup::standard(options))?;
        while record.outcome().is_none()
            && (record.turn_starts().len() < arena.opening as usize || record.position().owed() > 0)
        {
            let moves = record.position().legal_moves();
            record.play(moves[rng.random_range(0..moves.len())], &mut ())?;
        }
        mind.forget();
        let found = mind.think(record.position(), record.history(), &Limits::nodes(5_000));
        let worth = found.map(|found| found.moves[0].1);
        if record.outcome().is_none() && matches!(worth, Some(Worth::About(worth)) if worth.abs() <= arena.balance) {
            return Ok(record);
        }
    }
    bail!("no opening of {} turns is balanced", arena.opening)
}

/// The first engine's score when it plays `first_side`: 1 for a win, 0.5 for a draw.
fn play(
    opening: &Record,
    engines: &mut [Engine; 2],
    first_side: Side,
    most_turns: usize,
    rng: &mut SmallRng,
) -> Result<f64> {
    let mut record = opening.clone();
    for engine in engines.iter_mut() {
        engine.new_game();
    }
    let mut turns = 0;
    while record.outcome().is_none() && turns < most_turns {
        let position = record.position();
        turns += usize::from(position.owed() == 0);
        let engine = &mut engines[usize::from(position.turn() != first_side)];
        let mv = engine.choose(&record, rng)?;
        record.play(mv, &mut ())?;
    }
    Ok(match record.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == first_side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    })
}

fn report(arena: &Arena, options: Options, scores: &[[f64; 2]]) {
    let games = 2.0 * scores.len() as f64;
    let count = |score: f64| scores.iter().flatten().filter(|&&scored| scored == score).count();
    let (won, drawn, lost) = (count(1.0), count(0.5), count(0.0));
    let share = scores.iter().flatten().sum::<f64>() / games;
    // Openings are independent, but the two games of one are not, so the error is estimated from openings.
    let variance = scores
        .iter()
        .map(|score| (score.iter().sum::<f64>() / 2.0 - share).powi(2))
        .sum::<f64>()
        / (scores.len() as f64 - 1.0).max(1.0);
    let error = 1.96 * (variance / scores.len() as f64).sqrt();
    let rules: Vec<String> = options.values().map(|(key, value)| format!("{key}={value}")).collect();
    println!(
        "{} ({}): {} against {}: {:.1} % ± {:.1} of {games} games (95 %): {won} won, {drawn} drawn, {lost} lost",
        arena.game,
        rules.join(" "),
        arena.first,
        arena.second.as_deref().unwrap_or_default(),
        100.0 * share,
        100.0 * error,
    );
}
