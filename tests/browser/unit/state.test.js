import assert from "node:assert/strict";
import { test } from "node:test";

import { apply, frameAt, restingFrame } from "../../../www/game/frame.js";
import { board, capture, opening, turn } from "./help.js";

test("a capture and its takes leave the board and are counted", () => {
  const played = turn(opening(), capture());
  const frame = frameAt(played, played.events.length);
  assert.deepEqual(frame.state.seeds.slice(0, 16), [2, 2, 2, 2, 2, 2, 0, 3, 1, 2, 2, 2, 2, 2, 2, 2]);
  assert.deepEqual(frame.state.seeds.slice(16), [2, 2, 2, 1, 2, 2, 2, 2, 0, 1, 2, 2, 2, 2, 2, 0]);
  assert.deepEqual(frame.state.taken, [4, 0]);
  assert.equal(frame.state.turn, "north");
  assert.equal(frame.state.owed, 0);
});

test("at every step the seeds on the board, in the hand and taken add up", () => {
  const played = turn(opening(), capture());
  for (let k = 0; k <= played.events.length; k++) {
    const { state, hand } = frameAt(played, k);
    const sum = state.seeds.reduce((a, b) => a + b, 0) + hand + state.store + state.taken[0] + state.taken[1];
    assert.equal(sum, 60, `after ${k} events`);
  }
});

test("the board before a turn is never changed", () => {
  const played = turn(opening(), capture());
  frameAt(played, played.events.length);
  assert.deepEqual(played.before, opening());
});

test("takes are counted down from what is owed", () => {
  const played = turn(opening(), capture());
  assert.deepEqual(
    [6, 7, 8].map((k) => frameAt(played, k).state.owed),
    [2, 1, 0],
  );
});

test("a toll goes into the store and a closed hole is remembered in order", () => {
  const frame = restingFrame(board([0, 3, 0, 0], { closed: [3] }));
  apply(frame, { type: "lift", hole: 1, seeds: 3, why: "free" }, "south");
  apply(frame, { type: "toll", hole: 3, inHand: 2 }, "south");
  apply(frame, { type: "close", hole: 2 }, "south");
  assert.equal(frame.state.store, 1);
  assert.equal(frame.hand, 2);
  assert.equal(frame.at, 3);
  assert.deepEqual(frame.state.closed, [2, 3]);
});

test("North is credited with what North takes", () => {
  const frame = restingFrame(board([4, 0], { turn: "north" }));
  apply(frame, { type: "capture", hole: 0, seeds: 4, emptyBehind: null }, "north");
  assert.deepEqual(frame.state.taken, [0, 4]);
});
