// The board on the screen: it gives the painter its room and its pictures, puts the buttons over the holes, and on boards wider
// than the screen follows the hand.

/** @import {BoardInfo} from '../../src/wasm/page.js' */
/** @import {Layout} from './layout.js' */
/** @import {HoleGrid} from './grid.js' */
/** @import {Picture} from './paint/moment.js' */

import { clock } from "../platform/clock.js";
import { byId } from "../platform/dom.js";
import { reducedMotion, settings, themeName } from "../platform/settings.js";
import { embedded } from "../platform/storage.js";
import { layoutBoard } from "./layout.js";
import { viewOf } from "./paint/moment.js";
import { BoardPainter } from "./painter.js";
import { themes } from "./theme.js";

/** Room that the board gets however low the screen is; the page scrolls then. */
const LEAST_HEIGHT = 190;
/** The same in another page, where the frame is as large as that page likes. */
const LEAST_EMBEDDED = 128;
/** In how many milliseconds the board scrolls some two thirds of the way to the hand. */
const FOLLOW = 120;
/** Between the middles of two holes, on a projector. */
const MAX_PITCH = 176;
/** The same for the back of a room. */
const LARGE_PITCH = 400;

/**
 * Where a board is shown.
 * @typedef {object} Place
 * @property {HTMLElement} scroller  as wide as the room that there is
 * @property {HTMLElement} stage  in it, as large as the board; it holds the canvas, and the buttons if there are any
 * @property {HTMLCanvasElement} canvas
 * @property {() => number} height  that there is for the board
 * @property {number} maxPitch  between the middles of two holes
 * @property {() => boolean} [large]  whether it is looked at from afar
 */

export class BoardView {
  #grid;
  #place;
  #scroller;
  #painter;
  /** @type {BoardInfo | null} */ #board = null;
  /** @type {Layout | null} */ #layout = null;
  /** @type {Picture | null} */ #picture = null;
  /** What the layout was made for. */
  #made = "";
  #following = false;
  #scrolled = 0;
  /** When it was scrolled last. */
  #time = 0;

  #observer = new ResizeObserver(() => this.refresh());
  #resized = () => this.refresh();

  /**
   * @param {HoleGrid | null} grid  the buttons over the holes; a picture alone has none
   * @param {Place} [place]  left out: the middle of the page
   */
  constructor(grid, place = onPage()) {
    this.#grid = grid;
    this.#place = place;
    this.#scroller = place.scroller;
    this.#painter = new BoardPainter(place.canvas);
    this.#observer.observe(this.#scroller);
    addEventListener("resize", this.#resized);
    // Whoever scrolls the board by hand knows where to look.
    for (const type of ["pointerdown", "wheel", "touchstart"]) {
      this.#scroller.addEventListener(type, () => (this.#following = false), { passive: true });
    }
  }

  /** @param {BoardInfo} board */
  setBoard(board) {
    this.#board = board;
    this.#picture = null;
    this.#made = "";
    this.#grid?.setHoles(board.holes.length);
    this.refresh();
  }

  /** What is shown. */
  get picture() {
    return this.#picture;
  }

  /** Nobody looks at it any more. */
  close() {
    this.#observer.disconnect();
    removeEventListener("resize", this.#resized);
  }

  /** The hand is about to move: follow it. */
  follow() {
    this.#following = true;
    this.#scrolled = this.#scroller.scrollLeft;
    this.#time = clock.now();
  }

  /** Lays the board out again when its room, the theme or the seat has changed. */
  refresh() {
    const board = this.#board;
    if (!board) return;
    const width = this.#scroller.clientWidth;
    const height = this.#place.height();
    const theme = themeName();
    const flipped = settings.bottom === "north";
    const large = this.#place.large?.() ?? false;
    const made = [width, height, theme, flipped, large, devicePixelRatio].join();
    if (made === this.#made || !width) return;
    this.#made = made;
    const layout = layoutBoard(board, width, height, {
      flipped,
      large,
      maxPitch: large ? LARGE_PITCH : this.#place.maxPitch,
    });
    this.#layout = layout;
    const { style } = this.#place.stage;
    style.width = `${layout.width}px`;
    style.height = `${layout.height}px`;
    this.#painter.resize(layout, board, themes[theme], devicePixelRatio);
    this.#grid?.place(layout);
    if (this.#picture) this.show(this.#picture);
  }

  /** @param {Picture} picture */
  show(picture) {
    this.#picture = picture;
    const layout = this.#layout;
    if (!layout) return;
    const { frame, event, marks } = picture;
    const view = viewOf(
      layout,
      picture,
      this.#place.large?.() && settings.numerals === "crowded" ? "always" : settings.numerals,
    );
    this.#painter.paint(view);
    if (!this.#following) return;
    if (event) return this.#scrollTo(view.hand?.x);
    // At rest the last hole of all is what counts, hand or none.
    const hole = frame.at ?? marks.last ?? null;
    if (hole !== null) this.#scrollTo(layout.holes[hole].x, true);
  }

  /** @param {number} [x] @param {boolean} [atRest]  no other picture will follow, so go all the way */
  #scrollTo(x, atRest = false) {
    const { clientWidth, scrollWidth } = this.#scroller;
    if (x === undefined || scrollWidth <= clientWidth) return;
    const left = Math.min(Math.max(x - clientWidth / 2, 0), scrollWidth - clientWidth);
    if (atRest || reducedMotion()) {
      this.#scroller.scrollTo({ left, behavior: reducedMotion() ? "instant" : "smooth" });
      return;
    }
    // By the clock, so that slow screens keep up as well.
    const now = clock.now();
    this.#scrolled += (left - this.#scrolled) * (1 - Math.exp((this.#time - now) / FOLLOW));
    this.#time = now;
    this.#scroller.scrollLeft = this.#scrolled;
  }
}

/**
 * The board's place in the page: it may have all the height that is left beside what should be seen together with it.
 * @returns {Place}
 */
function onPage() {
  const scroller = byId("scroller");
  const height = () => {
    const { top, right } = scroller.getBoundingClientRect();
    const below = byId("below").getBoundingClientRect();
    const beside = below.left >= right;
    const [least, margins] = embedded ? [LEAST_EMBEDDED, 12] : [LEAST_HEIGHT, 16];
    return Math.max(least, Math.floor(innerHeight - top - scrollY - (beside ? 0 : below.height) - margins));
  };
  const canvas = /** @type {HTMLCanvasElement} */ (byId("canvas"));
  const large = () => document.body.classList.contains("present");
  return { scroller, stage: byId("board"), canvas, height, maxPitch: MAX_PITCH, large };
}
