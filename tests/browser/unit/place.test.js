// The place in a link: every kind round trip, any text decoded, old links for ever, and where the board then stands.

/** @import {Place} from '../../../www/share/place.js' */
/** @import {Line} from '../../../www/game/timeline.js' */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cursorAt, lapAt, placeAt } from "../../../www/game/place.js";
import { frameOn, settle, stagesOf, stopsOf } from "../../../www/game/timeline.js";
import { NOWHERE, readLink, writeLink } from "../../../www/share/place.js";
import { GameTable } from "./core.js";

const kept = readFileSync(new URL("../../links/places.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" "));
const CODE = kept[0][0].split("-")[0];
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.-_~%#é ";

/** The same numbers every time. @param {number} seed */
function random(seed) {
  return (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** @param {string} code @returns {Line} */
function lineOf(code) {
  const table = GameTable.open(code);
  const turns = Array.from({ length: table.turns() }, (_, i) => table.turn(i));
  table.free();
  return { turns, first: turns[0].before };
}

test("every kept link opens, means what it says, and is written in the same letters", () => {
  assert.ok(kept.length >= 100);
  for (const [link, meaning, seeds, hand] of kept) {
    const { code, place, damaged } = readLink(link);
    const expected = { ...NOWHERE, ...JSON.parse(meaning) };
    assert.deepEqual({ place, damaged }, { place: expected, damaged: false }, link);
    assert.equal(writeLink(code, expected), link);
    assert.match(link, /^[0-9A-Za-z.-]*[0-9A-Za-z]$/, "letters that chat programs keep");
    const line = lineOf(code);
    const cursor = cursorAt(line.turns, expected);
    assert.ok(cursor, link);
    const frame = frameOn(line, settle(line, cursor));
    assert.equal(`${frame.state.seeds.join(",")} hand=${frame.hand}`, `${seeds} ${hand}`, link);
  }
});

test("every place is read as it was written", () => {
  const next = random(1);
  for (let i = 0; i < 5000; i++) {
    /** @type {Place} */
    const place = { ...NOWHERE };
    if (next(20) === 0) place.yours = true;
    else {
      if (next(3)) place.turns = next(10 ** next(10));
      if (place.turns !== null && next(2)) place[next(2) ? "steps" : "lap"] = 1 + next(999);
      if (next(2)) place.bottom = next(2) ? "south" : "north";
      place.present = next(2) === 0;
      place.predict = next(2) === 0;
      if (place.predict && next(2)) place.hole = next(72);
    }
    const link = writeLink(CODE, place);
    const says = JSON.stringify(place) !== JSON.stringify(NOWHERE);
    assert.deepEqual(readLink(link), { code: CODE, place: says ? place : null, damaged: false }, link);
    assert.deepEqual(readLink(`#${link}\n`), readLink(link));
  }
});

test("any text is read: the code as it stands, the place or nothing", () => {
  const next = random(2);
  let damaged = 0;
  const rounds = 30_000;
  for (let i = 0; i < rounds; i++) {
    let text = kept[next(kept.length)][0];
    for (let times = 1 + next(3); times > 0; times--) {
      const at = next(text.length + 1);
      const letter = LETTERS[next(LETTERS.length)];
      text = [
        () => text.slice(0, at) + letter + text.slice(at + 1),
        () => text.slice(0, at) + letter + text.slice(at),
        () => text.slice(0, at) + text.slice(at + 1),
        () => text.slice(0, at),
        () => text.slice(at) + text.slice(0, at),
      ][next(5)]();
    }
    const read = readLink(text);
    assert.equal(typeof read.code, "string");
    assert.ok(!read.code.includes("-"));
    if (read.damaged) assert.equal(read.place, null);
    // What is read is written in just these letters: nothing else would have been taken.
    else if (read.place) assert.equal(writeLink(read.code, read.place), text.trim().replace(/^#+/, ""));
    damaged += Number(read.damaged);
  }
  assert.ok(damaged > rounds / 2, `${damaged} were found out`);
  for (const text of [
    "",
    "#",
    "-",
    "--",
    "-y",
    "-00",
    "1-",
    "\0",
    "😀-😀",
    "-".repeat(9999),
    `${"1".repeat(99_999)}-t1`,
  ])
    readLink(text);
});

test("nearly every wrong letter is found out", () => {
  let missed = 0;
  let all = 0;
  for (const [link] of kept.slice(0, 23)) {
    for (let at = 0; at < link.length; at++) {
      for (const letter of "05AZaz") {
        if (link[at] === letter || link[at] === "-") continue;
        all += 1;
        if (readLink(link.slice(0, at) + letter + link.slice(at + 1)).place) missed += 1;
      }
    }
  }
  assert.ok(missed <= all / 500, `${missed} of ${all}`);
});

test("a place of another code, or in other words, is damaged", () => {
  const link = writeLink(CODE, { turns: 1 });
  const other = kept.map(([one]) => one.split("-")[0]).find((code) => code !== CODE);
  assert.equal(readLink(link.replace(CODE, other ?? "")).damaged, true);
  for (const body of [
    "",
    "s1",
    "l2",
    "t01",
    "t1s0",
    "t1l0",
    "t1s1l1",
    "t1234567890",
    "St1",
    "bS",
    "yS",
    "q72x",
    "t1t2",
    "x",
  ]) {
    // Signed as if it were right.
    let found = false;
    for (const a of LETTERS.slice(0, 62))
      for (const b of LETTERS.slice(0, 62)) found ||= !readLink(`${CODE}-${body}${a}${b}`).damaged;
    assert.equal(found, false, body);
  }
});

test("each place of a game where one can stand has a link, and comes back", () => {
  for (const code of new Set(kept.map(([link]) => link.split("-")[0]))) {
    const line = lineOf(code);
    line.turns.forEach(({ events }, turn) => {
      for (const event of stopsOf(events, "seed")) {
        const cursor = settle(line, { turn, event });
        const { place } = readLink(writeLink(code, placeAt(line.turns, cursor)));
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

test("links are short: sixty turns of Nakabili in a message, the longest Nsolo in a QR code", () => {
  const address = "https://somebody.github.io/four-mancalas/#";
  const place = { turns: 499, steps: 1999, bottom: /** @type {const} */ ("north"), present: true };
  for (const [letters, most] of [
    [86, 200],
    [712, 2500],
  ])
    assert.ok(address.length + writeLink("1".repeat(letters), place).length <= most);
});
