// Thinks in a worker, so that the page never waits. Only one thought at a time: a new question cancels the previous
// one.

/** @import {Move} from '../../src/wasm/page.js' */
/** @import {Found} from '../core/mind.js' */
/** @import {Question, Word} from './worker.js' */

import { bytes, worker } from "../platform/workers.js";

/** The worker's script. */
const WORKER = "www/computer/worker.js";
const MODULE = "www/core/mind_bg.wasm";

/** Compiled once, then passed to each worker. @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

function compile() {
  compiled ??= bytes(MODULE).then((code) => WebAssembly.compile(code));
  // Loading may work the next time.
  compiled.catch(() => (compiled = null));
  return compiled;
}

export class Thinker {
  /** @type {Worker | null} */ #worker = null;
  /** Ends the thought that is under way, with what it has to say. @type {((answer: null) => void) | null} */ #cancel =
    null;

  /** Whether it is thinking. */
  get busy() {
    return this.#cancel !== null;
  }

  /**
   * The moves of a turn, as a level plays them.
   * @param {string} saved  the game as saved
   * @param {number} level  1 to 6
   * @param {number} [ms]  the longest thinking time
   * @returns {Promise<Move[] | null>} null when stopped
   */
  choose(saved, level, ms = 3000) {
    const chance = Math.floor(Math.random() * 2 ** 32);
    return /** @type {Promise<Move[] | null>} */ (this.#ask({ saved, level, ms, chance }));
  }

  /**
   * The best moves at a place in a game.
   * @param {object} place
   * @param {string} place.saved  the game as saved
   * @param {number} place.turns  after this many whole turns
   * @param {number} [place.nodes]  how many positions it may search
   * @param {number} [place.ms]  the longest thinking time
   * @param {boolean} [place.rank]  gives each move a value, not only the best one
   * @param {(found: Found) => void} [told]  called with intermediate results
   * @returns {Promise<Found | null>} null when the game is over there, or when stopped
   */
  study({ saved, turns, nodes = Infinity, ms = 3000, rank = false }, told) {
    return /** @type {Promise<Found | null>} */ (this.#ask({ saved, turns, nodes, ms, rank }, told));
  }

  /** Stops thinking at once. */
  stop() {
    if (!this.#cancel) return;
    this.#end();
    this.#cancel?.(null);
  }

  /** Ends the worker; the next question starts a new one. */
  #end() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /**
   * @param {Question} question
   * @param {(found: Found) => void} [told]
   * @returns {Promise<Move[] | Found | null>}
   */
  async #ask(question, told) {
    this.stop();
    return new Promise((answered, failed) => {
      /** @template T @param {(value: T) => void} settle @returns {(value: T) => void} */
      const once = (settle) => (value) => {
        // There may be another question meanwhile.
        if (this.#cancel === cancel) this.#cancel = null;
        settle(value);
      };
      const cancel = once(answered);
      const fail = once((/** @type {unknown} */ reason) => {
        this.#end();
        failed(reason);
      });
      this.#cancel = cancel;
      compile()
        .then((module) => {
          if (this.#cancel !== cancel) return;
          const mind = (this.#worker ??= start(module));
          mind.onmessage = ({ data }) => {
            const word = /** @type {Word} */ (data);
            if ("found" in word) told?.(word.found);
            else if ("answer" in word) once(answered)(word.answer);
            else fail(new Error(word.failed));
          };
          mind.onerror = ({ message }) => fail(new Error(message || WORKER));
          mind.postMessage(question);
        })
        .catch(fail);
    });
  }
}

/** @param {WebAssembly.Module} module */
function start(module) {
  const mind = worker(WORKER);
  mind.postMessage(module);
  return mind;
}
