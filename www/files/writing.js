// Games leave the page as a file of text, or by the clipboard.

/** @import {Names} from '../core/mind.js' */

import { toText } from "./records.js";
import { save } from "./save.js";
import { today } from "./shelf.js";

/** What of a game goes into its record. @typedef {{saved: string, names: Names}} Written */

/**
 * Games in one text, as far as they can be read.
 * @param {readonly Written[]} games
 */
export async function textOf(games) {
  const texts = [];
  for (const { saved, names } of games) {
    try {
      texts.push(await toText(saved, names));
    } catch (thrown) {
      // The core says in a sentence what is damaged; anything else is a fault.
      if (typeof thrown !== "string") throw thrown;
    }
  }
  return { text: texts.join("\n"), written: texts.length };
}

/**
 * A name for a file.
 * @param {string} what  the game, or what the games are together
 */
export const fileName = (what) => `${what}-${today()}.txt`;

/**
 * Saves games as a file: where the browser lets one choose its place, there, and otherwise among the downloads.
 * @param {readonly Written[]} games
 * @param {string} name
 * @returns {Promise<number | null>} how many there are in it; null when whoever was asked for a place changed his mind
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

/** Whether a text could be written where somebody wanted it. @param {any} file @param {Blob} blob */
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
