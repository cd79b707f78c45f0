// A clock that goes only when it is told to.

/** @import {Clock} from '../../../www/platform/clock.js' */

/** Milliseconds from picture to picture. */
const FRAME = 16;

/** @implements {Clock} */
export class StillClock {
  #time = 0;
  /** What waits for its time or, without one, for the next picture. @type {Set<{due: number | null, work: () => void}>} */
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

  /** How many things wait. */
  get pending() {
    return this.#waiting.size;
  }

  /** Lets time pass, a picture at a time. @param {number} ms */
  pass(ms) {
    for (const end = this.#time + ms; this.#time < end; ) this.skip(FRAME);
  }

  /** Lets time pass in one go, as while a tab sleeps. @param {number} ms */
  skip(ms) {
    this.#time += ms;
    for (const one of [...this.#waiting]) {
      if (one.due !== null && one.due > this.#time) continue;
      if (this.#waiting.delete(one)) one.work();
    }
  }
}
