// The part of the dialog where people choose pages to print.

/** @import {Choice, Game, GameInfo} from '../../src/wasm/page.js' */
/** @import {Scene} from '../app/scene.js' */

import { loading } from "../app/load.js";
import { el, setText } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { push, select } from "./controls.js";
import { blankPages, gamePage, print, sheetsOf } from "./print.js";

/** From the smallest Nsolo board to the largest. */
const [LEAST, MOST] = [8, 36];

/** @param {Choice} choice */
const isSize = ({ key }) => key === "columns";

/**
 * Pages of the game on the board, and empty boards.
 * @param {Scene} scene
 * @param {readonly GameInfo[]} infos
 */
export function printParts(scene, infos) {
  const { game, board } = scene.session;
  /** Whether boards of the game have a choice of columns. @param {Game} game */
  const hasSizes = (game) => infos.some((info) => info.game === game && info.choices.some(isSize));
  const which = select(
    t("pictures.which"),
    infos.map((info) => ({ value: info.game, label: t(`game.${info.game}.name`) })),
    game,
  );
  const columns = el("input", {
    type: "number",
    min: LEAST,
    max: MOST,
    value: hasSizes(game) ? board.columns : LEAST,
    inputmode: "numeric",
  });
  const column = el("label", { class: "field" }, t("pictures.columns"), columns);
  const sheets = el("p", { class: "quiet" });
  const chosen = () => /** @type {Game} */ (which.control.value);
  const size = () =>
    hasSizes(chosen()) ? Math.min(Math.max(Math.round(columns.valueAsNumber) || LEAST, LEAST), MOST) : LEAST;
  const show = () => {
    column.hidden = !hasSizes(chosen());
    setText(sheets, t("pictures.sheets", { n: sheetsOf(size()) }));
  };
  which.control.addEventListener("change", show);
  columns.addEventListener("input", show);
  show();
  return [
    el(
      "section",
      {},
      el("h3", {}, t("pictures.game")),
      el("p", { class: "quiet" }, t("pictures.gameAbout")),
      el(
        "div",
        { class: "presses" },
        push(t("pictures.printGame"), () => loading(async () => print([gamePage(scene)])), "primary"),
      ),
    ),
    el(
      "section",
      {},
      el("h3", {}, t("pictures.blank")),
      el("p", { class: "quiet" }, t("pictures.blankAbout")),
      el("div", { class: "fields" }, which.labelled, column),
      sheets,
      el(
        "div",
        { class: "presses" },
        push(t("pictures.printBlank"), () =>
          loading(async () => print(blankPages(chosen(), hasSizes(chosen()) ? { columns: String(size()) } : {}))),
        ),
      ),
    ),
  ];
}
