// The board as a small, clean vector drawing with the same geometry as on the screen. Data in, text out; no document.

/** @import {BoardInfo} from '../../src/wasm/page.js' */
/** @import {View} from '../board/painter.js' */
/** @import {Layout, Oval} from '../board/layout.js' */
/** @import {Names} from './drawing.js' */
/** @import {Ink} from './ink.js' */

import { slotInHand, slotInHole, slotsInOval } from "../board/paint/slots.js";
import { STRIP } from "./drawing.js";
import { marksAbove, marksBelow, ways } from "./svg-marks.js";
import { circle, element, escaped, path, round, text } from "./svg-shapes.js";

/** Up to this many seeds lie side by side and can be counted; more are written as a number. */
const COUNTABLE = 12;

/**
 * @typedef {object} Drawn  What is drawn.
 * @property {BoardInfo} board
 * @property {Layout} layout
 * @property {View | null} view  null for an empty board
 * @property {Ink} ink
 * @property {string} title
 * @property {string} description  for people who do not see it
 * @property {Names | null} names  a line of words below the board
 */

/**
 * @param {Drawn} drawn
 * @returns {string} an SVG document
 */
export function boardSvg({ board, layout, view, ink, title, description, names }) {
  const height = layout.height + (names ? STRIP : 0);
  const parts = [
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(description)}</desc>`,
    definitions(ink),
    ground(layout, ink, names ? height : 0),
    group(
      "holes",
      layout.holes.map(({ x, y, r }, hole) => hollow(x, y, r, ink, board.holes[hole].name)),
    ),
    labels(layout, ink),
  ];
  if (view) parts.push(...content(layout, view, ink));
  if (names) parts.push(strip(layout, ink, names));
  const [wide, high] = [round(layout.width), round(height)];
  const size = `viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}"`;
  const drawn = parts.filter(Boolean).join("\n");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="${FAMILY}" text-anchor="middle">\n` +
    `${drawn}\n</svg>\n`
  );
}

const FAMILY = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";

/** @param {string} name @param {string[]} parts @param {import('./svg-shapes.js').Attributes} [more] */
const group = (name, parts, more = {}) =>
  parts.length ? element("g", { class: name, ...more }, `\n${parts.join("\n")}\n`) : "";

/** The slopes of colour that hollows and seeds are filled with. @param {Ink} ink */
export function definitions({ hollow, seed }) {
  /** @param {string} id @param {string[]} colours @param {number} x @param {number} y @param {number} r */
  const gradient = (id, colours, x, y, r) =>
    `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${colours
      .map((colour, i) => `<stop offset="${round(i / (colours.length - 1))}" stop-color="${colour}"/>`)
      .join("")}</radialGradient>`;
  const made = [];
  if (hollow.length > 1) made.push(gradient("hollow", hollow, 0.62, 0.66, 0.75));
  if (seed.length > 1) made.push(gradient("seed", seed, 0.34, 0.32, 0.75));
  return made.length ? `<defs>${made.join("")}</defs>` : "";
}

/** @param {string} id @param {string[]} colours */
const fill = (id, colours) => (colours.length > 1 ? `url(#${id})` : colours[0]);

/**
 * @param {Layout} layout
 * @param {Ink} ink
 * @param {number} page  the height of the page behind board and names; 0 for none
 */
function ground({ ground: { x, y, width, height, radius, edge }, line, pitch, store }, ink, page) {
  const parts = [];
  if (page) parts.push(element("rect", { width: round(width), height: round(page), fill: ink.page }));
  // Half of the border lies outside.
  const half = ink.border / 2;
  const rect = (/** @type {number} */ inset, /** @type {number} */ corner, /** @type {string} */ colour) =>
    element("rect", {
      x: round(x + inset),
      y: round(y + inset),
      width: round(width - 2 * inset),
      height: round(height - 2 * inset),
      rx: round(corner),
      fill: colour,
      ...(ink.border ? { stroke: ink.line, "stroke-width": ink.border } : {}),
    });
  parts.push(rect(half, radius, ink.ground));
  if (edge) parts.push(rect(edge, Math.max(radius - edge * 0.6, 6), ink.bed));
  if (line)
    parts.push(
      element("line", {
        x1: round(line.x1),
        y1: round(line.y1),
        x2: round(line.x2),
        y2: round(line.y2),
        stroke: ink.line,
        "stroke-width": round(Math.min(Math.max(pitch * 0.03, 1.2), 3)),
        "stroke-linecap": "round",
      }),
    );
  if (store)
    parts.push(
      element("rect", {
        class: "store",
        ...box(store),
        rx: round(store.ry),
        fill: ink.store,
        stroke: ink.rim,
        "stroke-width": round(pitch * ink.rimWidth),
      }),
    );
  return group("ground", parts);
}

/** @param {Oval} oval */
const box = ({ x, y, rx, ry }) => ({ x: round(x - rx), y: round(y - ry), width: round(2 * rx), height: round(2 * ry) });

/** @param {number} x @param {number} y @param {number} r @param {Ink} ink @param {string} name */
const hollow = (x, y, r, ink, name) =>
  element("circle", {
    id: name,
    cx: round(x),
    cy: round(y),
    r: round(r * 0.97),
    fill: fill("hollow", ink.hollow),
    stroke: ink.rim,
    "stroke-width": round(r * 2 * ink.rimWidth),
  });

/** @param {Layout} layout @param {Ink} ink */
function labels(layout, ink) {
  const words = layout.labels.map(({ text: word, x, y }) => text(word, x, y, layout.labelSize));
  return group("names", words, { fill: layout.ring ? ink.woodLabel : ink.label, "font-weight": 600 });
}

/** @param {Layout} layout @param {View} view @param {Ink} ink */
function content(layout, view, ink) {
  const { marks } = view;
  const { seed } = layout;
  /** @type {string[]} */ const below = [];
  /** @type {string[]} */ const leaves = [];
  /** @type {string[]} */ const seeds = [];
  /** @type {string[]} */ const numbers = [];
  /** @type {string[]} */ const above = [];
  const lay = (/** @type {{x: number, y: number}[]} */ slots) =>
    seeds.push(slots.map(({ x, y }) => circle(x, y, seed * 0.98)).join(""));

  const count = [...view.seeds];
  for (const { hole, seeds: away } of view.lifted ?? []) count[hole] = Math.max(count[hole] - away, 0);
  for (const [hole, spot] of layout.holes.entries()) {
    below.push(...marksBelow(ink, spot, marks, hole));
    if (view.closed.includes(hole)) leaves.push(leaf(spot.x, spot.y, spot.r, ink));
    const n = count[hole];
    if (n > COUNTABLE)
      numbers.push(text(`${n}`, spot.x, spot.y, spot.r * (n > 99 ? 0.8 : 1), { fill: ink.number, "font-weight": 650 }));
    else if (n) {
      lay(Array.from({ length: n }, (_, i) => slotInHole(layout, hole, i)));
      if (view.numerals === "always") numbers.push(badge(n, spot.x, spot.y + spot.r * 0.84, layout.numeral, ink));
    }
    above.push(...marksAbove(ink, spot, marks, hole));
  }
  if (layout.store && view.store) {
    const { x, y, ry } = layout.store;
    lay(slotsInOval(layout.store, seed).slice(0, view.store));
    if (view.store > COUNTABLE || view.numerals === "always")
      numbers.push(badge(view.store, x, y + ry * 0.84, layout.numeral, ink));
    above.push(...marksAbove(ink, { x, y, r: ry, side: 0 }, marks, "store"));
  }
  for (const side of /** @type {const} */ ([0, 1])) {
    const turn = marks.turn === (side ? "north" : "south");
    above.push(sign(layout, side, turn, ink));
    const pile = layout.piles?.[side];
    const taken = view.taken[side];
    if (!pile) continue;
    if (taken) lay(slotsInOval(pile, seed).slice(0, taken));
    const { x, y } = layout.counts[side];
    numbers.push(text(`${taken}`, x, y, layout.numeral * 1.15, { fill: ink.label, "font-weight": 650 }));
  }
  const hand = view.hand && view.hand.seeds > 0 ? inHand(layout, view.hand, ink) : "";
  const seedInk = {
    fill: fill("seed", ink.seed),
    stroke: ink.seedRim,
    "stroke-width": round(Math.max(seed * 0.1, 0.5)),
  };
  return [
    ...ways(ink, layout, marks),
    group("below", below),
    group("leaves", leaves),
    group("seeds", seeds, seedInk),
    group("numbers", numbers),
    group("marks", above),
    hand && group("hand", [hand]),
  ];
}

/** @param {number} x @param {number} y @param {number} r @param {Ink} ink */
function leaf(x, y, r, ink) {
  const [long, wide] = [round(r * 1.12), round(r * 0.92)];
  const half = (/** @type {number} */ sign) =>
    `M${-long} 0C${round(-long * 0.55)} ${sign * wide} ${round(long * 0.4)} ${sign * wide} ${long} 0Z`;
  const ribs = [-0.5, -0.1, 0.3].map(
    (at) =>
      `M${round(at * long)} 0l${round(long * 0.28)} ${round(-wide * 0.5)}` +
      `M${round(at * long)} 0l${round(long * 0.28)} ${round(wide * 0.5)}`,
  );
  return element(
    "g",
    {
      class: "leaf",
      transform: `translate(${round(x)} ${round(y)}) rotate(-32)`,
      stroke: ink.leafRib,
      "stroke-width": round(Math.max(r * 0.045, 0.8)),
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    path(half(-1), { fill: ink.leaf[0] }) +
      path(half(1), { fill: ink.leaf[1] }) +
      path(`M${round(-long * 1.16)} ${round(r * 0.08)}L${-long} 0H${round(long * 0.9)}${ribs.join("")}`, {
        fill: "none",
      }),
  );
}

/** @param {Layout} layout @param {0 | 1} side @param {boolean} turn @param {Ink} ink */
function sign({ sides, signSize: size }, side, turn, ink) {
  const { x, y } = sides[side];
  const up = side ? -1 : 1;
  const colour = side ? ink.north : ink.south;
  const [tip, base] = [round(y - up * size * 0.85), round(y + up * size * 0.8)];
  const d = `M${round(x)} ${tip}L${round(x + size)} ${base}H${round(x - size)}Z`;
  return path(d, {
    class: side ? "north" : "south",
    fill: turn ? colour : "none",
    stroke: colour,
    "stroke-width": round(Math.max(size * 0.2, 1.4)),
    "stroke-linejoin": "round",
  });
}

/** @param {number} number @param {number} x @param {number} y @param {number} size @param {Ink} ink */
function badge(number, x, y, size, ink) {
  const half = Math.max(`${number}`.length * size * 0.29 + size * 0.2, size * 0.6);
  const plate = element("rect", { ...box({ x, y, rx: half, ry: size * 0.6 }), rx: round(size * 0.5), fill: ink.badge });
  return plate + text(`${number}`, x, y, size, { fill: ink.numeral, "font-weight": 650 });
}

/** @param {Layout} layout @param {NonNullable<View["hand"]>} hand @param {Ink} ink */
function inHand(layout, { seeds, x, y }, ink) {
  const { seed, pitch } = layout;
  const shown = Math.min(seeds, COUNTABLE);
  const r = Math.max(seed * (1.4 + 0.86 * Math.sqrt(shown)), pitch * 0.26);
  const slots = Array.from({ length: shown }, (_, i) => slotInHand(i, seed));
  return (
    circle(x, y, r, { fill: ink.palm, stroke: ink.palmRim, "stroke-width": round(Math.max(r * 0.07, 1)) }) +
    group("held", [slots.map((slot) => circle(x + slot.x, y + slot.y, seed * 0.98)).join("")], {
      fill: fill("seed", ink.seed),
      stroke: ink.seedRim,
      "stroke-width": 0.6,
    }) +
    badge(seeds, x + r * 0.95, y - r * 0.85, layout.numeral * 1.1, ink)
  );
}

/** @param {Layout} layout @param {Ink} ink @param {Names} names */
function strip(layout, ink, { south, north, what }) {
  const y = layout.height + STRIP * 0.54;
  return group("words", [
    text(south, 10, y, 17, { fill: ink.south, "text-anchor": "start", "font-weight": 650 }),
    text(what, layout.width / 2, y, 17, { fill: ink.label }),
    text(north, layout.width - 10, y, 17, { fill: ink.north, "text-anchor": "end", "font-weight": 650 }),
  ]);
}
