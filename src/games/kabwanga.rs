//! Kabwanga (Zambia): its rules, and the doubts about them.
//!
//! Numbers are those of the rule book, RULES.md. Tags: **T** said by the game's own source text, **O** by an older or
//! independent source on the same game, **R** said of a close relative and used here by analogy, **I** inferred, nothing
//! public settles it. The sources are listed in the [crate's documentation](crate#sources). What the three
//! four-row games share, their numbering of holes too, stands at the head of `four_rows.rs`.
//!
//! # 3.1 Initial position (19 seeds a player, 4x8)
//! **Not recoverable from what could be seen.** T gives only 38 seeds and a missing picture. Nineteen is nine
//! twos and a one; with a full back row of twos, three seeds stand in the front row. Candidates (front row from
//! the player's left; back row all 2 unless said):
//!
//! | id | front row from left | own numbering | argument | verdict |
//! | --- | --- | --- | --- | --- |
//! | `fill` (default) | 0 0 0 0 0 0 1 2 | 8 = 2, 9 = 1 | pour twos along the sowing path from the back-left hole until the seeds run out; the *same* recipe with 29 seeds gives Nakabili's `taper-left`. No side can capture on move one | default; **confidence 25-30 %** |
//! | `fill-left` | 2 1 0 0 0 0 0 0 | 15 = 2, 14 = 1 | mirror image | alternate |
//! | `taper-left` | 0 1 2 0 0 0 0 0 | 13 = 2, 14 = 1 | Nakabili's left end cut off | alternate |
//! | `heap` | back row from left 16 2 1 0 0 0 0 0, front empty | 0 = 16, 1 = 2, 2 = 1 | Njombwa opens with a 29-2-1 heap | **rejected**: with Kabwanga's hole-ahead rule 19 % of sowings never end and 1,996 of 2,000 random games died of it |
//! | one each + 3 | - | - | no precedent found | not offered |
//!
//! So the page says plainly that the set-up is a reconstruction, and lets the players pick or lay out another.
//!
//! # 3.2 Rules
//! 1. Choose an own hole with two or more; sow; relay from an occupied last hole. **T**
//! 2. **Hole ahead**: last seed in an empty hole and the next own hole (round the corner too) holds two or
//!    more: lift that next hole and sow it as another lap. The seed just dropped stays. **T**
//! 3. The move ends when the last seed falls in an empty hole and the next hole holds fewer than two. **T**
//! 4. Capture when that last seed lies in the front row and the facing front hole is occupied: that hole and
//!    whatever is in the back hole of the file. Front hole empty: nothing. **T**. No extra hole, no
//!    first-capture bonus (those are Nakabili's). **T**
//! 5. Captures at the end of a lap that continues by rule 2: **off by default**, because T says Chaplin does not
//!    state them; T's author thinks they may be allowed. **T (optional)**
//! 6. Mutwi and only-singles rules as Nakabili 2.2.2-4. **T / I**
//! 7. Win, draw as Nakabili 2.2.8-9. **T / I**
//!
//! # 3.3 Ambiguities
//! | # | question | readings | support | default | option? |
//! | --- | --- | --- | --- | --- | --- |
//! | K-1 | set-up | table above | none decisive | `fill` | **yes** |
//! | K-2 | capture inside a move | A no; B capture, then go on; C capture ends the move | A literal; B suggested by T's author; C nobody | A | **yes** (A/B) |
//! | K-3 | under B, which first? | capture or next lap | different sides of the board: no difference, except that wiping out the opponent ends the game at once | capture first | no |
//! | K-4 | does rule 2 apply to the first lap and across 15 -> 0? | A yes | no restriction in T | A | no |
//! | K-5 | only singles, none adjacent | as N-6 | as N-6 | A | no |
//! | K-6 | "must be moved" mutwi against an endless sowing: fifteen 1s and a 2 never ends in Kabwanga | A player loses (no playable move); B the mutwi move ends after one lap; C pass | needs 17 of 19 seeds on one side unattacked; never seen in 2,000 games | A | no |
//! | K-7 | draws | as N-11; 8.9 % of random games end so, and the same share is still cycling after 1,000 quiet turns if repetition is ignored | | repetition = draw | no |
//! | K-8 | never-ending sowing | section 6 | | not playable | yes |

use crate::event::{Sink, TakeUnit};
use crate::games::four_rows::{FourRowGame, FourRows, OwnHoles};
use crate::games::options::Game;
use crate::games::setup::Setup;
use crate::games::sowing::{Lap, Laps, Start, Why};
use crate::hole::{Hole, Seeds};
use crate::moves::MoveList;
use crate::outcome::Refusal;

/// A position of Kabwanga.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kabwanga {
    rows: FourRows,
    /// Whether laps that go on from the hole ahead capture too (3.2.5, K-2).
    capture_inside_move: bool,
}

impl Kabwanga {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> Kabwanga {
        let capture_inside_move = setup.options.get("capture_inside_move") == "true";
        Kabwanga {
            rows: FourRows::new(setup),
            capture_inside_move,
        }
    }

    /// A player's standard holes by own number (3.1).
    pub(crate) fn standard_holes(setup: &str) -> [Seeds; 16] {
        match setup {
            "fill-left" => [2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 2],
            "taper-left" => [2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 1, 0],
            _ => [2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0],
        }
    }

    fn opponent_wiped_out(&self) -> bool {
        self.rows.wiped_out(self.rows.turn.opponent())
    }
}

impl Laps for Kabwanga {
    type Last = Hole;
    type Course = OwnHoles;

    /// Relay from an occupied last hole; from an empty one, the hole ahead (3.2.1 to 3.2.3).
    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Hole> {
        let last = self.rows.lap(start, sink);
        if self.rows.occupied_before(last) {
            return Lap::Next(Start {
                hole: last,
                why: Why::Relay,
            });
        }
        let ahead = self.rows.next(last);
        if self.rows.at(ahead) < 2 {
            return Lap::Over(last);
        }
        if self.capture_inside_move
            && let Some(facing) = self.rows.captured_by(last, &mut ())
        {
            self.rows.capture_file(last, facing, sink);
            // Wiping out the opponent ends the game at once (K-3).
            if self.opponent_wiped_out() {
                return Lap::Over(last);
            }
        }
        Lap::Next(Start {
            hole: ahead,
            why: Why::Ahead,
        })
    }

    // Captures inside the move change only the opponent's holes, which never change one's own sowing. At the first repeat
    // of one's own holes each capture of the whole cycle has been made, so nothing can end the sowing any more.
    fn course(&self) -> OwnHoles {
        self.rows.own_seeds()
    }

    fn provably_endless(&self, start: Start) -> bool {
        self.rows.never_alone(start)
    }
}

impl FourRowGame for Kabwanga {
    const GAME: Game = Game::Kabwanga;

    fn rows(&self) -> &FourRows {
        &self.rows
    }

    fn rows_mut(&mut self) -> &mut FourRows {
        &mut self.rows
    }

    fn unit(&self) -> TakeUnit {
        TakeUnit::Hole
    }

    fn head(&self) -> Option<Hole> {
        self.rows.mutwi()
    }

    fn own_key(&self) -> u64 {
        Game::Kabwanga as u64 | u64::from(self.capture_inside_move) << 2
    }

    fn sowings(&self) -> MoveList {
        self.rows.join_sowings()
    }

    fn no_sowing(&self, _: Hole) -> Refusal {
        self.rows.not_joining()
    }

    /// Front and back hole of the file, nothing else (3.2.4).
    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S) {
        if !self.opponent_wiped_out()
            && let Some(facing) = self.rows.captured_by(last, sink)
        {
            self.rows.capture_file(last, facing, sink);
        }
        self.rows.end_turn(sink);
    }
}
