/**
 * Signs on the board. Each has its own shape, not only its own colour: playable = a thin ring, takeable = four corners,
 * focus = a double ring, hover = a soft broad ring, source = an open circle on the rim, last = a filled diamond on the
 * rim, endless = a lying eight, captured = a broken ring with a small cross, path = a thin arrow, facing = a thin arrow
 * across the middle (dashed when nothing is taken), preview = a hollow diamond where the last seed would fall and a
 * dotted ring where something would be taken, marked = a ring drawn by hand with a number on its rim, guess = a pin
 * with its side's sign, and once the result is known a tick or a cross.
 *
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../layout.js").HoleSpot} HoleSpot
 * @typedef {import("../theme.js").Theme} Theme
 * @typedef {CanvasRenderingContext2D} Pen
 */
import { fade } from "../theme.js";
import { FONT } from "./ground.js";

/**
 * Signs below the seeds.
 * @param {Pen} pen @param {Theme} theme @param {HoleSpot} hole @param {string} marks  One letter for each mark, see
 * `board.js`.
 */
export function marksBelow(pen, theme, hole, marks) {
  const { x, y, r } = hole;
  const accent = hole.side ? theme.north : theme.south;
  if (marks.includes("h")) ring(pen, x, y, r, fade(theme.paper, 0.6), Math.max(r * 0.16, 3));
  if (marks.includes("p")) {
    ring(pen, x, y, r * 1.02, fade(theme.paper, 0.65), Math.max(r * 0.1, 2.8));
    ring(pen, x, y, r * 1.02, accent, Math.max(r * 0.05, 1.5));
  }
  if (marks.includes("c")) {
    pen.setLineDash([r * 0.28, r * 0.22]);
    ring(pen, x, y, r * 0.98, theme.ink, Math.max(r * 0.05, 1.2));
    pen.setLineDash([]);
    const arm = r * 0.22;
    pen.lineWidth = Math.max(r * 0.06, 1.2);
    pen.strokeStyle = fade(theme.glow, 0.75);
    pen.beginPath();
    for (const sign of [-1, 1]) {
      pen.moveTo(x - arm, y - sign * arm);
      pen.lineTo(x + arm, y + sign * arm);
    }
    pen.stroke();
  }
}

/**
 * Signs above the seeds.
 * @param {Pen} pen @param {Theme} theme @param {HoleSpot} hole @param {string} marks
 */
export function marksAbove(pen, theme, hole, marks) {
  const { x, y, r } = hole;
  if (marks.includes("e")) haloed(pen, theme, lyingEight(x, y, r * 0.5), Math.max(r * 0.1, 1.6), false);
  if (marks.includes("t"))
    haloed(pen, theme, corners(x, y, r), Math.max(r * 0.09, 2), false, hole.side ? theme.south : theme.north);
  const size = Math.max(r * 0.17, 3.4);
  if (marks.includes("s")) {
    const path = new Path2D();
    path.arc(x, y - r, size * 0.8, 0, 7);
    pen.fillStyle = theme.paper;
    pen.fill(path);
    haloed(pen, theme, path, Math.max(size * 0.4, 1.4), false);
  }
  if (marks.includes("l")) {
    haloed(pen, theme, diamond(x, y - r, size * 1.25), 1, true);
  }
  if (marks.includes("w")) {
    pen.setLineDash([0, r * 0.2]);
    pen.lineCap = "round";
    ring(pen, x, y, r * 1.06, fade(theme.paper, 0.8), Math.max(r * 0.12, 3.4));
    ring(pen, x, y, r * 1.06, theme.ink, Math.max(r * 0.07, 2));
    pen.setLineDash([]);
  }
  if (marks.includes("v")) {
    const path = diamond(x, y - r, size * 1.25);
    pen.fillStyle = theme.paper;
    pen.fill(path);
    haloed(pen, theme, path, Math.max(size * 0.34, 1.3), false);
  }
  if (marks.includes("f")) {
    const width = Math.max(r * 0.06, 2);
    ring(pen, x, y, r * 1.02, theme.paper, width * 2.4);
    ring(pen, x, y, r * 1.02, theme.ink, width);
  }
  const number = marks.match(/m(\d+)/);
  if (number) paintMarked(pen, theme, hole, number[1]);
  const guesses = [...marks].filter((letter) => "ABCDEF".includes(letter));
  // Two pins in one hole lean away from each other.
  guesses.forEach((letter, i) => {
    const which = "ABCDEF".indexOf(letter);
    paintPin(pen, theme, hole, which > 2 ? 1 : 0, which % 3, guesses.length > 1 ? i * 2 - 1 : 0);
  });
}

/**
 * A ring as drawn in the sand with a stick: its ends do not quite meet. On it a small plate with a number.
 * @param {Pen} pen @param {Theme} theme @param {HoleSpot} hole @param {string} number
 */
function paintMarked(pen, theme, { x, y, r }, number) {
  const path = new Path2D();
  for (let i = 0; i <= 48; i++) {
    const angle = -2.1 + (i / 48) * 6.7;
    const radius = r * (1.0 + 0.09 * (i / 48) + 0.02 * Math.sin(angle * 3));
    path.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  haloed(pen, theme, path, Math.max(r * 0.055, 1.5), false);
  const size = Math.max(r * 0.44, 10);
  const [px, py] = [x - r * 0.74, y - r * 0.74];
  const plate = new Path2D();
  plate.arc(px, py, Math.max(size * 0.66, number.length * size * 0.42), 0, 7);
  pen.fillStyle = theme.paper;
  pen.fill(plate);
  pen.strokeStyle = pen.fillStyle = theme.ink;
  pen.lineWidth = Math.max(r * 0.05, 1.2);
  pen.stroke(plate);
  pen.font = `700 ${size}px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(number, px, py + size * 0.07);
}

/**
 * A pin stuck in the hole.
 * @param {Pen} pen @param {Theme} theme @param {HoleSpot} hole @param {0 | 1} side  Whose it is.
 * @param {number} verdict  0 open, 1 right, 2 wrong. @param {number} lean  -1 to the left, 1 to the right.
 */
function paintPin(pen, theme, { x, y, r }, side, verdict, lean) {
  const colour = side ? theme.north : theme.south;
  const size = Math.max(r * 0.4, 7);
  const head = { x: x + lean * r * 0.44, y: y - r * 0.5 };
  const tip = { x: x + lean * r * 0.12, y: y + r * 0.2 };
  const angle = Math.atan2(tip.y - head.y, tip.x - head.x);
  const pin = new Path2D();
  pin.arc(head.x, head.y, size, angle + 0.75, angle - 0.75 + 2 * Math.PI);
  pin.lineTo(tip.x, tip.y);
  pin.closePath();
  haloed(pen, theme, pin, Math.max(r * 0.03, 1), true, colour);
  const up = side ? -1 : 1;
  const sign = new Path2D();
  sign.moveTo(head.x, head.y - up * size * 0.52);
  sign.lineTo(head.x + size * 0.56, head.y + up * size * 0.42);
  sign.lineTo(head.x - size * 0.56, head.y + up * size * 0.42);
  sign.closePath();
  pen.fillStyle = theme.paper;
  pen.fill(sign);
  if (!verdict) return;
  // The verdict hangs on the pin's head, where both can be seen.
  const seal = { x: head.x + (lean < 0 ? -1 : 1) * size * 0.95, y: head.y - size * 0.35, r: size * 0.72 };
  const plate = new Path2D();
  plate.arc(seal.x, seal.y, seal.r, 0, 7);
  pen.fillStyle = verdict === 1 ? theme.ink : theme.paper;
  pen.fill(plate);
  pen.strokeStyle = verdict === 1 ? theme.paper : theme.ink;
  pen.lineWidth = Math.max(size * 0.14, 1.3);
  pen.stroke(plate);
  pen.lineWidth = Math.max(size * 0.2, 1.6);
  const arm = seal.r * 0.42;
  pen.beginPath();
  if (verdict === 1) {
    pen.moveTo(seal.x - arm, seal.y + arm * 0.1);
    pen.lineTo(seal.x - arm * 0.2, seal.y + arm * 0.85);
    pen.lineTo(seal.x + arm * 1.1, seal.y - arm * 0.8);
  } else {
    for (const way of [-1, 1]) {
      pen.moveTo(seal.x - arm, seal.y - way * arm);
      pen.lineTo(seal.x + arm, seal.y + way * arm);
    }
  }
  pen.stroke();
}

/**
 * @param {Pen} pen
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} colour
 * @param {number} width
 */
function ring(pen, x, y, r, colour, width) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.stroke();
}

/**
 * A shape with a contrasting border, legible on any ground.
 * @param {Pen} pen
 * @param {Theme} theme
 * @param {Path2D} path
 * @param {number} width
 * @param {boolean} filled
 * @param {string} [colour]
 */
function haloed(pen, theme, path, width, filled, colour = theme.ink) {
  pen.lineCap = pen.lineJoin = "round";
  pen.strokeStyle = fade(theme.paper, 0.9);
  pen.lineWidth = width + 2.4;
  pen.stroke(path);
  pen.strokeStyle = pen.fillStyle = colour;
  pen.lineWidth = width;
  if (filled) pen.fill(path);
  else pen.stroke(path);
}

/** @param {number} x @param {number} y @param {number} half */
function diamond(x, y, half) {
  const path = new Path2D();
  path.moveTo(x, y - half);
  path.lineTo(x + half, y);
  path.lineTo(x, y + half);
  path.lineTo(x - half, y);
  path.closePath();
  return path;
}

/** The sign of an endless sowing. @param {number} x @param {number} y @param {number} size */
function lyingEight(x, y, size) {
  const path = new Path2D();
  for (let i = 0; i <= 40; i++) {
    const angle = (i / 40) * 2 * Math.PI;
    const shrink = 1 / (1 + Math.sin(angle) ** 2);
    path.lineTo(x + size * Math.cos(angle) * shrink, y + size * 1.25 * Math.sin(angle) * Math.cos(angle) * shrink);
  }
  path.closePath();
  return path;
}

/** Four corners around a hole. @param {number} x @param {number} y @param {number} r */
function corners(x, y, r) {
  const path = new Path2D();
  const [far, arm] = [r * 0.98, r * 0.36];
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    path.moveTo(x + sx * far, y + sy * (far - arm));
    path.lineTo(x + sx * far, y + sy * far);
    path.lineTo(x + sx * (far - arm), y + sy * far);
  }
  return path;
}

/**
 * The path from one hole to another in sowing order.
 * @param {Layout} layout @param {{from: number, to: number}} path
 */
export function wayOf(layout, { from, to }) {
  const way = [from];
  for (let hole = from; way.length <= layout.holes.length && (way.length === 1 || hole !== to); way.push(hole))
    hole = layout.next[hole];
  return way;
}

/** @param {Pen} pen @param {Theme} theme @param {Layout} layout @param {number[]} way */
export function paintPath(pen, theme, layout, way) {
  const spots = way.map((hole) => layout.holes[hole]);
  const end = spots[spots.length - 1];
  const before = spots[spots.length - 2];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = layout.radius * 0.36;
  // Stop at the rim of the last hole, so that the hole itself stays clear.
  const tip = { x: end.x - Math.cos(angle) * layout.radius * 0.7, y: end.y - Math.sin(angle) * layout.radius * 0.7 };
  const line = new Path2D();
  line.moveTo(spots[0].x, spots[0].y);
  for (let i = 1; i < spots.length - 1; i++)
    line.arcTo(spots[i].x, spots[i].y, spots[i + 1].x, spots[i + 1].y, layout.radius * 0.6);
  line.lineTo(tip.x - Math.cos(angle) * head * 0.5, tip.y - Math.sin(angle) * head * 0.5);
  const arrow = new Path2D();
  for (const turn of [-2.6, 0, 2.6]) {
    const back = turn ? head : 0;
    arrow.lineTo(tip.x + Math.cos(angle + turn) * back, tip.y + Math.sin(angle + turn) * back);
  }
  arrow.closePath();
  const width = Math.max(layout.radius * 0.07, 1.5);
  pen.lineCap = pen.lineJoin = "round";
  pen.globalAlpha = 0.75;
  for (const [colour, halo] of /** @type {[string, number][]} */ ([
    [theme.paper, 2],
    [spots[0].side ? theme.north : theme.south, 0],
  ])) {
    pen.strokeStyle = pen.fillStyle = colour;
    pen.lineWidth = width + halo;
    pen.stroke(line);
    pen.stroke(arrow);
    pen.fill(arrow);
  }
  pen.globalAlpha = 1;
}

/**
 * From the last seed across the middle to the hole that it faces, and on to the one behind if that is taken too.
 * @param {Pen} pen @param {Theme} theme @param {Layout} layout @param {import("../painter.js").Facing} facing
 */
export function paintFacing(pen, theme, { holes }, { from, to, behind, taken }) {
  const start = holes[from];
  const colour = start.side ? theme.north : theme.south;
  const { r } = start;
  for (const hole of behind === null ? [to] : [to, behind]) {
    const { x, y } = holes[hole];
    if (!taken) pen.setLineDash([r * 0.26, r * 0.2]);
    ring(pen, x, y, r * 1.03, fade(theme.paper, 0.75), Math.max(r * 0.11, 3));
    ring(pen, x, y, r * 1.03, taken ? colour : theme.ink, Math.max(r * 0.055, 1.6));
    pen.setLineDash([]);
  }
  // The arrow bridges the gap between the rows and touches both rims.
  const end = holes[behind ?? to];
  const way = Math.sign(end.y - start.y);
  const line = new Path2D();
  const tip = { x: end.x, y: end.y - way * r * 0.5 };
  line.moveTo(start.x, start.y + way * r * 0.5);
  line.lineTo(tip.x, tip.y);
  const head = r * 0.22;
  const arrow = new Path2D();
  arrow.moveTo(tip.x - head, tip.y - way * head);
  arrow.lineTo(tip.x, tip.y);
  arrow.lineTo(tip.x + head, tip.y - way * head);
  const width = Math.max(r * 0.07, 1.6);
  if (!taken) pen.setLineDash([r * 0.16, r * 0.16]);
  haloed(pen, theme, line, width, false, taken ? colour : theme.ink);
  pen.setLineDash([]);
  haloed(pen, theme, arrow, width, false, taken ? colour : theme.ink);
}

/**
 * A side's sign at its own edge: ▲ for South, ▼ for North. Filled and ringed on that side's turn, else an outline.
 * @param {Pen} pen @param {Theme} theme @param {Layout} layout @param {0 | 1} side @param {boolean} turn
 */
export function paintSign(pen, theme, layout, side, turn) {
  const { x, y } = layout.sides[side];
  const size = layout.signSize;
  const up = side ? -1 : 1;
  const path = new Path2D();
  path.moveTo(x, y - up * size * 0.85);
  path.lineTo(x + size, y + up * size * 0.8);
  path.lineTo(x - size, y + up * size * 0.8);
  path.closePath();
  pen.lineJoin = "round";
  pen.strokeStyle = pen.fillStyle = side ? theme.north : theme.south;
  pen.lineWidth = Math.max(size * 0.2, 1.4);
  if (turn) pen.fill(path);
  pen.stroke(path);
}
