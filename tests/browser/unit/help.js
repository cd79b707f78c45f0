// Small handmade games for tests of the page's parts, so that they need no core.

/** @import {BoardInfo, BoardState, Event, Side, Turn} from '../../../src/wasm/page.js' */

/**
 * A board of four rows as the core describes it.
 * @param {number} n  columns
 * @returns {BoardInfo}
 */
export function fourRows(n) {
  /** @type {BoardInfo["holes"]} */
  const holes = [];
  for (const side of /** @type {Side[]} */ (["south", "north"])) {
    for (let h = 0; h < 2 * n; h++) {
      const front = h >= n;
      const fromLeft = front ? 2 * n - 1 - h : h;
      const column = (side === "south" ? fromLeft : n - 1 - fromLeft) + 1;
      const line = side === "south" ? (front ? 1 : 0) : front ? 2 : 3;
      const other = side === "south" ? 2 * n : 0;
      holes.push({
        name: `${"ABCD"[line]}${column}`,
        side,
        row: front ? "front" : "back",
        line,
        column,
        next: (side === "south" ? 0 : 2 * n) + ((h + 1) % (2 * n)),
        facing: front ? other + 3 * n - 1 - h : null,
        behindFacing: front ? other + h - n : null,
      });
    }
  }
  return { shape: "four-rows", columns: n, lines: 4, holes };
}

/**
 * @param {number[]} seeds
 * @param {Partial<BoardState>} [rest]
 * @returns {BoardState}
 */
export const board = (seeds, rest = {}) => ({
  seeds,
  closed: [],
  store: 0,
  taken: [0, 0],
  turn: "south",
  owed: 0,
  ...rest,
});

/**
 * @param {BoardState} before
 * @param {Event[]} events
 * @param {Partial<Turn>} [rest]
 * @returns {Turn}
 */
export const turn = (before, events, rest = {}) => ({
  side: before.turn,
  notation: "",
  complete: true,
  before,
  events,
  ...rest,
});

/** Nsolo's first board, 4 × 8. */
export const opening = () =>
  board([2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2]);

/**
 * Example S1 of the rules: South sows A7, the second seed falls alone in B8, which faces C8; two more seeds are taken.
 * @returns {Event[]}
 */
export const capture = () => [
  { type: "lift", hole: 6, seeds: 2, why: "free" },
  { type: "sow", hole: 7, inHand: 1 },
  { type: "sow", hole: 8, inHand: 0 },
  { type: "lapEnd", hole: 8, seeds: 1, ahead: null },
  { type: "capture", hole: 31, seeds: 2, emptyBehind: null },
  { type: "owe", takes: 2, unit: "seed", possible: 28, why: "capture" },
  { type: "take", hole: 19, seeds: 1 },
  { type: "take", hole: 25, seeds: 1 },
  { type: "turnEnd", next: "north" },
];

/**
 * A turn of many laps of two seeds each, round and round.
 * @param {number} laps
 * @returns {Event[]}
 */
export function longTurn(laps) {
  /** @type {Event[]} */
  const events = [];
  for (let lap = 0; lap < laps; lap++) {
    const hole = (lap * 2) % 16;
    events.push(
      lap ? { type: "relay", hole, seeds: 2, why: "occupied" } : { type: "lift", hole, seeds: 2, why: "free" },
      { type: "sow", hole: (hole + 1) % 16, inHand: 1 },
      { type: "sow", hole: (hole + 2) % 16, inHand: 0 },
      { type: "lapEnd", hole: (hole + 2) % 16, seeds: 2, ahead: null },
    );
  }
  return [...events, { type: "rest", hole: 0, why: "backRow" }, { type: "turnEnd", next: "north" }];
}
