// The pseudo-language `en-XA`: English with an accent on every letter and two fifths longer. Plain English on such a
// page is untranslated, and what does not fit here would not fit in many real languages either.

/** @import {Words} from './i18n.js' */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀćďéƒǵĥíĵḱĺḿńóṕɋŕśťúṽẃẍýźÁɃĆĎÉƑǴĤÍĴḰĹḾŃÓṔɊŔŚŤÚṼẂẌÝŹ";
/** How much longer texts become, as a fraction. */
const LONGER = 0.4;
/** Placeholders, names of rules that the text links to, and the games, whose names are the same in every language. */
const KEPT = /(\{\w+\}|§[\w-]+(?:\.[\w-]+)*|Nakabili|Kabwanga|Nsolo|Embeli)/;

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
    // Some lists have rows; a row begins with a sign, such as a key.
    return said.map((one) => (Array.isArray(one) ? [one[0], ...one.slice(1).map(disguise)] : disguise(one)));
  };
  return Object.fromEntries(Object.entries(words).map(([key, said]) => [key, work(said)]));
}
