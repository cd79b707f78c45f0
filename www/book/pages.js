// What each game's page of rules contains, in order; the words are in lang/.

/** @import {Game} from '../../src/wasm/page.js' */

/**
 * A rule: its name in docs/RULES.md, how certain it is (letters of `book.tag`), its examples and its disputed points.
 * @typedef {[name: string, tags: string, examples?: string, points?: string]} Rule
 */

/**
 * @typedef {object} Page
 * @property {Rule[]} rules
 * @property {string} start  the rule of the set-up
 * @property {string} [startPoint]
 * @property {string} endless  examples of long and endless sowings
 * @property {Record<string, string>} points  each disputed point with its option in “New game”, if any
 * @property {string[]} sources
 */

/** What the games of four rows share. @type {Rule[]} */
const shared = [
  ["four-rows.sow", "T"],
  ["four-rows.full-round", "I"],
  ["four-rows.relay", "T"],
  ["four-rows.rest", "T"],
  ["four-rows.captured", "T"],
  ["four-rows.wiped-out", "T"],
  ["four-rows.any-hole", "I"],
];

/**
 * The shared rules, with the game's own examples and points added.
 * @param {Record<string, [examples: string, points: string]>} more
 * @returns {Rule[]}
 */
const sharedWith = (more) => shared.map(([name, tags]) => [name, tags, ...(more[name] ?? [])]);

/** @param {string} points @param {Record<string, string>} choices */
const points = (points, choices) => Object.fromEntries(points.split(" ").map((id) => [id, choices[id] ?? ""]));

/** @type {Record<Game, Page>} */
export const pages = {
  nakabili: {
    start: "nakabili.start",
    startPoint: "N-1",
    rules: [
      ...sharedWith({ "four-rows.full-round": ["N7", "N-8"], "four-rows.relay": ["N2", ""] }),
      ["nakabili.choose", "T"],
      ["nakabili.mutwi", "T", "N5", "N-7"],
      ["nakabili.join", "T R", "N3", "N-6b"],
      ["nakabili.step", "R I", "N4", "N-6"],
      ["nakabili.capture", "T", "N1", "N-2 N-4 N-5"],
      ["nakabili.facing-empty", "T", "N6"],
      ["nakabili.first-capture", "T", "", "N-3 N-9"],
      ["nakabili.wiped-out", "T"],
      ["nakabili.repetition", "I", "D1-nakabili", "N-11"],
    ],
    endless: "X2-nakabili",
    points: points("N-1 N-2 N-3 N-4 N-5 N-6 N-6b N-7 N-8 N-9 N-10 N-11 N-12 N-13", {
      "N-1": "setup",
      "N-3": "first_bonus",
      "N-10": "endless",
      "N-13": "begins",
    }),
    sources: [
      "chaplin",
      "mulabalaba",
      "maruba",
      "njombwa",
      "mefuvha",
      "msuwa",
      "voogt",
      "omweso",
      "chisolo",
      "sanderson",
    ],
  },
  kabwanga: {
    start: "kabwanga.start",
    startPoint: "K-1",
    rules: [
      ...shared,
      ["kabwanga.choose", "T"],
      ["kabwanga.ahead", "T", "K2 K5", "K-4"],
      ["kabwanga.rest", "T", "K1"],
      ["kabwanga.capture", "T"],
      ["kabwanga.capture-inside", "T", "K3", "K-2 K-3"],
      ["kabwanga.singles", "T I", "K4", "K-5 K-6"],
      ["kabwanga.outcome", "T I", "D1-kabwanga", "K-7"],
    ],
    endless: "X2-kabwanga",
    points: points("K-1 K-2 K-3 K-4 K-5 K-6 K-7 K-8", {
      "K-1": "setup",
      "K-2": "capture_inside_move",
      "K-3": "capture_inside_move",
      "K-8": "endless",
    }),
    sources: ["chaplin", "njombwa", "voogt", "omweso", "chisolo", "sanderson"],
  },
  nsolo: {
    start: "nsolo.start",
    rules: [
      ...sharedWith({ "four-rows.full-round": ["", "S-10"] }),
      ["nsolo.choose", "T O"],
      ["nsolo.step", "T O", "S3", "S-7"],
      ["nsolo.capture", "T", "S1", "S-1 S-2 S-3 S-4 S-5"],
      ["nsolo.fewer", "I", "S4", "S-6"],
      ["nsolo.capture-1913", "O", "S2", "S-1 S-12"],
      ["nsolo.wiped-out", "T"],
      ["nsolo.repetition", "T", "S6", "S-9"],
      ["nsolo.pass", "I", "S5", "S-8"],
    ],
    endless: "X2-nsolo X1-nsolo",
    points: points("S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 S-10 S-11 S-12", {
      "S-1": "capture",
      "S-5": "capture",
      "S-11": "endless",
      "S-12": "capture",
    }),
    sources: ["sanderson", "voogt", "omweso", "lusaka", "kuku", "retired", "wikipedia"],
  },
  embeli: {
    start: "embeli.start",
    startPoint: "E-16",
    rules: [
      ["embeli.choose", "T R I", "", "E-2 E-12"],
      ["embeli.sow", "T R I", "E1", "E-1"],
      ["embeli.toll", "T", "E3 E5", "E-8 E-10"],
      ["embeli.rest", "T", "E3b", "E-9"],
      ["embeli.relay", "T", "", "E-3 E-4"],
      ["embeli.close", "T I", "E2 E6", "E-5 E-6 E-7 E-11"],
      ["embeli.nti", "T", "E4"],
      ["embeli.stuck", "T", "", "E-14 E-15"],
    ],
    endless: "X1-embeli",
    points: points("E-1 E-2 E-3 E-4 E-5 E-6 E-7 E-8 E-9 E-10 E-11 E-12 E-13 E-14 E-15 E-16", {
      "E-1": "opponent_nti",
      "E-2": "start_in_nti",
      "E-13": "endless",
    }),
    sources: ["deka", "voogt", "omweso"],
  },
};

/** Examples that belong to a disputed point. @type {Record<string, string>} */
export const pointExamples = { "E-1": "E1B" };

const MANCALA_WORLD = "https://mancala.fandom.com/wiki/";
const LUDII = "https://ludii.games/";
const MUSEUM = "https://healthy.uwaterloo.ca/museum/Archives/Mancala%20Articles/";

/** Addresses of sources; sources without one are books. @type {Record<string, string>} */
export const addresses = {
  chaplin: `${MUSEUM}Rhodesia/index.html`,
  sanderson: `${MUSEUM}Malawi/nsolo.html`,
  voogt: `${LUDII}data.php?gameId=104`,
  maruba: "http://boardgamesoftheworld.com/maruba.html",
  njombwa: `${MUSEUM}Malawi/njombwa.html`,
  omweso: "https://en.wikipedia.org/wiki/Omweso",
  mefuvha: `${LUDII}data.php?gameId=166`,
  msuwa: `${LUDII}data.php?gameId=1158`,
  deka: `${LUDII}details.php?keyword=Deka`,
  mulabalaba: `${MANCALA_WORLD}Mulabalaba`,
  chisolo: `${MANCALA_WORLD}Chisolo_I`,
  lusaka: "https://thezambiansun.com/establish-league-for-traditional-nsolo-sport-the-lusaka-sun",
  kuku: "https://www.millenniumfm.net/2019/08/25/revive-the-nsolo-game-fans-appear-to-govt-pictures/",
  retired:
    "https://lusakareview.com/" +
    "hello-africa-zambian-senior-citizens-play-traditional-indigenous-game-to-keep-minds-sharp/",
  wikipedia: "https://en.wikipedia.org/wiki/Nsolo",
};

const BY_SA = { name: "Creative Commons BY-SA 2.5", at: "https://creativecommons.org/licenses/by-sa/2.5/" };
const FDL = { name: "GNU Free Documentation License", at: "https://www.gnu.org/licenses/fdl-1.3.html" };

/**
 * The source text of each game; `from` is the address of the text that it was adapted from.
 * @type {Record<Game, {author: string, at: string, from?: string, licence: typeof FDL}>}
 */
export const texts = {
  nakabili: { author: "Alberto Bertaggia", at: `${MANCALA_WORLD}Nakabili`, licence: BY_SA },
  kabwanga: { author: "Ralf Gering", at: `${MANCALA_WORLD}Kabwanga`, licence: BY_SA },
  nsolo: { author: "Ralf Gering (Wikimanqala)", at: `${MANCALA_WORLD}Nsolo`, licence: BY_SA },
  embeli: { author: "", at: `${MANCALA_WORLD}Embeli`, from: "http://www.wikinfo.org/index.php/Embeli", licence: FDL },
};
