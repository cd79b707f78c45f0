// The board on the screen: gives the painter its room and its pictures, puts the buttons over the holes, and scrolls a
// wide board after the hand.

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

/** The least height of the board; on lower screens the page scrolls. */
const LEAST_HEIGHT = 190;
/** The same when embedded in another page, which decides the height of the frame. */
const LEAST_EMBEDDED = 128;
/** How many milliseconds the board needs to scroll some two thirds of the way to the hand. */
const FOLLOW = 120;
/** Largest distance between the middles of two holes, for a projector. */
const MAX_PITCH = 176;
/** The same when seen from the back of a room. */
const LARGE_PITCH = 400;

/**
 * Where a board is shown.
 * @typedef {object} Mount
 * @property {HTMLElement} scroller  as wide as the available room
 * @property {HTMLElement} stage  inside it, as large as the board; it holds the canvas, and the buttons if any
 * @property {HTMLCanvasElement} canvas
 * @property {() => number} height  available for the board
 * @property {number} maxPitch  largest distance between the middles of two holes
 * @property {() => boolean} [large]  whether people look from afar
 */

export class BoardView {
  #grid;
  #mount;
  #scroller;
  #painter;
  /** @type {BoardInfo | null} */ #board = null;
  /** @type {Layout | null} */ #layout = null;
  /** @type {Picture | null} */ #picture = null;
  /** The inputs of the present layout. */
  #made = "";
  #following = false;
  #scrolled = 0;
  /** The time of the last scrolling. */
  #time = 0;

  #observer = new ResizeObserver(() => this.refresh());
  #resized = () => this.refresh();

  /**
   * @param {HoleGrid | null} grid  the buttons over the holes; null for a picture alone
   * @param {Mount} [mount]  by default the middle of the page
   */
  constructor(grid, mount = onPage()) {
    this.#grid = grid;
    this.#mount = mount;
    this.#scroller = mount.scroller;
    this.#painter = new BoardPainter(mount.canvas);
    this.#observer.observe(this.#scroller);
    addEventListener("resize", this.#resized);
    // People who scroll the board themselves know where to look.
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

  /** What the board shows. */
  get picture() {
    return this.#picture;
  }

  /** Stops watching for changes. */
  close() {
    this.#observer.disconnect();
    removeEventListener("resize", this.#resized);
  }

  /** Scrolls after the hand, which is about to move. */
  follow() {
    this.#following = true;
    this.#scrolled = this.#scroller.scrollLeft;
    this.#time = clock.now();
  }

  /** Lays the board out again if its room, the theme or the side at the bottom has changed. */
  refresh() {
    const board = this.#board;
    if (!board) return;
    const width = this.#scroller.clientWidth;
    const height = this.#mount.height();
    const theme = themeName();
    const flipped = settings.bottom === "north";
    const large = this.#mount.large?.() ?? false;
    const made = [width, height, theme, flipped, large, devicePixelRatio].join();
    if (made === this.#made || !width) return;
    this.#made = made;
    const layout = layoutBoard(board, width, height, {
      flipped,
      large,
      maxPitch: large ? LARGE_PITCH : this.#mount.maxPitch,
    });
    this.#layout = layout;
    const { style } = this.#mount.stage;
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
      this.#mount.large?.() && settings.numerals === "crowded" ? "always" : settings.numerals,
    );
    this.#painter.paint(view);
    if (!this.#following) return;
    if (event) return this.#scrollTo(view.hand?.x);
    // At rest the turn's last hole counts, with or without a hand.
    const hole = frame.at ?? marks.last ?? null;
    if (hole !== null) this.#scrollTo(layout.holes[hole].x, true);
  }

  /** @param {number} [x] @param {boolean} [atRest]  whether this is the last picture, so go all the way */
  #scrollTo(x, atRest = false) {
    const { clientWidth, scrollWidth } = this.#scroller;
    if (x === undefined || scrollWidth <= clientWidth) return;
    const left = Math.min(Math.max(x - clientWidth / 2, 0), scrollWidth - clientWidth);
    if (atRest || reducedMotion()) {
      this.#scroller.scrollTo({ left, behavior: reducedMotion() ? "instant" : "smooth" });
      return;
    }
    // By the clock, so that slow screens keep up.
    const now = clock.now();
    this.#scrolled += (left - this.#scrolled) * (1 - Math.exp((this.#time - now) / FOLLOW));
    this.#time = now;
    this.#scroller.scrollLeft = this.#scrolled;
  }
}

/**
 * The board's place in the page: it may use all the height that the things around it leave.
 * @returns {Mount}
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
