// The expected moves, played on the board: they replace the game there, can be stepped through like it, and leave it
// untouched. Leaving them restores exactly what was there before.

/** @import {Hole, Turn} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Deed, HoleName, Mode, Topic} from '../app/modes.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Cursor, Timeline} from '../game/timeline.js' */

import { actions } from "../app/actions.js";
import { tell } from "../page/announce.js";
import { captionOf } from "../page/panel.js";
import { t } from "../words/i18n.js";
import { holeLabel } from "../words/names.js";

/** @implements {Mode} */
export class Course {
  /** Told when it begins and ends. @type {() => void} */ changed = () => {};

  #playing;
  #scene;
  #stage;
  /** @type {{timeline: Timeline, begin: number, before: number, cursor: Cursor, fine: boolean} | null} */ #shown =
    null;
  /** Somebody has tried to play here. */ #refused = false;
  #moment = "";

  /** @param {Pick<App, 'playing' | 'scene' | 'stage'>} app */
  constructor({ playing, scene, stage }) {
    this.#playing = playing;
    this.#scene = scene;
    this.#stage = stage;
  }

  get on() {
    return this.#shown !== null;
  }

  /** How many turns of the game come before it. */
  get elsewhere() {
    return this.#shown?.before ?? null;
  }

  /**
   * Shows turns that have not been played.
   * @param {Turn[]} turns
   * @param {number} begin  how many events of the first one have happened in the game
   * @param {number} before  how many turns of the game come before them
   * @param {number} [upTo]  shows the end of this turn; by default the beginning of them all
   */
  show(turns, begin, before, upTo) {
    const { player } = this.#scene;
    if (!turns.length) return;
    player.pause();
    const from = this.#shown ?? { cursor: player.cursor, fine: this.#scene.fine };
    const timeline = { turns, first: turns[0].before, rules: this.#scene.session.start };
    this.#shown = { cursor: from.cursor, fine: from.fine, timeline, begin, before };
    this.#refused = false;
    document.body.classList.add("elsewhere");
    player.extend(timeline);
    this.#playing.goTo(upTo === undefined ? { turn: 0, event: begin } : { turn: upTo, event: Infinity });
    this.changed();
  }

  /** Runs from its beginning to its end. */
  run() {
    this.#scene.player.run();
  }

  /** Returns to the game. @param {boolean} [said] */
  leave(said = false) {
    const from = this.#drop();
    if (!from) return false;
    this.#scene.player.pause();
    this.#scene.player.extend(this.#scene.session.timeline);
    this.#playing.goTo(from.cursor, from.fine ? "step" : "turn", false);
    this.changed();
    if (said) tell(t("analysis.course.back"));
    return true;
  }

  #drop() {
    const from = this.#shown;
    this.#shown = null;
    document.body.classList.remove("elsewhere");
    return from;
  }

  // ---- as a mode of the page ----

  forget() {
    if (this.#drop()) this.changed();
  }

  /** @param {Deed} deed */
  decide({ press, action = "" }) {
    if (!this.#shown) return false;
    if (press) this.#refuse();
    else if (action === "finish" && !this.#scene.player.running) this.leave(true);
    else {
      if (actions[action]?.leaves) this.leave();
      return false;
    }
    return true;
  }

  /** A press shows the end of the run, and plays nothing. */
  #refuse() {
    const { player } = this.#scene;
    if (player.running) player.finish();
    else {
      this.#refused = true;
      tell(t("analysis.course.notHere"));
      this.#stage.refresh();
    }
  }

  /** @param {Topic} topic */
  say(topic) {
    if (topic === "turn") return this.#shown && t("analysis.course.turn");
    return topic === "caption" ? this.#caption : null;
  }

  get #caption() {
    const shown = this.#shown;
    if (!shown || this.#scene.secret) return null;
    if (this.#refused) return t("analysis.course.notHere");
    const { cursor } = this.#scene.player;
    if (cursor.turn === 0 && cursor.event <= shown.begin) return t("analysis.course.begin");
    return t("analysis.course.caption", { text: captionOf(this.#scene) });
  }

  /** @param {Marks} marks */
  mark(marks) {
    if (this.#shown) for (const mark of /** @type {const} */ (["playable", "takeable", "endless"])) delete marks[mark];
  }

  /** @param {Hole} hole @param {HoleName} name @returns {HoleName} */
  name(hole, name) {
    if (!this.#shown) return name;
    const { player, session } = this.#scene;
    // Like a hole that cannot be played, which says only what it is.
    return { label: holeLabel(session.board, player.frame.state, hole, "empty", session.position), can: false };
  }

  shown() {
    if (!this.#shown) return;
    if (this.#scene.secret || this.#scene.player.timeline !== this.#shown.timeline) {
      this.leave();
      return;
    }
    const { cursor } = this.#scene.player;
    const moment = `${cursor.turn} ${cursor.event}`;
    if (moment !== this.#moment) this.#refused = false;
    this.#moment = moment;
  }
}
