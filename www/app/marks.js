// What is marked on the board, before modes have their say.

/** @import {Marks} from '../board/painter.js' */
/** @import {Scene} from './scene.js' */

import { tracesOf } from "../board/paint/moment.js";

/**
 * @param {Scene} scene
 * @param {typeof import('../board/pointing.js').lapMarks | null} lapMarks  once it is loaded
 * @returns {Marks}
 */
export function marksOf({ fine, here, player, session }, lapMarks) {
  const { state } = player.frame;
  const { turn, cursor } = player;
  const done = turn?.events.slice(0, cursor.event) ?? [];
  /** @type {Marks} */
  const marks = { turn: here?.outcome ? null : state.turn, ...tracesOf(done) };
  if (turn && !player.running && fine) Object.assign(marks, lapMarks?.(session.board, turn, cursor.event));
  if (here) {
    const holes = new Set(here.legal.flatMap((move) => (move.type === "pass" ? [] : [move.hole])));
    if (here.owed) marks.takeable = holes;
    else marks.playable = holes;
    marks.endless = new Set(here.refusals.flatMap((refusal, hole) => (refusal === "endless" ? [hole] : [])));
  }
  return marks;
}
