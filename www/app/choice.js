// The choice of the four games, above the board.

/** @import {Game, GameInfo} from '../../src/wasm/page.js' */

import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

/** Where a game comes from, and what is special about it. @param {Game} game */
const about = (game) => [
  el("span", { class: "people" }, t(`game.${game}.people`)),
  el("span", { class: "tagline" }, t(`game.${game}.tagline`)),
];

export class GameChoice {
  #buttons;

  /**
   * @param {readonly GameInfo[]} infos
   * @param {(game: Game) => void} choose
   */
  constructor(infos, choose) {
    this.#buttons = infos.map(({ game }) =>
      el(
        "button",
        { type: "button", "data-game": game, onclick: () => choose(game) },
        el("strong", {}, t(`game.${game}.name`)),
        ...about(game),
      ),
    );
    byId("games").replaceChildren(...this.#buttons);
  }

  /** Marks the game on the board. @param {Game} game */
  show(game) {
    for (const button of this.#buttons) {
      if (button.dataset.game === game) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    byId("about-game").replaceChildren(...about(game));
    document.title = `${t(`game.${game}.name`)} – ${t("appName")}`;
  }
}
