//! The boundary to the page: no rules in it. The types that cross are declared in `boundary.d.ts`.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::board::{Board, MAX_HOLES};
use crate::event::{Event, TakeUnit};
use crate::games::any::AnyPosition;
use crate::games::options::{Choice, Game, OptionError, Options};
use crate::games::position::Position;
use crate::games::setup::{Setup, SetupError, SetupFault};
use crate::hole::{Hole, Row, Seeds, Side};
use crate::link::{self, LinkError};
use crate::moves::{Move, MoveList};
use crate::notation;
use crate::outcome::{Outcome, Refusal};
use crate::record::{ActError, Record};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../boundary.d.ts");

/// Runs when the module is loaded: panics are reported on the console before they trap.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// What goes wrong, as the page is told. The page's words turn it into a sentence.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum Problem {
    LinkEmpty,
    LinkVersion,
    LinkDamaged,
    LinkChecksum,
    LinkMove { number: usize, refusal: Refusal },
    Setup { faults: Vec<SetupFault> },
    Illegal { refusal: Refusal },
    RecordFull,
    Option { message: String },
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::Setup { faults: error.faults }
    }
}

impl From<OptionError> for Problem {
    fn from(error: OptionError) -> Problem {
        Problem::Option {
            message: error.to_string(),
        }
    }
}

impl From<ActError> for Problem {
    fn from(error: ActError) -> Problem {
        match error {
            ActError::Illegal(illegal) => Problem::Illegal {
                refusal: illegal.refusal,
            },
            ActError::Over => Problem::Illegal { refusal: Refusal::Over },
            ActError::Full => Problem::RecordFull,
        }
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Problem {
        match error {
            LinkError::Empty => Problem::LinkEmpty,
            LinkError::Version => Problem::LinkVersion,
            LinkError::Damaged => Problem::LinkDamaged,
            LinkError::Checksum => Problem::LinkChecksum,
            LinkError::Setup(error) => error.into(),
            LinkError::Act { number, error } => match error.into() {
                Problem::Illegal { refusal } => Problem::LinkMove { number, refusal },
                other => other,
            },
        }
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> JsValue {
        to_js(&problem)
    }
}

/// A value as plain JavaScript data: objects, arrays, numbers, strings, null.
fn to_js<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value
        .serialize(&serializer)
        .expect("plain data becomes a JavaScript value")
}

// Reading values by hand: a deserializer for these two would make the module a third larger.

/// The options that the page passes in: an object from keys to values.
fn read_options(game: Game, object: &js_sys::Object) -> Result<Options, Problem> {
    let mut options = Options::standard(game);
    for entry in js_sys::Object::entries(object) {
        let text = |index| {
            js_sys::Reflect::get_u32(&entry, index)
                .ok()
                .and_then(|value| value.as_string())
        };
        options.set(&text(0).unwrap_or_default(), &text(1).unwrap_or_default())?;
    }
    Ok(options)
}

/// The set-up that the page passes in. What is missing or no number counts as 0; the checks of a set-up see to the rest.
fn read_setup(object: &js_sys::Object) -> Result<Setup, Problem> {
    let get = |key: &str| js_sys::Reflect::get(object, &key.into()).unwrap_or_default();
    let count = |value: JsValue| {
        value
            .as_f64()
            .map_or(0, |count| count.clamp(0.0, f64::from(Seeds::MAX)) as Seeds)
    };
    let list = |key: &str| js_sys::Array::from(&get(key)).iter().collect::<Vec<_>>();
    let pair = |key: &str| [0, 1].map(|at| list(key).get(at).cloned().unwrap_or_default());
    let game = read_game(&get("game").as_string().unwrap_or_default())?;
    Ok(Setup {
        options: read_options(game, &js_sys::Object::from(get("options")))?,
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

fn read_game(key: &str) -> Result<Game, Problem> {
    Game::from_key(key).ok_or_else(|| Problem::Option {
        message: format!("unknown game {key}"),
    })
}

fn read_side(side: &str) -> Side {
    if side == "north" { Side::North } else { Side::South }
}

/// The move that the page passes in.
fn read_move(object: &JsValue) -> Option<Move> {
    let get = |key: &str| js_sys::Reflect::get(object, &key.into()).ok();
    let hole = || get("hole")?.as_f64().map(|hole| Hole(hole as u8));
    match get("type")?.as_string()?.as_str() {
        "sow" => hole().map(Move::Sow),
        "take" => hole().map(Move::Take),
        "pass" => Some(Move::Pass),
        _ => None,
    }
}

fn read_known_move(object: &JsValue) -> Result<Move, Problem> {
    read_move(object).ok_or_else(|| Problem::Option {
        message: "unknown move".to_owned(),
    })
}

#[derive(Serialize)]
struct GameInfo {
    game: &'static str,
    choices: &'static [Choice],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BoardInfo {
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
    facing: Option<Hole>,
    behind_facing: Option<Hole>,
}

#[derive(Serialize)]
struct GameStart {
    game: &'static str,
    #[serde(serialize_with = "as_object")]
    options: Options,
    begins: Side,
    standard: bool,
}

#[derive(Serialize)]
struct SetupInfo {
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

#[derive(Serialize)]
struct Preview<'a> {
    events: Vec<Event>,
    after: BoardState<'a>,
    outcome: Option<Outcome>,
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

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PositionInfo<'a> {
    #[serde(flatten)]
    state: BoardState<'a>,
    outcome: Option<Outcome>,
    legal: &'a [Move],
    refusals: Vec<Option<Refusal>>,
    take_unit: TakeUnit,
    mutwi: Option<Hole>,
}

#[derive(Serialize)]
struct TurnInfo<'a> {
    side: Side,
    notation: String,
    complete: bool,
    before: BoardState<'a>,
    events: Vec<Event>,
}

impl BoardState<'_> {
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

/// Options as an object from keys to values.
fn as_object<S: serde::Serializer>(options: &Options, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.values())
}

/// The four games and the choices of their rules.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> JsValue {
    let info = |game: Game| GameInfo {
        game: game.key(),
        choices: game.choices(),
    };
    to_js(&Game::ALL.map(info))
}

/// Every reason why a set-up cannot be played; none when it can. Throws a `Problem` when the game or a choice does not exist.
#[wasm_bindgen(js_name = "checkSetup", unchecked_return_type = "SetupFault[]")]
pub fn check_setup(
    #[wasm_bindgen(unchecked_param_type = "SetupInfo")] setup: &js_sys::Object,
) -> Result<JsValue, JsValue> {
    Ok(to_js(
        &read_setup(setup)?
            .position()
            .err()
            .map_or(Vec::new(), |error| error.faults),
    ))
}

/// A game being played.
#[wasm_bindgen]
pub struct Table {
    record: Record,
}

#[wasm_bindgen]
impl Table {
    /// Starts a new game from the standard set-up. Throws a `Problem`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Game")] game: &str,
        #[wasm_bindgen(unchecked_param_type = "Options")] options: &js_sys::Object,
        #[wasm_bindgen(unchecked_param_type = "Side")] begins: &str,
    ) -> Result<Table, JsValue> {
        let options = read_options(read_game(game)?, options)?;
        let turn = read_side(begins);
        let record = Record::new(Setup {
            turn,
            ..Setup::standard(options)
        })
        .map_err(Problem::from)?;
        Ok(Table { record })
    }

    /// Starts a new game from any set-up. Throws a `Problem`.
    #[wasm_bindgen(js_name = "fromSetup")]
    pub fn from_setup(
        #[wasm_bindgen(unchecked_param_type = "SetupInfo")] setup: &js_sys::Object,
    ) -> Result<Table, JsValue> {
        let record = Record::new(read_setup(setup)?).map_err(Problem::from)?;
        Ok(Table { record })
    }

    /// Opens a share code. Throws a `Problem`.
    pub fn open(code: &str) -> Result<Table, JsValue> {
        let record = link::decode(code).map_err(Problem::from)?;
        Ok(Table { record })
    }

    /// Opens what `save` gave. Throws a `Problem`.
    pub fn restore(saved: &str) -> Result<Table, JsValue> {
        let record = link::restore(saved).map_err(Problem::from)?;
        Ok(Table { record })
    }

    /// The share code of the game as it stands.
    pub fn code(&self) -> String {
        link::encode(&self.record)
    }

    /// Like `code`, but what was undone is kept too.
    pub fn save(&self) -> String {
        link::save(&self.record)
    }

    /// The shape of the board.
    #[wasm_bindgen(unchecked_return_type = "BoardInfo")]
    pub fn board(&self) -> JsValue {
        let board = self.record.position().board();
        let hole_info = |hole| {
            let name = board.name(hole);
            HoleInfo {
                name: name.to_string(),
                side: board.side(hole),
                row: board.row(hole),
                line: name.line,
                column: name.column,
                facing: board.facing(hole),
                behind_facing: board.behind_facing(hole),
            }
        };
        let shape = match board {
            Board::FourRows { .. } => "four-rows",
            Board::Ring => "ring",
        };
        let holes = board.holes().map(hole_info).collect();
        to_js(&BoardInfo {
            shape,
            columns: board.columns(),
            lines: board.lines(),
            holes,
        })
    }

    /// What the game was started with.
    #[wasm_bindgen(js_name = "start", unchecked_return_type = "GameStart")]
    pub fn started_with(&self) -> JsValue {
        let setup = self.record.setup();
        to_js(&GameStart {
            game: setup.options.game().key(),
            options: setup.options,
            begins: setup.turn,
            standard: setup.is_standard(),
        })
    }

    /// The present position, and what may be played.
    #[wasm_bindgen(unchecked_return_type = "Position")]
    pub fn position(&self) -> JsValue {
        let position = self.record.position();
        let outcome = self.record.outcome();
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
            if legal.contains(&mv) {
                None
            } else {
                self.record.refusal(mv)
            }
        };
        to_js(&PositionInfo {
            state: BoardState::of(position),
            outcome,
            legal: &legal,
            refusals: position.board().holes().map(refusal).collect(),
            take_unit: position.take_unit(),
            mutwi: position.mutwi(),
        })
    }

    /// Plays a move; what happens in it. Throws a `Problem` and changes nothing when it may not be played.
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn play(&mut self, #[wasm_bindgen(unchecked_param_type = "Move")] mv: JsValue) -> Result<JsValue, JsValue> {
        let mut events = Vec::new();
        self.record
            .play(read_known_move(&mv)?, &mut events)
            .map_err(Problem::from)?;
        Ok(to_js(&events))
    }

    /// What a move would do; nothing is played. Throws a `Problem` when it may not be played.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(&self, #[wasm_bindgen(unchecked_param_type = "Move")] mv: JsValue) -> Result<JsValue, JsValue> {
        let mut trial = self.record.clone();
        let mut events = Vec::new();
        trial.play(read_known_move(&mv)?, &mut events).map_err(Problem::from)?;
        Ok(to_js(&Preview {
            events,
            after: BoardState::of(trial.position()),
            outcome: trial.outcome(),
        }))
    }

    /// The present position as a set-up; while takes are owed, the one before the turn.
    #[wasm_bindgen(unchecked_return_type = "SetupInfo")]
    pub fn setup(&self) -> JsValue {
        let setup = self.record.present_setup();
        to_js(&SetupInfo {
            game: setup.options.game().key(),
            options: setup.options,
            seeds: setup.seeds,
            closed: setup.closed,
            store: setup.store,
            taken: setup.taken,
            captured: setup.has_captured,
            turn: setup.turn,
        })
    }

    /// Takes back all but the first `turns` turns. They can be redone until another move is played.
    #[wasm_bindgen(js_name = "goBackTo")]
    pub fn go_back_to(&mut self, turns: usize) {
        self.record.go_back_to_turn(turns);
    }

    /// The side to move resigns. Throws a `Problem` when the game is over.
    pub fn resign(&mut self) -> Result<(), JsValue> {
        Ok(self.record.resign(&mut ()).map_err(Problem::from)?)
    }

    /// How many turns have been played, an unfinished one included.
    pub fn turns(&self) -> usize {
        self.record.turn_starts().len()
    }

    /// A turn by its index from 0.
    #[wasm_bindgen(unchecked_return_type = "Turn")]
    pub fn turn(&self, index: usize) -> JsValue {
        let first_act = self.record.turn_starts()[index];
        let turn = self.record.turn_from(first_act);
        let before = self.record.position_before(first_act);
        to_js(&TurnInfo {
            side: turn.side,
            notation: notation::turn(before.board(), &turn),
            complete: turn.complete,
            before: BoardState::of(before),
            events: turn.events,
        })
    }

    /// Whether there is something to undo.
    #[wasm_bindgen(js_name = "canUndo")]
    pub fn can_undo(&self) -> bool {
        !self.record.acts().is_empty()
    }

    /// Whether there is something to redo.
    #[wasm_bindgen(js_name = "canRedo")]
    pub fn can_redo(&self) -> bool {
        !self.record.undone().is_empty()
    }

    /// Takes back the last take of an unfinished turn, or else the last turn. False when there is none.
    pub fn undo(&mut self) -> bool {
        self.record.undo()
    }

    /// Plays again what was undone. False when there is nothing.
    pub fn redo(&mut self) -> bool {
        self.record.redo()
    }
}

// A hole must fit the numbers that cross.
const _: () = assert!(MAX_HOLES <= u8::MAX as usize);
