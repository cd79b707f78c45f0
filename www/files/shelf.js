// The games that somebody has saved on this device. Each is an entry of its own in the storage and there is no list of them
// beside it, so tabs that save at once do not take anything from each other.

/** @import {Game, Side} from '../../src/wasm/page.js' */
/** @import {Names} from '../core/mind.js' */
/** @import {Keepable} from '../game/library.js' */
/** @import {Kept} from '../game/session.js' */

import { Core } from "../game/core.js";
import { date } from "../platform/clock.js";
import { PREFIX, storage } from "../platform/storage.js";
import { goesOn } from "../share/place.js";

const KEY = "saved.";
const HERE = "filed.";

/**
 * What is told of a game without opening it.
 * @typedef {object} Digest
 * @property {Game} game
 * @property {string} code  the share code, what was undone left out
 * @property {number} turns
 * @property {Side} turn  the side to move
 * @property {Side | 'draw' | null} winner  null while the game goes on
 */

/**
 * A saved game.
 * @typedef {Digest & {id: string, saved: string, lines: Kept[], seats: string, names: Names, used: number}} Entry  `used`: when it was saved or
 * opened last, in milliseconds
 */

/** How far the storage went along. @typedef {'kept' | 'full' | 'forbidden'} Fate */

/** @type {Names} */
export const NOBODY = { event: "", date: "", south: "", north: "" };

/** Entries that the storage did not take: they last as long as the page. @type {Set<string>} */
const loose = new Set();

/** A name that no other entry has, in any tab. */
const newId = () => date().getTime().toString(36) + Math.random().toString(36).slice(2, 10);

/**
 * What is told of a game. Throws a problem when the text is no game.
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

/** Where the storage stands now: whether it can be read at all. */
function readable() {
  try {
    return Object.keys(localStorage);
  } catch {
    return null;
  }
}

/** The names of all entries, readable or not. */
function ids() {
  const start = PREFIX + KEY;
  const kept = (readable() ?? []).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  return [...new Set([...kept, ...loose])];
}

/**
 * @param {string} id
 * @returns {Entry | null} null when there is none, or when it cannot be read
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
    if (!whole || !["nakabili", "kabwanga", "nsolo", "embeli"].includes(game)) return null;
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

/** All saved games, the one that was used last comes first; and how many more there are that cannot be read. */
export function shelf() {
  const all = ids().map(entry);
  const entries = all.filter((each) => each !== null).sort((a, b) => b.used - a.used);
  return { entries, unreadable: all.length - entries.length };
}

/**
 * Puts an entry in its place.
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

/** Whether a key of the storage is that of an entry. @param {string | null} key */
export const isEntry = (key) => key === null || key.startsWith(PREFIX + KEY);

/** Whether an entry goes when the page goes. @param {string} id */
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

/** The entry that the game on the board was opened from or saved in, if it has gone on from there. @param {Keepable} game */
export function entryOf({ game, saved }) {
  const filed = entry(storage.get(HERE + game) ?? "");
  return filed && goesOn(digest(saved).code, filed.code) ? filed : null;
}

/** From now on the game of this kind on the board is the one of this entry. @param {Entry} entry */
export const standsFor = ({ game, id }) => storage.set(HERE + game, id);

/**
 * Saves the game on the board: in its entry when it has one, in a new one otherwise.
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

/** The day, as files write it. */
export function today() {
  const now = date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
