// Sentences about a hole, why it cannot be chosen, and who won; explain.js has those about turns. The caption, the
// status region and the names of the buttons all use them, so that they say the same.

/** @import {BoardInfo, BoardState, Hole, Outcome, Position, Problem, Refusal, Side} from '../../src/wasm/page.js' */

import { opponent } from "../game/sides.js";
import { teams } from "../game/teams.js";
import { has, t } from "./i18n.js";

/** @param {Side} side */
export const sideName = (side) => teams[side].name || t(`side.${side}`);

/** @param {number} n */
const seeds = (n) => t("seeds", { n });

/**
 * @param {BoardInfo} board
 * @param {Hole} hole
 */
export const holeName = (board, hole) => board.holes[hole].name;

/**
 * The accessible name of a hole: name, owner, seeds, which hole it faces, and whether it can be chosen.
 * @param {BoardInfo} board
 * @param {BoardState} state
 * @param {Hole} hole
 * @param {Refusal | 'back' | null} refusal
 * @param {Pick<Position, 'mutwi' | 'singles'>} position
 */
export function holeLabel(board, state, hole, refusal, position) {
  const { side, row, facing } = board.holes[hole];
  const whose =
    refusal !== "over" && side === state.turn
      ? t(`hole.own.${row}`)
      : t(`hole.theirs.${row}`, { side: sideName(side) });
  const count = state.closed.includes(hole) ? t("hole.closed") : content(state.seeds[hole]);
  const parts = [t("hole.label", { hole: holeName(board, hole), whose, seeds: count })];
  if (facing !== null) {
    const n = state.seeds[facing];
    parts.push(
      n
        ? t("hole.faces", { facing: holeName(board, facing), seeds: n })
        : t("hole.facesEmpty", { facing: holeName(board, facing) }),
    );
  }
  if (!refusal) parts.push(t(state.owed ? "hole.take" : "hole.sow"));
  else if (refusal !== "empty" && refusal !== "closed")
    parts.push(t("hole.not", { why: why(board, state, refusal, position) }));
  return parts.join(", ");
}

/** @param {number} n */
const content = (n) => (n ? seeds(n) : t("hole.empty"));

/**
 * Why a hole cannot be chosen, as a sentence.
 * @param {BoardInfo} board
 * @param {BoardState} state
 * @param {Hole} hole
 * @param {Refusal | 'back'} refusal
 * @param {Pick<Position, 'mutwi' | 'singles'>} position
 */
export function refusalSentence(board, state, hole, refusal, position) {
  return t(state.owed ? "refuse.take" : "refuse.sow", {
    hole: holeName(board, hole),
    why: why(board, state, refusal, position),
  });
}

/**
 * @param {BoardInfo} board
 * @param {BoardState} state
 * @param {Refusal | 'back'} refusal
 * @param {Pick<Position, 'mutwi' | 'singles'>} position
 */
function why(board, state, refusal, { mutwi, singles }) {
  const key = refusal === "single" && singles === "never" ? "singleEver" : refusal;
  return t(`refuse.why.${key}`, {
    side: sideName(state.turn),
    other: sideName(opponent(state.turn)),
    head: mutwi === null ? "" : holeName(board, mutwi),
  });
}

/**
 * Who won and why.
 * @param {Outcome} outcome
 */
export function outcomeSentence({ winner, reason }) {
  return t(`end.${reason}`, winner ? { winner: sideName(winner), loser: sideName(opponent(winner)) } : {});
}

/**
 * The sentence for a problem that the core or a link reports.
 * @param {Problem | {code: string}} problem
 */
export function problemSentence(problem) {
  const key = `problem.${problem.code}`;
  return has(key) ? t(key, { number: "number" in problem ? String(problem.number) : "" }) : t("problem.internal");
}
