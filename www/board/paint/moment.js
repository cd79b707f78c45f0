/**
 * What the painter shows of a moment: the board, the hand over it and whatever is in the air.
 *
 * @typedef {import("../../core/mancala").Event} Event
 * @typedef {import("../../core/mancala").Turn} Turn
 * @typedef {import("../layout.js").Layout} Layout
 * @typedef {import("../painter.js").Marks} Marks
 * @typedef {import("../painter.js").View} View
 * @typedef {import("../../game/frame.js").Frame} Frame
 * @typedef {import("./motion.js").Motion} Motion
 *
 * @typedef {object} Picture  A moment to be drawn.
 * @property {Frame} frame
 * @property {Turn | undefined} turn
 * @property {number} done  events of the turn that have happened
 * @property {Event | null} event  the next one, while it is under way
 * @property {number} progress
 * @property {Marks} marks
 */
import { motionOf, together } from "./motion.js";

/**
 * @param {Layout} layout
 * @param {Picture} picture
 * @param {View["numerals"]} numerals
 * @returns {View & Motion}
 */
export function viewOf(layout, { frame, turn, done, event, progress, marks }, numerals) {
  const { state } = frame;
  const before = turn?.events[done - 1];
  const next = turn?.events[done + 1];
  let hand = handAt(layout, frame);
  if (before?.type === "close" && event?.type === "relay") {
    hand = motionOf({ ...before }, 1, layout, null, state).hand;
  }
  /** @type {Motion} */
  let motion = { hand, flying: [], lifted: [] };
  if (event) {
    motion = motionOf(event, progress, layout, hand, state);
    // A captured file leaves in one go.
    if (event.type === "capture" && next?.type === "capture")
      motion = together(motion, motionOf(next, progress, layout, hand, state));
  }
  const { seeds, closed, store, taken } = state;
  return { seeds, closed, store, taken, numerals, marks, ...motion };
}

/**
 * The resting hand, above the last hole that it touched.
 * @param {Layout} layout
 * @param {Frame} frame
 */
function handAt(layout, { hand, at }) {
  if (!hand || at === null) return null;
  return motionOf({ type: "stepOver", hole: at }, 1, layout, { seeds: hand, x: 0, y: 0 }).hand;
}

/**
 * What a turn has left on the board so far: where it began, where its last seed fell, what it captured.
 * @param {readonly Event[]} done  its events so far
 * @returns {Marks}
 */
export function tracesOf(done) {
  /** @type {Marks} */
  const marks = {};
  const first = done[0];
  if (first?.type === "lift") marks.source = first.hole;
  const last = [...done].reverse().find((event) => event.type === "lapEnd");
  if (last?.type === "lapEnd") marks.last = last.hole;
  marks.captured = new Set(done.flatMap((event) => (event.type === "capture" ? [event.hole] : [])));
  return marks;
}
