// Thinks about places of a game, one at a time, and remembers the results as long as the game is on the page.

/** @import {Move, Preview} from '../../src/wasm/page.js' */
/** @import {Found} from '../core/mind.js' */
/** @import {Session} from '../game/session.js' */
/** @import {Place} from './places.js' */

import { Thinker } from "../computer/thinker.js";
import { clock, giveWay } from "../platform/clock.js";
import { keyOf, trying } from "./places.js";

/** How many milliseconds the page may work between two frames. */
const SLICE = 6;
/** How long to think about what follows a move, in milliseconds. */
const LINE_TIME = 1500;

/**
 * What is known about a place.
 * @typedef {object} Known
 * @property {Found | null} found  all moves ranked, as far as the search has looked
 * @property {number} spent  thinking time in milliseconds
 * @property {Map<string, Preview>} previews  the effects of moves, by their keys
 * @property {Map<string, Move[]>} lines  what would follow them, from separate searches
 */

export class Studies {
  #clock;
  #thinker = new Thinker();
  /** @type {WeakMap<Session, Map<string, Known>>} */ #known = new WeakMap();
  /** What the thinker is about. @type {object | null} */ #task = null;

  constructor(from = clock) {
    this.#clock = from;
  }

  /** @param {Place} place @returns {Known} */
  known({ session, key }) {
    let places = this.#known.get(session);
    if (!places) this.#known.set(session, (places = new Map()));
    let known = places.get(key);
    if (!known) places.set(key, (known = { found: null, spent: 0, previews: new Map(), lines: new Map() }));
    return known;
  }

  /** Stops thinking at once. */
  stop() {
    this.#task = null;
    this.#thinker.stop();
  }

  /**
   * Ranks the moves of a place, unless that was already done for as long.
   * @param {Place} place
   * @param {number} ms
   * @param {() => void} [told]  called when there is something new
   * @returns {Promise<boolean>} false when stopped or replaced by another question
   */
  async rank(place, ms, told = () => {}) {
    const known = this.known(place);
    if (known.spent >= ms) return true;
    return this.#do(async (going) => {
      const began = this.#clock.now();
      const { saved, turns } = place;
      // An interrupted search starts again from the beginning; deeper results stay until it has caught up.
      const take = (/** @type {Found} */ found) => {
        if (!going() || (known.found && found.depth < known.found.depth)) return;
        known.found = found;
        told();
        if (found.moves.some(({ worth }) => worth.type === "about")) return;
        // Everything is proved: there is nothing more to think about.
        known.spent = ms;
        this.#thinker.stop();
      };
      const found = await this.#thinker.study({ saved, turns, ms, rank: true }, take);
      if (!found || !going() || known.spent >= ms) return;
      take(found);
      known.spent = Math.max(known.spent, this.#clock.now() - began, ms);
    });
  }

  /**
   * Thinks about what would follow a move.
   * @param {Place} place
   * @param {Move} move
   * @returns {Promise<boolean>} false when stopped or replaced by another question
   */
  async follow(place, move) {
    const { lines } = this.known(place);
    const key = keyOf(move);
    if (lines.has(key)) return true;
    return this.#do(async (going) => {
      const after = trying(place, [move], (table) => ({
        saved: table.save(),
        turns: table.turns(),
        over: table.position().outcome !== null,
      }));
      const found = after.over ? { line: [] } : await this.#thinker.study({ ...after, ms: LINE_TIME });
      if (found && going()) lines.set(key, [move, ...found.line]);
    });
  }

  /**
   * Searches the same number of positions at every place, so that places can be compared.
   * @param {Place} place
   * @param {number} nodes
   * @returns {Promise<Found | null>} null when stopped or replaced by another question
   */
  async look({ saved, turns }, nodes) {
    /** @type {Found | null} */
    let found = null;
    await this.#do(async () => {
      found = await this.#thinker.study({ saved, turns, nodes, ms: Infinity });
    });
    return found;
  }

  /**
   * Tries all moves, a few at a time.
   * @param {Place} place
   * @param {() => boolean} wanted  whether it still is; a game that has left the page cannot be asked anything
   * @returns {Promise<void>}
   */
  async preview(place, wanted) {
    const { previews } = this.known(place);
    const { session, position, turns } = place;
    let until = this.#clock.now() + SLICE;
    for (const move of position.legal) {
      if (previews.has(keyOf(move)) || move.type === "pass") continue;
      if (this.#clock.now() > until) {
        await giveWay(this.#clock);
        // The game may have continued meanwhile.
        if (!wanted() || session.saved !== place.saved) return;
        until = this.#clock.now() + SLICE;
      }
      previews.set(keyOf(move), session.preview(move, turns));
    }
  }

  /**
   * @param {(going: () => boolean) => Promise<void>} work
   * @returns {Promise<boolean>} whether it was completed
   */
  async #do(work) {
    const task = {};
    this.#task = task;
    const going = () => this.#task === task;
    await work(going);
    const done = going();
    if (done) this.#task = null;
    return done;
  }
}
