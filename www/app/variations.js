// The variations of a game: playing an earlier turn differently starts a new one, and the old one can be brought back.
// Loaded when there is a second one.

/** @import {App} from './app.js' */
/** @import {Scene} from './scene.js' */
/** @import {Variation, Session} from '../game/session.js' */

import { hideNotice, notice } from "../page/notices.js";
import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

/** What it uses of the page. @typedef {Pick<App, 'modes' | 'playing' | 'scene' | 'stage'>} Uses */

/**
 * How many turns the game and a variation have in common.
 * @param {Session} session
 * @param {Variation} variation
 */
function shared({ turns }, { moves }) {
  const other = turns.findIndex(({ notation }, i) => notation !== moves[i]);
  return other < 0 ? turns.length : other;
}

/** @param {number} n */
const turnsOf = (n) => t("turns", { n });

/**
 * Says that a new variation has started, and offers the old one.
 * @param {Uses} app
 * @param {Variation} variation
 */
export function offerVariation(app, variation) {
  const words = { turn: String(shared(app.scene.session, variation)), turns: turnsOf(variation.moves.length) };
  notice(t("lines.started", words), { label: t("lines.back"), run: () => takeUp(app, variation) });
}

/**
 * Switches to a variation, at the turn where it leaves the present one, which is kept in its place.
 * @param {Uses} app
 * @param {Variation} variation
 */
export function takeUp(app, variation) {
  const { session } = app.scene;
  if (!session.lines.includes(variation)) return;
  // A mode that holds something back refuses this, and says why.
  if (app.modes.decide({ action: "take-up" })) return;
  hideNotice();
  const turn = shared(session, variation);
  app.playing.alter(() => session.takeUp(variation));
  app.playing.goTo({ turn, event: 0 }, "turn", false);
  app.stage.say(t("lines.takenUp", { turns: turnsOf(session.turns.length) }));
}

/** The list of variations below the list of turns. */
export class VariationList {
  #root = byId("lines");
  #list = el("ul", { id: "line-list" });
  #scene;
  #takeUp;
  #shown = "";

  /** @param {Scene} scene @param {(variation: Variation) => void} takeUp */
  constructor(scene, takeUp) {
    this.#scene = scene;
    this.#takeUp = takeUp;
    this.#root.replaceChildren(el("h3", {}, t("lines.title")), this.#list);
  }

  show() {
    const { secret, session } = this.#scene;
    // Another variation may contain the answer to the question asked.
    const rows = (secret ? [] : session.lines).map((variation) => ({ variation, turn: shared(session, variation) }));
    const shown = rows.map(({ variation, turn }) => `${turn} ${variation.code}`).join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#root.hidden = rows.length === 0;
    this.#list.replaceChildren(
      ...rows.map(({ variation, turn }) => {
        const words = {
          turn: String(turn + 1),
          move: variation.moves[turn] ?? "",
          turns: turnsOf(variation.moves.length),
        };
        const run = () => this.#takeUp(variation);
        return el("li", {}, el("button", { type: "button", class: "kept", onclick: run }, t("lines.line", words)));
      }),
    );
  }
}
