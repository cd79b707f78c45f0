// The language `en-XA`, which nobody speaks: English words with an accent on every letter, and two fifths longer. Whatever is
// plain English on such a page is not translated, and what does not fit would not fit in many a language either.

/** @import {Words} from './i18n.js' */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀćďéƒǵĥíĵḱĺḿńóṕɋŕśťúṽẃẍýźÁɃĆĎÉƑǴĤÍĴḰĹḾŃÓṔɊŔŚŤÚṼẂẌÝŹ";
/** So many more letters for each. */
const LONGER = 0.4;
/** What is filled in, and names of rules that the text leads to. */
const KEPT = /(\{\w+\}|§[\w-]+(?:\.[\w-]+)*)/;

/** @param {string} text */
function disguise(text) {
  let owed = LONGER;
  const parts = text.split(KEPT).map((part, i) => {
    if (i % 2) return part;
    let longer = "";
    for (const letter of part) {
      const at = PLAIN.indexOf(letter);
      const other = ACCENTED[at] ?? letter;
      owed += LONGER;
      longer += other;
      if (at < 0 || owed < 1) continue;
      longer += other;
      owed -= 1;
    }
    return longer;
  });
  return parts.join("");
}

/**
 * @param {Words} words  in English
 * @returns {Words}
 */
export function disguised(words) {
  /** @param {any} said @returns {any} */
  const work = (said) => {
    if (typeof said === "string") return disguise(said);
    if (!Array.isArray(said)) return disguised(said);
    // A row begins with a sign, such as a key.
    return said.map((one) => (Array.isArray(one) ? [one[0], ...one.slice(1).map(disguise)] : disguise(one)));
  };
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, work(said)]));
}
