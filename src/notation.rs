//! How turns and whole games are written: the reference of the text format.
//!
//! # Turns
//! The hole sown, by its absolute name; then what was taken by choice, in its order: `B3`, `B3:C4,D1`, `B3:C4*2,D1`
//! (two seeds, one after the other, from C4). Where nothing can move, `pass`; and `resign`. There are no blanks within
//! a turn. When takes are still owed, the last turn of a record ends with those already chosen.
//!
//! # Records
//! A file holds any number of games. Each has its headers, its turns with their numbers, and its result:
//!
//! ```
//! let text = r#"
//! [Game "nsolo"]
//! [Event "Form 6"]
//! [South "Mbewe"]
//! [North "Nkhoma \"the Lion\""]
//! [Result "*"]
//!
//! ; The standard game.
//! 1. B3:C3,C2 2. D8
//! 3. A5 4. D2
//! 5. B8 6. C5
//! 7. A1 8. C3:B1
//! 9. B4 10. C6
//! *
//!
//! [Game "nsolo"]
//! [Endless "lose"]
//! [D "0 3 2 3 0 3 0 0"]
//! [C "3 0 0 1 2 1 1 3"]
//! [B "0 0 1 1 0 1 1 0"]
//! [A "0 0 1 0 0 0 0 1"]
//! [Taken "38 27"]
//! [Begins "North"]
//! [Result "North"]
//!
//! 1. C5 2. A8:D4*3 {three seeds from one hole; more are owed, but}
//! 3. resign
//! North
//! "#;
//! use mancala::{Side, notation};
//!
//! let games = notation::read(text).unwrap();
//! assert_eq!(games[0].names.north, "Nkhoma \"the Lion\"");
//! assert_eq!(games[1].record.setup().taken, [38, 27]);
//! assert_eq!(games[1].record.outcome().unwrap().winner, Some(Side::North));
//!
//! let error = notation::read("[Game \"nsolo\"]\n1. B3:C3,C2 2. A5").unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 16: illegal move: NotYours");
//! ```
//!
//! A **header** is `[Name "text"]` on one line; in the text `\"` stands for a quote and `\\` for a backslash. `Game`
//! comes first and begins the next game; the others follow in any order, each at most once:
//!
//! | header | text | where it is left out |
//! | --- | --- | --- |
//! | `Game` | `nakabili`, `kabwanga`, `nsolo`, `embeli` | |
//! | each option of the game's rules, such as `Columns` | a [value](crate::games::options) | the standard value |
//! | `Event`, `Date`, `South`, `North` | any, see [`Names`] | empty |
//! | `D`, `C`, `B`, `A` (in Embeli `C`, `B`, `A`) | the seeds of the holes in this row | all: the standard set-up |
//! | `Store` (Embeli) | seeds in the store | 0 |
//! | `Taken` (four rows) | seeds taken before by South and by North | `0 0` |
//! | `Captured` (Nakabili) | who has captured before: `South`, `North` or `South North` | nobody |
//! | `Begins` | `South` or `North` | `South` |
//! | `Result` | as at the end | not checked |
//!
//! Rows are written as seen from South's seat. In Embeli `x` is a closed hole, and row `B` consists of the two nti.
//!
//! **Turns** stand in the order in which they were played, South's and North's alike. They are numbered from 1; the
//! number with its point may be left out. The **result** is the winner, `South` or `North`, or `draw`, or `*` while the
//! game goes on. It may be left out, but if present it must match the game.
//!
//! Blanks and line ends between these do not matter, nor do comments: from `;` to the end of the line, or in `{ }`.
//! Comments are not kept. Upper and lower case are the same, except in names of people. A file is UTF-8, with or
//! without byte order mark.
//!
//! [`read`] restores what [`write()`] writes, including set-up, names and an unfinished turn. A record does not contain
//! undone moves. For any text, [`read`] either succeeds or returns a [`TextError`], which knows the position.

mod error;
mod headers;
mod read;
mod scanner;
mod write;

pub use error::{TextError, TextFault};
pub use headers::Names;
pub use read::{Entry, MAX_BYTES, MAX_GAMES, read};
pub use write::{turn, write};
