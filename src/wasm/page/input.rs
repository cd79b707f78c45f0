//! What the page passes in. It is read by hand: a deserializer would make the module a third larger.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::games::options::{Game, Options};
use crate::games::setup::Setup;
use crate::hole::{Hole, Seeds, Side};
use crate::link::Place;
use crate::moves::Move;
use crate::wasm::page::problem::Problem;

/// What an object has under a name; undefined when it has nothing. Out of line, for there are many calls.
#[inline(never)]
fn property(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).unwrap_or_default()
}

/// The options that the page passes in: an object from keys to values.
pub(super) fn read_options(game: Game, object: &Object) -> Result<Options, Problem> {
    let mut options = Options::standard(game);
    for entry in Object::entries(object) {
        let text = |index| Reflect::get_u32(&entry, index).ok().and_then(|value| value.as_string());
        options.set(&text(0).unwrap_or_default(), &text(1).unwrap_or_default())?;
    }
    Ok(options)
}

/// The set-up that the page passes in. Missing fields and anything but numbers count as 0; the checks of a set-up see
/// to the rest.
pub(super) fn read_setup(object: &Object) -> Result<Setup, Problem> {
    let get = |key: &str| property(object, key);
    let count = |value: JsValue| {
        value
            .as_f64()
            .map_or(0, |count| count.clamp(0.0, f64::from(Seeds::MAX)) as Seeds)
    };
    let list = |key: &str| Array::from(&get(key)).iter().collect::<Vec<_>>();
    let pair = |key: &str| [0, 1].map(|at| list(key).get(at).cloned().unwrap_or_default());
    let game = read_game(&get("game").as_string().unwrap_or_default())?;
    Ok(Setup {
        options: read_options(game, &Object::from(get("options")))?,
        seeds: list("seeds").into_iter().map(count).collect(),
        closed: list("closed")
            .into_iter()
            .map(|hole| Hole(count(hole).min(Seeds::from(u8::MAX)) as u8))
            .collect(),
        store: count(get("store")),
        taken: pair("taken").map(count),
        has_captured: pair("captured").map(|captured| captured.is_truthy()),
        turn: read_side(&get("turn").as_string().unwrap_or_default()),
    })
}

pub(super) fn read_game(key: &str) -> Result<Game, Problem> {
    Game::from_key(key).ok_or_else(|| Problem::Option {
        message: format!("unknown game {key}"),
    })
}

pub(super) fn read_side(side: &str) -> Side {
    if side == "north" { Side::North } else { Side::South }
}

/// The move that the page passes in.
pub(super) fn read_move(object: &JsValue) -> Option<Move> {
    let get = |key: &str| property(object, key);
    let hole = || get("hole").as_f64().map(|hole| Hole(hole as u8));
    match get("type").as_string()?.as_str() {
        "sow" => hole().map(Move::Sow),
        "take" => hole().map(Move::Take),
        "pass" => Some(Move::Pass),
        _ => None,
    }
}

/// The place in a link that the page passes in. What is missing says nothing.
pub(super) fn read_place(object: &JsValue) -> Place {
    let get = |key: &str| property(object, key);
    let number = |key| get(key).as_f64().map(|number| number as u32);
    Place {
        turns: number("turns"),
        steps: number("steps").unwrap_or_default(),
        lap: number("lap").unwrap_or_default(),
        bottom: get("bottom").as_string().map(|side| read_side(&side)),
        present: get("present").is_truthy(),
        predict: get("predict").is_truthy(),
        hole: number("hole"),
        yours: get("yours").is_truthy(),
    }
}

pub(super) fn read_known_move(object: &JsValue) -> Result<Move, Problem> {
    read_move(object).ok_or_else(|| Problem::Option {
        message: "unknown move".to_owned(),
    })
}
