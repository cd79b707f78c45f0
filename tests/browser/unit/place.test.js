// Where the board stands at a link's place. The format of links is the core's, and tested there (tests/places.rs).

/** @import {Place} from '../../../src/wasm/page.js' */
/** @import {Timeline} from '../../../www/game/timeline.js' */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cursorAt, lapAt, placeAt } from "../../../www/game/place.js";
import { frameOn, settle, stagesOf, stopsOf } from "../../../www/game/timeline.js";
import { findLinks, GameTable, writeLink } from "./core.js";

const kept = readFileSync(new URL("../../links/places.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" "));

/** @type {Place} */
const NOWHERE = {
  turns: null,
  steps: 0,
  lap: 0,
  bottom: null,
  present: false,
  predict: false,
  hole: null,
  yours: false,
};

/** @param {string} code @returns {Timeline} */
function timelineOf(code) {
  const table = GameTable.open(code);
  const turns = Array.from({ length: table.turns() }, (_, i) => table.turn(i));
  table.free();
  return { turns, first: turns[0].before };
}

test("every kept link opens, means what it says, and is written in the same letters", () => {
  assert.ok(kept.length >= 100);
  for (const [link, meaning, seeds, hand] of kept) {
    const [{ code, place, damaged }] = findLinks(link);
    const expected = { ...NOWHERE, ...JSON.parse(meaning) };
    assert.deepEqual({ place, damaged }, { place: expected, damaged: false }, link);
    assert.equal(writeLink(code, expected), link);
    assert.match(link, /^[0-9A-Za-z.-]*[0-9A-Za-z]$/, "letters that chat programs keep");
    const line = timelineOf(code);
    const cursor = cursorAt(line.turns, expected);
    assert.ok(cursor, link);
    const frame = frameOn(line, settle(line, cursor));
    assert.equal(`${frame.state.seeds.join(",")} hand=${frame.hand}`, `${seeds} ${hand}`, link);
  }
});

test("each place of a game where one can stand has a link, and comes back", () => {
  for (const code of new Set(kept.map(([link]) => link.split("-")[0]))) {
    const line = timelineOf(code);
    line.turns.forEach(({ events }, turn) => {
      for (const event of stopsOf(events, "seed")) {
        const cursor = settle(line, { turn, event });
        const [{ place }] = findLinks(writeLink(code, placeAt(line.turns, cursor)));
        assert.deepEqual(settle(line, cursorAt(line.turns, place ?? NOWHERE) ?? { turn: -1, event: -1 }), cursor);
      }
      for (const stage of stagesOf(events).filter(({ lap }) => lap)) {
        assert.deepEqual(lapAt(line.turns, { turn, event: stage.to }), { turn, lap: stage.lap });
        assert.deepEqual(cursorAt(line.turns, { turns: turn, steps: 0, lap: stage.lap }), { turn, event: stage.from });
      }
    });
    const { turns } = line;
    for (const place of [
      { turns: turns.length + 1 },
      { turns: turns.length, steps: 1 },
      { turns: 0, steps: 99_999 },
      { turns: 0, lap: 999 },
    ])
      assert.equal(cursorAt(turns, { ...NOWHERE, ...place }), null);
  }
});
