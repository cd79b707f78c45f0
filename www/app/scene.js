// The scene: which game is on the board, where its player stands, and what that means to people at the screen.

/** @import {Position} from '../../src/wasm/page.js' */
/** @import {Picture} from '../board/paint/moment.js' */
/** @import {Change} from '../game/player.js' */
/** @import {Session} from '../game/session.js' */
/** @import {PanelScene} from '../page/panel.js' */
/** @import {Modes} from './modes.js' */

import { Player } from "../game/player.js";
import { attempt } from "./attempt.js";

/** @implements {PanelScene} */
export class Scene {
  /** @type {Session} */ session;
  player;
  /**
   * How people got to this place: by whole turns, or by seeds and laps, of which the last is explained.
   * @type {'turn' | 'step'}
   */
  way = "turn";
  /** The hole whose seeds could be taken all at once. @type {number | null} */
  chosen = null;
  /** What the board shows. @type {Picture | null} */
  picture = null;

  #modes;

  /**
   * @param {Session} session  the first game
   * @param {Modes} modes
   * @param {(what: Change) => void} changed  called when the board is to show something else
   */
  constructor(session, modes, changed) {
    this.session = session;
    this.#modes = modes;
    this.player = new Player(session.timeline, changed);
  }

  /** Whether the last seed or lap is explained, not the whole turn. */
  get fine() {
    return this.way === "step";
  }

  /** Whether the effects of moves must not be revealed. */
  get secret() {
    return this.#modes.secret;
  }

  /** How many turns of the game lie before what the board shows in its place; null when it shows the game. */
  get elsewhere() {
    return this.#modes.elsewhere;
  }

  /** What replaces whose turn it is. */
  get turn() {
    return this.#modes.say("turn");
  }

  get byItself() {
    return this.#modes.byItself;
  }

  /** Whether the board is at rest and shows all that may be seen. */
  get atRest() {
    return this.player.atEnd && !this.player.running;
  }

  /** How many turns lie before the cursor; null in the middle of a turn. */
  get turnsBefore() {
    const { player } = this;
    const { turn, event } = player.cursor;
    if (event === 0) return turn;
    return player.turn?.complete && event >= player.turn.events.length ? turn + 1 : null;
  }

  /** What can be played at the cursor; null while seeds move and in the middle of a turn. */
  get here() {
    const { player, session } = this;
    if (player.running || this.elsewhere !== null) return null;
    /** @type {Position | null} */
    let position = session.position;
    if (!player.atEnd) {
      // A mode may show only a part of the game.
      const turns = player.timeline.turns === session.turns ? this.turnsBefore : null;
      position = null;
      if (turns !== null) attempt(() => (position = session.positionAt(turns)));
    }
    return position && this.#modes.see(position);
  }
}
