/**
 * Draws the board on a canvas. It knows no rules: it shows a whole `View` every time, but redraws only what differs
 * from the one before.
 *
 * @typedef {import("../core/mancala").BoardInfo} BoardInfo
 * @typedef {import("../core/mancala").Hole} Hole
 * @typedef {import("../core/mancala").Side} Side
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./theme.js").Theme} Theme
 * @typedef {import("./paint/motion.js").Hand} Hand
 * @typedef {import("./paint/motion.js").Flying} Flying
 * @typedef {import("./paint/seeds.js").Sprite} Sprite
 *
 * @typedef {object} Marks  All optional; see `paint/marks.js` for their shapes.
 * @property {Set<Hole>} [playable]
 * @property {Set<Hole>} [takeable]
 * @property {Set<Hole>} [endless]   Sowing from here never ends.
 * @property {Set<Hole>} [captured]  Emptied by the last capture.
 * @property {Hole | null} [focus]
 * @property {Hole | null} [hover]
 * @property {Hole | null} [source]  Where the turn began.
 * @property {Hole | null} [last]    Where its last seed fell.
 * @property {{from: Hole, to: Hole} | null} [path]  The way of a lap.
 * @property {Facing | null} [facing]  Two holes, while it is decided whether something is taken.
 * @property {{last: Hole | null, taken: Set<Hole>} | null} [preview]  Where a sowing would end and what it would take.
 * @property {Side | null} [turn]    Whose sign is filled.
 * @property {Map<Hole, number>} [marked]  Numbers that somebody has put on holes.
 * @property {Guess[]} [guesses]  Where somebody thinks the last seed will fall.
 * @property {Sign[]} [signs]  What modes draw on holes themselves.
 *
 * @typedef {object} Sign
 * @property {Hole} hole
 * @property {string} key  Differs when the drawing does.
 * @property {(pen: CanvasRenderingContext2D, theme: Theme, spot: import("./layout.js").HoleSpot) => void} draw
 *
 * @typedef {object} Facing
 * @property {Hole} from  Where the last seed lies.
 * @property {Hole} to  The hole that it faces.
 * @property {Hole | null} behind  The hole behind that one, if it is taken too.
 * @property {boolean} taken  False when there is nothing to take.
 *
 * @typedef {object} Guess
 * @property {Hole | "store"} hole
 * @property {Side} side  Whose guess it is.
 * @property {boolean | null} right  Null until the result is known.
 *
 * @typedef {object} View
 * @property {number[]} seeds
 * @property {Hole[]} closed
 * @property {number} store
 * @property {[number, number]} taken  By South and by North.
 * @property {"always" | "crowded" | "never"} numerals
 * @property {Marks} marks
 * @property {Hand | null} [hand]      These three come from `motionOf`.
 * @property {Flying[]} [flying]
 * @property {{hole: Hole, seeds: number}[]} [lifted]
 *
 * @typedef {object} Item  Something to draw inside a rectangle; redrawn when its key differs.
 * @property {string} key
 * @property {number} x
 * @property {number} y
 * @property {number} rx  Half the rectangle's width.
 * @property {number} ry
 * @property {() => void} draw
 *
 * @typedef {{x: number, y: number, right: number, bottom: number}} Rect  In whole device pixels.
 */
import { hiddenCanvas } from "./paint/canvas.js";
import { FONT, paintGround } from "./paint/ground.js";
import { marksAbove, marksBelow, paintFacing, paintPath, paintSign, wayOf } from "./paint/marks.js";
import { paintPalm } from "./paint/palm.js";
import { makeLeaves, makeSeeds, makeShadow } from "./paint/seeds.js";
import { drawnInHand, drawnInHole, handRadius, slotInHand, slotInHole, slotsInOval } from "./paint/slots.js";
import { fade } from "./theme.js";

/** With numerals 'crowded': how many seeds one can see at a glance, in ordinary and in very small holes. */
const AT_A_GLANCE = 4;
const AT_A_GLANCE_SMALL = 3;
const SMALL = 14;

export class BoardPainter {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    /** The unmoving layer. */
    this.ground = hiddenCanvas();
    /** @type {Map<string, Item>} What the canvas shows now. */
    this.shown = new Map();
    /** @type {Layout | null} */
    this.layout = null;
  }

  /**
   * Prepares for a size, a board and a theme. Slow (some 50 ms): call it only when one of them changes, before `paint`.
   * @param {Layout} layout
   * @param {BoardInfo} board
   * @param {Theme} theme
   * @param {number} pixelRatio  Device pixels per CSS pixel.
   */
  resize(layout, board, theme, pixelRatio) {
    this.layout = layout;
    this.theme = theme;
    this.ratio = pixelRatio;
    for (const canvas of [this.canvas, this.ground]) {
      canvas.width = Math.round(layout.width * pixelRatio);
      canvas.height = Math.round(layout.height * pixelRatio);
    }
    // Use whole device pixels, or the browser would stretch and blur the picture.
    const { style } = this.canvas;
    if (style) {
      style.width = `${this.canvas.width / pixelRatio}px`;
      style.height = `${this.canvas.height / pixelRatio}px`;
    }
    const pen = /** @type {CanvasRenderingContext2D} */ (this.ground.getContext("2d"));
    pen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    paintGround(pen, layout, theme, pixelRatio);
    this.tools = {
      seeds: makeSeeds(theme, board.shape === "ring", layout.seed * pixelRatio),
      shadow: makeShadow(theme, layout.seed * pixelRatio),
      leaves: makeLeaves(theme, layout.radius * pixelRatio),
      store: layout.store ? slotsInOval(layout.store, layout.seed) : [],
      piles: (layout.piles ?? []).map((pile) => slotsInOval(pile, layout.seed)),
    };
    this.shown.clear();
  }

  /**
   * Shows a view.
   * @param {View} view
   * @returns {Rect[]} what was redrawn
   */
  paint(view) {
    const { layout, pen, ratio } = this;
    if (!layout || !ratio) return [];
    const items = this.#items(view, layout);
    const whole = this.shown.size === 0;
    const dirty = whole
      ? [{ x: 0, y: 0, right: this.canvas.width, bottom: this.canvas.height }]
      : this.#differences(items);
    for (const { x, y, right, bottom } of dirty) {
      pen.save();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.beginPath();
      pen.rect(x, y, right - x, bottom - y);
      pen.clip();
      pen.clearRect(x, y, right - x, bottom - y);
      pen.drawImage(this.ground, x, y, right - x, bottom - y, x, y, right - x, bottom - y);
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      for (const item of items.values()) {
        const box = this.#box(item);
        if (box.x >= right || box.right <= x || box.y >= bottom || box.bottom <= y) continue;
        // Isolate items, because any subset of them may be drawn.
        pen.save();
        item.draw();
        pen.restore();
      }
      pen.restore();
    }
    this.shown = items;
    return dirty;
  }

  /** An item's rectangle on the canvas. @param {Item} item @returns {Rect} */
  #box({ x, y, rx, ry }) {
    const ratio = this.ratio ?? 1;
    return {
      x: Math.max(Math.floor((x - rx) * ratio), 0),
      y: Math.max(Math.floor((y - ry) * ratio), 0),
      right: Math.min(Math.ceil((x + rx) * ratio), this.canvas.width),
      bottom: Math.min(Math.ceil((y + ry) * ratio), this.canvas.height),
    };
  }

  /**
   * Rectangles that cover all that appeared, changed or vanished; those that overlap are joined.
   * @param {Map<string, Item>} items
   */
  #differences(items) {
    /** @type {Rect[]} */
    const rects = [];
    const add = (/** @type {Item} */ item) => {
      let box = this.#box(item);
      for (let i = rects.length - 1; i >= 0; i--) {
        const other = rects[i];
        if (other.x > box.right || other.right < box.x || other.y > box.bottom || other.bottom < box.y) continue;
        box = {
          x: Math.min(box.x, other.x),
          y: Math.min(box.y, other.y),
          right: Math.max(box.right, other.right),
          bottom: Math.max(box.bottom, other.bottom),
        };
        rects.splice(i, 1);
        i = rects.length; // the larger one may meet others
      }
      rects.push(box);
    };
    for (const [id, item] of items) {
      const old = this.shown.get(id);
      if (old?.key === item.key) continue;
      if (old) add(old);
      add(item);
    }
    for (const [id, item] of this.shown) if (!items.has(id)) add(item);
    return rects;
  }

  /**
   * All that moves or changes, from the lowest to the highest.
   * @param {View} view @param {Layout} layout
   */
  #items(view, layout) {
    /** @type {Map<string, Item>} */
    const items = new Map();
    const theme = /** @type {Theme} */ (this.theme);
    const { pen } = this;
    const { marks, numerals } = view;
    const { pitch, seed, numeral: size } = layout;
    const large = size > 22;

    if (marks.path) {
      const way = wayOf(layout, marks.path);
      items.set("path", {
        key: `${marks.path.from} ${marks.path.to}`,
        x: layout.width / 2,
        y: layout.height / 2,
        rx: layout.width / 2,
        ry: layout.height / 2,
        draw: () => paintPath(pen, theme, layout, way),
      });
    }

    const count = [...view.seeds];
    for (const { hole, seeds } of view.lifted ?? []) count[hole] = Math.max(count[hole] - seeds, 0);
    for (const [hole, spot] of layout.holes.entries()) {
      const seeds = count[hole];
      const closed = view.closed.includes(hole);
      const letters = marksOf(marks, hole);
      const numeral = this.#showsNumeral(numerals, seeds, spot.r);
      if (!seeds && !closed && !letters) continue;
      items.set(`hole ${hole}`, {
        key: `${seeds} ${closed} ${letters} ${numeral}`,
        x: spot.x,
        y: spot.y,
        rx: spot.r * 1.32 + 2,
        ry: spot.r * 1.32 + 2,
        draw: () => {
          marksBelow(pen, theme, spot, letters);
          if (closed) this.#leaf(spot.x, spot.y, hole);
          const slots = Array.from({ length: drawnInHole(seeds) }, (_, i) => slotInHole(layout, hole, i));
          this.#seeds(slots);
          // On the near rim, where it hides least; in small holes or with large numbers further in, or it would reach
          // the next row.
          if (numeral)
            this.#badge(seeds, spot.x, spot.y + spot.r * (spot.r < SMALL ? 0.58 : large ? 0.72 : 0.84), size);
          marksAbove(pen, theme, spot, letters);
        },
      });
    }

    for (const { hole, key, draw } of marks.signs ?? []) {
      const spot = layout.holes[hole];
      const reach = spot.r * 1.32 + 2;
      items.set(`sign on ${hole}`, {
        key,
        x: spot.x,
        y: spot.y,
        rx: reach,
        ry: reach,
        draw: () => draw(pen, theme, spot),
      });
    }

    if (marks.facing) {
      const { from, to, behind, taken } = marks.facing;
      const [a, b] = [layout.holes[from], layout.holes[behind ?? to]];
      items.set("facing", {
        key: `${from} ${to} ${behind} ${taken}`,
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2,
        rx: a.r * 1.4,
        ry: Math.abs(b.y - a.y) / 2 + a.r * 1.4,
        draw: () => paintFacing(pen, theme, layout, { from, to, behind, taken }),
      });
    }

    if (layout.store) {
      const { x, y, rx, ry } = layout.store;
      const numeral = this.#showsNumeral(numerals, view.store, ry);
      const guessed = guessesOf(marks, "store");
      items.set("store", {
        key: `${view.store} ${numeral} ${guessed}`,
        x,
        y,
        rx,
        ry: ry * 1.4 + 2,
        draw: () => {
          this.#seeds(this.tools?.store.slice(0, view.store) ?? []);
          if (numeral) this.#badge(view.store, x, y + ry * (large ? 0.58 : 0.84), size);
          marksAbove(pen, theme, { x, y, r: ry, side: 0 }, guessed);
        },
      });
    }

    for (const side of /** @type {const} */ ([0, 1])) {
      const turn = marks.turn === (side ? "north" : "south");
      const sign = layout.sides[side];
      items.set(`sign ${side}`, {
        key: `${turn}`,
        ...sign,
        rx: layout.signSize * 1.5,
        ry: layout.signSize * 1.5,
        draw: () => paintSign(pen, theme, layout, side, turn),
      });
      const pile = layout.piles?.[side];
      const taken = view.taken[side];
      if (!pile || !taken) continue;
      items.set(`pile ${side}`, {
        key: `${taken}`,
        ...pile,
        rx: pile.rx + seed,
        ry: pile.ry + seed,
        draw: () => this.#seeds(this.tools?.piles[side].slice(0, taken) ?? []),
      });
      const at = layout.counts[side];
      if (numerals !== "never") {
        const height = size * 1.15;
        items.set(`count ${side}`, {
          key: `${taken}`,
          ...at,
          rx: height * 1.6,
          ry: height,
          draw: () => this.#text(`${taken}`, at.x, at.y, height, theme.ink),
        });
      }
    }

    for (const [i, thing] of (view.flying ?? []).entries()) {
      const height = thing.height ?? 0;
      const reach = (thing.kind === "leaf" ? layout.radius * 2 : seed * 2) + height;
      items.set(`flying ${i}`, {
        key: `${thing.x} ${thing.y} ${height} ${thing.angle} ${thing.scale}`,
        x: thing.x,
        y: thing.y,
        rx: reach,
        ry: reach,
        draw: () => {
          if (thing.kind === "leaf") this.#leaf(thing.x, thing.y, thing.variant ?? 0, thing.angle, thing.scale);
          else this.#seeds([{ x: thing.x, y: thing.y, variant: thing.variant ?? 0 }], height);
        },
      });
    }

    const hand = view.hand;
    if (hand && hand.seeds > 0) {
      const height = pitch * 0.35;
      // The palm grows with what it holds; fingers, shadow and number extend beyond it.
      const palm = Math.max(handRadius(hand.seeds, seed), pitch * 0.26);
      const reach = palm * 1.8 + height + size;
      items.set("hand", {
        key: `${hand.x} ${hand.y} ${hand.seeds}`,
        x: hand.x,
        y: hand.y,
        rx: reach,
        ry: reach,
        draw: () => this.#hand(hand, palm, height),
      });
    }
    return items;
  }

  /** @param {View["numerals"]} when @param {number} seeds @param {number} r  Radius of the hole. */
  #showsNumeral(when, seeds, r) {
    if (when === "never" || seeds === 0) return false;
    return when === "always" || seeds > (r < SMALL ? AT_A_GLANCE_SMALL : AT_A_GLANCE);
  }

  /**
   * Copies a picture with its middle at a point, on whole device pixels so that it stays crisp.
   * @param {Sprite} sprite @param {number} x @param {number} y
   */
  #stamp({ image, half }, x, y) {
    const ratio = this.ratio ?? 1;
    this.pen.drawImage(image, Math.round(x * ratio) - half, Math.round(y * ratio) - half);
  }

  /**
   * @param {{x: number, y: number, variant: number}[]} slots
   * @param {number} [height]  Above the ground.
   */
  #seeds(slots, height = 0) {
    const { pen, tools, layout } = this;
    if (!tools || !layout) return;
    const near = layout.seed * 0.22;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (height) pen.globalAlpha = 0.6;
    for (const { x, y } of slots) this.#stamp(tools.shadow, x + near + height * 0.5, y + near * 1.3 + height);
    pen.globalAlpha = 1;
    for (const { x, y, variant } of slots) this.#stamp(tools.seeds[variant % tools.seeds.length], x, y);
    pen.restore();
  }

  /** @param {number} x @param {number} y @param {number} variant @param {number} [angle] @param {number} [scale] */
  #leaf(x, y, variant, angle = 0, scale = 1) {
    const { pen, tools } = this;
    const ratio = this.ratio ?? 1;
    if (!tools) return;
    const { image, half } = tools.leaves[variant % tools.leaves.length];
    pen.save();
    pen.setTransform(scale, 0, 0, scale, Math.round(x * ratio), Math.round(y * ratio));
    pen.rotate(angle);
    pen.drawImage(image, -half, -half);
    pen.restore();
  }

  /**
   * The hand with its seeds above the board, and how many it still holds.
   * @param {Hand} hand @param {number} palm  Its radius. @param {number} height
   */
  #hand({ seeds, x, y }, palm, height) {
    const { layout } = this;
    if (!layout) return;
    const slots = Array.from({ length: drawnInHand(seeds) }, (_, i) => {
      const slot = slotInHand(i, layout.seed);
      return { x: x + slot.x, y: y + slot.y, variant: slot.variant };
    });
    paintPalm(this.pen, /** @type {Theme} */ (this.theme), x, y, palm, height);
    this.#seeds(slots);
    this.#badge(seeds, x + palm * 1.02, y - palm * 0.92, layout.numeral * 1.1);
  }

  /**
   * A numeral on a dark plate.
   * @param {number} number @param {number} x @param {number} y @param {number} size
   */
  #badge(number, x, y, size) {
    const { pen } = this;
    const theme = /** @type {Theme} */ (this.theme);
    const text = `${number}`;
    const half = Math.max(text.length * size * 0.29 + size * 0.2, size * 0.6);
    pen.fillStyle = fade(theme.badge, 0.86);
    pen.beginPath();
    pen.moveTo(x - half + size * 0.55, y - size * 0.6);
    pen.arcTo(x + half, y - size * 0.6, x + half, y + size * 0.6, size * 0.5);
    pen.arcTo(x + half, y + size * 0.6, x - half, y + size * 0.6, size * 0.5);
    pen.arcTo(x - half, y + size * 0.6, x - half, y - size * 0.6, size * 0.5);
    pen.arcTo(x - half, y - size * 0.6, x + half, y - size * 0.6, size * 0.5);
    pen.fill();
    this.#text(text, x, y, size, theme.numeral);
  }

  /** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} colour */
  #text(text, x, y, size, colour) {
    const { pen } = this;
    pen.font = `650 ${size}px ${FONT}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = colour;
    // Digits have no descenders: centred as letters they would stand too low.
    pen.fillText(text, x, y + size * 0.07);
  }
}

/**
 * The marks of a hole as letters.
 * @param {Marks} marks @param {Hole} hole
 */
function marksOf(marks, hole) {
  let letters = "";
  if (marks.playable?.has(hole)) letters += "p";
  if (marks.takeable?.has(hole)) letters += "t";
  if (marks.endless?.has(hole)) letters += "e";
  if (marks.captured?.has(hole)) letters += "c";
  if (marks.hover === hole) letters += "h";
  if (marks.source === hole) letters += "s";
  if (marks.last === hole) letters += "l";
  if (marks.focus === hole) letters += "f";
  if (marks.preview?.taken.has(hole)) letters += "w";
  if (marks.preview?.last === hole) letters += "v";
  if (marks.marked?.has(hole)) letters += `m${marks.marked.get(hole)}`;
  return letters + guessesOf(marks, hole);
}

/**
 * Guesses as capital letters: A to C are South's, D to F North's; open, right, wrong.
 * @param {Marks} marks @param {Hole | "store"} hole
 */
function guessesOf({ guesses = [] }, hole) {
  const here = guesses.filter((guess) => guess.hole === hole);
  return here
    .map(({ side, right }) => "ABCDEF"[(side === "south" ? 0 : 3) + (right === null ? 0 : right ? 1 : 2)])
    .join("");
}
