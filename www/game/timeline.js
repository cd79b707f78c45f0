// The timeline of the whole game: turn -> lap -> seed. A cursor stands between two events; these functions say where it
// may rest and how it steps. They know nothing of time (player.js) or words (words/).

/** @import {BoardState, Event, GameStart, Turn} from '../../src/wasm/page.js' */
/** @import {Frame} from './frame.js' */

import { frameAt, restingFrame } from "./frame.js";

/**
 * A place on the timeline: the first `event` events of turn number `turn` have happened. The place after a turn's last
 * event and the place before the next turn's first event show the same board; the cursor rests on the former.
 * @typedef {{turn: number, event: number}} Cursor
 */

/** @typedef {'seed' | 'lap' | 'turn'} Unit */

/**
 * The turns played so far.
 * @typedef {object} Timeline
 * @property {readonly Turn[]} turns
 * @property {BoardState} first  the board before the first turn
 * @property {Pick<GameStart, 'game' | 'options'>} [rules]  which rules it was played by
 */

/** Events with nothing to look at: they belong to the step before them. */
const QUIET = new Set(["lapEnd", "rest", "owe", "turnEnd", "end"]);

/**
 * A part of a turn that gets a sentence of its own: a lap, the captures, one take, a pass …
 * @typedef {object} Stage
 * @property {number} from  index of its first event
 * @property {number} to  index after its last event
 * @property {number} lap  number of the lap, 0 outside of laps
 */

/**
 * The stages of a turn, in order and without gaps.
 * @param {readonly Event[]} events
 * @returns {Stage[]}
 */
export function stagesOf(events) {
  /** @type {Stage[]} */
  const stages = [];
  let laps = 0;
  events.forEach((event, i) => {
    if (i === 0 || startsStage(event, events[i - 1])) stages.push({ from: i, to: i, lap: 0 });
    const stage = stages[stages.length - 1];
    if (event.type === "lift" || event.type === "relay" || event.type === "ahead") stage.lap = ++laps;
    stage.to = i + 1;
  });
  return stages;
}

/** Digests computed before. @type {WeakMap<Turn, {laps: number, taken: number}>} */
const digests = new WeakMap();

/**
 * A turn in two numbers: its laps, and the seeds taken.
 * @param {Turn} turn
 */
export function digestOf(turn) {
  let digest = digests.get(turn);
  if (!digest) {
    digest = { laps: 0, taken: 0 };
    for (const event of turn.events) {
      if (event.type === "lift" || event.type === "relay" || event.type === "ahead") digest.laps += 1;
      else if (event.type === "capture" || event.type === "take") digest.taken += event.seeds;
    }
    digests.set(turn, digest);
  }
  return digest;
}

/**
 * @param {Event} event
 * @param {Event} previous
 */
function startsStage(event, previous) {
  switch (event.type) {
    case "lift":
    case "ahead":
    case "close":
    case "take":
    case "pass":
    case "endless":
      return true;
    case "relay":
      return previous.type !== "close";
    case "capture":
      return previous.type !== "capture";
    default:
      return false;
  }
}

/**
 * Where a cursor may rest inside a turn, in ascending order, with 0 and the end.
 * @param {readonly Event[]} events
 * @param {Unit} unit
 * @returns {number[]}
 */
export function stopsOf(events, unit) {
  if (unit === "turn") return events.length ? [0, events.length] : [0];
  if (unit === "lap") return [0, ...stagesOf(events).map((stage) => stage.to)];
  const stops = [0];
  for (let k = 1; k <= events.length; k++) {
    // A hole is lifted as the leaf falls on it.
    const joined = events[k - 1].type === "close";
    if (k === events.length || !(joined || QUIET.has(events[k].type))) stops.push(k);
  }
  return stops;
}

/**
 * The end of the game so far.
 * @param {Timeline} timeline
 * @returns {Cursor}
 */
export function endOf({ turns }) {
  const last = turns.length - 1;
  return last < 0 ? { turn: 0, event: 0 } : { turn: last, event: turns[last].events.length };
}

/**
 * Negative, zero or positive as `a` lies before, at or after `b`.
 * @param {Cursor} a
 * @param {Cursor} b
 */
export const compare = (a, b) => a.turn - b.turn || a.event - b.event;

/**
 * The nearest allowed cursor: within the timeline, and at the end of a turn rather than before the next.
 * @param {Timeline} timeline
 * @param {Cursor} cursor
 * @returns {Cursor}
 */
export function settle(timeline, cursor) {
  const end = endOf(timeline);
  if (compare(cursor, end) >= 0) return end;
  if (cursor.turn < 0) return { turn: 0, event: 0 };
  const { turn } = cursor;
  const event = Math.min(Math.max(cursor.event, 0), timeline.turns[turn].events.length);
  return event === 0 && turn > 0 ? { turn: turn - 1, event: timeline.turns[turn - 1].events.length } : { turn, event };
}

/**
 * The next resting place by a unit, forwards (1) or backwards (-1).
 * @param {Timeline} timeline
 * @param {Cursor} cursor
 * @param {Unit} unit
 * @param {1 | -1} direction
 * @returns {Cursor}
 */
export function stepFrom(timeline, cursor, unit, direction) {
  const { turns } = timeline;
  let { turn, event } = cursor;
  if (!turns.length) return cursor;
  if (direction > 0 && event >= turns[turn].events.length) {
    if (turn + 1 >= turns.length) return cursor;
    turn += 1;
    event = 0;
  }
  const stops = stopsOf(turns[turn].events, unit);
  const next = direction > 0 ? stops.find((stop) => stop > event) : stops.reverse().find((stop) => stop < event);
  return settle(timeline, { turn, event: next ?? event });
}

/**
 * The board at a cursor.
 * @param {Timeline} timeline
 * @param {Cursor} cursor
 * @returns {Frame}
 */
export function frameOn(timeline, cursor) {
  const turn = timeline.turns[cursor.turn];
  return turn ? frameAt(turn, cursor.event) : restingFrame(timeline.first);
}
