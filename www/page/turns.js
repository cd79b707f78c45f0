// The list of turns: notation, side, laps and seeds taken; each leads back to its turn. One tab stop; arrow keys move
// inside.

/** @import {Turn} from '../../src/wasm/page.js' */

import { digestOf } from "../game/timeline.js";
import { byId, el, setText } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/** How far each key goes. @type {Record<string, number>} */
const STEPS = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};

/** @typedef {{turn: Turn, item: HTMLElement, button: HTMLButtonElement}} Row */

export class MoveList {
  #list = byId("turns");
  /** @type {Row[]} */ #rows = [];
  /** @type {Row | null} */ #current = null;
  /** Where Tab leads. @type {Row | null} */ #stop = null;
  #jump;

  /** @param {(turn: number) => void} jump  called with the chosen turn */
  constructor(jump) {
    this.#jump = jump;
    this.#list.addEventListener("click", ({ target }) => {
      const at = this.#rowOf(target);
      if (at >= 0) this.#jump(at);
    });
    this.#list.addEventListener("focusin", ({ target }) => this.#lead(this.#rows[this.#rowOf(target)] ?? null));
    this.#list.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const to = Math.min(Math.max(this.#rowOf(event.target) + step, 0), this.#rows.length - 1);
      this.#rows[to]?.button.focus();
    });
  }

  /** @param {EventTarget | null} target */
  #rowOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    return this.#rows.findIndex((row) => row.button === button);
  }

  /**
   * Shows these turns; rows of unchanged turns stay.
   * @param {readonly Turn[]} turns
   * @param {number} at  the turn that the board shows, -1 for none
   */
  show(turns, at) {
    this.#fill(turns);
    this.#mark(at);
  }

  /** @param {readonly Turn[]} turns */
  #fill(turns) {
    let same = Math.min(turns.length, this.#rows.length);
    // Turns change only at the end of the game, unless it is another game.
    if (this.#rows[0]?.turn !== turns[0]) same = 0;
    while (same > 0 && this.#rows[same - 1].turn !== turns[same - 1]) same--;
    if (same === turns.length && same === this.#rows.length) return;
    const held = this.#list.contains(document.activeElement);
    for (const row of this.#rows.splice(same)) {
      if (row === this.#current) this.#current = null;
      if (row === this.#stop) this.#stop = null;
      row.item.remove();
    }
    const fresh = turns.slice(same).map((turn) => rowOf(turn));
    this.#rows.push(...fresh);
    this.#list.append(...fresh.map(({ item }) => item));
    if (!this.#stop) this.#lead(this.#current ?? this.#rows[0] ?? null);
    // If the focused row is gone, keep the focus in the list.
    if (held && !this.#list.contains(document.activeElement)) this.#stop?.button.focus({ preventScroll: true });
    byId("no-turns").hidden = turns.length > 0;
    setText(byId("turn-count"), turns.length ? String(turns.length) : "");
  }

  /** Makes this the row that Tab reaches. @param {Row | null} row */
  #lead(row) {
    if (row === this.#stop) return;
    if (this.#stop) this.#stop.button.tabIndex = -1;
    this.#stop = row;
    if (row) row.button.tabIndex = 0;
  }

  /**
   * Marks the turn that the board shows.
   * @param {number} at  -1 for none
   */
  #mark(at) {
    const row = this.#rows[at] ?? null;
    if (row === this.#current) return;
    this.#current?.button.removeAttribute("aria-current");
    this.#current = row;
    if (!row) {
      this.#list.scrollTop = 0;
      return;
    }
    row.button.setAttribute("aria-current", "step");
    if (!this.#list.contains(document.activeElement)) this.#lead(row);
    // Scroll only the list, never the page.
    const { offsetTop, offsetHeight } = row.item;
    if (offsetTop < this.#list.scrollTop) this.#list.scrollTop = offsetTop;
    const bottom = offsetTop + offsetHeight - this.#list.clientHeight;
    if (bottom > this.#list.scrollTop) this.#list.scrollTop = bottom;
  }
}

/** @param {Turn} turn @returns {Row} */
function rowOf(turn) {
  const { laps, taken } = digestOf(turn);
  const notation = turn.notation || "…";
  const button = el(
    "button",
    { type: "button", tabindex: -1, title: notation },
    el("span", { class: `mark ${turn.side}`, role: "img", "aria-label": sideName(turn.side) }, t(`mark.${turn.side}`)),
    el("span", { class: "notation" }, notation),
    el("span", { class: "laps" }, laps > 0 && t("moves.laps", { n: laps, laps: String(laps) })),
    el("span", { class: "won" }, taken > 0 && t("moves.taken", { taken: String(taken) })),
  );
  return { turn, item: el("li", {}, button), button };
}
