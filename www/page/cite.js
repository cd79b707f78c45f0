// From a sentence to its rule: the small links beside the caption, and the page of rules that they open.

/** @import {Game} from '../../src/boundary.js' */

import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

/** Opens the rules of a game at one of them. @type {(game: Game, number: string) => void} */
let open = () => {};

/** Says how the rules are opened. @param {(game: Game, number: string) => void} opener */
export function linkRules(opener) {
  open = opener;
}

/** @param {Game} game @param {string} number  as in the rule book, such as `2.2.5` */
export const openRule = (game, number) => open(game, number);

/** What the links show now. */
let cited = "";

/**
 * Shows links to these rules beside the caption.
 * @param {Game} game
 * @param {readonly string[]} numbers
 */
export function citeRules(game, numbers) {
  const wanted = [game, ...numbers].join();
  if (wanted === cited) return;
  cited = wanted;
  byId("cited").replaceChildren(
    ...numbers.flatMap((number) => [
      " ",
      el(
        "button",
        { type: "button", class: "rule", "data-rule": number, onclick: () => openRule(game, number) },
        t("page.rule", { number }),
      ),
    ]),
  );
}
