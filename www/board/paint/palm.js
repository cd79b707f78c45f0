/**
 * The hand that sows: a cupped palm seen from above.
 *
 * @typedef {import("../theme.js").Theme} Theme
 */
import { fade } from "../theme.js";

/**
 * Four fingers and a thumb: where each begins and ends (direction and distance) and how thick it is, for a palm of
 * radius 1.
 */
const FINGERS = [
  { from: [-2.3, 0.6], to: [-2.2, 1.2], thick: 0.44 },
  { from: [-1.9, 0.7], to: [-1.84, 1.42], thick: 0.46 },
  { from: [-1.4, 0.7], to: [-1.44, 1.46], thick: 0.46 },
  { from: [-0.95, 0.6], to: [-1.06, 1.32], thick: 0.44 },
  { from: [0.5, 0.55], to: [-0.2, 1.16], thick: 0.5 },
];

/**
 * @param {CanvasRenderingContext2D} pen @param {Theme} theme @param {number} x @param {number} y
 * @param {number} r  Radius of the palm. @param {number} height  Above the ground, in pixels.
 */
export function paintPalm(pen, theme, x, y, r, height) {
  const { light, base, dark } = theme.palm;
  const border = Math.max(r * 0.06, 1.2);
  const disc = (
    /** @type {number} */ cx,
    /** @type {number} */ cy,
    /** @type {number} */ radius,
    /** @type {string | CanvasGradient} */ fill,
  ) => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(cx, cy, radius, 0, 7);
    pen.fill();
  };
  const shadow = pen.createRadialGradient(x + height * 0.5, y + height, r * 0.4, x + height * 0.5, y + height, r * 1.5);
  shadow.addColorStop(0, fade(theme.shade, theme.depth * 1.1));
  shadow.addColorStop(1, fade(theme.shade, 0));
  disc(x + height * 0.5, y + height, r * 1.5, shadow);

  disc(x, y, r + border * 0.7, dark);
  pen.lineCap = "round";
  for (const { from, to, thick } of FINGERS) {
    const spot = (/** @type {number[]} */ [angle, far]) =>
      /** @type {[number, number]} */ ([x + Math.cos(angle) * far * r, y + Math.sin(angle) * far * r]);
    const [end, start] = [spot(to), spot(from)];
    const skin = pen.createLinearGradient(...start, ...end);
    skin.addColorStop(0, base);
    skin.addColorStop(1, light);
    for (const [colour, width] of /** @type {[string | CanvasGradient, number][]} */ ([
      [dark, thick * r + border],
      [skin, thick * r - border * 0.4],
    ])) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(...start);
      pen.lineTo(...end);
      pen.stroke();
    }
  }
  // The hollow of the palm: deepest in the middle, its near side lit.
  const cup = pen.createRadialGradient(x + r * 0.25, y + r * 0.35, r * 0.1, x, y, r);
  cup.addColorStop(0, light);
  cup.addColorStop(0.6, base);
  cup.addColorStop(0.93, base);
  cup.addColorStop(1, fade(base, 0.6));
  disc(x, y, r, cup);
}
