/** @import {Change} from '../../../www/game/player.js' */
/** @import {Event} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Player, pictures, schedule } from "../../../www/game/player.js";
import { endOf, frameOn } from "../../../www/game/timeline.js";
import { StillClock } from "./clock.js";
import { capture, longTurn, opening, turn } from "./help.js";

/** @param {Event[][]} turns */
function start(...turns) {
  const clock = new StillClock();
  const timeline = { turns: turns.map((events) => turn(opening(), events)), first: opening() };
  /** @type {Change[]} */
  const changes = [];
  const player = new Player(timeline, (change) => changes.push(change), clock);
  return { clock, timeline, changes, player };
}

test("a move starts at once and arrives at its end", () => {
  const { clock, changes, player, timeline } = start(capture());
  player.run();
  assert.equal(player.event?.type, "lift");
  clock.pass(32);
  assert.ok(player.progress > 0, "within two frames something is seen");
  clock.pass(5000);
  assert.deepEqual(player.cursor, endOf(timeline));
  assert.equal(player.running, false);
  assert.equal(clock.pending, 0, "no clock runs at rest");
  assert.equal(changes.filter((change) => change === "arrived").length, 1);
});

test("at every frame the board is the old one with the first events applied", () => {
  const { clock, player, timeline } = start(capture());
  player.run();
  for (let i = 0; i < 300; i++) {
    assert.deepEqual(player.frame, frameOn(timeline, player.cursor));
    clock.pass(16);
  }
});

test("the longest sowings take ten seconds, begin and end calmly", () => {
  const times = schedule(longTurn(208));
  assert.ok(Math.abs(times[times.length - 1] - 10_000) < 1, `${times[times.length - 1]} ms`);
  times.slice(1).forEach((time, i) => assert.ok(time >= times[i], "never backwards"));
  assert.ok(times[2] - times[1] > 80, "the first seed at a pace one can follow");
  const short = schedule(longTurn(2));
  assert.ok(short[2] - short[1] >= 80 && short[2] - short[1] <= 220, "a seed takes 80 to 220 ms");
});

test("a file is captured in one go", () => {
  /** @type {Event[]} */
  const events = [
    { type: "capture", hole: 24, seeds: 2, emptyBehind: null },
    { type: "capture", hole: 16, seeds: 2, emptyBehind: null },
  ];
  const [, one, two] = schedule(events);
  assert.equal(one, two);
});

test("speed changes how long a move takes, and at once means at once", () => {
  for (const [speed, least, most] of [
    [0.25, 5000, 12_000],
    [1, 1200, 3000],
    [4, 300, 800],
  ]) {
    const { clock, player } = start(capture());
    player.speed = speed;
    player.run();
    let ms = 0;
    for (; player.running; ms += 16) clock.pass(16);
    assert.ok(ms >= least && ms <= most, `${ms} ms at ${speed}`);
  }
  const { player, timeline, changes } = start(capture());
  player.speed = Infinity;
  player.run();
  assert.deepEqual(player.cursor, endOf(timeline));
  assert.deepEqual(changes, ["arrived"]);
});

test("finish shows the end, pause stays where it is", () => {
  const { clock, player, timeline } = start(longTurn(5));
  player.run();
  clock.pass(900);
  player.pause();
  const { cursor } = player;
  clock.pass(900);
  assert.deepEqual(player.cursor, cursor);
  player.toggle();
  clock.pass(100);
  player.finish();
  assert.deepEqual(player.cursor, endOf(timeline));
});

test("a step that comes in the middle of another one finishes it first and loses nothing", () => {
  const { clock, player } = start(longTurn(3));
  for (let i = 0; i < 3; i++) player.step("seed", 1);
  clock.pass(2000);
  assert.deepEqual(player.cursor, { turn: 0, event: 4 });
  player.step("seed", 1);
  player.step("seed", -1);
  assert.deepEqual(player.cursor, { turn: 0, event: 4 });
});

test("steps back are immediate, over the border between turns too", () => {
  const { player, timeline } = start(longTurn(2), capture());
  player.jump(endOf(timeline));
  player.step("turn", -1);
  assert.deepEqual(player.cursor, { turn: 0, event: timeline.turns[0].events.length });
  player.step("lap", -1);
  assert.deepEqual(player.cursor, { turn: 0, event: 4 });
  assert.equal(player.running, false);
});

test("play at the end of the game plays the last turn again", () => {
  const { clock, player, timeline } = start(longTurn(2), capture());
  player.jump(endOf(timeline));
  player.toggle();
  assert.equal(player.cursor.turn, 1);
  assert.equal(player.cursor.event, 0);
  clock.pass(5000);
  assert.deepEqual(player.cursor, endOf(timeline));
});

test("play goes on through the turns", () => {
  const { clock, player, timeline } = start(longTurn(2), capture());
  player.toggle();
  player.jump({ turn: 0, event: 0 });
  player.toggle();
  clock.pass(20_000);
  assert.deepEqual(player.cursor, endOf(timeline));
});

test("with reduced motion the board jumps from lap to lap, and nothing is in motion", () => {
  const { clock, player } = start(longTurn(4));
  player.reduced = true;
  player.run();
  const seen = new Set();
  for (; player.running; clock.pass(16)) {
    assert.equal(player.event, null);
    assert.equal(player.progress, 0);
    seen.add(player.cursor.event);
  }
  assert.deepEqual([...seen], [4, 8, 12], "then the end");
});

test("with reduced motion a very long turn shows only some of its laps", () => {
  const times = pictures(longTurn(208));
  assert.ok(times[times.length - 1] <= 10_000);
  assert.ok(new Set(times).size <= 14);
});

test("takes that are added to a turn run from where it stood", () => {
  const events = capture();
  const { clock, player } = start(events.slice(0, 6));
  player.run();
  clock.pass(5000);
  assert.equal(player.cursor.event, 6);
  const timeline = { turns: [turn(opening(), events)], first: opening() };
  player.extend(timeline);
  assert.equal(player.atEnd, false);
  player.run();
  assert.equal(player.event?.type, "take");
  clock.pass(5000);
  assert.deepEqual(player.cursor, endOf(timeline));
});

test("a tab that was asleep does not rush through the move", () => {
  const { clock, player } = start(longTurn(5));
  player.run();
  clock.skip(60_000);
  assert.ok(player.running);
});
