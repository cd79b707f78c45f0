//! A game as played: its set-up and its moves, with undo and redo.
//!
//! The record keeps the position after every move, so going back costs nothing and repetition is easy to see.

use thiserror::Error;

use crate::event::{Event, Sink};
use crate::games::any::AnyPosition;
use crate::games::position::Position;
use crate::games::setup::{Setup, SetupError};
use crate::hole::{Seeds, Side};
use crate::moves::Move;
use crate::outcome::{IllegalMove, Outcome, Reason, Refusal};

/// The most acts of a record. Random games of 4×36 need about a thousand; a nonsense link must not keep the page busy.
pub const MAX_ACTS: usize = 20_000;

/// What a player does: a move, or resigning at his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A move of the side to move.
    Move(Move),
    /// The side to move resigns.
    Resign,
}

/// A game from its set-up to the present, with its undone acts.
///
/// # Examples
/// ```
/// use mancala::{Game, Hole, Move, Options, Record, Setup, Side};
///
/// let mut game = Record::new(Setup::standard(Options::standard(Game::Kabwanga)))?;
/// game.play(Move::Sow(Hole(0)), &mut ())?;
/// game.resign(&mut ())?;
/// assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::South));
///
/// game.undo();
/// assert_eq!((game.acts().len(), game.undone().len(), game.outcome()), (1, 1, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    setup: Setup,
    /// All acts; the undone ones come last.
    acts: Vec<Act>,
    /// The position before each act played, and the present one: one more than acts played. Resigning repeats it.
    positions: Vec<AnyPosition>,
    outcome: Option<Outcome>,
}

/// One turn: a sowing with the takes it earned, a pass, or resigning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn.
    pub side: Side,
    /// Its acts.
    pub acts: Vec<Act>,
    /// What happened.
    pub events: Vec<Event>,
    /// False while takes are owed.
    pub complete: bool,
}

/// Why a record cannot take another act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ActError {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The game is over, so nobody can resign.
    #[error("the game is over")]
    Over,
    /// The record already has [`MAX_ACTS`].
    #[error("a record holds at most {MAX_ACTS} acts")]
    Full,
}

impl Record {
    /// A new game.
    ///
    /// # Errors
    /// [`SetupError`] when the set-up cannot be played.
    pub fn new(setup: Setup) -> Result<Record, SetupError> {
        let position = setup.position()?;
        Ok(Record {
            setup,
            acts: Vec::new(),
            positions: vec![position],
            outcome: None,
        })
    }

    /// How the game started.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        self.positions.last().expect("there is always a present position")
    }

    /// The positions before the present one since seeds last left the board: only these can repeat.
    #[must_use]
    pub fn history(&self) -> &[AnyPosition] {
        let seeds = |position: &AnyPosition| position.seeds().iter().sum::<Seeds>();
        let now = seeds(self.position());
        let before = &self.positions[..self.positions.len() - 1];
        let same = before
            .iter()
            .rev()
            .take_while(|position| seeds(position) == now)
            .count();
        &before[before.len() - same..]
    }

    /// The acts played so far.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts[..self.positions.len() - 1]
    }

    /// The acts that were undone and can be redone, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Act] {
        &self.acts[self.positions.len() - 1..]
    }

    /// All acts, the undone ones at the end.
    pub(crate) fn all_acts(&self) -> &[Act] {
        &self.acts
    }

    /// How the game ended, if it has: by the position's own rules, by repetition, or by resigning.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Why the side to move may not play `mv` now; None when it may.
    #[must_use]
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        self.outcome
            .map(|_| Refusal::Over)
            .or_else(|| self.position().refusal(mv))
    }

    /// Plays a move and tells the sink what happens.
    ///
    /// # Errors
    /// [`ActError`] with the reason; nothing has changed then.
    pub fn play<S: Sink>(&mut self, mv: Move, sink: &mut S) -> Result<(), ActError> {
        self.act(Act::Move(mv), sink)
    }

    /// The side to move resigns.
    ///
    /// # Errors
    /// [`ActError::Over`] when the game is over.
    pub fn resign<S: Sink>(&mut self, sink: &mut S) -> Result<(), ActError> {
        self.act(Act::Resign, sink)
    }

    /// Plays an act and tells the sink what happens. Undone acts can still be redone only if the act agrees with the
    /// first of them.
    ///
    /// # Errors
    /// [`ActError`] with the reason; nothing has changed then.
    pub fn act<S: Sink>(&mut self, act: Act, sink: &mut S) -> Result<(), ActError> {
        self.check(act)?;
        if self.undone().first() != Some(&act) {
            self.acts.truncate(self.positions.len() - 1);
            self.acts.push(act);
        }
        self.step(act, sink);
        Ok(())
    }

    fn check(&self, act: Act) -> Result<(), ActError> {
        if self.positions.len() > MAX_ACTS {
            return Err(ActError::Full);
        }
        match act {
            Act::Resign if self.outcome.is_some() => Err(ActError::Over),
            Act::Resign => Ok(()),
            Act::Move(mv) => match self.refusal(mv) {
                Some(refusal) => Err(IllegalMove { mv, refusal }.into()),
                None => Ok(()),
            },
        }
    }

    /// Carries out a checked act.
    fn step<S: Sink>(&mut self, act: Act, sink: &mut S) {
        let mut position = self.position().clone();
        self.outcome = match act {
            Act::Resign => Some(Outcome::lost_by(position.turn(), Reason::Resigned)),
            Act::Move(mv) => {
                position.play_unchecked(mv, sink);
                position.outcome().or_else(|| {
                    self.positions.contains(&position).then_some(Outcome {
                        winner: None,
                        reason: Reason::Repetition,
                    })
                })
            }
        };
        self.positions.push(position);
        if let Some(outcome) = self.outcome {
            sink.event(Event::End { outcome });
        }
    }

    /// Takes back the last take of an unfinished turn, or else the whole last turn. False when there is nothing to
    /// undo.
    pub fn undo(&mut self) -> bool {
        let unfinished = self.position().owed() > 0 && self.outcome.is_none();
        let back_to = match self.acts().last() {
            None => return false,
            Some(_) if unfinished => self.acts().len() - 1,
            Some(_) => *self.turn_starts().last().expect("some act starts a turn"),
        };
        self.go_back_to(back_to);
        true
    }

    /// Takes back all but the first `turns` turns. They can be redone.
    pub fn go_back_to_turn(&mut self, turns: usize) {
        if let Some(&acts) = self.turn_starts().get(turns) {
            self.go_back_to(acts);
        }
    }

    /// The present position as a set-up. A set-up cannot express owed takes: while there are any, it is the position
    /// before the turn.
    #[must_use]
    pub fn present_setup(&self) -> Setup {
        let unfinished = self.position().owed() > 0;
        let position = match self.turn_starts().last() {
            Some(&act) if unfinished => self.position_before(act),
            _ => self.position(),
        };
        Setup {
            options: self.setup.options,
            seeds: position.seeds().to_vec(),
            closed: position.closed_holes(),
            store: position.store(),
            taken: position.taken(),
            has_captured: position.has_captured(),
            turn: position.turn(),
        }
    }

    /// Takes back all but the first `acts` acts, which may split a turn. They can be redone.
    pub(crate) fn go_back_to(&mut self, acts: usize) {
        if acts < self.acts().len() {
            self.positions.truncate(acts + 1);
            // Acts were played from here, so the game was not over.
            self.outcome = None;
        }
    }

    /// Plays again what [`undo`](Record::undo) took back. False when there is nothing to redo.
    pub fn redo(&mut self) -> bool {
        let unfinished = self.position().owed() > 0;
        let mut again = false;
        while let Some(&act) = self.undone().first() {
            if again && (unfinished || starts_turn(act)) {
                break;
            }
            self.step(act, &mut ());
            again = true;
        }
        again
    }

    /// For each turn, the index of its first act.
    #[must_use]
    pub fn turn_starts(&self) -> Vec<usize> {
        (0..self.acts().len())
            .filter(|&at| starts_turn(self.acts[at]))
            .collect()
    }

    /// The position before an act, or the present one.
    #[must_use]
    pub fn position_before(&self, act: usize) -> &AnyPosition {
        &self.positions[act]
    }

    /// The turn whose first act this is.
    #[must_use]
    pub fn turn_from(&self, first_act: usize) -> Turn {
        let mut position = self.positions[first_act].clone();
        let side = position.turn();
        let mut events = Vec::new();
        let rest = &self.acts()[first_act + 1..];
        let len = 1 + rest.iter().position(|&act| starts_turn(act)).unwrap_or(rest.len());
        let acts = &self.acts[first_act..first_act + len];
        for &act in acts {
            if let Act::Move(mv) = act {
                position.play_unchecked(mv, &mut events);
            }
        }
        if first_act + len == self.acts().len()
            && let Some(outcome) = self.outcome
        {
            events.push(Event::End { outcome });
        }
        let complete = position.owed() == 0 || acts == [Act::Resign];
        Turn {
            side,
            acts: acts.to_vec(),
            events,
            complete,
        }
    }
}

/// Whether a turn starts with this act: anything but a take.
fn starts_turn(act: Act) -> bool {
    !matches!(act, Act::Move(Move::Take(_)))
}
