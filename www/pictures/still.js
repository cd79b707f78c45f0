// A picture of the moment on the board: PNG or SVG.

/** @import {Scene} from '../app/scene.js' */
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

/** @param {Scene} scene @param {Taste} taste @returns {Look} */
export const lookOf = (scene, { theme, labels }) => ({
  board: scene.session.board,
  theme,
  labels,
  flipped: settings.bottom === "north",
  numerals: settings.numerals,
});

/** @param {Scene} scene @param {Taste} taste */
const moment = (scene, { marks }) => (marks ? momentOf(scene) : unmarked(momentOf(scene)));

/**
 * @param {Scene} scene
 * @param {Taste} taste
 * @param {number} width  in pixels
 */
export function canvasOf(scene, taste, width) {
  const names = taste.names ? namesOf(scene) : null;
  const drawing = new Drawing(lookOf(scene, taste), width, names !== null, false);
  drawing.show(moment(scene, taste), names);
  return drawing.canvas;
}

/** @param {Scene} scene @param {Taste} taste @param {number} width @returns {Promise<Blob>} */
export function pngOf(scene, taste, width) {
  const canvas = canvasOf(scene, taste, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** @param {Scene} scene @param {Taste} taste @param {import('./ink.js').Ink} [ink] */
export function svgOf(scene, taste, ink) {
  const picture = moment(scene, taste);
  const look = lookOf(scene, taste);
  const layout = layoutOf(look);
  const { board } = look;
  return boardSvg({
    board,
    layout,
    view: viewOf(layout, picture, look.numerals),
    ink: ink ?? inkOf(taste.theme, board.shape === "ring"),
    title: namesOf(scene).what,
    description: describe(scene, picture),
    names: taste.names ? namesOf(scene) : null,
  });
}
