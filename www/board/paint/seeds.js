/**
 * Pictures of single things, drawn once and then copied: seeds in several shapes and orientations, leaves. Sizes here
 * are device pixels, so that the copies are crisp.
 *
 * @typedef {import("../theme.js").Theme} Theme
 * @typedef {import("../theme.js").Material} Material
 * @typedef {{image: HTMLCanvasElement, half: number}} Sprite  `half` = half its width.
 */
import { fade } from "../theme.js";
import { hiddenCanvas } from "./canvas.js";
import { hash } from "./noise.js";

/** How many different seeds there are. */
const VARIANTS = 16;

/** @param {number} half @returns {[Sprite, CanvasRenderingContext2D]} A context with its origin in the middle. */
function sheet(half) {
  const image = hiddenCanvas(2 * half, 2 * half);
  const pen = /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"));
  pen.translate(half, half);
  return [{ image, half }, pen];
}

/**
 * @param {Theme} theme @param {boolean} ngola  The smooth reddish seeds of Embeli instead of ridged nuts.
 * @param {number} radius  In device pixels.
 */
export function makeSeeds(theme, ngola, radius) {
  return Array.from({ length: VARIANTS }, (_, variant) => {
    const [sprite, pen] = sheet(Math.ceil(radius * 1.3) + 1);
    if (ngola) drawNgola(pen, theme, radius, variant);
    else drawNut(pen, theme, radius, variant);
    return sprite;
  });
}

/**
 * The shadow of a seed; separate, because it moves away from a seed in the air.
 * @param {Theme} theme
 * @param {number} radius
 */
export function makeShadow(theme, radius) {
  const [sprite, pen] = sheet(Math.ceil(radius * 1.6) + 1);
  const gradient = pen.createRadialGradient(0, 0, radius * 0.5, 0, 0, radius * 1.45);
  gradient.addColorStop(0, fade(theme.shade, theme.depth * 1.1));
  gradient.addColorStop(0.5, fade(theme.shade, theme.depth * 0.6));
  gradient.addColorStop(1, fade(theme.shade, 0));
  pen.fillStyle = gradient;
  pen.fillRect(-sprite.half, -sprite.half, 2 * sprite.half, 2 * sprite.half);
  return sprite;
}

/**
 * Light from the upper left on something round.
 * @param {CanvasRenderingContext2D} pen @param {Material} material @param {number} radius
 */
function roundLight(pen, material, radius) {
  const gradient = pen.createRadialGradient(
    -radius * 0.4,
    -radius * 0.45,
    radius * 0.05,
    -radius * 0.1,
    -radius * 0.1,
    radius * 1.25,
  );
  gradient.addColorStop(0, material.light);
  gradient.addColorStop(0.5, material.base);
  gradient.addColorStop(1, material.dark);
  return gradient;
}

/**
 * A slightly irregular oval.
 * @param {number} rx
 * @param {number} ry
 * @param {number} turn
 * @param {number} key
 * @param {number} stray
 */
function pebble(rx, ry, turn, key, stray) {
  const path = new Path2D();
  const points = 24;
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * 2 * Math.PI;
    const bulge = 1 + stray * (Math.sin(angle * 2 + key) * 0.5 + Math.sin(angle * 3 + key * 2.3) * 0.5);
    const [u, v] = [Math.cos(angle) * rx * bulge, Math.sin(angle) * ry * bulge];
    path.lineTo(u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn));
  }
  path.closePath();
  return path;
}

/** @param {CanvasRenderingContext2D} pen @param {Theme} theme @param {number} radius @param {number} variant */
function drawNut(pen, theme, radius, variant) {
  const turn = hash(variant, 1) * Math.PI;
  const size = radius * (0.96 + hash(variant, 2) * 0.12);
  const body = pebble(size * 1.1, size * 0.9, turn, variant, 0.06);
  pen.fillStyle = roundLight(pen, theme.nut, radius);
  pen.fill(body);
  pen.save();
  pen.clip(body);
  if (radius > 4) {
    // Ridges run from tip to tip: each is a dark line with a lit one beside it.
    pen.rotate(turn);
    const ridges = radius > 9 ? 6 : 4;
    pen.lineWidth = Math.max(radius * 0.075, 0.7);
    for (let i = 0; i < ridges; i++) {
      const v = ((i + 0.5 + (hash(variant, 10 + i) - 0.5) * 0.5) / ridges) * 2 - 1;
      for (const [shift, colour] of /** @type {[number, string][]} */ ([
        [0, fade(theme.nut.dark, 0.55)],
        [pen.lineWidth, fade(theme.nut.light, 0.4)],
      ])) {
        pen.strokeStyle = colour;
        pen.beginPath();
        pen.moveTo(-size * 1.1, v * size * 0.35 + shift);
        pen.bezierCurveTo(
          -size * 0.5,
          v * size * 1.1 + shift,
          size * 0.5,
          v * size * 1.1 + shift + (hash(variant, 20 + i) - 0.5) * size * 0.3,
          size * 1.1,
          v * size * 0.35 + shift,
        );
        pen.stroke();
      }
    }
    pen.rotate(-turn);
    // Small pits, as mungongo shells have them.
    for (let i = 0; i < radius * 1.6; i++) {
      const [angle, far] = [hash(variant, 40 + i) * 2 * Math.PI, Math.sqrt(hash(variant, 90 + i)) * size];
      pen.fillStyle = fade(theme.nut.dark, 0.4);
      pen.beginPath();
      pen.arc(Math.cos(angle) * far, Math.sin(angle) * far, Math.max(radius * 0.055, 0.4), 0, 7);
      pen.fill();
    }
  }
  // Light over the relief, and the dark lower right edge.
  const light = pen.createRadialGradient(
    -radius * 0.42,
    -radius * 0.48,
    0,
    -radius * 0.42,
    -radius * 0.48,
    radius * 0.95,
  );
  light.addColorStop(0, fade("#ffffff", 0.32));
  light.addColorStop(1, fade("#ffffff", 0));
  pen.fillStyle = light;
  pen.fillRect(-2 * radius, -2 * radius, 4 * radius, 4 * radius);
  pen.restore();
  pen.strokeStyle = fade(theme.nut.dark, 0.75);
  pen.lineWidth = Math.max(radius * 0.07, 0.6);
  pen.stroke(body);
}

/** @param {CanvasRenderingContext2D} pen @param {Theme} theme @param {number} radius @param {number} variant */
function drawNgola(pen, theme, radius, variant) {
  const turn = hash(variant, 1) * 2 * Math.PI;
  const size = radius * (0.96 + hash(variant, 2) * 0.1);
  const body = pebble(size * 1.12, size * 0.88, turn, variant, 0.05);
  pen.fillStyle = roundLight(pen, theme.ngola, radius);
  pen.fill(body);
  pen.save();
  pen.clip(body);
  if (radius > 4) {
    // The eye, where the seed was attached, and two faint bands.
    const [x, y] = [Math.cos(turn) * size * 0.8, Math.sin(turn) * size * 0.8];
    pen.strokeStyle = fade(theme.ngola.dark, 0.35);
    pen.lineWidth = radius * 0.1;
    for (const far of [0.6, 1.05]) {
      pen.beginPath();
      pen.arc(x, y, size * far, 0, 7);
      pen.stroke();
    }
    pen.fillStyle = fade(theme.ngola.dark, 0.7);
    pen.beginPath();
    pen.arc(x, y, radius * 0.16, 0, 7);
    pen.fill();
  }
  // A smooth skin has one small highlight, and the wood reflects some light from below.
  pen.fillStyle = fade("#fff2e6", 0.75);
  pen.beginPath();
  pen.ellipse(-radius * 0.36, -radius * 0.42, radius * 0.24, radius * 0.13, -0.75, 0, 7);
  pen.fill();
  pen.restore();
  pen.strokeStyle = fade(theme.ngola.dark, 0.8);
  pen.lineWidth = Math.max(radius * 0.07, 0.6);
  pen.stroke(body);
}

/**
 * Three different leaves that cover a hole of the given radius (device pixels).
 * @param {Theme} theme
 * @param {number} radius
 */
export function makeLeaves(theme, radius) {
  return [0, 1, 2].map((variant) => {
    const [sprite, pen] = sheet(Math.ceil(radius * 1.35) + 1);
    drawLeaf(pen, theme, radius, variant);
    return sprite;
  });
}

/** @param {CanvasRenderingContext2D} pen @param {Theme} theme @param {number} radius @param {number} variant */
function drawLeaf(pen, theme, radius, variant) {
  const turn = [-0.62, -0.35, -0.85][variant];
  pen.rotate(turn);
  const [long, wide] = [radius * 1.14, radius * (0.74 + variant * 0.04)];
  const bend = radius * [0.1, -0.12, 0.06][variant];
  const edge = (/** @type {number} */ sign) => {
    const path = new Path2D();
    path.moveTo(-long, bend);
    path.bezierCurveTo(-long * 0.62, bend + sign * wide * 1.12, long * 0.3, sign * wide * 1.22, long, -bend);
    path.quadraticCurveTo(0, -bend * 1.4, -long, bend);
    path.closePath();
    return path;
  };
  const whole = new Path2D();
  whole.addPath(edge(-1));
  whole.addPath(edge(1));

  pen.save();
  pen.shadowColor = fade(theme.shade, 0.75);
  pen.shadowBlur = radius * 0.22;
  pen.shadowOffsetX = radius * 0.07;
  pen.shadowOffsetY = radius * 0.1;
  pen.fillStyle = theme.leaf.base;
  pen.fill(whole);
  pen.restore();

  // The halves are folded a little along the rib: the upper one is lit, the lower one in its own shade.
  for (const sign of [-1, 1]) {
    const half = edge(sign);
    const shading = pen.createLinearGradient(-long * 0.3, 0, long * 0.1, sign * wide);
    shading.addColorStop(0, sign < 0 ? theme.leaf.base : theme.leaf.dark);
    shading.addColorStop(0.55, sign < 0 ? theme.leaf.light : theme.leaf.base);
    shading.addColorStop(1, theme.leaf.base);
    pen.fillStyle = shading;
    pen.fill(half);
    pen.save();
    pen.clip(half);
    pen.lineWidth = Math.max(radius * 0.03, 0.6);
    for (let i = 0; i < 7; i++) {
      const x = -long * 0.8 + (i / 7) * long * 1.6;
      pen.strokeStyle = fade(theme.leaf.dark, 0.5);
      pen.beginPath();
      pen.moveTo(x, 0);
      pen.quadraticCurveTo(x + long * 0.2, sign * wide * 0.35, x + long * 0.34, sign * wide);
      pen.stroke();
    }
    pen.restore();
    pen.strokeStyle = fade(theme.leaf.dark, 0.7);
    pen.lineWidth = Math.max(radius * 0.035, 0.7);
    pen.stroke(half);
  }
  // Rib and stalk.
  pen.strokeStyle = theme.leaf.light;
  pen.lineCap = "round";
  pen.lineWidth = Math.max(radius * 0.06, 1);
  pen.beginPath();
  pen.moveTo(-long * 1.13, bend * 1.9);
  pen.lineTo(-long, bend);
  pen.quadraticCurveTo(0, -bend * 1.4, long * 0.96, -bend * 0.95);
  pen.stroke();
}
