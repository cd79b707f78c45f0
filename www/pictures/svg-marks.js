// The signs on the board in SVG, with the same shapes as on the screen (paint/marks.js).

/** @import {Facing, Marks} from '../board/painter.js' */
/** @import {HoleSpot, Layout} from '../board/layout.js' */
/** @import {Ink} from './ink.js' */

import { wayOf } from "../board/paint/marks.js";
import { circle, path, round, text } from "./svg-shapes.js";

/** @param {...number} numbers */
const at = (...numbers) => numbers.map(round).join(" ");

/** @param {Ink} ink @param {number} side */
const accent = (ink, side) => (side ? ink.north : ink.south);

/**
 * A line with an outline, visible on any ground.
 * @param {Ink} ink @param {string} d @param {number} width @param {string} colour @param {string} [inside]
 */
const haloed = (ink, d, width, colour, inside = "none") =>
  path(d, {
    fill: "none",
    stroke: ink.halo,
    "stroke-width": round(width + 2.4),
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  }) +
  path(d, {
    fill: inside,
    stroke: colour,
    "stroke-width": round(width),
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  });

/** @param {number} x @param {number} y @param {number} half */
const diamond = (x, y, half) => `M${at(x, y - half)}L${at(x + half, y)}L${at(x, y + half)}L${at(x - half, y)}Z`;

/**
 * Signs below the seeds: what can be played, what was captured.
 * @param {Ink} ink @param {HoleSpot} spot @param {Marks} marks @param {number} hole
 */
export function marksBelow(ink, { x, y, r, side }, marks, hole) {
  const found = [];
  if (marks.playable?.has(hole))
    found.push(
      circle(x, y, r * 1.02, {
        class: "playable",
        fill: "none",
        stroke: accent(ink, side),
        "stroke-width": round(Math.max(r * 0.06, 1.5)),
      }),
    );
  if (marks.captured?.has(hole)) {
    const arm = r * 0.22;
    found.push(
      circle(x, y, r * 0.98, {
        class: "captured",
        fill: "none",
        stroke: ink.mark,
        "stroke-width": round(Math.max(r * 0.05, 1.2)),
        "stroke-dasharray": `${round(r * 0.28)} ${round(r * 0.22)}`,
      }),
      path(`M${at(x - arm, y - arm)}L${at(x + arm, y + arm)}M${at(x - arm, y + arm)}L${at(x + arm, y - arm)}`, {
        stroke: ink.number,
        "stroke-width": round(Math.max(r * 0.06, 1.2)),
      }),
    );
  }
  return found;
}

/**
 * Signs above the seeds.
 * @param {Ink} ink @param {HoleSpot} spot @param {Marks} marks @param {number | "store"} hole
 */
export function marksAbove(ink, { x, y, r, side }, marks, hole) {
  const found = [];
  const size = Math.max(r * 0.17, 3.4);
  if (typeof hole === "number") {
    if (marks.endless?.has(hole)) found.push(haloed(ink, lyingEight(x, y, r * 0.5), Math.max(r * 0.1, 1.6), ink.mark));
    if (marks.takeable?.has(hole))
      found.push(haloed(ink, corners(x, y, r), Math.max(r * 0.09, 2), accent(ink, 1 - side)));
    const number = marks.marked?.get(hole);
    if (number !== undefined) found.push(marked(ink, x, y, r, number));
  }
  if (marks.source === hole)
    found.push(
      circle(x, y - r, size * 0.8, {
        class: "source",
        fill: ink.halo,
        stroke: ink.mark,
        "stroke-width": round(Math.max(size * 0.4, 1.4)),
      }),
    );
  if (marks.last === hole)
    found.push(
      path(diamond(x, y - r, size * 1.25), { class: "last", fill: ink.mark, stroke: ink.halo, "stroke-width": 1.2 }),
    );
  const guesses = (marks.guesses ?? []).filter((guess) => guess.hole === hole);
  guesses.forEach((guess, i) => {
    const lean = guesses.length > 1 ? i * 2 - 1 : 0;
    found.push(
      pin(ink, x + lean * r * 0.44, y - r * 0.4, Math.max(r * 0.4, 7), guess.side === "north" ? 1 : 0, guess.right),
    );
  });
  return found;
}

/** @param {number} x @param {number} y @param {number} size */
function lyingEight(x, y, size) {
  const points = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI;
    const shrink = 1 / (1 + Math.sin(angle) ** 2);
    return at(x + size * Math.cos(angle) * shrink, y + size * 1.25 * Math.sin(angle) * Math.cos(angle) * shrink);
  });
  return `M${points.join("L")}Z`;
}

/** @param {number} x @param {number} y @param {number} r */
function corners(x, y, r) {
  const [far, arm] = [r * 0.98, r * 0.36];
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs
    .map(([h, v]) => `M${at(x + h * far, y + v * (far - arm))}V${at(y + v * far)}H${at(x + h * (far - arm))}`)
    .join("");
}

/**
 * A number on a plate at the rim.
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} number
 */
function marked(ink, x, y, r, number) {
  const size = Math.max(r * 0.44, 10);
  const [px, py] = [x - r * 0.74, y - r * 0.74];
  return (
    circle(x, y, r * 1.05, { fill: "none", stroke: ink.mark, "stroke-width": round(Math.max(r * 0.055, 1.5)) }) +
    circle(px, py, Math.max(size * 0.66, `${number}`.length * size * 0.42), {
      fill: ink.halo,
      stroke: ink.mark,
      "stroke-width": 1.2,
    }) +
    text(`${number}`, px, py, size, { fill: ink.mark, "font-weight": 700 })
  );
}

/**
 * A guess where the last seed will fall.
 * @param {Ink} ink
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {0 | 1} side
 * @param {boolean | null} right
 */
function pin(ink, x, y, size, side, right) {
  const up = side ? -1 : 1;
  const sign = `M${at(x, y - up * size * 0.52)}L${at(x + size * 0.56, y + up * size * 0.42)}H${at(x - size * 0.56)}Z`;
  const drop = `M${at(x - size * 0.7, y + size * 0.7)}L${at(x, y + size * 1.6)}L${at(x + size * 0.7, y + size * 0.7)}Z`;
  const verdict =
    right === null
      ? ""
      : circle(x + size * 0.95, y - size * 0.5, size * 0.66, {
          fill: ink.halo,
          stroke: ink.mark,
          "stroke-width": 1.2,
        }) + text(right ? "✓" : "✗", x + size * 0.95, y - size * 0.5, size, { fill: ink.mark, "font-weight": 700 });
  return (
    path(drop, { fill: accent(ink, side) }) +
    circle(x, y, size, { fill: accent(ink, side), stroke: ink.halo, "stroke-width": 1.2 }) +
    path(sign, { fill: ink.halo }) +
    verdict
  );
}

/**
 * The path of a lap, and the arrow across to what is taken.
 * @param {Ink} ink @param {Layout} layout @param {Marks} marks
 */
export function ways(ink, layout, { path: lap, facing }) {
  const found = [];
  const width = Math.max(layout.radius * 0.07, 1.5);
  if (lap) {
    const spots = wayOf(layout, lap).map((hole) => layout.holes[hole]);
    const [end, before] = [spots[spots.length - 1], spots[spots.length - 2]];
    const angle = Math.atan2(end.y - before.y, end.x - before.x);
    const tip = { x: end.x - Math.cos(angle) * layout.radius * 0.7, y: end.y - Math.sin(angle) * layout.radius * 0.7 };
    const line = [...spots.slice(0, -1), tip].map(({ x, y }) => at(x, y)).join("L");
    found.push(
      haloed(ink, `M${line}${head(tip.x, tip.y, angle, layout.radius * 0.36)}`, width, accent(ink, spots[0].side)),
    );
  }
  if (facing) found.push(across(ink, layout, facing, width));
  return found;
}

/** @param {Ink} ink @param {Layout} layout @param {Facing} facing @param {number} width */
function across(ink, { holes }, { from, to, behind, taken }, width) {
  const [start, end] = [holes[from], holes[behind ?? to]];
  const way = Math.sign(end.y - start.y);
  const [y1, y2] = [start.y + way * start.r * 0.5, end.y - way * start.r * 0.5];
  const colour = taken ? accent(ink, start.side) : ink.mark;
  return haloed(
    ink,
    `M${at(start.x, y1)}L${at(end.x, y2)}${head(end.x, y2, Math.atan2(y2 - y1, end.x - start.x), start.r * 0.3)}`,
    width,
    colour,
  );
}

/** The head of an arrow. @param {number} x @param {number} y @param {number} angle @param {number} size */
function head(x, y, angle, size) {
  const barb = (/** @type {number} */ turn) => at(x + Math.cos(angle + turn) * size, y + Math.sin(angle + turn) * size);
  return `M${barb(2.6)}L${at(x, y)}L${barb(-2.6)}`;
}
