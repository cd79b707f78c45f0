// Has films shot: in a worker, where the browser can draw there.

/** @import {Packed} from '../platform/parts.js' */
/** @import {Job} from './shooting.js' */
/** @import {Word} from './worker.js' */

import { load } from "../app/load.js";
import { clock, giveWay } from "../platform/clock.js";
import { worker } from "../platform/workers.js";
import { groundOf } from "./drawing.js";

/** The worker's script. */
const WORKER = "www/pictures/worker.js";
/** How many milliseconds to draw at a stretch when on the page. */
const SLICE = 12;

/** A film that is being shot. */
export class Shooting {
  /** @type {Worker | null} */ #worker = null;
  /** @type {(film: null) => void} */ #end = () => {};
  #over = false;

  /**
   * @param {Job} job
   * @param {(done: number) => void} told  called with the number of pictures done
   */
  constructor(job, told) {
    /** The file, or null when cancelled. @type {Promise<Uint8Array<ArrayBuffer> | null>} */
    this.film = new Promise((resolve, reject) => {
      this.#end = resolve;
      // The one file has no worker for this: it would contain the whole drawing twice.
      const alone = /** @type {ImportMeta & Packed} */ (import.meta).one;
      if (!alone && typeof OffscreenCanvas === "function" && canDraw())
        this.#send(job, told, resolve, reject).catch(reject);
      else onPage(job, told, () => this.#over).then(resolve, reject);
    });
    this.film.catch(() => {}).finally(() => this.#free());
  }

  /** Stops at once and frees all memory. */
  cancel() {
    this.#free();
    this.#end(null);
  }

  #free() {
    this.#over = true;
    this.#worker?.terminate();
    this.#worker = null;
  }

  /**
   * @param {Job} job
   * @param {(done: number) => void} told
   * @param {(film: Uint8Array<ArrayBuffer>) => void} resolve
   * @param {(reason: Error) => void} reject
   */
  async #send(job, told, resolve, reject) {
    const ground = await groundOf(job.look, job.width);
    if (this.#over) return ground.close();
    const painter = (this.#worker = worker(WORKER));
    painter.onmessage = ({ data }) => {
      const word = /** @type {Word} */ (data);
      if ("done" in word) told(word.done);
      else if ("film" in word) resolve(word.film);
      else reject(new Error(word.failed));
    };
    painter.onerror = ({ message }) => reject(new Error(message || WORKER));
    painter.postMessage({ ...job, ground }, [ground]);
  }
}

/** Some browsers have such a canvas but cannot draw on it. */
const canDraw = () => new OffscreenCanvas(1, 1).getContext("2d") !== null;

/**
 * Shoots the film on the page, a little at a time.
 * @param {Job} job
 * @param {(done: number) => void} told
 * @param {() => boolean} over
 * @returns {Promise<Uint8Array<ArrayBuffer> | null>}
 */
async function onPage(job, told, over) {
  const { shoot } = await load("shooting");
  const shooting = shoot(job);
  while (!over()) {
    const began = clock.now();
    while (clock.now() - began < SLICE) {
      const { done, value } = shooting.next();
      if (done) return value;
      told(value);
    }
    await giveWay();
  }
  return null;
}
