/**
 * Where seeds lie. Each hole, pile, store and hand has a fixed sequence of slots: a new seed takes the next one, and
 * those that lie there already stay put. Pure geometry, shared by the painter and the motion.
 *
 * @typedef {import("../layout.js").Layout} Layout
 *
 * @typedef {object} Slot
 * @property {number} x
 * @property {number} y
 * @property {number} variant  Which of the seed pictures lies here, a large random number.
 */
import { hash } from "./noise.js";

/** Up to this many seeds lie side by side and can be counted. */
const COUNTABLE = 12;

/** The slots in a hole of radius 1: three in the middle, nine around them, then a heap of three more layers. */
const HOLE = [
  ...wreath(3, 0.27, 0, [0, 1, 2]),
  ...wreath(9, 0.62, 0.35, [0, 3, 6, 1, 4, 7, 2, 5, 8]),
  ...wreath(8, 0.43, 0.1, [0, 4, 2, 6, 1, 5, 3, 7], -0.07),
  ...wreath(6, 0.27, 0.5, [0, 3, 1, 4, 2, 5], -0.13),
  ...wreath(3, 0.12, 0.2, [0, 1, 2], -0.19),
];

/**
 * Slots on a circle.
 * @param {number} count @param {number} radius @param {number} turn @param {number[]} order @param {number} [lift]
 */
function wreath(count, radius, turn, order, lift = 0) {
  return order.map((i) => {
    const angle = turn + (i / count) * 2 * Math.PI;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, lift };
  });
}

/**
 * The slot of seed number `index` (from 0) in a hole, or the top of the heap for more seeds than are drawn.
 * @param {Layout} layout @param {number} hole @param {number} index
 * @returns {Slot}
 */
export function slotInHole(layout, hole, index) {
  const spot = layout.holes[hole];
  const place = HOLE[Math.min(index, HOLE.length - 1)];
  // Every hole has its own rotation and small irregularities, or the board would look printed.
  const turn = hash(hole, 7) * 2 * Math.PI;
  const stray = index < COUNTABLE ? 0.035 : 0.15;
  const x = place.x * Math.cos(turn) - place.y * Math.sin(turn) + (hash(hole, index) - 0.5) * 2 * stray;
  const y = place.x * Math.sin(turn) + place.y * Math.cos(turn) + (hash(index, hole + 99) - 0.5) * 2 * stray;
  return { x: spot.x + x * spot.r, y: spot.y + (y + place.lift) * spot.r, variant: variantOf(hole, index) };
}

/** How many seeds of a hole are drawn; more do not fit on a heap. @param {number} seeds */
export const drawnInHole = (seeds) => Math.min(seeds, HOLE.length);

/** @param {number} place @param {number} index */
const variantOf = (place, index) => Math.floor(hash(index + 1, place * 131 + 5) * 4096);

/**
 * The slots in an oval: a heap that grows from its middle, outwards and upwards.
 * @param {{x: number, y: number, rx: number, ry: number}} oval @param {number} seed  Radius of a seed.
 * @returns {Slot[]}
 */
export function slotsInOval(oval, seed) {
  let slots = known.get(oval);
  if (!slots) known.set(oval, (slots = heap(oval, seed)));
  return slots;
}

/** Heaps computed before, since a film asks for the same one in every picture. @type {WeakMap<object, Slot[]>} */
const known = new WeakMap();

/** @param {{x: number, y: number, rx: number, ry: number}} oval @param {number} seed */
function heap({ x, y, rx, ry }, seed) {
  const spacing = seed * 1.85;
  const lead = Math.max(ry * 2.4, 5 * seed);
  /** @type {(Slot & {order: number})[]} */
  const slots = [];
  for (let layer = 0; layer < 4; layer++) {
    const size = 1 - layer * 0.16;
    const [a, b] = [Math.max(rx * size - seed, seed), Math.max(ry * size - seed, seed)];
    const rows = Math.ceil(b / spacing);
    const columns = Math.ceil(a / spacing);
    for (let row = -rows; row <= rows; row++) {
      for (let column = -columns; column <= columns; column++) {
        const key = (row + 500) * 1000 + column + layer * 377;
        const dx = (column + (row & 1 ? 0.5 : 0) + layer * 0.5 + (hash(key) - 0.5) * 0.5) * spacing;
        const dy = (row * 0.9 + layer * 0.4 + (hash(key, 1) - 0.5) * 0.4) * spacing;
        if (Math.abs(dx / a) ** 5 + Math.abs(dy / b) ** 5 > 1) continue;
        slots.push({
          x: x + dx,
          y: y + dy - layer * seed * 0.3,
          variant: variantOf(400, key),
          // A layer begins when the one below is some way ahead, which makes a heap and not a wall.
          order: layer * lead + Math.hypot(dx, dy * 1.3) + hash(key, 2) * spacing * 2,
        });
      }
    }
  }
  return slots.sort((one, other) => one.order - other.order);
}

/**
 * The slots in the hand: a bunch around its middle. The first seeds lie lowest.
 * @param {number} index @param {number} seed  Radius of a seed.
 */
export function slotInHand(index, seed) {
  const angle = index * 2.39996;
  const distance = index === 0 ? 0 : seed * 0.86 * Math.sqrt(index);
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance * 0.85, variant: variantOf(500, index) };
}

/** How far the bunch reaches. @param {number} seeds @param {number} seed */
export const handRadius = (seeds, seed) => seed * (1.1 + 0.86 * Math.sqrt(drawnInHand(seeds)));

/** How many seeds of the hand are drawn. @param {number} seeds */
export const drawnInHand = (seeds) => Math.min(seeds, 19);
