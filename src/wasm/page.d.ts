/** The types that cross between the core and the page. Appended to the generated glue's types. */

export type Game = "nakabili" | "kabwanga" | "nsolo" | "embeli";
export type Side = "south" | "north";

/** A hole: its index in `BoardInfo.holes`, `Position.seeds` and everywhere else. */
export type Hole = number;

export interface HoleInfo {
  /** The absolute name on screen, in notation and in speech: `B5`. */
  name: string;
  /** Whose hole it is. */
  side: Side;
  /** `front` and `back` on the boards of four rows; `row` and `nti` in Embeli. */
  row: "front" | "back" | "row" | "nti";
  /** The letter's row counted from South's side: 0 = A. In Embeli 0 = A, 1 = B (both nti), 2 = C. */
  line: number;
  /** Column from the left, from 1, as in the name. */
  column: number;
  /** The next hole in sowing order: round the owner's rows, or round the ring. */
  next: Hole;
  /** The opponent's front hole it faces, and the hole behind that one (own front holes of four rows only). */
  facing: Hole | null;
  behindFacing: Hole | null;
}

export interface BoardInfo {
  shape: "four-rows" | "ring";
  /** Columns of holes: 8 to 36 on four rows, 10 in Embeli. */
  columns: number;
  /** Rows of holes from South's side: 4, or 3 in Embeli. */
  lines: number;
  /** South's holes in sowing order, then North's. */
  holes: HoleInfo[];
}

/** One documented choice of a game's rules, as `first_bonus` with `["3","2"]`. The first value is the standard. */
export interface Choice {
  key: string;
  values: string[];
}

export interface GameInfo {
  game: Game;
  choices: Choice[];
}

/** What a game is like, as far as code outside its own rules needs to know. */
export interface Traits {
  /** Seeds are taken from the opponent and counted. */
  takes: boolean;
  /** A player's first capture earns more than others, so positions note who has captured. */
  firstCapture: boolean;
  /** Holes are closed, and seeds paid into a store. */
  closes: boolean;
}

/** The chosen value of each of the game's choices. Missing keys take the default. */
export type Options = Record<string, string>;

/** What a table was started with. */
export interface GameStart {
  game: Game;
  options: Options;
  begins: Side;
  /** False when the position was set up by hand. */
  standard: boolean;
  /** They depend on the options. */
  traits: Traits;
}

export type Move = { type: "sow"; hole: Hole } | { type: "take"; hole: Hole } | { type: "pass" };

/** What happens in a turn, one thing at a time and in order. */
export type Event =
  /**
   * All seeds of the chosen hole are lifted. Why this one: a free choice, with two seeds or more; mutwi, the head; a
   * single that must join an occupied hole; one that steps because none can join; one that steps because they never
   * join.
   */
  | { type: "lift"; hole: Hole; seeds: number; why: "free" | "mutwi" | "joins" | "steps" | "onlySteps" }
  /** One seed falls in a hole; `inHand` are left. */
  | { type: "sow"; hole: Hole; inHand: number }
  /** The hand passes a hole that gets nothing: one's own closed hole, or (by option) the opponent's nti. */
  | { type: "stepOver"; hole: Hole }
  /** The hand meets a closed hole on the opponent's side: one seed goes into the store. */
  | { type: "toll"; hole: Hole; inHand: number }
  /**
   * The last seed of the lap fell here; the hole now holds `seeds`. `ahead`: the seeds in the next hole if the rules
   * look there, because the sowing may go on from it (Kabwanga).
   */
  | { type: "lapEnd"; hole: Hole; seeds: number; ahead: number | null }
  /**
   * All seeds of the last hole are lifted for the next lap: it was occupied; it was just closed with its four; it holds
   * four, but is a nti, or the player's own, and those are not closed.
   */
  | { type: "relay"; hole: Hole; seeds: number; why: "occupied" | "closed" | "nti" | "own" }
  /** Kabwanga: the last hole was empty, but the hole ahead holds two or more: those are lifted for the next lap. */
  | { type: "ahead"; hole: Hole; seeds: number }
  /** Embeli: the last seed made four: the hole is closed for good. A `relay` with its four seeds follows. */
  | { type: "close"; hole: Hole }
  /** The sowing is over and captures nothing. */
  | { type: "rest"; hole: Hole; why: "backRow" | "facingEmpty" | "empty" | "store" }
  /**
   * All seeds of an opponent's hole leave the board. `emptyBehind`: the hole behind it, if that would be captured, too,
   * but is empty.
   */
  | { type: "capture"; hole: Hole; seeds: number; emptyBehind: Hole | null }
  /** The capture earns the player takes; `possible` may be fewer. */
  | { type: "owe"; takes: number; unit: "hole" | "seed"; possible: number; why: "capture" | "firstCapture" }
  /** A chosen take: a whole hole, or one seed in Nsolo 1975. */
  | { type: "take"; hole: Hole; seeds: number }
  /** Nsolo: all holes single, nothing can move. */
  | { type: "pass" }
  /**
   * The sowing never ends, and its player loses (by option): it has come back to an earlier start of a lap, or that is
   * too far away and it is known by proof.
   */
  | { type: "endless"; hole: Hole; laps: number; repeats: boolean }
  | { type: "turnEnd"; next: Side }
  | { type: "end"; outcome: Outcome };

export interface Outcome {
  /** Null: a draw. */
  winner: Side | null;
  /**
   * wipedOut: the loser has no seeds left. stuck: the loser cannot move (Embeli). allEndless: every hole that the rules
   * offer the loser is endless. noEndFound: the same, but for some of them it is unknown whether they end.
   * endlessSowing: the loser made an endless sowing. repetition: the position came back.
   */
  reason: "wipedOut" | "stuck" | "allEndless" | "noEndFound" | "endlessSowing" | "repetition" | "resigned";
}

/** Why a hole cannot be chosen now. */
export type Refusal =
  /** The game is over. */
  | "over"
  /** Only moves that the page does not offer lead to these. */
  | "noSuchHole"
  | "takesOwed"
  | "nothingOwed"
  | "canMove"
  /** Sowing: the hole is the opponent's. Taking: the hole is one's own. */
  | "notYours"
  | "notTheirs"
  | "empty"
  | "closed"
  /** A single seed while another hole of that side has two or more; in Embeli any single. */
  | "single"
  /** One hole of two and otherwise singles: the head must be played. */
  | "mutwi"
  /** Only singles left, and this one has no occupied next hole while another has (Nakabili, Kabwanga). */
  | "mustJoin"
  /** Only singles left, and the next hole is occupied (Nsolo). */
  | "nextOccupied"
  /** Embeli, by option: a turn may not start in the nti. */
  | "nti"
  /** The sowing would never end. */
  | "endless"
  /**
   * The sowing shows neither an end nor a repeat after some two million laps, so nobody knows. Only dense boards set up
   * by hand do this.
   */
  | "outOfSight";

/** The state of the board, as the page draws it. */
export interface BoardState {
  seeds: number[];
  closed: Hole[];
  store: number;
  /** Seeds taken by South and by North. */
  taken: [number, number];
  turn: Side;
  /** Takes the side to move still has to choose. */
  owed: number;
}

export interface Position extends BoardState {
  outcome: Outcome | null;
  /** In order of the holes. Empty when the game is over. */
  legal: Move[];
  /** For each hole: why it cannot be chosen now, or null when it can. */
  refusals: (Refusal | null)[];
  /** What a take removes: a whole hole or one seed. */
  takeUnit: "hole" | "seed";
  /** Which singles may be sown once nothing else can: those that join an occupied hole, those that step, none. */
  singles: "join" | "step" | "never";
  /** The hole that is mutwi, "the head", when one is. */
  mutwi: Hole | null;
}

/** One turn: a sowing (or pass) with its takes. */
export interface Turn {
  side: Side;
  /** As in `B3:C4,D1`; `resign` when the side resigned. */
  notation: string;
  /** False while takes are owed. */
  complete: boolean;
  before: BoardState;
  events: Event[];
}

/** The state of a game: all that a move may change. */
export interface Standing {
  /** How many turns have been played, including an unfinished one. */
  turns: number;
  /** The last of them, the only one that can have changed. */
  last: Turn | null;
  position: Position;
  canUndo: boolean;
  canRedo: boolean;
  /** The share code of the current game. */
  code: string;
  /** Like `code`, but with undone moves. */
  saved: string;
}

/** A set-up of a board, right or wrong. */
export interface SetupInfo {
  game: Game;
  options: Options;
  seeds: number[];
  closed: Hole[];
  store: number;
  taken: [number, number];
  /** Whether South and North have captured before (Nakabili). */
  captured: [boolean, boolean];
  turn: Side;
}

/** What a move would do. */
export interface Preview {
  events: Event[];
  after: BoardState;
  outcome: Outcome | null;
}

/** One reason why a set-up cannot be played. */
export type SetupFault =
  | { fault: "wrongHoles"; expected: number; found: number }
  | { fault: "tooManySeeds"; found: number; limit: number }
  | { fault: "noSeeds"; side: Side }
  | { fault: "noHoleToClose" | "closedNti" | "closedHoleHasSeeds"; hole: Hole }
  | { fault: "noStore" | "noTakenSeeds" | "noFirstCapture" }
  | { fault: "alreadyOver"; outcome: Outcome };

/** The place in a link: what the link shows of its game. src/link/place.rs has the format. */
export interface Place {
  /** Whole turns before it; null for the end of the game. */
  turns: number | null;
  /** By seed in the turn that follows. */
  steps: number;
  /** Of that turn, from 1, which is to be watched; 0: none. */
  lap: number;
  /** The side at the bottom; null as one likes. */
  bottom: Side | null;
  present: boolean;
  predict: boolean;
  /** The own number of the hole that is asked about. */
  hole: number | null;
  /** It is the reader's turn; then all others have no meaning. */
  yours: boolean;
}

/** A link that was found in a text. */
export interface Link {
  /** The share code, whose checksum fits. */
  code: string;
  /** Null where there is none, or where it cannot be read: then `damaged` is true. */
  place: Place | null;
  damaged: boolean;
}

/** Thrown by everything that can fail. `code` selects the sentence in the page's words. */
export type Problem =
  /**
   * The link holds no game; is of a version not known; is cut off or not of the form; has its capitals and small
   * letters mixed up; was changed on the way.
   */
  | { code: "linkEmpty" | "linkVersion" | "linkDamaged" | "linkCase" | "linkChecksum" }
  /** A move of the link, counted from 1 (sowings and takes), cannot be played. */
  | { code: "linkMove"; number: number; refusal: Refusal }
  | { code: "setup"; faults: SetupFault[] }
  | { code: "illegal"; refusal: Refusal }
  /** The record holds no more moves. */
  | { code: "recordFull" }
  /** A fault of the page: a game, choice, value or move that does not exist. `message` is for developers. */
  | { code: "option"; message: string };
