/** @import {Outcome, Refusal} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { holeLabel, outcomeSentence, problemSentence, refusalSentence } from "../../../www/words/names.js";
import { board, fourRows, opening } from "./help.js";

const eight = fourRows(8);
const noHead = /** @type {const} */ ({ mutwi: null, singles: "join" });

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
  const sentences = reasons.map((reason) => refusalSentence(eight, opening(), 4, reason, { ...noHead, mutwi: 9 }));
  assert.equal(new Set(sentences).size, reasons.length);
  for (const sentence of sentences) assert.match(sentence, /^A5 cannot be sown: [^{}]+\.$/);
  assert.match(sentences[6], /B7/);
});

test("every outcome is told", () => {
  /** @type {Outcome['reason'][]} */
  const reasons = ["wipedOut", "stuck", "allEndless", "noEndFound", "endlessSowing", "resigned"];
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
    "linkCase",
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
