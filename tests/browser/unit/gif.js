// Reads animated GIFs for the tests; written from the specification (GIF89a), not from any encoder.

/**
 * @typedef {{x: number, y: number, width: number, height: number, time: number}} Frame  the time in hundredths of a
 * second
 */

/**
 * @param {Uint8Array} bytes
 * @returns {{width: number, height: number, loops: number | null, frames: Frame[], shown: Uint8Array}} `shown`: red,
 * green and blue of each pixel after the last frame
 */
export function decodeGif(bytes) {
  let at = 0;
  const byte = () => bytes[at++];
  const word = () => byte() | (byte() << 8);
  const text = (/** @type {number} */ n) => String.fromCharCode(...bytes.subarray(at, (at += n)));
  const blocks = () => {
    /** @type {number[]} */ const all = [];
    for (let n = byte(); n; n = byte()) all.push(...bytes.subarray(at, (at += n)));
    return all;
  };
  const table = (/** @type {number} */ flags) => bytes.subarray(at, (at += 3 * 2 ** ((flags & 7) + 1)));

  if (text(6) !== "GIF89a") throw new Error("no GIF");
  const [width, height, flags] = [word(), word(), byte()];
  at += 2;
  const palette = flags & 0x80 ? table(flags) : new Uint8Array();
  const shown = new Uint8Array(width * height * 3);
  /** @type {Frame[]} */ const frames = [];
  /** @type {number | null} */ let loops = null;
  let [time, clear] = [0, -1];
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = byte();
      const [data, start] = [blocks(), at];
      if (label === 0xf9) [time, clear] = [data[1] | (data[2] << 8), data[0] & 1 ? data[3] : -1];
      else if (label === 0xff) loops = data[12] | (data[13] << 8);
      else throw new Error(`extension ${label} before ${start}`);
      continue;
    }
    if (kind !== 0x2c) throw new Error(`block ${kind} before ${at}`);
    const frame = { x: word(), y: word(), width: word(), height: word(), time };
    const local = byte();
    const colours = local & 0x80 ? table(local) : palette;
    const least = byte();
    const pixels = unpack(blocks(), least);
    if (pixels.length !== frame.width * frame.height)
      throw new Error(`${pixels.length} pixels in frame ${frames.length}`);
    pixels.forEach((pixel, i) => {
      const place = (frame.y + Math.floor(i / frame.width)) * width + frame.x + (i % frame.width);
      if (pixel !== clear) shown.set(colours.subarray(pixel * 3, pixel * 3 + 3), place * 3);
    });
    frames.push(frame);
  }
  if (at !== bytes.length) throw new Error("something follows the end");
  return { width, height, loops, frames, shown };
}

/**
 * @param {number[]} data
 * @param {number} least  bits of a colour
 */
function unpack(data, least) {
  const [reset, end] = [2 ** least, 2 ** least + 1];
  /** @type {number[]} */ const pixels = [];
  /** @type {number[][]} */ let known = [];
  /** @type {number[] | null} */ let before = null;
  let [bits, held, size] = [0, 0, least + 1];
  for (const byte of data) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = held & (2 ** size - 1);
      held >>>= size;
      bits -= size;
      if (code === end) return pixels;
      if (code === reset) {
        known = Array.from({ length: end + 1 }, (_, i) => [i]);
        [before, size] = [null, least + 1];
        continue;
      }
      /** @type {number[]} */ const run = known[code] ?? [
        .../** @type {number[]} */ (before),
        /** @type {number[]} */ (before)[0],
      ];
      if (before && known.length < 4096) known.push([...before, run[0]]);
      if (known.length === 2 ** size && size < 12) size += 1;
      pixels.push(...run);
      before = run;
    }
  }
  return pixels;
}
