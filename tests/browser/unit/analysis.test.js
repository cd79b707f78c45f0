// Hint and analysis: who is ahead, in words and numbers; where a game turned.

/** @import {Side} from '../../../src/wasm/page.js' */
/** @import {Look} from '../../../www/analysis/mistakes.js' */

import assert from "node:assert/strict";
import { test } from "node:test";
import { curveOf, isSame, mistakesOf } from "../../../www/analysis/mistakes.js";
import {
  aheadIn,
  leadAtEnd,
  leadOf,
  leadSign,
  leadText,
  measure,
  mostOf,
  thenText,
} from "../../../www/analysis/worth.js";
import words from "../../../www/lang/en/analysis.js";
import { learn } from "../../../www/words/i18n.js";

learn(words);

/** A game whose estimates count seeds, and one without. */
const [counts, points] = [true, false].map((takes) => ({ takes, firstCapture: false, closes: !takes }));

/** @param {number} value @param {Side | null} [winner] @param {number} [turns] */
const lead = (value, winner = null, turns = 0) => ({ value, winner, turns });
/** @param {number} value @param {string} [best] @returns {Look} */
const look = (value, best = "A1") => ({ lead: lead(value), best });
/** @param {Side} side @param {string} notation */
const turn = (side, notation, complete = true) => ({ side, notation, complete });

test("a worth for the side to move is told as a lead of South or North", () => {
  assert.deepEqual(leadOf({ type: "about", value: 320 }, "south"), lead(320));
  assert.deepEqual(leadOf({ type: "about", value: 320 }, "north"), lead(-320));
  assert.deepEqual(leadOf({ type: "wins", value: 5 }, "north"), lead(0, "north", 5));
  assert.deepEqual(leadOf({ type: "loses", value: 4 }, "north"), lead(0, "south", 4));
});

test("estimates are said to be about so much, and only results are said plainly", () => {
  assert.equal(leadText(lead(320), counts), "South about 3 seeds ahead");
  assert.equal(leadText(lead(-110), counts), "North about 1 seed ahead");
  assert.equal(leadText(lead(-320), points), "North about 3 points ahead");
  assert.equal(leadText(lead(-20), counts), "About even");
  assert.equal(leadText(lead(0, "south", 5), counts), "South wins in 5 turns");
  assert.equal(leadText(lead(0, "south", 1), counts), "South wins in 1 turn");
  assert.equal(leadText(leadAtEnd({ winner: "north", reason: "stuck" }), points), "North has won");
  assert.equal(leadText(leadAtEnd({ winner: null, reason: "repetition" }), counts), "A draw");
  assert.equal(thenText(lead(-320), counts), "then North is about three seeds ahead");
});

test("figures have the mark of the side that is ahead, whoever moves", () => {
  assert.equal(leadSign(lead(320)), "▲ 3.2");
  assert.equal(leadSign(lead(-1250)), "▼ 12.5");
  assert.equal(leadSign(lead(0)), "= 0.0");
  assert.equal(leadSign(lead(0, "north", 7)), "▼ wins in 7");
  assert.equal(aheadIn(lead(20)), null);
  assert.equal(aheadIn(lead(20), true), "south");
});

test("a lead grows no further than a third of all seeds, which is as good as won", () => {
  const most = mostOf(counts, 60);
  assert.equal(measure(lead(5000), most), 2000);
  assert.equal(measure(lead(-5000), most), -2000);
  assert.equal(measure(lead(0, "north", 9), most), -2000);
  assert.equal(measure(lead(150), most), 150);
});

test("the same takes in another order are the same turn, and an unknown rest agrees with any", () => {
  assert.ok(isSame("B3:C4,D1", "B3:D1,C4"));
  assert.ok(!isSame("B3:C4,D1", "B3:C4,D2"));
  assert.ok(isSame("B3:C4,D1", "B3:C4…"));
  assert.ok(!isSame("B3", "B4"));
});

test("a place is worth at least what came of it for the side to move", () => {
  const turns = [turn("south", "A1"), turn("north", "C1")];
  assert.deepEqual(curveOf(turns, [look(0), look(500), look(700)], 2000), [500, 500, 700]);
  assert.deepEqual(curveOf(turns, [look(0), look(500), look(-300)], 2000), [0, -300, -300]);
  assert.deepEqual(curveOf(turns, [look(0), null, look(-300)], 2000), [0, null, -300]);
});

test("the turns that lost most are named, the worst first, each against its best", () => {
  const turns = [turn("south", "A1"), turn("north", "C1"), turn("south", "A2:C3"), turn("north", "C2")];
  const looks = [look(0, "B4"), look(-300, "C1"), look(-300, "A2:D5"), look(-1200, "C5"), look(-900, "A1")];
  const found = mistakesOf(turns, looks, 2000).map(({ turn, side, played, better, kind, loss }) => [
    turn,
    side,
    played,
    better,
    kind,
    loss,
  ]);
  assert.deepEqual(found, [
    [2, "south", "A2:C3", "A2:D5", "seeds", 900],
    [0, "south", "A1", "B4", "seeds", 300],
    [3, "north", "C2", "C5", "seeds", 300],
  ]);
});

test("a win that was missed, and a turn that loses, are told as such", () => {
  const turns = [turn("south", "A1"), turn("north", "C1")];
  /** @type {Look[]} */
  const looks = [
    { lead: lead(0, "south", 3), best: "B2" },
    { lead: lead(100), best: "C4" },
    { lead: lead(0, "south", 6), best: "A1" },
  ];
  const found = mistakesOf(turns, looks, 2000).map(({ turn, kind, better, turns }) => [turn, kind, better, turns]);
  assert.deepEqual(found, [
    [0, "missed", "B2", 3],
    [1, "threw", "C4", 0],
  ]);
});

test("nothing is blamed that nobody has studied, nor a turn under way, nor giving up", () => {
  const south = turn("south", "A1");
  assert.deepEqual(mistakesOf([south], [look(0, "B1"), null], 2000), []);
  assert.deepEqual(mistakesOf([turn("south", "A1", false)], [look(0, "B1"), look(-900)], 2000), []);
  assert.deepEqual(
    mistakesOf([turn("south", "resign")], [look(0, "B1"), { lead: lead(0, "north"), best: "" }], 2000),
    [],
  );
  assert.deepEqual(mistakesOf([south], [look(0, "A1"), look(-900)], 2000), [], "the best turn is no mistake");
});
