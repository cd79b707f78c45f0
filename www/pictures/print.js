// Pages for the printer: the position with the moves, and empty boards. They all fit on A4 and on Letter.

/** @import {BoardInfo, Game, Options} from '../../src/wasm/page.js' */
/** @import {Scene} from '../app/scene.js' */

import { layoutBoard } from "../board/layout.js";
import { Core } from "../game/core.js";
import { writeLink } from "../game/links.js";
import { placeAt } from "../game/place.js";
import { SIDES } from "../game/sides.js";
import { el } from "../platform/dom.js";
import { linkTo } from "../platform/send.js";
import { qrCode } from "../share/qr.js";
import { t } from "../words/i18n.js";
import { outcomeSentence, sideName } from "../words/names.js";
import { printed } from "./ink.js";
import { svgOf } from "./still.js";
import { movesOf, namesOf } from "./subject.js";
import { boardSvg } from "./svg.js";

/**
 * What both papers have in common in landscape, less margins: 259 × 190 mm, in CSS pixels. A line of words goes below.
 */
const WIDTH = 978;
const HEIGHT = 676;
/** With more columns on a sheet, the holes would be too small for seeds. */
const ON_A_SHEET = 12;

/**
 * Prints pages, which stay in the document until then.
 * @param {HTMLElement[]} pages
 */
export function print(pages) {
  document.getElementById("printed")?.remove();
  document.body.append(el("div", { id: "printed" }, ...pages));
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  document.body.classList.add("printing");
  const done = () => {
    document.getElementById("printed")?.remove();
    document.body.classList.remove("printing");
  };
  addEventListener("afterprint", done, { once: true });
  window.print();
}

/** An SVG text as an element. @param {string} svg */
function drawn(svg) {
  const { documentElement } = new DOMParser().parseFromString(svg, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** The QR code of the game at this place; empty when the game is too long for one. @param {Scene} scene */
function codeOf({ player, session: { code, turns } }) {
  const found = qrCode(linkTo(writeLink(code, player.atEnd ? {} : placeAt(turns, player.cursor))));
  found?.picture.setAttribute("aria-label", t("pictures.scan"));
  return found?.picture;
}

/**
 * A page with the position on the board, the moves so far, and the way back to the game.
 * @param {Scene} scene
 */
export function gamePage(scene) {
  const code = codeOf(scene);
  const { session } = scene;
  const { outcome } = session.position;
  const over = outcome && scene.player.atEnd && !scene.secret;
  const svg = svgOf(scene, { theme: "light", labels: true, marks: true, names: false }, printed);
  const moves = movesOf(scene);
  return el(
    "article",
    { class: "page upright" },
    el(
      "header",
      {},
      el(
        "div",
        {},
        el("h1", {}, namesOf(scene).what),
        el(
          "p",
          { class: "blanks" },
          ...SIDES.map((side) => el("span", {}, `${t(`mark.${side}`)} ${sideName(side)} `, el("i", {}))),
          el("span", {}, `${t("pictures.date")} `, el("i", {})),
        ),
        el(
          "p",
          {},
          over ? outcomeSentence(outcome) : t("pictures.toMove", { side: sideName(scene.player.frame.state.turn) }),
        ),
      ),
      code && el("figure", {}, code, el("figcaption", {}, t("pictures.scan"))),
    ),
    drawn(svg),
    moves.length > 0 && el("h2", {}, t("pictures.moves")),
    moves.length > 0 &&
      el(
        "ol",
        { class: "moves" },
        ...moves.map(({ side, text }) => el("li", {}, `${t(`mark.${side}`)}\u00a0${text.replaceAll(",", ",\u200b")}`)),
      ),
  );
}

/** How many sheets a board takes. @param {number} columns */
export const sheetsOf = (columns) => Math.ceil(columns / ON_A_SHEET);

/** The board of a game at a given size. @param {Game} game @param {Options} options @returns {BoardInfo} */
function boardOf(game, options) {
  return Core.current.call(({ GameTable }) => {
    const table = new GameTable(game, options, "south");
    const board = table.board();
    table.free();
    return board;
  });
}

/**
 * An empty board, on as many sheets as it takes.
 * @param {Game} game
 * @param {Options} options  the size, where there are several
 */
export function blankPages(game, options) {
  const board = boardOf(game, options);
  const sheets = sheetsOf(board.columns);
  const each = Math.ceil(board.columns / sheets);
  // As large as fits the widest sheet.
  const { pitch } = layoutBoard(
    { ...board, columns: each, holes: board.holes.filter(({ column }) => column <= each) },
    WIDTH,
    HEIGHT,
  );
  const layout = layoutBoard(board, Infinity, HEIGHT, { maxPitch: pitch, minPitch: pitch - 0.25 });
  const name = t(`game.${game}.name`);
  const title = board.shape === "ring" ? name : t("pictures.size4", { game: name, columns: String(board.columns) });
  const svg = boardSvg({
    board,
    layout,
    view: null,
    ink: printed,
    title,
    description: t("pictures.empty"),
    names: null,
  });
  const first = Math.min(...layout.holes.map(({ x }) => x)) - pitch / 2;
  return Array.from({ length: sheets }, (_, sheet) => {
    const picture = drawn(svg);
    const left = sheet === 0 ? 0 : first + sheet * each * pitch;
    const right = sheet === sheets - 1 ? layout.width : first + (sheet + 1) * each * pitch;
    picture.setAttribute("viewBox", `${left} 0 ${right - left} ${layout.height}`);
    picture.setAttribute("width", String(right - left));
    const cut = [sheet > 0 && "cut-left", sheet < sheets - 1 && "cut-right"].filter(Boolean).join(" ");
    const which = sheets > 1 ? ` – ${t("pictures.sheet", { sheet: String(sheet + 1), n: String(sheets) })}` : "";
    return el(
      "article",
      { class: "page lying" },
      el("div", { class: `board ${cut}` }, picture),
      el("p", {}, `${title}${which}`),
    );
  });
}
