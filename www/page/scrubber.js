// The timeline of the whole game, drawn twice: above all its turns, below the turn on the board, divided into laps and
// seeds. Both are real sliders for screen readers and keys; we handle the pointer ourselves, so that a click, a drag
// and a finger work the same everywhere. It appears after the board; its room is reserved.

/** @import {BoardInfo, Turn} from '../../src/wasm/page.js' */
/** @import {Cursor, Timeline} from '../game/timeline.js' */

import { fade, themes } from "../board/theme.js";
import { digestOf, stagesOf, stopsOf } from "../game/timeline.js";
import { byId, el } from "../platform/dom.js";
import { follow, themeName } from "../platform/settings.js";
import { t } from "../words/i18n.js";
import { holeName, sideName } from "../words/names.js";

/** Room at both ends, so that the cursor's mark is whole there, too. */
const PAD = 10;
/** The height of each track, of the gap between them, and of the bars. */
const TRACK = 24;
const GAP = 8;
const HEIGHT = 2 * TRACK + GAP;
/** The number of laps that makes the longest bar. */
const MANY_LAPS = 24;
/** How many turns Page Up and Page Down pass. */
const PAGE = 10;

/** Keys on the upper and on the lower track; the others work as on every slider. @type {Record<string, string>} */
const TURN_KEYS = {
  ArrowLeft: "turn-back",
  ArrowDown: "turn-back",
  ArrowRight: "turn-on",
  ArrowUp: "turn-on",
  Home: "start",
  End: "end",
};
/** @type {Record<string, string>} */
const SEED_KEYS = {
  ArrowLeft: "seed-back",
  ArrowDown: "seed-back",
  ArrowRight: "seed-on",
  ArrowUp: "seed-on",
  PageDown: "lap-back",
  PageUp: "lap-on",
};

/**
 * What the timeline asks of the game.
 * @typedef {object} Driver
 * @property {(cursor: Cursor, how: 'turn' | 'step', announced: boolean) => void} goTo
 * @property {(action: string) => void} act
 */

export class Scrubber {
  #canvas = el("canvas", { "aria-hidden": "true" });
  #turns = slider("turn-slider", t("timeline.turns"));
  #seeds = slider("seed-slider", t("timeline.seeds"));
  #driver;
  /** @type {BoardInfo | null} */ #board = null;
  /** @type {Timeline} */ #timeline = { turns: [], first: /** @type {any} */ (null) };
  /** @type {Cursor} */ #cursor = { turn: 0, event: 0 };
  #width = 0;
  /**
   * The upper track without the mark, and what it was drawn for.
   * @type {{canvas: HTMLCanvasElement, turns: readonly Turn[], made: string} | null}
   */
  #overview = null;
  /** How the turn below is divided. @type {{turn: Turn | undefined, stops: number[], laps: number[]} | null} */
  #cut = null;

  /** @param {Driver} driver */
  constructor(driver) {
    this.#driver = driver;
    byId("timeline").replaceChildren(this.#canvas, this.#turns, this.#seeds);
    new ResizeObserver(([{ contentRect }]) => {
      this.#width = contentRect.width;
      this.#paint();
    }).observe(byId("timeline"));
    follow(() => this.#paint());
    this.#listen(this.#turns, TURN_KEYS, (fraction) =>
      this.#toTurn(Math.round(fraction * this.#timeline.turns.length)),
    );
    this.#listen(this.#seeds, SEED_KEYS, (fraction) => {
      const { stops } = this.#detail;
      this.#toStop(Math.round(fraction * (stops.length - 1)));
    });
  }

  /**
   * Shows a cursor on the timeline.
   * @param {BoardInfo} board
   * @param {Timeline} timeline
   * @param {Cursor} cursor
   */
  show(board, timeline, cursor) {
    const { turn, event } = cursor;
    const same = timeline.turns === this.#timeline.turns && turn === this.#cursor.turn && event === this.#cursor.event;
    if (same && board === this.#board) return;
    this.#board = board;
    this.#timeline = timeline;
    this.#cursor = cursor;
    const { stops } = this.#detail;
    set(this.#turns, timeline.turns.length, turn + (event ? 1 : 0), this.#turnText());
    set(this.#seeds, stops.length - 1, lastIndex(stops, event), this.#seedText());
    this.#paint();
  }

  // ---- going somewhere ----

  /** @param {number} turns  how many are over @param {boolean} [announced] */
  #toTurn(turns, announced = false) {
    this.#driver.goTo(turns ? { turn: turns - 1, event: Infinity } : { turn: 0, event: 0 }, "turn", announced);
  }

  /** @param {number} stop  index of a place in the turn @param {boolean} [announced] */
  #toStop(stop, announced = false) {
    const event = this.#detail.stops[stop];
    // The place before a turn is the end of the previous one, but while dragged the mark should stay in this turn.
    this.#driver.goTo(
      { turn: this.#cursor.turn, event: this.#cursor.turn && !event ? this.#detail.stops[1] : event },
      "step",
      announced,
    );
  }

  /**
   * @param {HTMLInputElement} slider
   * @param {Record<string, string>} keys
   * @param {(fraction: number) => void} to
   */
  #listen(slider, keys, to) {
    const fraction = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = slider.getBoundingClientRect();
      return Math.min(Math.max((clientX - left) / width, 0), 1);
    };
    slider.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      // Otherwise the browser's own slider would move too.
      event.preventDefault();
      slider.focus({ preventScroll: true });
      slider.setPointerCapture(event.pointerId);
      to(fraction(event));
    });
    slider.addEventListener("pointermove", (event) => {
      if (slider.hasPointerCapture(event.pointerId)) to(fraction(event));
    });
    slider.addEventListener("lostpointercapture", () => {
      this.#driver.goTo(this.#cursor, slider === this.#turns ? "turn" : "step", true);
    });
    slider.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = keys[event.key];
      if (action) this.#driver.act(action);
      else if (!this.#page(slider, event.key)) return;
      event.preventDefault();
    });
    // Gestures of a screen reader change the value itself.
    slider.addEventListener("input", () => {
      const value = Number(slider.value);
      if (slider === this.#turns) this.#toTurn(value, true);
      else this.#toStop(value, true);
    });
  }

  /** Page keys: ten turns; on the lower track the turn's ends. @param {HTMLInputElement} slider @param {string} key */
  #page(slider, key) {
    const { turns } = this.#timeline;
    if (slider === this.#turns && key.startsWith("Page")) {
      const to = Number(slider.value) + (key === "PageUp" ? PAGE : -PAGE);
      this.#toTurn(Math.min(Math.max(to, 0), turns.length), true);
      return true;
    }
    if (slider === this.#seeds && (key === "Home" || key === "End")) {
      this.#toStop(key === "Home" ? 0 : this.#detail.stops.length - 1, true);
      return true;
    }
    return false;
  }

  // ---- speaking ----

  #turnText() {
    const { turns } = this.#timeline;
    const { turn: index, event } = this.#cursor;
    const turn = turns[index];
    if (!turn || (index === 0 && event === 0)) return t("timeline.start", { turns: t("turns", { n: turns.length }) });
    const words = {
      turn: String(index + 1),
      turns: String(turns.length),
      side: sideName(turn.side),
      move: turn.notation,
    };
    return t("timeline.turn", words);
  }

  #seedText() {
    const turn = this.#timeline.turns[this.#cursor.turn];
    const { event } = this.#cursor;
    const board = this.#board;
    if (!turn || !board || event === 0) return t("timeline.before");
    if (event >= turn.events.length) return t("timeline.over");
    const stages = stagesOf(turn.events);
    const stage = stages.find(({ to }) => event <= to);
    const words = {
      lap: String(stage?.lap),
      // Give the number of laps only once the turn is over or under way.
      hole: "",
      seed: "",
    };
    for (let i = event - 1; stage && i >= stage.from; i--) {
      const one = turn.events[i];
      if ("hole" in one) words.hole ||= holeName(board, one.hole);
      if (one.type === "sow" || one.type === "toll") words.seed = String(Number(words.seed) + 1);
    }
    if (!stage?.lap) return t("timeline.taking", words);
    return t(words.seed ? "timeline.seed" : "timeline.lift", words);
  }

  // ---- drawing ----

  /** The turn below, divided into its stops. */
  get #detail() {
    const turn = this.#timeline.turns[this.#cursor.turn];
    if (!this.#cut || this.#cut.turn !== turn) {
      const events = turn?.events ?? [];
      this.#cut = { turn, stops: stopsOf(events, "seed"), laps: stopsOf(events, "lap") };
    }
    return this.#cut;
  }

  #paint() {
    const width = this.#width;
    if (!width) return;
    const canvas = this.#canvas;
    const ratio = devicePixelRatio;
    const size = [Math.round(width * ratio), Math.round(HEIGHT * ratio)];
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, HEIGHT);
    const { turns } = this.#timeline;
    const theme = themes[themeName()];
    const style = getComputedStyle(canvas);
    const ink = {
      text: style.color,
      quiet: style.getPropertyValue("--quiet"),
      rule: style.getPropertyValue("--rule"),
      control: style.getPropertyValue("--control"),
    };

    const { turn: index, event } = this.#cursor;
    const step = (width - 2 * PAD) / Math.max(turns.length, 1);
    const from = PAD + index * step;
    const events = turns[index]?.events.length ?? 0;
    if (events) {
      // The bar above widens into the track below.
      pen.fillStyle = ink.control;
      pen.beginPath();
      pen.moveTo(from, 2);
      pen.lineTo(from + step, 2);
      pen.lineTo(from + step, TRACK - 2);
      pen.lineTo(width - PAD + 4, TRACK + GAP);
      pen.lineTo(width - PAD + 4, HEIGHT);
      pen.lineTo(PAD - 4, HEIGHT);
      pen.lineTo(PAD - 4, TRACK + GAP);
      pen.lineTo(from, TRACK - 2);
      pen.fill();
    }
    pen.drawImage(this.#drawnOverview(width, ratio, ink.rule), 0, 0, width, TRACK);
    this.#paintDetail(pen, width, ink);
    this.#paintPlace(pen, from + (events ? (step * event) / events : 0), 0, theme, ink.text);
    const { stops } = this.#detail;
    const fraction = stops.length > 1 ? lastIndex(stops, event) / (stops.length - 1) : 0;
    this.#paintPlace(pen, PAD + fraction * (width - 2 * PAD), TRACK + GAP, theme, ink.text);
  }

  /**
   * A bar for each turn, South's below the middle and North's above: the more laps the longer, filled where something
   * was taken.
   * @param {number} width @param {number} ratio @param {string} rule
   */
  #drawnOverview(width, ratio, rule) {
    const { turns } = this.#timeline;
    const made = [width, ratio, themeName(), turns.length].join();
    if (this.#overview?.turns === turns && this.#overview.made === made) return this.#overview.canvas;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(TRACK * ratio);
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.scale(ratio, ratio);
    const theme = themes[themeName()];
    const step = (width - 2 * PAD) / Math.max(turns.length, 1);
    const bar = Math.min(Math.max(step - 1.5, step * 0.7), 14);
    pen.fillStyle = rule;
    pen.fillRect(PAD, TRACK / 2 - 0.5, width - 2 * PAD, 1);
    turns.forEach((turn, i) => {
      const { laps, taken } = digestOf(turn);
      const height = 3 + (TRACK / 2 - 5) * Math.min(Math.log2(laps + 1) / Math.log2(MANY_LAPS + 1), 1);
      const south = turn.side === "south";
      pen.fillStyle = fade(south ? theme.south : theme.north, taken ? 1 : 0.42);
      pen.fillRect(PAD + (i + 0.5) * step - bar / 2, south ? TRACK / 2 + 0.5 : TRACK / 2 - 0.5 - height, bar, height);
    });
    this.#overview = { canvas, turns, made };
    return canvas;
  }

  /**
   * The turn's laps as beads on a string, its seeds as dots between them while there is room for dots.
   * @param {CanvasRenderingContext2D} pen @param {number} width @param {{quiet: string, rule: string, text: string}}
   * ink
   */
  #paintDetail(pen, width, ink) {
    const { turn, stops, laps } = this.#detail;
    const middle = TRACK * 1.5 + GAP;
    const long = width - 2 * PAD;
    pen.fillStyle = ink.rule;
    pen.fillRect(PAD, middle - 1, long, 2);
    if (!turn) return;
    const step = long / (stops.length - 1);
    const theme = themes[themeName()];
    const accent = turn.side === "south" ? theme.south : theme.north;
    pen.fillStyle = accent;
    pen.fillRect(PAD, middle - 1, step * lastIndex(stops, this.#cursor.event), 2);
    const dot = Math.min(step * 0.28, 2);
    if (dot >= 0.7) {
      pen.fillStyle = ink.quiet;
      stops.forEach((_, i) => {
        pen.beginPath();
        pen.arc(PAD + i * step, middle, dot, 0, 7);
        pen.fill();
      });
    }
    // Where laps end; in a turn with very many they move closer together.
    const tall = Math.min(Math.max(long / laps.length, 3), 8);
    pen.fillStyle = ink.quiet;
    const wide = Math.min(long / laps.length / 2, 2);
    for (const lap of laps) {
      const i = lastIndex(stops, lap);
      pen.fillRect(PAD + i * step - wide / 2, middle - tall, wide, 2 * tall);
    }
    // Where something leaves the board.
    pen.fillStyle = accent;
    turn.events.forEach(({ type }, i) => {
      if (type !== "capture" && type !== "take" && type !== "close") return;
      const x = PAD + lastIndex(stops, i + 1) * step;
      pen.beginPath();
      pen.moveTo(x, middle - 5);
      pen.lineTo(x + 5, middle);
      pen.lineTo(x, middle + 5);
      pen.lineTo(x - 5, middle);
      pen.fill();
    });
  }

  /**
   * The mark of the cursor.
   * @param {CanvasRenderingContext2D} pen @param {number} x @param {number} top @param
   * {import('../board/theme.js').Theme} theme @param {string} ink
   */
  #paintPlace(pen, x, top, theme, ink) {
    pen.fillStyle = pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(x, top + 1);
    pen.lineTo(x, top + TRACK - 1);
    pen.stroke();
    pen.beginPath();
    pen.arc(x, top + TRACK / 2, 6, 0, 7);
    pen.fill();
    pen.lineWidth = 1.5;
    pen.strokeStyle = theme.name === "dark" ? "#191512" : "#fffaf1";
    pen.stroke();
  }
}

/**
 * The index of the last stop at or before an event.
 * @param {readonly number[]} stops  in rising order
 * @param {number} event
 */
function lastIndex(stops, event) {
  let low = 0;
  let high = stops.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (stops[middle] <= event) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @param {string} id @param {string} name */
const slider = (id, name) => el("input", { type: "range", id, min: 0, max: 0, value: 0, "aria-label": name });

/**
 * @param {HTMLInputElement} slider @param {number} max @param {number} value @param {string} text
 */
function set(slider, max, value, text) {
  if (slider.max !== String(max)) slider.max = String(max);
  if (slider.value !== String(value)) slider.value = String(value);
  if (slider.getAttribute("aria-valuetext") !== text) slider.setAttribute("aria-valuetext", text);
}
