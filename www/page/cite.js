// From a sentence to its rule: small links beside the caption that open the page of rules.

/** @import {Game} from '../../src/wasm/page.js' */

import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { numberOf } from "../words/rules.js";

/** Opens the rules of a game at one of them. @type {(game: Game, name: string) => void} */
let open = () => {};

/** Sets how the rules are opened. @param {(game: Game, name: string) => void} opener */
export function linkRules(opener) {
  open = opener;
}

/** @param {Game} game @param {string} name  of a rule in docs/RULES.md, such as `nakabili.capture` */
export const openRule = (game, name) => open(game, name);

/** What the links show now. */
let cited = "";

/**
 * Shows links to these rules beside the caption.
 * @param {Game} game
 * @param {readonly string[]} names
 */
export function citeRules(game, names) {
  const wanted = [game, ...names].join();
  if (wanted === cited) return;
  cited = wanted;
  byId("cited").replaceChildren(
    ...names.flatMap((name) => [
      " ",
      el(
        "button",
        { type: "button", class: "rule", "data-rule": name, onclick: () => openRule(game, name) },
        t("page.rule", { number: numberOf(name) }),
      ),
    ]),
  );
}
