// Playing: what a press on a hole means, and all that changes the game on the board or moves through it.

/** @import {Event, Move} from '../../src/wasm/page.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Variation} from '../game/session.js' */
/** @import {Cursor, Timeline, Unit} from '../game/timeline.js' */
/** @import {Games} from './games.js' */
/** @import {Modes} from './modes.js' */
/** @import {Scene} from './scene.js' */
/** @import {Stage} from './stage.js' */

import { hideNotice } from "../page/notices.js";
import { t } from "../words/i18n.js";
import { refusalSentence } from "../words/names.js";
import { attempt } from "./attempt.js";

/**
 * Whether a turn was only this move, without any take.
 * @param {readonly Event[]} events
 * @param {Move} move
 */
function isJust([first, ...rest], move) {
  if (move.type !== "sow") return first.type === move.type;
  return first.type === "lift" && first.hole === move.hole && !rest.some(({ type }) => type === "take");
}

export class Playing {
  #scene;
  #stage;
  #games;
  #modes;
  #offer;

  /**
   * @param {Scene} scene
   * @param {Stage} stage
   * @param {Games} games
   * @param {Modes} modes
   * @param {(variation: Variation) => void} offer  called with a variation that a move has left
   */
  constructor(scene, stage, games, modes, offer) {
    this.#scene = scene;
    this.#stage = stage;
    this.#games = games;
    this.#modes = modes;
    this.#offer = offer;
  }

  // ---- moves ----

  /**
   * Handles a press on a hole.
   * @param {Press} press
   */
  press(press) {
    const scene = this.#scene;
    const { player, session } = scene;
    if (this.#modes.decide({ press })) return;
    const { hole, all, repeat } = press;
    if (player.running) {
      const taking = player.event?.type === "take" && player.goal?.turn === player.cursor.turn;
      // The second half of a double click means nothing, unless single seeds are being taken.
      if (repeat && !taking) return;
      player.finish();
      if (!taking) return;
    }
    const { here } = scene;
    const refusal = here ? here.refusals[hole] : "back";
    if (refusal) {
      const position = here ?? session.position;
      return this.#stage.say(refusalSentence(session.board, player.frame.state, hole, refusal, position));
    }
    hideNotice();
    scene.chosen = hole;
    // A sowing can only be held back in the present position.
    if (scene.secret) attempt(() => this.#goBackHere());
    if (session.position.owed && player.atEnd) return this.play({ type: "take", hole }, all ? Infinity : 1);
    if (!this.#modes.decide({ sow: hole })) this.play({ type: "sow", hole });
  }

  /** Takes all that can be taken from the chosen hole. */
  takeAll() {
    const { chosen } = this.#scene;
    if (chosen !== null) this.press({ hole: chosen, all: true, repeat: false });
  }

  /**
   * Plays a move in the position on the board, and shows it. At an earlier turn that starts a variation; the old one is
   * kept.
   * @param {Move} move
   * @param {number} times  repeats the move as long as it is legal
   */
  play(move, times = 1) {
    attempt(() => {
      const { session } = this.#scene;
      const { lines } = session;
      if (this.#goesOnWith(move)) return;
      this.#goBackHere();
      const { turn, owed } = session.position;
      for (let i = 0; i < times; i++) {
        session.play(move);
        const { position } = session;
        if (move.type !== "take" || position.turn !== turn || position.outcome || position.owed >= owed + i + 1) break;
        if (position.owed === 0 || position.refusals[move.hole]) break;
      }
      this.#games.keep();
      this.run(session.timeline);
      if (session.lines !== lines) this.#offer(session.lines[0]);
    });
  }

  /**
   * Whether the board shows an earlier position from which the game continued with exactly this move: then that is
   * shown.
   * @param {Move} move
   */
  #goesOnWith(move) {
    const { player, session, turnsBefore } = this.#scene;
    const next = turnsBefore === null || player.atEnd ? null : session.turns[turnsBefore];
    if (!next || !isJust(next.events, move)) return false;
    this.#setOut("turn");
    player.run({ turn: session.turns.indexOf(next), event: Infinity });
    return true;
  }

  /** Takes the game back to the position on the board; what followed can be redone until another move is played. */
  #goBackHere() {
    const { player, session, turnsBefore } = this.#scene;
    if (player.atEnd || turnsBefore === null) return;
    session.goBackTo(turnsBefore);
    player.extend(session.timeline);
  }

  // ---- other changes of the game ----

  resign() {
    attempt(() => {
      const { player, session } = this.#scene;
      this.#modes.forget();
      session.resign();
      this.#games.keep();
      player.load(session.timeline);
      this.#stage.announce();
    });
  }

  /** @param {'undo' | 'redo'} way */
  travel(way) {
    const { session } = this.#scene;
    if (!(way === "undo" ? session.canUndo : session.canRedo)) return false;
    const undone = session.turns.at(-1)?.notation ?? "";
    this.alter(() => session[way]());
    const move = way === "undo" ? undone : (session.turns.at(-1)?.notation ?? "");
    this.#stage.say(t(way === "undo" ? "note.undone" : "note.redone", { move }));
    return true;
  }

  /** Changes the game other than by a move, and shows its end. @param {() => void} work */
  alter(work) {
    attempt(() => {
      const scene = this.#scene;
      this.#modes.forget();
      work();
      this.#games.keep();
      scene.chosen = null;
      scene.player.load(scene.session.timeline);
    });
  }

  // ---- moving through it ----

  /** @param {'turn' | 'step'} way */
  #setOut(way) {
    this.#scene.way = way;
    this.#stage.followHand();
  }

  /** Runs to the end of the game, or of what may be seen of it. @param {Timeline} timeline */
  run(timeline) {
    const { player } = this.#scene;
    player.extend(timeline);
    this.#setOut("turn");
    player.run();
  }

  /** Plays or pauses. */
  toggle() {
    this.#setOut("turn");
    this.#scene.player.toggle();
  }

  /** @param {Unit} unit @param {1 | -1} way */
  step(unit, way) {
    this.#setOut(unit === "turn" ? "turn" : "step");
    this.#scene.player.step(unit, way);
  }

  /**
   * Jumps to a place on the timeline.
   * @param {Cursor} cursor
   * @param {'turn' | 'step'} [way]
   * @param {boolean} [announced]
   */
  goTo(cursor, way = "turn", announced = true) {
    this.#scene.way = way;
    this.#scene.player.jump(cursor);
    if (announced) this.#stage.announce();
  }
}
