// What stands on each game's rules page, in which order; the words are in lang/.

/** @import {Game} from '../../src/boundary.js' */

/**
 * A rule: its number in the rule book, how sure it is (letters of `book.tag`), its examples and its disputed points.
 * @typedef {[number: string, tags: string, examples?: string, points?: string]} Rule
 */

/**
 * @typedef {object} Page
 * @property {Rule[]} rules
 * @property {string} start  the rule book's number of the set-up
 * @property {string} [startPoint]
 * @property {string} endless  examples of long and endless sowings
 * @property {Record<string, string>} points  each disputed point with the choice of “New game” that it leads to, if any
 * @property {string[]} sources
 */

/** What the games of four rows share. @type {Rule[]} */
const shared = [
  ["1.2.1", "T"],
  ["1.2.2", "I"],
  ["1.2.3", "T"],
  ["1.2.4", "T"],
  ["1.2.5", "T"],
  ["1.2.6", "T"],
  ["1.2.7", "I"],
];

/**
 * The shared rules with a game's own examples and points.
 * @param {Record<string, [examples: string, points: string]>} more
 * @returns {Rule[]}
 */
const sharedWith = (more) => shared.map(([number, tags]) => [number, tags, ...(more[number] ?? [])]);

/** @param {string} points @param {Record<string, string>} choices */
const points = (points, choices) => Object.fromEntries(points.split(" ").map((id) => [id, choices[id] ?? ""]));

/** @type {Record<Game, Page>} */
export const pages = {
  nakabili: {
    start: "2.1",
    startPoint: "N-1",
    rules: [
      ...sharedWith({ "1.2.2": ["N7", "N-8"], "1.2.3": ["N2", ""] }),
      ["2.2.1", "T"],
      ["2.2.2", "T", "N5", "N-7"],
      ["2.2.3", "T R", "N3", "N-6b"],
      ["2.2.4", "R I", "N4", "N-6"],
      ["2.2.5", "T", "N1", "N-2 N-4 N-5"],
      ["2.2.6", "T", "N6"],
      ["2.2.7", "T", "", "N-3 N-9"],
      ["2.2.8", "T"],
      ["2.2.9", "I", "D1-nakabili", "N-11"],
    ],
    endless: "X2-nakabili",
    points: points("N-1 N-2 N-3 N-4 N-5 N-6 N-6b N-7 N-8 N-9 N-10 N-11 N-12 N-13", {
      "N-1": "setup",
      "N-3": "first_bonus",
      "N-10": "endless",
      "N-13": "begins",
    }),
    sources: ["chaplin", "mulabalaba", "mefuvha", "msuwa", "voogt", "chisolo", "sanderson"],
  },
  kabwanga: {
    start: "3.1",
    startPoint: "K-1",
    rules: [
      ...shared,
      ["3.2.1", "T"],
      ["3.2.2", "T", "K2 K5", "K-4"],
      ["3.2.3", "T", "K1"],
      ["3.2.4", "T"],
      ["3.2.5", "T", "K3", "K-2 K-3"],
      ["3.2.6", "T I", "K4", "K-5 K-6"],
      ["3.2.7", "T I", "D1-kabwanga", "K-7"],
    ],
    endless: "X2-kabwanga",
    points: points("K-1 K-2 K-3 K-4 K-5 K-6 K-7 K-8", {
      "K-1": "setup",
      "K-2": "capture_inside_move",
      "K-3": "capture_inside_move",
      "K-8": "endless",
    }),
    sources: ["chaplin", "voogt", "chisolo", "sanderson"],
  },
  nsolo: {
    start: "4.1",
    rules: [
      ...sharedWith({ "1.2.2": ["", "S-10"] }),
      ["4.2.1", "T O"],
      ["4.2.2", "T O", "S3", "S-7"],
      ["4.2.3", "T", "S1", "S-1 S-2 S-3 S-4 S-5"],
      ["4.2.4", "I", "S4", "S-6"],
      ["4.2.5", "O", "S2", "S-1 S-12"],
      ["4.2.6", "T"],
      ["4.2.7", "T", "S6", "S-9"],
      ["4.2.8", "I", "S5", "S-8"],
    ],
    endless: "X2-nsolo X1-nsolo",
    points: points("S-1 S-2 S-3 S-4 S-5 S-6 S-7 S-8 S-9 S-10 S-11 S-12", {
      "S-1": "capture",
      "S-5": "capture",
      "S-11": "endless",
      "S-12": "capture",
    }),
    sources: ["sanderson", "voogt", "lusaka", "kuku", "retired", "wikipedia"],
  },
  embeli: {
    start: "5.2",
    startPoint: "E-16",
    rules: [
      ["5.3.1", "T R I", "", "E-2 E-12"],
      ["5.3.2", "T R I", "E1", "E-1"],
      ["5.3.3", "T", "E3 E5", "E-8 E-10"],
      ["5.3.4", "T", "E3b", "E-9"],
      ["5.3.5", "T", "", "E-3 E-4"],
      ["5.3.6", "T", "E2 E6", "E-5 E-6 E-7 E-11"],
      ["5.3.7", "T", "E4"],
      ["5.3.8", "T", "", "E-14 E-15"],
    ],
    endless: "X1-embeli",
    points: points("E-1 E-2 E-3 E-4 E-5 E-6 E-7 E-8 E-9 E-10 E-11 E-12 E-13 E-14 E-15 E-16", {
      "E-1": "opponent_nti",
      "E-2": "start_in_nti",
      "E-13": "endless",
    }),
    sources: ["deka", "voogt"],
  },
};

/** Examples that belong to a disputed point. @type {Record<string, string>} */
export const pointExamples = { "E-1": "E1B" };

const MANCALA_WORLD = "https://mancala.fandom.com/wiki/";
const LUDII = "https://ludii.games/";
const MUSEUM = "https://healthy.uwaterloo.ca/museum/Archives/Mancala%20Articles/";

/** Addresses of sources; the rest are books. @type {Record<string, string>} */
export const addresses = {
  chaplin: `${MUSEUM}Rhodesia/index.html`,
  sanderson: `${MUSEUM}Malawi/nsolo.html`,
  voogt: `${LUDII}data.php?gameId=104`,
  mefuvha: `${LUDII}data.php?gameId=166`,
  msuwa: `${LUDII}data.php?gameId=1158`,
  deka: `${LUDII}details.php?keyword=Deka`,
  mulabalaba: `${MANCALA_WORLD}Mulabalaba`,
  chisolo: `${MANCALA_WORLD}Chisolo_I`,
  lusaka: "https://thezambiansun.com/establish-league-for-traditional-nsolo-sport-the-lusaka-sun",
  kuku: "https://www.millenniumfm.net/2019/08/25/revive-the-nsolo-game-fans-appear-to-govt-pictures/",
  retired:
    "https://lusakareview.com/hello-africa-zambian-senior-citizens-play-traditional-indigenous-game-to-keep-minds-sharp/",
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
