// A clock that moves only on command.

/** @import {Clock} from '../../../www/platform/clock.js' */

/** Milliseconds between frames. */
const FRAME = 16;

/** @implements {Clock} */
export class StillClock {
  #time = 0;
  /**
   * Tasks that wait for their time or, without one, for the next frame.
   * @type {Set<{due: number | null, work: () => void}>}
   */
  #waiting = new Set();

  now = () => this.#time;
  /** @param {number} ms @param {() => void} work */
  after = (ms, work) => this.#wait({ due: this.#time + ms, work });
  /** @param {() => void} work */
  frame = (work) => this.#wait({ due: null, work });

  /** @param {{due: number | null, work: () => void}} one */
  #wait(one) {
    this.#waiting.add(one);
    return () => void this.#waiting.delete(one);
  }

  /** The number of waiting tasks. */
  get pending() {
    return this.#waiting.size;
  }

  /** Lets time pass, frame by frame. @param {number} ms */
  pass(ms) {
    for (const end = this.#time + ms; this.#time < end; ) this.skip(FRAME);
  }

  /** Lets time pass all at once, as while a tab sleeps. @param {number} ms */
  skip(ms) {
    this.#time += ms;
    for (const one of [...this.#waiting]) {
      if (one.due !== null && one.due > this.#time) continue;
      if (this.#waiting.delete(one)) one.work();
    }
  }
}
