//! Embeli (D. R. Congo): its rules, and the doubts about them.
//!
//! Numbers are those of the rule book, RULES.md. Tags: **T** said by the game's own source text, **O** by an older or
//! independent source on the same game, **R** said of a close relative and used here by analogy, **I** inferred, nothing
//! public settles it. The sources are listed in the [crate's documentation](crate#sources).
//!
//! # 5.1 Geometry
//! One ring of 22 holes, counter-clockwise, plus a store in the middle that is not on the ring:
//!
//! ```text
//!             20 19 18 17 16 15 14 13 12 11        North's row (North's own left-to-right is 11..20)
//!         21              store             10     21 = North's nti, 10 = South's nti
//!              0  1  2  3  4  5  6  7  8  9        South's row
//! ```
//!
//! South owns 0-9 and nti 10 (to his right); North owns 11-20 and nti 21 (to *his* right). Sowing `h -> h+1 mod 22`.
//! From a player's seat: own row left to right, own nti, the opponent's row, the opponent's nti, own row again.
//!
//! # 5.2 Initial position (certain)
//! Four seeds in each of the 20 row holes, both nti 0, store 0: 80 seeds. **T**. (MG puts 4 in each nti too,
//! 88 seeds: that contradicts T.)
//!
//! # 5.3 Rules
//! 1. Choose an own open hole (row hole or nti) with two or more seeds; singles are never sown, neither as a
//!    start nor as a lap. **T**; nti included: **I/R** (E-2)
//! 2. Sow one by one round the ring. Both nti receive seeds like any hole. **T for one's own; I/R for the other** (E-1)
//! 3. Closed holes get nothing. One's own closed hole is stepped over free. For each closed hole on the
//!    opponent's side one seed of the hand goes into the store instead. **T**
//! 4. Last seed into the store: the move ends. Last seed into an empty hole: the move ends. **T**
//! 5. Last seed into a non-empty hole of either side: its seeds are sown as the next lap. **T**
//! 6. If that last seed makes exactly four in an open **row** hole of the **opponent**, the hole is closed for
//!    good (a leaf is laid; "a wife is made"), and the four are sown on. First lap or any lap. **T**
//! 7. A nti is never closed; a four there is just sown on. **T**
//! 8. A player who cannot move at his turn loses; the other, who moved last, wins. Seeds do not count. **T**
//!
//! Consequences worth knowing: a closed hole is always empty. Holes on North's row are only ever closed by South,
//! so the toll is paid by the side that did the closing. Own nti can never be closed, so there is always somewhere to sow.
//!
//! # 5.4 Ambiguities
//! | # | question | readings | support | default | option? |
//! | --- | --- | --- | --- | --- | --- |
//! | E-1 | is the opponent's nti sown when the hand returns to the mover's side? | A yes, the ring has 22 holes; B skipped, as in Kalah | A: the exception "a nti cannot be closed" is empty unless one can end in the *opponent's* nti, since only opponent's holes close; nti are called holes; Deka sows both end holes and says they cannot be closed; MG A. B: T mentions only "his nti" | A | **yes** |
//! | E-2 | may a turn start in one's nti? | A yes; B no | A: the player "controls" it and moves from "one of his holes"; MG, Deka | A | **yes** (small) |
//! | E-3 | does a lap go on from a nti? | A yes (either nti) | "non-empty hole"; the four-exception presupposes it | A | no |
//! | E-4 | where does a lap from a nti go? | next hole of the ring (10 -> 11, 21 -> 0) | ring order | that | no |
//! | E-5 | can own holes be closed? | A no; B yes | T "of his opponent"; Deka does not say | A | no |
//! | E-6 | closing in the first lap / at any lap end? | A any lap end incl. the first; B not in the very first turn | A: T has no restriction. B: MG does that for Deka only | A | no |
//! | E-7 | seeds passing a hole on the way to four | only the **last** seed closes, and only on exactly four | T | - | no |
//! | E-8 | several closed holes in a row | A one seed each; B one for the run | A: "a closed hole", MG, Ludii's Deka | A | no |
//! | E-9 | toll uses up the last seed | move ends, nothing else happens | T | - | no |
//! | E-10 | last seed would fall on an own closed hole | it goes on to the next open hole (may be a toll hole) | T "skipped" | - | no |
//! | E-11 | all ten opponent holes closed | play goes on; he lives from his nti | nothing special in T | - | no |
//! | E-12 | hand of 22 or more | start hole is not skipped | MG | - | no |
//! | E-13 | never-ending laps | section 6; none found in about 2.5 million sowings of random games | T "draws and ties are not possible" | same guard | no |
//! | E-14 | position repeats | none in 10,000 random games (five readings x 2,000) | T says no draws | guard only; if the sentence must hold literally, make a repeating move illegal | no |
//! | E-15 | both stuck | the player to move loses | T "could move last" | - | no |
//! | E-16 | nti start with seeds? | A 0; B 4 | A: T; B: MG | A | no |

use crate::board::Board;
use crate::event::{Event, Rest, Sink, TakeUnit};
use crate::games::options::{Endless, Game};
use crate::games::position::{Position, key_of};
use crate::games::setup::Setup;
use crate::games::sowing::{self, Lap, Laps, NoEnd, Start, Why};
use crate::hole::{Hole, Row, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason, Refusal};

/// Holes of the ring, both nti included.
const RING: usize = 22;

/// A position of Embeli.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Embeli {
    endless: Endless,
    /// Whether the hand passes by the opponent's nti (E-1).
    skips_opponent_nti: bool,
    /// Whether a turn may start in one's nti (E-2).
    starts_in_nti: bool,
    turn: Side,
    /// The side that made a sowing that never ends, where that loses.
    lost: Option<Side>,
    store: Seeds,
    /// Bit *h* is set when hole *h* is closed.
    closed: u32,
    /// Indexed by [`Hole`], which is the ring number of 5.1.
    ring: [Seeds; RING],
}

/// Where the last seed of a sowing went.
pub(crate) enum Last {
    /// It lies alone in this hole.
    Alone(Hole),
    /// It paid the toll at this closed hole and lies in the store.
    Store(Hole),
}

impl Embeli {
    /// The position of a checked set-up.
    pub(crate) fn new(setup: &Setup) -> Embeli {
        let mut ring = [0; RING];
        ring.copy_from_slice(&setup.seeds);
        Embeli {
            endless: setup.options.endless(),
            skips_opponent_nti: setup.options.get("opponent_nti") == "skipped",
            starts_in_nti: setup.options.get("start_in_nti") == "true",
            turn: setup.turn,
            lost: None,
            store: setup.store,
            closed: setup.closed.iter().fold(0, |closed, hole| closed | 1 << hole.0),
            ring,
        }
    }

    /// A player's standard holes (5.2): four in each of his row, none in his nti.
    pub(crate) const STANDARD_HOLES: [Seeds; RING / 2] = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0];

    fn is_opponents(&self, hole: Hole) -> bool {
        Board::Ring.side(hole) != self.turn
    }

    fn is_nti(hole: Hole) -> bool {
        Board::Ring.row(hole) == Row::Nti
    }

    /// Whether a seed of the hand goes into the store here (5.3.3).
    fn takes_toll(&self, hole: Hole) -> bool {
        self.is_closed(hole) && self.is_opponents(hole)
    }

    /// Whether the hand passes the hole for nothing: one's own closed hole (5.3.3), or by option the opponent's nti (E-1).
    fn steps_over(&self, hole: Hole) -> bool {
        let skipped_nti = self.skips_opponent_nti && Embeli::is_nti(hole);
        if self.is_opponents(hole) {
            skipped_nti
        } else {
            self.is_closed(hole)
        }
    }

    /// Whether a last seed that makes four here closes the hole (5.3.6, 5.3.7).
    fn can_be_closed(&self, hole: Hole) -> bool {
        self.is_opponents(hole) && !Embeli::is_nti(hole)
    }

    fn close<S: Sink>(&mut self, hole: Hole, sink: &mut S) {
        self.closed |= 1 << hole.0;
        sink.event(Event::Close { hole });
    }

    /// Lifts `start` and sows it round the ring (5.3.2, 5.3.3). The hole of the last seed, or the store.
    fn sow_lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Last {
        let mut at = start.hole;
        let mut hand = std::mem::take(&mut self.ring[at.index()]);
        sink.event(start.event(hand));
        while hand > 0 {
            at = Hole((at.0 + 1) % RING as u8);
            if self.takes_toll(at) {
                hand -= 1;
                self.store += 1;
                sink.event(Event::Toll {
                    hole: at,
                    in_hand: hand,
                });
                if hand == 0 {
                    return Last::Store(at);
                }
            } else if self.steps_over(at) {
                sink.event(Event::StepOver { hole: at });
            } else {
                hand -= 1;
                self.ring[at.index()] += 1;
                sink.event(Event::Sow {
                    hole: at,
                    in_hand: hand,
                });
            }
        }
        Last::Alone(at)
    }
}

impl Laps for Embeli {
    type Last = Last;
    type Course = ([Seeds; RING], u32);

    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Last> {
        let last = self.sow_lap(start, sink);
        let Last::Alone(hole) = last else {
            return Lap::Over(last);
        };
        let seeds = self.ring[hole.index()];
        sink.event(Event::LapEnd { hole, seeds });
        if seeds <= 1 {
            return Lap::Over(last);
        }
        if seeds == 4 && self.can_be_closed(hole) {
            self.close(hole, sink);
        }
        Lap::Next(Start { hole, why: Why::Relay })
    }

    // The store never changes without the ring: every toll takes a seed out of it.
    fn course(&self) -> ([Seeds; RING], u32) {
        (self.ring, self.closed)
    }

    // Where no toll waits, the holes that the hand does not step over are a ring of their own. On it the sowing goes on as it
    // is as long as no last hole holds one, which ends it, or four, which may close it.
    fn provably_endless(&self, start: Start) -> bool {
        let holes = || Board::Ring.holes().filter(|&hole| !self.steps_over(hole));
        let toll_waits = Board::Ring.holes().any(|hole| self.takes_toll(hole));
        // After closing its last hole the hand starts from a hole off that ring; the next look will do.
        let lifted = holes().position(|hole| hole == start.hole);
        let ring = holes().map(|hole| self.ring[hole.index()]);
        !toll_waits && lifted.is_some_and(|lifted| sowing::never_alone(ring, lifted, &[1, 4]))
    }
}

impl Position for Embeli {
    fn game(&self) -> Game {
        Game::Embeli
    }

    fn board(&self) -> Board {
        Board::Ring
    }

    fn seeds(&self) -> &[Seeds] {
        &self.ring
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn owed(&self) -> Seeds {
        0
    }

    fn take_unit(&self) -> TakeUnit {
        TakeUnit::Hole
    }

    fn taken(&self) -> [Seeds; 2] {
        [0; 2]
    }

    fn is_closed(&self, hole: Hole) -> bool {
        self.closed >> hole.0 & 1 == 1
    }

    fn store(&self) -> Seeds {
        self.store
    }

    fn key(&self) -> u64 {
        let lost = self.lost.map_or(0, |side| 1 + side as u64);
        let options = u64::from(self.skips_opponent_nti) | u64::from(self.starts_in_nti) << 1;
        let rest = [
            self.turn as u64,
            lost,
            self.endless as u64,
            options,
            Game::Embeli as u64,
        ];
        let rest = rest.into_iter().fold(0, |key, part| key << 4 | part);
        key_of(&self.ring, rest << 32 | u64::from(self.closed))
    }

    fn endless(&self) -> Endless {
        self.endless
    }

    fn no_end(&self, hole: Hole) -> Option<NoEnd> {
        sowing::no_end(self, hole)
    }

    fn decided(&self) -> Option<Outcome> {
        self.lost.map(|loser| Outcome::lost_by(loser, Reason::EndlessSowing))
    }

    /// Own open holes with two seeds or more (5.3.1); a closed hole is always empty.
    fn candidates(&self) -> MoveList {
        let starts = |&hole: &Hole| self.ring[hole.index()] >= 2 && (self.starts_in_nti || !Embeli::is_nti(hole));
        Board::Ring.holes_of(self.turn).filter(starts).map(Move::Sow).collect()
    }

    fn not_offered(&self, hole: Hole) -> Refusal {
        if self.ring[hole.index()] == 1 {
            Refusal::Single
        } else {
            Refusal::Nti
        }
    }

    fn play_candidate<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), NoEnd> {
        let Move::Sow(hole) = mv else { return Ok(()) };
        let (hole, why) = match sowing::sow(self, hole, self.endless, sink) {
            Ok(Last::Alone(hole)) => (hole, Rest::Empty),
            Ok(Last::Store(hole)) => (hole, Rest::Store),
            Err(no_end) => {
                self.lost = Some(self.turn);
                return Err(no_end);
            }
        };
        sink.event(Event::Rest { hole, why });
        self.turn = self.turn.opponent();
        sink.event(Event::TurnEnd { next: self.turn });
        Ok(())
    }
}
