// Loads words.

/** @import {Packed} from '../platform/parts.js' */
/** @import {Words} from './i18n.js' */

import page from "../lang/en/page.js";
import { ENGLISH } from "../lang/languages.js";
import { address } from "../platform/parts.js";
import { style } from "../platform/style.js";
import { learn } from "./i18n.js";
import { DISGUISE, spoken } from "./language.js";

/**
 * The words of the first visit in another language; with them comes the room that they need.
 * @param {string} code  of the language
 */
export async function wordsOfPage(code) {
  const [words] = await Promise.all([wordsOf(code, "page"), style("www/page/translated.css")]);
  return words;
}

/**
 * Loads the words of a part and adds them.
 * @param {string} name  of their file
 */
export async function learnWords(name) {
  const inEnglish = wordsOf(ENGLISH, name);
  const inOurs = spoken === ENGLISH ? inEnglish : wordsOf(spoken, name);
  learn(...(await Promise.all([inOurs, inEnglish])));
}

/**
 * The content of a file of words. The one file contains all of them; on the site the address of a language's folder has
 * the digest of its files, so that nobody needs to know each name.
 * @param {string} code  of the language
 * @param {string} name
 * @returns {Promise<Words>}
 */
async function wordsOf(code, name) {
  if (code === DISGUISE) {
    const [{ disguised }, words] = await Promise.all([import("./disguise.js"), wordsOf(ENGLISH, name)]);
    return disguised(words);
  }
  if (code === ENGLISH && name === "page") return page;
  const { default: words } = /** @type {ImportMeta & Packed} */ (import.meta).one
    ? await (await import("./inside.js")).wordsInside(code, name)
    : await import(`${address(`www/lang/${code}`)}/${name}.js`);
  return words;
}
