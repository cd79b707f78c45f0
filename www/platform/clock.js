// The one place from which the page takes time: what has passed, what is due later, the next picture, the date. It asks the
// browser's own functions at each call, so that whoever replaces these, as browser tests do, moves the whole page.

/** Calls off what was to be done. @typedef {() => void} Cancel */

/**
 * Where time comes from; unit tests have their own.
 * @typedef {object} Clock
 * @property {() => number} now  milliseconds since some moment; never put back, as the date may be
 * @property {(ms: number, work: () => void) => Cancel} after  does something once, later
 * @property {(work: () => void) => Cancel} frame  does something before the next picture is drawn
 */

/** @type {Clock} */
export const clock = {
  now: () => performance.now(),
  after(ms, work) {
    const id = setTimeout(work, ms);
    return () => clearTimeout(id);
  },
  frame(work) {
    const id = requestAnimationFrame(work);
    return () => cancelAnimationFrame(id);
  },
};

/** The day and the hour. */
export const date = () => new Date();

/** Gives way to whatever else the page has to do. @returns {Promise<void>} */
export const giveWay = () => new Promise((done) => clock.after(0, done));

/** One thing to be done later: set once more, only the last counts. */
export class Timer {
  #clock;
  /** @type {Cancel | null} */ #cancel = null;

  constructor(from = clock) {
    this.#clock = from;
  }

  get running() {
    return this.#cancel !== null;
  }

  /** @param {number} ms @param {() => void} work */
  set(ms, work) {
    this.stop();
    this.#cancel = this.#clock.after(ms, () => {
      this.#cancel = null;
      work();
    });
  }

  stop() {
    this.#cancel?.();
    this.#cancel = null;
  }
}
