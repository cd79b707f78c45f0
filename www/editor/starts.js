// The set-ups from which one can start in the editor: the standard one, an empty board, the game's board, the
// unfinished one.

/** @import {BoardInfo, SetupInfo, Traits} from '../../src/wasm/page.js' */
/** @import {Wish} from '../app/app.js' */
/** @import {Scene} from '../app/scene.js' */

import { Core } from "../game/core.js";
import { SIDES } from "../game/sides.js";
import { cleared } from "./draft.js";

/** Unfinished set-ups, by game and size of the board. @type {Map<string, SetupInfo>} */
const unfinished = new Map();

export class Starts {
  /** @type {BoardInfo} */ board;
  /** @type {SetupInfo} */ standard;
  /** @type {Traits} */ traits;
  /** What the game's own board shows, if it can be edited here. @type {SetupInfo | null} */ onBoard;

  /** @param {Wish} wish @param {Scene} scene */
  constructor({ game, options, begins }, scene) {
    const { board, setup, start } = Core.current.call(({ GameTable }) => {
      const table = new GameTable(game, options, begins);
      const found = { board: table.board(), setup: table.setup(), start: table.start() };
      table.free();
      return found;
    });
    this.board = board;
    this.standard = setup;
    this.traits = start.traits;
    this.onBoard = this.#shown(scene);
  }

  /**
   * What the game's board shows, if it has the same kind; in the middle of a sowing, the board before it.
   * @param {Scene} scene
   * @returns {SetupInfo | null}
   */
  #shown({ session, player }) {
    const { game, options } = this.standard;
    if (session.game !== game || session.board.columns !== this.board.columns) return null;
    const { turn, event } = player.cursor;
    const over = player.turn?.complete && event >= player.turn.events.length;
    const setup = Core.current.call(({ GameTable }) => {
      const table = GameTable.restore(session.saved);
      table.goBackTo(over ? turn + 1 : turn);
      const found = table.setup();
      table.free();
      return found;
    });
    const { state, hand } = player.frame;
    if (hand || over) return { ...setup, options };
    // There may have been captures, and takes may be owed.
    const { seeds, closed, store, taken } = state;
    const captures = player.turn?.events.slice(0, event).some(({ type }) => type === "capture");
    const captured = /** @type {[boolean, boolean]} */ (
      setup.captured.map((before, i) => before || (this.traits.firstCapture && !!captures && SIDES[i] === state.turn))
    );
    return { ...setup, options, seeds, closed, store, taken, captured };
  }

  /**
   * All of them by name.
   * @param {SetupInfo} setup  as it is now
   * @returns {Record<string, SetupInfo>}
   */
  all(setup) {
    /** @type {Record<string, SetupInfo>} */
    const starts = { standard: { ...this.standard, turn: setup.turn }, empty: cleared(setup) };
    if (this.onBoard) starts.game = this.onBoard;
    const last = unfinished.get(this.#key);
    if (last) starts.last = { ...last, options: this.standard.options };
    return starts;
  }

  // ---- the unfinished one ----

  get #key() {
    return `${this.standard.game} ${this.board.columns}`;
  }

  /** @param {SetupInfo} setup */
  keep(setup) {
    unfinished.set(this.#key, setup);
  }

  /** It is finished. */
  drop() {
    unfinished.delete(this.#key);
  }
}
