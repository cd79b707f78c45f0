//! What goes wrong, as the page is told.

use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::games::options::OptionError;
use crate::games::setup::{SetupError, SetupFault};
use crate::link::LinkError;
use crate::outcome::Refusal;
use crate::record::ActError;
use crate::wasm::page::output::to_js;

/// What goes wrong. The page's words turn it into a sentence.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub(super) enum Problem {
    LinkEmpty,
    LinkVersion,
    LinkDamaged,
    LinkCase,
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
            LinkError::Case => Problem::LinkCase,
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
