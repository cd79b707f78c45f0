//! Reads a record of a game and shows how it ended: `cargo run --example read_record` prints
//!
//! ```text
//! Mbewe (South) against Phiri (North), Form 6
//! turn 1, North: D8
//! turn 2, South: A5
//! turn 3, North: D2
//! turn 4, South: B8
//! South has taken 4 seeds, North 1; the game goes on
//! line 2, column 10: illegal move: NotYours
//! ```

use std::error::Error;

use mancala::Position;
use mancala::notation::{self, Entry};

/// A file may hold any number of games; the format is described in [`mancala::notation`].
pub const FILE: &str = r#"
[Game "kabwanga"]
[Event "Form 6"]
[South "Mbewe"]
[North "Phiri"]
[Begins "North"]

1. D8 2. A5
3. D2 4. B8 ; goes on
"#;

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", report(FILE)?);
    Ok(())
}

/// The games of a file: who played, turn by turn, and how each stands.
pub fn report(file: &str) -> Result<String, Box<dyn Error>> {
    let mut report = String::new();
    for Entry { record, names } in notation::read(file)? {
        report += &format!(
            "{} (South) against {} (North), {}\n",
            names.south, names.north, names.event
        );
        for (number, first_act) in (1..).zip(record.turn_starts()) {
            let turn = record.turn_from(first_act);
            let board = record.position_before(first_act).board();
            report += &format!("turn {number}, {:?}: {}\n", turn.side, notation::turn(board, &turn));
        }
        let [south, north] = record.position().taken();
        report += &match record.outcome() {
            Some(outcome) => format!("over: {outcome:?}\n"),
            None => format!("South has taken {south} seeds, North {north}; the game goes on\n"),
        };
    }
    // What is wrong with a file is told with its place.
    let error = notation::read("[Game \"embeli\"]\n1. A1 2. A2").err();
    report += &format!("{}\n", error.ok_or("A2 is South's")?);
    Ok(report)
}
