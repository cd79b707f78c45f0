// The stage: puts the scene on the page, in the board, in words, and for screen readers.

/** @import {Press} from '../board/grid.js' */
/** @import {Change} from '../game/player.js' */
/** @import {Variation} from '../game/session.js' */
/** @import {Cursor} from '../game/timeline.js' */
/** @import {Modes} from './modes.js' */
/** @import {Scene} from './scene.js' */

import { HoleGrid } from "../board/grid.js";
import { BoardView } from "../board/view.js";
import { areNamed, memberToMove } from "../game/teams.js";
import { tell } from "../page/announce.js";
import { captionOf, showPanel } from "../page/panel.js";
import { byId } from "../platform/dom.js";
import { follow, reducedMotion, speedFactor } from "../platform/settings.js";
import { t } from "../words/i18n.js";
import { holeLabel } from "../words/names.js";
import { load, loading } from "./load.js";
import { marksOf } from "./marks.js";
import { showActions } from "./toolbar.js";

/**
 * What people do on the stage.
 * @typedef {object} Deeds
 * @property {(press: Press) => void} press
 * @property {(cursor: Cursor, how?: 'turn' | 'step', announced?: boolean) => void} goTo
 * @property {(action: string) => void} act
 * @property {(variation: Variation) => void} takeUp
 */

export class Stage {
  #scene;
  #modes;
  #deeds;
  #grid;
  #view;
  // Loaded when the board is there.
  /** @type {import('../page/scrubber.js').Scrubber | null} */ #scrubber = null;
  /** @type {import('../page/turns.js').MoveList | null} */ #moves = null;
  /** @type {typeof import('../board/pointing.js').lapMarks | null} */ #lapMarks = null;
  /** The variations, once there are any. @type {import('./variations.js').VariationList | null} */ #variations = null;
  #awaited = false;
  /** A sentence that replaces the caption until something moves. @type {string | null} */
  #remark = null;
  /** The moment that the words on the page describe. */
  #worded = "";

  /**
   * @param {Scene} scene
   * @param {Modes} modes
   * @param {Deeds} deeds
   */
  constructor(scene, modes, deeds) {
    this.#scene = scene;
    this.#modes = modes;
    this.#deeds = deeds;
    this.#grid = new HoleGrid(byId("holes"), deeds.press, (hole) => this.#focus(hole));
    this.#view = new BoardView(this.#grid);
  }

  /** From here on it follows the settings, and one can step through the game. */
  begin() {
    const { player } = this.#scene;
    follow(() => {
      player.reduced = reducedMotion();
      if (speedFactor() === Infinity) player.finish();
      player.speed = speedFactor();
      this.#view.refresh();
      this.refresh();
    });
    loading(async () => {
      const { goTo, act } = this.#deeds;
      const [{ MoveList }, { Scrubber }, { lapMarks }] = await Promise.all([
        load("turns"),
        load("timeline"),
        load("laps"),
      ]);
      this.#lapMarks = lapMarks;
      this.#moves = new MoveList((turn) => goTo({ turn, event: Infinity }));
      this.#scrubber = new Scrubber({ goTo, act });
      this.refresh();
    });
  }

  // ---- the board ----

  /** Lays out the board of another game. */
  setBoard() {
    const { board, game } = this.#scene.session;
    this.#scene.picture = null;
    this.#view.setBoard(board);
    const { body } = document;
    body.dataset.game = game;
    body.classList.toggle("named", areNamed());
    body.classList.toggle("wide", board.columns > 14);
  }

  /** Scrolls a wide board after the hand again. */
  followHand() {
    this.#view.follow();
  }

  /** Moves the focus to the board when the focused element is gone. */
  focusBoard() {
    this.#grid.focus();
  }

  /** Stops the seeds. @returns {boolean} whether any were moving */
  pause() {
    const { player } = this.#scene;
    const { running } = player;
    player.pause();
    return running;
  }

  /** @param {number | null} hole */
  #focus(hole) {
    const scene = this.#scene;
    if (hole === null || scene.here?.refusals[hole] !== null) return;
    scene.chosen = hole;
    if (!scene.player.running) this.#showPanel();
  }

  // ---- showing ----

  /** @param {Change} what */
  show(what) {
    const scene = this.#scene;
    const { player, session } = scene;
    scene.picture = {
      frame: player.frame,
      turn: player.turn,
      done: player.cursor.event,
      event: player.event,
      progress: player.progress,
      marks: this.#modes.mark(marksOf(scene, this.#lapMarks)),
    };
    this.#view.show(scene.picture);
    this.#scrubber?.show(session.board, player.timeline, player.cursor);
    // While seeds move, words change only with the events.
    const moment = `${player.cursor.turn} ${player.cursor.event} ${player.running}`;
    if (moment !== this.#worded) this.#remark = null;
    else if (what === "moved") return;
    this.#worded = moment;
    if (what !== "moved") this.#nameHoles();
    this.#word();
    this.#modes.shown(what);
    if (what === "arrived" || what === "paused") this.announce();
  }

  /** Shows the same moment again, after a mode has changed its meaning. */
  refresh() {
    this.show("jumped");
  }

  /** Called when the teams' names have changed. */
  renamed() {
    document.body.classList.toggle("named", areNamed());
    this.#moves?.show([], -1);
    this.#view.refresh();
    this.refresh();
  }

  /** Updates the names of the holes and whether they can be chosen, for screen readers and pointers. */
  #nameHoles() {
    const { here, player, session } = this.#scene;
    const { board } = session;
    const position = here ?? session.position;
    board.holes.forEach((_, hole) => {
      const refusal = here ? here.refusals[hole] : "back";
      const own = { label: holeLabel(board, player.frame.state, hole, refusal, position), can: !refusal };
      const { label, can } = this.#modes.name(hole, own);
      this.#grid.describe(hole, label, can);
    });
    const first = position.refusals.indexOf(null);
    if (here && first >= 0 && position.refusals[this.#grid.current]) this.#grid.suggest(first);
  }

  /** Updates the words and buttons around the board, and the list of turns. */
  #word() {
    const { elsewhere, player, session } = this.#scene;
    this.#showPanel();
    this.#moves?.show(session.turns, elsewhere !== null ? elsewhere - 1 : player.atStart ? -1 : player.cursor.turn);
    this.#showVariations();
  }

  #showPanel() {
    showPanel(this.#scene, this.#remark ?? this.#modes.say("caption"));
    showActions(this.#scene);
  }

  /** Shows the list of variations as soon as there are any. */
  #showVariations() {
    const scene = this.#scene;
    if (this.#variations || !scene.session.lines.length || this.#awaited) return this.#variations?.show();
    this.#awaited = true;
    loading(async () => {
      const { VariationList } = await load("variations");
      this.#variations = new VariationList(scene, this.#deeds.takeUp);
      this.#variations.show();
    });
  }

  // ---- saying ----

  /** Says something in place of the caption, until something moves. @param {string} text */
  say(text) {
    this.#remark = text;
    this.#word();
    tell(text);
  }

  /** Removes the sentence that replaces the caption. */
  hush() {
    this.#remark = null;
  }

  /** Tells screen readers what the board shows now. */
  announce() {
    const { player, session } = this.#scene;
    const { outcome, owed, turn } = session.position;
    const member = player.atEnd && !outcome && !owed ? memberToMove(player.timeline, player.cursor, turn) : "";
    const next = this.#modes.say("next") ?? (member && t("say.member", { member }));
    const caption = this.#modes.say("caption") ?? captionOf(this.#scene);
    tell([this.#modes.say("news"), caption, next].filter(Boolean).join(" "));
  }
}
