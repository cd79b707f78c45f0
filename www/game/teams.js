// The two teams: their names, and whose members take turns. A team without a name is called South or North.

/** @import {Game, Side} from '../../src/wasm/page.js' */
/** @import {Cursor, Timeline} from './timeline.js' */

import { storage } from "../platform/storage.js";
import { SIDES } from "./sides.js";

/** @typedef {{name: string, members: string[]}} Team */
/** @typedef {Record<Side, Team>} Teams */

/** @returns {Teams} */
const noTeams = () => ({ south: { name: "", members: [] }, north: { name: "", members: [] } });

/** The teams of the game on the board. @type {Teams} */
export const teams = noTeams();

/** Restores the teams that were kept with a game. @param {Game} game */
export function recallTeams(game) {
  Object.assign(teams, noTeams());
  try {
    const kept = JSON.parse(storage.get(`teams.${game}`) ?? "{}");
    for (const side of SIDES) {
      const { name, members } = kept[side] ?? {};
      teams[side] = { name: text(name), members: Array.isArray(members) ? members.map(text).filter(Boolean) : [] };
    }
  } catch {
    // Unreadable names count as none.
  }
}

/** Characters that change the direction of the text after them. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters of scripts written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name that can stand in a sentence of either direction.
 * @param {unknown} value
 */
function text(value) {
  const name = typeof value === "string" ? value.replace(TURNING, "") : "";
  return LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * Runs something during which the sides are called South and North, whatever their teams' names.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function withoutNames(work) {
  const { south, north } = teams;
  Object.assign(teams, noTeams());
  try {
    return work();
  } finally {
    Object.assign(teams, { south, north });
  }
}

/**
 * Stores these teams with a game.
 * @param {Game} game
 * @param {Teams} given
 */
export function keepTeams(game, given) {
  if (areNamed(given)) storage.set(`teams.${game}`, JSON.stringify(given));
  else storage.remove(`teams.${game}`);
}

/** Whether either team has a name. */
export const areNamed = ({ south, north } = teams) =>
  [south, north].some(({ name, members }) => name !== "" || members.length > 0);

/**
 * The member whose turn it is at a cursor: members take turns in the order of the list.
 * @param {Timeline} timeline
 * @param {Cursor} cursor
 * @param {Side} side  the side to move there
 * @returns {string} empty when the team has no list
 */
export function memberToMove({ turns }, { turn, event }, side) {
  const { members } = teams[side];
  if (!members.length) return "";
  const over = turns[turn]?.complete && event >= turns[turn].events.length;
  const made = turns.slice(0, turn + (over ? 1 : 0)).filter((each) => each.side === side).length;
  return members[made % members.length];
}
