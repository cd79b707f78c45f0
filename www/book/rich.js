// Text with a little more than letters: *words of the games* stand out, §2.2.5 leads to a rule, §N-1 to a disputed point.

import { el } from "../platform/dom.js";

/**
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function rich(text) {
  return text.split(/(\*[^*]+\*|§(?:\d+(?:\.\d+)*|[A-Z]-\w+))/).map((part) => {
    if (part.startsWith("*")) return el("em", {}, part.slice(1, -1));
    if (part.startsWith("§")) return leadsTo(part.slice(1));
    return part;
  });
}

/**
 * A button that leads to a rule or a disputed point of the page. It is no link: the address belongs to the game.
 * @param {string} number
 */
export const leadsTo = (number) => el("button", { type: "button", class: "leads", "data-to": number }, number);
