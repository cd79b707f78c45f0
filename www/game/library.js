// The games that the browser keeps: of each kind the one that was played last, and one that had to make room for another.

/** @import {Game} from '../../src/wasm/page.js' */
/** @import {Kept} from './session.js' */
/** @import {Core} from './core.js' */

import { storage } from "../platform/storage.js";
import { isProblem } from "./core.js";
import { Session } from "./session.js";

/** The game that opens when there is no other. @type {Game} */
const FIRST = "nsolo";

/**
 * A game that had to make room.
 * @typedef {object} Aside
 * @property {Game} game
 * @property {string} saved
 * @property {number} turns
 * @property {Kept[]} [lines]
 * @property {string} [seats]
 */

/** What of a game is stored. @typedef {Pick<Session, 'game' | 'saved' | 'lines' | 'seats'>} Keepable */

/**
 * Lines as they were stored.
 * @param {string | null} text
 * @returns {Kept[]}
 */
function linesOf(text) {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}

export class Library {
  #core;

  /** @param {Core} core */
  constructor(core) {
    this.#core = core;
  }

  /** The game that is opened when the address names none. */
  last() {
    const game = /** @type {Game | null} */ (storage.get("last"));
    return (game && this.kept(game)) ?? Session.create(this.#core, FIRST);
  }

  /**
   * The game of this kind that was played last.
   * @param {Game} game
   * @returns {Session | null}
   */
  kept(game) {
    const text = storage.get(`game.${game}`);
    if (text === null) return null;
    try {
      const session = Session.restore(this.#core, text);
      session.lines = linesOf(storage.get(`lines.${game}`));
      session.seats = storage.get(`seats.${game}`) ?? "";
      return session;
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown;
      this.#distrust(game, text);
      return null;
    }
  }

  /** @param {Keepable} session */
  keep({ game, saved, lines, seats }) {
    storage.set(`game.${game}`, saved);
    storage.put(`lines.${game}`, lines.length && JSON.stringify(lines));
    storage.put(`seats.${game}`, seats);
    storage.set("last", game);
  }

  /**
   * The game of a link. When it is the kept game of its kind, that one is taken: it knows what was undone, too.
   * @param {string} code
   */
  linked(code) {
    const linked = Session.open(this.#core, code);
    const kept = this.kept(linked.game);
    return kept?.code === linked.code ? kept : linked;
  }

  /** The last game cannot even be opened: it is laid away where it does no harm. */
  distrustLast() {
    const game = storage.get("last");
    const text = game && storage.get(`game.${game}`);
    if (game && text) this.#distrust(game, text);
  }

  /** @param {string} game @param {string} text */
  #distrust(game, text) {
    storage.set(`unreadable.${game}`, text);
    storage.remove(`game.${game}`);
  }

  /** @returns {Aside | null} */
  get aside() {
    try {
      return JSON.parse(storage.get("aside") ?? "null");
    } catch {
      return null;
    }
  }

  /** @param {Aside | null} aside */
  set aside(aside) {
    storage.put("aside", aside && JSON.stringify(aside));
  }
}
