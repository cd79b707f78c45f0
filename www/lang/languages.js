// The languages of the page. To add one: a folder here, named by its code, with a file of the same name for each of
// en/, and a line below. Texts missing there are taken from English. A language of one region stands before the
// language in general.

/**
 * @typedef {object} Language
 * @property {string} name  in the language itself
 * @property {string} [locale]  of its numbers, lists and dates, when the code alone does not say it
 * @property {'rtl'} [dir]  for languages written from right to left
 */

/** By their codes. @type {Record<string, Language>} */
export const LANGUAGES = {
  en: { name: "English", locale: "en-GB" },
};

/** The language of the first visit's words, which stand in for any that another language lacks. */
export const ENGLISH = "en";

/**
 * The first preferred language that exists here; `de` will do for `de-CH`.
 * @param {readonly (string | null)[]} wishes
 * @param {readonly string[]} [there]
 */
export const firstOf = (wishes, there = Object.keys(LANGUAGES)) =>
  wishes.map((wish) => there.find((code) => `${wish}-`.startsWith(`${code}-`))).find(Boolean) ?? ENGLISH;
