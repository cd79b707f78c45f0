/**
 * What never moves: sandy ground or wooden board, hollows, labels, the line between the sides. Drawn once for each size
 * and theme. Lengths are CSS pixels; the context is scaled.
 *
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../theme.js").Theme} Theme
 * @typedef {CanvasRenderingContext2D} Pen
 */
import { fade } from "../theme.js";
import { hiddenCanvas } from "./canvas.js";
import { hash, layered, noise } from "./noise.js";

export const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/**
 * @param {Pen} pen  Scaled to CSS pixels, on an empty canvas.
 * @param {Layout} layout @param {Theme} theme @param {number} ratio  Device pixels per CSS pixel.
 */
export function paintGround(pen, layout, theme, ratio) {
  const grain = grainPattern(pen, ratio);
  if (layout.ring) paintWood(pen, layout, theme, grain);
  else paintSand(pen, layout, theme, grain);
  paintLabels(pen, layout, theme);
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
function rounded(x, y, width, height, radius) {
  const path = new Path2D();
  const r = Math.min(radius, width / 2, height / 2);
  path.moveTo(x + r, y);
  path.arcTo(x + width, y, x + width, y + height, r);
  path.arcTo(x + width, y + height, x, y + height, r);
  path.arcTo(x, y + height, x, y, r);
  path.arcTo(x, y, x + width, y, r);
  path.closePath();
  return path;
}

/**
 * A small picture made pixel by pixel.
 * @param {number} width @param {number} height @param {(x: number, y: number) => [number, number, number, number]}
 * colour
 */
function texture(width, height, colour) {
  const image = hiddenCanvas(width, height);
  const pen = /** @type {Pen} */ (image.getContext("2d"));
  const pixels = pen.createImageData(width, height);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i += 4) pixels.data.set(colour(x, y), i);
  pen.putImageData(pixels, 0, 0);
  return image;
}

/** Fine grains: single pixels, a little darker or lighter. @param {Pen} pen @param {number} ratio */
function grainPattern(pen, ratio) {
  const image = texture(160, 160, (x, y) => {
    const value = hash(x, y) - 0.5;
    const bright = value > 0 ? 255 : 0;
    return [bright, bright, bright, Math.abs(value) * 62];
  });
  const pattern = /** @type {CanvasPattern} */ (pen.createPattern(image, "repeat"));
  // One grain is one device pixel, or two on very fine screens.
  const size = (ratio > 2 ? 2 : 1) / ratio;
  pattern.setTransform(new DOMMatrix([size, 0, 0, size, 0, 0]));
  return pattern;
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {CanvasPattern} grain */
function paintSand(pen, layout, theme, grain) {
  const { x, y, width, height, radius } = layout.ground;
  const ground = rounded(x, y, width, height, radius);
  pen.save();
  pen.clip(ground);
  const light = pen.createLinearGradient(x, y, x + width * 0.7, y + height);
  light.addColorStop(0, theme.sand.light);
  light.addColorStop(1, theme.sand.base);
  pen.fillStyle = light;
  pen.fillRect(x, y, width, height);

  // Broad, soft unevenness: a coarse picture, enlarged.
  const step = 5;
  const uneven = texture(Math.ceil(width / step) + 1, Math.ceil(height / step) + 1, (i, j) => {
    const [u, v] = [i * step, j * step];
    // Large soft patches, and ripples as the wind makes them.
    const value =
      0.55 * layered(u / 150, v / 90) +
      0.3 * noise((u + 3 * v) / 130, (v - u * 0.12) / 11) +
      0.2 * noise(u / 14, v / 9) -
      0.52;
    return value > 0 ? [255, 248, 225, value * 170] : [72, 42, 14, -value * 130];
  });
  pen.globalAlpha = theme.name === "dark" ? 0.5 : 1;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(uneven, x, y, uneven.width * step, uneven.height * step);
  pen.globalAlpha = 1;

  // Coarse grains, each with a lit and a dark side.
  for (let i = 0; i < (width * height) / 420; i++) {
    const [px, py, size] = [x + hash(i, 1) * width, y + hash(i, 2) * height, 0.4 + hash(i, 3) ** 6 * 1.4];
    pen.fillStyle = fade(theme.shade, 0.28);
    pen.fillRect(px, py, size + 0.5, size + 0.5);
    pen.fillStyle = fade(theme.glow, theme.shine * 0.7);
    pen.fillRect(px - 0.4, py - 0.4, size, size);
  }

  if (layout.line) furrow(pen, theme, layout.line, layout.pitch);
  for (const [index, hole] of layout.holes.entries()) scoop(pen, theme, hole.x, hole.y, hole.r, index);
  pen.globalAlpha = theme.name === "dark" ? 0.6 : 1;
  pen.fillStyle = grain;
  pen.fillRect(x, y, width, height);
  pen.restore();
  edgeLight(pen, theme, ground, 1);
}

/**
 * A thin lit and shaded border that sets ground and board off from the page.
 * @param {Pen} pen
 * @param {Theme} theme
 * @param {Path2D} path
 * @param {number} strength
 */
function edgeLight(pen, theme, path, strength) {
  pen.save();
  pen.clip(path);
  pen.lineWidth = 2;
  pen.strokeStyle = fade(theme.shade, 0.3 * strength);
  pen.stroke(path);
  pen.translate(0.8, 1);
  pen.strokeStyle = fade(theme.glow, theme.shine * 0.5 * strength);
  pen.lineWidth = 1;
  pen.stroke(path);
  pen.restore();
}

/**
 * The line between the sides: a furrow drawn with a finger.
 * @param {Pen} pen @param {Theme} theme @param {NonNullable<Layout["line"]>} line @param {number} pitch
 */
function furrow(pen, theme, { x1, y1, x2 }, pitch) {
  const wide = Math.min(Math.max(pitch * 0.045, 1.6), 4.5);
  const stroke = (/** @type {number} */ dy, /** @type {string} */ colour, /** @type {number} */ width) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineCap = "round";
    pen.beginPath();
    for (let x = x1; x <= x2; x += 6) pen.lineTo(x, y1 + dy + (noise(x / 40, 3) - 0.5) * wide * 0.9);
    pen.stroke();
  };
  stroke(wide * 0.9, fade(theme.glow, theme.shine * 0.8), wide * 0.9);
  stroke(-wide * 0.5, fade(theme.glow, theme.shine * 0.35), wide * 0.8);
  stroke(0, fade(theme.shade, theme.depth * 0.9), wide);
  stroke(wide * 0.25, fade(theme.sand.dark, 0.8), wide * 0.4);
}

/**
 * A circle dug with the fingers: not quite round.
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} key
 */
function dug(x, y, r, key) {
  const path = new Path2D();
  for (let i = 0; i < 48; i++) {
    const angle = (i / 48) * 2 * Math.PI;
    const bulge =
      1 +
      0.018 * Math.sin(2 * angle + key * 1.7) +
      0.014 * Math.sin(3 * angle + key * 2.9) +
      0.008 * Math.sin(7 * angle + key);
    path.lineTo(x + Math.cos(angle) * r * bulge, y + Math.sin(angle) * r * bulge);
  }
  path.closePath();
  return path;
}

/**
 * A hollow in the sand: the sand dug out lies around it as a soft rim.
 * @param {Pen} pen @param {Theme} theme @param {number} x @param {number} y @param {number} r @param {number} key
 */
function scoop(pen, theme, x, y, r, key) {
  const ring = (
    /** @type {number} */ dx,
    /** @type {number} */ inner,
    /** @type {number} */ outer,
    /** @type {string} */ colour,
  ) => {
    const gradient = pen.createRadialGradient(x + dx, y + dx, inner, x + dx, y + dx, outer);
    gradient.addColorStop(0, colour);
    gradient.addColorStop(1, `${colour.slice(0, 7)}00`);
    pen.fillStyle = gradient;
    pen.fillRect(x - 1.5 * r, y - 1.5 * r, 3 * r, 3 * r);
  };
  ring(r * 0.09, r * 0.93, r * 1.24, fade(theme.shade, theme.depth * 0.5));
  ring(-r * 0.05, r * 0.94, r * 1.17, fade(theme.glow, theme.shine * 0.85));

  const hollow = dug(x, y, r * 0.97, key);
  pen.save();
  pen.clip(hollow);
  // The far wall, upper left, lies in shadow; the near one, lower right, is lit.
  const wall = pen.createLinearGradient(x - r * 0.75, y - r * 0.75, x + r * 0.75, y + r * 0.75);
  wall.addColorStop(0, theme.sand.dark);
  wall.addColorStop(0.5, theme.sand.dark);
  wall.addColorStop(0.85, theme.sand.base);
  wall.addColorStop(1, theme.sand.light);
  pen.fillStyle = wall;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  shadeInside(pen, theme, x, y, r, 1);
  pen.restore();
  rimLight(pen, theme, x, y, r * 0.965, 1);
}

/**
 * The shadow that the upper left edge casts into a hollow.
 * @param {Pen} pen
 * @param {Theme} theme
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} strength
 */
function shadeInside(pen, theme, x, y, r, strength) {
  const shadow = pen.createRadialGradient(x + r * 0.3, y + r * 0.36, r * 0.2, x + r * 0.2, y + r * 0.25, r * 1.24);
  shadow.addColorStop(0, fade(theme.shade, theme.depth * 0.1 * strength));
  shadow.addColorStop(0.5, fade(theme.shade, theme.depth * 0.3 * strength));
  shadow.addColorStop(0.8, fade(theme.shade, theme.depth * 0.8 * strength));
  shadow.addColorStop(1, fade(theme.shade, Math.min(theme.depth * 1.55 * strength, 0.9)));
  pen.fillStyle = shadow;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/**
 * The lit lower right edge of a hollow.
 * @param {Pen} pen
 * @param {Theme} theme
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} strength
 */
function rimLight(pen, theme, x, y, r, strength) {
  const lit = pen.createLinearGradient(x, y, x + r * 0.75, y + r * 0.75);
  lit.addColorStop(0, fade(theme.glow, 0));
  lit.addColorStop(1, fade(theme.glow, theme.shine * 0.9 * strength));
  pen.strokeStyle = lit;
  pen.lineWidth = Math.max(r * 0.05, 0.8);
  pen.beginPath();
  pen.arc(x, y, r, -0.5, 2.1);
  pen.stroke();
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {CanvasPattern} grain */
function paintWood(pen, layout, theme, grain) {
  const { x, y, width, height, radius, edge } = layout.ground;
  const outer = rounded(x, y, width, height, radius);
  pen.save();
  pen.clip(outer);
  pen.fillStyle = theme.wood.base;
  pen.fillRect(x, y, width, height);
  fibres(pen, layout, theme);

  // The raised edge: lit where it faces the light; its inner wall casts a shadow on the board.
  const bed = rounded(x + edge, y + edge, width - 2 * edge, height - 2 * edge, Math.max(radius - edge * 0.6, 6));
  pen.fillStyle = fade(theme.shade, theme.depth * 0.34);
  pen.fill(bed);
  pen.save();
  pen.clip(bed);
  pen.shadowColor = fade(theme.shade, 0.75);
  pen.shadowBlur = edge * 0.5 * layout.pitch ** 0.05;
  pen.shadowOffsetX = pen.shadowOffsetY = edge * 0.16;
  pen.lineWidth = 2;
  pen.strokeStyle = fade(theme.shade, 0.55);
  pen.stroke(bed);
  pen.restore();
  pen.strokeStyle = fade(theme.glow, theme.shine * 0.45);
  pen.lineWidth = 1;
  pen.save();
  pen.translate(0.7, 0.7);
  pen.stroke(bed);
  pen.restore();
  pen.strokeStyle = fade(theme.shade, theme.depth * 0.8);
  pen.stroke(bed);

  for (const hole of layout.holes)
    carve(pen, theme, (grow) => circle(hole.x, hole.y, hole.r + grow), hole.x, hole.y, hole.r, hole.r);
  const store = layout.store;
  if (store) {
    carve(
      pen,
      theme,
      (grow) =>
        rounded(
          store.x - store.rx - grow,
          store.y - store.ry - grow,
          2 * (store.rx + grow),
          2 * (store.ry + grow),
          store.ry + grow,
        ),
      store.x,
      store.y,
      store.rx,
      store.ry,
    );
  }
  pen.globalAlpha = 0.55;
  pen.fillStyle = grain;
  pen.fillRect(x, y, width, height);
  pen.restore();
  edgeLight(pen, theme, outer, 1.5);
}

/** Growth rings of a plank, and its fine pores. @param {Pen} pen @param {Layout} layout @param {Theme} theme */
function fibres(pen, layout, theme) {
  const { x, y, width, height } = layout.ground;
  const [stepX, stepY] = [3, 1];
  const scale = Math.min(Math.max(height, 110), 520);
  const rings = texture(Math.ceil(width / stepX) + 1, Math.ceil(height / stepY) + 1, (i, j) => {
    const [u, v] = [(i * stepX) / scale, (j * stepY) / scale];
    const wave = layered(u * 0.5, v * 1.6) * 8 + v * 10 + noise(u * 2, v * 30) * 0.3;
    const band = wave - Math.floor(wave);
    // The late wood of each year is dark and ends abruptly.
    const year = band < 0.86 ? (band / 0.86) ** 2 : (1 - band) / 0.14;
    const value = year * 0.62 + noise(u * 4, v * 110) * 0.34 - 0.38;
    return value < 0 ? [255, 226, 180, -value * 110] : [66, 30, 6, value * 115];
  });
  pen.globalAlpha = theme.name === "dark" ? 0.6 : 1;
  pen.drawImage(rings, x, y, rings.width * stepX, rings.height * stepY);
  pen.globalAlpha = 1;
  pen.lineWidth = 0.7;
  for (let i = 0; i < (width * height) / 700; i++) {
    const [px, py, long] = [x + hash(i, 5) * width, y + hash(i, 6) * height, 4 + hash(i, 7) * scale * 0.09];
    pen.strokeStyle = fade(theme.wood.dark, 0.1 + hash(i, 8) * 0.25);
    pen.beginPath();
    pen.moveTo(px, py);
    pen.lineTo(px + long, py + (noise(px / 50, py / 50) - 0.5) * 3);
    pen.stroke();
  }
}

/** @param {number} x @param {number} y @param {number} r */
function circle(x, y, r) {
  const path = new Path2D();
  path.arc(x, y, r, 0, 7);
  return path;
}

/**
 * A hollow cut into wood: a sharp edge with a narrow bevel; the grain shows on its floor.
 * @param {Pen} pen @param {Theme} theme @param {(grow: number) => Path2D} outline
 * @param {number} x @param {number} y @param {number} rx @param {number} ry
 */
function carve(pen, theme, outline, x, y, rx, ry) {
  const bevel = Math.max(ry * 0.07, 1);
  const across = (/** @type {string} */ from, /** @type {string} */ to) => {
    // A long hollow is lit along its lower wall, a round one at the lower right.
    const slant = rx === ry ? ry * 0.7 : ry * 0.15;
    const gradient = pen.createLinearGradient(x - slant, y - ry * 0.8, x + slant, y + ry * 0.8);
    gradient.addColorStop(0, from);
    gradient.addColorStop(0.45, fade(theme.shade, 0));
    gradient.addColorStop(1, to);
    return gradient;
  };
  pen.strokeStyle = across(fade(theme.shade, theme.depth * 0.7), fade(theme.glow, theme.shine * 0.8));
  pen.lineWidth = bevel * 2;
  pen.stroke(outline(-bevel * 0.2));

  const hollow = outline(-bevel * 0.6);
  pen.save();
  pen.clip(hollow);
  pen.fillStyle = fade(theme.wood.dark, 0.5);
  pen.fill(hollow);
  if (rx === ry) shadeInside(pen, theme, x, y, ry, 1);
  else {
    // A long hollow has no single centre, so its edge casts the shadow.
    pen.fillStyle = fade(theme.shade, theme.depth * 0.3);
    pen.fill(hollow);
    pen.shadowColor = fade(theme.shade, Math.min(theme.depth * 1.6, 0.95));
    pen.shadowBlur = ry * 0.9;
    pen.shadowOffsetX = pen.shadowOffsetY = ry * 0.22;
    pen.strokeStyle = theme.shade;
    pen.lineWidth = ry * 0.3;
    pen.stroke(outline(ry * 0.12));
  }
  pen.restore();
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme */
function paintLabels(pen, layout, theme) {
  pen.font = `600 ${layout.labelSize}px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const { text, x, y } of layout.labels) {
    // Scratched in: a lit edge below each stroke.
    pen.fillStyle = fade(theme.glow, theme.shine * 0.7);
    if (theme.name === "light") pen.fillText(text, x + 0.6, y + 1.6);
    pen.fillStyle = layout.ring ? theme.woodInk : theme.ink;
    pen.fillText(text, x, y + 1);
  }
}
