/** Repeatable randomness: every drawing of a board must look like the one before. */

/**
 * A number in [0, 1) that looks random, from two whole numbers.
 * @param {number} a
 * @param {number} [b]
 */
export function hash(a, b = 0) {
  let h = Math.imul(a, 0x27d4eb2d) ^ Math.imul(b + 0x165667b1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Smooth noise in [0, 1): random at whole coordinates, flowing between them.
 * @param {number} x
 * @param {number} y
 */
export function noise(x, y) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const ease = (/** @type {number} */ t) => t * t * (3 - 2 * t);
  const u = ease(x - column);
  const v = ease(y - row);
  const above = hash(column, row) * (1 - u) + hash(column + 1, row) * u;
  const below = hash(column, row + 1) * (1 - u) + hash(column + 1, row + 1) * u;
  return above * (1 - v) + below * v;
}

/**
 * Noise on three scales at once, as in clouds, sand and wood.
 * @param {number} x
 * @param {number} y
 */
export function layered(x, y) {
  return (4 * noise(x, y) + 2 * noise(2 * x + 31, 2 * y) + noise(4 * x, 4 * y + 57)) / 7;
}
