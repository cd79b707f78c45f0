import assert from "node:assert/strict";
import { test } from "node:test";

import {
  holeLabel,
  outcomeSentence,
  problemSentence,
  refusalSentence,
  sentenceAt,
  turnSentence,
} from "../../../www/speech.js";
import { stagesOf } from "../../../www/timeline.js";
import { board, capture, fourRows, opening, turn } from "./help.js";

/** @import {Event, Outcome, Refusal} from '../../../src/boundary.js' */

const eight = fourRows(8);
const noHead = { mutwi: null };

/** @param {Event[]} events @param {number} at @param {boolean} [complete] */
const said = (events, at, complete = true) =>
  sentenceAt(eight, { turns: [turn(opening(), events, { complete })], first: opening() }, { turn: 0, event: at }, true);

test("a hole says its name, owner, seeds, what it faces and whether it can be sown", () => {
  const state = opening();
  assert.equal(
    holeLabel(eight, state, 11, null, noHead),
    "B5, your front hole, two seeds, faces C5 with two, can be sown",
  );
  assert.equal(holeLabel(eight, state, 8, "empty", noHead), "B8, your front hole, empty, faces C8 with two");
  assert.equal(
    holeLabel(eight, state, 16, "notYours", noHead),
    "D8, North’s back hole, two seeds, cannot be chosen: it belongs to North",
  );
});

test("when seeds are owed, a hole says whether it can be taken", () => {
  const state = { ...opening(), owed: 2 };
  assert.match(holeLabel(eight, state, 16, null, noHead), /can be taken$/);
  assert.match(refusalSentence(eight, state, 3, "notTheirs", noHead), /^A4 cannot be taken: .*North/);
});

test("every reason is a sentence of its own", () => {
  /** @type {(Refusal | 'back')[]} */
  const reasons = [
    "over",
    "notYours",
    "notTheirs",
    "empty",
    "closed",
    "single",
    "mutwi",
    "mustJoin",
    "nextOccupied",
    "nti",
    "endless",
    "back",
  ];
  const sentences = reasons.map((reason) => refusalSentence(eight, opening(), 4, reason, { mutwi: 9 }));
  assert.equal(new Set(sentences).size, reasons.length);
  for (const sentence of sentences) assert.match(sentence, /^A5 cannot be sown: [^{}]+\.$/);
  assert.match(sentences[6], /B7/);
});

test("a lap says what it sows, where it ends and why it goes on", () => {
  /** @type {Event[]} */
  const events = [
    { type: "lift", hole: 0, seeds: 2 },
    { type: "sow", hole: 1, inHand: 1 },
    { type: "sow", hole: 2, inHand: 0 },
    { type: "lapEnd", hole: 2, seeds: 3 },
    { type: "relay", hole: 2, seeds: 3 },
    { type: "sow", hole: 3, inHand: 2 },
  ];
  assert.equal(
    said(events, 4, false),
    "Lap 1: two seeds from A1. The last falls in A3, which already holds two, so those three are lifted for another lap.",
  );
  assert.equal(said(events, 2, false), "Lap 1: two seeds from A1. One is still in the hand.");
  assert.equal(said(events, 6, false), "Lap 2: three seeds from A3.");
});

test("a capture says what it takes and what may be chosen", () => {
  const events = capture();
  assert.equal(
    said(events, 4),
    "Lap 1: two seeds from A7. The last falls in B8, which was empty, and faces C8 with two seeds: a capture.",
  );
  assert.equal(said(events, 6), "South takes two seeds from C8. Two more seeds are South’s to choose.");
  assert.equal(said(events, 7, false), "South chooses D5 and takes one seed. One more to choose.");
  assert.equal(said(events, 9), "South sows A7 in one lap and takes four seeds from C8, D5 and C2. North to move.");
});

test("the beginning says who begins", () => {
  assert.equal(
    sentenceAt(eight, { turns: [], first: opening() }, { turn: 0, event: 0 }),
    "South begins. Choose a hole to sow.",
  );
});

test("every way for a sowing to rest has its words", () => {
  for (const why of /** @type {const} */ (["backRow", "facingEmpty", "empty", "store"])) {
    /** @type {Event[]} */
    const events = [
      { type: "lift", hole: 9, seeds: 1 },
      { type: "sow", hole: 10, inHand: 0 },
      { type: "lapEnd", hole: 10, seeds: 1 },
      { type: "rest", hole: 10, why },
      { type: "turnEnd", next: "north" },
    ];
    const sentence = turnSentence(eight, turn(opening(), events));
    assert.match(sentence, /^South sows B7 in one lap\. .+ North to move\.$/);
    assert.doesNotMatch(sentence, /[{}]|say\./);
  }
});

test("closing, tolls, the hole ahead, passing and endless sowing are told", () => {
  /** @type {Event[]} */
  const events = [
    { type: "lift", hole: 0, seeds: 2 },
    { type: "toll", hole: 17, inHand: 1 },
    { type: "sow", hole: 18, inHand: 0 },
    { type: "lapEnd", hole: 18, seeds: 4 },
    { type: "close", hole: 18 },
    { type: "relay", hole: 18, seeds: 4 },
    { type: "sow", hole: 19, inHand: 3 },
    { type: "lapEnd", hole: 19, seeds: 1 },
    { type: "ahead", hole: 20, seeds: 5 },
    { type: "lapEnd", hole: 21, seeds: 2 },
    { type: "endless", hole: 0, laps: 3, repeats: true },
    { type: "end", outcome: { winner: "north", reason: "endlessSowing" } },
  ];
  const told = stagesOf(events)
    .map(({ to }) => said(events, to, false))
    .join("\n");
  for (const part of [
    /closed hole costs one seed/,
    /makes four in D6/,
    /closed now/,
    /C\d|D4, the hole ahead, holds five/,
    /never ends/,
  ]) {
    assert.match(told, part);
  }
  assert.doesNotMatch(told, /[{}]|say\./);
  assert.match(
    turnSentence(eight, turn(opening(), [{ type: "pass" }, { type: "turnEnd", next: "north" }])),
    /South passes/,
  );
});

test("every outcome is told", () => {
  /** @type {Outcome['reason'][]} */
  const reasons = ["wipedOut", "stuck", "allEndless", "endlessSowing", "resigned"];
  for (const reason of reasons) {
    const sentence = outcomeSentence({ winner: "north", reason });
    assert.match(sentence, /^North wins: .*South.*\.$/);
  }
  assert.match(outcomeSentence({ winner: null, reason: "repetition" }), /draw/);
});

test("every problem has a sentence, even an unknown one", () => {
  for (const code of [
    "linkEmpty",
    "linkVersion",
    "linkDamaged",
    "linkChecksum",
    "setup",
    "illegal",
    "recordFull",
    "option",
    "news",
  ]) {
    assert.match(problemSentence({ code }), /^[A-Z][^{}]*\.$/);
  }
  assert.match(problemSentence({ code: "linkMove", number: 12, refusal: "empty" }), /^Move 12 .*\.$/);
});

test("a board with taken seeds reads the same", () => {
  assert.match(holeLabel(eight, board(new Array(32).fill(0)), 20, "empty", noHead), /D4, North’s back hole, empty/);
});
