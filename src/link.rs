//! Links: a whole game in the few letters after the `#`, and what of it is to be shown, `1S.S..4A3.x9Q-t2Nbc7`.
//!
//! * `code` is the share code, which holds the game.
//! * `place` is the place in it, where a link shows more than the game's end.
//! * `company` finds links in whatever they are sent in: messages, addresses, quotation marks.
//!
//! This is the reference of the format, and no other code reads or writes it. Version 1 is never changed, only followed
//! by others: old links must open for ever, and `tests/links/` keeps them.

mod code;
mod company;
mod digits;
mod error;
mod place;

pub use code::{decode, encode, goes_on, restore, save};
pub use company::{Link, find};
pub use error::LinkError;
pub use place::{Place, write};
