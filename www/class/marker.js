// The marker: numbers that a teacher puts on holes. They stay while seeds move, until somebody removes them or opens
// another game.

/** @import {BoardInfo, Hole} from '../../src/wasm/page.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {App} from '../app/app.js' */
/** @import {Deed, HoleName, Mode} from '../app/modes.js' */

import { tell } from "../page/announce.js";
import { t } from "../words/i18n.js";
import { holeName } from "../words/names.js";

/** @implements {Mode} */
export class Marker {
  /** Whether pressing a hole marks it. */
  on = false;
  /** Told of every change. @type {() => void} */ changed = () => {};

  #scene;
  #stage;
  /** @type {Map<Hole, number>} */ #numbers = new Map();
  /** @type {BoardInfo | null} */ #board = null;

  /** @param {Pick<App, 'scene' | 'stage'>} app */
  constructor({ scene, stage }) {
    this.#scene = scene;
    this.#stage = stage;
  }

  get empty() {
    return this.#numbers.size === 0;
  }

  /** @param {boolean} on */
  switch(on) {
    this.on = on;
    document.body.classList.toggle("marking", on);
    this.#stage.refresh();
    this.#stage.say(t(on ? "marker.on" : "marker.off"));
    this.changed();
  }

  clear() {
    if (this.empty) return;
    this.#numbers.clear();
    this.#stage.refresh();
    tell(t("marker.cleared"));
    this.changed();
  }

  /** @param {Deed} deed */
  decide({ press, action }) {
    if (!this.on) return false;
    if (press) {
      this.#turn(press.hole);
      return true;
    }
    if (action !== "finish" || this.#scene.player.running) return false;
    this.switch(false);
    return true;
  }

  /** Marks a hole, or removes its mark. @param {Hole} hole */
  #turn(hole) {
    const { board } = this.#scene.session;
    this.#board = board;
    const number = this.#numbers.get(hole);
    if (number) this.#numbers.delete(hole);
    else this.#numbers.set(hole, this.#free());
    this.#stage.refresh();
    const words = { hole: holeName(board, hole), number: String(this.#numbers.get(hole)) };
    tell(t(number ? "marker.taken" : "marker.put", words));
    this.changed();
  }

  /** The lowest number not in use. */
  #free() {
    const taken = new Set(this.#numbers.values());
    let number = 1;
    while (taken.has(number)) number += 1;
    return number;
  }

  /** @param {Marks} marks */
  mark(marks) {
    if (this.#board !== this.#scene.session.board && !this.empty) {
      this.#numbers.clear();
      this.changed();
    }
    if (!this.empty) marks.marked = this.#numbers;
  }

  /** @param {Hole} hole @param {HoleName} name */
  name(hole, { label, can }) {
    const number = this.#numbers.get(hole);
    return {
      label: number ? `${label}, ${t("marker.marked", { number: String(number) })}` : label,
      can: can || this.on,
    };
  }
}
