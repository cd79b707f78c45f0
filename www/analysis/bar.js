// The advantage bar below the seats: South's part from the left, North's from the right, the middle marked. It has a
// constant size and shifts nothing.

/** @import {Traits} from '../../src/wasm/page.js' */
/** @import {Lead} from './worth.js' */

import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { leadText, measure } from "./worth.js";

export class Bar {
  #south = el("span", { class: "south" });
  #root = el("div", { id: "advantage", role: "img" }, this.#south);

  constructor() {
    /** @type {HTMLElement} */ (document.querySelector(".sides")).append(this.#root);
  }

  /**
   * @param {Lead | null} lead  null when unknown
   * @param {Traits} traits
   * @param {number} most  see `measure`
   */
  show(lead, traits, most) {
    // Half of the largest lead already takes three quarters of the space, so that small leads are visible.
    const share = lead ? (lead.winner ? Math.sign(measure(lead, 1)) : Math.tanh((2 * measure(lead, most)) / most)) : 0;
    this.#south.style.transform = `scaleX(${((1 + share) / 2).toFixed(3)})`;
    this.#root.classList.toggle("unknown", !lead);
    this.#root.setAttribute(
      "aria-label",
      t("analysis.bar", { lead: lead ? leadText(lead, traits) : t("analysis.thinking") }),
    );
  }

  /** @param {boolean} visible */
  set visible(visible) {
    this.#root.hidden = !visible;
  }
}
