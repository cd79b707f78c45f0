// The worker that shoots films. It gets one job, and is terminated when nobody wants the film any more.

import { clock } from "../platform/clock.js";
import { shoot } from "./shooting.js";

/**
 * Its messages: how many pictures are done, the film, or a failure.
 * @typedef {{done: number} | {film: Uint8Array<ArrayBuffer>} | {failed: string}} Word
 */

/** Milliseconds between two messages. */
const OFTEN = 80;

/** @param {Word} word @param {Transferable[]} [given] */
const say = (word, given = []) => postMessage(word, { transfer: given });

self.onmessage = ({ data }) => {
  try {
    const shooting = shoot(data);
    let told = 0;
    for (;;) {
      const { done, value } = shooting.next();
      if (done) return say({ film: value }, [value.buffer]);
      const now = clock.now();
      if (now - told < OFTEN) continue;
      told = now;
      say({ done: value });
    }
  } catch (thrown) {
    say({ failed: String(thrown) });
  }
};
