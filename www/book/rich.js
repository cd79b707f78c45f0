// Text with a little markup: *words of the games* stand out, §nakabili.capture leads to a rule, §N-1 to a disputed
// point.

import { el } from "../platform/dom.js";
import { numberOf } from "../words/rules.js";

/**
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function rich(text) {
  return text.split(/(\*[^*]+\*|§[\w-]+(?:\.[\w-]+)*)/).map((part) => {
    if (part.startsWith("*")) return el("em", {}, part.slice(1, -1));
    if (part.startsWith("§")) return leadsTo(part.slice(1));
    return part;
  });
}

/**
 * A button that leads to a rule or a disputed point on the page; not a link, because the address belongs to the game.
 * @param {string} name
 */
export const leadsTo = (name) => el("button", { type: "button", class: "leads", "data-to": name }, numberOf(name));
