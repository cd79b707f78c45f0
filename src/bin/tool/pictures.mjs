// The pictures of the hosted site as SVG: the icons, and the board of each game in its starting position, shown with
// links to it. The page's own drawing makes them. Written as JSON to standard output.

import { readFileSync } from "node:fs";

import { layoutBoard } from "../../../www/board/layout.js";
import { fade, themes } from "../../../www/board/theme.js";
import { GameTable, games, initSync } from "../../../www/core/mancala.js";
import { inkOf } from "../../../www/pictures/ink.js";
import { boardSvg, definitions } from "../../../www/pictures/svg.js";
import { circle, element, round } from "../../../www/pictures/svg-shapes.js";

/** @import {Game} from '../../../src/wasm/page.js' */
/** @import {Attributes} from '../../../www/pictures/svg-shapes.js' */

/** The size of a picture shown with a link, as other sites want it. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The side of an icon, in its own units. */
const SIDE = 64;

const day = themes.light;

/** @param {Attributes} size @param {string[]} parts */
const svg = (size, parts) => element("svg", { xmlns: "http://www.w3.org/2000/svg", ...size }, parts.join(""));

/** Colours from top to bottom. @param {string} id @param {string[]} colours */
const slope = (id, [from, to]) =>
  element(
    "linearGradient",
    { id, x2: 0, y2: 1 },
    element("stop", { "stop-color": from }) + element("stop", { offset: 1, "stop-color": to }),
  );

const sand = slope("sand", [day.sand.light, day.sand.base]);

/** The light comes from the upper left. @param {string} what @param {number} far */
const shadow = (what, far) =>
  `${what}{filter:drop-shadow(${round(far * 0.6)}px ${round(far)}px ${round(far)}px ${fade(day.shade, 0.55)})}`;

/**
 * A game in its starting position, on the sand.
 * @param {Game} game
 */
function picture(game) {
  const table = new GameTable(game, {}, "south");
  const board = table.board();
  const ring = board.shape === "ring";
  const layout = layoutBoard(board, WIDTH, HEIGHT, { labels: false });
  const { seeds, closed, store, taken, turn } = table.position();
  const drawn = boardSvg({
    board,
    layout,
    view: { seeds, closed, store, taken, numerals: "never", marks: { turn } },
    ink: { ...inkOf("light", ring), ground: ring ? "url(#edge)" : "none" },
    title: "",
    description: "",
    names: null,
  });
  // The wooden board lies on the sand as a whole. The sand in which the other boards are scooped has no edge, and no
  // signs are visible there.
  const { x, y, width, height } = layout.ground;
  const ends = ring
    ? [
        { x, y },
        { x: x + width, y: y + height },
      ]
    : layout.holes;
  const [left, right] = [Math.min, Math.max].map((most) => most(...ends.map((end) => end.x)));
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...ends.map((end) => end.y)));
  const margin = layout.pitch * (ring ? 0.2 : 0.72);
  // Widen or heighten it to the picture's proportions.
  const wide = Math.max(right - left + 2 * margin, ((bottom - top + 2 * margin) * WIDTH) / HEIGHT);
  const high = (wide * HEIGHT) / WIDTH;
  const box = [(left + right - wide) / 2, (top + bottom - high) / 2, wide, high].map(round).join(" ");
  return svg({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT }, [
    element("style", {}, shadow(".seeds", layout.seed * 0.3) + (ring ? shadow(".ground", layout.pitch * 0.1) : "")),
    element("defs", {}, sand + slope("edge", [day.wood.light, day.wood.dark])),
    element("rect", { width: WIDTH, height: HEIGHT, fill: "url(#sand)" }),
    drawn.replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `viewBox="${box}" width="${WIDTH}" height="${HEIGHT}"`,
    ),
  ]);
}

/**
 * Four seeds in a hole in the sand.
 * @param {number} corner  radius of the corners
 * @param {number} size  of the hole, as a fraction of the available room
 * @param {boolean} large  adds details that are visible only at large sizes: shadows, and light from above
 */
function icon(corner, size, large) {
  const ink = inkOf("light", false);
  const half = SIDE / 2;
  const r = 26 * size;
  const seeds = [
    [-1, -0.7],
    [0.8, -1],
    [-0.8, 1],
    [1, 0.7],
  ].map(([x, y]) => circle(half + x * r * 0.36, half + y * r * 0.36, r * 0.34));
  return svg({ viewBox: `0 0 ${SIDE} ${SIDE}` }, [
    large ? element("style", {}, shadow(".seeds", r * 0.07)) + element("defs", {}, sand) : "",
    definitions(ink),
    element("rect", { width: SIDE, height: SIDE, rx: corner, fill: large ? "url(#sand)" : ink.ground }),
    circle(half, half, r, { fill: "url(#hollow)", stroke: ink.rim, "stroke-width": 0.7 }),
    element("g", { class: "seeds", fill: "url(#seed)", stroke: ink.seedRim, "stroke-width": 0.3 }, seeds.join("")),
  ]);
}

initSync({ module: readFileSync(new URL("../../../www/core/mancala_bg.wasm", import.meta.url)) });
const boards = Object.fromEntries(games().map(({ game }) => [game, picture(game)]));
// The icon shown by browsers is small, and part of every first visit.
console.log(
  JSON.stringify({ icon: icon(12, 1, false), large: icon(12, 1, true), maskable: icon(0, 0.8, true), boards }),
);
