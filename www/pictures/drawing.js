// The board on a canvas of its own, apart from the page, for pictures and films. Also runs in a worker.

/** @import {BoardInfo} from '../../src/wasm/page.js' */
/** @import {Layout} from '../board/layout.js' */
/** @import {Rect, View} from '../board/painter.js' */
/** @import {Picture} from '../board/paint/moment.js' */

import { layoutBoard } from "../board/layout.js";
import { hiddenCanvas } from "../board/paint/canvas.js";
import { FONT } from "../board/paint/ground.js";
import { viewOf } from "../board/paint/moment.js";
import { BoardPainter } from "../board/painter.js";
import { themes } from "../board/theme.js";

/** The room for which the board is laid out, whatever the number of pixels. */
const WIDTH = 960;
const HEIGHT = 540;
/** The height of the line of names below the board. */
export const STRIP = 40;
/** Around the board and behind the names: the page's colours. */
export const PAGE = { light: "#f7f0e4", dark: "#191512" };

/**
 * The words below a board: South's name and North's, each with the side's mark, and what the picture shows.
 * @typedef {{south: string, north: string, what: string}} Names
 */

/**
 * How a board is drawn.
 * @typedef {object} Look
 * @property {BoardInfo} board
 * @property {'light' | 'dark'} theme
 * @property {boolean} flipped
 * @property {boolean} labels  whether holes have their names
 * @property {View["numerals"]} numerals
 */

/**
 * Where everything lies in a picture.
 * @param {Pick<Look, 'board' | 'flipped' | 'labels'>} look
 * @returns {Layout}
 */
export const layoutOf = ({ board, flipped, labels }) => layoutBoard(board, WIDTH, HEIGHT, { flipped, labels });

export class Drawing {
  /** The height of the names; a picture without them is only the board. */
  #strip;
  #shown = "";

  /**
   * @param {Look} look
   * @param {number} width  in pixels
   * @param {boolean} named  whether there are words below the board
   * @param {boolean} filled  whether its corners have the page's colour
   * @param {ImageBitmap | null} [ground]  drawn beforehand, see `groundOf`
   */
  constructor(look, width, named, filled, ground = null) {
    this.look = look;
    this.layout = layoutOf(look);
    this.ratio = width / this.layout.width;
    this.#strip = named ? Math.round(STRIP * this.ratio) : 0;
    this.filled = filled || named;
    const inner = hiddenCanvas();
    this.painter = new BoardPainter(inner);
    this.painter.resize(this.layout, look.board, themes[look.theme], this.ratio);
    if (ground) {
      const pen = /** @type {CanvasRenderingContext2D} */ (this.painter.ground.getContext("2d"));
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, inner.width, inner.height);
      pen.drawImage(ground, 0, 0);
    }
    this.canvas = hiddenCanvas(inner.width, inner.height + this.#strip);
    this.pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d", { willReadFrequently: true }));
  }

  /**
   * @param {Picture} picture
   * @param {Names | null} names
   * @returns {Rect | null} what differs from the previous picture; null when nothing does
   */
  show(picture, names) {
    const rects = this.painter.paint(viewOf(this.layout, picture, this.look.numerals));
    const { canvas } = this.painter;
    for (const { x, y, right, bottom } of rects) {
      const [width, height] = [right - x, bottom - y];
      if (width <= 0 || height <= 0) continue;
      this.pen.clearRect(x, y, width, height);
      if (this.filled) {
        this.pen.fillStyle = PAGE[this.look.theme];
        this.pen.fillRect(x, y, width, height);
      }
      this.pen.drawImage(canvas, x, y, width, height, x, y, width, height);
    }
    if (this.#strip && names) rects.push(...this.#name(names));
    return rects.length ? around(rects) : null;
  }

  /** Makes the next picture complete. */
  forget() {
    this.painter.shown.clear();
    this.#shown = "";
  }

  /** @param {Names} names @returns {Rect[]} */
  #name({ south, north, what }) {
    const text = [south, north, what].join("\n");
    if (text === this.#shown) return [];
    this.#shown = text;
    const { pen, canvas, ratio } = this;
    const theme = themes[this.look.theme];
    const top = canvas.height - this.#strip;
    pen.fillStyle = PAGE[this.look.theme];
    pen.fillRect(0, top, canvas.width, this.#strip);
    const size = 17 * ratio;
    const [edge, middle] = [10 * ratio, top + this.#strip * 0.54];
    const third = (canvas.width - 2 * edge) / 3;
    pen.textBaseline = "middle";
    /**
     * @param {string} words
     * @param {CanvasTextAlign} align
     * @param {number} x
     * @param {string} colour
     * @param {number} weight
     */
    const write = (words, align, x, colour, weight) => {
      pen.font = `${weight} ${size}px ${FONT}`;
      pen.textAlign = align;
      pen.fillStyle = colour;
      pen.fillText(words, x, middle, third * 0.97);
    };
    write(south, "left", edge, theme.south, 650);
    write(what, "center", canvas.width / 2, theme.ink, 450);
    write(north, "right", canvas.width - edge, theme.north, 650);
    return [{ x: 0, y: top, right: canvas.width, bottom: canvas.height }];
  }
}

/**
 * The unmoving ground of a drawing. The page draws it and passes it to the worker: in workers some browsers clip shapes
 * without antialiasing, and the holes would look frayed.
 * @param {Look} look
 * @param {number} width  in pixels
 */
export const groundOf = (look, width) => createImageBitmap(new Drawing(look, width, false, false).painter.ground);

/** The bounding rectangle of others. @param {Rect[]} rects @returns {Rect} */
const around = (rects) => ({
  x: Math.min(...rects.map(({ x }) => x)),
  y: Math.min(...rects.map(({ y }) => y)),
  right: Math.max(...rects.map(({ right }) => right)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});
