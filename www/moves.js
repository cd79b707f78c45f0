// The list of turns: notation, side, and the way back to each.

/** @import {Turn} from '../src/boundary.js' */
import { byId, el, setText } from "./dom.js";
import { t } from "./i18n.js";
import { sideName } from "./speech.js";

export class MoveList {
  #list = byId("turns");
  /** @type {{turn: Turn, item: HTMLElement, button: HTMLButtonElement}[]} */ #rows = [];
  #jump;

  /** @param {(turn: number) => void} jump  called with the turn that was chosen */
  constructor(jump) {
    this.#jump = jump;
  }

  /**
   * Shows these turns; rows whose turn has not changed stay as they are.
   * @param {readonly Turn[]} turns
   */
  show(turns) {
    let same = 0;
    while (same < turns.length && this.#rows[same]?.turn === turns[same]) same++;
    for (const row of this.#rows.splice(same)) row.item.remove();
    turns.slice(same).forEach((turn, i) => {
      const number = same + i;
      const button = el(
        "button",
        { type: "button", onclick: () => this.#jump(number) },
        el(
          "span",
          { class: `mark ${turn.side}`, role: "img", "aria-label": sideName(turn.side) },
          t(`mark.${turn.side}`),
        ),
        ` ${turn.notation || "…"}`,
      );
      const item = el("li", {}, button);
      this.#rows.push({ turn, item, button });
      this.#list.append(item);
    });
    byId("no-turns").hidden = turns.length > 0;
    setText(byId("turn-count"), turns.length ? String(turns.length) : "");
  }

  /**
   * Marks the turn that the board shows.
   * @param {number} current  -1 for none
   */
  mark(current) {
    this.#rows.forEach(({ button, item }, i) => {
      if (i !== current) return void button.removeAttribute("aria-current");
      button.setAttribute("aria-current", "step");
      // Only the list scrolls, never the page.
      const { offsetTop, offsetHeight } = item;
      if (offsetTop < this.#list.scrollTop) this.#list.scrollTop = offsetTop;
      const bottom = offsetTop + offsetHeight - this.#list.clientHeight;
      if (bottom > this.#list.scrollTop) this.#list.scrollTop = bottom;
    });
    if (current < 0) this.#list.scrollTop = 0;
  }
}
