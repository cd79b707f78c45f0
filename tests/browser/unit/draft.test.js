/** @import {SetupFault, SetupInfo} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import {
  cleared,
  counts,
  Draft,
  MOST,
  mirrored,
  moved,
  swapped,
  Typing,
  within,
  withLeaf,
  withSeeds,
} from "../../../www/editor/draft.js";
import { faultSentence } from "../../../www/editor/faults.js";
import book from "../../../www/lang/en/book.js";
import dialogs from "../../../www/lang/en/dialogs.js";
import editor from "../../../www/lang/en/editor.js";
import { has, learn, t } from "../../../www/words/i18n.js";
import { fourRows, ring } from "./boards.js";

/** @param {Partial<SetupInfo>} [rest] @returns {SetupInfo} */
const nakabili = (rest = {}) => ({
  game: "nakabili",
  options: {},
  seeds: Array(32).fill(2),
  closed: [],
  store: 0,
  taken: [0, 0],
  captured: [false, false],
  turn: "south",
  ...rest,
});

/** @param {Partial<SetupInfo>} [rest] @returns {SetupInfo} */
const embeli = (rest = {}) => ({ ...nakabili(), game: "embeli", seeds: Array(22).fill(4), ...rest });

test("steps can be undone and redone, and another step forgets what was undone", () => {
  const draft = new Draft(nakabili());
  draft.put(withSeeds(draft.setup, 3, 5));
  draft.put(withSeeds(draft.setup, 4, 6));
  draft.undo();
  assert.equal(draft.setup.seeds[4], 2);
  assert.ok(draft.canUndo && draft.canRedo);
  draft.redo();
  assert.equal(draft.setup.seeds[4], 6);
  draft.undo();
  draft.put(withSeeds(draft.setup, 0, 0));
  assert.ok(!draft.canRedo);
  draft.undo();
  draft.undo();
  draft.undo();
  assert.deepEqual(draft.setup, nakabili());
});

test("what changes nothing is no step", () => {
  const draft = new Draft(nakabili());
  draft.put(withSeeds(draft.setup, 3, 2));
  assert.ok(!draft.canUndo);
});

test("steps about the same thing are undone together", () => {
  const draft = new Draft(nakabili());
  draft.put(withSeeds(draft.setup, 3, 1), "digits 1");
  draft.put(withSeeds(draft.setup, 3, 12), "digits 1");
  draft.put(withSeeds(draft.setup, 5, 7), "digits 2");
  draft.undo();
  assert.deepEqual([draft.setup.seeds[3], draft.setup.seeds[5]], [12, 2]);
  draft.undo();
  assert.deepEqual(draft.setup, nakabili());
  // After an undo the same change is a new step.
  draft.put(withSeeds(draft.setup, 5, 9), "digits 2");
  draft.undo();
  assert.deepEqual(draft.setup, nakabili());
});

test("numbers stay within what the board can show", () => {
  assert.deepEqual([-1, 0, 3.7, MOST + 1, NaN].map(within), [0, 0, 3, MOST, 0]);
  assert.equal(withSeeds(nakabili(), 0, -1).seeds[0], 0);
});

test("all seeds of a hole move to another", () => {
  const { seeds } = moved(nakabili(), 3, 20);
  assert.deepEqual([seeds[3], seeds[20]], [0, 4]);
  assert.deepEqual(moved(nakabili(), 3, 3), nakabili());
});

test("a leaf is laid and lifted, in the order of the holes", () => {
  const two = withLeaf(withLeaf(embeli(), 13), 4);
  assert.deepEqual(two.closed, [4, 13]);
  assert.deepEqual(withLeaf(two, 13).closed, [4]);
});

test("clearing leaves nothing but whose turn it is", () => {
  const empty = cleared(embeli({ closed: [3], store: 5, turn: "north" }));
  assert.deepEqual(empty, embeli({ seeds: Array(22).fill(0), turn: "north" }));
});

test("North gets what South has, hole by hole in sowing order", () => {
  const seeds = Array.from({ length: 22 }, (_, hole) => hole);
  const { seeds: both, closed } = mirrored(embeli({ seeds, closed: [2, 15] }));
  assert.deepEqual(both.slice(0, 11), both.slice(11));
  assert.deepEqual(both.slice(0, 11), seeds.slice(0, 11));
  assert.deepEqual(closed, [2, 13]);
});

test("swapping the sides twice brings all of it back", () => {
  const seeds = Array.from({ length: 32 }, (_, hole) => hole);
  const setup = nakabili({ seeds, taken: [3, 4], captured: [true, false] });
  const once = swapped(setup);
  assert.deepEqual([once.seeds[0], once.seeds[16]], [16, 0]);
  assert.deepEqual([once.taken, once.captured, once.turn], [[4, 3], [false, true], "north"]);
  assert.deepEqual(swapped(once), setup);
  const leaf = embeli({ closed: [2, 15] });
  assert.deepEqual(swapped(leaf).closed, [4, 13]);
});

test("seeds are counted by side, and those taken and stored with all", () => {
  assert.deepEqual(counts(fourRows(8), nakabili({ taken: [3, 4] })), { south: 32, north: 32, all: 71 });
  assert.deepEqual(counts(ring(), embeli({ store: 2 })), { south: 44, north: 44, all: 90 });
});

test("digits typed soon after each other make one number", () => {
  const typing = new Typing();
  const type = (/** @type {number} */ hole, /** @type {number} */ digit, /** @type {number} */ now) =>
    typing.digit(hole, digit, now).count;
  assert.deepEqual([type(3, 1, 0), type(3, 2, 400), type(3, 0, 800)], [1, 12, 120]);
  // A fourth digit is too many; another hole or a long pause begins a new number.
  assert.equal(type(3, 5, 900), 5);
  assert.equal(type(4, 6, 1000), 6);
  assert.equal(type(4, 7, 9000), 7);
  typing.stop();
  assert.equal(type(4, 8, 9100), 8);
});

learn(book);
learn(editor);
learn(dialogs);

test("every reason why a lay-out cannot be played is a sentence with its numbers and names", () => {
  /** @type {[SetupFault, RegExp][]} */
  const faults = [
    [{ fault: "wrongHoles", expected: 32, found: 30 }, /32 holes.* 30 /],
    [{ fault: "tooManySeeds", found: 1200, limit: 999 }, /1200.*999/],
    [{ fault: "noSeeds", side: "north" }, /^North has no seeds/],
    [{ fault: "noHoleToClose", hole: 4 }, /^A5 cannot be closed/],
    [{ fault: "closedNti", hole: 10 }, /^B10 is a nti/],
    [{ fault: "closedHoleHasSeeds", hole: 11 }, /^C10 is closed/],
    [{ fault: "noStore" }, /no store/],
    [{ fault: "noTakenSeeds" }, /nobody takes/],
    [{ fault: "noFirstCapture" }, /Nakabili/],
    [{ fault: "alreadyOver", outcome: { winner: "north", reason: "stuck" } }, /North wins: South cannot move/],
    [{ fault: "alreadyOver", outcome: { winner: "north", reason: "allEndless" } }, /no sowing of South would ever end/],
  ];
  for (const [fault, expected] of faults) {
    const sentence = faultSentence(ring(), fault);
    assert.match(sentence, expected);
    assert.doesNotMatch(sentence, /[{}]|editor\./);
  }
});

test("every text that the editor and the rules ask for by a plain name exists", () => {
  let asked = 0;
  for (const folder of ["editor", "book"]) {
    const www = new URL(`../../../www/${folder}/`, import.meta.url);
    for (const name of readdirSync(www).filter((file) => file.endsWith(".js"))) {
      const source = readFileSync(new URL(name, www), "utf8");
      for (const [, key] of source.matchAll(/\b(?:t|list)\(\s*["']([\w.-]+)["']/g)) {
        assert.ok(has(key), `${folder}/${name} asks for “${key}”`);
        asked += 1;
      }
    }
  }
  assert.ok(asked > 40);
  assert.equal(t("book.part.rules"), "The rules");
});
