//! What the three games of four rows share: two rows a side, sowing in one's own rows, captures that leave the board.
//!
//! Rules in docs/RULES.md: numbers of holes §four-rows.holes; sowing §four-rows.sow, §four-rows.full-round,
//! §four-rows.relay, §four-rows.rest; captures §four-rows.captured, §four-rows.any-hole; end §four-rows.wiped-out; the
//! takes of a turn §four-rows.turn.

use arrayvec::ArrayVec;

use crate::board::{Board, MAX_HOLES};
use crate::event::{Event, Rest, Sink, TakeUnit};
use crate::games::options::{Endless, Game};
use crate::games::position::{self, Position};
use crate::games::setup::Setup;
use crate::games::sowing::{self, Lap, Laps, NoEnd, Start, Why};
use crate::hole::{Hole, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{Outcome, Reason, Refusal};

/// Both rows of both sides, what was taken, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FourRows {
    columns: u8,
    endless: Endless,
    pub turn: Side,
    /// Takes that the side to move still has to choose.
    pub owed: Seeds,
    /// The side that made a sowing that never ends, where that loses.
    lost: Option<Side>,
    /// Seeds taken by South and by North.
    pub taken: [Seeds; 2],
    /// Indexed by [`Hole`]. Holes beyond the board stay 0.
    seeds: [Seeds; MAX_HOLES],
}

/// The seeds of one side's holes by own number.
pub(crate) type OwnHoles = ArrayVec<Seeds, { MAX_HOLES / 2 }>;

impl FourRows {
    /// The board of a checked set-up.
    pub fn new(setup: &Setup) -> FourRows {
        let mut seeds = [0; MAX_HOLES];
        seeds[..setup.seeds.len()].copy_from_slice(&setup.seeds);
        let columns = setup.options.board().columns();
        let endless = setup.options.endless();
        FourRows {
            columns,
            endless,
            turn: setup.turn,
            owed: 0,
            lost: None,
            taken: setup.taken,
            seeds,
        }
    }

    pub fn board(&self) -> Board {
        Board::FourRows { columns: self.columns }
    }

    /// Seeds of all holes, indexed by [`Hole`].
    pub fn seeds(&self) -> &[Seeds] {
        &self.seeds[..self.board().hole_count()]
    }

    pub fn at(&self, hole: Hole) -> Seeds {
        self.seeds[hole.index()]
    }

    /// The next hole of the same side, in sowing order.
    pub fn next(&self, hole: Hole) -> Hole {
        let board = self.board();
        board.hole(board.side(hole), (board.own_number(hole) + 1) % board.holes_a_side())
    }

    /// Holes of the side to move, in sowing order.
    pub fn own_holes(&self) -> impl DoubleEndedIterator<Item = Hole> + Clone + use<> {
        self.board().holes_of(self.turn)
    }

    fn of(&self, side: Side) -> &[Seeds] {
        let a_side = 2 * self.columns as usize;
        &self.seeds[side.index() * a_side..][..a_side]
    }

    /// Whether the side has no seeds, and so has lost (§four-rows.wiped-out).
    pub fn wiped_out(&self, side: Side) -> bool {
        self.of(side).iter().all(|&seeds| seeds == 0)
    }

    /// The seeds of the side to move, on which alone its sowing depends.
    pub fn own_seeds(&self) -> OwnHoles {
        self.of(self.turn).iter().copied().collect()
    }

    /// A proof that laps from `start` on never end: no last seed ever falls in an empty hole.
    pub fn never_alone(&self, start: Start) -> bool {
        let own = self.of(self.turn).iter().copied();
        sowing::never_alone(own, self.board().own_number(start.hole).into(), &[1])
    }

    /// Lifts and sows one lap (§four-rows.sow, §four-rows.full-round). Returns the last hole.
    pub fn lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Hole {
        let a_side = 2 * self.columns as usize;
        let first = self.turn.index() * a_side;
        let own = &mut self.seeds[first..first + a_side];
        let mut at = start.hole.index() - first;
        let mut hand = std::mem::take(&mut own[at]);
        sink.event(start.event(hand));
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
        });
        last
    }

    /// Whether the last seed lies with others, so that all are lifted for another lap (§four-rows.relay).
    pub fn occupied_before(&self, last: Hole) -> bool {
        self.at(last) > 1
    }

    /// A lap that is followed by another from an occupied last hole and else by none (§four-rows.relay,
    /// §four-rows.rest).
    pub fn relay_lap<S: Sink>(&mut self, start: Start, sink: &mut S) -> Lap<Hole> {
        let last = self.lap(start, sink);
        if self.occupied_before(last) {
            Lap::Next(Start {
                hole: last,
                why: Why::Relay,
            })
        } else {
            Lap::Over(last)
        }
    }

    /// The facing front hole, if the last seed, alone in `last`, captures it. Tells why not otherwise
    /// (§four-rows.rest).
    pub fn captured_by<S: Sink>(&self, last: Hole, sink: &mut S) -> Option<Hole> {
        let facing = self.board().facing(last);
        let captured = facing.filter(|&facing| self.at(facing) > 0);
        if captured.is_none() {
            let why = if facing.is_none() {
                Rest::BackRow
            } else {
                Rest::FacingEmpty
            };
            sink.event(Event::Rest { hole: last, why });
        }
        captured
    }

    /// Takes the facing front hole and whatever is in the back hole of the same file.
    pub fn capture_file<S: Sink>(&mut self, last: Hole, facing: Hole, sink: &mut S) {
        self.capture(facing, sink);
        if let Some(back) = self.board().behind_facing(last)
            && self.at(back) > 0
        {
            self.capture(back, sink);
        }
    }

    /// Takes all seeds of an opponent's hole. Returns how many.
    pub fn capture<S: Sink>(&mut self, hole: Hole, sink: &mut S) -> Seeds {
        let seeds = self.at(hole);
        self.remove(hole, seeds);
        sink.event(Event::Capture { hole, seeds });
        seeds
    }

    /// Captured seeds leave the board and count for nothing later (§four-rows.captured).
    fn remove(&mut self, hole: Hole, seeds: Seeds) {
        self.seeds[hole.index()] -= seeds;
        self.taken[self.turn.index()] += seeds;
    }

    /// The side to move has earned takes. Should nothing be left to take, the turn is over.
    pub fn owe<S: Sink>(&mut self, takes: Seeds, unit: TakeUnit, sink: &mut S) {
        sink.event(Event::Owe { takes, unit });
        self.owed = takes;
        self.end_turn_when_done(sink);
    }

    /// One take that is owed.
    pub fn take<S: Sink>(&mut self, hole: Hole, unit: TakeUnit, sink: &mut S) {
        let seeds = match unit {
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
        if self.owed == 0 || self.wiped_out(self.turn.opponent()) {
            self.end_turn(sink);
        }
    }

    pub fn end_turn<S: Sink>(&mut self, sink: &mut S) {
        self.owed = 0;
        self.turn = self.turn.opponent();
        sink.event(Event::TurnEnd { next: self.turn });
    }

    /// The side to move has made a sowing that never ends, and loses by it.
    pub fn lose(&mut self) {
        self.lost = Some(self.turn);
    }

    /// The outcome that can be read off the board alone.
    pub fn decided(&self) -> Option<Outcome> {
        if let Some(loser) = self.lost {
            return Some(Outcome::lost_by(loser, Reason::EndlessSowing));
        }
        let loser = Side::ALL.into_iter().find(|&side| self.wiped_out(side))?;
        Some(Outcome::lost_by(loser, Reason::WipedOut))
    }

    /// The key of the position, `game` being what the game adds of its own.
    pub fn key(&self, game: u64) -> u64 {
        let lost = self.lost.map_or(0, |side| 1 + side as u64);
        let rest = [self.turn as u64, lost, self.endless as u64, self.columns.into()];
        let rest = rest.into_iter().fold(game, |key, part| key << 8 | part);
        position::key_of(self.seeds(), rest << 16 | u64::from(self.owed))
    }

    /// A take from each occupied hole of the opponent (§N-2, §S-4).
    pub fn takes(&self) -> MoveList {
        self.board()
            .holes_of(self.turn.opponent())
            .filter(|&hole| self.at(hole) > 0)
            .map(Move::Take)
            .collect()
    }

    /// Sowings of all own holes that hold two or more.
    pub fn heaps(&self) -> MoveList {
        self.own_holes()
            .filter(|&hole| self.at(hole) >= 2)
            .map(Move::Sow)
            .collect()
    }

    /// Sowings of all own singles whose next hole is occupied, or is empty.
    pub fn singles(&self, next_occupied: bool) -> MoveList {
        let fits = |&hole: &Hole| self.at(hole) == 1 && (self.at(self.next(hole)) > 0) == next_occupied;
        self.own_holes().filter(fits).map(Move::Sow).collect()
    }

    /// The sowings of Nakabili and Kabwanga: holes with two or more; else singles that join an occupied hole; else any
    /// single (§nakabili.choose, §nakabili.mutwi, §nakabili.join, §nakabili.step, §kabwanga.choose, §kabwanga.singles).
    pub fn join_sowings(&self) -> MoveList {
        let joining = || Some(self.singles(true)).filter(|moves| !moves.is_empty());
        Some(self.heaps())
            .filter(|moves| !moves.is_empty())
            .or_else(joining)
            .unwrap_or_else(|| self.singles(false))
    }

    /// Why a single is not among the [`join_sowings`](FourRows::join_sowings).
    pub fn not_joining(&self) -> Refusal {
        match (self.mutwi(), self.heaps().is_empty()) {
            (Some(_), _) => Refusal::Mutwi,
            (None, false) => Refusal::Single,
            (None, true) => Refusal::MustJoin,
        }
    }

    /// *Mutwi*, "the head" (§nakabili.mutwi, §kabwanga.singles): the only own hole with two, when every other occupied
    /// one has one.
    pub fn mutwi(&self) -> Option<Hole> {
        let mut heads = self.own_holes().filter(|&hole| self.at(hole) >= 2);
        let head = heads.next()?;
        (self.at(head) == 2 && heads.next().is_none()).then_some(head)
    }
}

/// A game on four rows: what each says of its own. The rest of [`Position`] is the same for all three.
pub(crate) trait FourRowGame: Position + Laps<Last = Hole> {
    const GAME: Game;

    fn rows(&self) -> &FourRows;

    fn rows_mut(&mut self) -> &mut FourRows;

    /// What one take removes.
    fn unit(&self) -> TakeUnit;

    /// Whether South and North have captured before, where that matters.
    fn captured_before(&self) -> [bool; 2] {
        [false; 2]
    }

    /// What the game adds of its own to the key of a position.
    fn own_key(&self) -> u64;

    /// The hole that must be played as the head, in the games that know it.
    fn head(&self) -> Option<Hole> {
        None
    }

    /// The sowings that the rules offer, or a pass.
    fn sowings(&self) -> MoveList;

    /// Why an occupied own hole is not among the sowings.
    fn no_sowing(&self, hole: Hole) -> Refusal;

    /// What follows a sowing whose last seed lies alone in `last`: captures, takes owed, the end of the turn.
    fn after_sowing<S: Sink>(&mut self, last: Hole, sink: &mut S);
}

impl<G: FourRowGame> Position for G {
    fn game(&self) -> Game {
        G::GAME
    }

    fn board(&self) -> Board {
        self.rows().board()
    }

    fn seeds(&self) -> &[Seeds] {
        self.rows().seeds()
    }

    fn turn(&self) -> Side {
        self.rows().turn
    }

    fn owed(&self) -> Seeds {
        self.rows().owed
    }

    fn take_unit(&self) -> TakeUnit {
        self.unit()
    }

    fn taken(&self) -> [Seeds; 2] {
        self.rows().taken
    }

    fn has_captured(&self) -> [bool; 2] {
        self.captured_before()
    }

    fn mutwi(&self) -> Option<Hole> {
        self.head()
    }

    fn key(&self) -> u64 {
        self.rows().key(self.own_key())
    }

    fn endless(&self) -> Endless {
        self.rows().endless
    }

    fn no_end(&self, hole: Hole) -> Option<NoEnd> {
        sowing::no_end(self, hole)
    }

    fn decided(&self) -> Option<Outcome> {
        self.rows().decided()
    }

    fn candidates(&self) -> MoveList {
        if self.owed() > 0 {
            self.rows().takes()
        } else {
            self.sowings()
        }
    }

    fn not_offered(&self, hole: Hole) -> Refusal {
        self.no_sowing(hole)
    }

    fn play_candidate<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), NoEnd> {
        match mv {
            Move::Sow(hole) => match sowing::sow(self, hole, self.endless(), sink) {
                Ok(last) => self.after_sowing(last, sink),
                Err(no_end) => {
                    self.rows_mut().lose();
                    return Err(no_end);
                }
            },
            Move::Take(hole) => {
                let unit = self.unit();
                self.rows_mut().take(hole, unit, sink);
            }
            Move::Pass => {
                sink.event(Event::Pass);
                self.rows_mut().end_turn(sink);
            }
        }
        Ok(())
    }
}
