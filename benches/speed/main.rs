//! `cargo bench`: random playouts, sown seeds against a bare loop, and positions searched per second, natively and in
//! WebAssembly.
//!
//! Each figure is the best of [`ROUNDS`], native and WebAssembly in turn, so that other load on the machine affects
//! both alike.

mod work;

use std::error::Error;
use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use work::BOARDS;

const ROUNDS: u32 = 5;
/// Random games per round.
const GAMES: u32 = 200;
/// Positions to search from each of four positions.
const NODES: u64 = 50_000;

fn main() -> Result<(), Box<dyn Error>> {
    // `cargo test --benches` only checks that it builds.
    if !std::env::args().any(|arg| arg == "--bench") {
        return Ok(());
    }
    let mut node = Node::start()?;
    println!(
        "{:12} {:>16} {:>22} {:>14} {:>14} {:>6}",
        "", "playouts/s", "ns a seed (bare loop)", "nodes/s native", "nodes/s wasm", "ratio"
    );
    for (board, (name, ..)) in BOARDS.iter().enumerate() {
        let replay = work::Replay::new(board);
        let mut best = [f64::INFINITY; 5];
        let mut counted = (0, 0.0);
        for _ in 0..ROUNDS {
            let (_, playouts) = timed(|| work::playouts(board, GAMES));
            let (_, replayed) = timed(|| replay.play());
            let (_, bare) = timed(|| work::bare(replay.seeds));
            let (found, native) = timed(|| work::search(board, NODES));
            let (in_wasm, wasm) = match &mut node {
                Some(node) => node.measure(&format!("bench_search {board} {NODES}"))?,
                None => (found as f64, f64::INFINITY),
            };
            counted = (found, in_wasm);
            for (best, time) in best.iter_mut().zip([playouts, replayed, bare, native, wasm]) {
                *best = best.min(time);
            }
        }
        assert_eq!(
            counted.0 as f64, counted.1,
            "{name}: the search finds the same in WebAssembly"
        );
        let [playouts, replayed, bare, native, wasm] = best;
        let nodes = (counted.0 / 1_000) as f64;
        let nanoseconds = |time: f64| time * 1e9 / replay.seeds as f64;
        println!(
            "{name:12} {:>16.0} {:>8.2} ({:4.2}) = {:>4.1} × {:>14.0} {:>14.0} {:>6.2}",
            f64::from(GAMES) / playouts,
            nanoseconds(replayed),
            nanoseconds(bare),
            replayed / bare,
            nodes / native,
            nodes / wasm,
            native / wasm,
        );
    }
    Ok(())
}

/// The result of some work, and the seconds it took.
fn timed(work: impl FnOnce() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let result = black_box(work());
    (result, start.elapsed().as_secs_f64())
}

/// The same work in WebAssembly, run by Node.js.
struct Node {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Node {
    /// Builds the module and starts Node.js; without Node.js prints a note and returns None.
    fn start() -> Result<Option<Node>, Box<dyn Error>> {
        if Command::new("node").arg("--version").output().is_err() {
            println!("Node.js is missing: nothing is measured in WebAssembly.");
            return Ok(None);
        }
        let root = env!("CARGO_MANIFEST_DIR");
        let target = format!("{}/speed-wasm", env!("CARGO_TARGET_TMPDIR"));
        let built = Command::new(env!("CARGO"))
            .current_dir(root)
            .args([
                "build",
                "--quiet",
                "--release",
                "--lib",
                "--features",
                "bench",
                "--target",
                "wasm32-unknown-unknown",
            ])
            // The same options as the tool uses for the computer player's module.
            .args([
                "--config",
                "target.wasm32-unknown-unknown.rustflags=['-Ctarget-feature=+simd128']",
            ])
            .args(["--target-dir", &target])
            .status()?;
        if !built.success() {
            return Err(
                "the module was not built: is the target there? rustup target add wasm32-unknown-unknown".into(),
            );
        }
        let mut child = Command::new("node")
            .arg(format!("{root}/benches/speed/run.mjs"))
            .arg(format!("{target}/wasm32-unknown-unknown/release/mancala.wasm"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        Ok(Some(Node { child, input, output }))
    }

    /// The result of an export, and the seconds it took.
    fn measure(&mut self, call: &str) -> Result<(f64, f64), Box<dyn Error>> {
        writeln!(self.input, "{call}")?;
        let mut answer = String::new();
        self.output.read_line(&mut answer)?;
        let (result, milliseconds) = answer.trim().split_once(' ').ok_or("Node.js gives no answer")?;
        Ok((result.parse()?, milliseconds.parse::<f64>()? / 1_000.0))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
