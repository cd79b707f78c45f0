// The analysis panel: who is ahead, the ranked moves, what is expected to follow, and where the game turned. It only
// displays; the mode (analysis.js) decides what to show and what a press means.

/** @import {Turn} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Place} from './places.js' */
/** @import {Ranked} from './move-words.js' */
/** @import {Review} from './review.js' */

import { dress } from "../page/buttons.js";
import { byId, el, setText } from "../platform/dom.js";
import { capital, t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { Ranking } from "./ranking.js";
import { TurningPoints } from "./turning-points.js";
import { unitOf } from "./worth.js";

/**
 * What presses in the panel do.
 * @typedef {object} Driver
 * @property {(key: string) => void} choose  selects a move
 * @property {() => void} play  plays that move
 * @property {() => void} show  shows the expected turns, or the game again
 * @property {(turn: number) => void} jump  goes to the end of an expected turn
 * @property {() => void} leave  leaves the expected turns
 * @property {() => void} close
 */

/**
 * What the panel shows.
 * @typedef {object} SheetContent
 * @property {Place} place
 * @property {string} where  which place it is about
 * @property {string} verdict
 * @property {string} side  who is ahead, for the colour
 * @property {string} depth  how far the search has looked
 * @property {Ranked[]} moves
 * @property {Ranked | null} chosen
 * @property {boolean} playable  whether somebody at the screen may play it
 * @property {string} told  what the chosen move does
 * @property {Turn[]} line  what is expected after it, itself included
 * @property {number} at  the turn of the line that the board shows, -1 for the game
 */

export class Sheet {
  #ranking;
  #turningPoints;
  #where = el("p", { class: "where quiet" });
  #verdict = el("p", { class: "verdict" });
  #depth = el("span", { class: "depth quiet" });
  #legend = el("p", { class: "legend quiet" });
  #told = el("p", { class: "deed" });
  #play = el("button", { type: "button", class: "text primary", "data-analysis": "play" });
  #show = el("button", { type: "button", class: "text", "data-analysis": "show" });
  #line = el("ol", { class: "course", "aria-label": t("analysis.course.title") });
  /** @type {HTMLElement} */ #root;
  #made = "";

  /** @param {Pick<App, 'playing' | 'scene'>} app @param {Review} review @param {Driver} driver */
  constructor(app, review, driver) {
    this.#ranking = new Ranking(driver.choose);
    this.#turningPoints = new TurningPoints(app, review, driver.leave);
    const close = el("button", { type: "button", "data-analysis": "close", onclick: driver.close });
    dress(close, "close");
    this.#play.addEventListener("click", driver.play);
    this.#show.addEventListener("click", driver.show);
    this.#line.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button instanceof HTMLElement) driver.jump(Number(button.dataset.at));
    });
    this.#root = el(
      "section",
      { id: "analysis", "aria-labelledby": "analysis-title" },
      el("header", {}, el("h2", { id: "analysis-title" }, t("analysis.title")), this.#depth, close),
      el("div", { class: "best" }, this.#where, this.#verdict, this.#ranking.element, this.#legend),
      el("div", { class: "next" }, this.#told, el("div", { class: "do" }, this.#play, this.#show), this.#line),
      this.#turningPoints.element,
    );
  }

  /** @param {boolean} visible */
  set visible(visible) {
    const there = this.#root.isConnected;
    if (visible === there) return;
    if (visible) /** @type {HTMLElement} */ (document.querySelector(".moves")).prepend(this.#root);
    else {
      // Nothing that was found stays on the page.
      if (this.#root.contains(document.activeElement))
        byId("teach").querySelector("button")?.focus({ preventScroll: true });
      this.#root.remove();
      this.#turningPoints.clear();
    }
  }

  get below() {
    return this.#root.getBoundingClientRect().top >= innerHeight - 80;
  }

  /** @param {SheetContent} shown */
  show({ place, where, verdict, side, depth, moves, chosen, playable, told, line, at }) {
    setText(this.#where, where);
    setText(this.#verdict, verdict);
    this.#verdict.dataset.side = side;
    this.#verdict.title = verdict;
    setText(this.#depth, depth);
    this.#ranking.show(place, moves, chosen?.key ?? "");
    setText(this.#legend, t("analysis.estimate", { unit: t(`analysis.unit.${unitOf(place.session.traits)}`) }));
    setText(this.#told, told);
    setText(this.#play, chosen ? playText(chosen) : "");
    this.#show.disabled = !chosen;
    this.#play.disabled = !chosen || !playable;
    this.#play.classList.toggle("idle", this.#play.disabled);
    this.#show.classList.toggle("idle", !chosen);
    setText(this.#show, t(at >= 0 ? "analysis.course.leave" : "analysis.course.show"));
    this.#chips(line, at);
    this.#turningPoints.show();
  }

  /** @param {Turn[]} line @param {number} at */
  #chips(line, at) {
    const made = line.map(({ side, notation }) => `${side} ${notation}`).join();
    if (made !== this.#made) {
      this.#made = made;
      const held = this.#line.contains(document.activeElement);
      this.#line.replaceChildren(
        ...line.map(({ side, notation, complete }, i) => {
          const move = notation + (complete ? "" : "…");
          const label = t("analysis.course.chip", { side: sideName(side), move });
          const mark = el("span", { class: `mark ${side}`, "aria-hidden": "true" }, t(`mark.${side}`));
          return el("li", {}, el("button", { type: "button", "data-at": i, "aria-label": label }, mark, move));
        }),
      );
      this.#line.scrollTop = 0;
      if (held) this.#line.querySelector("button")?.focus({ preventScroll: true });
    }
    for (const [i, item] of [...this.#line.children].entries()) {
      const button = /** @type {HTMLElement} */ (item.firstElementChild);
      if (i === at) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
  }
}

/** The text of the button that plays a move. @param {Ranked} chosen */
function playText({ move, name }) {
  if (move.type === "pass") return t("analysis.passing");
  return move.type === "take" ? capital(name) : t("analysis.play", { move: name });
}
