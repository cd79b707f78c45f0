// Words: each key has a text in the chosen language, with {placeholders}. A text may have plural forms, {one: '…',
// other: '…'}, chosen by the parameter `n`. Missing texts fall back to English.

import page from "../lang/en/page.js";
import { LANGUAGES } from "../lang/languages.js";

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Text */
/** Texts, lists of texts or of rows of texts, and groups of all these.
 * @typedef {{[key: string]: Text | readonly string[] | readonly string[][] | Words}} Words */
/** @typedef {Record<string, string | number>} Params */

/**
 * Makes the translation functions of one language.
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
   * A number as it is spoken: small ones in words.
   * @param {number} n
   * @returns {string}
   */
  const number = (n) => {
    const names = find("numbers");
    return (Array.isArray(names) && names[n]) || digits.format(n);
  };

  /**
   * The text of a key. Numbers among the parameters are written as by `number`.
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

  /** A list of texts. @param {string} key @returns {readonly any[]} */
  const list = (key) => {
    const found = find(key);
    return Array.isArray(found) ? found : [];
  };

  /** Several things in a sentence: one, two and three. @param {Iterable<string>} texts */
  const join = (texts) => conjunction.format(texts);

  return { t, has, list, number, join };
}

/**
 * @param {Words} words
 * @param {string} key  with dots for nested groups
 * @returns {Words[string] | undefined}
 */
export function lookUp(words, key) {
  /** @type {any} */
  let found = words;
  for (const part of key.split(".")) found = Object.hasOwn(found ?? {}, part) ? found[part] : undefined;
  return found;
}

/** The texts loaded so far, in English and in the page's language. @type {Words} */
const english = { ...page };
let own = english;

/** The locale of the page's numbers, lists and dates. */
export let locale = LANGUAGES.en.locale ?? "en";
export let { t, has, list, number, join } = translator(locale, own);

/**
 * Changes the language from now on; what the page already shows stays as it is.
 * @param {string} other  the locale
 * @param {Words} words  the texts of the first visit
 */
export function speak(other, words) {
  own = { ...words };
  locale = other;
  ({ t, has, list, number, join } = translator(locale, own, english));
}

/**
 * Adds texts that were loaded on demand.
 * @param {Words} words  in the page's language
 * @param {Words} [inEnglish]
 */
export function learn(words, inEnglish = words) {
  Object.assign(own, words);
  Object.assign(english, inEnglish);
}

/**
 * A number in digits, as the language writes them.
 * @param {number} n
 * @param {number} [places]  after the decimal point; by default as many as it has
 */
export const figures = (n, places) =>
  n.toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places });

/**
 * Text with a capital first letter, for sentences that begin with a placeholder.
 * @param {string} text
 */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
