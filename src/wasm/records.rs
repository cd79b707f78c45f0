//! The boundary for files of records: a saved game becomes the text of a record, and a text becomes the games in it. It
//! is part of the computer player's module, so that people who need neither do not download it. The types that cross
//! are declared in `records.d.ts`.

use std::fmt::Debug;

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use crate::games::setup::SetupFault;
use crate::link;
use crate::notation::{self, Entry, Names, TextError, TextFault};
use crate::wasm::values::{object, restore};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("records.d.ts");

/// The text of a record of a saved game or share code, as far as it is played. Missing names are empty. Throws a
/// sentence when the saved game cannot be read.
#[wasm_bindgen(js_name = "writeRecord")]
pub fn write_record(
    saved: &str,
    #[wasm_bindgen(unchecked_param_type = "Partial<Names>")] names: &JsValue,
) -> Result<String, JsValue> {
    let name = |key: &str| Reflect::get(names, &key.into()).ok()?.as_string();
    let name = |key: &str| name(key).unwrap_or_default();
    let names = Names {
        event: name("event"),
        date: name("date"),
        south: name("south"),
        north: name("north"),
    };
    Ok(notation::write(&restore(saved)?, &names))
}

/// The games in a text of records. Throws a `FileProblem`.
#[wasm_bindgen(js_name = "readRecords", unchecked_return_type = "FiledGame[]")]
pub fn read_records(text: &str) -> Result<Array, JsValue> {
    let games = notation::read(text).map_err(|error| problem(&error))?;
    Ok(games.into_iter().map(game_to_js).collect())
}

fn game_to_js(Entry { record, names }: Entry) -> JsValue {
    let names = object(&[
        ("event", names.event.into()),
        ("date", names.date.into()),
        ("south", names.south.into()),
        ("north", names.north.into()),
    ]);
    object(&[("code", link::encode(&record).into()), ("names", names)])
}

/// A problem in a file, in the form of the page's problems.
fn problem(error: &TextError) -> JsValue {
    let (fault, details) = match &error.fault {
        TextFault::TooLong { limit } => ("tooLong", detail("limit", *limit)),
        TextFault::TooManyGames { limit } => ("tooManyGames", detail("limit", *limit)),
        TextFault::NoGame => ("noGame", Vec::new()),
        TextFault::OpenComment => ("openComment", Vec::new()),
        TextFault::GameExpected => ("gameExpected", Vec::new()),
        TextFault::HeaderForm { expected } => ("headerForm", detail("expected", *expected)),
        TextFault::UnknownHeader { name } => ("unknownHeader", detail("name", name)),
        TextFault::RepeatedHeader { name } => ("repeatedHeader", detail("name", name)),
        TextFault::UnknownValue { expected } => {
            let values: Array = expected.iter().map(|&value| JsValue::from(value)).collect();
            ("unknownValue", detail("expected", values))
        }
        TextFault::SeedsExpected { limit } => ("seedsExpected", detail("limit", *limit)),
        TextFault::WrongCount { expected, found } => {
            let found = ("found", JsValue::from(*found));
            ("wrongCount", [detail("expected", *expected), vec![found]].concat())
        }
        TextFault::LineMissing { name } => ("lineMissing", detail("name", name)),
        TextFault::Setup { faults } => {
            let faults: Array = faults.iter().filter_map(setup_fault).collect();
            ("setup", detail("faults", faults))
        }
        TextFault::TurnExpected => ("turnExpected", Vec::new()),
        TextFault::TurnNumber { expected } => ("turnNumber", detail("expected", *expected)),
        TextFault::Illegal { refusal } => ("illegal", detail("refusal", key(refusal))),
        TextFault::RecordFull => ("recordFull", Vec::new()),
        TextFault::Result { expected } => ("result", detail("expected", *expected)),
        TextFault::AfterResult => ("afterResult", Vec::new()),
    };
    let place = [
        ("code", "file".into()),
        ("line", error.line.into()),
        ("column", error.column.into()),
        ("fault", fault.into()),
    ];
    object(&[&place[..], &details].concat())
}

fn detail(key: &'static str, value: impl Into<JsValue>) -> Vec<(&'static str, JsValue)> {
    vec![(key, value.into())]
}

/// A reason why a set-up is refused. The others cannot occur in a file.
fn setup_fault(fault: &SetupFault) -> Option<JsValue> {
    match *fault {
        SetupFault::TooManySeeds { found, limit } => Some(object(&[
            ("fault", "tooManySeeds".into()),
            ("found", found.into()),
            ("limit", limit.into()),
        ])),
        SetupFault::NoSeeds { side } => Some(object(&[("fault", "noSeeds".into()), ("side", key(&side).into())])),
        SetupFault::AlreadyOver { outcome } => {
            let winner = outcome.winner.map_or(JsValue::NULL, |side| key(&side).into());
            let outcome = object(&[("winner", winner), ("reason", key(&outcome.reason).into())]);
            Some(object(&[("fault", "alreadyOver".into()), ("outcome", outcome)]))
        }
        _ => None,
    }
}

/// What the page calls a value without fields: its name with a small first letter, as a serializer writes it.
fn key(thing: &impl Debug) -> String {
    let mut name = format!("{thing:?}");
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    name
}
