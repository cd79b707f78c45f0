// The languages of the page. To add one: a folder here, named by its code, with a file of the same name for each of en/, and
// a line below. What is missing there is taken from English. A language of one region stands before the language as such.

/**
 * @typedef {object} Language
 * @property {string} name  in the language itself
 * @property {string} [locale]  whose numbers, lists and dates it has, when the code alone does not say it
 * @property {'rtl'} [dir]  it is written from right to left
 */

/** By their codes. @type {Record<string, Language>} */
export const LANGUAGES = {
  en: { name: "English", locale: "en-GB" },
};

/** Its words are in the first visit, and stand in for those that another language lacks. */
export const ENGLISH = "en";

/**
 * The first language that is wished for and that there is; `de` will do for `de-CH`.
 * @param {readonly (string | null)[]} wishes
 * @param {readonly string[]} [there]
 */
export const firstOf = (wishes, there = Object.keys(LANGUAGES)) =>
  wishes.map((wish) => there.find((code) => `${wish}-`.startsWith(`${code}-`))).find(Boolean) ?? ENGLISH;
