/** @import {BoardInfo, Event} from '../../../src/wasm/page.js' */
/** @import {Timeline} from '../../../www/game/timeline.js' */
/** @import {Rules} from '../../../www/words/rules.js' */

import assert from "node:assert/strict";
import { test } from "node:test";
import { stagesOf, stopsOf } from "../../../www/game/timeline.js";
import { explain, rulesOf, textOf, wholeTurn } from "../../../www/words/explain.js";
import { numberOf, ruleOf } from "../../../www/words/rules.js";
import { eventsOf, GameTable, moveOf, recorded, tableOf, timelineOf } from "./core.js";
import { capture, fourRows, opening, turn } from "./help.js";
import { names } from "./rulebook.js";

const eight = fourRows(8);
const nsolo = /** @type {const} */ ({ game: "nsolo", options: {} });

/** @param {Event[]} events @param {number} at @param {boolean} [complete] @param {boolean} [fine] */
const said = (events, at, complete = true, fine = false) =>
  textOf(
    explain(
      eight,
      { turns: [turn(opening(), events, { complete })], first: opening(), rules: nsolo },
      { turn: 0, event: at },
      { withHand: true, fine },
    ),
  );

test("a lap says what it sows, where it ends and why it goes on", () => {
  /** @type {Event[]} */
  const events = [
    { type: "lift", hole: 0, seeds: 2, why: "free" },
    { type: "sow", hole: 1, inHand: 1 },
    { type: "sow", hole: 2, inHand: 0 },
    { type: "lapEnd", hole: 2, seeds: 3, ahead: null },
    { type: "relay", hole: 2, seeds: 3, why: "occupied" },
    { type: "sow", hole: 3, inHand: 2 },
  ];
  assert.equal(said(events, 1, false), "Lap 1: two seeds from A1.");
  assert.equal(
    said(events, 2, false),
    "Lap 1: two seeds from A1. Seed 1 of 2 falls in A2, which now holds three. One is still in the hand.",
  );
  assert.equal(
    said(events, 4, false),
    "Lap 1: two seeds from A1. The last falls in A3, which already holds two, so those three are lifted " +
      "for another lap.",
  );
});

test("a capture says what it takes and what may be chosen", () => {
  const events = capture();
  assert.equal(
    said(events, 4),
    "Lap 1: two seeds from A7. The last falls in B8, which was empty, and faces C8 with two seeds: a capture.",
  );
  assert.equal(
    said(events, 6),
    "South takes two seeds from C8. As many single seeds again: two more, from anywhere, are South’s to choose.",
  );
  assert.equal(said(events, 7, false), "South chooses D5 and takes one seed. One more to choose.");
  assert.equal(said(events, 9), "South sows A7 in one lap and takes four seeds from C8, D5 and C2. North to move.");
  assert.equal(said(events, 9, true, true), "South chooses C2 and takes one seed. North to move.");
});

test("the beginning says who begins", () => {
  const begin = explain(eight, { turns: [], first: opening(), rules: nsolo }, { turn: 0, event: 0 });
  assert.deepEqual(begin, [{ text: "South begins. Choose a hole to sow.", rule: "nsolo.choose" }]);
});

test("every way for a sowing to rest has its words", () => {
  for (const why of /** @type {const} */ (["backRow", "facingEmpty", "empty", "store"])) {
    /** @type {Event[]} */
    const events = [
      { type: "lift", hole: 9, seeds: 1, why: "free" },
      { type: "sow", hole: 10, inHand: 0 },
      { type: "lapEnd", hole: 10, seeds: 1, ahead: null },
      { type: "rest", hole: 10, why },
      { type: "turnEnd", next: "north" },
    ];
    const sentence = textOf(wholeTurn(eight, turn(opening(), events)));
    assert.match(sentence, /^South sows B7 in one lap\. .+ North to move\.$/);
    assert.doesNotMatch(sentence, /[{}]|say\./);
  }
});

test("closing, tolls, the hole ahead, passing and endless sowing are told", () => {
  /** @type {Event[]} */
  const events = [
    { type: "lift", hole: 0, seeds: 2, why: "free" },
    { type: "toll", hole: 17, inHand: 1 },
    { type: "sow", hole: 18, inHand: 0 },
    { type: "lapEnd", hole: 18, seeds: 4, ahead: null },
    { type: "close", hole: 18 },
    { type: "relay", hole: 18, seeds: 4, why: "closed" },
    { type: "sow", hole: 19, inHand: 3 },
    { type: "lapEnd", hole: 19, seeds: 1, ahead: 5 },
    { type: "ahead", hole: 20, seeds: 5 },
    { type: "lapEnd", hole: 21, seeds: 2, ahead: null },
    { type: "endless", hole: 0, laps: 3, repeats: true },
    { type: "end", outcome: { winner: "north", reason: "endlessSowing" } },
  ];
  const told = stagesOf(events)
    .map(({ to }) => said(events, to, false))
    .join("\n");
  for (const part of [
    /closed and costs one seed/,
    /makes four in D6/,
    /closed now/,
    /C\d|D4, the hole ahead, holds five/,
    /never ends/,
  ]) {
    assert.match(told, part);
  }
  assert.doesNotMatch(told, /[{}]|say\./);
  assert.match(
    textOf(wholeTurn(eight, turn(opening(), [{ type: "pass" }, { type: "turnEnd", next: "north" }]))),
    /South passes/,
  );
});

test("the rules of Nsolo depend on the chosen way of capturing", () => {
  /** The rule behind a topic, and what players see of it. @param {Rules} rules @param {string} topic */
  const shown = (rules, topic) => {
    const rule = ruleOf(rules, topic);
    return rule && [rule, numberOf(rule)];
  };
  assert.deepEqual(shown(nsolo, "capture"), ["nsolo.capture", "4.2.3"]);
  const old = /** @type {const} */ ({ game: "nsolo", options: { capture: "1913" } });
  assert.deepEqual(shown(old, "facingEmpty"), ["nsolo.capture-1913", "4.2.5"]);
  assert.deepEqual(shown({ game: "kabwanga", options: {} }, "facingEmpty"), ["kabwanga.capture", "3.2.4"]);
  assert.deepEqual(shown({ game: "embeli", options: {} }, "toll"), ["embeli.toll", "5.3.3"]);
  assert.deepEqual(shown({ game: "embeli", options: {} }, "repetition"), ["E-14", "E-14"]);
  assert.deepEqual(shown({ game: "kabwanga", options: {} }, "allEndless"), ["endless", "6"]);
  assert.equal(ruleOf({ game: "embeli", options: {} }, "mutwi"), null);
  assert.equal(ruleOf({ game: "nakabili", options: {} }, "resigned"), null);
});

test("a hand that comes round to its own hole drops a seed there, too", () => {
  // §N7: sixteen seeds end alone where they were lifted.
  const seeds = new Array(32).fill(0);
  Object.assign(seeds, { 8: 16, 31: 2, 16: 3, 24: 2 });
  const table = GameTable.fromSetup({
    game: "nakabili",
    options: {},
    seeds,
    closed: [],
    store: 0,
    taken: [20, 15],
    captured: [true, false],
    turn: "south",
  });
  const board = table.board();
  const events = eventsOf(table, { type: "sow", hole: 8 });
  const end = events.findIndex(({ type }) => type === "lapEnd") + 1;
  const now = explain(board, timelineOf(table), { turn: 0, event: end }, { fine: true, withHand: true });
  assert.match(
    textOf(now),
    /B8 itself, emptied for this lap, is not passed over\. The last falls in B8, which was empty/,
  );
  assert.deepEqual(rulesOf(now), ["four-rows.full-round", "nakabili.capture"]);
});

/**
 * Checks the sentences at every seed of a game: they must be complete, fit the events, and name a rule.
 * @param {BoardInfo} board
 * @param {Timeline} line
 * @param {Map<string, Set<string>>} heard  the rules named, by event and its consequence
 * @param {string} place
 */
function listen(board, line, heard, place) {
  line.turns.forEach((turn, number) => {
    for (const unit of /** @type {const} */ (["seed", "lap"])) {
      const stops = stopsOf(turn.events, unit);
      for (const [i, event] of stops.entries()) {
        if (i === 0) continue;
        const step = turn.events.slice(unit === "seed" ? stops[i - 1] : event - 1, event);
        const now = explain(board, line, { turn: number, event }, { fine: true, withHand: true });
        const text = textOf(now);
        const where = `${place}, turn ${number + 1}, event ${event}: ${text}`;
        assert.match(text, /^\S.*\.$/, where);
        assert.doesNotMatch(text, /[{}]|\bsay\.|undefined|null|NaN/, where);
        const rules = rulesOf(now);
        for (const rule of rules) assert.ok(names.includes(rule), where);
        const end = turn.events.find(({ type }) => type === "end");
        if (!(end?.type === "end" && end.outcome.reason === "resigned")) assert.ok(rules.length > 0, where);
        tell(board, step, text, where);
        // Which rules stand beside which event.
        for (const one of step) {
          const key = kind(one);
          if (!heard.has(key)) heard.set(key, new Set());
          for (const rule of rules) heard.get(key)?.add(rule);
        }
      }
    }
  });
}

/** An event and its subject. @param {Event} event */
function kind(event) {
  if (event.type === "rest") return `rest ${event.why}`;
  if (event.type === "owe") return `owe ${event.unit}`;
  if (event.type === "end") return `end ${event.outcome.reason}`;
  return event.type;
}

/**
 * The sentences on a step must have the holes and numbers of its events, which come from the independent trace.
 * @param {BoardInfo} board
 * @param {readonly Event[]} step
 * @param {string} text
 * @param {string} where
 */
function tell(board, step, text, where) {
  const words = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ];
  /** @param {number} n */
  const said = (n) => words[n] ?? String(n);
  for (const one of step) {
    switch (one.type) {
      case "lift":
      case "relay":
      case "ahead":
        assert.match(text, new RegExp(`${said(one.seeds)} seeds? (from|of) ${board.holes[one.hole].name}`), where);
        break;
      case "capture":
      case "take":
        assert.match(text, new RegExp(`${board.holes[one.hole].name}\\b`), where);
        assert.match(text, new RegExp(`${said(one.seeds)} seed`), where);
        break;
      case "toll":
      case "stepOver":
      case "lapEnd":
        assert.ok(text.includes(board.holes[one.hole].name), where);
        break;
      case "sow":
        if (one.inHand) assert.match(text, new RegExp(`falls in ${board.holes[one.hole].name}`), where);
        if (one.inHand > 0) assert.match(text.toLowerCase(), new RegExp(`${said(one.inHand)} (is|are) still`), where);
        break;
      case "owe":
        break;
      default:
        break;
    }
  }
}

/**
 * All sentences about a sowing from a position set up by hand, stage by stage.
 * @param {"nakabili" | "kabwanga"} game
 * @param {Record<string, string>} options
 * @param {Record<number, number>} seeds  by hole
 * @param {number} hole
 */
function saidOf(game, options, seeds, hole) {
  const lying = Array.from({ length: 32 }, (_, at) => seeds[at] ?? 0);
  const table = GameTable.fromSetup({
    game,
    options,
    seeds: lying,
    closed: [],
    store: 0,
    taken: [0, 0],
    captured: [false, false],
    turn: "south",
  });
  table.play({ type: "sow", hole });
  const line = timelineOf(table);
  return stagesOf(line.turns[0].events)
    .map(({ to }) => textOf(explain(table.board(), line, { turn: 0, event: to }, {})))
    .join(" ");
}

test("a sowing of Kabwanga that wipes out the other side inside the move is not said to end for the hole ahead", () => {
  // §K3 with less on North's side: at own 10 the last of North's seeds are captured, though 11 ahead holds two.
  const text = saidOf("kabwanga", { capture_inside_move: "true" }, { 2: 1, 8: 2, 11: 2, [16 + 13]: 4, [16 + 2]: 1 }, 8);
  assert.match(text, /a capture/);
  assert.doesNotMatch(text, /the hole ahead, holds two: the sowing ends/);
});

test("no more holes are offered than there are", () => {
  // §N1 on a board where North has one hole left besides the captured file.
  const text = saidOf("nakabili", {}, { 13: 2, 14: 1, [16 + 8]: 2, [16 + 1]: 3 }, 13);
  assert.match(text, /Only one hole is left/);
  assert.doesNotMatch(text, /three more holes/);
});

test("every event of every recorded game is told in a sentence with its rule", { timeout: 300_000 }, () => {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const games = new Map();
  let steps = 0;
  let sentences = 0;
  let longest = "";
  for (const { file, games: list } of recorded()) {
    for (const [at, game] of list.entries()) {
      const table = tableOf(game);
      const board = table.board();
      for (const step of game.steps) {
        const { turn: side } = table.position();
        const events = eventsOf(table, moveOf(board, side, step.move));
        // The trace of the independent model, item for item.
        const offset = board.shape === "ring" ? board.holes.length : board.holes.length / 2;
        const trace = events.flatMap((event) => {
          switch (event.type) {
            case "lift":
            case "relay":
            case "ahead":
              return [["lift", event.hole % offset, event.seeds]];
            case "lapEnd":
              return [["last", event.hole % offset, event.seeds]];
            case "capture":
            case "take":
              return [[event.type, event.hole % offset, event.seeds]];
            case "toll":
            case "close":
            case "endless":
              return [[event.type, event.hole % offset]];
            case "pass":
              return [["pass"]];
            case "rest":
              return event.why === "store" ? [["end in store"]] : [];
            default:
              return [];
          }
        });
        assert.deepEqual(trace, step.trace, `${file}:${at + 1}`);
        steps += 1;
      }
      const line = timelineOf(table);
      if (!games.has(game.game)) games.set(game.game, new Map());
      listen(board, line, games.get(game.game) ?? new Map(), `${file}:${at + 1}`);
      // The longest sentences must fit on a small screen.
      line.turns.forEach(({ events }, turn) => {
        for (const event of stopsOf(events, "lap")) {
          const text = textOf(explain(board, line, { turn, event }, { fine: true }));
          if (text.length > longest.length) longest = text;
          sentences += 1;
        }
      });
      table.free();
    }
  }
  console.log(`explained: ${steps} recorded moves, ${sentences} laps; longest (${longest.length}): ${longest}`);
  for (const [game, heard] of games) {
    console.log(game, Object.fromEntries([...heard].map(([key, rules]) => [key, [...rules].sort().join(" ")])));
  }
  /** @param {string} game @param {string} key @param {string} rule */
  const expect = (game, key, rule) => assert.ok(games.get(game)?.get(key)?.has(rule), `${game}: ${key} names ${rule}`);
  for (const [game, key, rule] of EXPECTED) expect(game, key, rule);
});

/** Kinds of events and the rules that must be named with them. */
const EXPECTED = [
  ["nakabili", "lift", "nakabili.choose"],
  ["nakabili", "lift", "nakabili.mutwi"],
  ["nakabili", "lift", "nakabili.join"],
  ["nakabili", "lift", "nakabili.step"],
  ["nakabili", "sow", "four-rows.sow"],
  ["nakabili", "relay", "four-rows.relay"],
  ["nakabili", "lapEnd", "four-rows.relay"],
  ["nakabili", "rest backRow", "nakabili.capture"],
  ["nakabili", "rest facingEmpty", "nakabili.facing-empty"],
  ["nakabili", "capture", "nakabili.capture"],
  ["nakabili", "owe hole", "nakabili.capture"],
  ["nakabili", "owe hole", "nakabili.first-capture"],
  ["nakabili", "take", "nakabili.capture"],
  ["nakabili", "end wipedOut", "nakabili.wiped-out"],
  ["nakabili", "end endlessSowing", "endless"],
  ["nakabili", "endless", "endless"],
  ["kabwanga", "lift", "kabwanga.choose"],
  ["kabwanga", "lift", "kabwanga.singles"],
  ["kabwanga", "ahead", "kabwanga.ahead"],
  ["kabwanga", "rest backRow", "kabwanga.rest"],
  ["kabwanga", "rest backRow", "kabwanga.capture"],
  ["kabwanga", "rest facingEmpty", "kabwanga.capture"],
  ["kabwanga", "capture", "kabwanga.capture"],
  ["kabwanga", "capture", "kabwanga.ahead"],
  ["kabwanga", "end wipedOut", "kabwanga.outcome"],
  ["nsolo", "lift", "nsolo.choose"],
  ["nsolo", "lift", "nsolo.step"],
  ["nsolo", "capture", "nsolo.capture"],
  ["nsolo", "capture", "nsolo.capture-1913"],
  ["nsolo", "owe seed", "nsolo.capture"],
  ["nsolo", "owe seed", "nsolo.fewer"],
  ["nsolo", "owe hole", "nsolo.capture-1913"],
  ["nsolo", "take", "nsolo.capture"],
  ["nsolo", "take", "nsolo.capture-1913"],
  ["nsolo", "end wipedOut", "nsolo.wiped-out"],
  ["nsolo", "pass", "nsolo.pass"],
  ["nsolo", "endless", "endless"],
  ["kabwanga", "lapEnd", "kabwanga.capture-inside"],
  ["kabwanga", "end repetition", "kabwanga.outcome"],
  ["embeli", "lift", "embeli.choose"],
  ["embeli", "sow", "embeli.sow"],
  ["embeli", "toll", "embeli.toll"],
  ["embeli", "stepOver", "embeli.toll"],
  ["embeli", "stepOver", "embeli.sow"],
  ["embeli", "rest empty", "embeli.rest"],
  ["embeli", "rest store", "embeli.rest"],
  ["embeli", "relay", "embeli.relay"],
  ["embeli", "lapEnd", "embeli.close"],
  ["embeli", "lapEnd", "embeli.nti"],
  ["embeli", "end stuck", "embeli.stuck"],
];
