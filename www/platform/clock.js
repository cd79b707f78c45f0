// The page's only source of time: time passed, delays, animation frames, the date. It looks up the browser's functions
// at each call, so a test that replaces them controls the whole page.

/** Cancels what was scheduled. @typedef {() => void} Cancel */

/**
 * The source of time; unit tests supply their own.
 * @typedef {object} Clock
 * @property {() => number} now  milliseconds since some moment; unlike the date, never set back
 * @property {(ms: number, work: () => void) => Cancel} after  runs something once, after a delay
 * @property {(work: () => void) => Cancel} frame  runs something before the next repaint
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

/** The date and time of day. */
export const date = () => new Date();

/** Lets the page do its other work first. @returns {Promise<void>} */
export const giveWay = (from = clock) => new Promise((done) => from.after(0, done));

/** One delayed task: setting it again replaces the one before. */
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
