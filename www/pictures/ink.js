// The colours of the vector drawing: by day, by night, and black on white for the printer.

import { themes } from "../board/theme.js";
import { PAGE } from "./drawing.js";

/** @typedef {import('../board/theme.js').Theme} Theme */

/**
 * @typedef {object} Ink
 * @property {string} page  behind the names
 * @property {string} ground  sand, or the raised edge of the wooden board
 * @property {string} bed  the wood inside that edge
 * @property {string} line  between the sides, and borders
 * @property {number} border  how wide the border of the board is
 * @property {string[]} hollow  of a hole, from its lit part to its dark rim
 * @property {string} store
 * @property {string} rim
 * @property {number} rimWidth  as a fraction of the hole's width
 * @property {string[]} seed  from its lit part to its edge
 * @property {string} seedRim
 * @property {string[]} leaf  its two halves
 * @property {string} leafRib
 * @property {string} label
 * @property {string} woodLabel
 * @property {string} number  of seeds, when there are too many to draw
 * @property {string} badge
 * @property {string} numeral  on a badge
 * @property {string} mark
 * @property {string} halo  around marks
 * @property {string} south
 * @property {string} north
 * @property {string} palm
 * @property {string} palmRim
 */

/**
 * A theme's colours. Embeli has other seeds and is carved in wood.
 * @param {'light' | 'dark'} name @param {boolean} ring @returns {Ink}
 */
export function inkOf(name, ring) {
  const theme = themes[name];
  const seed = ring ? theme.ngola : theme.nut;
  const dark = name === "dark";
  const ground = ring ? theme.wood : theme.sand;
  return {
    page: PAGE[name],
    ground: ground.base,
    bed: mix(theme.wood.base, theme.wood.dark, 0.22),
    line: mix(ground.dark, theme.shade, dark ? 0.45 : 0.25),
    border: 0,
    hollow: ring
      ? [mix(theme.wood.dark, theme.wood.base, 0.3), mix(theme.wood.dark, theme.shade, 0.45)]
      : [
          mix(theme.sand.dark, theme.sand.base, dark ? 0.1 : 0.25),
          mix(theme.sand.dark, theme.shade, dark ? 0.4 : 0.32),
        ],
    store: mix(theme.wood.dark, theme.shade, 0.15),
    rim: mix(ground.light, theme.glow, dark ? 0.06 : 0.3),
    rimWidth: 0.02,
    seed: [seed.light, seed.base, mix(seed.base, seed.dark, 0.6)],
    seedRim: seed.dark,
    leaf: [theme.leaf.light, theme.leaf.base],
    leafRib: theme.leaf.dark,
    label: theme.ink,
    woodLabel: theme.woodInk,
    number: theme.numeral,
    badge: theme.badge,
    numeral: theme.numeral,
    mark: theme.ink,
    halo: theme.paper,
    south: theme.south,
    north: theme.north,
    palm: theme.palm.base,
    palmRim: theme.palm.dark,
  };
}

/** Black on white. @type {Ink} */
export const printed = {
  page: "#fff",
  ground: "#fff",
  bed: "#fff",
  line: "#000",
  border: 1.4,
  hollow: ["#fff"],
  store: "#fff",
  rim: "#000",
  rimWidth: 0.02,
  seed: ["#333"],
  seedRim: "#fff",
  leaf: ["#fff", "#ddd"],
  leafRib: "#000",
  label: "#000",
  woodLabel: "#000",
  number: "#000",
  badge: "#000",
  numeral: "#fff",
  mark: "#000",
  halo: "#fff",
  south: "#000",
  north: "#000",
  palm: "#fff",
  palmRim: "#000",
};

/** A mix of two colours. @param {string} one @param {string} other @param {number} share  of the other */
function mix(one, other, share) {
  const part = (/** @type {number} */ i) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(i, i + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
