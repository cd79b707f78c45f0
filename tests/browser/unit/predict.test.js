/** @import {Event} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { answerers, noScore, Prediction, partsOf, scored } from "../../../www/class/predict.js";
import { capture, longTurn } from "./help.js";

/**
 * The last seed makes four: a leaf closes the hole, and the four are sown on; the last of them pays the toll of a
 * closed hole.
 * @type {Event[]}
 */
const CLOSING = [
  { type: "lift", hole: 9, seeds: 2, why: "free" },
  { type: "sow", hole: 10, inHand: 1 },
  { type: "sow", hole: 11, inHand: 0 },
  { type: "lapEnd", hole: 11, seeds: 4, ahead: null },
  { type: "close", hole: 11 },
  { type: "relay", hole: 11, seeds: 4, why: "occupied" },
  { type: "sow", hole: 12, inHand: 3 },
  { type: "sow", hole: 13, inHand: 2 },
  { type: "sow", hole: 14, inHand: 1 },
  { type: "toll", hole: 15, inHand: 0 },
  { type: "rest", hole: 15, why: "store" },
  { type: "turnEnd", next: "north" },
];

/** Kabwanga with captures inside the move. @type {Event[]} */
const INSIDE = [
  { type: "lift", hole: 8, seeds: 1, why: "free" },
  { type: "sow", hole: 9, inHand: 0 },
  { type: "lapEnd", hole: 9, seeds: 1, ahead: null },
  { type: "capture", hole: 30, seeds: 4, emptyBehind: null },
  { type: "capture", hole: 17, seeds: 1, emptyBehind: null },
  { type: "ahead", hole: 10, seeds: 2 },
  { type: "sow", hole: 11, inHand: 1 },
  { type: "sow", hole: 12, inHand: 0 },
  { type: "lapEnd", hole: 12, seeds: 1, ahead: null },
  { type: "capture", hole: 27, seeds: 3, emptyBehind: null },
  { type: "turnEnd", next: "north" },
];

test("each lap is a question, and together they cover the whole turn", () => {
  for (const events of [capture(), CLOSING, INSIDE, longTurn(30)]) {
    const parts = partsOf(events, "lap");
    assert.equal(parts[0].from, 0);
    assert.equal(parts.at(-1)?.to, events.length);
    parts.slice(1).forEach((part, i) => assert.equal(part.from, parts[i].to));
  }
  assert.equal(partsOf(longTurn(30), "lap").length, 30);
});

test("a lap's answer is where its last seed falls, the store included", () => {
  assert.deepEqual(
    partsOf(CLOSING, "lap").map(({ truth, hole, seeds, lap }) => ({ truth, hole, seeds, lap })),
    [
      { truth: 11, hole: 9, seeds: 2, lap: 1 },
      { truth: "store", hole: 11, seeds: 4, lap: 2 },
    ],
  );
  assert.deepEqual(
    partsOf(INSIDE, "lap").map(({ truth }) => truth),
    [9, 12],
  );
});

test("a closing and the captures inside a move are shown with the lap they come from or lead to, not before", () => {
  assert.deepEqual(
    partsOf(CLOSING, "lap").map(({ from }) => CLOSING[from].type),
    ["lift", "close"],
  );
  assert.deepEqual(
    partsOf(INSIDE, "lap").map(({ from }) => INSIDE[from].type),
    ["lift", "ahead"],
  );
});

test("the whole turn is one question", () => {
  assert.deepEqual(partsOf(CLOSING, "turn"), [{ from: 0, to: 12, lap: 1, hole: 9, seeds: 2, truth: "store" }]);
  assert.equal(partsOf(INSIDE, "turn")[0].truth, 12);
  assert.equal(partsOf(capture(), "turn")[0].truth, 8);
  const endless = [...longTurn(3).slice(0, -2), /** @type {Event} */ ({ type: "endless", hole: 0, laps: 3 })];
  assert.equal(partsOf(endless, "turn")[0].truth, "never");
  assert.equal(partsOf(endless, "lap").at(-1)?.truth, 6);
});

test("captures and closings are counted, what is chosen later is not", () => {
  assert.equal(partsOf(capture(), "captures")[0].truth, 2);
  assert.equal(partsOf(INSIDE, "captures")[0].truth, 8);
  assert.equal(partsOf(longTurn(4), "captures")[0].truth, 0);
  assert.equal(partsOf(CLOSING, "closings")[0].truth, 1);
});

test("while a question is open, not one event after it may be seen", () => {
  const prediction = new Prediction(CLOSING, "lap", ["south"]);
  assert.equal(prediction.visible, 0);
  assert.equal(prediction.free, false);
  prediction.answer(11);
  assert.equal(prediction.visible, 4);
  assert.equal(prediction.free, false, "the second lap is still held");
  assert.deepEqual(prediction.arrive(), [{ side: "south", answer: 11, truth: 11, right: true }]);
  assert.equal(prediction.phase, "asking");
  assert.equal(prediction.visible, 4);
  prediction.answer(14);
  assert.ok(prediction.free);
  assert.deepEqual(prediction.arrive(), [{ side: "south", answer: 14, truth: "store", right: false }]);
  assert.equal(prediction.phase, "over");
});

test("when both teams answer, nothing is shown before the second has", () => {
  const prediction = new Prediction(capture(), "turn", ["north", "south"]);
  assert.equal(prediction.side, "north");
  prediction.answer(8);
  assert.equal(prediction.side, "south");
  assert.equal(prediction.visible, 0);
  assert.deepEqual(prediction.arrive(), [], "nothing has been shown, so nobody is judged");
  prediction.answer(7);
  prediction.answer(7);
  assert.deepEqual(
    prediction.arrive().map(({ side, right }) => [side, right]),
    [
      ["north", true],
      ["south", false],
    ],
  );
  assert.deepEqual(prediction.arrive(), [], "a verdict is given once");
});

test("skipping shows the lap, or all the rest, and judges nobody", () => {
  const prediction = new Prediction(longTurn(5), "lap", ["south", "north"]);
  prediction.answer(3);
  prediction.skip(false);
  assert.equal(prediction.visible, 4);
  assert.deepEqual(prediction.arrive(), []);
  assert.equal(prediction.part.lap, 2);
  prediction.skip(true);
  assert.ok(prediction.free);
  assert.equal(prediction.visible, longTurn(5).length);
  assert.deepEqual(prediction.arrive(), []);
  assert.equal(prediction.phase, "over");
});

test("the score counts the right answers of each side among its answers", () => {
  const verdicts = /** @type {const} */ ([
    { side: "south", answer: 8, truth: 8, right: true },
    { side: "north", answer: 7, truth: 8, right: false },
  ]);
  const before = noScore();
  const after = scored(scored(before, verdicts), verdicts.slice(0, 1));
  assert.deepEqual(after, { south: { right: 2, asked: 2 }, north: { right: 0, asked: 1 } });
  assert.deepEqual(before, noScore(), "the old score is left as it was");
});

test("who answers: the mover, the other side, or the other one first and then the mover", () => {
  /** @type {import("../../../src/wasm/page.js").Side[]} */
  const people = ["south", "north"];
  assert.deepEqual(answerers("mover", "north", people), ["north"]);
  assert.deepEqual(answerers("other", "north", people), ["south"]);
  assert.deepEqual(answerers("both", "north", people), ["south", "north"]);
});

test("the computer is not asked; where it plays both sides, the people who watch are", () => {
  for (const who of /** @type {const} */ (["mover", "other", "both"])) {
    assert.deepEqual(answerers(who, "north", ["south"]), ["south"]);
    assert.deepEqual(answerers(who, "south", ["south"]), ["south"]);
  }
  assert.deepEqual(answerers("mover", "north", []), ["north"]);
  assert.deepEqual(answerers("both", "north", []), ["south", "north"]);
});
