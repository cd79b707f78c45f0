// Exports games as a text file, or to the clipboard.

/** @import {Names} from '../core/mind.js' */

import { toText } from "./records.js";
import { save } from "./save.js";
import { today } from "./shelf.js";

/** What goes into a game's record. @typedef {{saved: string, names: Names}} Written */

/**
 * Games in one text, leaving out unreadable ones.
 * @param {readonly Written[]} games
 */
export async function textOf(games) {
  const texts = [];
  for (const { saved, names } of games) {
    try {
      texts.push(await toText(saved, names));
    } catch (thrown) {
      // The core reports damage as a sentence; anything else is a bug.
      if (typeof thrown !== "string") throw thrown;
    }
  }
  return { text: texts.join("\n"), written: texts.length };
}

/**
 * A name for a file.
 * @param {string} what  the game, or what the games have in common
 */
export const fileName = (what) => `${what}-${today()}.txt`;

/**
 * Saves games as a file: where the browser can ask, in the chosen place, otherwise among the downloads.
 * @param {readonly Written[]} games
 * @param {string} name
 * @returns {Promise<number | null>} how many games it contains; null when the person cancelled
 */
export async function saveFile(games, name) {
  const choose = /** @type {any} */ (globalThis).showSaveFilePicker;
  let file;
  try {
    file = await choose?.({ suggestedName: name, types: [{ accept: { "text/plain": [".txt"] } }] });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "AbortError") return null;
  }
  const { text, written } = await textOf(games);
  const blob = new Blob([text], { type: "text/plain" });
  if (!(file && (await wrote(file, blob)))) save(blob, name);
  return written;
}

/** Whether a text was written to the chosen file. @param {any} file @param {Blob} blob */
async function wrote(file, blob) {
  try {
    const stream = await file.createWritable();
    await stream.write(blob);
    await stream.close();
    return true;
  } catch {
    return false;
  }
}
