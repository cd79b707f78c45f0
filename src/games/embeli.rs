//! Embeli (D. R. Congo): a ring of 22 holes, two of them *nti*, and a store. Nothing is captured. A last seed that
//! makes four closes a hole of the opponent, who from then on passes it for free, while the player who closed it pays a
//! seed each time; the last to move wins.
//!
//! Rules in docs/RULES.md: the ring §embeli.ring; set-up §embeli.start; sowing §embeli.choose, §embeli.sow,
//! §embeli.toll, §embeli.rest, §embeli.relay; closing §embeli.close, §embeli.nti; end §embeli.stuck.

use crate::board::Board;
use crate::event::{Event, Lifted, Relayed, Rest, Sink, TakeUnit};
use crate::games::options::{EmbeliRules, OpponentNti, Options, StartInNti};
use crate::games::position::{Position, key_of};
use crate::games::setup::Setup;
use crate::games::sowing::{self, Lap, Laps, NoEnd, Start, Why};
use crate::games::traits::{Singles, Traits};
use crate::hole::{Hole, Row, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason, Refusal};

/// Holes of the ring, both nti included.
const RING: usize = 22;

/// A position of Embeli.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Embeli {
    rules: EmbeliRules,
    turn: Side,
    /// The side that made an endless sowing, where that loses.
    lost: Option<Side>,
    store: Seeds,
    /// Bit *h* is set when hole *h* is closed.
    closed: u32,
    /// Indexed by [`Hole`], which is the ring number of §embeli.ring.
    ring: [Seeds; RING],
}

/// Where the last seed of a sowing went.
pub(crate) enum Last {
    /// It lies alone in this hole.
    Alone(Hole),
    /// It paid the toll at this closed hole and lies in the store.
    Store(Hole),
}

impl EmbeliRules {
    /// A player's standard holes (§embeli.start): four in each of his row, none in his nti.
    pub(crate) fn standard_holes(self) -> Vec<Seeds> {
        [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0].into()
    }

    /// What the game is like.
    pub(crate) fn traits(self) -> Traits {
        Traits {
            takes: false,
            first_capture: false,
            closes: true,
        }
    }
}

impl Embeli {
    /// The position of a checked set-up.
    pub(crate) fn new(rules: EmbeliRules, setup: &Setup) -> Embeli {
        let mut ring = [0; RING];
        ring.copy_from_slice(&setup.seeds);
        Embeli {
            rules,
            turn: setup.turn,
            lost: None,
            store: setup.store,
            closed: setup.closed.iter().fold(0, |closed, hole| closed | 1 << hole.0),
            ring,
        }
    }

    fn is_opponents(&self, hole: Hole) -> bool {
        Board::Ring.side(hole) != self.turn
    }

    fn is_nti(hole: Hole) -> bool {
        Board::Ring.row(hole) == Row::Nti
    }

    /// Whether a seed of the hand goes into the store here (§embeli.toll).
    fn takes_toll(&self, hole: Hole) -> bool {
        self.is_closed(hole) && self.is_opponents(hole)
    }

    /// Whether the hand passes the hole for nothing: one's own closed hole (§embeli.toll), or by option the opponent's
    /// nti (§E-1).
    fn steps_over(&self, hole: Hole) -> bool {
        let skipped_nti = self.rules.opponent_nti == OpponentNti::Skipped && Embeli::is_nti(hole);
        if self.is_opponents(hole) {
            skipped_nti
        } else {
            self.is_closed(hole)
        }
    }

    /// Lays a leaf on the hole, for good (§embeli.close).
    fn close<S: Sink>(&mut self, hole: Hole, sink: &mut S) {
        self.closed |= 1 << hole.0;
        sink.event(Event::Close { hole });
    }

    /// Lifts `start` and sows it round the ring (§embeli.sow, §embeli.toll). Returns the hole of the last seed, or the
    /// store.
    fn sow_lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Last {
        let mut at = start.hole;
        let mut hand = std::mem::take(&mut self.ring[at.index()]);
        if S::LISTENS {
            sink.event(start.event(hand, || Lifted::Free));
        }
        while hand > 0 {
            at = Board::Ring.next(at);
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

    /// The sowing ends in the store or an empty hole, and else goes on from the last hole (§embeli.rest,
    /// §embeli.relay).
    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Last> {
        let last = self.sow_lap(start, sink);
        let Last::Alone(hole) = last else {
            return Lap::Over(last);
        };
        let seeds = self.ring[hole.index()];
        sink.event(Event::LapEnd {
            hole,
            seeds,
            ahead: None,
        });
        if seeds <= 1 {
            return Lap::Over(last);
        }
        let why = match seeds {
            4 if Embeli::is_nti(hole) => Relayed::Nti,
            4 if !self.is_opponents(hole) => Relayed::Own,
            4 => {
                self.close(hole, sink);
                Relayed::Closed
            }
            _ => Relayed::Occupied,
        };
        Lap::Next(Start {
            hole,
            why: Why::Relay(why),
        })
    }

    // The store need not be part of it: it never changes without the ring, because every toll takes a seed out of the
    // ring.
    fn course(&self) -> ([Seeds; RING], u32) {
        (self.ring, self.closed)
    }

    // Where no toll is due, the holes that the hand does not step over form a ring of their own. On it the sowing goes
    // on unchanged until a last hole holds one, which ends it, or four, which may close it.
    fn provably_endless(&self, start: Start) -> bool {
        let holes = || Board::Ring.holes().filter(|&hole| !self.steps_over(hole));
        let toll_waits = Board::Ring.holes().any(|hole| self.takes_toll(hole));
        // After closing its last hole the hand starts from a hole off that ring; the proof can wait for a later lap.
        let lifted = holes().position(|hole| hole == start.hole);
        let ring = holes().map(|hole| self.ring[hole.index()]);
        !toll_waits && lifted.is_some_and(|lifted| sowing::never_alone(ring, lifted, &[1, 4]))
    }
}

impl Position for Embeli {
    fn options(&self) -> Options {
        self.rules.into()
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

    fn singles(&self) -> Singles {
        Singles::Never
    }

    fn key(&self) -> u64 {
        let lost = self.lost.map_or(0, |side| 1 + side as u64);
        let flags = self.turn as u64 | lost << 1;
        let rest = u64::from(self.options().key()) << 32 | flags << RING;
        key_of(&self.ring, rest | u64::from(self.closed))
    }

    fn no_end(&self, hole: Hole) -> Option<NoEnd> {
        sowing::no_end(self, hole)
    }

    fn decided(&self) -> Option<Outcome> {
        self.lost.map(|loser| Outcome::lost_by(loser, Reason::EndlessSowing))
    }

    /// Own open holes with two seeds or more (§embeli.choose); a closed hole is always empty.
    fn candidates(&self) -> MoveList {
        let starts_in_nti = self.rules.start_in_nti == StartInNti::Allowed;
        let starts = |&hole: &Hole| self.ring[hole.index()] >= 2 && (starts_in_nti || !Embeli::is_nti(hole));
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
        let (hole, why) = match sowing::sow(self, hole, self.endless(), sink) {
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
