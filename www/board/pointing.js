// What the board points out while a turn is explained: the path of the lap, and the holes that face each other when a
// capture is decided. Nothing that is still to come is shown.

/** @import {BoardInfo, Event, Hole, Preview, Turn} from '../../src/wasm/page.js' */
/** @import {Marks} from './painter.js' */

import { stagesOf } from "../game/timeline.js";

/** @param {Event} event */
const isLift = ({ type }) => type === "lift" || type === "relay" || type === "ahead";

/**
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {number} count  events that have happened
 * @returns {Marks}
 */
export function lapMarks(board, turn, count) {
  const { events } = turn;
  const stages = stagesOf(events);
  let at = stages.findIndex(({ to }) => count <= to);
  // A capture was decided by the lap before it.
  if (at > 0 && events[stages[at].from].type === "capture") at -= 1;
  const stage = stages[at];
  if (!stage?.lap) return {};
  const done = events.slice(stage.from, Math.min(count, stage.to));
  const source = done.find(isLift);
  if (!source || !("hole" in source)) return {};
  /** @type {Marks} */
  const marks = { source: source.hole, last: null };
  const fallen = [...done].reverse().find(({ type }) => type === "sow" || type === "toll");
  if (fallen && "hole" in fallen) marks.path = { from: source.hole, to: fallen.hole };
  const end = done.findIndex(({ type }) => type === "lapEnd");
  const last = done[end];
  if (last?.type !== "lapEnd") return marks;
  marks.last = last.hole;
  const next = events[stage.from + end + 1];
  const { facing, behindFacing } = board.holes[last.hole];
  if (facing === null || !(next?.type === "capture" || (next?.type === "rest" && next.why === "facingEmpty")))
    return marks;
  const after = events[stage.from + end + 2];
  marks.facing = {
    from: last.hole,
    to: facing,
    behind: next.type === "capture" && after?.type === "capture" && after.hole === behindFacing ? behindFacing : null,
    taken: next.type === "capture",
  };
  return marks;
}

/**
 * The effect of a move, as quiet marks.
 * @param {Preview} preview
 * @returns {NonNullable<Marks['preview']>}
 */
export function previewMarks({ events }) {
  /** @type {Hole | null} */
  let last = null;
  for (const event of events) if (event.type === "lapEnd") last = event.hole;
  const taken = events.flatMap((event) => (event.type === "capture" || event.type === "take" ? [event.hole] : []));
  const closed = events.flatMap((event) => (event.type === "close" ? [event.hole] : []));
  const endless = events.some(({ type }) => type === "endless");
  const inStore = events.some((event) => event.type === "rest" && event.why === "store");
  return { last: endless || inStore ? null : last, taken: new Set([...taken, ...closed]) };
}
