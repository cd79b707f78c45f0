// The one door to the core. A trap in WebAssembly poisons its instance: whatever comes after may be wrong. So after anything
// that is not a plain problem report, the module is loaded afresh, and the game is restored from its last saved text.

import init, * as glue from "./core/mancala.js";

/** @import {Problem} from '../src/boundary.js' */
/** @typedef {typeof glue} Api */

/** Thrown when the core has failed and `Core.restart` is due. */
export class Crash extends Error {}

/**
 * Whether something thrown is the core's report on a problem, rather than a fault.
 * @param {unknown} thrown
 * @returns {thrown is Problem}
 */
export const isProblem = (thrown) => typeof (/** @type {any} */ (thrown)?.code) === "string";

/** The core, loaded. */
export class Core {
  /** The one that the page runs on, once it is loaded. @type {Core} */ static current;

  /** @type {Api} */ #api = glue;
  #restarts = 0;

  static async load() {
    await init();
    Core.current = new Core();
    return Core.current;
  }

  /**
   * Does something with the core.
   * @template T
   * @param {(api: Api) => T} work
   * @returns {T}
   * @throws {Problem | Crash}
   */
  call(work) {
    try {
      return work(this.#api);
    } catch (thrown) {
      if (isProblem(thrown)) throw thrown;
      throw new Crash("the core has failed", { cause: thrown });
    }
  }

  /** Loads a fresh instance. The glue keeps its instance for itself, hence another address for it. */
  async restart() {
    this.#restarts += 1;
    /** @type {Api} */
    const fresh = await import(`./core/mancala.js?restart=${this.#restarts}`);
    await fresh.default();
    this.#api = fresh;
  }
}
