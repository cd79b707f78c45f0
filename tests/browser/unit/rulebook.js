// The names that the rule book gives to its rules, disputed points and examples, in its order.

import { readFileSync } from "node:fs";

const book = readFileSync(new URL("../../../docs/RULES.md", import.meta.url), "utf8");

export const names = [...book.matchAll(/<a id="([^"]+)">/g)].map(([, name]) => name);

/** What the book has besides rules of play: where holes and seeds lie, and what a turn is. */
const NO_RULES = ["holes", "ring", "start", "turn"];

/** The rules of a chapter, such as `nakabili`. @param {string} chapter */
export const rulesIn = (chapter) =>
  names.filter((name) => name.startsWith(`${chapter}.`) && !NO_RULES.includes(name.slice(chapter.length + 1)));

/** The disputed points of a game, by their letter. @param {string} letter */
export const pointsOf = (letter) => names.filter((name) => name.startsWith(`${letter}-`));
