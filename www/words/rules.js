// Rules by their names in docs/RULES.md: which one is behind a sentence about a turn, and its number as players see it.

/** @import {GameStart} from '../../src/wasm/page.js' */

/**
 * How a game was set up, as far as its rules depend on it. Left out where only the words matter.
 * @typedef {Pick<GameStart, 'game' | 'options'>} Rules
 */

/** The rules that all games of four rows have. */
const FOUR_ROWS = {
  sow: "four-rows.sow",
  again: "four-rows.full-round",
  relay: "four-rows.relay",
  rest: "four-rows.rest",
};

/**
 * The topics of sentences, including the core's reasons, and the rule behind each. Topics that a game does not have are
 * missing.
 * @type {Record<string, Record<string, string>>}
 */
const RULES = {
  nakabili: {
    ...FOUR_ROWS,
    choose: "nakabili.choose",
    mutwi: "nakabili.mutwi",
    join: "nakabili.join",
    step: "nakabili.step",
    capture: "nakabili.capture",
    facingEmpty: "nakabili.facing-empty",
    first: "nakabili.first-capture",
    wipedOut: "nakabili.wiped-out",
    repetition: "nakabili.repetition",
  },
  kabwanga: {
    ...FOUR_ROWS,
    choose: "kabwanga.choose",
    ahead: "kabwanga.ahead",
    over: "kabwanga.rest",
    capture: "kabwanga.capture",
    inside: "kabwanga.capture-inside",
    mutwi: "kabwanga.singles",
    join: "kabwanga.singles",
    step: "kabwanga.singles",
    wipedOut: "kabwanga.outcome",
    repetition: "kabwanga.outcome",
  },
  nsolo: {
    ...FOUR_ROWS,
    choose: "nsolo.choose",
    step: "nsolo.step",
    capture: "nsolo.capture",
    fewer: "nsolo.fewer",
    wipedOut: "nsolo.wiped-out",
    resigned: "nsolo.wiped-out",
    repetition: "nsolo.repetition",
    pass: "nsolo.pass",
  },
  embeli: {
    choose: "embeli.choose",
    sow: "embeli.sow",
    skip: "embeli.sow",
    again: "embeli.sow",
    toll: "embeli.toll",
    stepOver: "embeli.toll",
    rest: "embeli.rest",
    relay: "embeli.relay",
    close: "embeli.close",
    nti: "embeli.nti",
    stuck: "embeli.stuck",
    repetition: "E-14",
  },
};

/** Rules in place of others where a choice was made, by the choice and its value. @type {typeof RULES} */
const CHOSEN = {
  "capture 1913": { capture: "nsolo.capture-1913" },
};

const ENDLESS = "endless";

/** The topic to use instead where a game has no rule of its own. @type {Record<string, string>} */
const SAME = {
  backRow: "capture",
  facingEmpty: "capture",
  owe: "capture",
  first: "owe",
  fewer: "owe",
  inside: "capture",
  join: "choose",
  over: "rest",
  empty: "rest",
  store: "rest",
  allEndless: "endless",
  noEndFound: "endless",
  endlessSowing: "endless",
};

/**
 * The name of the rule behind a topic.
 * @param {Rules | undefined} rules
 * @param {string} topic
 * @returns {string | null}
 */
export function ruleOf(rules, topic) {
  if (!rules) return null;
  const { game, options } = rules;
  const chosen = Object.entries(options).map(([choice, value]) => CHOSEN[`${choice} ${value}`]);
  const own = Object.assign({}, RULES[game], ...chosen);
  for (let name = topic; name; name = SAME[name]) {
    if (name === "endless") return ENDLESS;
    if (own[name]) return own[name];
  }
  return null;
}

/** All rules that sentences can name, for tests. */
export const ruleNames = () => [
  ...[...Object.values(RULES), ...Object.values(CHOSEN)].flatMap((rules) => Object.values(rules)),
  ENDLESS,
];

/** The rules in the order in which players see them, by number of chapter. */
const CHAPTERS = {
  "four-rows": ["1.2", "sow full-round relay rest captured wiped-out any-hole"],
  nakabili: ["2.2", "choose mutwi join step capture facing-empty first-capture wiped-out repetition"],
  kabwanga: ["3.2", "choose ahead rest capture capture-inside singles outcome"],
  nsolo: ["4.2", "choose step capture fewer capture-1913 wiped-out repetition pass"],
  embeli: ["5.3", "choose sow toll rest relay close nti stuck"],
};

/** @type {Record<string, string>} */
const NUMBERS = { [ENDLESS]: "6" };
for (const [chapter, [number, names]] of Object.entries(CHAPTERS)) {
  for (const [i, name] of names.split(" ").entries()) NUMBERS[`${chapter}.${name}`] = `${number}.${i + 1}`;
}

/** What players see of a rule: its number, or the label of a disputed point. @param {string} name */
export const numberOf = (name) => NUMBERS[name] ?? name;
