// An animated GIF, written picture by picture. All pictures share one palette and each colour always becomes the same entry of
// it, so that what does not move does not shimmer; of each picture only the rectangle that differs is kept.

/** @import {Rect} from '../board/painter.js' */
/** @import {Colour} from '../vendor/gifenc.js' */

import { GIFEncoder, nearestColorIndex, quantize } from "../vendor/gifenc.js";

/** One entry of the 256 is for what stays as it was. */
const COLOURS = 255;
/** So many bytes has the block that tells how long a picture stands. */
const CONTROL = 8;

/**
 * The colours that stand for all in these pictures.
 * @param {Uint8ClampedArray[]} samples  red, green, blue and alpha of each pixel
 * @returns {Colour[]}
 */
export function paletteOf(samples) {
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, COLOURS, { format: "rgb565" });
}

export class Gif {
  #encoder = GIFEncoder({ initialCapacity: 1 << 20 });
  #palette;
  /** For each colour of 3 × 6 bits its entry, plus one; 0 while nobody has asked. */
  #entries = new Uint16Array(1 << 18);
  /** The entries that are shown. */
  #shown;
  /** Where the last picture's time is written, and what it is. */
  #timeAt = 0;
  #time = 0;
  /** How many pictures there are. */
  pictures = 0;

  /** @param {number} width @param {number} height @param {Colour[]} palette */
  constructor(width, height, palette) {
    this.width = width;
    this.height = height;
    this.#palette = palette;
    this.#shown = new Uint8Array(width * height);
  }

  /**
   * The next picture. One that does not differ from the last only makes that one stand longer.
   * @param {Uint8ClampedArray | null} pixels  of the rectangle in which it may differ; all of the first picture
   * @param {Rect | null} rect
   * @param {number} time  in hundredths of a second
   */
  add(pixels, rect, time) {
    const changed = pixels && rect && this.#differing(pixels, rect);
    if (!changed) return this.#stand(this.#time + time);
    const { x, y, right, bottom } = changed;
    const [width, height] = [right - x, bottom - y];
    const first = this.pictures === 0;
    const index = new Uint8Array(width * height);
    const clear = this.#palette.length;
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const at = (y + row) * this.width + x + column;
        const entry = this.#entry(
          /** @type {Uint8ClampedArray} */ (pixels),
          ((y + row - rect.y) * (rect.right - rect.x) + x + column - rect.x) * 4,
        );
        index[row * width + column] = first || entry !== this.#shown[at] ? entry : clear;
        this.#shown[at] = entry;
      }
    }
    const start = this.#encoder.bytesView().length;
    const palette = first ? [...this.#palette, [0, 0, 0]] : undefined;
    this.#encoder.writeFrame(index, width, height, {
      palette,
      transparent: !first,
      transparentIndex: clear,
      dispose: 1,
      repeat: 0,
    });
    // The library knows no pictures smaller than the whole: the place is written into its block afterwards.
    if (!first) {
      this.#timeAt = start + 4;
      this.#write(start + CONTROL + 1, x);
      this.#write(start + CONTROL + 3, y);
    } else {
      this.#timeAt = this.#find() + 4;
    }
    this.pictures += 1;
    this.#stand(time);
  }

  /** @returns {Uint8Array<ArrayBuffer>} the whole file */
  finish() {
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  /** Where the first picture's control block begins: behind the header, the palette and the word on repeating. */
  #find() {
    return 6 + 7 + 3 * 2 ** Math.ceil(Math.log2(this.#palette.length + 1)) + 19;
  }

  /** How long the last picture stands. @param {number} time */
  #stand(time) {
    this.#time = Math.min(time, 0xffff);
    this.#write(this.#timeAt, this.#time);
  }

  /** @param {number} at @param {number} value  of two bytes */
  #write(at, value) {
    const bytes = this.#encoder.bytesView();
    bytes[at] = value & 0xff;
    bytes[at + 1] = value >> 8;
  }

  /**
   * The smallest rectangle in which anything differs.
   * @param {Uint8ClampedArray} pixels @param {Rect} rect @returns {Rect | null}
   */
  #differing(pixels, rect) {
    if (this.pictures === 0) return rect;
    const found = { x: Infinity, y: Infinity, right: 0, bottom: 0 };
    for (let y = rect.y, i = 0; y < rect.bottom; y++) {
      for (let x = rect.x; x < rect.right; x++, i += 4) {
        if (this.#entry(pixels, i) === this.#shown[y * this.width + x]) continue;
        found.x = Math.min(found.x, x);
        found.y = Math.min(found.y, y);
        found.right = Math.max(found.right, x + 1);
        found.bottom = y + 1;
      }
    }
    return found.right ? found : null;
  }

  /** The entry for a pixel: the nearest to the middle of the colours that share their first six bits. @param {Uint8ClampedArray} pixels @param {number} i */
  #entry(pixels, i) {
    const key = ((pixels[i] >> 2) << 12) | ((pixels[i + 1] >> 2) << 6) | (pixels[i + 2] >> 2);
    const known = this.#entries[key];
    if (known) return known - 1;
    const middle = [(pixels[i] & 0xfc) + 2, (pixels[i + 1] & 0xfc) + 2, (pixels[i + 2] & 0xfc) + 2];
    const entry = nearestColorIndex(this.#palette, middle);
    this.#entries[key] = entry + 1;
    return entry;
  }
}
