/**
 * The colours of the drawing, by day and by night. The two accents are defined only here: the page gets them through
 * `cssVariables`, so that words and drawing always match.
 *
 * @typedef {object} Material  Something lit from the upper left.
 * @property {string} light
 * @property {string} base
 * @property {string} dark
 *
 * @typedef {object} Theme  All colours as `#rrggbb`.
 * @property {"light" | "dark"} name
 * @property {string} south  Terracotta, with the sign ▲.
 * @property {string} north  Indigo, with the sign ▼.
 * @property {string} ink    Labels and marks on the ground.
 * @property {string} paper  The ink's opposite, for halos.
 * @property {string} woodInk  Labels on the wooden edge.
 * @property {Material} sand
 * @property {Material} wood
 * @property {Material} nut    Grey-brown nuts of the mungongo tree.
 * @property {Material} ngola  Reddish seeds.
 * @property {Material} leaf
 * @property {Material} palm  Of the hand.
 * @property {string} shade  What shadows are made of.
 * @property {string} glow   What lit edges are made of.
 * @property {number} depth  Strength of the shadows, 0 to 1.
 * @property {number} shine  Strength of the lit edges, 0 to 1.
 * @property {string} badge  Behind numerals.
 * @property {string} numeral
 */

/** @type {{light: Theme, dark: Theme}} */
export const themes = {
  light: {
    name: "light",
    south: "#9c3a16",
    north: "#2b3a8f",
    ink: "#4a3722",
    paper: "#fff6e3",
    woodInk: "#40260f",
    sand: { light: "#ead6b0", base: "#dcc398", dark: "#b08e5e" },
    wood: { light: "#d3a673", base: "#bd8b57", dark: "#7e522b" },
    nut: { light: "#b9a88f", base: "#857361", dark: "#4b3e33" },
    ngola: { light: "#cf6a4a", base: "#98301f", dark: "#551410" },
    leaf: { light: "#9dbb62", base: "#5f8a3a", dark: "#335a24" },
    palm: { light: "#c99a74", base: "#8f5d3c", dark: "#54301b" },
    shade: "#2e1a08",
    glow: "#fff4d8",
    depth: 0.5,
    shine: 0.6,
    badge: "#35261a",
    numeral: "#fff6e3",
  },
  dark: {
    name: "dark",
    south: "#f09a72",
    north: "#a9b8ff",
    ink: "#e8decd",
    paper: "#15110f",
    woodInk: "#ecd9c0",
    sand: { light: "#615344", base: "#52463a", dark: "#41372d" },
    wood: { light: "#75543a", base: "#5f412c", dark: "#352216" },
    nut: { light: "#b5ab9d", base: "#807568", dark: "#3d352e" },
    ngola: { light: "#d9755a", base: "#9a3a2a", dark: "#4a1510" },
    leaf: { light: "#86a664", base: "#4d7440", dark: "#26452a" },
    palm: { light: "#a97c5a", base: "#704730", dark: "#351d11" },
    shade: "#060404",
    glow: "#c9cfe6",
    depth: 0.5,
    shine: 0.26,
    badge: "#12100f",
    numeral: "#f4eadb",
  },
};

/**
 * The colours that the page shares with the drawing, as CSS custom properties.
 * @param {Theme} theme
 * @returns {Record<string, string>}
 */
export function cssVariables(theme) {
  return {
    "--south": theme.south,
    "--north": theme.north,
    "--ground": theme.sand.base,
    "--wood": theme.wood.base,
    "--ink": theme.ink,
  };
}

/**
 * A colour made transparent.
 * @param {string} colour  `#rrggbb`
 * @param {number} alpha   0 to 1
 */
export function fade(colour, alpha) {
  return (
    colour +
    Math.round(Math.min(Math.max(alpha, 0), 1) * 255)
      .toString(16)
      .padStart(2, "0")
  );
}
