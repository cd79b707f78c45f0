// Sentences: what a hole is, what a lap did, why a turn ended. Made from the core's data and the words in lang/.
// Used for the caption, the status region and the names of the buttons, so that all three say the same.

/** @import {BoardInfo, BoardState, Event, Hole, Outcome, Position, Problem, Refusal, Side, Turn} from '../src/boundary.js' */
/** @import {Cursor, Line, Stage} from './timeline.js' */
import { capital, has, language, t } from "./i18n.js";
import { opponent } from "./state.js";
import { stagesOf } from "./timeline.js";

const listFormat = new Intl.ListFormat(language, { type: "conjunction" });

/** @param {Side} side */
export const sideName = (side) => t(`side.${side}`);

/** @param {number} n */
const seeds = (n) => t("seeds", { n });

/**
 * @param {BoardInfo} board
 * @param {Hole} hole
 */
export const holeName = (board, hole) => board.holes[hole].name;

/**
 * The accessible name of a hole: name, owner, seeds, what it faces, and whether it can be chosen.
 * @param {BoardInfo} board
 * @param {BoardState} state
 * @param {Hole} hole
 * @param {Refusal | 'back' | null} refusal
 * @param {Pick<Position, 'mutwi'>} position
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
 * @param {Pick<Position, 'mutwi'>} position
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
 * @param {Pick<Position, 'mutwi'>} position
 */
function why(board, state, refusal, { mutwi }) {
  const key = refusal === "single" && board.shape === "ring" ? "singleEver" : refusal;
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
 * One stage of a turn, as far as it has gone.
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {Stage} stage
 * @param {number} [until]  events of the turn that have happened
 * @param {boolean} [withHand]  say what the hand still holds
 */
export function stageSentence(board, turn, stage, until = stage.to, withHand = false) {
  const { events } = turn;
  const side = sideName(turn.side);
  /** @param {Hole} hole */
  const name = (hole) => holeName(board, hole);
  const parts = [];
  /** @type {string[]} */
  const captured = [];
  let tolls = 0;
  let hand = 0;
  for (let i = stage.from; i < Math.min(until, stage.to); i++) {
    const event = events[i];
    switch (event.type) {
      case "lift":
      case "relay":
      case "ahead":
        hand = event.seeds;
        parts.push(
          i > stage.from
            ? t("say.closedLap", { lap: String(stage.lap), hole: name(event.hole) })
            : t("say.lap", { lap: String(stage.lap), seeds: seeds(event.seeds), hole: name(event.hole) }),
        );
        break;
      case "sow":
        hand = event.inHand;
        break;
      case "toll":
        hand = event.inHand;
        tolls += 1;
        break;
      case "capture":
        captured.push(t("fromHole", { seeds: seeds(event.seeds), hole: name(event.hole) }));
        break;
      case "take":
        parts.push(t("say.take", { side, hole: name(event.hole), seeds: seeds(event.seeds) }));
        break;
      case "pass":
        parts.push(t("say.pass", { side }));
        break;
      case "endless":
        parts.push(endless(event, name));
        break;
      default:
        break;
    }
  }
  if (captured.length) parts.push(t("say.capture", { side, list: listFormat.format(captured) }));
  if (tolls) parts.push(t("say.toll", { n: tolls }));
  if (until < stage.to) {
    if (withHand && hand) parts.push(t("say.hand", { n: hand }));
  } else {
    parts.push(...endOfStage(board, turn, stage));
  }
  return parts.map(capital).join(" ");
}

/**
 * How a stage ends: the reason that the next event shows.
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {Stage} stage
 * @returns {string[]}
 */
function endOfStage(board, turn, stage) {
  const { events, side } = turn;
  const parts = [];
  for (let i = stage.from; i < stage.to; i++) {
    const event = events[i];
    const next = events[i + 1];
    if (event.type === "lapEnd" && next) parts.push(...lapEnd(board, event.hole, event.seeds, next));
    else if (event.type === "rest" && event.why === "store") parts.push(t("say.rest.store"));
    else if (event.type === "owe") parts.push(t(`say.owe.${event.unit}`, { n: event.takes, side: sideName(side) }));
  }
  const owed = turn.complete ? 0 : takesOwed(events, stage.to);
  if (owed && events[stage.to - 1].type === "take") parts.push(t("say.left", { n: owed }));
  return parts;
}

/**
 * Takes that are owed after the first `until` events.
 * @param {readonly Event[]} events
 * @param {number} until
 */
function takesOwed(events, until) {
  let owed = 0;
  for (const event of events.slice(0, until)) {
    if (event.type === "owe") owed = event.takes;
    else if (event.type === "take") owed -= 1;
  }
  return Math.max(0, owed);
}

/**
 * Where the last seed of a lap fell and what follows from it.
 * @param {BoardInfo} board
 * @param {Hole} hole
 * @param {number} held  seeds in the hole, with the last one
 * @param {Event} next
 * @returns {string[]}
 */
function lapEnd(board, hole, held, next) {
  const name = holeName(board, hole);
  const { facing } = board.holes[hole];
  const facingName = facing === null ? "" : holeName(board, facing);
  switch (next.type) {
    case "relay":
      return [t("say.relay", { hole: name, held: held - 1, seeds: held })];
    case "ahead":
      return [t("say.ahead", { hole: name, next: holeName(board, next.hole), seeds: next.seeds })];
    case "close":
      return [t("say.close", { hole: name })];
    case "capture":
      return [t("say.captures", { hole: name, facing: facingName, seeds: seeds(next.seeds) })];
    case "rest":
      return [t(`say.rest.${next.why}`, { hole: name, facing: facingName })];
    default:
      return [];
  }
}

/**
 * Why a sowing is known never to end.
 * @param {Extract<Event, {type: 'endless'}>} event
 * @param {(hole: Hole) => string} name
 */
const endless = ({ hole, laps, repeats }, name) =>
  t(repeats ? "say.endless" : "say.endlessProved", { laps: t("laps", { n: laps }), hole: name(hole) });

/**
 * A whole turn in a few words: what was sown, what it took or why nothing, who is next.
 * @param {BoardInfo} board
 * @param {Turn} turn
 */
export function turnSentence(board, turn) {
  const { events, side } = turn;
  const parts = [];
  const laps = stagesOf(events).filter((stage) => stage.lap).length;
  const first = events[0];
  const taken = events.filter((event) => event.type === "capture" || event.type === "take");
  if (first?.type === "lift") {
    const words = { side: sideName(side), hole: holeName(board, first.hole), laps: t("laps", { n: laps }) };
    if (taken.length) {
      const total = taken.reduce((sum, event) => sum + event.seeds, 0);
      const holes = [...new Set(taken.map((event) => holeName(board, event.hole)))];
      parts.push(t("say.took", { ...words, seeds: seeds(total), holes: listFormat.format(holes) }));
    } else parts.push(t("say.sowed", words));
  } else if (first?.type === "pass") parts.push(t("say.pass", { side: sideName(side) }));
  events.forEach((event, i) => {
    const next = events[i + 1];
    if (event.type === "lapEnd" && next?.type === "rest") {
      // A turn that took something inside the move has said what matters.
      if (!taken.length) parts.push(...lapEnd(board, event.hole, event.seeds, next));
    } else if (event.type === "rest" && event.why === "store") parts.push(t("say.toStore"));
    else if (event.type === "endless")
      parts.push(endless(event, (hole) => holeName(board, hole)));
  });
  const end = events.find((event) => event.type === "end");
  const next = events.find((event) => event.type === "turnEnd");
  if (end) parts.push(outcomeSentence(end.outcome));
  else if (next) parts.push(t("say.next", { side: sideName(next.next) }));
  return parts.map(capital).join(" ");
}

/**
 * The caption of a place on the line.
 * @param {BoardInfo} board
 * @param {Line} line
 * @param {Cursor} cursor
 * @param {boolean} [withHand]  say what the hand still holds, when the place is in the middle of a lap
 */
export function sentenceAt(board, line, cursor, withHand = false) {
  const turn = line.turns[cursor.turn];
  if (!turn || (cursor.event === 0 && cursor.turn === 0)) return t("say.begin", { side: sideName(line.first.turn) });
  if (turn.complete && cursor.event >= turn.events.length) return turnSentence(board, turn);
  const stages = stagesOf(turn.events);
  const stage = stages.find(({ to }) => cursor.event <= to);
  return stage ? stageSentence(board, turn, stage, cursor.event, withHand) : "";
}

/**
 * The sentence for a problem that the core or a link reports.
 * @param {Problem | {code: string}} problem
 */
export function problemSentence(problem) {
  const key = `problem.${problem.code}`;
  return has(key) ? t(key, { number: "number" in problem ? String(problem.number) : "" }) : t("problem.internal");
}
