// The sign of the best hole: a ring, and a star on its rim.

/** @import {HoleSpot} from '../board/layout.js' */
/** @import {Theme} from '../board/theme.js' */

import { fade } from "../board/theme.js";

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Theme} theme
 * @param {HoleSpot} hole
 */
export function paintStar(pen, theme, { x, y, r }) {
  for (const [colour, width] of /** @type {[string, number][]} */ ([
    [fade(theme.paper, 0.9), Math.max(r * 0.18, 5)],
    [theme.ink, Math.max(r * 0.09, 2.4)],
  ])) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(x, y, r * 1.04, 0, 7);
    pen.stroke();
  }
  const size = Math.max(r * 0.4, 7);
  const star = new Path2D();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 5) * Math.PI - Math.PI / 2;
    const far = i % 2 ? size * 0.45 : size;
    star.lineTo(x + r * 0.74 + far * Math.cos(angle), y - r * 0.74 + far * Math.sin(angle));
  }
  star.closePath();
  pen.lineJoin = "round";
  pen.strokeStyle = theme.paper;
  pen.lineWidth = Math.max(size * 0.4, 3);
  pen.stroke(star);
  pen.fillStyle = theme.ink;
  pen.fill(star);
}
