// The board in the middle of a turn: the old position with the first k events applied. There are no rules in here:
// every event says what moves where, and this only does the sums.

/** @import {BoardState, Event, Hole, Side, Turn} from '../../src/wasm/page.js' */

import { sideIndex } from "./sides.js";

/**
 * What is drawn: the board and the hand over it.
 * @typedef {object} Frame
 * @property {BoardState} state
 * @property {number} hand  seeds in the hand
 * @property {Hole | null} at  the hole where the hand is, null when there is no hand
 */

/**
 * A copy that can be changed freely.
 * @param {BoardState} state
 * @returns {BoardState}
 */
export function copyState(state) {
  const { seeds, closed, store, taken, turn, owed } = state;
  return { seeds: [...seeds], closed: [...closed], store, taken: [taken[0], taken[1]], turn, owed };
}

/**
 * The frame of a board at rest.
 * @param {BoardState} state
 * @returns {Frame}
 */
export const restingFrame = (state) => ({ state: copyState(state), hand: 0, at: null });

/**
 * Applies one event to a frame, in place.
 * @param {Frame} frame
 * @param {Event} event
 * @param {Side} mover  the side whose turn it is
 * @returns {Frame} the same frame
 */
export function apply(frame, event, mover) {
  const { state } = frame;
  switch (event.type) {
    case "lift":
    case "relay":
    case "ahead":
      state.seeds[event.hole] -= event.seeds;
      frame.hand += event.seeds;
      frame.at = event.hole;
      break;
    case "sow":
      state.seeds[event.hole] += 1;
      frame.hand = event.inHand;
      frame.at = event.hole;
      break;
    case "toll":
      state.store += 1;
      frame.hand = event.inHand;
      frame.at = event.hole;
      break;
    case "stepOver":
      frame.at = event.hole;
      break;
    case "close":
      state.closed = [...state.closed, event.hole].sort((a, b) => a - b);
      break;
    case "capture":
      state.seeds[event.hole] -= event.seeds;
      state.taken[sideIndex(mover)] += event.seeds;
      break;
    case "owe":
      state.owed = event.takes;
      break;
    case "take":
      state.seeds[event.hole] -= event.seeds;
      state.taken[sideIndex(mover)] += event.seeds;
      state.owed = Math.max(0, state.owed - 1);
      break;
    case "turnEnd":
      state.turn = event.next;
      state.owed = 0;
      frame.at = null;
      break;
    case "end":
      state.owed = 0;
      frame.at = null;
      break;
    case "lapEnd":
    case "rest":
    case "pass":
    case "endless":
      break;
  }
  return frame;
}

/**
 * The frame after the first `count` events of a turn.
 * @param {Turn} turn
 * @param {number} count
 * @returns {Frame}
 */
export function frameAt(turn, count) {
  const frame = restingFrame(turn.before);
  for (let i = 0; i < count; i++) apply(frame, turn.events[i], turn.side);
  return frame;
}
