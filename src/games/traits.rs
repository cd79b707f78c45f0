//! How games differ, as far as code outside their own rules needs to know.

use serde::Serialize;

/// What a game is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Traits {
    /// Seeds are taken from the opponent and counted (four-row games).
    pub takes: bool,
    /// A player's first capture earns more than others, so positions note who has captured (§nakabili.first-capture).
    pub first_capture: bool,
    /// Holes are closed, and seeds paid into a store (§embeli.close, §embeli.toll).
    pub closes: bool,
}

/// Which single seeds may be sown once nothing else can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Singles {
    /// Those whose next hole is occupied; when there is none, any. A last hole with two is the head, which must be
    /// played (§nakabili.mutwi, §nakabili.join, §nakabili.step, §kabwanga.singles).
    Join,
    /// Those whose next hole is empty; when there is none, the player passes (§nsolo.step, §nsolo.pass).
    Step,
    /// None, ever (§embeli.choose).
    Never,
}

/// What a capture takes at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captures {
    /// The front hole.
    Front,
    /// The front hole and the back hole behind it.
    File,
}
