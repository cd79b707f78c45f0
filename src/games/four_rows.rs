//! What the three games of four rows share: two rows a side, sowing in one's own rows, and captures that leave the
//! board.
//!
//! Rules in docs/RULES.md: numbers of holes §four-rows.holes; sowing §four-rows.sow, §four-rows.full-round,
//! §four-rows.relay, §four-rows.rest; captures §four-rows.captured, §four-rows.any-hole; end §four-rows.wiped-out; the
//! takes of a turn §four-rows.turn.

use std::fmt::Debug;
use std::hash::Hash;

use arrayvec::ArrayVec;

use crate::board::{Board, MAX_HOLES};
use crate::event::{Earned, Event, Lifted, Relayed, Rest, Sink, TakeUnit};
use crate::games::options::Options;
use crate::games::position::{Position, key_of};
use crate::games::setup::Setup;
use crate::games::sowing::{self, Lap, Laps, NoEnd, Start, Why};
use crate::games::traits::{Captures, Singles, Traits};
use crate::hole::{Hole, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason, Refusal};

/// A four-row game: the options of its rules, and where it differs. All else is the same for every four-row game, see
/// [`FourRows`].
pub trait FourRowGame: Copy + Eq + Hash + Debug + Into<Options> {
    /// Which single seeds may be sown once nothing else can.
    const SINGLES: Singles;

    /// Whether a player's first capture earns more than others.
    const FIRST_CAPTURE: bool = false;

    /// Whether a sowing whose last seed lies alone may [go on](FourRowGame::goes_on) from the hole ahead.
    const LOOKS_AHEAD: bool = false;

    /// A player's standard holes by own number.
    fn standard_holes(self) -> Vec<Seeds>;

    /// What a capture takes at once.
    fn captures(self) -> Captures {
        Captures::File
    }

    /// What one take removes.
    fn take_unit(self) -> TakeUnit {
        TakeUnit::Hole
    }

    /// The takes earned by a capture of `seeds` from the front hole. `first` is the player's first capture, where [that
    /// matters](FourRowGame::FIRST_CAPTURE).
    fn earns(self, seeds: Seeds, first: bool) -> Seeds;

    /// The hole ahead, if the sowing goes on from there though its last seed lies alone.
    fn goes_on<S: Sink>(_rows: &mut FourRows<Self>, _last: Hole, _sink: &mut S) -> Option<Hole> {
        None
    }

    /// What the game is like.
    fn traits(self) -> Traits {
        Traits {
            takes: true,
            first_capture: Self::FIRST_CAPTURE,
            closes: false,
        }
    }
}

/// A position of a four-row game: both rows of both sides, what was taken, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FourRows<G> {
    pub(crate) rules: G,
    columns: u8,
    turn: Side,
    /// Takes that the side to move still has to choose.
    owed: Seeds,
    /// The side that made an endless sowing, where that loses.
    lost: Option<Side>,
    /// Whether South and North have captured before, where that matters.
    has_captured: [bool; 2],
    /// Seeds taken by South and by North.
    taken: [Seeds; 2],
    /// Indexed by [`Hole`]. Holes beyond the board stay 0.
    seeds: [Seeds; MAX_HOLES],
}

/// The seeds of one side's holes by own number.
pub(crate) type OwnHoles = ArrayVec<Seeds, { MAX_HOLES / 2 }>;

impl<G: FourRowGame> FourRows<G> {
    /// The position of a checked set-up.
    pub(crate) fn new(rules: G, setup: &Setup) -> FourRows<G> {
        let mut seeds = [0; MAX_HOLES];
        seeds[..setup.seeds.len()].copy_from_slice(&setup.seeds);
        FourRows {
            rules,
            columns: setup.options.board().columns(),
            turn: setup.turn,
            owed: 0,
            lost: None,
            has_captured: setup.has_captured,
            taken: setup.taken,
            seeds,
        }
    }

    /// Seeds of a hole.
    pub(crate) fn at(&self, hole: Hole) -> Seeds {
        self.seeds[hole.index()]
    }

    fn of(&self, side: Side) -> &[Seeds] {
        let a_side = 2 * self.columns as usize;
        &self.seeds[side.index() * a_side..][..a_side]
    }

    /// Whether the side has no seeds, and so has lost (§four-rows.wiped-out).
    fn wiped_out(&self, side: Side) -> bool {
        self.of(side).iter().all(|&seeds| seeds == 0)
    }

    /// Whether the opponent of the side to move has no seeds left.
    pub(crate) fn opponent_wiped_out(&self) -> bool {
        self.wiped_out(self.turn.opponent())
    }

    /// Lifts and sows one lap (§four-rows.sow, §four-rows.full-round). Returns the last hole.
    fn sow_lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Hole {
        let a_side = 2 * self.columns as usize;
        let first = self.turn.index() * a_side;
        if S::LISTENS {
            sink.event(start.event(self.at(start.hole), || self.lifted(start.hole)));
        }
        let own = &mut self.seeds[first..first + a_side];
        let mut at = start.hole.index() - first;
        let mut hand = std::mem::take(&mut own[at]);
        while hand > 0 {
            at = if at + 1 == own.len() { 0 } else { at + 1 };
            own[at] += 1;
            hand -= 1;
            sink.event(Event::Sow {
                hole: Hole((first + at) as u8),
                in_hand: hand,
            });
        }
        let last = Hole((first + at) as u8);
        sink.event(Event::LapEnd {
            hole: last,
            seeds: own[at],
            ahead: (G::LOOKS_AHEAD && own[at] == 1).then(|| own[(at + 1) % own.len()]),
        });
        last
    }

    /// Why the player chooses this hole.
    #[inline(never)]
    fn lifted(&self, hole: Hole) -> Lifted {
        match G::SINGLES {
            _ if self.mutwi() == Some(hole) => Lifted::Mutwi,
            _ if self.at(hole) > 1 => Lifted::Free,
            _ if self.at(self.board().next(hole)) > 0 => Lifted::Joins,
            Singles::Join => Lifted::Steps,
            Singles::Step | Singles::Never => Lifted::OnlySteps,
        }
    }

    /// The facing front hole, if the last seed, alone in `last`, captures it; otherwise why not (§four-rows.rest).
    pub(crate) fn faced(&self, last: Hole) -> Result<Hole, Rest> {
        let facing = self.board().facing(last).ok_or(Rest::BackRow)?;
        if self.at(facing) > 0 {
            Ok(facing)
        } else {
            Err(Rest::FacingEmpty)
        }
    }

    /// Takes what the last seed captures at once; captured seeds play no further part (§four-rows.captured). Returns
    /// how many seeds the front hole held.
    pub(crate) fn capture<S: Sink>(&mut self, last: Hole, facing: Hole, sink: &mut S) -> Seeds {
        let behind = match self.rules.captures() {
            Captures::Front => None,
            Captures::File => self.board().behind_facing(last),
        };
        let is_empty = |&back: &Hole| self.at(back) == 0;
        let empty_behind = behind.filter(is_empty);
        let seeds = self.capture_hole(facing, empty_behind, sink);
        if let Some(back) = behind
            && empty_behind.is_none()
        {
            self.capture_hole(back, None, sink);
        }
        seeds
    }

    fn capture_hole<S: Sink>(&mut self, hole: Hole, empty_behind: Option<Hole>, sink: &mut S) -> Seeds {
        let seeds = self.at(hole);
        self.remove(hole, seeds);
        sink.event(Event::Capture {
            hole,
            seeds,
            empty_behind,
        });
        seeds
    }

    fn remove(&mut self, hole: Hole, seeds: Seeds) {
        self.seeds[hole.index()] -= seeds;
        self.taken[self.turn.index()] += seeds;
    }

    /// What follows a sowing whose last seed lies alone in `last`: a capture, takes owed, the end of the turn.
    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S) {
        match self.faced(last) {
            Ok(facing) => {
                let seeds = self.capture(last, facing, sink);
                let first = G::FIRST_CAPTURE && !std::mem::replace(&mut self.has_captured[self.turn.index()], true);
                let takes = self.rules.earns(seeds, first);
                if takes > 0 {
                    self.owe(takes, first, sink);
                }
            }
            // Captures inside the sowing may have wiped out the opponent: then there is nothing more to say.
            Err(_) if self.opponent_wiped_out() => {}
            Err(why) => sink.event(Event::Rest { hole: last, why }),
        }
        self.end_turn_when_done(sink);
    }

    /// The side to move has earned takes.
    fn owe<S: Sink>(&mut self, takes: Seeds, first: bool, sink: &mut S) {
        self.owed = takes;
        if S::LISTENS {
            let theirs = self.of(self.turn.opponent()).iter();
            let unit = self.take_unit();
            sink.event(Event::Owe {
                takes,
                unit,
                possible: match unit {
                    TakeUnit::Hole => theirs.filter(|&&seeds| seeds > 0).count() as Seeds,
                    TakeUnit::Seed => theirs.sum(),
                },
                why: if first { Earned::FirstCapture } else { Earned::Capture },
            });
        }
    }

    /// One take that is owed.
    fn take<S: Sink>(&mut self, hole: Hole, sink: &mut S) {
        let seeds = match self.take_unit() {
            TakeUnit::Hole => self.at(hole),
            TakeUnit::Seed => 1,
        };
        self.remove(hole, seeds);
        self.owed -= 1;
        sink.event(Event::Take { hole, seeds });
        self.end_turn_when_done(sink);
    }

    /// Ends the turn unless a take is owed and there is something to take (§four-rows.turn, §nsolo.fewer).
    fn end_turn_when_done<S: Sink>(&mut self, sink: &mut S) {
        if self.owed == 0 || self.opponent_wiped_out() {
            self.end_turn(sink);
        }
    }

    fn end_turn<S: Sink>(&mut self, sink: &mut S) {
        self.owed = 0;
        self.turn = self.turn.opponent();
        sink.event(Event::TurnEnd { next: self.turn });
    }

    /// Holes of the side to move whose seeds fit, in sowing order.
    fn own_holes(&self, fits: impl Fn(Seeds) -> bool) -> impl Iterator<Item = Hole> {
        self.board()
            .holes_of(self.turn)
            .filter(move |&hole| fits(self.at(hole)))
    }

    /// Sowings of all own holes that hold two or more.
    fn heaps(&self) -> MoveList {
        self.own_holes(|seeds| seeds >= 2).map(Move::Sow).collect()
    }

    /// Sowings of all own singles whose next hole is occupied, or is empty.
    fn singles_next_to(&self, occupied: bool) -> MoveList {
        let fits = |&hole: &Hole| (self.at(self.board().next(hole)) > 0) == occupied;
        self.own_holes(|seeds| seeds == 1).filter(fits).map(Move::Sow).collect()
    }

    /// Holes with two or more; else the singles that the game lets sow; else a pass (§nakabili.choose,
    /// §kabwanga.choose, §nsolo.choose).
    fn sowings(&self) -> MoveList {
        let some = |moves: MoveList| (!moves.is_empty()).then_some(moves);
        some(self.heaps()).unwrap_or_else(|| match G::SINGLES {
            Singles::Join => some(self.singles_next_to(true)).unwrap_or_else(|| self.singles_next_to(false)),
            Singles::Step => some(self.singles_next_to(false)).unwrap_or_else(|| MoveList::from_iter([Move::Pass])),
            Singles::Never => MoveList::new(),
        })
    }

    /// A take from each occupied hole of the opponent (§N-2, §S-4).
    fn takes(&self) -> MoveList {
        self.board()
            .holes_of(self.turn.opponent())
            .filter(|&hole| self.at(hole) > 0)
            .map(Move::Take)
            .collect()
    }
}

impl<G: FourRowGame> Laps for FourRows<G> {
    type Last = Hole;
    type Course = OwnHoles;

    /// An occupied last hole is lifted for another lap (§four-rows.relay); in some games an empty one leads on, too.
    fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Hole> {
        let last = self.sow_lap(start, sink);
        if self.at(last) > 1 {
            return Lap::Next(Start {
                hole: last,
                why: Why::Relay(Relayed::Occupied),
            });
        }
        match G::goes_on(self, last, sink) {
            Some(hole) => Lap::Next(Start { hole, why: Why::Ahead }),
            None => Lap::Over(last),
        }
    }

    // Captures inside a sowing change only the opponent's holes, which never affect one's own sowing. At the first
    // repeat of one's own holes, each capture of the whole cycle has been made, so nothing can end the sowing any more.
    fn course(&self) -> OwnHoles {
        self.of(self.turn).iter().copied().collect()
    }

    fn provably_endless(&self, start: Start) -> bool {
        let own = self.of(self.turn).iter().copied();
        sowing::never_alone(own, self.board().own_number(start.hole).into(), &[1])
    }
}

impl<G: FourRowGame> Position for FourRows<G> {
    fn options(&self) -> Options {
        self.rules.into()
    }

    fn board(&self) -> Board {
        Board::FourRows { columns: self.columns }
    }

    fn seeds(&self) -> &[Seeds] {
        &self.seeds[..self.board().hole_count()]
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn owed(&self) -> Seeds {
        self.owed
    }

    fn take_unit(&self) -> TakeUnit {
        self.rules.take_unit()
    }

    fn taken(&self) -> [Seeds; 2] {
        self.taken
    }

    fn has_captured(&self) -> [bool; 2] {
        self.has_captured
    }

    fn singles(&self) -> Singles {
        G::SINGLES
    }

    /// The only own hole with two, when every other occupied one has one (§nakabili.mutwi, §kabwanga.singles).
    fn mutwi(&self) -> Option<Hole> {
        if G::SINGLES != Singles::Join {
            return None;
        }
        let mut heads = self.own_holes(|seeds| seeds >= 2);
        let head = heads.next()?;
        (self.at(head) == 2 && heads.next().is_none()).then_some(head)
    }

    fn key(&self) -> u64 {
        let lost = self.lost.map_or(0, |side| 1 + side as u64);
        let [south, north] = self.has_captured.map(u64::from);
        let flags = self.turn as u64 | lost << 1 | south << 3 | north << 4;
        let rest = u64::from(self.options().key()) << 32 | flags << 16;
        key_of(self.seeds(), rest | u64::from(self.owed))
    }

    fn no_end(&self, hole: Hole) -> Option<NoEnd> {
        sowing::no_end(self, hole)
    }

    fn decided(&self) -> Option<Outcome> {
        if let Some(loser) = self.lost {
            return Some(Outcome::lost_by(loser, Reason::EndlessSowing));
        }
        let loser = Side::ALL.into_iter().find(|&side| self.wiped_out(side))?;
        Some(Outcome::lost_by(loser, Reason::WipedOut))
    }

    fn candidates(&self) -> MoveList {
        if self.owed > 0 { self.takes() } else { self.sowings() }
    }

    fn not_offered(&self, _: Hole) -> Refusal {
        match (G::SINGLES, self.heaps().is_empty()) {
            (Singles::Join, _) if self.mutwi().is_some() => Refusal::Mutwi,
            (Singles::Never, _) | (_, false) => Refusal::Single,
            (Singles::Join, true) => Refusal::MustJoin,
            (Singles::Step, true) => Refusal::NextOccupied,
        }
    }

    fn play_candidate<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), NoEnd> {
        match mv {
            Move::Sow(hole) => match sowing::sow(self, hole, self.endless(), sink) {
                Ok(last) => self.after_sowing(last, sink),
                Err(no_end) => {
                    self.lost = Some(self.turn);
                    return Err(no_end);
                }
            },
            Move::Take(hole) => self.take(hole, sink),
            Move::Pass => {
                sink.event(Event::Pass);
                self.end_turn(sink);
            }
        }
        Ok(())
    }
}
