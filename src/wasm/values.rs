//! What both parts of the computer player's module read and write.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

use crate::link;
use crate::record::Record;

/// The game from its saved text.
pub(super) fn restore(saved: &str) -> Result<Record, JsValue> {
    link::restore(saved).map_err(|error| error.to_string().into())
}

/// An object with these properties. Written by hand: a serializer would make the module a third larger.
pub(super) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&object, &(*key).into(), value);
    }
    object.into()
}
