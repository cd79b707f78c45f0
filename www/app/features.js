// The parts of the page that are loaded on demand: the code of each, its words (files of lang/<code>/) and its looks. All three
// come side by side, when somebody asks for the part for the first time.
//
// Code is named by a literal `import()`, since that is what the packer and the checker of rooms look for.

import { style } from "../platform/style.js";
import { learnWords } from "../words/loading.js";

/** How all dialogs look. */
const DIALOG = "www/dialogs/dialogs.css";

/**
 * @typedef {object} Feature
 * @property {() => Promise<any>} code
 * @property {string[]} [words]  left out: those of its own name
 * @property {string[]} [looks]  paths in the working tree
 */

const FEATURES = /** @satisfies {Record<string, Feature>} */ ({
  // What comes by itself, a moment after the board or before it.
  timeline: { code: () => import("../page/scrubber.js") },
  turns: { code: () => import("../page/turns.js"), words: ["timeline"] },
  laps: { code: () => import("../board/pointing.js"), words: [] },
  preview: { code: () => import("./preview.js") },
  variations: { code: () => import("./variations.js") },
  versions: { code: () => import("./versions.js") },
  arrive: { code: () => import("../share/arrive.js"), words: ["place"] },
  yourTurn: { code: () => import("../share/yourturn.js"), words: ["place"] },
  embed: { code: () => import("../share/embed.js"), words: ["place"], looks: ["www/share/embed.css"] },

  // What somebody asks for.
  dialogs: { code: () => import("../dialogs/dialogs.js"), words: ["dialogs", "computer"], looks: [DIALOG] },
  computer: {
    code: () => import("../computer/opponent.js"),
    looks: ["www/computer/computer.css"],
  },
  analysis: {
    code: () => import("../analysis/analysis.js"),
    looks: ["www/analysis/analysis.css"],
  },
  class: { code: () => import("../class/class.js"), looks: ["www/class/class.css"] },
  teams: { code: () => import("../class/teams.js"), words: ["class"], looks: [DIALOG] },
  // What the choices of the rules are called stands with the dialogs.
  book: { code: () => import("../book/book.js"), words: ["book", "dialogs"], looks: [DIALOG, "www/book/book.css"] },
  editor: { code: () => import("../editor/editor.js"), looks: [DIALOG, "www/editor/editor.css"] },
  share: { code: () => import("../share/share.js"), looks: [DIALOG, "www/share/share.css"] },
  games: { code: () => import("../files/games.js"), words: ["files"], looks: [DIALOG, "www/files/files.css"] },
  outside: { code: () => import("../files/outside.js"), words: ["files"], looks: ["www/files/files.css"] },
  tabs: { code: () => import("../files/tabs.js"), words: ["files"] },
  pictures: {
    code: () => import("../pictures/pictures.js"),
    looks: [DIALOG, "www/pictures/pictures.css", "www/pictures/print.css"],
  },
  shooting: { code: () => import("../pictures/shooting.js"), words: [] },
});

/** @typedef {keyof typeof FEATURES} Name */

/** @type {Map<Name, Promise<any>>} */
const asked = new Map();

/**
 * Loads a part with all that belongs to it, once.
 * @template {Name} N
 * @param {N} name
 * @returns {Promise<Awaited<ReturnType<(typeof FEATURES)[N]['code']>>>} its code; one that fails may be asked for again
 */
export function load(name) {
  let part = asked.get(name);
  if (!part) {
    const { code, words = [name], looks = [] } = /** @type {Feature} */ (FEATURES[name]);
    part = Promise.all([code(), ...words.map(learnWords), ...looks.map(style)]).then(([code]) => code);
    part.catch(() => asked.delete(name));
    asked.set(name, part);
  }
  return part;
}
