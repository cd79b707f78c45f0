// Shoots a film: draws each picture and writes it into a GIF. Runs in a worker, or in slices on the page where a worker
// cannot draw.

/** @import {Turn} from '../../src/wasm/page.js' */
/** @import {Look, Names} from './drawing.js' */
/** @import {Shot} from './film.js' */
/** @import {Picture} from '../board/paint/moment.js' */

import { tracesOf } from "../board/paint/moment.js";
import { apply, restingFrame } from "../game/frame.js";
import { Drawing } from "./drawing.js";
import { Gif, paletteOf } from "./gif.js";

/**
 * All that it takes to shoot a film, in a worker or not.
 * @typedef {object} Job
 * @property {Turn[]} turns  the turns to show
 * @property {Shot[]} shots
 * @property {Look} look
 * @property {number} width  in pixels
 * @property {boolean} marks
 * @property {Names[] | null} names  for each turn
 * @property {ImageBitmap | null} [ground]  if drawn beforehand
 */

/** How many pictures to sample for the palette, and one in how many of their pixels. */
const SAMPLES = 9;
const EACH = 3;

/**
 * @param {Job} job
 * @returns {Generator<number, Uint8Array<ArrayBuffer>>} how many pictures are done; finally the file
 */
export function* shoot({ turns, shots, look, width, marks, names, ground }) {
  const drawing = new Drawing(look, width, names !== null, true, ground);
  const { canvas, pen } = drawing;
  const pictureOf = projector(turns, marks);
  const nameOf = (/** @type {Shot} */ { turn }) => names?.[turn] ?? null;

  const samples = [];
  for (let i = 0; i < SAMPLES; i++) {
    const shot = shots[Math.round((i / (SAMPLES - 1)) * (shots.length - 1))];
    const rect = drawing.show(pictureOf(shot), nameOf(shot));
    if (rect) samples.push(some(pen.getImageData(rect.x, rect.y, rect.right - rect.x, rect.bottom - rect.y).data));
    yield 0;
  }
  const gif = new Gif(canvas.width, canvas.height, paletteOf(samples));
  drawing.forget();
  for (const [i, shot] of shots.entries()) {
    const rect = drawing.show(pictureOf(shot), nameOf(shot));
    const pixels = rect && pen.getImageData(rect.x, rect.y, rect.right - rect.x, rect.bottom - rect.y).data;
    gif.add(pixels, rect, shot.time);
    yield i + 1;
  }
  return gif.finish();
}

/** Some of the pixels, evenly spread. @param {Uint8ClampedArray} pixels */
function some(pixels) {
  const all = new Uint32Array(pixels.buffer);
  return new Uint8ClampedArray(all.filter((_, i) => i % EACH === 0).buffer);
}

/**
 * Makes shots into pictures; continues from the previous shot where it can.
 * @param {Turn[]} turns
 * @param {boolean} marked
 * @returns {(shot: Shot) => Picture}
 */
function projector(turns, marked) {
  let at = { turn: -1, event: 0 };
  /** @type {Picture["frame"]} */ let frame;
  return ({ turn: number, event: count, progress }) => {
    const turn = turns[number];
    if (number !== at.turn || count < at.event) {
      frame = restingFrame(turn.before);
      at = { turn: number, event: 0 };
    }
    for (; at.event < count; at.event++) apply(frame, turn.events[at.event], turn.side);
    const marks = { ...(marked ? tracesOf(turn.events.slice(0, count)) : {}), turn: frame.state.turn };
    return { frame, turn, done: count, event: progress > 0 ? turn.events[count] : null, progress, marks };
  };
}
