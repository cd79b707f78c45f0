// Words: a key, its text in the chosen language, and what stands in for {placeholders}.
// A text may have plural forms: {one: '…', other: '…'}, chosen by the parameter `n`. English stands in for what is missing.

import en from "../lang/en/page.js";

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Text */
/** Texts, lists of texts or of rows of texts, and groups of all these.
 * @typedef {{[key: string]: Text | readonly string[] | readonly string[][] | Words}} Words */
/** @typedef {Record<string, string | number>} Params */

/**
 * Makes the translating function of one language.
 * @param {string} language  as in `lang="en"`
 * @param {Words} words
 * @param {Words} [fallback]
 */
export function translator(language, words, fallback = words) {
  const plurals = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);

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

  return { t, has, list, number };
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

/** The language of the page. Another one would be chosen and loaded here. */
export const language = "en-GB";
export const { t, has, list, number } = translator(language, en);

/**
 * Takes up words that were loaded on demand.
 * @param {Words} words
 */
export const learn = (words) => void Object.assign(en, words);

/**
 * Text with its first letter large, for sentences that begin with a placeholder.
 * @param {string} text
 */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
