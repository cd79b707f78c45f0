// Thinks in a worker, so that the page never waits. One thought at a time: the next question ends the one before.

/** @import {Move} from '../../src/wasm/page.js' */
/** @import {Found} from '../core/mind.js' */
/** @import {Question, Word} from './worker.js' */

import { bytes, worker } from "../platform/workers.js";

/** What the worker runs. */
const WORKER = "www/computer/worker.js";
const MODULE = "www/core/mind_bg.wasm";

/** Compiled once; each worker gets it ready. @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

function compile() {
  compiled ??= bytes(MODULE).then((code) => WebAssembly.compile(code));
  // What could not be loaded now may be later.
  compiled.catch(() => (compiled = null));
  return compiled;
}

/** The computer player's mind. */
export class Thinker {
  /** @type {Worker | null} */ #worker = null;
  /** Ends the thought that is under way, with what it has to say. @type {((answer: null) => void) | null} */ #cancel =
    null;

  /** Whether a thought is under way. */
  get busy() {
    return this.#cancel !== null;
  }

  /**
   * The moves of a turn, as a level plays them.
   * @param {string} saved  the game, as it is saved
   * @param {number} level  1 to 6
   * @param {number} [ms]  the longest it may think
   * @returns {Promise<Move[] | null>} null when it was stopped
   */
  choose(saved, level, ms = 3000) {
    const chance = Math.floor(Math.random() * 2 ** 32);
    return /** @type {Promise<Move[] | null>} */ (this.#ask({ saved, level, ms, chance }));
  }

  /**
   * What is best at a place of a game.
   * @param {object} place
   * @param {string} place.saved  the game, as it is saved
   * @param {number} place.turns  after so many whole turns
   * @param {number} [place.nodes]  positions that may be looked at
   * @param {number} [place.ms]  the longest it may take
   * @param {boolean} [place.rank]  each move with its own worth, not only the best
   * @param {(found: Found) => void} [told]  hears what was found so far
   * @returns {Promise<Found | null>} null when the game is over there, or when it was stopped
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

  /** Without a worker the next question starts one. */
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
        // Another question may have been asked meanwhile.
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
