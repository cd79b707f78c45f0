// Trying all moves of a place must not hold up the page.

/** @import {Place} from '../../../www/analysis/places.js' */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Studies } from "../../../www/analysis/studies.js";
import { StillClock } from "./clock.js";

/** How many milliseconds the page may work between two frames, and how many each move takes to try. */
const [SLICE, EACH] = [6, 4];

/**
 * A place with this many moves, which counts those tried.
 * @param {StillClock} clock
 * @param {number} moves
 */
function placeWith(clock, moves) {
  const seen = { tried: 0 };
  const session = {
    saved: "as it was",
    preview() {
      seen.tried += 1;
      clock.skip(EACH);
      return {};
    },
  };
  const legal = Array.from({ length: moves }, (_, hole) => ({ type: "sow", hole }));
  const place = /** @type {any} */ ({ session, saved: session.saved, turns: 0, position: { legal }, key: "" });
  return { seen, session, place: /** @type {Place} */ (place) };
}

/** Lets all waiting tasks run. */
const turn = () => new Promise((done) => setImmediate(done));

test("moves are tried a few at a time, and the page gets its turn between", async () => {
  const clock = new StillClock();
  const studies = new Studies(clock);
  const { place, seen } = placeWith(clock, 20);
  const done = studies.preview(place, () => true);
  const most = Math.floor(SLICE / EACH) + 1;
  for (let before = 0; seen.tried < 20; before = seen.tried) {
    await turn();
    assert.ok(seen.tried - before <= most, `${seen.tried - before} moves without a pause`);
    assert.ok(seen.tried > before, "it goes on");
    assert.equal(clock.pending, seen.tried < 20 ? 1 : 0, "it waits for the rest of the page");
    clock.skip(0);
  }
  await done;
  assert.equal(studies.known(place).previews.size, 20);
});

test("what is not wanted any more, or has gone on, is left", async () => {
  for (const end of ["left", "gone on"]) {
    const clock = new StillClock();
    const { place, seen, session } = placeWith(clock, 20);
    let wanted = true;
    const done = new Studies(clock).preview(place, () => wanted);
    await turn();
    const before = seen.tried;
    assert.ok(before < 20);
    if (end === "left") wanted = false;
    else session.saved = "after another move";
    clock.skip(0);
    await done;
    assert.equal(seen.tried, before, end);
  }
});

test("what was tried once is not tried again", async () => {
  const clock = new StillClock();
  const studies = new Studies(clock);
  const { place, seen } = placeWith(clock, 2);
  for (let i = 0; i < 2; i++) {
    const done = studies.preview(place, () => true);
    await turn();
    clock.skip(0);
    await done;
  }
  assert.equal(seen.tried, 2);
});
