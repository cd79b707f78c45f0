//! What the page is handed: the core's values in the form that `page.d.ts` declares.

use js_sys::JSON;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::board::Board;
use crate::event::{Event, TakeUnit};
use crate::games::any::AnyPosition;
use crate::games::options::{Choice, Game, Options};
use crate::games::position::Position;
use crate::games::setup::Setup;
use crate::games::traits::{Singles, Traits};
use crate::hole::{Hole, Row, Seeds, Side};
use crate::link;
use crate::moves::{Move, MoveList};
use crate::notation;
use crate::outcome::{Outcome, Refusal};
use crate::record::Record;

/// A value as plain JavaScript data: objects, arrays, numbers, strings, null. It crosses as JSON: as quick as to make
/// it piece by piece, and 2 kB less over the wire. Plain data never fails.
pub(in crate::wasm) fn to_js<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let text = serde_json::to_string(value).unwrap_or_default();
    JSON::parse(&text).unwrap_or_default()
}

#[derive(Serialize)]
pub(super) struct GameInfo {
    game: &'static str,
    choices: &'static [Choice],
}

impl GameInfo {
    pub fn of(game: Game) -> GameInfo {
        GameInfo {
            game: game.key(),
            choices: game.choices(),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct BoardInfo {
    shape: &'static str,
    columns: u8,
    lines: u8,
    holes: Vec<HoleInfo>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct HoleInfo {
    name: String,
    side: Side,
    row: Row,
    line: u8,
    column: u8,
    next: Hole,
    facing: Option<Hole>,
    behind_facing: Option<Hole>,
}

impl BoardInfo {
    pub fn of(board: Board) -> BoardInfo {
        let hole_info = |hole| {
            let name = board.name(hole);
            HoleInfo {
                name: name.to_string(),
                side: board.side(hole),
                row: board.row(hole),
                line: name.row,
                column: name.column,
                next: board.next(hole),
                facing: board.facing(hole),
                behind_facing: board.behind_facing(hole),
            }
        };
        BoardInfo {
            shape: match board {
                Board::FourRows { .. } => "four-rows",
                Board::Ring => "ring",
            },
            columns: board.columns(),
            lines: board.rows(),
            holes: board.holes().map(hole_info).collect(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct GameStart {
    game: &'static str,
    #[serde(serialize_with = "as_object")]
    options: Options,
    begins: Side,
    standard: bool,
    traits: Traits,
}

impl GameStart {
    pub fn of(setup: &Setup) -> GameStart {
        GameStart {
            game: setup.options.game().key(),
            options: setup.options,
            begins: setup.turn,
            standard: setup.is_standard(),
            traits: setup.options.traits(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct SetupInfo {
    game: &'static str,
    #[serde(serialize_with = "as_object")]
    options: Options,
    seeds: Vec<Seeds>,
    closed: Vec<Hole>,
    store: Seeds,
    taken: [Seeds; 2],
    captured: [bool; 2],
    turn: Side,
}

impl SetupInfo {
    pub fn of(setup: Setup) -> SetupInfo {
        SetupInfo {
            game: setup.options.game().key(),
            options: setup.options,
            seeds: setup.seeds,
            closed: setup.closed,
            store: setup.store,
            taken: setup.taken,
            captured: setup.has_captured,
            turn: setup.turn,
        }
    }
}

/// Options as an object from keys to values.
fn as_object<S: serde::Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.values())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BoardState<'a> {
    seeds: &'a [Seeds],
    closed: Vec<Hole>,
    store: Seeds,
    taken: [Seeds; 2],
    turn: Side,
    owed: Seeds,
}

impl BoardState<'_> {
    #[inline(never)]
    fn of(position: &AnyPosition) -> BoardState<'_> {
        BoardState {
            seeds: position.seeds(),
            closed: position.closed_holes(),
            store: position.store(),
            taken: position.taken(),
            turn: position.turn(),
            owed: position.owed(),
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PositionInfo<'a> {
    #[serde(flatten)]
    state: BoardState<'a>,
    outcome: Option<Outcome>,
    legal: Vec<Move>,
    refusals: Vec<Option<Refusal>>,
    take_unit: TakeUnit,
    singles: Singles,
    mutwi: Option<Hole>,
}

impl PositionInfo<'_> {
    pub fn of(record: &Record) -> PositionInfo<'_> {
        let position = record.position();
        let outcome = record.outcome();
        let legal = if outcome.is_some() {
            MoveList::new()
        } else {
            position.legal_moves()
        };
        // Trying a sowing may take long, so holes whose sowing is legal are not asked again.
        let refusal = |hole| {
            let mv = if position.owed() > 0 {
                Move::Take(hole)
            } else {
                Move::Sow(hole)
            };
            if legal.contains(&mv) { None } else { record.refusal(mv) }
        };
        PositionInfo {
            state: BoardState::of(position),
            outcome,
            refusals: position.board().holes().map(refusal).collect(),
            legal: legal.to_vec(),
            take_unit: position.take_unit(),
            singles: position.singles(),
            mutwi: position.mutwi(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Preview<'a> {
    events: Vec<Event>,
    after: BoardState<'a>,
    outcome: Option<Outcome>,
}

impl Preview<'_> {
    /// The last move of a record on which it was tried.
    pub fn of(trial: &Record) -> Preview<'_> {
        Preview {
            events: trial.turn_from(trial.acts().len() - 1).events,
            after: BoardState::of(trial.position()),
            outcome: trial.outcome(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct TurnInfo<'a> {
    side: Side,
    notation: String,
    complete: bool,
    before: BoardState<'a>,
    events: Vec<Event>,
}

impl TurnInfo<'_> {
    /// The turn that begins with this act.
    pub fn of(record: &Record, first_act: usize) -> TurnInfo<'_> {
        let turn = record.turn_from(first_act);
        let before = record.position_before(first_act);
        TurnInfo {
            side: turn.side,
            notation: notation::turn(before.board(), &turn),
            complete: turn.complete,
            before: BoardState::of(before),
            events: turn.events,
        }
    }
}

/// How a game stands, all that the page reads after a move.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Standing<'a> {
    turns: usize,
    last: Option<TurnInfo<'a>>,
    position: PositionInfo<'a>,
    can_undo: bool,
    can_redo: bool,
    code: String,
    saved: String,
}

impl Standing<'_> {
    pub fn of(record: &Record) -> Standing<'_> {
        let starts = record.turn_starts();
        Standing {
            turns: starts.len(),
            last: starts.last().map(|&first_act| TurnInfo::of(record, first_act)),
            position: PositionInfo::of(record),
            can_undo: !record.acts().is_empty(),
            can_redo: !record.undone().is_empty(),
            code: link::encode(record),
            saved: link::save(record),
        }
    }
}
