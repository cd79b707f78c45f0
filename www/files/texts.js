// What a text looks like, before it is parsed.

import { isProblem } from "../game/core.js";
import { findLinks } from "../game/links.js";

/**
 * Whether a text has games in it as files have them; `[Game](…)` is how Markdown writes a link.
 * @param {string} text
 */
export const looksLikeRecord = (text) => /^\s*\[\s*game\b(?![^\]\n]*\]\()/im.test(text);

/** Whether a text has a link in it, be it a wrong one. @param {string} text */
export function looksLikeLink(text) {
  try {
    return findLinks(text).length > 0;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return true;
  }
}

/**
 * The surroundings of a column in a line of text, in three parts: before it, its letter, and after it.
 * @param {string} line
 * @param {number} column  from 1, in code points
 * @param {number} [reach]  letters to show on either side
 */
export function around(line, column, reach = 48) {
  const letters = Array.from(line);
  const at = Math.min(column - 1, letters.length);
  const from = Math.max(0, at - reach);
  const to = Math.min(letters.length, at + 1 + reach);
  return {
    before: (from > 0 ? "…" : "") + letters.slice(from, at).join(""),
    letter: letters[at] ?? " ",
    after: letters.slice(at + 1, to).join("") + (to < letters.length ? "…" : ""),
  };
}
