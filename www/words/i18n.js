// Words: a key, its text in the chosen language, and what stands in for {placeholders}.
// A text may have plural forms: {one: '…', other: '…'}, chosen by the parameter `n`. English stands in for what is missing.

import page from "../lang/en/page.js";
import { LANGUAGES } from "../lang/languages.js";

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Text */
/** Texts, lists of texts or of rows of texts, and groups of all these.
 * @typedef {{[key: string]: Text | readonly string[] | readonly string[][] | Words}} Words */
/** @typedef {Record<string, string | number>} Params */

/**
 * Makes the translating functions of one language.
 * @param {string} locale  as in `lang="en-GB"`
 * @param {Words} words
 * @param {Words} [fallback]
 */
export function translator(locale, words, fallback = words) {
  const plurals = new Intl.PluralRules(locale);
  const conjunction = new Intl.ListFormat(locale, { type: "conjunction" });
  const digits = new Intl.NumberFormat(locale);

  /** @param {string} key */
  const find = (key) => lookUp(words, key) ?? lookUp(fallback, key);

  /**
   * A number as it is said: small ones in words.
   * @param {number} n
   * @returns {string}
   */
  const number = (n) => {
    const names = find("numbers");
    return (Array.isArray(names) && names[n]) || digits.format(n);
  };

  /**
   * The text of a key. Numbers among the parameters are said as `number` says them.
   * @param {string} key
   * @param {Params} [params]
   * @returns {string} the key itself when no language knows it
   */
  const t = (key, params = {}) => {
    const found = find(key);
    if (found === undefined || Array.isArray(found)) return key;
    const forms = /** @type {Text | Words} */ (found);
    const text = typeof forms === "string" ? forms : (forms[plurals.select(Number(params.n))] ?? forms.other);
    if (typeof text !== "string") return key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = params[name];
      return value === undefined ? whole : typeof value === "number" ? number(value) : value;
    });
  };

  /** Whether a key has a text. @param {string} key */
  const has = (key) => find(key) !== undefined;

  /** A list. @param {string} key @returns {readonly any[]} */
  const list = (key) => {
    const found = find(key);
    return Array.isArray(found) ? found : [];
  };

  /** Several things as a sentence names them: one, two and three. @param {Iterable<string>} texts */
  const join = (texts) => conjunction.format(texts);

  return { t, has, list, number, join };
}

/**
 * @param {Words} words
 * @param {string} key  with dots for what is nested
 * @returns {Words[string] | undefined}
 */
function lookUp(words, key) {
  /** @type {any} */
  let found = words;
  for (const part of key.split(".")) found = Object.hasOwn(found ?? {}, part) ? found[part] : undefined;
  return found;
}

/** The words that are known in English, and in the language of the page. @type {Words} */
const english = { ...page };
let own = english;

/** Whose numbers, lists and dates the page has. */
export let locale = LANGUAGES.en.locale ?? "en";
export let { t, has, list, number, join } = translator(locale, own);

/**
 * Speaks another language from now on. What is on the page already stays as it is.
 * @param {string} other  its locale
 * @param {Words} words  those of the first visit
 */
export function speak(other, words) {
  own = { ...words };
  locale = other;
  ({ t, has, list, number, join } = translator(locale, own, english));
}

/**
 * Takes up words that were loaded on demand.
 * @param {Words} words  in the language of the page
 * @param {Words} [inEnglish]
 */
export function learn(words, inEnglish = words) {
  Object.assign(own, words);
  Object.assign(english, inEnglish);
}

/**
 * A number in figures, as the language writes them.
 * @param {number} n
 * @param {number} [places]  after the point; left out: as many as it has
 */
export const figures = (n, places) =>
  n.toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places });

/**
 * Text with its first letter large, for sentences that begin with a placeholder.
 * @param {string} text
 */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
