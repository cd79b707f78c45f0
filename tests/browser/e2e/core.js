// The core without a page: tests compare the page with it, and find games and positions with it.

/** @import {Game, Move, Options, Position, Refusal} from '../../../src/wasm/page.js' */

import { readFileSync } from "node:fs";

import { findLinks, GameTable, games, initSync, writeLink } from "../../../www/core/mancala.js";

initSync({ module: readFileSync(new URL("../../../www/core/mancala_bg.wasm", import.meta.url)) });

export { GameTable, games, writeLink };

/** The first link in a text. @param {string} text */
export const readLink = (text) => findLinks(text)[0];

/** All games, in the order of the core. @type {Game[]} */
export const GAMES = games().map(({ game }) => game);

/**
 * Numbers from 0 up to 1 that look random and are the same every time.
 * @param {number} seed
 */
export function random(seed) {
  let state = (seed * 2654435761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {() => number} next
 */
const oneOf = (items, next) => items[Math.floor(next() * items.length)];

/**
 * Plays random moves, until the game is over or the visitor has seen enough.
 * @param {GameTable} table
 * @param {number} seed
 * @param {(position: Position, move: Move) => boolean | void} [visit] called before each move; true ends the walk
 * @returns {Move[]} the moves that were played
 */
export function wander(table, seed, visit = () => {}) {
  const next = random(seed);
  /** @type {Move[]} */
  const moves = [];
  for (;;) {
    const position = table.position();
    if (position.outcome || moves.length > 3000) return moves;
    const move = oneOf(position.legal, next);
    if (visit(position, move)) return moves;
    table.play(move);
    moves.push(move);
  }
}

/** @type {Map<string, Move[]>} */
const known = new Map();

/**
 * A whole game of few moves.
 * @param {Game} game
 * @param {Options} [options]
 */
export function shortGame(game, options = {}) {
  const key = game + JSON.stringify(options);
  let shortest = known.get(key);
  if (shortest) return shortest;
  for (let seed = 1; seed <= 40; seed++) {
    const moves = wander(new GameTable(game, options, "south"), seed);
    if (!shortest || moves.length < shortest.length) shortest = moves;
  }
  known.set(key, shortest ?? []);
  return shortest ?? [];
}

/**
 * A table after some moves of a short game.
 * @param {Game} game
 * @param {Options} [options]
 * @param {(position: Position) => boolean} [until] stops before the first move at such a position
 */
export function tableAt(game, options = {}, until = () => false) {
  const table = new GameTable(game, options, "south");
  for (const move of shortGame(game, options)) {
    if (until(table.position())) break;
    table.play(move);
  }
  return table;
}

/** @param {Position} position */
export const owesTakes = ({ owed }) => owed > 0;

/**
 * The link code of a game that has just had a turn of many laps.
 * @param {Game} game
 * @param {number} laps at least this many
 * @param {Options} [options]
 */
export function longTurn(game, laps, options = {}) {
  for (let seed = 1; seed < 500; seed++) {
    const table = new GameTable(game, options, "south");
    wander(table, seed, () => {
      const last = table.turns() - 1;
      if (last < 2) return false;
      const { complete, events } = table.turn(last);
      return complete && events.filter(({ type }) => type === "relay" || type === "ahead").length + 1 >= laps;
    });
    if (!table.position().outcome) return table;
  }
  throw new Error(`no turn of ${laps} laps in ${game}`);
}

/**
 * A table on which so many turns have been played at random, and the game goes on.
 * @param {Game} game
 * @param {number} turns
 * @param {Options} [options]
 */
export function longGame(game, turns, options = {}) {
  for (let seed = 1; seed < 500; seed++) {
    const table = new GameTable(game, options, "south");
    wander(table, seed, ({ owed }) => table.turns() >= turns && !owed);
    if (table.turns() === turns) return table;
  }
  throw new Error(`no game of ${turns} turns of ${game}`);
}

// ---- link codes by hand ----

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * A link code put together by hand, for positions and faults that play never produces; `src/link/code.rs` describes the
 * form.
 * @param {{ head: string, begins?: "S" | "N", setup?: number[], acts?: number[] }} parts numbers below 60
 */
export function linkCode({ head, begins = "S", setup = [], acts = [] }) {
  /** @param {number[]} numbers */
  const digits = (numbers) => numbers.map((number) => DIGITS[number]).join("");
  return signed(`${head}.${begins}.${digits(setup)}.${digits(acts)}`);
}

/**
 * Adds the checksum.
 * @param {string} body
 */
export function signed(body) {
  let hash = 0x811c9dc5;
  for (const letter of `${body}.`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const check = [hash, Math.floor(hash / 62), Math.floor(hash / 3844)].map((number) => DIGITS[number % 62]);
  return `${body}.${check.join("")}`;
}

/**
 * The code of a position on four rows of eight.
 * @param {"N" | "K" | "S"} letter the game's, with the digits of its choices
 * @param {number[]} south seeds by own number
 * @param {number[]} north
 * @param {"S" | "N"} [begins]
 */
export const positionCode = (letter, south, north, begins = "S") =>
  linkCode({ head: `1${letter}`, begins, setup: [...south, ...north, 0, 0, 0, 0, 0] });

/**
 * For each reason why a hole cannot be played: the code of a game that has such a hole.
 * @returns {Map<Refusal, { code: string, hole: number }>}
 */
export function refusals() {
  /** @type {Map<Refusal, { code: string, hole: number }>} */
  const found = new Map();
  /** @param {GameTable} table */
  const look = (table) => {
    table.position().refusals.forEach((refusal, hole) => {
      if (refusal && !found.has(refusal)) found.set(refusal, { code: table.code(), hole });
    });
  };
  for (const game of GAMES) {
    const table = new GameTable(game, game === "embeli" ? { start_in_nti: "false" } : {}, "south");
    wander(table, 1, () => look(table));
    look(table);
  }
  // The rarer reasons need few seeds on the board.
  for (let seed = 1; seed < 400; seed++) {
    const next = random(seed);
    const side = () => Array.from({ length: 16 }, () => (next() < 0.6 ? 0 : next() < 0.7 ? 1 : 2));
    const letter = /** @type {const} */ (["N", "K", "S"])[seed % 3];
    try {
      const table = GameTable.open(positionCode(letter, side(), side()));
      wander(table, seed, () => look(table));
    } catch (problem) {
      // A side without seeds cannot be set up.
      if (/** @type {{ code?: string }} */ (problem).code !== "setup") throw problem;
    }
  }
  return found;
}
