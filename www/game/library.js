// The games that the browser keeps: the last one of each kind, and one that was replaced.

/** @import {Game} from '../../src/wasm/page.js' */
/** @import {Variation} from './session.js' */
/** @import {Core} from './core.js' */

import { storage } from "../platform/storage.js";
import { isProblem } from "./core.js";
import { Session } from "./session.js";

/** The game that opens when there is no other. @type {Game} */
const FIRST = "nsolo";

/**
 * A game that was replaced by another.
 * @typedef {object} Aside
 * @property {Game} game
 * @property {string} saved
 * @property {number} turns
 * @property {Variation[]} [lines]
 * @property {string} [seats]
 */

/** The stored parts of a session. @typedef {Pick<Session, 'game' | 'saved' | 'lines' | 'seats'>} Keepable */

/**
 * Variations as they were stored.
 * @param {string | null} text
 * @returns {Variation[]}
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

  /** The game to open when the address names none. */
  last() {
    const game = /** @type {Game | null} */ (storage.get("last"));
    return (game && this.kept(game)) ?? Session.create(this.#core, FIRST);
  }

  /**
   * The last game of this kind.
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
   * The game of a link. If the kept game of its kind is the same, that one is opened, because it also has the undone
   * turns.
   * @param {string} code
   */
  linked(code) {
    const linked = Session.open(this.#core, code);
    const kept = this.kept(linked.game);
    return kept?.code === linked.code ? kept : linked;
  }

  /** Sets the last game aside when it cannot even be opened, so that the page can start. */
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

/**
 * The last game. If the core fails on it, that must not happen on every visit.
 * @param {Core} core
 */
export async function lastGame(core) {
  const library = new Library(core);
  try {
    return library.last();
  } catch (thrown) {
    console.error(thrown);
    await core.restart();
    library.distrustLast();
    return library.last();
  }
}
