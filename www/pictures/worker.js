// The worker in which films are shot. It gets one job, and is ended from outside when its film is not wanted any more.

import { clock } from "../platform/clock.js";
import { shoot } from "./shooting.js";

/** What it says: how many pictures are done, or the film, or that it has failed. @typedef {{done: number} | {film: Uint8Array<ArrayBuffer>} | {failed: string}} Word */

/** Milliseconds between two words. */
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
