// The parts of the page that are loaded on demand: the code of each, its words (files of lang/<code>/) and its styles.
// All three are loaded at once, when the part is first needed.
//
// Code is named by a literal `import()`, because the packer and the checker of rooms look for that.

import { style } from "../platform/style.js";
import { learnWords } from "../words/loading.js";

/** The styles of all dialogs. */
const DIALOG = "www/dialogs/dialogs.css";

/**
 * @typedef {object} Feature
 * @property {() => Promise<any>} code
 * @property {string[]} [words]  by default those of its own name
 * @property {string[]} [looks]  stylesheets, as paths in the working tree
 */

const FEATURES = /** @satisfies {Record<string, Feature>} */ ({
  // Loaded by itself, shortly before or after the board.
  timeline: { code: () => import("../page/scrubber.js") },
  turns: { code: () => import("../page/turns.js"), words: ["timeline"] },
  laps: { code: () => import("../board/pointing.js"), words: [] },
  preview: { code: () => import("./preview.js") },
  variations: { code: () => import("./variations.js") },
  versions: { code: () => import("./versions.js") },
  arrive: { code: () => import("../share/arrive.js"), words: ["place"] },
  yourTurn: { code: () => import("../share/yourturn.js"), words: ["place"] },
  embed: { code: () => import("../share/embed.js"), words: ["place"], looks: ["www/share/embed.css"] },

  // Loaded on demand.
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
  // The names of the rules' options are among the words of the dialogs.
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

/** The code of a part. @template {Name} N @typedef {Awaited<ReturnType<(typeof FEATURES)[N]['code']>>} Part */

/** @type {Map<Name, Promise<any>>} */
const asked = new Map();

/**
 * Loads a part with all that belongs to it, once.
 * @template {Name} N
 * @param {N} name
 * @returns {Promise<Part<N>>} its code; after a failure it can be loaded again
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
