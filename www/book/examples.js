// The worked examples of the rule book: set-ups and moves. Holes have each side's own numbers in sowing order from 0,
// in Embeli the numbers of the ring; the core plays the examples.

/** @import {BoardInfo, Game, Hole, Move, Options, SetupInfo, Side, Traits} from '../../src/wasm/page.js' */
/** @import {GameTable} from '../game/session.js' */
/** @import {Timeline} from '../game/timeline.js' */

import { Core } from "../game/core.js";

/**
 * @typedef {object} Example
 * @property {Game} game
 * @property {Options} [options]
 * @property {Side} [turn]  who begins, by default South
 * @property {string} [south]  seeds: `hole=seeds …`, or all in order; the standard set-up when neither side has any
 * @property {string} [north]
 * @property {string} [ring]  the same for Embeli
 * @property {Hole[]} [closed]
 * @property {number} [store]
 * @property {string} moves  `s` sows, `t` takes, `p` passes, with the hole's number; `forced` as long as there is only
 * one move
 */

/** @param {number} count */
const singles = (count) => Array(count).fill(1).join(" ");

/** @type {Record<string, Example>} */
export const examples = {
  N1: { game: "nakabili", moves: "s13 t0 t1 t12" },
  N2: { game: "nakabili", moves: "s0" },
  N3: { game: "nakabili", south: "9=1 10=1 14=1", north: "0=4 4=2 5=1 11=3", moves: "s9 t0" },
  N4: { game: "nakabili", south: "9=1 13=1", north: "2=5 13=2", moves: "s9" },
  N5: { game: "nakabili", south: "1=1 5=1 12=1 4=2", north: "0=1", moves: "s4" },
  N6: { game: "nakabili", south: "7=2 0=1", north: "8=2 1=6", moves: "s7" },
  N7: { game: "nakabili", south: "8=16", north: "15=2 0=3 8=2", moves: "s8 t8" },
  K1: { game: "kabwanga", moves: "s0" },
  K2: { game: "kabwanga", south: "2=1 8=2 11=2", north: "0=1 2=1 5=2 10=3 13=4", moves: "s8" },
  K3: {
    game: "kabwanga",
    options: { capture_inside_move: "true" },
    south: "2=1 8=2 11=2",
    north: "0=1 2=1 5=2 10=3 13=4",
    moves: "s8",
  },
  K4: { game: "kabwanga", south: "3=1 14=1 15=1", north: "0=1", moves: "s14" },
  K5: { game: "kabwanga", south: "13=2 0=3 5=1", north: "8=1 3=1", moves: "s13" },
  S1: { game: "nsolo", moves: "s6 t3 t9" },
  S2: { game: "nsolo", options: { capture: "1913" }, moves: "s6 t3" },
  S3: { game: "nsolo", south: "3=1 4=1 10=1", north: "12=1 2=1", moves: "s10 t2" },
  S4: { game: "nsolo", south: "9=2 0=1", north: "12=3 1=1 2=1", moves: "s9 t1 t2" },
  S5: { game: "nsolo", south: singles(16), north: "0=3", moves: "p" },
  S6: { game: "nsolo", south: singles(16), north: singles(16), moves: "p p" },
  E1: { game: "embeli", moves: "s0" },
  E1B: { game: "embeli", options: { opponent_nti: "skipped" }, moves: "s0" },
  E2: { game: "embeli", ring: "7=4 11=3 0=2 3=1 15=1", moves: "s7" },
  E3: { game: "embeli", ring: "9=5 1=3 4=1 14=2 15=2", closed: [11, 12, 13], moves: "s9" },
  E3b: { game: "embeli", ring: "9=4 1=3 4=1 14=2 15=2", closed: [11, 12, 13], moves: "s9" },
  E4: { game: "embeli", ring: "9=12 21=3 0=1 5=2 12=1 16=2", moves: "s9" },
  E5: { game: "embeli", turn: "north", ring: "16=3 0=1", closed: [17], moves: "s16" },
  E6: { game: "embeli", turn: "north", ring: "19=4 1=3 3=1", moves: "s19" },
  "D1-nakabili": { game: "nakabili", turn: "north", south: "8=1", north: "1=1 2=1", moves: "forced" },
  "D1-kabwanga": { game: "kabwanga", turn: "north", south: "8=1", north: "1=1 2=1", moves: "forced" },
  "X1-nsolo": {
    game: "nsolo",
    options: { endless: "lose" },
    south: "2 1 0 4 0 1 3 0 1 3 1 0 1 0 1 0",
    north: "3=1",
    moves: "s9",
  },
  "X1-embeli": {
    game: "embeli",
    options: { endless: "lose" },
    turn: "north",
    ring: "2 1 15 7 3 0 1 0 2 1 2 8 0 0 9 3 4 1 2 8 2 8",
    closed: [13],
    store: 1,
    moves: "s18",
  },
  "X2-nakabili": {
    game: "nakabili",
    south: "3 0 1 2 1 6 1 2 0 5 2 1 0 3 0 2",
    north: "3=1",
    moves: "s7",
  },
  "X2-kabwanga": {
    game: "kabwanga",
    south: "0 3 1 0 1 1 0 2 2 1 4 0 2 1 1 0",
    north: "3=1",
    moves: "s10",
  },
  "X2-nsolo": {
    game: "nsolo",
    turn: "north",
    north: "3 0 2 1 9 1 0 1 2 1 3 2 0 2 1 0",
    south: "3=1",
    moves: "s11",
  },
};

/**
 * An example as the core played it.
 * @typedef {object} Played
 * @property {BoardInfo} board
 * @property {Timeline} timeline
 */

/**
 * Has the core play an example.
 * @param {Example} example
 * @returns {Played}
 */
export function play(example) {
  return Core.current.call(({ GameTable }) => {
    const { game, options = {}, turn = "south" } = example;
    const fresh = new GameTable(game, options, turn);
    const setup = fresh.setup();
    const { traits } = fresh.start();
    fresh.free();
    const table = GameTable.fromSetup(layOut(setup, traits, example));
    const board = table.board();
    const first = table.position();
    playAll(table, board, example.moves);
    const turns = Array.from({ length: table.turns() }, (_, i) => table.turn(i));
    table.free();
    return { board, timeline: { turns, first: turns[0]?.before ?? first, rules: { game, options: setup.options } } };
  });
}

/**
 * The set-up of an example.
 * @param {SetupInfo} setup  the standard one, from which the rest is taken
 * @param {Traits} traits
 * @param {Example} example
 * @returns {SetupInfo}
 */
function layOut(setup, { firstCapture }, { south, north, ring, closed = [], store = 0 }) {
  if (south === undefined && north === undefined && ring === undefined) return setup;
  const seeds = setup.seeds.map(() => 0);
  /** @param {string} text @param {number} from */
  const lay = (text, from) => {
    text.split(" ").forEach((word, i) => {
      const [hole, count] = word.includes("=") ? word.split("=").map(Number) : [i, Number(word)];
      seeds[from + hole] = count;
    });
  };
  if (south) lay(south, 0);
  if (north) lay(north, seeds.length / 2);
  if (ring) lay(ring, 0);
  // In the middle of a game both sides have captured before.
  const captured = /** @type {[boolean, boolean]} */ (firstCapture ? [true, true] : setup.captured);
  return { ...setup, seeds, closed, store, captured };
}

/**
 * @param {GameTable} table
 * @param {BoardInfo} board
 * @param {string} moves
 */
function playAll(table, board, moves) {
  if (moves === "forced") {
    for (let { legal } = table.position(); legal.length === 1; { legal } = table.position()) table.play(legal[0]);
    return;
  }
  for (const word of moves.split(" ")) table.play(moveOf(board, table.position().turn, word));
}

/**
 * @param {BoardInfo} board
 * @param {Side} turn
 * @param {string} word
 * @returns {Move}
 */
function moveOf(board, turn, word) {
  if (word === "p") return { type: "pass" };
  const sows = word[0] === "s";
  const north = (turn === "north") === sows;
  const half = board.shape === "four-rows" && north ? board.holes.length / 2 : 0;
  const hole = half + Number(word.slice(1));
  return sows ? { type: "sow", hole } : { type: "take", hole };
}

/**
 * The names of holes by their numbers, for sentences: `s13` and `n8`, in Embeli `r14`.
 * @param {BoardInfo} board
 */
export function names({ shape, holes }) {
  const half = holes.length / 2;
  return Object.fromEntries(
    holes.map(({ name }, hole) => {
      if (shape === "ring") return [`r${hole}`, name];
      return hole < half ? [`s${hole}`, name] : [`n${hole - half}`, name];
    }),
  );
}
