// The one door to the core. A trap in WebAssembly poisons its instance: whatever comes after may be wrong. So after anything
// that is not a plain problem report, the module is loaded afresh, and the game is restored from its last saved text.

/** @import {Problem} from '../../src/wasm/page.js' */

import { core } from "../platform/parts.js";

/** @typedef {Awaited<ReturnType<typeof core>>} Api */

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

  /** @type {Api} */ #api;
  #restarts = 0;

  /** @param {Api} api */
  constructor(api) {
    this.#api = api;
  }

  static async load() {
    Core.current = new Core(await core(0));
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

  /** Loads a fresh instance. */
  async restart() {
    this.#api = await core(++this.#restarts);
  }
}
