// All moves of a place, ranked, in a table of buttons: one tab stop; arrow keys move inside. Its height is constant,
// and its rows change places only while nobody is about to press one.

/** @import {Session} from '../game/session.js' */
/** @import {Place} from './places.js' */
/** @import {Ranked} from './move-words.js' */

import { el, setText } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { deedParts, rowText } from "./move-words.js";
import { aheadIn, leadSign } from "./worth.js";

/** How far each key goes. @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8, Home: -Infinity, End: Infinity };

/**
 * @typedef {{key: string, item: HTMLElement, button: HTMLButtonElement, cells: HTMLElement[], words: HTMLElement}} Row
 */

export class Ranking {
  #list = el("ol", { class: "ranking", "aria-label": t("analysis.moves") });
  #head = el("div", { class: "row-grid head", "aria-hidden": "true" });
  /** @type {Row[]} */ #rows = [];
  #place = "";

  /** @param {(key: string) => void} choose  called when a row is pressed */
  constructor(choose) {
    this.element = el("div", { class: "ranked" }, this.#head, this.#list);
    this.#list.addEventListener("click", ({ target }) => {
      const row = this.#rows[this.#rowOf(target)];
      if (row) choose(row.key);
    });
    this.#list.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const to = Math.min(Math.max(this.#rowOf(event.target) + step, 0), this.#rows.length - 1);
      this.#rows[to]?.button.focus();
    });
    this.#list.addEventListener("focusin", ({ target }) => this.#lead(this.#rows[this.#rowOf(target)]));
  }

  /** @param {EventTarget | null} target */
  #rowOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    return this.#rows.findIndex((row) => row.button === button);
  }

  /**
   * @param {Place} place
   * @param {Ranked[]} moves
   * @param {string} chosen  the key of the chosen move
   */
  show(place, moves, chosen) {
    const fresh = this.#place !== place.key;
    this.#place = place.key;
    this.#heads(place.session);
    const old = new Map(this.#rows.map((row) => [row.key, row]));
    const steady = !fresh && (this.#list.matches(":hover") || this.#list.contains(document.activeElement));
    const rows = moves.map(({ key }) => old.get(key) ?? rowOf(key));
    if (steady) {
      const at = new Map(this.#rows.map(({ key }, i) => [key, i]));
      const last = this.#rows.length;
      rows.sort((a, b) => (at.get(a.key) ?? last) - (at.get(b.key) ?? last));
    }
    const moved = rows.length !== this.#rows.length || rows.some((row, i) => row !== this.#rows[i]);
    const held = this.#list.contains(document.activeElement);
    this.#rows = rows;
    if (moved) this.#list.replaceChildren(...rows.map(({ item }) => item));
    if (fresh) this.#list.scrollTop = 0;
    for (const move of moves) fill(/** @type {Row} */ (rows.find(({ key }) => key === move.key)), place, move);
    for (const { key, button } of rows) button.setAttribute("aria-pressed", String(key === chosen));
    if (moved || !rows.some(({ button }) => button.tabIndex === 0)) {
      const stop = rows.find(({ key }) => key === chosen) ?? rows[0];
      this.#lead(stop);
      if (held) stop?.button.focus({ preventScroll: true });
    }
  }

  /** @param {Row | undefined} row */
  #lead(row) {
    for (const { button } of this.#rows) button.tabIndex = button === row?.button ? 0 : -1;
  }

  /** @param {Session} session */
  #heads({ game, traits }) {
    const titles = ["hole", "worth", "laps", "ends", traits.takes ? "takes" : "closes"];
    if (this.#head.dataset.game === game) return;
    this.#head.dataset.game = game;
    this.#head.replaceChildren(...titles.map((title) => el("span", {}, t(`analysis.column.${title}`))));
  }
}

/** @param {string} key @returns {Row} */
function rowOf(key) {
  const cells = ["name", "worth", "laps", "ends", "takes"].map((name) =>
    el("span", { class: name, "aria-hidden": "true" }),
  );
  const words = el("span", { class: "unseen" });
  const button = el("button", { type: "button", class: "row-grid", tabindex: -1, "data-move": key }, ...cells, words);
  return { key, item: el("li", {}, button), button, cells, words };
}

/** @param {Row} row @param {Place} place @param {Ranked} ranked */
function fill({ button, cells, words }, place, ranked) {
  const { name, lead, deed, move } = ranked;
  const short = move.type === "take" ? place.session.board.holes[move.hole].name : name;
  const taken = deed?.taken ? String(deed.taken) : "";
  const texts = [
    short,
    leadSign(lead),
    deed?.laps ? String(deed.laps) : "",
    deed?.laps ? deed.last : "",
    deed?.closed ? String(deed.closed) : taken + (deed?.owed ? t("moves.taken", { taken: String(deed.owed) }) : ""),
  ];
  cells.forEach((cell, i) => setText(cell, texts[i]));
  cells[1].className = `worth ${aheadIn(lead, true) ?? ""}`;
  setText(words, rowText(place, ranked));
  const title = deed ? deedParts(deed).join(", ") : "";
  if (button.title !== title) button.title = title;
}
