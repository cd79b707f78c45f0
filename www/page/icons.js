// Our own line drawings, as SVG paths on a 24 × 24 grid. A dot is a seed, a leap over three holes a lap, a double arrow
// a turn.

/** @param {number} x @param {number} y @param {number} r */
export const dot = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Ground under a leap. */
export const dots = dot(5, 19.5, 0.8) + dot(12, 19.5, 0.8) + dot(19, 19.5, 0.8);

/** By name; those of actions stand in the table of actions. @type {Record<string, string>} */
export const icons = {
  pause: "M8 5v14M16 5v14",
  close: "M6 6l12 12M18 6L6 18",
};

const SVG = "http://www.w3.org/2000/svg";

/**
 * One of our own line drawings.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", icons[name] ?? "");
  svg.append(path);
  return svg;
}
