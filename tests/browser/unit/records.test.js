// Games as text, through the module that the page loads for them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { initSync, readRecords, writeRecord } from "../../../www/core/mind.js";
import { GameTable, playAtRandom } from "./core.js";

initSync({ module: readFileSync(new URL("../../../www/core/mind_bg.wasm", import.meta.url)) });

const NONE = { event: "", date: "", south: "", north: "" };

test("a game becomes text and comes back, with its names", () => {
  for (const game of /** @type {const} */ (["nakabili", "kabwanga", "nsolo", "embeli"])) {
    const table = playAtRandom(new GameTable(game, { endless: "lose" }, "north"), 7, 12);
    const names = { south: 'Mutinta "the Lion"', north: "東京 ▲" };
    const text = writeRecord(table.save(), names);
    assert.ok(text.startsWith(`[Game "${game}"]\n[Endless "lose"]\n[South "Mutinta \\"the Lion\\""]\n`));
    assert.deepEqual(readRecords(text), [{ code: table.code(), names: { ...NONE, ...names } }]);
  }
});

test("what was undone is not in the text", () => {
  const table = playAtRandom(new GameTable("embeli", {}, "south"), 1, 5);
  table.undo();
  assert.equal(readRecords(writeRecord(table.save(), {}))[0].code, table.code());
});

test("a file of many games opens as many", () => {
  const file = readFileSync(new URL("../../records/nsolo.txt", import.meta.url), "utf8");
  const codes = [...file.matchAll(/^; (.*)$/gm)].map(([, code]) => code);
  assert.deepEqual(
    readRecords(file).map(({ code }) => code),
    codes,
  );
});

test("a text that is none tells what is wrong, and where", () => {
  /** @type {[string, object][]} */
  const wrong = [
    ["", { line: 1, column: 1, fault: "noGame" }],
    [
      '[Game "oware"]',
      { line: 1, column: 8, fault: "unknownValue", expected: ["nakabili", "kabwanga", "nsolo", "embeli"] },
    ],
    ['[Game "nsolo"]\r\n\r\n1. B8', { line: 3, column: 4, fault: "illegal", refusal: "empty" }],
    [
      '[Game "nsolo"]\n[Taken "999 0"]',
      { line: 2, column: 2, fault: "setup", faults: [{ fault: "tooManySeeds", found: 1059, limit: 999 }] },
    ],
  ];
  for (const [text, expected] of wrong) {
    assert.throws(
      () => readRecords(text),
      (problem) => {
        assert.deepEqual(problem, { code: "file", ...expected });
        return true;
      },
    );
  }
});
