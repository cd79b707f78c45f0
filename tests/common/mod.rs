//! Positions set up, played and read by own numbers (§four-rows.holes), so that a test reads like the rule book. In
//! Embeli the numbers are those of the ring (§embeli.ring).

// Each test file is a separate program and uses only some of this.
#![allow(dead_code)]

pub mod random;

use mancala::games::setup::SetupError;
use mancala::games::sowing::NoEnd;
use mancala::outcome::{Reason, Refusal};
use mancala::record::ActError;
use mancala::{Board, Event, Game, Hole, Move, Options, Outcome, Position, Record, Seeds, Setup, Side};

pub use mancala::Side::{North, South};

/// The game with some choices made.
pub fn options(game: Game, choices: &[(&str, &str)]) -> Options {
    let mut options = Options::standard(game);
    for (key, value) in choices {
        options.set(key, value).unwrap();
    }
    options
}

/// The hole that `side` calls by this number.
pub fn hole(board: Board, side: Side, number: u8) -> Hole {
    match board {
        Board::FourRows { .. } => board.hole(side, number),
        Board::Ring => Hole(number),
    }
}

/// A set-up in progress: at first an empty board with South to move, where both sides have captured before.
pub struct Layout(pub Setup);

impl Layout {
    pub fn of(game: Game) -> Layout {
        Layout::with(game, &[])
    }

    pub fn with(game: Game, choices: &[(&str, &str)]) -> Layout {
        let mut setup = Setup::standard(options(game, choices));
        setup.seeds.fill(0);
        setup.has_captured = [game == Game::Nakabili; 2];
        Layout(setup)
    }

    fn put(mut self, side: Side, holes: &[(u8, Seeds)]) -> Layout {
        for &(number, seeds) in holes {
            let hole = hole(self.0.options.board(), side, number);
            self.0.seeds[hole.index()] = seeds;
        }
        self
    }

    pub fn south(self, holes: &[(u8, Seeds)]) -> Layout {
        self.put(South, holes)
    }

    pub fn north(self, holes: &[(u8, Seeds)]) -> Layout {
        self.put(North, holes)
    }

    /// Single seeds in these holes.
    pub fn south_singles(self, holes: &[u8]) -> Layout {
        let singles: Vec<_> = holes.iter().map(|&hole| (hole, 1)).collect();
        self.put(South, &singles)
    }

    pub fn north_singles(self, holes: &[u8]) -> Layout {
        let singles: Vec<_> = holes.iter().map(|&hole| (hole, 1)).collect();
        self.put(North, &singles)
    }

    /// All holes of a side, as the rule book prints them: `back row | front row`, in Embeli `row | nti`.
    pub fn rows(mut self, side: Side, rows: &str) -> Layout {
        let (holes, seeds) = (self.0.options.board().holes_of(side), numbers(rows));
        assert_eq!(holes.clone().count(), seeds.len());
        for (hole, seeds) in holes.zip(seeds) {
            self.0.seeds[hole.index()] = seeds;
        }
        self
    }

    /// Seeds by ring numbers (Embeli).
    pub fn ring(self, holes: &[(u8, Seeds)]) -> Layout {
        self.put(South, holes)
    }

    /// Closed holes (Embeli).
    pub fn closed(mut self, holes: &[u8]) -> Layout {
        self.0.closed = holes.iter().copied().map(Hole).collect();
        self
    }

    pub fn north_begins(mut self) -> Layout {
        self.0.turn = North;
        self
    }

    /// Nobody has captured yet (Nakabili).
    pub fn no_captures_yet(mut self) -> Layout {
        self.0.has_captured = [false; 2];
        self
    }

    pub fn table(self) -> Table {
        Table(Record::new(self.0).unwrap())
    }

    pub fn refused(self) -> SetupError {
        Record::new(self.0).unwrap_err()
    }
}

/// The numbers in a text, whatever separates them.
pub fn numbers(text: &str) -> Vec<Seeds> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().unwrap())
        .collect()
}

/// A game in play, with moves and holes given by own numbers.
pub struct Table(pub Record);

impl Table {
    /// The standard set-up.
    pub fn start(game: Game, choices: &[(&str, &str)]) -> Table {
        Table(Record::new(Setup::standard(options(game, choices))).unwrap())
    }

    pub fn board(&self) -> Board {
        self.0.position().board()
    }

    pub fn turn(&self) -> Side {
        self.0.position().turn()
    }

    pub fn owed(&self) -> Seeds {
        self.0.position().owed()
    }

    pub fn taken(&self) -> [Seeds; 2] {
        self.0.position().taken()
    }

    fn own(&self, number: u8) -> Hole {
        hole(self.board(), self.turn(), number)
    }

    fn theirs(&self, number: u8) -> Hole {
        hole(self.board(), self.turn().opponent(), number)
    }

    pub fn play(&mut self, mv: Move) -> Vec<Event> {
        let mut events = Vec::new();
        self.0.play(mv, &mut events).unwrap();
        events
    }

    /// Sows one's own hole.
    pub fn sow(&mut self, number: u8) -> Vec<Event> {
        self.play(Move::Sow(self.own(number)))
    }

    /// Takes from the opponent's hole.
    pub fn take(&mut self, number: u8) -> Vec<Event> {
        self.play(Move::Take(self.theirs(number)))
    }

    pub fn pass(&mut self) -> Vec<Event> {
        self.play(Move::Pass)
    }

    pub fn resign(&mut self) {
        self.0.resign(&mut ()).unwrap();
    }

    /// The numbers of the holes that can be sown or taken from.
    pub fn legal(&self) -> Vec<u8> {
        let number = |hole: Hole| match self.board() {
            Board::Ring => hole.0,
            board @ Board::FourRows { .. } => board.own_number(hole),
        };
        let moves = self.0.position().legal_moves();
        moves
            .iter()
            .map(|mv| match *mv {
                Move::Sow(hole) | Move::Take(hole) => number(hole),
                Move::Pass => panic!("only a pass is legal"),
            })
            .collect()
    }

    pub fn only_pass_is_legal(&self) -> bool {
        self.0.position().legal_moves()[..] == [Move::Pass]
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        let refusal = self.0.refusal(mv);
        let error = self.0.clone().play(mv, &mut ()).err();
        let told = error.map(|error| match error {
            ActError::Illegal(illegal) => illegal.refusal,
            other => panic!("{other}"),
        });
        assert_eq!(refusal, told, "a move is refused for the reason given before");
        refusal
    }

    /// Why one's own hole cannot be sown.
    pub fn no_sow(&self, number: u8) -> Option<Refusal> {
        self.refusal(Move::Sow(self.own(number)))
    }

    /// Why the opponent's hole cannot be taken from.
    pub fn no_take(&self, number: u8) -> Option<Refusal> {
        self.refusal(Move::Take(self.theirs(number)))
    }

    pub fn no_pass(&self) -> Option<Refusal> {
        self.refusal(Move::Pass)
    }

    pub fn no_play(&self, mv: Move) -> Option<Refusal> {
        self.refusal(mv)
    }

    /// The sowing of one's own hole never ends.
    pub fn never_ends(&self, number: u8) -> bool {
        matches!(self.0.position().no_end(self.own(number)), Some(NoEnd::Endless))
    }

    /// Seeds of a side's hole.
    pub fn at(&self, side: Side, number: u8) -> Seeds {
        self.0.position().seeds()[hole(self.board(), side, number).index()]
    }

    /// All holes of a side.
    pub fn rows(&self, side: Side) -> Vec<Seeds> {
        self.board()
            .holes_of(side)
            .map(|hole| self.0.position().seeds()[hole.index()])
            .collect()
    }

    /// The occupied holes of a side with their seeds.
    pub fn occupied(&self, side: Side) -> Vec<(u8, Seeds)> {
        (0..).zip(self.rows(side)).filter(|&(_, seeds)| seeds > 0).collect()
    }

    /// The closed holes (Embeli).
    pub fn closed(&self) -> Vec<u8> {
        let holes = self.board().holes();
        holes
            .filter(|&hole| self.0.position().is_closed(hole))
            .map(|hole| hole.0)
            .collect()
    }

    pub fn store(&self) -> Seeds {
        self.0.position().store()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    pub fn won_by(&self, side: Side, reason: Reason) -> bool {
        self.outcome() == Some(Outcome::lost_by(side.opponent(), reason))
    }

    pub fn drawn(&self) -> bool {
        let draw = Outcome {
            winner: None,
            reason: Reason::Repetition,
        };
        self.outcome() == Some(draw)
    }
}

/// Laps told by a turn's events.
pub fn laps(events: &[Event]) -> usize {
    let starts = |event: &&Event| matches!(event, Event::Lift { .. } | Event::Relay { .. } | Event::Ahead { .. });
    events.iter().filter(starts).count()
}

/// Where the last seed of the sowing fell, and how many seeds lie there.
pub fn last_seed(events: &[Event]) -> (Hole, Seeds) {
    let ends = events.iter().rev().find_map(|event| match *event {
        Event::LapEnd { hole, seeds, .. } => Some((hole, seeds)),
        _ => None,
    });
    ends.expect("a lap ends in a hole")
}

/// Holes captured, with their seeds.
pub fn captures(events: &[Event]) -> Vec<(Hole, Seeds)> {
    let captures = events.iter().filter_map(|event| match *event {
        Event::Capture { hole, seeds, .. } => Some((hole, seeds)),
        _ => None,
    });
    captures.collect()
}

/// Takes that the turn has earned.
pub fn takes_earned(events: &[Event]) -> Option<Seeds> {
    events.iter().find_map(|event| match *event {
        Event::Owe { takes, .. } => Some(takes),
        _ => None,
    })
}

/// The digits of share codes.
pub const DIGITS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A code with its checksum: 32-bit FNV-1a, the three lowest digits in base 62.
pub fn sealed(body: &str) -> String {
    let mut hash: u32 = 2_166_136_261;
    for byte in body.bytes() {
        hash = (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    }
    let mut code = body.to_owned();
    for _ in 0..3 {
        code.push(char::from(DIGITS.as_bytes()[hash as usize % 62]));
        hash /= 62;
    }
    code
}

/// All links that are kept in `tests/links/`: those with a place, and bare codes.
pub fn kept_links() -> Vec<&'static str> {
    let places = include_str!("../links/places.txt").lines();
    let codes = include_str!("../links/v1.txt").lines();
    places
        .chain(codes)
        .filter_map(|line| line.split(' ').next())
        .filter(|link| link.starts_with('1'))
        .collect()
}
