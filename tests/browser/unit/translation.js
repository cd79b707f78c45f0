// What must be the same in every language.

/** @import {Words} from '../../../www/words/i18n.js' */

const FORMS = ["zero", "one", "two", "few", "many", "other"];

/** The placeholders in a text, and the rules that it links to. @param {string} text @returns {string[]} */
const marksOf = (text) => text.match(/\{\w+\}|§[\w-]+(?:\.[\w-]+)*/g) ?? [];

/** Stars mark terms of the games, one on each side. @param {string} text */
const isOdd = (text) => text.split("*").length % 2 === 0;

/** @param {any} said @returns {said is Record<string, string>} texts of which the number chooses one */
const isPlural = (said) =>
  typeof said === "object" && "other" in said && Object.keys(said).every((form) => FORMS.includes(form));

/** @param {any} said */
const kindOf = (said) =>
  typeof said === "string" || isPlural(said) ? "a text" : Array.isArray(said) ? "a list" : "a group";

/**
 * What is wrong with the words of a language, compared with English.
 * @param {Words} english
 * @param {Words} other
 * @param {string} locale
 * @returns {string[]} faults, each with its key
 */
export function faultsOf(english, other, locale) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  /** @type {string[]} */
  const faults = [];

  /** @param {string} key @param {any} ours @param {any} theirs */
  function compare(key, ours, theirs) {
    if (theirs === undefined) faults.push(`${key} is missing`);
    else if (ours === undefined) faults.push(`${key} is not known in English`);
    else if (kindOf(ours) !== kindOf(theirs)) faults.push(`${key} should be ${kindOf(ours)}`);
    else if (kindOf(ours) === "a text") compareTexts(key, ours, theirs);
    else if (Array.isArray(ours)) compareLists(key, ours, theirs);
    else for (const name in { ...ours, ...theirs }) compare(key ? `${key}.${name}` : name, ours[name], theirs[name]);
  }

  /** @param {string} key @param {any[]} ours @param {any[]} theirs */
  function compareLists(key, ours, theirs) {
    if (ours.length !== theirs.length) faults.push(`${key} should have ${ours.length} entries`);
    else ours.forEach((one, i) => compareEntries(`${key}.${i}`, one, theirs[i]));
  }

  /** @param {string} key @param {any} one @param {any} other */
  function compareEntries(key, one, other) {
    compare(key, one, other);
    // The page recognises a row by its first sign.
    if (Array.isArray(one) && one[0] !== other[0]) faults.push(`${key} should begin with ${one[0]}`);
  }

  /**
   * @param {string} key
   * @param {string | Record<string, string>} ours
   * @param {string | Record<string, string>} theirs
   */
  function compareTexts(key, ours, theirs) {
    const counted = isPlural(ours);
    if (isPlural(theirs)) {
      if (!counted) faults.push(`${key} should be one text: no number chooses among several`);
      const missing = pluralCategories.filter((form) => !(form in theirs));
      const idle = Object.keys(theirs).filter((form) => !(/** @type {string[]} */ (pluralCategories).includes(form)));
      if (missing.length) faults.push(`${key} lacks the plural forms: ${missing.join(", ")}`);
      if (idle.length) faults.push(`${key} has forms that the language does not know: ${idle.join(", ")}`);
    } else if (counted && pluralCategories.length > 1) faults.push(`${key} lacks plural forms`);

    const texts = isPlural(theirs) ? Object.entries(theirs) : [["", theirs]];
    /** @type {string[]} */
    const originals = counted ? Object.values(ours) : [ours];
    const wanted = [...new Set(originals.flatMap(marksOf))];
    for (const [form, text] of texts) {
      const at = form ? `${key}.${form}` : key;
      const marks = marksOf(text);
      if (!text.trim()) faults.push(`${at} is empty`);
      for (const mark of wanted) {
        // A form for one may omit the number.
        if (!marks.includes(mark) && !(counted && mark === "{n}")) faults.push(`${at} lacks ${mark}`);
      }
      for (const mark of marks) if (!wanted.includes(mark)) faults.push(`${at} has ${mark}, which nobody fills in`);
      if (isOdd(text) && !originals.some(isOdd)) faults.push(`${at} has a * without its other`);
    }
  }

  compare("", english, other);
  return faults;
}
