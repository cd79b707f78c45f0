/** @import {Timeline, Unit} from '../../../www/game/timeline.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { endOf, frameOn, settle, stagesOf, stepFrom, stopsOf } from "../../../www/game/timeline.js";
import { capture, longTurn, opening, turn } from "./help.js";

/** @returns {Timeline} */
const timeline = () => ({ turns: [turn(opening(), longTurn(3)), turn(opening(), capture())], first: opening() });

test("a turn is cut into its laps, its captures and each take", () => {
  assert.deepEqual(stagesOf(capture()), [
    { from: 0, to: 4, lap: 1 },
    { from: 4, to: 6, lap: 0 },
    { from: 6, to: 7, lap: 0 },
    { from: 7, to: 9, lap: 0 },
  ]);
  assert.deepEqual(
    stagesOf(longTurn(3)).map(({ lap }) => lap),
    [1, 2, 3],
  );
});

test("stages have no gaps and cover the turn", () => {
  for (const events of [capture(), longTurn(7)]) {
    const stages = stagesOf(events);
    assert.equal(stages[0].from, 0);
    assert.equal(stages[stages.length - 1].to, events.length);
    stages.slice(1).forEach(({ from }, i) => assert.equal(from, stages[i].to));
  }
});

test("a closed hole and the lift of its seeds are one stage and one step", () => {
  /** @type {any[]} */
  const events = [
    { type: "lift", hole: 0, seeds: 1, why: "free" },
    { type: "sow", hole: 1, inHand: 0 },
    { type: "lapEnd", hole: 1, seeds: 4, ahead: null },
    { type: "close", hole: 1 },
    { type: "relay", hole: 1, seeds: 4, why: "occupied" },
  ];
  assert.deepEqual(
    stagesOf(events).map(({ from }) => from),
    [0, 3],
  );
  assert.deepEqual(stopsOf(events, "seed"), [0, 1, 3, 5]);
});

test("steps of each unit lead to the end and back to the start, over every turn", () => {
  for (const unit of /** @type {Unit[]} */ (["seed", "lap", "turn"])) {
    const game = timeline();
    let cursor = { turn: 0, event: 0 };
    let steps = 0;
    const seen = [cursor];
    for (
      let next = stepFrom(game, cursor, unit, 1);
      next.turn !== cursor.turn || next.event !== cursor.event;
      steps++
    ) {
      cursor = next;
      seen.push(cursor);
      next = stepFrom(game, cursor, unit, 1);
    }
    assert.deepEqual(cursor, endOf(game), unit);
    for (const place of seen.reverse().slice(1)) {
      cursor = stepFrom(game, cursor, unit, -1);
      assert.deepEqual(cursor, place, unit);
    }
    assert.deepEqual(cursor, { turn: 0, event: 0 });
    assert.equal(steps, unit === "turn" ? 2 : unit === "lap" ? 7 : 15);
  }
});

test("a place outside of the game is brought back into it", () => {
  const game = timeline();
  assert.deepEqual(settle(game, { turn: Infinity, event: Infinity }), endOf(game));
  assert.deepEqual(settle(game, { turn: -1, event: 5 }), { turn: 0, event: 0 });
  assert.deepEqual(settle(game, { turn: 1, event: 0 }), { turn: 0, event: game.turns[0].events.length });
});

test("a game without turns shows its first board", () => {
  assert.deepEqual(frameOn({ turns: [], first: opening() }, { turn: 0, event: 0 }).state, opening());
  assert.deepEqual(stepFrom({ turns: [], first: opening() }, { turn: 0, event: 0 }, "seed", 1), { turn: 0, event: 0 });
});
