import assert from "node:assert/strict";
import { test } from "node:test";

import { clock, date, giveWay, Timer } from "../../../www/platform/clock.js";
import { StillClock } from "./clock.js";

test("a timer does its work once, when its time has come", () => {
  const still = new StillClock();
  const timer = new Timer(still);
  let done = 0;
  timer.set(100, () => (done += 1));
  still.pass(96);
  assert.deepEqual([done, timer.running], [0, true]);
  still.pass(16);
  assert.deepEqual([done, timer.running], [1, false]);
  still.pass(1000);
  assert.equal(done, 1);
});

test("set once more it is put off, stopped it does nothing", () => {
  const still = new StillClock();
  const timer = new Timer(still);
  /** @type {string[]} */
  const done = [];
  timer.set(100, () => done.push("first"));
  still.pass(80);
  timer.set(100, () => done.push("second"));
  still.pass(80);
  assert.equal(done.length, 0);
  still.pass(80);
  assert.deepEqual(done, ["second"]);
  timer.set(100, () => done.push("third"));
  timer.stop();
  timer.stop();
  still.pass(200);
  assert.deepEqual(done, ["second"]);
  assert.equal(still.pending, 0);
});

test("its work may set it again", () => {
  const still = new StillClock();
  const timer = new Timer(still);
  let done = 0;
  const again = () => {
    done += 1;
    timer.set(100, again);
  };
  again();
  still.pass(1000);
  assert.ok(timer.running);
  assert.ok(done >= 9 && done <= 11, `${done} times`);
});

test("the clock of the page calls the functions that there are when it is asked", async () => {
  const { setTimeout } = globalThis;
  /** @type {unknown[]} */
  const asked = [];
  try {
    globalThis.setTimeout = /** @type {any} */ (
      (/** @type {() => void} */ work, /** @type {number} */ ms) => {
        asked.push(ms);
        work();
      }
    );
    clock.after(70, () => asked.push("done"));
  } finally {
    globalThis.setTimeout = setTimeout;
  }
  assert.deepEqual(asked, [70, "done"]);
  const before = clock.now();
  await giveWay();
  assert.ok(clock.now() >= before);
  assert.ok(date() instanceof Date);
});
