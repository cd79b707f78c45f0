//! The boundary to the computer player's worker: it gets a saved game and says what to play. It is built as a separate
//! module, with the feature `mind`, so that people who play with a friend do not download the search. The types that
//! cross are declared in `mind.d.ts`.

use js_sys::{Array, Function};
use wasm_bindgen::prelude::*;
use web_sys::{Performance, WorkerGlobalScope};

use crate::engine::{Found, LEVELS, Level, Limits, MAX_DEPTH, Searcher, Worth};
use crate::games::any::AnyPosition;
use crate::games::position::Position;
use crate::moves::Move;
use crate::wasm::values::{object, restore};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("mind.d.ts");

/// 2^19 positions: 8 MB, which an old phone has.
const TABLE_BITS: u32 = 19;
/// The takes of a turn get the level's budget divided by this, because the search for the sowing has already seen them.
const TAKES_SHARE: u64 = 8;

/// Runs when the module is loaded: panics are reported on the console before they trap.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A mind that remembers what it has thought about.
#[wasm_bindgen]
pub struct Mind {
    searcher: Searcher<AnyPosition>,
}

#[wasm_bindgen]
impl Mind {
    /// An empty mind.
    #[allow(clippy::new_without_default)]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Mind {
        Mind {
            searcher: Searcher::new(TABLE_BITS),
        }
    }

    /// The moves of a whole turn as a level from 1 to 6 plays it, after `ms` milliseconds at the latest. `chance`
    /// decides among moves that seem equally good. Empty when the game is over. Throws a sentence when the saved game
    /// or the level does not exist.
    #[wasm_bindgen(unchecked_return_type = "Move[]")]
    pub fn choose(&mut self, saved: &str, level: usize, ms: f64, chance: u32) -> Result<JsValue, JsValue> {
        let mut record = restore(saved)?;
        let level = *level
            .checked_sub(1)
            .and_then(|index| LEVELS.get(index))
            .ok_or("there is no such level")?;
        let stop = time_limit(ms)?;
        let moves = Array::new();
        while record.outcome().is_none() {
            let position = record.position();
            let nodes = if position.owed() > 0 {
                (level.nodes / TAKES_SHARE).max(1)
            } else {
                level.nodes
            };
            let level = Level { nodes, ..level };
            let Some(mv) = level.choose(&mut self.searcher, position, record.history(), &stop, u64::from(chance))
            else {
                break;
            };
            moves.push(&move_to_js(mv));
            record.play(mv, &mut ()).map_err(|error| error.to_string())?;
            if record.position().owed() == 0 {
                break;
            }
        }
        Ok(moves.into())
    }

    /// Thinks about a saved game after `turns` whole turns, until the search has seen this many positions, this many
    /// turns ahead, or has taken this many milliseconds. `told` is called with the result after each depth. With `rank`
    /// every move gets a value of its own. Null when the game is over there. Throws a sentence when the saved game
    /// cannot be read.
    #[wasm_bindgen(unchecked_return_type = "Found | null")]
    #[allow(clippy::too_many_arguments)]
    pub fn study(
        &mut self,
        saved: &str,
        turns: usize,
        nodes: f64,
        ms: f64,
        rank: bool,
        #[wasm_bindgen(unchecked_param_type = "(found: Found) => void")] told: &Function,
    ) -> Result<JsValue, JsValue> {
        let mut record = restore(saved)?;
        record.go_back_to_turn(turns);
        if record.outcome().is_some() {
            return Ok(JsValue::NULL);
        }
        let stop = time_limit(ms)?;
        let limits = Limits {
            nodes: nodes as u64,
            depth: MAX_DEPTH,
            stop: &stop,
            told: &|found| {
                // The listener may fail; thinking goes on.
                let _ = told.call1(&JsValue::NULL, &found_to_js(found));
            },
        };
        let (position, history) = (record.position(), record.history());
        let found = if rank {
            self.searcher.rank(position, history, &limits)
        } else {
            self.searcher.think(position, history, &limits)
        };
        Ok(found.map_or(JsValue::NULL, |found| found_to_js(&found)))
    }
}

/// Whether this many milliseconds have passed. Not measured by the date, which may be set back while somebody waits.
fn time_limit(ms: f64) -> Result<impl Fn() -> bool, JsValue> {
    // Node.js, which runs the tests, has no such scope, but its clock has the same name.
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let clock: Performance = scope.performance().ok_or("there is no clock")?;
    let end = clock.now() + ms;
    Ok(move || clock.now() >= end)
}

fn move_to_js(mv: Move) -> JsValue {
    match mv {
        Move::Sow(hole) => object(&[("type", "sow".into()), ("hole", hole.0.into())]),
        Move::Take(hole) => object(&[("type", "take".into()), ("hole", hole.0.into())]),
        Move::Pass => object(&[("type", "pass".into())]),
    }
}

fn worth_to_js(worth: Worth) -> JsValue {
    let (kind, value) = match worth {
        Worth::About(hundredths) => ("about", JsValue::from(hundredths)),
        Worth::Wins(turns) => ("wins", turns.into()),
        Worth::Loses(turns) => ("loses", turns.into()),
    };
    object(&[("type", kind.into()), ("value", value)])
}

fn found_to_js(found: &Found) -> JsValue {
    let moves: Array = found
        .moves
        .iter()
        .map(|&(mv, worth)| object(&[("move", move_to_js(mv)), ("worth", worth_to_js(worth))]))
        .collect();
    let line: Array = found.line.iter().map(|&mv| move_to_js(mv)).collect();
    object(&[
        ("moves", moves.into()),
        ("line", line.into()),
        ("depth", found.depth.into()),
        ("nodes", (found.nodes as f64).into()),
    ])
}
