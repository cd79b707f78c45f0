// The teacher's question: where will the last seed fall? What is asked, what may be seen meanwhile, who is right, the
// score. Pure logic on events and answers; predicting.js handles input and display.

/** @import {Event, Hole, Side} from '../../src/wasm/page.js' */

import { opponent } from "../game/sides.js";

/**
 * What is asked: the last hole of the lap or of the whole sowing; how many seeds it captures; how many holes it closes.
 * @typedef {'lap' | 'turn' | 'captures' | 'closings'} Ask
 */

/**
 * A hole, the store, `never` for an endless sowing, or a number of seeds or holes.
 * @typedef {number | 'store' | 'never'} Answer
 */

/**
 * A question about a sowing.
 * @typedef {object} Part
 * @property {number} from  how many events may be seen while it is open
 * @property {number} to  how many events may be seen once it is answered
 * @property {number} lap  number of the lap in question, or of the first one
 * @property {Hole} hole  where that lap begins
 * @property {number} seeds  how many seeds that lap begins with
 * @property {Answer} truth
 */

/** @typedef {{side: Side, answer: Answer, truth: Answer, right: boolean}} Verdict */

const LIFTS = new Set(["lift", "relay", "ahead"]);

/**
 * The questions about a sowing, in order; together they cover all its events.
 * @param {readonly Event[]} events
 * @param {Ask} ask
 * @returns {Part[]}
 */
export function partsOf(events, ask) {
  /** @type {Part[]} */
  const parts = [];
  events.forEach((event, i) => {
    // A closed hole is sown on at once: both events belong to the next lap.
    const begins = event.type === "close" || (LIFTS.has(event.type) && events[i - 1]?.type !== "close");
    if (begins && (ask === "lap" || !parts.length)) {
      if (parts.length) parts[parts.length - 1].to = i;
      const lifted = events.slice(i).find(({ type }) => LIFTS.has(type));
      const { hole, seeds } = /** @type {{hole: Hole, seeds: number}} */ (lifted);
      parts.push({ from: i, to: events.length, lap: parts.length + 1, hole, seeds, truth: 0 });
    }
  });
  for (const part of parts) part.truth = truthOf(events.slice(part.from, part.to), ask);
  return parts;
}

/**
 * @param {readonly Event[]} events
 * @param {Ask} ask
 * @returns {Answer}
 */
function truthOf(events, ask) {
  if (ask === "captures") return events.reduce((sum, event) => sum + (event.type === "capture" ? event.seeds : 0), 0);
  if (ask === "closings") return events.filter(({ type }) => type === "close").length;
  if (ask === "turn" && events.some(({ type }) => type === "endless")) return "never";
  const last = [...events].reverse().find(({ type }) => type === "sow" || type === "toll");
  return last?.type === "sow" ? last.hole : "store";
}

/** A sowing that is held back until its questions are answered. */
export class Prediction {
  /** @type {'asking' | 'showing' | 'over'} */ phase = "asking";
  /** Answers to the open question. @type {{side: Side, answer: Answer}[]} */ answers = [];

  #parts;
  #sides;
  #index = 0;
  /** Whether the rest is shown without questions. */
  #silent = false;

  /**
   * @param {readonly Event[]} events  all events of the sowing
   * @param {Ask} ask
   * @param {readonly Side[]} sides  who answers, in order
   */
  constructor(events, ask, sides) {
    this.#parts = partsOf(events, ask);
    this.#sides = sides;
  }

  /** The question that is open, or whose answer is being shown. */
  get part() {
    return this.#parts[this.#index];
  }

  /** The side whose answer is due. */
  get side() {
    return this.#sides[Math.min(this.answers.length, this.#sides.length - 1)];
  }

  /** How many events may be seen. */
  get visible() {
    const { from, to } = this.part;
    return this.phase === "asking" ? from : to;
  }

  /** Whether nothing is held back any more, so that the move may be played. */
  get free() {
    return this.phase !== "asking" && this.#index === this.#parts.length - 1;
  }

  /** Answers the open question. @param {Answer} answer */
  answer(answer) {
    if (this.phase !== "asking") return;
    this.answers.push({ side: this.side, answer });
    if (this.answers.length === this.#sides.length) this.phase = "showing";
  }

  /** Shows the result without an answer; answers already given are not judged. @param {boolean} all  the rest, too */
  skip(all) {
    this.answers = [];
    this.phase = "showing";
    this.#silent = all;
    if (all) this.#index = this.#parts.length - 1;
  }

  /**
   * Called when all that may be seen has been shown: says who was right, and moves to the next question, if any.
   * @returns {Verdict[]}
   */
  arrive() {
    if (this.phase !== "showing") return [];
    const verdicts = this.verdicts;
    const last = this.#silent || this.#index === this.#parts.length - 1;
    this.phase = last ? "over" : "asking";
    if (!last) this.#index += 1;
    this.answers = [];
    return verdicts;
  }

  /** @returns {Verdict[]} */
  get verdicts() {
    const { truth } = this.part;
    return this.answers.map(({ side, answer }) => ({ side, answer, truth, right: answer === truth }));
  }
}

/**
 * How often a side was right, and how often it was asked.
 * @typedef {Record<Side, {right: number, asked: number}>} Score
 */

/** @returns {Score} */
export const noScore = () => ({ south: { right: 0, asked: 0 }, north: { right: 0, asked: 0 } });

/**
 * The score with more verdicts added.
 * @param {Score} score
 * @param {readonly Verdict[]} verdicts
 * @returns {Score}
 */
export function scored(score, verdicts) {
  const next = { south: { ...score.south }, north: { ...score.north } };
  for (const { side, right } of verdicts) {
    next[side].asked += 1;
    next[side].right += Number(right);
  }
  return next;
}

/** Who is asked. @typedef {'mover' | 'other' | 'both'} Who */

/**
 * Those who answer, in order.
 * @param {Who} who
 * @param {Side} mover
 * @param {Side[]} people  the sides that can answer: not the computer's, unless it plays both and people only watch
 * @returns {Side[]}
 */
export function answerers(who, mover, people) {
  const other = opponent(mover);
  const asked = who === "both" ? [other, mover] : [who === "other" ? other : mover];
  const able = asked.filter((side) => people.includes(side));
  return [able, people, asked].find(({ length }) => length > 0) ?? [];
}
