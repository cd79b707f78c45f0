// Loading words.

/** @import {Packed} from '../platform/parts.js' */

import { address } from "../platform/parts.js";
import { learn } from "./i18n.js";

/**
 * What a file of words says. In the one file all of them are at hand; elsewhere the address of a language also names the
 * content of its files, so that the first visit need not know the name of each.
 * @param {string} code  of the language
 * @param {string} name
 */
async function wordsOf(code, name) {
  const { default: words } = /** @type {ImportMeta & Packed} */ (import.meta).one
    ? await (await import("./inside.js")).wordsInside(code, name)
    : await import(`${address(`www/lang/${code}`)}/${name}.js`);
  return words;
}

/**
 * Loads words and takes them up.
 * @param {string} name  of their file
 */
export const learnWords = async (name) => learn(await wordsOf("en", name));
