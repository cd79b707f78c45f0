// Explanations: for every place on the timeline, the sentences that name the rule at work, each with its rule. Made
// from the core's events and the words in lang/.

/** @import {BoardInfo, Event, Hole, Outcome, Turn} from '../../src/wasm/page.js' */
/** @import {Cursor, Timeline, Stage} from '../game/timeline.js' */
/** @import {Rules} from './rules.js' */

import { apply, frameAt } from "../game/frame.js";
import { opponent } from "../game/sides.js";
import { stagesOf } from "../game/timeline.js";
import { capital, join, t } from "./i18n.js";
import { holeName, outcomeSentence, sideName } from "./names.js";
import { ruleOf } from "./rules.js";

/** A sentence and the rule that it names, if it names one. @typedef {{text: string, rule: string | null}} Said */

/** @param {readonly Said[]} said */
export const textOf = (said) => said.map(({ text }) => capital(text)).join(" ");

/** The rules named, each once. @param {readonly Said[]} said */
export const rulesOf = (said) => [...new Set(said.flatMap(({ rule }) => rule ?? []))];

/** @param {number} n */
const seeds = (n) => t("seeds", { n });

/**
 * The sentences for a place on the timeline. With `fine`, for people who go by seeds and laps, the end of a turn also
 * explains what happened last; without it, the turn is summed up in a few words.
 * @param {BoardInfo} board
 * @param {Timeline} timeline
 * @param {Cursor} cursor
 * @param {{fine?: boolean, withHand?: boolean}} [how]  `withHand`: mention each seed in the middle of a lap
 * @returns {Said[]}
 */
export function explain(board, timeline, cursor, { fine = false, withHand = false } = {}) {
  const turn = timeline.turns[cursor.turn];
  if (!turn || (cursor.event === 0 && cursor.turn === 0)) {
    return [{ text: t("say.begin", { side: sideName(timeline.first.turn) }), rule: ruleOf(timeline.rules, "choose") }];
  }
  const over = turn.complete && cursor.event >= turn.events.length;
  if (over && !fine) return wholeTurn(board, turn, timeline.rules);
  const stages = stagesOf(turn.events);
  const stage = stages.find(({ to }) => cursor.event <= to);
  if (!stage) return [];
  const said = stageSaid(board, turn, stage, cursor.event, withHand, timeline.rules);
  return over ? [...said, ...afterTurn(turn, timeline.rules)] : said;
}

/**
 * The sentences for one stage of a turn, as far as it has gone.
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {Stage} stage
 * @param {number} until  events of the turn that have happened
 * @param {boolean} withHand
 * @param {Rules} [rules]
 * @returns {Said[]}
 */
function stageSaid(board, turn, stage, until, withHand, rules) {
  const { events } = turn;
  const { name, say, said } = sayer(board, rules);
  const side = sideName(turn.side);
  const frame = frameAt(turn, stage.from);
  const lap = String(stage.lap);
  const whole = until >= stage.to;
  /** @type {string[]} */
  const captured = [];
  /** The hole that this lap was lifted from, and its seeds. @type {{hole: Hole, seeds: number} | null} */
  let source = null;
  /** @type {string[]} */
  const tolls = [];
  let again = false;
  /** @type {Hole | null} */
  let emptyBehind = null;
  for (let i = stage.from; i < Math.min(until, stage.to); i++) {
    const event = events[i];
    switch (event.type) {
      case "lift":
      case "relay":
      case "ahead": {
        source = event;
        const words = { lap, seeds: seeds(event.seeds), hole: name(event.hole) };
        const closed = event.type === "relay" && event.why === "closed";
        const why = event.type === "lift" ? "choose" : closed ? "close" : event.type;
        // While seeds fall the rule of sowing is at work; at the end of the lap, whichever rule decides what follows.
        say(whole ? "" : until > i + 1 ? "sow" : why, closed ? "say.closedLap" : "say.lap", words);
        if (event.type === "lift" && (until === i + 1 || whole)) said.push(...whyThisHole(board, event, rules));
        break;
      }
      case "sow":
        if (event.hole === source?.hole) again = true;
        break;
      case "toll":
        tolls.push(name(event.hole));
        break;
      case "capture":
        captured.push(t("fromHole", { seeds: seeds(event.seeds), hole: name(event.hole) }));
        emptyBehind ??= event.emptyBehind;
        break;
      case "take": {
        const first = events.some((other) => other.type === "owe" && other.why === "firstCapture");
        say(first ? "first" : "owe", "say.take", { side, hole: name(event.hole), seeds: seeds(event.seeds) });
        break;
      }
      case "pass":
        say("pass", "say.pass", { side });
        break;
      case "endless":
        say("endless", endlessKey(event), { laps: t("laps", { n: event.laps }), hole: name(event.hole) });
        break;
      default:
        break;
    }
    apply(frame, event, turn.side);
  }
  if (captured.length) {
    say("capture", "say.capture", { side, list: join(captured) });
    if (emptyBehind !== null && whole && rules) say("capture", "say.behindEmpty", { hole: name(emptyBehind) });
  }
  if (!whole) {
    const event = events[until - 1];
    if (withHand && source && until - 1 > stage.from) seedSaid(event, source);
    return said;
  }
  if (tolls.length) say("toll", "say.toll", { n: tolls.length, holes: join([...new Set(tolls)]) });
  if (again && source) say("again", "say.again", { hole: name(source.hole) });
  said.push(...endOfStage(board, turn, stage, rules));
  return said;

  /**
   * The seed that fell last, or what the hand met.
   * @param {Event} event
   * @param {{hole: Hole, seeds: number}} source
   */
  function seedSaid(event, source) {
    const hand = () => frame.hand && said.push({ text: t("say.hand", { n: frame.hand }), rule: null });
    if (event.type === "sow") {
      const words = {
        seed: String(source.seeds - event.inHand),
        of: String(source.seeds),
        hole: name(event.hole),
        held: frame.state.seeds[event.hole],
      };
      // Join the lap and its seed in one sentence.
      const [first] = said.splice(-1);
      said.push({ ...first, text: `${first.text} ${t("say.seed", words)}` });
      if (event.hole === source.hole) say("again", "say.again", { hole: name(event.hole) });
      hand();
    } else if (event.type === "toll") {
      say("toll", "say.tollHere", { hole: name(event.hole), side: sideName(opponent(turn.side)) });
      hand();
    } else if (event.type === "stepOver") {
      const own = board.holes[event.hole].side === turn.side;
      say(own ? "stepOver" : "skip", own ? "say.stepOver" : "say.skip", { hole: name(event.hole), side });
      hand();
    }
  }
}

/**
 * What is needed to say something: `say` notes a sentence with its rule.
 * @param {BoardInfo} board
 * @param {Rules | undefined} rules
 */
function sayer(board, rules) {
  /** @type {Said[]} */
  const said = [];
  /** @param {Hole} hole */
  const name = (hole) => holeName(board, hole);
  /** @param {string} topic @param {string} key @param {Record<string, string | number>} [words] */
  const say = (topic, key, words) => void said.push({ text: t(key, words), rule: ruleOf(rules, topic) });
  return { said, name, say };
}

/** @param {Extract<Event, {type: 'endless'}>} event */
const endlessKey = ({ repeats }) => (repeats ? "say.endless" : "say.endlessProved");

/**
 * Why the chosen hole was not a free choice, and how to say it.
 * @type {Record<string, [topic: string, key: string]>}
 */
const CHOSEN = {
  mutwi: ["mutwi", "say.mutwiHere"],
  joins: ["join", "say.joins"],
  steps: ["step", "say.steps"],
  onlySteps: ["step", "say.stepsNsolo"],
};

/**
 * The chosen hole is the head, or a single: why that one.
 * @param {BoardInfo} board
 * @param {Extract<Event, {type: 'lift'}>} lift
 * @param {Rules | undefined} rules
 * @returns {Said[]}
 */
function whyThisHole(board, { hole, why }, rules) {
  const { name, said, say } = sayer(board, rules);
  const how = rules && CHOSEN[why];
  if (how) say(...how, { hole: name(hole), next: name(board.holes[hole].next) });
  return said;
}

/**
 * How a stage ends, as the next event shows.
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {Stage} stage
 * @param {Rules | undefined} rules
 * @returns {Said[]}
 */
function endOfStage(board, turn, stage, rules) {
  const { events, side } = turn;
  const { name, said, say } = sayer(board, rules);
  for (let i = stage.from; i < stage.to; i++) {
    const event = events[i];
    const next = events[i + 1];
    if (event.type === "lapEnd" && next) said.push(...lapEnd(board, turn, i, rules));
    else if (event.type === "rest" && event.why === "store") say("store", "say.rest.store");
    else if (event.type === "capture" && next?.type === "ahead") {
      say("ahead", "say.aheadStill", { next: name(next.hole), seeds: next.seeds });
    } else if (event.type === "owe") owed(event);
  }
  const left = turn.complete ? 0 : frameAt(turn, stage.to).state.owed;
  if (left && events[stage.to - 1].type === "take") said.push({ text: t("say.left", { n: left }), rule: null });
  return said;

  /** What a capture earns, and why that much. @param {Extract<Event, {type: 'owe'}>} event */
  function owed({ takes, unit, possible, why }) {
    const fewer = possible <= takes;
    const words = { n: fewer ? possible : takes, side: sideName(side) };
    if (!possible) return;
    if (fewer) say("fewer", unit === "hole" ? "say.owe.fewerHoles" : "say.owe.fewer", words);
    else if (why === "firstCapture") say("first", "say.owe.first", words);
    else say("owe", `say.owe.${unit}`, words);
  }
}

/**
 * Why the last hole is lifted, and how to say it. That a hole was closed has been said before.
 * @type {Record<Extract<Event, {type: 'relay'}>['why'], [topic: string, key: string]>}
 */
const RELAYED = {
  occupied: ["relay", "say.relay"],
  closed: ["relay", "say.relay"],
  nti: ["nti", "say.ntiFour"],
  own: ["close", "say.ownFour"],
};

/**
 * Where the last seed of a lap fell and what follows from it.
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {number} at  index of the `lapEnd`
 * @param {Rules | undefined} rules
 * @returns {Said[]}
 */
function lapEnd(board, turn, at, rules) {
  const { name, said, say } = sayer(board, rules);
  const { hole, seeds: held, ahead } = /** @type {Extract<Event, {type: 'lapEnd'}>} */ (turn.events[at]);
  const next = turn.events[at + 1];
  const { facing, next: after } = board.holes[hole];
  const words = {
    hole: name(hole),
    facing: facing === null ? "" : name(facing),
    held: held - 1,
    seeds: held,
    next: name(after),
  };
  // Where the hole ahead matters, it decides first. A sowing that could continue from there ends only when it has wiped
  // out the other side.
  const over = ahead !== null && ahead < 2;
  if (over && (next.type === "rest" || next.type === "capture")) {
    say("over", ahead ? "say.over" : "say.overEmpty", { ...words, seeds: ahead });
  }
  switch (next.type) {
    case "relay":
      say(...RELAYED[next.why], words);
      break;
    case "ahead":
      say("ahead", "say.ahead", { ...words, seeds: next.seeds });
      break;
    case "endless":
      // The next lap is the one that comes back to where it began.
      if (ahead === null) say("relay", "say.relay", words);
      else say("ahead", "say.ahead", { ...words, seeds: ahead });
      break;
    case "close":
      say("close", "say.close", words);
      break;
    case "capture":
      say(ahead !== null && !over ? "inside" : "capture", over ? "say.overCaptures" : "say.captures", {
        ...words,
        seeds: seeds(next.seeds),
      });
      break;
    case "rest":
      say(next.why, over ? `say.overRest.${next.why}` : `say.rest.${next.why}`, words);
      break;
    default:
      break;
  }
  return said;
}

/**
 * A whole turn in a few words: what was sown, what it took or why nothing, who moves next.
 * @param {BoardInfo} board
 * @param {Turn} turn
 * @param {Rules} [rules]
 * @returns {Said[]}
 */
export function wholeTurn(board, turn, rules) {
  const { events } = turn;
  const { name, said, say } = sayer(board, rules);
  const side = sideName(turn.side);
  const laps = stagesOf(events).filter((stage) => stage.lap).length;
  const first = events[0];
  const taken = events.filter((event) => event.type === "capture" || event.type === "take");
  if (first?.type === "lift") {
    const words = { side, hole: name(first.hole), laps: t("laps", { n: laps }) };
    if (taken.length) {
      const total = taken.reduce((sum, event) => sum + event.seeds, 0);
      const holes = [...new Set(taken.map((event) => name(event.hole)))];
      say("capture", "say.took", { ...words, seeds: seeds(total), holes: join(holes) });
    } else {
      say("choose", "say.sowed", words);
      // Why nothing was taken matters more than what was chosen.
      said[0].rule = null;
    }
  } else if (first?.type === "pass") say("pass", "say.pass", { side });
  events.forEach((event, i) => {
    const next = events[i + 1];
    if (event.type === "lapEnd" && next?.type === "rest") {
      // Where the turn took something, the sentence on that says what matters.
      if (!taken.length) said.push(...lapEnd(board, turn, i, rules));
    } else if (event.type === "rest" && event.why === "store") say("store", "say.toStore");
    else if (event.type === "endless")
      say("endless", endlessKey(event), { laps: t("laps", { n: event.laps }), hole: name(event.hole) });
  });
  return [...said, ...afterTurn(turn, rules)];
}

/**
 * How the game ended, or who moves next.
 * @param {Turn} turn
 * @param {Rules} [rules]
 * @returns {Said[]}
 */
function afterTurn({ events }, rules) {
  const end = events.find((event) => event.type === "end");
  if (end) return [outcomeSaid(end.outcome, rules)];
  const next = events.find((event) => event.type === "turnEnd");
  return next ? [{ text: t("say.next", { side: sideName(next.next) }), rule: null }] : [];
}

/**
 * @param {Outcome} outcome
 * @param {Rules} [rules]
 * @returns {Said}
 */
export const outcomeSaid = (outcome, rules) => ({
  text: outcomeSentence(outcome),
  rule: ruleOf(rules, outcome.reason),
});
