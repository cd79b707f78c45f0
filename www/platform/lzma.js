// LZMA, which packs the one file a quarter smaller than what browsers can unpack by themselves.
//
// A stream is a row of single bits. For each kind of bit there is a number that says how likely it is to be 0, and each bit that
// comes makes that number a little truer. The bits tell of single bytes, and of stretches that have come before, by their
// distance and length. Kinds of bits differ by what came just before (`state`), and those of a byte by the byte before it.

/** Chances are parts of 2048; one half at first. */
const HALF = 1024;
/** States from here on follow a stretch. */
const AFTER_STRETCH = 7;

// Where the chances of each kind lie.
const IS_STRETCH = 0;
const IS_REPEAT = IS_STRETCH + 12;
const IS_OLDER = IS_REPEAT + 12; // than the last distance
const IS_THIRD = IS_OLDER + 12; // or older
const IS_FOURTH = IS_THIRD + 12;
const IS_LONG = IS_FOURTH + 12; // longer than one byte
const LENGTH = IS_LONG + 12; // choice, choice, 8 short, 8 middle, 256 long
const LENGTH_AGAIN = LENGTH + 2 + 8 + 8 + 256;
const SLOT = LENGTH_AGAIN + 2 + 8 + 8 + 256; // four trees of 64, by length
const SPECIAL = SLOT + 4 * 64;
const ALIGN = SPECIAL + 115;
const BYTE = ALIGN + 16; // eight times 768, by the upper three bits of the byte before
const ALL = BYTE + 8 * 768;

/**
 * Unpacks a stream without a header, made with three bits of context for bytes and none for positions.
 * @param {Uint8Array} input
 * @param {number} size  of what comes out
 */
export function unpackLzma(input, size) {
  const output = new Uint8Array(size);
  const chances = new Uint16Array(ALL).fill(HALF);
  let at = 0;

  let range = 2 ** 32 - 1;
  let code = 0;
  let read = 1;
  while (read < 5) code = code * 256 + input[read++];
  const refill = () => {
    if (range >= 2 ** 24) return;
    range *= 256;
    code = code * 256 + input[read++];
  };
  /** The next bit of a kind. @param {number} kind */
  const bit = (kind) => {
    const chance = chances[kind];
    const bound = (range >>> 11) * chance;
    const one = code >= bound;
    if (one) {
      range -= bound;
      code -= bound;
      chances[kind] -= chance >> 5;
    } else {
      range = bound;
      chances[kind] += (2048 - chance) >> 5;
    }
    refill();
    return one ? 1 : 0;
  };
  /** A number whose bits, the highest first, are each of a kind by those before. @param {number} kind @param {number} bits */
  const tree = (kind, bits) => {
    let value = 1;
    for (let i = 0; i < bits; i++) value = value * 2 + bit(kind + value);
    return value - (1 << bits);
  };
  /** The same, the lowest bit first. @param {number} kind @param {number} bits */
  const reversed = (kind, bits) => {
    let value = 0;
    for (let i = 0, node = 1; i < bits; i++) {
      const next = bit(kind + node);
      node = node * 2 + next;
      value += next << i;
    }
    return value;
  };
  /** Bits of which nothing is known. @param {number} bits */
  const plain = (bits) => {
    let value = 0;
    for (let i = 0; i < bits; i++) {
      range = Math.floor(range / 2);
      const one = code >= range;
      if (one) code -= range;
      value = value * 2 + (one ? 1 : 0);
      refill();
    }
    return value;
  };
  /** @param {number} kind */
  const lengthOf = (kind) => {
    if (!bit(kind)) return 2 + tree(kind + 2, 3);
    return bit(kind + 1) ? 18 + tree(kind + 18, 8) : 10 + tree(kind + 10, 3);
  };
  /** @param {number} length */
  const distanceFor = (length) => {
    const slot = tree(SLOT + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 + (slot & 1)) * 2 ** bits;
    if (slot < 14) return base + reversed(SPECIAL + base - slot, bits);
    return base + plain(bits - 4) * 16 + reversed(ALIGN, 4);
  };

  let state = 0;
  /** The last four distances, less one each. */
  let last = [0, 0, 0, 0];
  while (at < size) {
    if (!bit(IS_STRETCH + state)) {
      const kinds = BYTE + 768 * ((output[at - 1] ?? 0) >> 5);
      let value = 1;
      if (state >= AFTER_STRETCH) {
        // The byte is not the one that would have come, had the stretch gone on: up to where they differ, that one helps.
        let other = output[at - last[0] - 1];
        while (value < 256) {
          const expected = other >> 7;
          other = (other << 1) & 255;
          const next = bit(kinds + (1 + expected) * 256 + value);
          value = value * 2 + next;
          if (next !== expected) break;
        }
      }
      while (value < 256) value = value * 2 + bit(kinds + value);
      output[at++] = value;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    const early = state < AFTER_STRETCH;
    let length = 0;
    if (bit(IS_REPEAT + state)) {
      if (bit(IS_OLDER + state)) {
        const which = !bit(IS_THIRD + state) ? 1 : bit(IS_FOURTH + state) ? 3 : 2;
        last = [last[which], ...last.filter((_, i) => i !== which)];
      } else if (!bit(IS_LONG + state)) {
        length = 1;
      }
      const short = length === 1;
      length ||= lengthOf(LENGTH_AGAIN);
      state = (short ? 9 : 8) + (early ? 0 : short ? 2 : 3);
    } else {
      length = lengthOf(LENGTH);
      last = [distanceFor(length), ...last.slice(0, 3)];
      state = early ? 7 : 10;
    }
    for (const end = Math.min(at + length, size); at < end; at++) output[at] = output[at - last[0] - 1];
  }
  return output;
}
