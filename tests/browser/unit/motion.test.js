import assert from "node:assert/strict";
import test from "node:test";
import { layoutBoard } from "../../../www/board/layout.js";
import { motionOf, together } from "../../../www/board/paint/motion.js";
import { slotInHole, slotsInOval } from "../../../www/board/paint/slots.js";
import { boards } from "./boards.js";

/**
 * @typedef {import("../../../www/core/mancala").Event} Event
 * @typedef {import("../../../www/board/paint/motion.js").Motion} Motion
 */

const layout = layoutBoard(boards["4x8"], 1264, 620);
const ring = layoutBoard(boards.embeli, 1264, 620);
const before = {
  seeds: boards["4x8"].holes.map((_, i) => i % 5),
  store: 0,
  taken: /** @type {[number, number]} */ ([3, 1]),
};
const times = Array.from({ length: 41 }, (_, i) => i / 40);

test("a lift takes all seeds of the hole into the hand", () => {
  const event = /** @type {Event} */ ({ type: "lift", hole: 4, seeds: 4, why: "free" });
  assert.deepEqual(motionOf(event, 0, layout, null, before), { hand: null, flying: [], lifted: [] });
  const middle = motionOf(event, 0.5, layout, null, before);
  assert.equal(middle.flying.length, 4);
  assert.deepEqual(middle.lifted, [{ hole: 4, seeds: 4 }]);
  const end = motionOf(event, 1, layout, null, before);
  assert.equal(end.hand?.seeds, 4);
  assert.equal(end.flying.length, 0);
});

test("seeds leave from the places where they lay", () => {
  const start = motionOf({ type: "lift", hole: 4, seeds: 4, why: "free" }, 1e-9, layout, null, before);
  for (const [i, seed] of start.flying.entries()) {
    const slot = slotInHole(layout, 4, i);
    assert.ok(Math.hypot(seed.x - slot.x, seed.y - slot.y) < 0.01);
    assert.equal(seed.variant, slot.variant);
  }
});

test("a sown seed leaves the hand and lands on the next free place of the hole", () => {
  const hand = motionOf({ type: "lift", hole: 4, seeds: 4, why: "free" }, 1, layout, null, before).hand;
  const event = /** @type {Event} */ ({ type: "sow", hole: 5, inHand: 3 });
  assert.equal(motionOf(event, 0.3, layout, hand, before).hand?.seeds, 4);
  const falling = motionOf(event, 0.7, layout, hand, before);
  assert.equal(falling.hand?.seeds, 3);
  assert.equal(falling.flying.length, 1);
  const [seed] = motionOf(event, 1 - 1e-9, layout, hand, before).flying;
  const slot = slotInHole(layout, 5, before.seeds[5]);
  assert.ok(Math.hypot(seed.x - slot.x, seed.y - slot.y) < 0.01);
  assert.equal(seed.variant, slot.variant);
  assert.deepEqual(motionOf(event, 1, layout, hand, before).flying, []);
});

test("nothing jumps: from picture to picture things move only a little", () => {
  const hand = motionOf({ type: "lift", hole: 4, seeds: 4, why: "free" }, 1, layout, null, before).hand;
  const events = /** @type {Event[]} */ ([
    { type: "sow", hole: 5, inHand: 3 },
    { type: "stepOver", hole: 5 },
    { type: "capture", hole: 23, seeds: 3, emptyBehind: null },
    { type: "lift", hole: 9, seeds: 4, why: "free" },
  ]);
  for (const event of events) {
    /** @type {Motion | null} */
    let last = null;
    for (const t of times) {
      const now = motionOf(event, t, layout, hand, before);
      if (last?.hand && now.hand)
        assert.ok(
          Math.hypot(now.hand.x - last.hand.x, now.hand.y - last.hand.y) < layout.pitch * 0.2,
          `${event.type} ${t}`,
        );
      for (const [i, thing] of now.flying.entries()) {
        const was = last?.flying[i];
        if (was) assert.ok(Math.hypot(thing.x - was.x, thing.y - was.y) < layout.pitch * 1.2, `${event.type} ${t}`);
      }
      last = now;
    }
  }
});

test("captured seeds glide to the pile of the side that takes them", () => {
  const event = /** @type {Event} */ ({ type: "capture", hole: 24, seeds: 4, emptyBehind: null });
  const end = motionOf(event, 1 - 1e-9, layout, null, before);
  assert.ok(layout.piles);
  const places = slotsInOval(layout.piles[0], layout.seed);
  for (const [i, seed] of end.flying.entries()) {
    const place = places[before.taken[0] + i];
    assert.ok(Math.hypot(seed.x - place.x, seed.y - place.y) < 0.1);
  }
  const byNorth = motionOf({ type: "capture", hole: 9, seeds: 4, emptyBehind: null }, 1 - 1e-9, layout, null, before);
  assert.ok(byNorth.flying.every((seed) => seed.y < layout.height / 2));
});

test("one taken seed leaves the others where they lie", () => {
  const motion = motionOf({ type: "take", hole: 24, seeds: 1 }, 1e-9, layout, null, before);
  assert.equal(motion.flying.length, 1);
  assert.equal(motion.flying[0].variant, slotInHole(layout, 24, before.seeds[24] - 1).variant);
  assert.deepEqual(motion.lifted, [{ hole: 24, seeds: 1 }]);
});

test("front and back hole are lifted together", () => {
  const front = motionOf({ type: "capture", hole: 24, seeds: 4, emptyBehind: null }, 0.4, layout, null, before);
  const back = motionOf({ type: "capture", hole: 23, seeds: 3, emptyBehind: null }, 0.4, layout, null, before);
  const both = together(front, back);
  assert.equal(both.flying.length, 7);
  assert.equal(both.lifted.length, 2);
});

test("a toll flies into the store, a leaf settles on a closed hole and its seeds wait in the hand", () => {
  const state = { seeds: boards.embeli.holes.map(() => 4), store: 5, taken: /** @type {[number, number]} */ ([0, 0]) };
  const hand = { seeds: 3, x: 100, y: 100 };
  const toll = motionOf({ type: "toll", hole: 12, inHand: 2 }, 1 - 1e-9, ring, hand, state);
  assert.equal(toll.hand?.seeds, 2);
  assert.ok(ring.store && Math.abs(toll.flying[0].y - ring.store.y) <= ring.store.ry);

  const close = /** @type {Event} */ ({ type: "close", hole: 12 });
  const [leaf] = motionOf(close, 1 - 1e-9, ring, null, state).flying.filter((thing) => thing.kind === "leaf");
  assert.ok(Math.hypot(leaf.x - ring.holes[12].x, leaf.y - ring.holes[12].y) < 0.01);
  const waiting = motionOf(close, 1, ring, null, state).hand;
  assert.equal(waiting?.seeds, 4);
  const relay = motionOf({ type: "relay", hole: 12, seeds: 4, why: "occupied" }, 0.5, ring, waiting, state);
  assert.deepEqual(relay.hand, waiting);
  assert.deepEqual(relay.flying, []);
});

test("events in which nothing moves keep the hand as it is", () => {
  const hand = { seeds: 2, x: 10, y: 20 };
  for (const event of /** @type {Event[]} */ ([
    { type: "lapEnd", hole: 1, seeds: 1, ahead: null },
    { type: "pass" },
    { type: "owe", takes: 1, unit: "hole" },
    { type: "turnEnd", next: "north" },
  ])) {
    assert.deepEqual(motionOf(event, 0.5, layout, hand, before), { hand, flying: [], lifted: [] });
  }
});

test("a seed that is added moves no seed that lies there already", () => {
  for (let hole = 0; hole < layout.holes.length; hole++) {
    const places = Array.from({ length: 12 }, (_, i) => slotInHole(layout, hole, i));
    const { x, y, r } = layout.holes[hole];
    for (const [i, a] of places.entries()) {
      assert.ok(Math.hypot(a.x - x, a.y - y) + layout.seed < r, "inside the hole");
      for (const b of places.slice(i + 1))
        assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > layout.seed * 1.1, "can be counted");
    }
  }
});
