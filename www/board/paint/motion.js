/**
 * How one event looks while it happens: a pure function of time, so that a film can stop anywhere or run backwards.
 *
 * @typedef {import("../../core/mancala").Event} Event
 * @typedef {import("../../core/mancala").Hole} Hole
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../layout.js").Spot} Spot
 *
 * @typedef {object} Hand
 * @property {number} seeds  What it still holds.
 * @property {number} x
 * @property {number} y
 *
 * @typedef {object} Flying  Something in the air.
 * @property {number} x
 * @property {number} y
 * @property {"seed" | "leaf"} kind
 * @property {number} [variant]  Which picture.
 * @property {number} [height]   Above the ground, in pixels: how far away the shadow falls.
 * @property {number} [angle]    Of a leaf.
 * @property {number} [scale]    Of a leaf.
 *
 * @typedef {object} Motion
 * @property {Hand | null} hand
 * @property {Flying[]} flying
 * @property {{hole: Hole, seeds: number}[]} lifted  Seeds that the board before the event still counts in a hole, but
 * that are in the air or in the hand already.
 */
import { drawnInHand, drawnInHole, slotInHand, slotInHole, slotsInOval } from "./slots.js";

/** @param {number} a @param {number} b @param {number} t */
const mix = (a, b, t) => a + (b - a) * t;
/**
 * How far time has gone from one moment to another, 0 to 1.
 * @param {number} t
 * @param {number} from
 * @param {number} to
 */
const part = (t, from, to) => Math.min(Math.max((t - from) / (to - from), 0), 1);
/** Starts and ends softly. @param {number} t */
const soft = (t) => t * t * (3 - 2 * t);

/**
 * Where the hand hovers over a place: a little above it, so that the hole stays in sight.
 * @param {Layout} layout @param {Spot} spot @returns {Spot}
 */
function above({ pitch }, { x, y }) {
  return { x, y: Math.max(y - pitch * 0.5, pitch * 0.52) };
}

/**
 * @param {Event} event
 * @param {number} t  0 = the moment before, 1 = all has happened.
 * @param {Layout} layout
 * @param {Hand | null} handBefore  The hand after the event before this one.
 * @param {{seeds: number[], store: number, taken: [number, number]}} [before]  The board before the event: tells in
 * which slot a seed lands.
 * @returns {Motion}
 */
export function motionOf(event, t, layout, handBefore, before) {
  const inHole = (/** @type {Hole} */ hole, /** @type {number} */ otherwise) => before?.seeds[hole] ?? otherwise;
  switch (event.type) {
    case "lift":
    case "ahead":
      return lift(event.hole, event.seeds, t, layout);
    case "relay":
      // After a `close` the hand holds the hole's seeds already.
      return handBefore?.seeds === event.seeds
        ? inTheHand(event.hole, event.seeds, handBefore)
        : lift(event.hole, event.seeds, t, layout);
    case "sow": {
      const target = slotInHole(layout, event.hole, inHole(event.hole, 0));
      return drop(above(layout, layout.holes[event.hole]), target, event.inHand, t, layout, handBefore);
    }
    case "toll": {
      if (!layout.store) break;
      const slots = slotsInOval(layout.store, layout.seed);
      const target = slots[Math.min(before?.store ?? 0, slots.length - 1)];
      return drop(above(layout, layout.holes[event.hole]), target, event.inHand, t, layout, handBefore);
    }
    case "stepOver":
      return {
        hand: handBefore && travel(handBefore, above(layout, layout.holes[event.hole]), soft(t)),
        flying: [],
        lifted: [],
      };
    case "close":
      return close(event.hole, inHole(event.hole, 4), t, layout);
    case "capture":
    case "take":
      return carryOff(event.hole, event.seeds, inHole(event.hole, event.seeds), t, layout, handBefore, before?.taken);
  }
  return { hand: handBefore, flying: [], lifted: [] };
}

/**
 * Two events at the same time, like the capture of a front and a back hole.
 * @param {Motion} one @param {Motion} other @returns {Motion}
 */
export function together(one, other) {
  return {
    hand: other.hand ?? one.hand,
    flying: [...one.flying, ...other.flying],
    lifted: [...one.lifted, ...other.lifted],
  };
}

/** @param {Hand} hand @param {Spot} to @param {number} t @returns {Hand} */
function travel(hand, to, t) {
  return { seeds: hand.seeds, x: mix(hand.x, to.x, t), y: mix(hand.y, to.y, t) };
}

/** @param {Hole} hole @param {number} seeds @param {Hand} hand @returns {Motion} */
function inTheHand(hole, seeds, hand) {
  return { hand, flying: [], lifted: [{ hole, seeds }] };
}

/**
 * All seeds of a hole rise together and gather in a bunch.
 * @param {Hole} hole @param {number} seeds @param {number} t @param {Layout} layout @returns {Motion}
 */
function lift(hole, seeds, t, layout) {
  const hand = { seeds, ...above(layout, layout.holes[hole]) };
  if (t <= 0) return { hand: null, flying: [], lifted: [] };
  if (t >= 1) return inTheHand(hole, seeds, hand);
  const rise = soft(t);
  const count = Math.max(drawnInHand(seeds), Math.min(drawnInHole(seeds), seeds));
  const flying = Array.from({ length: count }, (_, i) => {
    const from = slotInHole(layout, hole, i);
    const to = slotInHand(i, layout.seed);
    return {
      kind: /** @type {const} */ ("seed"),
      variant: from.variant,
      height: rise * layout.pitch * 0.35,
      x: mix(from.x, hand.x + to.x, rise),
      y: mix(from.y, hand.y + to.y, rise),
    };
  });
  return { hand: null, flying, lifted: [{ hole, seeds }] };
}

/**
 * The hand travels, lets one seed go, and the seed falls with a small bounce.
 * @param {Spot} over @param {import("./slots.js").Slot} target @param {number} left  Seeds left in the hand.
 * @param {number} t @param {Layout} layout @param {Hand | null} handBefore @returns {Motion}
 */
function drop(over, target, left, t, layout, handBefore) {
  const start = handBefore ?? { seeds: left + 1, ...over };
  const moved = travel({ ...start, seeds: left + 1 }, over, soft(part(t, 0, 0.5)));
  if (t <= 0.5) return { hand: moved, flying: [], lifted: [] };
  const hand = { seeds: left, ...over };
  if (t >= 1) return { hand, flying: [], lifted: [] };
  // It falls for three fifths of the time, then bounces once and lies still.
  const fall = part(t, 0.5, 0.8) ** 2;
  const bounce = part(t, 0.8, 1);
  const hop = layout.seed * 2.4 * bounce * (1 - bounce);
  const seed = {
    kind: /** @type {const} */ ("seed"),
    variant: target.variant,
    x: mix(over.x, target.x, soft(part(t, 0.5, 0.8))),
    y: mix(over.y, target.y, fall) - hop,
    height: (1 - fall) * layout.pitch * 0.35 + hop,
  };
  return { hand, flying: [seed], lifted: [] };
}

/**
 * The four seeds rise to make room, and a leaf settles on the hole.
 * @param {Hole} hole @param {number} seeds @param {number} t @param {Layout} layout @returns {Motion}
 */
function close(hole, seeds, t, layout) {
  const motion = lift(hole, seeds, part(t, 0, 0.4), layout);
  if (t <= 0.4 || t >= 1) return motion;
  const spot = layout.holes[hole];
  const fall = part(t, 0.4, 1);
  const away = (1 - fall) ** 1.5;
  motion.flying.push({
    kind: "leaf",
    variant: hole,
    scale: 1 + away * 0.5,
    angle: Math.sin(fall * 7) * away * 0.9,
    // It sways as it falls.
    x: spot.x + Math.sin(fall * 7) * away * layout.pitch * 0.4,
    y: spot.y - away * layout.pitch * 0.7,
    height: away * layout.pitch * 0.6,
  });
  return motion;
}

/**
 * Seeds leave the board: they rise and glide to the pile of the side that takes them.
 * @param {Hole} hole @param {number} seeds  How many are taken. @param {number} held  How many lie in the hole.
 * @param {number} t @param {Layout} layout @param {Hand | null} hand @param {[number, number]} [taken] @returns
 * {Motion}
 */
function carryOff(hole, seeds, held, t, layout, hand, taken) {
  if (t <= 0 || !layout.piles) return { hand, flying: [], lifted: [] };
  const lifted = [{ hole, seeds }];
  if (t >= 1) return { hand, flying: [], lifted };
  const taker = 1 - layout.holes[hole].side;
  const slots = slotsInOval(layout.piles[taker], layout.seed);
  const first = drawnInHole(held) - drawnInHole(seeds);
  const flying = Array.from({ length: drawnInHole(seeds) }, (_, i) => {
    const from = slotInHole(layout, hole, first + i);
    const to = slots[Math.min((taken?.[taker] ?? 0) + i, slots.length - 1)];
    // The last ones leave a moment after the first, like a handful.
    const late = (i / Math.max(seeds, 6)) * 0.12;
    const glide = soft(part(t, 0.25 + late, 0.88 + late));
    const height = layout.pitch * 0.4 * Math.min(soft(part(t, 0, 0.3)), 1 - glide ** 3);
    return {
      kind: /** @type {const} */ ("seed"),
      variant: glide < 1 ? from.variant : to.variant,
      height,
      x: mix(from.x, to.x, glide),
      y: mix(from.y, to.y, glide) - height,
    };
  });
  return { hand, flying, lifted };
}
