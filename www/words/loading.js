// Loading words.

/** @import {Packed} from '../platform/parts.js' */
/** @import {Words} from './i18n.js' */

import { ENGLISH } from "../lang/languages.js";
import { address } from "../platform/parts.js";
import { learn } from "./i18n.js";
import { DISGUISE, spoken } from "./language.js";

/**
 * Loads words and takes them up.
 * @param {string} name  of their file
 */
export async function learnWords(name) {
  const inEnglish = wordsOf(ENGLISH, name);
  const inOurs = spoken === ENGLISH ? inEnglish : wordsOf(spoken, name);
  learn(...(await Promise.all([inOurs, inEnglish])));
}

/**
 * What a file of words says. In the one file all of them are at hand; elsewhere the address of a language also names the
 * content of its files, so that nobody need know the name of each.
 * @param {string} code  of the language
 * @param {string} name
 * @returns {Promise<Words>}
 */
export async function wordsOf(code, name) {
  if (code === DISGUISE) {
    const [{ disguised }, words] = await Promise.all([import("./disguise.js"), wordsOf(ENGLISH, name)]);
    return disguised(words);
  }
  const { default: words } = /** @type {ImportMeta & Packed} */ (import.meta).one
    ? await (await import("./inside.js")).wordsInside(code, name)
    : await import(`${address(`www/lang/${code}`)}/${name}.js`);
  return words;
}
