// Our own line drawings, as SVG paths on a 24 × 24 field. A dot is a seed, a leap over three holes a lap, a double arrow a turn.

/** @param {number} x @param {number} y @param {number} r */
const dot = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Ground under a leap. */
const dots = dot(5, 19.5, 0.8) + dot(12, 19.5, 0.8) + dot(19, 19.5, 0.8);

/** @type {Record<string, string>} */
export const icons = {
  start: "M6 5v14M19 5l-9 7 9 7z",
  end: "M18 5v14M5 5l9 7-9 7z",
  "turn-back": "M12 5l-7 7 7 7M19 5l-7 7 7 7",
  "turn-on": "M12 5l7 7-7 7M5 5l7 7-7 7",
  "lap-back": `M20 15a8 8 0 0 0-15-1M3.5 9.5L5 14.5l4.8-1.8${dots}`,
  "lap-on": `M4 15a8 8 0 0 1 15-1M20.5 9.5L19 14.5l-4.8-1.8${dots}`,
  "seed-back": `M11 6l-6 6 6 6${dot(17, 12, 2.2)}`,
  "seed-on": `M13 6l6 6-6 6${dot(7, 12, 2.2)}`,
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  finish: "M4 6l6 6-6 6M11 6l6 6-6 6M20 6v12",
  slower: "M6 12h12",
  faster: "M6 12h12M12 6v12",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  redo: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4",
  flip: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
  lay: `M4 19h16${dot(6, 12, 2.2)}${dot(12, 12, 2.2)}M18 5v7M14.5 8.5h7`,
  resign: "M6 21V4M6 5h12l-3 4 3 4H6",
  present: "M4 5h16v11H4zM12 16v4M8.5 20h7",
  predict: dot(12, 12, 9) + dot(12, 12, 5) + dot(12, 12, 1),
  marker: "M4 20l1-4L15.5 5.5l3 3L8 19zM13.5 7.5l3 3",
  hint: "M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v1H9z",
  analyse: "M4 4v16h16M8 16v-4M12 16V7M16 16v-6",
  teams: `${dot(8.5, 8, 3)}${dot(16.5, 9, 2.3)}M3 19a5.5 5.5 0 0 1 11 0M15 14.2a4.5 4.5 0 0 1 6 4.3`,
  new: "M12 5v14M5 12h14",
  rules: "M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13",
  share: "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2",
  games: "M4 5h16v14H4zM4 13h5l1 2h4l1-2h5",
  settings: `M4 7h9M19 7h1M4 17h1M11 17h9${dot(16, 7, 2.5)}${dot(8, 17, 2.5)}`,
  help: "M8.5 9a3.5 3.5 0 1 1 5.5 3c-1.3.9-2 1.5-2 3M12 18.5v.5",
  about: `M12 11v6M12 7v.5${dot(12, 12, 9)}`,
  close: "M6 6l12 12M18 6L6 18",
  lookBack: "M6 5v14M19 5l-9 7 9 7z",
  pass: "M4 12h13M12 6l6 6-6 6",
  all: `${dot(8, 8, 2.2)}${dot(16, 8, 2.2)}${dot(8, 16, 2.2)}${dot(16, 16, 2.2)}`,
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
