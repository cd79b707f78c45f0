// What a hole would do: when somebody points at one or focuses it, its sowing is tried out and described in one
// sentence, with quiet marks on the board. Loaded when somebody first points at a hole.

/** @import {BoardInfo, Hole, Preview, Side, Traits} from '../../src/wasm/page.js' */
/** @import {App} from './app.js' */
/** @import {Deed, Mode, Topic} from './modes.js' */
/** @import {Marks} from '../board/painter.js' */

import { holeOf } from "../board/grid.js";
import { previewMarks } from "../board/pointing.js";
import { digestOf } from "../game/timeline.js";
import { tell } from "../page/announce.js";
import { Timer } from "../platform/clock.js";
import { byId } from "../platform/dom.js";
import { follow, settings } from "../platform/settings.js";
import { outcomeSaid } from "../words/explain.js";
import { join, t } from "../words/i18n.js";
import { holeName, sideName } from "../words/names.js";
import { attempt } from "./attempt.js";

/** Milliseconds to wait, so that nothing flickers when the pointer only passes over holes. */
const PAUSE = 140;
/** Milliseconds to let a screen reader say the hole's name first. */
const READ = 900;

/**
 * A preview in one sentence.
 * @param {BoardInfo} board
 * @param {Side} side  the side that sows
 * @param {Hole} hole
 * @param {Preview} preview
 * @param {Traits} traits
 */
export function previewSentence(board, side, hole, { events, outcome }, { takes }) {
  /** @param {Hole} hole */
  const name = (hole) => holeName(board, hole);
  const { laps } = digestOf({ side, notation: "", complete: true, before: /** @type {any} */ (null), events });
  const { last } = previewMarks({ events, outcome, after: /** @type {any} */ (null) });
  const endless = events.some(({ type }) => type === "endless");
  const how = endless ? "endless" : last === null ? "store" : "ends";
  const parts = [t(`preview.${how}`, { last: last === null ? "" : name(last) })];
  if (!endless) parts.unshift(t("preview.sow", { laps: t("laps", { n: laps }) }));
  const taken = events.flatMap((event) =>
    event.type === "capture" ? [t("fromHole", { seeds: t("seeds", { n: event.seeds }), hole: name(event.hole) })] : [],
  );
  const closed = events.flatMap((event) => (event.type === "close" ? [name(event.hole)] : []));
  if (taken.length) parts.push(t("preview.takes", { list: join(taken) }));
  else if (takes && !endless) parts.push(t("preview.nothing"));
  if (closed.length) parts.push(t("preview.closes", { holes: join(closed) }));
  const owe = events.find(({ type }) => type === "owe");
  if (owe?.type === "owe" && !outcome) {
    parts.push(t(`preview.owe.${owe.unit}`, { n: Math.min(owe.takes, owe.possible), side: sideName(side) }));
  }
  const sentence = t("preview.would", { hole: name(hole), list: join(parts) });
  return outcome ? `${sentence} ${outcomeSaid(outcome).text}` : sentence;
}

/** @implements {Mode} */
export class Previews {
  #scene;
  #stage;
  /** The hole that is pointed at. @type {Hole | null} */ #hole = null;
  /**
   * What is shown, and the moment to which it belongs.
   * @type {{moment: string, text: string, marks: NonNullable<Marks['preview']>} | null}
   */
  #shown = null;
  #looking = new Timer();
  #reading = new Timer();

  /** @param {Pick<App, 'modes' | 'scene' | 'stage'>} app */
  constructor({ modes, scene, stage }) {
    this.#scene = scene;
    this.#stage = stage;
    modes.add("preview", this);
    const holes = byId("holes");
    holes.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.point(holeOf(event.target));
    });
    holes.addEventListener("pointerleave", () => this.point(null));
    holes.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) this.point(holeOf(target), true);
    });
    holes.addEventListener("focusout", () => this.point(null));
    follow(() => {
      if (settings.preview === "off") this.point(null);
    });
  }

  /**
   * Called when somebody points at a hole, or at none.
   * @param {Hole | null} hole
   * @param {boolean} [aloud]  also tells screen readers
   */
  point(hole, aloud = false) {
    this.#hole = hole;
    this.#reading.stop();
    this.#looking.set(hole === null ? 0 : PAUSE, () => this.#look(aloud));
  }

  /** @param {boolean} aloud */
  #look(aloud) {
    const had = this.#current !== null;
    this.#shown = this.#hole === null ? null : this.#try(this.#hole);
    if (!had && !this.#shown) return;
    if (this.#shown) this.#stage.hush();
    this.#stage.refresh();
    const { text } = this.#shown ?? {};
    if (aloud && text) this.#reading.set(READ, () => this.#current && tell(text));
  }

  /** @param {Hole} hole */
  #try(hole) {
    const { here, secret, session, turnsBefore } = this.#scene;
    if (settings.preview === "off" || secret || !here || here.owed || here.refusals[hole] !== null) return null;
    /** @type {Preview | null} */
    let preview = null;
    attempt(() => (preview = session.preview({ type: "sow", hole }, turnsBefore ?? undefined)));
    if (!preview) return null;
    const text = previewSentence(session.board, here.turn, hole, preview, session.traits);
    return { moment: this.#moment, text, marks: previewMarks(preview) };
  }

  /** A preview holds only for the moment for which it was made. */
  get #moment() {
    const { player, session } = this.#scene;
    return `${session.saved} ${player.cursor.turn} ${player.cursor.event} ${player.running}`;
  }

  get #current() {
    const shown = this.#shown;
    return shown && !this.#scene.secret && shown.moment === this.#moment ? shown : null;
  }

  // ---- as a mode of the page ----

  /** @param {Topic} topic */
  say(topic) {
    return topic === "caption" ? (this.#current?.text ?? null) : null;
  }

  /** @param {Marks} marks */
  mark(marks) {
    if (this.#current) marks.preview = this.#current.marks;
  }

  /** Holding a finger on a hole shows the preview before playing. @param {Deed} deed */
  decide({ press }) {
    if (!press?.held) return false;
    this.#hole = press.hole;
    this.#shown = this.#try(press.hole);
    if (!this.#shown) return false;
    this.#stage.refresh();
    return true;
  }

  shown() {
    // After a move the pointer still rests where it was; a new preview starts when it moves.
    if (this.#shown && !this.#current) this.#shown = null;
  }
}
