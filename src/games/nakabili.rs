//! Nakabili (Zambia): its rules, and the doubts about them.
//!
//! Numbers are those of the rule book, RULES.md. Tags: **T** said by the game's own source text, **O** by an older or
//! independent source on the same game, **R** said of a close relative and used here by analogy, **I** inferred, nothing
//! public settles it. The sources are listed in the [crate's documentation](crate#sources). What the three
//! four-row games share, their numbering of holes too, stands at the head of `four_rows.rs`.
//!
//! # 2.1 Initial position (29 seeds a player, 4x8)
//! T gives only the total. **Default `taper-left`**, in own numbering:
//! `0..7 = 2 each | 8..13 = 2 each, 14 = 1, 15 = 0`. From the player's seat: back row all 2; front row from
//! his left `0 1 2 2 2 2 2 2`.
//!
//! Why: this is exactly the documented 29-a-player set-up of Maruba on the very same 4x8 board (Mar), of
//! two-counter Njombwa (Njo), and, on longer boards, of Mefuvha (Mef); all three are counter-clockwise
//! relay games with the same capture. The Ila game Chisolo I tapers 3-2-1-0-0 the same way, at the end of the
//! front row that is reached last in its opening direction (Chi). Also 28 + 1 is the only way to reach 29 with
//! twos, one 1 and otherwise empties. Chavey's list of Russ's games (Ben) treats Nakabile as *not* uniform,
//! unlike Mulabalaba (2 each). **Confidence: about 70 %; the picture itself was not seen.**
//!
//! | id | front row from the player's left | why it is offered |
//! | --- | --- | --- |
//! | `taper-left` (default) | 0 1 2 2 2 2 2 2 | above |
//! | `taper-right` | 2 2 2 2 2 2 1 0 | Nsolo leaves the *right* end empty; Chisolo I, as drawn, has its gap at the right |
//!
//! # 2.2 Rules
//! 1. Choose an own hole with two or more seeds; sow in laps as in 1.2. **T**
//! 2. *Mutwi*: when one hole holds two and every other occupied hole one, that hole must be played. **T**
//!    (Already forced by rule 1; show the word to the player.)
//! 3. Only singles left: a single **must** be sown onto an occupied next hole if any single has one. **T**.
//!    That makes two, which are lifted and sown on as an ordinary lap **R** (Mul, in its Italian version, says so outright).
//! 4. Only singles and none can join: any single may step into its empty next hole. **I/R** (see N-6)
//! 5. Capture: the move's last seed lies alone in an own **front** hole and the facing front hole is
//!    occupied: take that hole, the back hole of the same file, and one more hole of one's choice. **T**
//! 6. Facing front hole empty: nothing is taken, even if the back hole is full. **T**
//! 7. A player's first capture of the game: two more holes of his choice on top. **T**
//! 8. The opponent has no seeds left: the mover wins. **T**
//! 9. Position (both rows and side to move) repeated: draw. **I** (needed, see N-11)
//!
//! # 2.3 Ambiguities
//! | # | question | readings | support | default | option? |
//! | --- | --- | --- | --- | --- | --- |
//! | N-1 | set-up | A taper-left; B taper-right; C something else summing to 29 | A: Maruba, Mefuvha, Njombwa; B: Nsolo; C: the unseen picture | A | **yes** |
//! | N-2 | extra hole: where, and may it be empty? | A any occupied front or back hole; B front only; C may be empty (a pass) | A: "any other hole"; San13 says back or front for the sister rule | A | no |
//! | N-3 | first capture: how many free holes? | A 1 + 2 = 3; B 2 instead of 1 | A: T says "also ... two more"; B: Mefuvha always gives two (boardandpieces) | A | **yes** (3 / 2) |
//! | N-4 | extra hole when the back hole was empty? | A yes; B only if both were taken | A: San13 explicit for Nsolo; B: Ludii's summary of Nsolo | A | no |
//! | N-5 | compulsory? | A must take as many as exist; B may decline | "are also captured" for the one, "is entitled" for the two | A | no |
//! | N-6 | only singles, none adjacent | A any single steps into an empty hole; B pass; C loses | A: T ends the game only when a player has *no* stones; Hawalis, the root of the family, lets singles step into empty holes then Haw, and Mulabalaba only adds "join if possible" Mul. B, C: nothing | A | no |
//! | N-6b | what is "adjacent"? | A next hole in sowing direction; B either neighbour; C also the hole behind/before in the file | sowing has one direction everywhere in the text | A | no |
//! | N-7 | mutwi when all 16 holes are filled (fifteen 1s, one 2) | A ordinary; B special | ordinary play gives a finite 8-lap run in Nakabili | A | no |
//! | N-8 | start hole skipped in a long lap? | A no; B yes | nobody has B | A | no |
//! | N-9 | "first capture" counted | A per player; B first of the game | "when a player captures for the first time" | A | no |
//! | N-10 | never-ending sowing | section 6 | Haw | not playable | yes |
//! | N-11 | no draw rule in T | A repetition = draw; B none | forced 32-turn cycles exist (example D1), so B would hang a program | A (first recurrence, as in Nsolo) | no |
//! | N-12 | order of the captures | front, back, free holes | irrelevant for the result | that order | no |
//! | N-13 | who begins | unsaid | | South; let players choose | - |

use crate::event::{Sink, TakeUnit};
use crate::games::four_rows::{FourRowGame, FourRows, OwnHoles};
use crate::games::options::Game;
use crate::games::setup::Setup;
use crate::games::sowing::{Lap, Laps, Start};
use crate::hole::{Hole, Seeds};
use crate::moves::MoveList;
use crate::outcome::Refusal;

/// A position of Nakabili.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nakabili {
    rows: FourRows,
    /// Whether South and North have captured before (2.2.7).
    captured_before: [bool; 2],
    /// Free holes at a player's first capture (N-3).
    first_bonus: Seeds,
}

impl Nakabili {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> Nakabili {
        let first_bonus = if setup.options.get("first_bonus") == "3" { 3 } else { 2 };
        Nakabili {
            rows: FourRows::new(setup),
            captured_before: setup.has_captured,
            first_bonus,
        }
    }

    /// A player's standard holes by own number (2.1).
    pub(crate) fn standard_holes(setup: &str) -> [Seeds; 16] {
        match setup {
            "taper-right" => [2, 2, 2, 2, 2, 2, 2, 2, 0, 1, 2, 2, 2, 2, 2, 2],
            _ => [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 0],
        }
    }
}

impl Laps for Nakabili {
    type Last = Hole;
    type Course = OwnHoles;

    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Hole> {
        self.rows.relay_lap(start, sink)
    }

    fn course(&self) -> OwnHoles {
        self.rows.own_seeds()
    }

    fn provably_endless(&self, start: Start) -> bool {
        self.rows.never_alone(start)
    }
}

impl FourRowGame for Nakabili {
    const GAME: Game = Game::Nakabili;

    fn rows(&self) -> &FourRows {
        &self.rows
    }

    fn rows_mut(&mut self) -> &mut FourRows {
        &mut self.rows
    }

    fn unit(&self) -> TakeUnit {
        TakeUnit::Hole
    }

    fn captured_before(&self) -> [bool; 2] {
        self.captured_before
    }

    fn head(&self) -> Option<Hole> {
        self.rows.mutwi()
    }

    fn own_key(&self) -> u64 {
        let [south, north] = self.captured_before.map(u64::from);
        Game::Nakabili as u64 | south << 2 | north << 3 | u64::from(self.first_bonus) << 4
    }

    fn sowings(&self) -> MoveList {
        self.rows.join_sowings()
    }

    fn no_sowing(&self, _: Hole) -> Refusal {
        self.rows.not_joining()
    }

    /// Front hole, back hole and one free hole, at a player's first capture more (2.2.5 to 2.2.7).
    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S) {
        let Some(facing) = self.rows.captured_by(last, sink) else {
            return self.rows.end_turn(sink);
        };
        self.rows.capture_file(last, facing, sink);
        let before = std::mem::replace(&mut self.captured_before[self.rows.turn.index()], true);
        self.rows
            .owe(if before { 1 } else { self.first_bonus }, TakeUnit::Hole, sink);
    }
}
