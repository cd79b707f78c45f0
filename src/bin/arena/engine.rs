//! Who plays: the levels, bare node or time budgets, plain UCT, chance, or another program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use mancala::engine::{LEVELS, Level, Limits, MAX_DEPTH, Searcher};
use mancala::{AnyPosition, Move, Position, Record, link};
use rand::RngExt;
use rand::rngs::SmallRng;

use crate::uct;

/// 2^20 positions.
const TABLE_BITS: u32 = 20;

/// An engine with what it remembers.
pub enum Engine {
    /// Any legal move.
    Random,
    /// A level.
    Level(Level, Searcher<AnyPosition>),
    /// The search for so long.
    Time(Duration, Searcher<AnyPosition>),
    /// UCT with so many playouts.
    Playouts(u64),
    /// UCT for so long.
    PlayoutTime(Duration),
    /// Another program.
    Program(Box<Program>),
}

/// Another program: it reads the share code of the game from its input, a line a move, and answers with the hole it
/// plays, as in `B3`, or `pass`.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// The engine of this name; node budgets of levels are divided by `scale`.
    pub fn parse(name: &str, scale: u64) -> Result<Engine> {
        let (kind, value) = name.split_once(':').unwrap_or((name, ""));
        let number = || {
            value
                .parse::<u64>()
                .with_context(|| format!("{name}: a number is missing"))
        };
        let mind = || Searcher::new(TABLE_BITS);
        Ok(match kind {
            "random" => Engine::Random,
            "level" => {
                let index = number()?.checked_sub(1).context("levels begin at 1")? as usize;
                let level = *LEVELS.get(index).context("there are six levels")?;
                Engine::Level(
                    Level {
                        nodes: (level.nodes / scale).max(1),
                        ..level
                    },
                    mind(),
                )
            }
            "nodes" => Engine::Level(
                Level {
                    nodes: number()?,
                    depth: MAX_DEPTH,
                    slip: 0,
                },
                mind(),
            ),
            "look" => {
                let numbers: Vec<_> = value.split(',').collect();
                let [nodes, depth, slip] = numbers[..] else {
                    bail!("{name}: three numbers are needed")
                };
                let level = Level {
                    nodes: nodes.parse()?,
                    depth: depth.parse()?,
                    slip: slip.parse()?,
                };
                Engine::Level(level, mind())
            }
            "ms" => Engine::Time(Duration::from_millis(number()?), mind()),
            "uct" => Engine::Playouts(number()?),
            "uct-ms" => Engine::PlayoutTime(Duration::from_millis(number()?)),
            "program" => Engine::Program(Box::new(Program::start(value)?)),
            _ => bail!("no engine is called {name}"),
        })
    }

    /// Forgets the last game, so that each game is the same whatever came before.
    pub fn new_game(&mut self) {
        if let Engine::Level(_, mind) | Engine::Time(_, mind) = self {
            mind.forget();
        }
    }

    /// The move it plays.
    pub fn choose(&mut self, record: &Record, rng: &mut SmallRng) -> Result<Move> {
        let position = record.position();
        let history = record.history();
        match self {
            Engine::Random => {
                let moves = position.legal_moves();
                Ok(moves[rng.random_range(0..moves.len())])
            }
            Engine::Level(level, mind) => level
                .choose(mind, position, history, &|| false, rng.random())
                .context("no legal move"),
            Engine::Time(time, mind) => {
                let end = Instant::now() + *time;
                let limits = Limits {
                    nodes: u64::MAX,
                    depth: MAX_DEPTH,
                    stop: &|| Instant::now() >= end,
                    told: &|_| (),
                };
                Ok(mind.think(position, history, &limits).context("no legal move")?.moves[0].0)
            }
            Engine::Playouts(playouts) => {
                let mut playouts = 0..*playouts;
                Ok(uct::choose(position, rng, || playouts.next().is_some()))
            }
            Engine::PlayoutTime(time) => {
                let end = Instant::now() + *time;
                Ok(uct::choose(position, rng, || Instant::now() < end))
            }
            Engine::Program(program) => program.choose(record),
        }
    }
}

impl Program {
    fn start(command: &str) -> Result<Program> {
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{command} does not start"))?;
        let input = child.stdin.take().context("no input")?;
        let output = BufReader::new(child.stdout.take().context("no output")?);
        Ok(Program { child, input, output })
    }

    fn choose(&mut self, record: &Record) -> Result<Move> {
        writeln!(self.input, "{}", link::encode(record))?;
        self.input.flush()?;
        let mut answer = String::new();
        self.output.read_line(&mut answer)?;
        let legal = record.position().legal_moves();
        legal
            .into_iter()
            .find(|&mv| name(record, mv) == answer.trim())
            .with_context(|| format!("the program answers {answer:?}, which is no legal move"))
    }
}

/// What programs call a move.
pub fn name(record: &Record, mv: Move) -> String {
    match mv {
        Move::Sow(hole) | Move::Take(hole) => record.position().board().name(hole).to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
