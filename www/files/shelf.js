// The games saved on this device. Each is a separate entry in the storage and there is no list of them, so that tabs
// which save at the same time cannot lose each other's games.

/** @import {Game, Side} from '../../src/wasm/page.js' */
/** @import {Names} from '../core/mind.js' */
/** @import {Keepable} from '../game/library.js' */
/** @import {Variation} from '../game/session.js' */

import { Core } from "../game/core.js";
import { goesOn } from "../game/links.js";
import { date } from "../platform/clock.js";
import { PREFIX, storage } from "../platform/storage.js";
import { has } from "../words/i18n.js";

const KEY = "saved.";
const HERE = "filed.";

/**
 * What can be said about a game without opening it.
 * @typedef {object} Digest
 * @property {Game} game
 * @property {string} code  the share code, without undone turns
 * @property {number} turns
 * @property {Side} turn  the side to move
 * @property {Side | 'draw' | null} winner  null while the game goes on
 */

/**
 * A saved game.
 * @typedef {Digest & {id: string, saved: string, lines: Variation[], seats: string, names: Names, used: number}} Entry
 * `used`: when it was last saved or opened, in milliseconds
 */

/** What the storage did. @typedef {'kept' | 'full' | 'forbidden'} Fate */

/** @type {Names} */
export const NOBODY = { event: "", date: "", south: "", north: "" };

/** Entries that the storage refused: they last until the page is closed. @type {Set<string>} */
const loose = new Set();

/** An id that no other entry has, in any tab. */
const newId = () => date().getTime().toString(36) + Math.random().toString(36).slice(2, 10);

/**
 * What can be said about a game. Throws a problem when the text is not a game.
 * @param {string} saved
 * @returns {Digest}
 */
export function digest(saved) {
  return Core.current.call(({ GameTable }) => {
    const table = GameTable.restore(saved);
    const { outcome, turn } = table.position();
    const { game } = table.start();
    /** @type {Digest} */
    const told = {
      game,
      code: table.code(),
      turns: table.turns(),
      turn,
      winner: outcome && (outcome.winner ?? "draw"),
    };
    table.free();
    return told;
  });
}

/** Whether the storage can be read. */
function readable() {
  try {
    return Object.keys(localStorage);
  } catch {
    return null;
  }
}

/** The ids of all entries, readable or not. */
function ids() {
  const start = PREFIX + KEY;
  const kept = (readable() ?? []).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  return [...new Set([...kept, ...loose])];
}

/**
 * @param {string} id
 * @returns {Entry | null} null when it is missing or unreadable
 */
export function entry(id) {
  try {
    const { game, saved, code, turns, turn, winner, lines, seats, names, used } = JSON.parse(
      storage.get(KEY + id) ?? "",
    );
    const whole =
      typeof saved === "string" &&
      typeof code === "string" &&
      Number.isInteger(turns) &&
      Number.isFinite(used) &&
      Array.isArray(lines);
    if (!whole || !has(`game.${game}.name`)) return null;
    const known = Object.keys(NOBODY).map((key) => [key, String(names?.[key] ?? "")]);
    return {
      id,
      game,
      saved,
      code,
      turns,
      turn,
      winner,
      lines,
      seats: String(seats ?? ""),
      used,
      names: Object.fromEntries(known),
    };
  } catch {
    return null;
  }
}

/** All saved games, the last used first; and how many more cannot be read. */
export function shelf() {
  const all = ids().map(entry);
  const entries = all.filter((each) => each !== null).sort((a, b) => b.used - a.used);
  return { entries, unreadable: all.length - entries.length };
}

/**
 * Stores an entry.
 * @param {Entry} entry
 * @returns {Fate}
 */
export function put({ id, ...rest }) {
  const text = JSON.stringify(rest);
  storage.set(KEY + id, text);
  const there = readable();
  if (there && localStorage.getItem(PREFIX + KEY + id) === text) {
    loose.delete(id);
    return "kept";
  }
  loose.add(id);
  return there ? "full" : "forbidden";
}

/** @param {string} id */
export function drop(id) {
  loose.delete(id);
  storage.remove(KEY + id);
}

/** Whether a key of the storage belongs to an entry. @param {string | null} key */
export const isEntry = (key) => key === null || key.startsWith(PREFIX + KEY);

/** Whether an entry is lost when the page is closed. @param {string} id */
export const isLoose = (id) => loose.has(id);

/**
 * A new entry.
 * @param {Pick<Keepable, 'saved'> & Partial<Keepable>} game
 * @param {Partial<Names>} [names]
 * @returns {Entry}
 */
export const newEntry = ({ saved, lines = [], seats = "" }, names = {}) => ({
  ...digest(saved),
  id: newId(),
  saved,
  lines,
  seats,
  names: { ...NOBODY, ...names },
  used: date().getTime(),
});

/**
 * The entry from which the game on the board was opened or in which it was saved, if the game continues it.
 * @param {Keepable} game
 */
export function entryOf({ game, saved }) {
  const filed = entry(storage.get(HERE + game) ?? "");
  return filed && goesOn(digest(saved).code, filed.code) ? filed : null;
}

/** Links the game of this kind on the board with an entry. @param {Entry} entry */
export const standsFor = ({ game, id }) => storage.set(HERE + game, id);

/**
 * Saves the game on the board: in its entry if it has one, else in a new one.
 * @param {Keepable} game
 * @param {Partial<Names>} names
 */
export function saveGame(game, names) {
  const old = entryOf(game);
  const made = newEntry(game, { ...names, date: names.date || today() });
  const filed = { ...made, id: old?.id ?? made.id };
  const fate = put(filed);
  standsFor(filed);
  return { entry: filed, fate };
}

/** Today's date as it stands in files. */
export function today() {
  const now = date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
