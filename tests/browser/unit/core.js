// The real core, in Node.js, and the games that an independent model of the rules has played (tests/vectors).

/** @import {BoardInfo, Event, Move, SetupInfo} from '../../../src/wasm/page.js' */
/** @import {Timeline} from '../../../www/game/timeline.js' */

import { readdirSync, readFileSync } from "node:fs";

import { findLinks, GameTable, initSync, writeLink } from "../../../www/core/mancala.js";

const CORE = new URL("../../../www/core/mancala_bg.wasm", import.meta.url);
const VECTORS = new URL("../../vectors/", import.meta.url);

initSync({ module: readFileSync(CORE) });

export { findLinks, GameTable, writeLink };

/**
 * A game from the vectors, see their README.
 * @typedef {object} Recorded
 * @property {SetupInfo["game"]} game
 * @property {Record<string, string | number | boolean>} options
 * @property {any} start
 * @property {{move: string, trace: any[][], after: any}[]} steps
 */

/** The games of each file. @returns {{file: string, games: Recorded[]}[]} */
export const recorded = () =>
  readdirSync(VECTORS)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .map((file) => ({
      file,
      games: readFileSync(new URL(file, VECTORS), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((text) => JSON.parse(text)),
    }));

/**
 * A table at the start of a recorded game.
 * @param {Recorded} recorded
 */
export function tableOf({ game, options, start }) {
  const ring = game === "embeli";
  return GameTable.fromSetup({
    game,
    options: Object.fromEntries(
      Object.entries(options)
        // Only Nsolo has boards of several sizes; the vectors note the size of the others too.
        .filter(([key]) => key !== "columns" || game === "nsolo")
        .map(([key, value]) => [key, String(value)]),
    ),
    seeds: ring ? start.ring : [...start.south, ...start.north],
    closed: start.closed ?? [],
    store: start.store ?? 0,
    taken: start.taken ?? [0, 0],
    captured: start.captured ?? [false, false],
    turn: start.turn === 0 ? "south" : "north",
  });
}

/**
 * A recorded move in the core's form.
 * @param {BoardInfo} board
 * @param {"south" | "north"} side  who moves
 * @param {string} text  `s13`, `t8`, `pass`
 * @returns {Move}
 */
export function moveOf(board, side, text) {
  if (text === "pass") return { type: "pass" };
  const number = Number(text.slice(1));
  const sow = text[0] === "s";
  if (board.shape === "ring") return { type: "sow", hole: number };
  const south = sow === (side === "south");
  return { type: sow ? "sow" : "take", hole: number + (south ? 0 : board.holes.length / 2) };
}

/**
 * Plays a move and returns its events.
 * @param {GameTable} table
 * @param {Move} move
 * @returns {Event[]}
 */
export function eventsOf(table, move) {
  const { owed } = table.position();
  const before = owed ? table.turn(table.turns() - 1).events.length : 0;
  return table.play(move).last?.events.slice(before) ?? [];
}

/**
 * All turns of a table, in the page's form.
 * @param {GameTable} table
 * @returns {Timeline}
 */
export function timelineOf(table) {
  const turns = Array.from({ length: table.turns() }, (_, i) => table.turn(i));
  return { turns, first: turns[0]?.before ?? table.position(), rules: table.start() };
}

/**
 * Random numbers, the same in every run.
 * @param {number} seed
 */
export function dice(seed) {
  let state = seed;
  /** @param {number} n */
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/**
 * Plays random moves to the end, or for a number of turns.
 * @param {GameTable} table
 * @param {number} seed
 * @param {number} [turns]
 */
export function playAtRandom(table, seed, turns = Infinity) {
  const roll = dice(seed);
  while (table.turns() < turns) {
    const { legal, outcome } = table.position();
    if (outcome || !legal.length) break;
    table.play(legal[roll(legal.length)]);
  }
  return table;
}
