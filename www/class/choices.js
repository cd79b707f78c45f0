// What a class has chosen about predictions, and its score. Kept in the browser.

/** @import {Ask, Score, Verdict, Who} from './predict.js' */

import { SIDES } from "../game/sides.js";
import { storage } from "../platform/storage.js";
import { noScore, scored } from "./predict.js";

const KEY = "predict";
/** @type {readonly ['lap', 'turn', 'count']} */
const ASKS = ["lap", "turn", "count"];
/** @type {Who[]} */
const WHOS = ["mover", "other", "both"];

export class Choices {
  /** @type {'lap' | 'turn' | 'count'} */ ask = "turn";
  /** @type {Who} */ who = "mover";
  /** @type {Score} */ score = noScore();

  constructor() {
    try {
      const { ask, who, score } = JSON.parse(storage.get(KEY) ?? "{}");
      this.choose({ ask, who });
      this.score = scoreFrom(score);
    } catch {
      // Unreadable: counts as the first time.
    }
  }

  /** Takes what can be chosen, and leaves the rest as it is. @param {{ask?: string, who?: string}} choice */
  choose({ ask, who }) {
    this.ask = ASKS.find((each) => each === ask) ?? this.ask;
    this.who = WHOS.find((each) => each === who) ?? this.who;
  }

  /** The kind of question in a game. @param {boolean} closes  whether holes are closed there @returns {Ask} */
  kindIn(closes) {
    if (this.ask !== "count") return this.ask;
    return closes ? "closings" : "captures";
  }

  /** @param {Verdict[]} verdicts */
  count(verdicts) {
    this.score = scored(this.score, verdicts);
  }

  /** @param {boolean} on  whether people predict now */
  keep(on) {
    const { ask, who, score } = this;
    storage.set(KEY, JSON.stringify({ on, ask, who, score }));
  }
}

/** @param {any} kept @returns {Score} */
function scoreFrom(kept) {
  const score = noScore();
  for (const side of SIDES) {
    const { right, asked } = kept?.[side] ?? {};
    if (Number.isInteger(right) && Number.isInteger(asked) && right >= 0 && right <= asked)
      score[side] = { right, asked };
  }
  return score;
}
