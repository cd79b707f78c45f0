// The bar of predict mode: before a question, what will be asked and who answers; during one, the other ways to answer;
// and always the score.

/** @import {Side} from '../../src/wasm/page.js' */
/** @import {Answer, Ask, Score, Verdict} from './predict.js' */

import { SIDES } from "../game/sides.js";
import { icon } from "../page/icons.js";
import { byId, el, setText } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/**
 * What the bar shows.
 * @typedef {object} BarContent
 * @property {Ask | null} asking  the open question
 * @property {boolean} laps  whether it is asked lap by lap
 * @property {boolean} another  whether another hole may be chosen
 * @property {boolean} closes  a game with a store, in which holes are closed and nothing is captured
 * @property {boolean} endless  whether a sowing that never ends may be played
 * @property {number} most  the largest possible number
 * @property {string} ask  the next question
 * @property {string} who
 * @property {Score} score
 * @property {Verdict[]} verdicts  the latest
 * @property {string} news  the verdicts in words, or what can be done
 */

/**
 * What people can do with the bar.
 * @typedef {object} Ways
 * @property {(choice: {ask?: string, who?: string}) => void} choose
 * @property {(answer: Answer) => void} answer
 * @property {(all: boolean) => void} skip
 * @property {() => void} withdraw
 * @property {() => void} resetScore
 */

export class PredictBar {
  #ways;
  /** Stands above the caption. */
  #news = el("p", { id: "verdict" });
  #ask = el("select", { "aria-label": t("predict.what"), onchange: () => this.#ways.choose({ ask: this.#ask.value }) });
  #who = el("select", { "aria-label": t("predict.who"), onchange: () => this.#ways.choose({ who: this.#who.value }) });
  #choices = el("div", { class: "asks" }, this.#ask, this.#who);

  #number = el("input", {
    type: "number",
    min: 0,
    step: 1,
    required: true,
    inputmode: "numeric",
    "aria-label": t("predict.number"),
  });
  #counting = el(
    "form",
    {
      class: "count",
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        this.#ways.answer(this.#number.valueAsNumber);
      },
    },
    step("slower", t("predict.less"), () => this.#stepBy(-1)),
    this.#number,
    step("faster", t("predict.more"), () => this.#stepBy(1)),
    el("button", { class: "text primary", "data-predict": "answer" }, t("predict.answer")),
  );
  #store = this.#button("store", "text primary", t("predict.store"), () => this.#ways.answer("store"));
  #never = this.#button("never", "text", t("predict.never"), () => this.#ways.answer("never"));
  #skip = this.#button("skip", "text", t("predict.skip"), () => this.#ways.skip(false));
  #skipAll = this.#button("skip-all", "text", t("predict.skipAll"), () => this.#ways.skip(true));
  #withdraw = this.#button("withdraw", "text", t("predict.withdraw"), () => this.#ways.withdraw());
  #answers = el(
    "div",
    { class: "answers" },
    this.#counting,
    this.#store,
    this.#never,
    this.#skip,
    this.#skipAll,
    this.#withdraw,
  );

  /** @type {Record<Side, {name: HTMLElement, count: HTMLElement, sign: HTMLElement}>} */
  #teams = /** @type {any} */ (
    Object.fromEntries(
      SIDES.map((side) => [
        side,
        { name: el("span", { class: "name" }), count: el("b"), sign: el("span", { class: "sign" }) },
      ]),
    )
  );
  #root = el(
    "div",
    { id: "predict", role: "group", "aria-label": t("predict.title") },
    this.#choices,
    this.#answers,
    el(
      "ul",
      { class: "score", "aria-label": t("predict.score") },
      ...SIDES.map((side) => {
        const { name, count, sign } = this.#teams[side];
        const mark = el("span", { class: `mark ${side}`, "aria-hidden": "true" }, t(`mark.${side}`));
        return el("li", { class: side }, mark, " ", name, " ", count, " ", sign);
      }),
    ),
    step("reset", t("predict.reset"), () => this.#ways.resetScore()),
  );
  /** The drawn store as a target. Only for pointers, because the button beside it says the same to everybody. */
  #target = el("div", { id: "store-target", hidden: true, onclick: () => this.#ways.answer("store") });

  /** @param {Ways} ways */
  constructor(ways) {
    this.#ways = ways;
    this.#who.append(
      ...["mover", "other", "both"].map((who) => el("option", { value: who }, t(`predict.whos.${who}`))),
    );
  }

  /** @param {string} name @param {string} style @param {string} text @param {() => void} deed */
  #button(name, style, text, deed) {
    return el("button", { type: "button", class: style, "data-predict": name, onclick: deed }, text);
  }

  /** @param {number} by */
  #stepBy(by) {
    const now = this.#number.value === "" ? (by > 0 ? -1 : 1) : this.#number.valueAsNumber;
    this.#number.value = String(Math.min(Math.max(now + by, 0), Number(this.#number.max)));
  }

  /** Called when a question has just been opened. */
  opened() {
    this.#number.value = "";
    // An on-screen keyboard would hide the board.
    if (!this.#counting.hidden && matchMedia("(hover: hover)").matches) this.#number.focus();
  }

  /** Whether hiding something would lose the focus. */
  get #lost() {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && this.#root.contains(activeElement) && !activeElement.offsetParent;
  }

  /**
   * @param {BarContent} shown
   * @param {() => void} refocus  called when the focused element is gone
   */
  show({ asking, laps, another, closes, endless, most, ask, who, score, verdicts, news }, refocus) {
    const counted = asking === "captures" || asking === "closings";
    const asks = ["lap", "turn", "count"];
    const labels = ["lap", "turn", closes ? "closings" : "captures"].map((name) => t(`predict.asks.${name}`));
    if (this.#ask.options[2]?.text !== labels[2]) {
      this.#ask.replaceChildren(...asks.map((value, i) => el("option", { value }, labels[i])));
    }
    this.#ask.value = ask;
    this.#who.value = who;
    this.#number.max = String(most);
    this.#choices.hidden = asking !== null;
    this.#answers.hidden = asking === null;
    this.#counting.hidden = !counted;
    this.#store.hidden = !(closes && (asking === "lap" || asking === "turn"));
    this.#target.hidden = this.#store.hidden;
    this.#never.hidden = !(endless && asking === "turn");
    setText(this.#skip, t(laps ? "predict.skipLap" : "predict.skip"));
    this.#skipAll.hidden = !laps;
    this.#withdraw.hidden = !another;
    for (const side of SIDES) {
      const { name, count, sign } = this.#teams[side];
      const { right, asked } = score[side];
      const verdict = verdicts.find((each) => each.side === side);
      setText(name, sideName(side));
      setText(count, `${right}/${asked}`);
      count.title = t("predict.of", { right: String(right), asked: String(asked) });
      setText(sign, verdict ? (verdict.right ? "✓" : "✗") : "");
    }
    setText(this.#news, news);
    this.#news.classList.toggle("quiet", !verdicts.length);
    if (this.#lost) refocus();
  }

  /** Adds the bar to the page, below the caption. */
  add() {
    const say = byId("caption").closest(".say");
    say?.prepend(this.#news);
    say?.after(this.#root);
    byId("board").append(this.#target);
    document.body.classList.add("predicting");
  }

  remove() {
    for (const part of [this.#news, this.#root, this.#target]) part.remove();
    document.body.classList.remove("predicting");
  }
}

/** A button that shows only a sign. @param {string} sign @param {string} name @param {() => void} deed */
function step(sign, name, deed) {
  return el("button", { type: "button", "aria-label": name, title: name, onclick: deed }, icon(sign));
}
