// What files, texts and links contain: games, or what is wrong with them and where.

/** @import {FileProblem, Names} from '../core/mind.js' */

import { fromText } from "./records.js";
import { NOBODY } from "./shelf.js";
import { linkIn } from "./texts.js";

/** The core refuses longer texts, so longer files are not even read. */
const MOST_BYTES = 2 << 20;

/** A game that was found. @typedef {{saved: string, names: Names}} Found */

/**
 * Why a text cannot be read.
 * @typedef {object} Fault
 * @property {string} file  its name; empty when the text is not from a file
 * @property {FileProblem | {fault: 'notText'}} problem
 * @property {string} line  the faulty line
 */

/** @typedef {{games: Found[], faults: Fault[]}} Findings */

/**
 * The games in a text.
 * @param {string} text
 * @param {string} [file]
 * @returns {Promise<Findings>}
 */
export async function readText(text, file = "") {
  const code = linkIn(text);
  if (code) return { games: [{ saved: code, names: NOBODY }], faults: [] };
  try {
    const games = await fromText(text);
    return { games: games.map(({ code, names }) => ({ saved: code, names })), faults: [] };
  } catch (thrown) {
    if (!isFileProblem(thrown)) throw thrown;
    return { games: [], faults: [{ file, problem: thrown, line: text.split(/\r?\n/)[thrown.line - 1] ?? "" }] };
  }
}

/**
 * The games of several files together.
 * @param {Iterable<File>} files
 * @returns {Promise<Findings>}
 */
export async function readFiles(files) {
  /** @type {Findings} */
  const all = { games: [], faults: [] };
  for (const file of files) {
    const { games, faults } = await readFile(file);
    all.games.push(...games);
    all.faults.push(...faults);
  }
  return all;
}

/** @param {File} file @returns {Promise<Findings>} */
async function readFile(file) {
  if (file.size > MOST_BYTES) {
    const problem = {
      code: /** @type {const} */ ("file"),
      fault: /** @type {const} */ ("tooLong"),
      limit: MOST_BYTES,
      line: 1,
      column: 1,
    };
    return { games: [], faults: [{ file: file.name, problem, line: "" }] };
  }
  let text;
  try {
    const bytes = await file.arrayBuffer();
    text = new TextDecoder(encodingOf(new Uint8Array(bytes)), { fatal: true }).decode(bytes);
  } catch {
    return { games: [], faults: [{ file: file.name, problem: { fault: "notText" }, line: "" }] };
  }
  return readText(text, file.name);
}

/** Some editors save UTF-16, which begins with a byte-order mark. @param {Uint8Array} bytes */
const encodingOf = ([one, two]) =>
  one === 0xff && two === 0xfe ? "utf-16le" : one === 0xfe && two === 0xff ? "utf-16be" : "utf-8";

/** @param {unknown} thrown @returns {thrown is FileProblem} */
const isFileProblem = (thrown) => /** @type {any} */ (thrown)?.code === "file";
