/** @import {Mode, ModeName} from '../../../www/app/modes.js' */
/** @import {Position} from '../../../www/core/mancala.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Modes, ORDER } from "../../../www/app/modes.js";

/** A mode that has something to say on everything. @param {ModeName} name @param {string[]} told @returns {Mode} */
const busy = (name, told) => ({
  decide: ({ action }) => told.push(`${name} decides ${action}`) > 0,
  see: (position) => ({ ...position, turn: /** @type {any} */ (`${position.turn} ${name}`) }),
  say: (topic) => `${name} on ${topic}`,
  mark: (marks) => void (marks.turn = /** @type {any} */ (`${marks.turn} ${name}`)),
  name: (_, { label, can }) => ({ label: `${label} ${name}`, can: !can }),
  elsewhere: ORDER.indexOf(name),
  shown: (what) => void told.push(`${name} sees ${what}`),
  forget: () => void told.push(`${name} forgets`),
});

/** All that a set of modes answers. @param {ModeName[]} names  in the order in which they are loaded */
function answers(names) {
  /** @type {string[]} */
  const told = [];
  const modes = new Modes();
  for (const name of names) modes.add(name, busy(name, told));
  modes.decide({ action: "finish" });
  modes.shown("jumped");
  modes.forget();
  return {
    told,
    seen: modes.see(/** @type {Position} */ (/** @type {unknown} */ ({ turn: "" }))),
    said: modes.say("caption"),
    marked: modes.mark({ turn: null }),
    named: modes.name(0, { label: "", can: false }),
    elsewhere: modes.elsewhere,
  };
}

test("two modes answer alike, whichever is loaded first; the first in the list decides and has the last word", () => {
  for (const [i, one] of ORDER.entries()) {
    for (const other of ORDER.slice(i + 1)) {
      const found = answers([one, other]);
      assert.deepEqual(answers([other, one]), found, `${one}, ${other}`);
      assert.equal(found.told.filter((each) => each.includes("decides")).join(), `${one} decides finish`);
      assert.equal(found.said, `${one} on caption`);
      assert.equal(found.named.label, ` ${other} ${one}`);
      assert.equal(found.elsewhere, i);
    }
  }
});

test("what nobody has a word on stays as it is", () => {
  const modes = new Modes();
  modes.add("preview", {});
  const position = /** @type {Position} */ (/** @type {unknown} */ ({}));
  const marks = { turn: null };
  assert.equal(modes.decide({ sow: 3 }), false);
  assert.equal(modes.see(position), position);
  assert.equal(modes.say("turn"), null);
  assert.equal(modes.mark(marks), marks);
  assert.deepEqual([modes.secret, modes.holding, modes.byItself], [false, false, false]);
  assert.deepEqual([modes.elsewhere, modes.store()], [null, null]);
});
