// The page's own code applies the events of every move to the old board, which gives the core's new board. Needs no
// browser.

/** @import {BoardState, Game, Options} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { frameAt } from "../../../www/game/frame.js";
import { GAMES, GameTable, games, wander } from "./core.js";

/** Every option of a game by itself, besides the default. @param {Game} game @returns {Options[]} */
function variants(game) {
  const { choices } = games().find((info) => info.game === game) ?? { choices: [] };
  const sizes = ["9", "20", "36"];
  return [
    {},
    ...choices.flatMap(({ key, values }) =>
      (key === "columns" ? sizes : values.slice(1)).map((value) => ({ [key]: value })),
    ),
  ];
}

/** @param {BoardState} state */
const plain = ({ seeds, closed, store, taken, turn, owed }) => ({ seeds, closed, store, taken, turn, owed });

for (const game of GAMES) {
  for (const options of variants(game)) {
    const name = Object.entries(options).join() || "standard rules";
    test(`${game}, ${name}: the board after the last event is the core's`, () => {
      const large = Number(options.columns ?? 8) > 10;
      for (let seed = 1; seed <= (large ? 1 : 4); seed++) {
        const table = new GameTable(game, options, seed % 2 ? "south" : "north");
        let moves = 0;
        wander(table, seed, () => {
          check(table);
          return large && ++moves > 400;
        });
        check(table);
        table.free();
      }
    });
  }
}

/** @param {GameTable} table */
function check(table) {
  const last = table.turns() - 1;
  if (last < 0) return;
  const turn = table.turn(last);
  const position = table.position();
  const { state, hand } = frameAt(turn, turn.events.length);
  // When the game is over nobody is to move.
  const expected = { ...plain(position), turn: position.outcome ? state.turn : position.turn };
  assert.deepEqual(plain(state), expected, `${table.code()}: ${turn.notation}`);
  assert.equal(hand, 0);
}
