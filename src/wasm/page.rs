//! The boundary to the page, without rules. The types that cross are declared in `page.d.ts`.

mod input;
mod output;
mod problem;

use wasm_bindgen::prelude::*;

use crate::board::MAX_HOLES;
use crate::games::options::Game;
use crate::games::position::Position;
use crate::games::setup::Setup;
use crate::link;
use crate::record::Record;

use input::{read_game, read_known_move, read_options, read_place, read_setup, read_side};
use output::{BoardInfo, GameInfo, GameStart, PositionInfo, Preview, SetupInfo, Standing, TurnInfo, to_js};
use problem::Problem;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("page.d.ts");

/// Runs when the module is loaded: panics are reported on the console before they trap.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The four games and the choices of their rules.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> JsValue {
    to_js(&Game::ALL.map(GameInfo::of))
}

/// Every reason why a set-up cannot be played; none when it can. Throws a `Problem` when the game or a choice does not
/// exist.
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

/// All links in a text, each once; none where nothing in it looks like a link. Throws a `Problem` when none of them is
/// whole.
#[wasm_bindgen(js_name = "findLinks", unchecked_return_type = "Link[]")]
pub fn find_links(text: &str) -> Result<JsValue, JsValue> {
    Ok(to_js(&link::find(text).map_err(Problem::from)?))
}

/// A share code with a place; without one where the place says nothing.
#[wasm_bindgen(js_name = "writeLink")]
pub fn write_link(code: &str, #[wasm_bindgen(unchecked_param_type = "Partial<Place>")] place: &JsValue) -> String {
    link::write(code, &read_place(place))
}

/// Whether the game of a share code is that of another one, or has gone on from there.
#[wasm_bindgen(js_name = "goesOn")]
pub fn goes_on(code: &str, from: &str) -> bool {
    link::goes_on(code, from)
}

/// A game being played.
#[wasm_bindgen]
pub struct GameTable {
    record: Record,
}

#[wasm_bindgen]
impl GameTable {
    /// Starts a new game from the standard set-up. Throws a `Problem`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Game")] game: &str,
        #[wasm_bindgen(unchecked_param_type = "Options")] options: &js_sys::Object,
        #[wasm_bindgen(unchecked_param_type = "Side")] begins: &str,
    ) -> Result<GameTable, JsValue> {
        let options = read_options(read_game(game)?, options)?;
        let turn = read_side(begins);
        let record = Record::new(Setup {
            turn,
            ..Setup::standard(options)
        })
        .map_err(Problem::from)?;
        Ok(GameTable { record })
    }

    /// Starts a new game from any set-up. Throws a `Problem`.
    #[wasm_bindgen(js_name = "fromSetup")]
    pub fn from_setup(
        #[wasm_bindgen(unchecked_param_type = "SetupInfo")] setup: &js_sys::Object,
    ) -> Result<GameTable, JsValue> {
        let record = Record::new(read_setup(setup)?).map_err(Problem::from)?;
        Ok(GameTable { record })
    }

    /// Opens a share code. Throws a `Problem`.
    pub fn open(code: &str) -> Result<GameTable, JsValue> {
        let record = link::decode(code).map_err(Problem::from)?;
        Ok(GameTable { record })
    }

    /// Opens what `save` returned. Throws a `Problem`.
    pub fn restore(saved: &str) -> Result<GameTable, JsValue> {
        let record = link::restore(saved).map_err(Problem::from)?;
        Ok(GameTable { record })
    }

    /// The share code of the current game.
    pub fn code(&self) -> String {
        link::encode(&self.record)
    }

    /// Like `code`, but with undone moves.
    pub fn save(&self) -> String {
        link::save(&self.record)
    }

    /// The shape of the board.
    #[wasm_bindgen(unchecked_return_type = "BoardInfo")]
    pub fn board(&self) -> JsValue {
        to_js(&BoardInfo::of(self.record.position().board()))
    }

    /// What the game was started with.
    #[wasm_bindgen(js_name = "start", unchecked_return_type = "GameStart")]
    pub fn started_with(&self) -> JsValue {
        to_js(&GameStart::of(self.record.setup()))
    }

    /// The present position, and what may be played.
    #[wasm_bindgen(unchecked_return_type = "Position")]
    pub fn position(&self) -> JsValue {
        to_js(&PositionInfo::of(&self.record))
    }

    /// The state of the game now: all that may have changed.
    #[wasm_bindgen(unchecked_return_type = "Standing")]
    pub fn standing(&self) -> JsValue {
        to_js(&Standing::of(&self.record))
    }

    /// Plays a move and returns the state of the game. When it may not be played, throws a `Problem` and changes
    /// nothing.
    #[wasm_bindgen(unchecked_return_type = "Standing")]
    pub fn play(&mut self, #[wasm_bindgen(unchecked_param_type = "Move")] mv: JsValue) -> Result<JsValue, JsValue> {
        let mv = read_known_move(&mv)?;
        self.record.play(mv, &mut ()).map_err(Problem::from)?;
        Ok(self.standing())
    }

    /// What a move would do, without playing it. Throws a `Problem` when it may not be played.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(&self, #[wasm_bindgen(unchecked_param_type = "Move")] mv: JsValue) -> Result<JsValue, JsValue> {
        let mut trial = self.record.clone();
        trial.play(read_known_move(&mv)?, &mut ()).map_err(Problem::from)?;
        Ok(to_js(&Preview::of(&trial)))
    }

    /// The present position as a set-up; while takes are owed, the one before the turn.
    #[wasm_bindgen(unchecked_return_type = "SetupInfo")]
    pub fn setup(&self) -> JsValue {
        to_js(&SetupInfo::of(self.record.present_setup()))
    }

    /// Takes back all but the first `turns` turns. They can be redone until another move is played.
    #[wasm_bindgen(js_name = "goBackTo")]
    pub fn go_back_to(&mut self, turns: usize) {
        self.record.go_back_to_turn(turns);
    }

    /// The side to move resigns; returns the state of the game. Throws a `Problem` when the game is over.
    #[wasm_bindgen(unchecked_return_type = "Standing")]
    pub fn resign(&mut self) -> Result<JsValue, JsValue> {
        self.record.resign(&mut ()).map_err(Problem::from)?;
        Ok(self.standing())
    }

    /// How many turns have been played, including an unfinished one.
    pub fn turns(&self) -> usize {
        self.record.turn_starts().len()
    }

    /// A turn by its index from 0.
    #[wasm_bindgen(unchecked_return_type = "Turn")]
    pub fn turn(&self, index: usize) -> JsValue {
        to_js(&TurnInfo::of(&self.record, self.record.turn_starts()[index]))
    }

    /// Takes back the last take of an unfinished turn, or else the last turn, if there is one; returns the state of the
    /// game.
    #[wasm_bindgen(unchecked_return_type = "Standing")]
    pub fn undo(&mut self) -> JsValue {
        self.record.undo();
        self.standing()
    }

    /// Plays again what was undone, if anything; returns the state of the game.
    #[wasm_bindgen(unchecked_return_type = "Standing")]
    pub fn redo(&mut self) -> JsValue {
        self.record.redo();
        self.standing()
    }
}

// A hole must fit the numbers that cross.
const _: () = assert!(MAX_HOLES <= u8::MAX as usize);
