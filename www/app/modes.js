// Modes change how the game behaves while they are on: the marker, a prediction, a hint … Each is a part that is loaded
// on demand, with answers to four questions: what to decide, see, say and mark. Their order is defined here, so that
// nothing depends on which part was loaded first.

/** @import {Hole, Position} from '../../src/wasm/page.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Keepable} from '../game/library.js' */
/** @import {Change} from '../game/player.js' */

/**
 * What somebody wants: to press a hole, to sow it, or to do an action.
 * @typedef {{press?: Press, sow?: Hole, action?: string}} Deed
 */

/** What a hole is called, and whether pressing it does something. @typedef {{label: string, can: boolean}} HoleName */

/**
 * What replaces whose turn it is, and the caption; what screen readers say before the caption, and after it.
 * @typedef {'turn' | 'caption' | 'news' | 'next'} Topic
 */

/**
 * A mode defines only the hooks that it needs.
 * @typedef {object} Mode
 * @property {(deed: Deed) => boolean} [decide]  handles what somebody wants; returns true when done
 * @property {(position: Position) => Position} [see]  restricts what can be played at the screen
 * @property {(topic: Topic) => string | null} [say]
 * @property {(marks: Marks) => void} [mark]
 * @property {(hole: Hole, name: HoleName) => HoleName} [name]
 * @property {boolean} [secret]  whether the future must not be revealed
 * @property {boolean} [holding]  whether a sowing is held back, so that nothing else can be played
 * @property {boolean} [byItself]  whether the game goes on by itself
 * @property {number | null} [elsewhere]  the board shows not the game but what could follow after this many turns
 * @property {() => Keepable | null} [store]  what of the game may be stored now
 * @property {(what: Change) => void} [shown]  called when the board shows something else
 * @property {() => void} [forget]  called when another game is shown, or this one has changed other than by a move
 */

/**
 * The modes in order. The first one decides, and has the last word on what is said, marked and named.
 * @typedef {typeof ORDER[number]} ModeName
 */
export const ORDER = /** @type {const} */ ([
  // What an embedded board cannot do, no mode in it can.
  "frame",
  // A press with the marker means a mark, whatever the board shows: it does not answer a question, and expected moves
  // do not refuse it. Escape puts the marker away before it ends anything else. A hint stays, because marks are notes
  // on the same board.
  "marker",
  // While a question is open every press answers it, even if the computer's sowing is held back. Hint, analysis and
  // preview say nothing then.
  "prediction",
  // The board shows expected moves, not the game: no hole can be played, and no hint holds there.
  "expected",
  // People ask for a hint, while the analysis is just there, and the preview speaks for every hole that is pointed at.
  // A press removes a hint, and still counts as a press.
  "hint",
  "analysis",
  // Before the lap that a link is about, Play shows only this lap, even where the computer would continue its game.
  "lap",
  // Nobody else can play what the computer thinks and sows, so there is nothing to preview either.
  "computer",
  "preview",
  // Offers to send a turn when all else is done.
  "post",
]);

/** The loaded modes. */
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

  /** Calls the last one first, so that the first one has the last word. @param {(mode: Mode) => void} work */
  #inward(work) {
    for (const { mode } of [...this.#loaded].reverse()) work(mode);
  }

  /** @param {Deed} deed @returns {boolean} whether a mode has handled it */
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
