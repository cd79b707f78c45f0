// A picture of the moment on the board: PNG or SVG.

/** @import {App} from '../app/app.js' */
/** @import {Look} from './drawing.js' */

import { viewOf } from "../board/paint/moment.js";
import { settings } from "../platform/settings.js";
import { Drawing, layoutOf } from "./drawing.js";
import { inkOf } from "./ink.js";
import { describe, momentOf, namesOf, unmarked } from "./subject.js";
import { boardSvg } from "./svg.js";

/**
 * What people can choose about a picture's looks.
 * @typedef {{theme: 'light' | 'dark', labels: boolean, marks: boolean, names: boolean}} Taste
 */

/** @param {App} app @param {Taste} taste @returns {Look} */
export const lookOf = (app, { theme, labels }) => ({
  board: app.session.board,
  theme,
  labels,
  flipped: settings.bottom === "north",
  numerals: settings.numerals,
});

/** @param {App} app @param {Taste} taste */
const moment = (app, { marks }) => (marks ? momentOf(app) : unmarked(momentOf(app)));

/**
 * @param {App} app
 * @param {Taste} taste
 * @param {number} width  in pixels
 */
export function canvasOf(app, taste, width) {
  const names = taste.names ? namesOf(app) : null;
  const drawing = new Drawing(lookOf(app, taste), width, names !== null, false);
  drawing.show(moment(app, taste), names);
  return drawing.canvas;
}

/** @param {App} app @param {Taste} taste @param {number} width @returns {Promise<Blob>} */
export function pngOf(app, taste, width) {
  const canvas = canvasOf(app, taste, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @param {App} app @param {Taste} taste @param {import('./ink.js').Ink} [ink] */
export function svgOf(app, taste, ink) {
  const picture = moment(app, taste);
  const look = lookOf(app, taste);
  const layout = layoutOf(look);
  const { board } = look;
  return boardSvg({
    board,
    layout,
    view: viewOf(layout, picture, look.numerals),
    ink: ink ?? inkOf(taste.theme, board.shape === "ring"),
    title: namesOf(app).what,
    description: describe(app, picture),
    names: taste.names ? namesOf(app) : null,
  });
}
