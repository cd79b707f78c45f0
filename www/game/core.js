// The only way to the core. A trap in WebAssembly poisons its instance: nothing it returns afterwards can be trusted.
// So after any error that is not a problem report, the module is loaded afresh and the game restored from its last
// saved text.

/** @import {Problem} from '../../src/wasm/page.js' */

import { core } from "../platform/parts.js";

/** @typedef {Awaited<ReturnType<typeof core>>} Api */

/** Thrown when the core has failed and `Core.restart` is due. */
export class Crash extends Error {}

/**
 * Whether a thrown value is a problem reported by the core rather than a fault.
 * @param {unknown} thrown
 * @returns {thrown is Problem}
 */
export const isProblem = (thrown) => typeof (/** @type {any} */ (thrown)?.code) === "string";

/** A loaded core. */
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
   * Calls the core.
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
