// The facts beside the board of the editor: whether the set-up can be played, how many seeds it has, whose turn it is,
// and what was taken.

/** @import {BoardInfo, SetupFault, SetupInfo, Side, Traits} from '../../src/wasm/page.js' */

import { SIDES } from "../game/sides.js";
import { radios } from "../page/dialog.js";
import { el, setText } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { counts, MOST, within } from "./draft.js";
import { faultSentence } from "./faults.js";

/** A side, or all seeds. */
const SUMS = /** @type {const} */ (["south", "north", "all"]);

/**
 * What the fields change.
 * @typedef {object} Editing
 * @property {() => SetupInfo} setup  as it is now
 * @property {(setup: SetupInfo, about?: string) => void} put  see `Draft.put`
 * @property {() => void} refresh
 */

export class Facts {
  #board;
  #traits;
  #standard;
  #editing;
  #verdict = el("p", { role: "status", class: "verdict" });
  #reasons = el("ul");
  /** @type {Record<string, HTMLElement>} */ #sums = {};
  /** @type {Record<string, HTMLInputElement>} */ #fields = {};
  element;

  /**
   * @param {BoardInfo} board
   * @param {Traits} traits
   * @param {SetupInfo} standard
   * @param {Editing} editing
   */
  constructor(board, traits, standard, editing) {
    this.#board = board;
    this.#traits = traits;
    this.#standard = standard;
    this.#editing = editing;
    this.element = el(
      "div",
      { class: "facts" },
      el("div", { class: "outcome" }, this.#verdict, this.#reasons),
      this.#sumTable(),
      ...this.#fieldsets(),
    );
  }

  #sumTable() {
    const usual = counts(this.#board, this.#standard);
    /** @param {'south' | 'north' | 'all'} key @param {string} name */
    const row = (key, name) => {
      this.#sums[key] = el("td");
      return el(
        "tr",
        { "data-count": key },
        el("th", { scope: "row" }, name),
        this.#sums[key],
        el("td", { class: "quiet" }, String(usual[key])),
      );
    };
    return el(
      "table",
      {},
      el("caption", { class: "unseen" }, t("editor.counts")),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col" }, t("editor.counts")),
          el("th", { scope: "col" }, t("editor.countHead.here")),
          el("th", { scope: "col" }, t("editor.countHead.usual")),
        ),
      ),
      el(
        "tbody",
        {},
        row("south", `${t("mark.south")} ${sideName("south")}`),
        row("north", `${t("mark.north")} ${sideName("north")}`),
        row("all", t(`editor.allWhy.${this.#traits.closes ? "store" : "taken"}`)),
      ),
    );
  }

  #fieldsets() {
    const turn = this.#turn();
    if (this.#traits.closes) {
      const store = this.#number("store", t("editor.storeName"), (setup, store) => ({ ...setup, store }));
      return [turn, fieldset(t("editor.store"), store)];
    }
    const taken = SIDES.map((side, i) =>
      this.#number(`taken-${side}`, t("editor.takenBy", { side: sideName(side) }), (setup, n) => ({
        ...setup,
        taken: i ? [setup.taken[0], n] : [n, setup.taken[1]],
      })),
    );
    const fieldsets = [turn, fieldset(t("editor.taken"), ...taken)];
    if (this.#traits.firstCapture) fieldsets.push(fieldset(t("editor.captured"), ...SIDES.map(this.#captured)));
    return fieldsets;
  }

  #turn() {
    const { put, setup } = this.#editing;
    const turn = radios(
      "turn",
      t("editor.turn"),
      SIDES.map((side) => ({ value: side, label: `${t(`mark.${side}`)} ${sideName(side)}` })),
      setup().turn,
    );
    for (const field of turn.querySelectorAll("input")) this.#fields[field.value] = field;
    turn.addEventListener("change", ({ target }) => {
      const side = /** @type {Side} */ (/** @type {HTMLInputElement} */ (target).value);
      put({ ...setup(), turn: side });
    });
    return turn;
  }

  /** @param {string} name @param {string} label @param {(setup: SetupInfo, n: number) => SetupInfo} change */
  #number(name, label, change) {
    const { put, refresh, setup } = this.#editing;
    const field = el("input", {
      type: "number",
      name,
      min: 0,
      max: MOST,
      step: 1,
      inputmode: "numeric",
      required: true,
    });
    field.addEventListener("input", () => put(change(setup(), within(Number(field.value))), name));
    // On leaving the field, replace anything that is not a number.
    field.addEventListener("change", refresh);
    this.#fields[name] = field;
    return el("label", { class: "number" }, label, " ", field);
  }

  /** Whether a side has captured before. @param {Side} side @param {number} i */
  #captured = (side, i) => {
    const { put, setup } = this.#editing;
    const field = el("input", { type: "checkbox", name: `captured-${side}` });
    field.addEventListener("change", () => {
      const { captured } = setup();
      put({ ...setup(), captured: i ? [captured[0], field.checked] : [field.checked, captured[1]] });
    });
    this.#fields[`captured-${side}`] = field;
    return el("label", {}, field, el("span", {}, `${t(`mark.${side}`)} ${sideName(side)}`));
  };

  /** @param {SetupInfo} setup @param {SetupFault[]} faults */
  show(setup, faults) {
    const board = this.#board;
    this.#showFields(setup);
    const usual = counts(board, this.#standard);
    const now = counts(board, setup);
    for (const key of SUMS) {
      setText(this.#sums[key], String(now[key]));
      this.#sums[key].classList.toggle("other", now[key] !== usual[key]);
    }
    const n = faults.length;
    setText(this.#verdict, n ? t("editor.reasons", { n }) : t("editor.fine"));
    this.#verdict.classList.toggle("bad", n > 0);
    const texts = faults.map((fault) => faultSentence(board, fault));
    if (texts.join("\n") !== [...this.#reasons.children].map((item) => item.textContent).join("\n")) {
      this.#reasons.replaceChildren(...texts.map((text) => el("li", {}, text)));
    }
  }

  /** Shows why the set-up cannot be played. */
  complain() {
    this.#verdict.scrollIntoView({ block: "nearest" });
  }

  /** @param {SetupInfo} setup */
  #showFields(setup) {
    /** @type {Record<string, number>} */
    const numbers = this.#traits.closes
      ? { store: setup.store }
      : { "taken-south": setup.taken[0], "taken-north": setup.taken[1] };
    for (const [name, n] of Object.entries(numbers)) {
      const field = this.#fields[name];
      // While somebody types, let the field be empty for a moment.
      if (field.value === "" && n === 0 && field === document.activeElement) continue;
      if (field.value !== String(n)) field.value = String(n);
    }
    SIDES.forEach((side, i) => {
      this.#fields[side].checked = setup.turn === side;
      const captured = this.#fields[`captured-${side}`];
      if (captured) captured.checked = setup.captured[i];
    });
  }
}

/** @param {string} title @param {...HTMLElement} content */
const fieldset = (title, ...content) =>
  el("fieldset", {}, el("legend", {}, title), el("div", { class: "choices" }, ...content));
