//! What the positions of all games share: legal moves and outcomes.

use std::fmt::Debug;
use std::hash::Hash;

use crate::board::Board;
use crate::event::{Sink, TakeUnit};
use crate::games::options::{Endless, Game, Options};
use crate::games::sowing::NoEnd;
use crate::games::traits::Singles;
use crate::hole::{Hole, Seeds, Side};
use crate::moves::{Move, MoveList};
use crate::outcome::{IllegalMove, Outcome, Reason, Refusal};

/// A position of one of the games: all that decides what may be played now. It knows nothing of repetition: only a
/// [`Record`](crate::Record) knows the earlier positions.
///
/// # Examples
/// ```
/// use mancala::outcome::Refusal;
/// use mancala::{Event, Game, Hole, Move, Options, Position, Setup, Side};
///
/// let mut position = Setup::standard(Options::standard(Game::Embeli)).position()?;
/// assert_eq!(position.legal_moves().len(), 10);
/// // South's nti is empty.
/// assert_eq!(position.refusal(Move::Sow(Hole(10))), Some(Refusal::Empty));
///
/// let mut events: Vec<Event> = Vec::new();
/// position.play(Move::Sow(Hole(0)), &mut events)?;
/// assert_eq!(events.last(), Some(&Event::TurnEnd { next: Side::North }));
/// assert_eq!((position.turn(), position.outcome()), (Side::North, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Position: Clone + Eq + Hash + Debug {
    /// The game and its choices.
    fn options(&self) -> Options;

    /// Which game it is.
    fn game(&self) -> Game {
        self.options().game()
    }

    /// The board's shape.
    fn board(&self) -> Board;

    /// Seeds of all holes, indexed by [`Hole`].
    fn seeds(&self) -> &[Seeds];

    /// The side to move.
    fn turn(&self) -> Side;

    /// Takes that the side to move still has to choose.
    fn owed(&self) -> Seeds;

    /// What one take removes.
    fn take_unit(&self) -> TakeUnit;

    /// Seeds taken by South and by North.
    fn taken(&self) -> [Seeds; 2];

    /// Whether the hole is closed (Embeli).
    fn is_closed(&self, _hole: Hole) -> bool {
        false
    }

    /// The closed holes (Embeli).
    fn closed_holes(&self) -> Vec<Hole> {
        self.board().holes().filter(|&hole| self.is_closed(hole)).collect()
    }

    /// Seeds in the store (Embeli).
    fn store(&self) -> Seeds {
        0
    }

    /// Whether South and North have captured before, where that matters (Nakabili).
    fn has_captured(&self) -> [bool; 2] {
        [false; 2]
    }

    /// Which single seeds may be sown once nothing else can.
    fn singles(&self) -> Singles;

    /// The hole that is *mutwi*, "the head", and must be played, when there is one (Nakabili, Kabwanga).
    fn mutwi(&self) -> Option<Hole> {
        None
    }

    /// A number that distinguishes positions and rules as far as they affect the course of the game: not by what was
    /// taken. It is the same on every machine.
    fn key(&self) -> u64;

    /// How endless sowings are treated.
    fn endless(&self) -> Endless {
        self.options().endless()
    }

    /// Why sowing this occupied own hole would have no playable end, if so.
    fn no_end(&self, hole: Hole) -> Option<NoEnd>;

    /// The outcome, if the board shows it without trying any sowing.
    fn decided(&self) -> Option<Outcome>;

    /// The moves that the rules offer in a position that is not decided, including holes without an end; in order of
    /// the holes.
    fn candidates(&self) -> MoveList;

    /// Why the rules do not offer a sowing of this own hole, apart from its end. Only called when it is not a
    /// candidate.
    fn not_offered(&self, hole: Hole) -> Refusal;

    /// Plays one of the [`candidates`](Position::candidates) and tells the sink what happens.
    ///
    /// # Errors
    /// [`NoEnd`] when the sowing has none. If it is endless and that [loses](Endless::Loses), the position is then lost
    /// for its player; otherwise it is invalid and must be discarded.
    fn play_candidate<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), NoEnd>;

    /// Plays a legal move. The outcome of an illegal one is undefined, though never a panic for a candidate.
    fn play_unchecked<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        let _ = self.play_candidate(mv, sink);
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason; the position is unchanged, and the sink has received nothing.
    fn play<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), IllegalMove> {
        match self.refusal(mv) {
            Some(refusal) => Err(IllegalMove { mv, refusal }),
            None => {
                self.play_unchecked(mv, sink);
                Ok(())
            }
        }
    }

    /// Why a candidate may not be played, if so: it is endless and that is forbidden (§endless), or it is unknown
    /// whether it ends (§endless.undecided).
    fn barred(&self, candidate: Move) -> Option<Refusal> {
        let Move::Sow(hole) = candidate else { return None };
        match self.no_end(hole)? {
            NoEnd::Endless => (self.endless() == Endless::Forbidden).then_some(Refusal::Endless),
            NoEnd::OutOfSight => Some(Refusal::OutOfSight),
        }
    }

    /// The legal moves in order of the holes; none when the game is over.
    fn legal_moves(&self) -> MoveList {
        if self.decided().is_some() {
            return MoveList::new();
        }
        let mut moves = self.candidates();
        moves.retain(|&mut mv| self.barred(mv).is_none());
        moves
    }

    /// How the game ended, if it has: by the board itself, or because the side to move cannot (§embeli.stuck,
    /// §endless).
    fn outcome(&self) -> Option<Outcome> {
        let decided = self.decided();
        if decided.is_some() {
            return decided;
        }
        let mut reason = Reason::Stuck;
        for candidate in self.candidates() {
            reason = match self.barred(candidate)? {
                Refusal::OutOfSight => Reason::NoEndFound,
                _ if reason == Reason::NoEndFound => reason,
                _ => Reason::AllEndless,
            };
        }
        Some(Outcome::lost_by(self.turn(), reason))
    }

    /// Why a move is not legal; None when it is.
    fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::Over);
        }
        if self.candidates().contains(&mv) {
            return self.barred(mv);
        }
        let board = self.board();
        Some(match mv {
            Move::Sow(hole) | Move::Take(hole) if !board.has(hole) => Refusal::NoSuchHole,
            Move::Sow(_) if self.owed() > 0 => Refusal::TakesOwed,
            Move::Sow(hole) if board.side(hole) != self.turn() => Refusal::NotYours,
            Move::Sow(hole) if self.is_closed(hole) => Refusal::Closed,
            Move::Sow(hole) if self.seeds()[hole.index()] == 0 => Refusal::Empty,
            Move::Sow(hole) => self.not_offered(hole),
            Move::Take(_) if self.owed() == 0 => Refusal::NothingOwed,
            Move::Take(hole) if board.side(hole) == self.turn() => Refusal::NotTheirs,
            Move::Take(_) => Refusal::Empty,
            Move::Pass => Refusal::CanMove,
        })
    }
}

/// The [`key`](Position::key) of these seeds and of `rest`, which holds all else that matters.
pub(crate) fn key_of(seeds: &[Seeds], rest: u64) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let stir = |key: u64, word: u64| {
        let key = (key ^ word).wrapping_mul(ODD);
        key ^ key >> 32
    };
    // Two chains, because each step waits for the one before.
    let (mut one, mut other) = (rest, !rest);
    let words = seeds.chunks_exact(4);
    let end = words
        .remainder()
        .iter()
        .fold(0, |word, &seeds| word << 16 | u64::from(seeds));
    let mut words = words.map(|four| {
        u64::from(four[0]) | u64::from(four[1]) << 16 | u64::from(four[2]) << 32 | u64::from(four[3]) << 48
    });
    while let Some(word) = words.next() {
        one = stir(one, word);
        other = stir(other, words.next().unwrap_or(0));
    }
    stir(stir(stir(one, end), other.rotate_left(32)), 0)
}
