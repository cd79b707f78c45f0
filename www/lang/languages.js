// The languages of the page. To add one: a folder here, named by its code, with a file of the same name for each of en/, and
// a line below. What is missing there is taken from English.

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
