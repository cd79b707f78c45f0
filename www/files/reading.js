// What files, texts and links contain: games, or what is wrong with them and where.

/** @import {Link, Problem} from '../../src/wasm/page.js' */
/** @import {FileProblem, Names} from '../core/mind.js' */

import { isProblem } from "../game/core.js";
import { findLinks } from "../game/links.js";
import { fromText } from "./records.js";
import { digest, NOBODY } from "./shelf.js";
import { looksLikeRecord } from "./texts.js";

/** The core refuses longer texts, so longer files are not even read. */
const MOST_BYTES = 2 << 20;

/**
 * A game that was found, and the link to it if it was one.
 * @typedef {{saved: string, names: Names, link?: Link}} Found
 */

/**
 * Why a text cannot be read.
 * @typedef {object} Fault
 * @property {string} file  its name; empty when the text is not from a file
 * @property {FileProblem | Problem | {fault: 'notText'}} problem
 * @property {string} line  the faulty line
 */

/** @typedef {{games: Found[], faults: Fault[]}} Findings */

/**
 * The games in a text: those that are written down in it, or else those that links in it lead to.
 * @param {string} text
 * @param {string} [file]
 * @returns {Promise<Findings>}
 */
export async function readText(text, file = "") {
  if (!looksLikeRecord(text)) {
    const linked = readLinks(text, file);
    if (linked.games.length || linked.faults.length) return linked;
  }
  try {
    const games = await fromText(text);
    return { games: games.map(({ code, names }) => ({ saved: code, names })), faults: [] };
  } catch (thrown) {
    if (!isFileProblem(thrown)) throw thrown;
    return { games: [], faults: [{ file, problem: thrown, line: text.split(/\r?\n/)[thrown.line - 1] ?? "" }] };
  }
}

/** @param {string} text @param {string} file */
function readLinks(text, file) {
  /** @type {Findings} */
  const all = { games: [], faults: [] };
  /** @param {() => void} work */
  const attempt = (work) => {
    try {
      work();
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown;
      all.faults.push({ file, problem: thrown, line: "" });
    }
  };
  attempt(() => {
    // Many programs write a link twice: what is seen of it, and where it leads.
    const links = new Map(findLinks(text).map((link) => [JSON.stringify(link), link]));
    for (const link of links.values()) {
      attempt(() => {
        digest(link.code);
        all.games.push({ saved: link.code, names: NOBODY, link });
      });
    }
  });
  return all;
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
