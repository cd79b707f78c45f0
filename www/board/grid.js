// The board to touch: a real button over every drawn hole. Together they are one tab stop; arrow keys move as the eye
// does.

/** @import {Hole} from '../../src/wasm/page.js' */
/** @import {Layout} from './layout.js' */

import { Timer } from "../platform/clock.js";
import { el } from "../platform/dom.js";

/**
 * How a hole was pressed.
 * @typedef {object} Press
 * @property {Hole} hole
 * @property {boolean} all  means all its seeds (Shift, or a long press)
 * @property {boolean} repeat  the second click of a double click
 * @property {boolean} [held]  by a finger or button held down
 */

const LONG_PRESS = 550;
/** A finger that moves further than this is scrolling. */
const WANDER = 10;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class HoleGrid {
  /** @type {HTMLButtonElement[]} */ #buttons = [];
  /** @type {Layout | null} */ #layout = null;
  #current = 0;
  #root;
  #pressed;
  #focused;

  /**
   * @param {HTMLElement} root
   * @param {(press: Press) => void} pressed
   * @param {(hole: Hole) => void} focused  called with each hole that gets the focus
   */
  constructor(root, pressed, focused) {
    this.#root = root;
    this.#pressed = pressed;
    this.#focused = focused;
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("focusin", (event) => {
      const hole = holeOf(event.target);
      if (hole === null) return;
      this.#setCurrent(hole);
      this.#focused(hole);
    });
    this.#listenToPointer();
  }

  /** The hole that Tab reaches. */
  get current() {
    return this.#current;
  }

  /** @param {number} count */
  setHoles(count) {
    if (count === this.#buttons.length) return;
    this.#buttons = Array.from({ length: count }, (_, hole) =>
      el("button", { type: "button", "data-hole": hole, tabindex: -1 }),
    );
    this.#root.replaceChildren(...this.#buttons);
    this.#current = 0;
    this.#buttons[0].tabIndex = 0;
  }

  /** @param {Layout} layout */
  place(layout) {
    this.#layout = layout;
    const size = Math.max(24, layout.pitch);
    this.#buttons.forEach(({ style }, hole) => {
      const { x, y } = layout.holes[hole];
      style.left = `${x - size / 2}px`;
      style.top = `${y - size / 2}px`;
      style.width = style.height = `${size}px`;
    });
  }

  /**
   * @param {Hole} hole
   * @param {string} label
   * @param {boolean} playable
   */
  describe(hole, label, playable) {
    const button = this.#buttons[hole];
    if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
    const disabled = String(!playable);
    if (button.getAttribute("aria-disabled") !== disabled) button.setAttribute("aria-disabled", disabled);
  }

  /**
   * Makes Tab reach this hole, as long as the focus is elsewhere.
   * @param {Hole} hole
   */
  suggest(hole) {
    if (!this.#root.contains(document.activeElement)) this.#setCurrent(hole);
  }

  focus() {
    this.#buttons[this.#current].focus({ preventScroll: true });
  }

  /** @param {Hole} hole */
  #setCurrent(hole) {
    this.#buttons[this.#current].tabIndex = -1;
    this.#current = hole;
    this.#buttons[hole].tabIndex = 0;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const hole = holeOf(event.target);
    if (hole === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = this.#neighbour(hole, arrow);
      if (next !== null) this.#buttons[next].focus();
    } else if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      if (!event.repeat) this.#pressed({ hole, all: true, repeat: false });
    } else if (event.key === "Enter" && event.repeat) event.preventDefault();
  }

  /**
   * The next hole in a direction, as seen: straight ahead if there is one, else a little to the side.
   * @param {Hole} from
   * @param {[number, number]} direction
   */
  #neighbour(from, [dx, dy]) {
    if (!this.#layout) return null;
    const { holes } = this.#layout;
    /** @type {Hole | null} */
    let best = null;
    let least = Infinity;
    holes.forEach(({ x, y }, hole) => {
      const along = (x - holes[from].x) * dx + (y - holes[from].y) * dy;
      const aside = Math.abs((x - holes[from].x) * dy) + Math.abs((y - holes[from].y) * dx);
      const cost = along + 10 * aside;
      if (along > 1 && cost < least) {
        least = cost;
        best = hole;
      }
    });
    return best;
  }

  /** Listens to clicks, and to long presses, which mean “all of them”. */
  #listenToPointer() {
    const timer = new Timer();
    let x = 0;
    let y = 0;
    let swallow = false;
    const forget = () => timer.stop();
    this.#root.addEventListener("pointerdown", (event) => {
      forget();
      swallow = false;
      const hole = holeOf(event.target);
      if (hole === null || event.button !== 0) return;
      ({ clientX: x, clientY: y } = event);
      timer.set(LONG_PRESS, () => {
        swallow = true;
        this.#pressed({ hole, all: true, repeat: false, held: true });
      });
    });
    this.#root.addEventListener("pointermove", (event) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > WANDER) forget();
    });
    for (const type of ["pointerup", "pointercancel", "pointerleave"]) this.#root.addEventListener(type, forget);
    this.#root.addEventListener("contextmenu", (event) => {
      // We handle a finger's long press; a mouse keeps its menu.
      if (/** @type {PointerEvent} */ (event).pointerType !== "mouse") event.preventDefault();
    });
    this.#root.addEventListener("click", (event) => {
      forget();
      const hole = holeOf(event.target);
      if (hole === null || swallow) {
        swallow = false;
        return;
      }
      this.#pressed({ hole, all: event.shiftKey, repeat: event.detail > 1 });
    });
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {Hole | null}
 */
export function holeOf(target) {
  const button = target instanceof Element ? target.closest("button[data-hole]") : null;
  return button instanceof HTMLElement ? Number(button.dataset.hole) : null;
}
