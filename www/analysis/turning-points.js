// “Where it turned”: the graph of the game, the turns that lost most, and the button that analyses all turns.

/** @import {App} from '../app/app.js' */
/** @import {Mistake} from './mistakes.js' */
/** @import {Review} from './review.js' */

import { loading } from "../app/load.js";
import { el, setText } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { Graph } from "./graph.js";
import { leadText, unitOf, whole } from "./worth.js";

export class TurningPoints {
  #scene;
  #review;
  #graph;
  /** Shows a point of the graph on the board. */ #jump;
  #button = el("button", { type: "button", class: "text", "data-analysis": "review" });
  #note = el("p", { class: "quiet" });
  #list = el("ol", { class: "mistakes", "aria-label": t("analysis.turned.mistakes") });
  /** What was drawn last. */ #drawn = "";

  /**
   * @param {Pick<App, 'playing' | 'scene'>} app
   * @param {Review} review
   * @param {() => void} leave  shows the game on the board again
   */
  constructor({ playing, scene }, review, leave) {
    this.#scene = scene;
    this.#review = review;
    this.#jump = (/** @type {number} */ point) => {
      leave();
      playing.goTo(point ? { turn: point - 1, event: Infinity } : { turn: 0, event: 0 });
    };
    this.#graph = new Graph(this.#jump);
    this.#button.addEventListener("click", () => {
      if (review.going) review.stop();
      else loading(() => review.run(scene.session));
    });
    this.element = el(
      "section",
      { class: "turned", "aria-labelledby": "turned-title" },
      el("header", {}, el("h3", { id: "turned-title" }, t("analysis.turned.title")), this.#button),
      this.#graph.element,
      this.#note,
      this.#list,
    );
  }

  show() {
    const { player, session } = this.#scene;
    const review = this.#review;
    const { turns } = session;
    const looks = review.looks(session);
    const seen = looks.filter(Boolean).length;
    const whole = seen === looks.length;
    const any = seen > 1;
    setText(
      this.#button,
      t(review.going ? "analysis.turned.stop" : any ? "analysis.turned.more" : "analysis.turned.study"),
    );
    this.#button.hidden = !turns.length || (whole && !review.going);
    this.#graph.element.hidden = !any;
    const mistakes = any ? review.mistakes(session) : [];
    const note = review.going
      ? t("analysis.turned.progress", { turn: String(review.turn), turns: String(turns.length) })
      : any
        ? mistakes.length
          ? ""
          : t("analysis.turned.calm")
        : turns.length
          ? ""
          : t("analysis.turned.none");
    setText(this.#note, note);
    this.#note.hidden = !note;
    const drawn = any ? `${session.code} ${seen} ${mistakes.length}` : "";
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      const points = review.curve(session);
      const text = (/** @type {number} */ point) => this.#pointText(point);
      const curve = { points, mistakes: mistakes.map(({ turn }) => turn), sides: turns.map(({ side }) => side), text };
      this.#graph.show(curve, this.#point);
      this.#fill(mistakes);
    } else if (any && player.timeline.turns === turns) this.#graph.move(this.#point);
  }

  /** The point of the graph that the board shows. */
  get #point() {
    const { atStart, cursor } = this.#scene.player;
    return atStart ? 0 : cursor.turn + 1;
  }

  /** @param {number} point */
  #pointText(point) {
    const { session } = this.#scene;
    const look = this.#review.looks(session)[point];
    const lead = look ? leadText(look.lead, session.traits) : t("analysis.turned.unknown");
    if (!point) return t("analysis.turned.start", { lead });
    const { side, notation } = session.turns[point - 1];
    return t("analysis.turned.after", { turn: String(point), side: sideName(side), move: notation, lead });
  }

  /** @param {Mistake[]} mistakes */
  #fill(mistakes) {
    const kind = unitOf(this.#scene.session.traits);
    this.#list.replaceChildren(
      ...mistakes.map((mistake) => {
        const { turn, side, played, better, loss, turns } = mistake;
        const words = { turn: String(turn + 1), side: sideName(side), played, better };
        const key = mistake.kind === "seeds" ? kind : mistake.kind;
        const text = t(`analysis.turned.${key}`, { ...words, n: mistake.kind === "missed" ? turns : whole(loss) });
        const go = () => this.#jump(turn);
        return el("li", {}, el("button", { type: "button", class: "kept", "data-turn": turn, onclick: go }, text));
      }),
    );
  }

  /** Clears the texts. */
  clear() {
    this.#drawn = "";
    this.#list.replaceChildren();
    this.#graph.show({ points: [], mistakes: [], sides: [], text: () => "" }, 0);
  }
}
