/** @import {Side} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVELS, levelAt, peopleOf, seatsOf, turnsLeft } from "../../../www/game/seats.js";
import dialogs from "../../../www/lang/en/computer.js";

test("seats are written as two digits, and two persons as nothing", () => {
  assert.equal(seatsOf(0, 0), "");
  for (const south of [0, ...LEVELS]) {
    for (const north of LEVELS) {
      const seats = seatsOf(south, north);
      assert.deepEqual([levelAt(seats, "south"), levelAt(seats, "north")], [south, north]);
    }
  }
});

test("what cannot be read is a person", () => {
  for (const seats of ["", "00", "79", "x", "{}", " 0", "null"]) {
    assert.deepEqual(peopleOf(seats), ["south", "north"], seats);
  }
  assert.deepEqual(peopleOf("30"), ["north"]);
  assert.deepEqual(peopleOf("06"), ["south"]);
  assert.deepEqual(peopleOf("11"), []);
});

test("undo takes back to a person's own turn", () => {
  /** @param {string} sides */
  const turns = (sides) => [...sides].map((side) => ({ side: /** @type {Side} */ (side === "S" ? "south" : "north") }));
  assert.equal(turnsLeft(turns("SNSN"), "03"), 2, "the computer's turn goes, too");
  assert.equal(turnsLeft(turns("SNS"), "03"), 2, "while the computer thinks, only one's own");
  assert.equal(turnsLeft(turns("SNS"), "30"), 1);
  assert.equal(turnsLeft(turns("S"), "30"), -1, "what the computer began stays");
  assert.equal(turnsLeft(turns(""), "03"), -1);
  assert.equal(turnsLeft(turns("SNS"), "33"), 2, "without persons one turn goes");
  assert.equal(turnsLeft(turns("SNS"), ""), 2);
});

test("every level has a name and a line of its own", () => {
  for (const words of [dialogs.computer.name, dialogs.computer.line]) {
    const texts = Object.values(words);
    assert.deepEqual(Object.keys(words), LEVELS.map(String));
    assert.equal(new Set(texts).size, LEVELS.length);
  }
});
