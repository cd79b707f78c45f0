// Modes change the game's ways while they are on: the marker, a prediction, a hint … Each is a part that is loaded when somebody
// asks for it, and says what it has to say on four questions: what is decided, seen, said and marked. Which of them comes first
// stands here, so that nothing depends on what was loaded first.

/** @import {Hole, Position} from '../../src/wasm/page.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Keepable} from '../game/library.js' */
/** @import {Change} from '../game/player.js' */

/** What somebody wants: to press a hole, to sow it, or an action. @typedef {{press?: Press, sow?: Hole, action?: string}} Deed */

/** What a hole is called, and whether pressing it does something. @typedef {{label: string, can: boolean}} HoleName */

/**
 * What stands in place of whose turn it is, and of the caption; what those who listen hear before the caption, and after it.
 * @typedef {'turn' | 'caption' | 'news' | 'next'} Topic
 */

/**
 * A mode leaves out what it leaves alone.
 * @typedef {object} Mode
 * @property {(deed: Deed) => boolean} [decide]  true: it has dealt with it
 * @property {(position: Position) => Position} [see]  what of a position can be played at the screen
 * @property {(topic: Topic) => string | null} [say]
 * @property {(marks: Marks) => void} [mark]
 * @property {(hole: Hole, name: HoleName) => HoleName} [name]
 * @property {boolean} [secret]  nothing that lies ahead may be told
 * @property {boolean} [holding]  a sowing is held back: nothing else can be played
 * @property {boolean} [byItself]  the game goes on by itself
 * @property {number | null} [elsewhere]  the board shows not the game but what could follow so many turns of it
 * @property {() => Keepable | null} [store]  all of the game that may be stored now
 * @property {(what: Change) => void} [shown]  the board shows something else
 * @property {() => void} [forget]  the game has become another one, or has been changed by something else than a move
 */

/**
 * The modes in their order. The first one decides, and has the last word on what is said, marked and named.
 * @typedef {typeof ORDER[number]} ModeName
 */
export const ORDER = /** @type {const} */ ([
  // What a frame in another page cannot do, nobody in it can.
  "frame",
  // Whoever has taken the marker in hand means to mark, whatever the board shows: a question, which then is not answered, or what is
  // expected, which then does not refuse. Escape puts the marker away before it ends anything else. A hint stays: marks are notes on
  // the same board.
  "marker",
  // While a question is open every press is an answer to it, be it the computer's sowing that is held back. Hint, analysis and preview
  // tell nothing then.
  "prediction",
  // On the board stands what is expected, not the game: no hole can be played, no hint is true there.
  "expected",
  // A hint was asked for, the analysis is only there, and what a hole would do is told of each that is pointed at. A press takes a
  // hint away, and still is a press.
  "hint",
  "analysis",
  // Play, before the lap that a link is about, shows this lap, also where the computer would go on with its game.
  "lap",
  // What the computer thinks and sows is not for others to play, so there is nothing to preview either.
  "computer",
  "preview",
  // Offers to send a turn when all else is done.
  "post",
]);

/** The modes that are loaded. */
export class Modes {
  /** @type {{at: number, mode: Mode}[]} */ #loaded = [];

  /**
   * @param {ModeName} name
   * @param {Mode} mode
   */
  add(name, mode) {
    this.#loaded.push({ at: ORDER.indexOf(name), mode });
    this.#loaded.sort((one, other) => one.at - other.at);
  }

  /** @template T @param {(mode: Mode) => T} ask @returns {NonNullable<T> | null} the first answer */
  #first(ask) {
    for (const { mode } of this.#loaded) {
      const answer = ask(mode);
      if (answer !== undefined && answer !== null && answer !== false) return answer;
    }
    return null;
  }

  /** Calls the last one first: the first one has the last word. @param {(mode: Mode) => void} work */
  #inward(work) {
    for (const { mode } of [...this.#loaded].reverse()) work(mode);
  }

  /** @param {Deed} deed @returns {boolean} whether a mode has dealt with it */
  decide(deed) {
    return this.#first((mode) => mode.decide?.(deed)) ?? false;
  }

  /** @param {Position} position */
  see(position) {
    this.#inward((mode) => (position = mode.see?.(position) ?? position));
    return position;
  }

  /** @param {Topic} topic */
  say(topic) {
    return this.#first((mode) => mode.say?.(topic) || null);
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.#inward((mode) => mode.mark?.(marks));
    return marks;
  }

  /** @param {Hole} hole @param {HoleName} name */
  name(hole, name) {
    this.#inward((mode) => (name = mode.name?.(hole, name) ?? name));
    return name;
  }

  get secret() {
    return this.#first(({ secret }) => secret) ?? false;
  }

  get holding() {
    return this.#first(({ holding }) => holding) ?? false;
  }

  get byItself() {
    return this.#first(({ byItself }) => byItself) ?? false;
  }

  get elsewhere() {
    return this.#first(({ elsewhere }) => elsewhere);
  }

  store() {
    return this.#first((mode) => mode.store?.());
  }

  /** @param {Change} what */
  shown(what) {
    for (const { mode } of this.#loaded) mode.shown?.(what);
  }

  forget() {
    for (const { mode } of this.#loaded) mode.forget?.();
  }
}
