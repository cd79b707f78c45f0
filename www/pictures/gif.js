// An animated GIF, written picture by picture. All pictures share one palette in which a colour always has the same
// entry, so that what does not move does not shimmer. Of each picture only the rectangle that differs is stored.

/** @import {Rect} from '../board/painter.js' */
/** @import {Colour} from '../vendor/gifenc.js' */

import { GIFEncoder, nearestColorIndex, quantize } from "../vendor/gifenc.js";

/** The last of the 256 entries means “unchanged”. */
const COLOURS = 255;
/** The size in bytes of the block that tells how long a picture is shown. */
const CONTROL = 8;

/**
 * A palette for these pictures.
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
  /** For each colour of 3 × 6 bits its entry plus one; 0 until it is needed. */
  #entries = new Uint16Array(1 << 18);
  /** The entries of the present picture. */
  #shown;
  /** Where the last picture's time is written, and its value. */
  #timeAt = 0;
  #time = 0;
  /** The number of pictures. */
  pictures = 0;

  /** @param {number} width @param {number} height @param {Colour[]} palette */
  constructor(width, height, palette) {
    this.width = width;
    this.height = height;
    this.#palette = palette;
    this.#shown = new Uint8Array(width * height);
  }

  /**
   * Adds a picture. If it does not differ from the last one, that one is shown longer.
   * @param {Uint8ClampedArray | null} pixels  of the rectangle that may differ; for the first picture, all
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
    // The library writes only whole pictures, so put the position into its block afterwards.
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

  /** Finds the first picture's control block: after the header, the palette and the repeat count. */
  #find() {
    return 6 + 7 + 3 * 2 ** Math.ceil(Math.log2(this.#palette.length + 1)) + 19;
  }

  /** Sets how long the last picture is shown. @param {number} time */
  #stand(time) {
    this.#time = Math.min(time, 0xffff);
    this.#write(this.#timeAt, this.#time);
  }

  /** @param {number} at @param {number} value  two bytes */
  #write(at, value) {
    const bytes = this.#encoder.bytesView();
    bytes[at] = value & 0xff;
    bytes[at + 1] = value >> 8;
  }

  /**
   * The smallest rectangle that contains all differences.
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

  /**
   * The entry for a pixel: the one nearest to the middle of all colours with the same six high bits.
   * @param {Uint8ClampedArray} pixels
   * @param {number} i
   */
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
