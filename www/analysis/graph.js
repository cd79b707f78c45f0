// Who was ahead after each turn: a small graph to click and step through, South above the middle, North below. A slider
// lies over the drawing, for screen readers, keys and fingers.

/** @import {Side} from '../../src/wasm/page.js' */

import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 72;
/** Room at both ends, so that the marks there are whole. */
const PAD = 8;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * What the graph shows.
 * @typedef {object} Curve
 * @property {(number | null)[]} points  before each turn and at the end, for South from -1 to 1; null where unknown
 * @property {number[]} mistakes  the turns to mark
 * @property {Side[]} sides  the side of each turn
 * @property {(point: number) => string} text  a point in words
 */

export class Graph {
  #drawing = svg("svg", { "aria-hidden": "true", class: "curve", preserveAspectRatio: "none" });
  #cursor = el("span", { class: "cursor" });
  #slider = el("input", { type: "range", min: 0, max: 0, step: 1, "aria-label": t("analysis.turned.graph") });
  /** @type {Curve} */ #curve = { points: [], mistakes: [], sides: [], text: () => "" };
  #at = 0;
  #width = 0;

  /** @param {(point: number) => void} jump  called with the chosen point */
  constructor(jump) {
    this.element = el(
      "div",
      { class: "graph" },
      el("span", { class: "mark south", "aria-hidden": "true" }, t("mark.south")),
      el("span", { class: "mark north", "aria-hidden": "true" }, t("mark.north")),
      this.#drawing,
      this.#cursor,
      this.#slider,
    );
    this.#slider.addEventListener("input", () => jump(Number(this.#slider.value)));
    // The browser's own behaviour would need the knob to be at the pointer.
    const to = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = this.#drawing.getBoundingClientRect();
      const fraction = (clientX - left - PAD) / (width - 2 * PAD);
      const last = this.#curve.points.length - 1;
      jump(Math.min(Math.max(Math.round(fraction * last), 0), last));
    };
    this.#slider.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      this.#slider.focus({ preventScroll: true });
      this.#slider.setPointerCapture(event.pointerId);
      to(event);
    });
    this.#slider.addEventListener("pointermove", (event) => {
      if (this.#slider.hasPointerCapture(event.pointerId)) to(event);
    });
    new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === this.#width) return;
      this.#width = contentRect.width;
      this.#draw();
    }).observe(this.#drawing);
  }

  /** @param {Curve} curve @param {number} at  the point that the board shows */
  show(curve, at) {
    this.#curve = curve;
    this.#draw();
    this.move(at);
  }

  /** @param {number} at */
  move(at) {
    this.#at = Math.min(at, Math.max(this.#curve.points.length - 1, 0));
    const slider = this.#slider;
    slider.max = String(Math.max(this.#curve.points.length - 1, 0));
    slider.value = String(this.#at);
    slider.setAttribute("aria-valuetext", this.#curve.text(this.#at));
    this.#cursor.style.transform = `translateX(${this.#x(this.#at)}px)`;
  }

  /** @param {number} point */
  #x(point) {
    const last = Math.max(this.#curve.points.length - 1, 1);
    return Math.round((PAD + (point / last) * Math.max(this.#width - 2 * PAD, 0)) * 10) / 10;
  }

  /** @param {number} value */
  #y = (value) => Math.round((HEIGHT / 2 - value * (HEIGHT / 2 - 6)) * 10) / 10;

  #draw() {
    const { points, mistakes, sides } = this.#curve;
    const width = this.#width;
    if (!width) return;
    const middle = HEIGHT / 2;
    this.#drawing.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    // Unknown points leave a gap in the curve.
    /** @type {number[][]} */
    const runs = [];
    points.forEach((value, i) => {
      if (value === null) return;
      if (i === 0 || points[i - 1] === null) runs.push([]);
      runs[runs.length - 1].push(i);
    });
    const along = (/** @type {number[]} */ run) => run.map((i) => `${this.#x(i)} ${this.#y(points[i] ?? 0)}`).join("L");
    const line = runs.map((run) => `M${along(run)}`).join("");
    const area = runs
      .filter((run) => run.length > 1)
      .map((run) => `M${this.#x(run[0])} ${middle}L${along(run)}L${this.#x(run[run.length - 1])} ${middle}Z`)
      .join("");
    const half = (/** @type {string} */ id, /** @type {number} */ y) =>
      svg("clipPath", { id }, svg("rect", { x: 0, y, width, height: middle }));
    const marks = mistakes.flatMap((turn) => {
      const value = points[turn + 1];
      if (value === null || value === undefined) return [];
      const [x, y, size] = [this.#x(turn + 1), this.#y(value), 4.5];
      const path = `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`;
      return [svg("path", { class: `mistake ${sides[turn]}`, d: path })];
    });
    this.#drawing.replaceChildren(
      svg("defs", {}, half("curve-south", 0), half("curve-north", middle)),
      svg("path", { class: "south", d: area, "clip-path": "url(#curve-south)" }),
      svg("path", { class: "north", d: area, "clip-path": "url(#curve-north)" }),
      svg("path", { class: "middle", d: `M0 ${middle}H${width}` }),
      svg("path", { class: "line", d: line }),
      ...marks,
    );
    this.#cursor.style.transform = `translateX(${this.#x(this.#at)}px)`;
  }
}
