// The hint: after a second's thought the best hole is marked and named. Asked again, it names the next best, and then
// thinks for longer. Any other action removes it.

/** @import {App} from '../app/app.js' */
/** @import {Deed, Mode, Topic} from '../app/modes.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Place} from './places.js' */
/** @import {Studies} from './studies.js' */

import { tell } from "../page/announce.js";
import { byId } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { hintText, ranked } from "./move-words.js";
import { placeOf } from "./places.js";
import { paintStar } from "./star.js";

/** Milliseconds of the first thought; each further one takes longer. */
const TIME = 1000;
const LONGER = 3;
/** How many moves are named, including the best. */
const NAMED = 3;

/**
 * @typedef {object} Shown
 * @property {string} moment
 * @property {Place} place
 * @property {number} at  index in the ranked moves
 * @property {number} time  spent thinking, or to be spent
 * @property {boolean} thinking
 */

/** @implements {Mode} */
export class Hint {
  #scene;
  #stage;
  #studies;
  /** What is shown, or thought about. @type {Shown | null} */ #shown = null;
  /** Somebody has pointed at a hole since: what that would do is told in place of the hint. */ #pointed = false;

  /** @param {Pick<App, 'scene' | 'stage'>} app @param {Studies} studies */
  constructor({ scene, stage }, studies) {
    this.#scene = scene;
    this.#stage = stage;
    this.#studies = studies;
    for (const type of ["pointerover", "focusin"]) byId("holes").addEventListener(type, () => (this.#pointed = true));
  }

  /** Whether it is thinking. */
  get busy() {
    return this.#current?.thinking ?? false;
  }

  /** The moment on the board: a hint holds for no other. */
  get #moment() {
    const { player, session } = this.#scene;
    return `${session.code} ${player.cursor.turn} ${player.cursor.event} ${player.running}`;
  }

  get #current() {
    const shown = this.#shown;
    return shown && !this.#scene.secret && shown.moment === this.#moment ? shown : null;
  }

  async ask() {
    if (this.#scene.player.running) this.#scene.player.finish();
    const place = placeOf(this.#scene);
    if (!place.exact || place.position.outcome)
      return this.#stage.say(t(place.exact ? "analysis.hint.over" : "analysis.hint.inTurn"));
    const now = this.#current;
    if (now?.thinking) return;
    const rows = now ? this.#rows(now) : [];
    if (now && now.at + 1 < Math.min(NAMED, rows.length)) return this.#show({ ...now, at: now.at + 1 });
    await this.#think(place, now ? now.time * LONGER : TIME);
  }

  /** @param {Place} place @param {number} time */
  async #think(place, time) {
    const shown = { moment: this.#moment, place, at: 0, time, thinking: true };
    this.#shown = shown;
    this.#pointed = false;
    this.#stage.hush();
    this.#stage.refresh();
    const here = () => this.#current === shown;
    let done = false;
    try {
      await this.#studies.preview(place, here);
      if (!here()) return;
      const only = place.position.legal.length === 1;
      done = await this.#studies.rank(place, only ? 1 : time);
    } finally {
      shown.thinking = false;
      if (here() && !done) this.clear();
    }
    if (here()) this.#show(shown);
  }

  /** @param {Shown} shown */
  #show(shown) {
    if (!this.#rows(shown)[shown.at]) return this.clear();
    this.#shown = { ...shown };
    this.#pointed = false;
    this.#stage.hush();
    this.#stage.refresh();
    tell(this.#text(shown));
  }

  /** The moves as known now: the analysis may have found more since. @param {Shown} shown */
  #rows({ place }) {
    return ranked(place, this.#studies.known(place));
  }

  /** @param {Shown} shown */
  #text(shown) {
    return shown.thinking ? t("analysis.thinking") : hintText(shown.place, this.#rows(shown), shown.at);
  }

  clear() {
    if (!this.#shown) return;
    this.#drop();
    this.#stage.refresh();
  }

  /** Stops showing and thinking. */
  #drop() {
    if (this.#shown?.thinking) this.#studies.stop();
    this.#shown = null;
  }

  // ---- as a mode of the page ----

  /** @param {Topic} topic */
  say(topic) {
    if (topic !== "caption") return null;
    const shown = this.#current;
    return shown && !this.#pointed ? this.#text(shown) : null;
  }

  /** @param {Marks} marks */
  mark(marks) {
    const shown = this.#current;
    if (!shown || shown.thinking) return;
    const move = this.#rows(shown)[shown.at]?.move;
    if (move && "hole" in move) marks.signs = [{ hole: move.hole, key: "best", draw: paintStar }];
  }

  /** @param {Deed} deed */
  decide({ press, action }) {
    if (press) this.#drop();
    if (action !== "finish" || !this.#current) return false;
    this.clear();
    return true;
  }

  forget() {
    this.#drop();
  }

  shown() {
    if (!this.#current) this.#drop();
  }
}
