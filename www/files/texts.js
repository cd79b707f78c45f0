// What a text looks like, before it is parsed.

/**
 * What stands after `#` when the text is nothing but a link, or a link's code.
 * @param {string} text
 */
export const linkIn = (text) => /^(?:\S*#)?(\d[NKSE][\w]*\.[SN]\.\S+)$/.exec(text.trim())?.[1] ?? null;

/** Whether a pasted text is meant to be opened. @param {string} text */
export const looksLikeGame = (text) => linkIn(text) !== null || /^\s*\[\s*game\b/im.test(text);

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
