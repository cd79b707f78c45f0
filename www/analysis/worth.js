// The results of thinking, in words: always who is ahead, regardless of who is to move. An estimate is “about” some
// value; a result is stated only when it is proved.

/** @import {Outcome, Side, Traits} from '../../src/wasm/page.js' */
/** @import {Worth} from '../core/mind.js' */

import { opponent } from "../game/sides.js";
import { figures, t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/**
 * Who is ahead.
 * @typedef {object} Lead
 * @property {number} value  in hundredths of a seed: positive for South, negative for North
 * @property {Side | null} winner  who is proved to win
 * @property {number} turns  in how many turns, counting both sides'; 0 when the game is over
 * @property {boolean} [over]  whether the game is over
 */

/** A smaller lead is even, in words and in numbers. */
const EVEN = 50;
const LEAST = 5;
/** A lead of this fraction of all seeds is as good as won: the drawing does not grow further. */
const MOST = 1 / 3;
/** The same in Embeli, where points count holes rather than seeds. */
const MOST_POINTS = 1000;

/**
 * @param {Worth} worth  for the side to move
 * @param {Side} turn
 * @returns {Lead}
 */
export function leadOf({ type, value }, turn) {
  if (type === "about") return { value: turn === "south" ? value : -value, winner: null, turns: 0 };
  return { value: 0, winner: type === "wins" ? turn : opponent(turn), turns: value };
}

/** @param {Outcome} outcome @returns {Lead} */
export const leadAtEnd = ({ winner }) => ({ value: 0, winner, turns: 0, over: true });

/**
 * The largest lead that is drawn.
 * @param {Traits} traits
 * @param {number} seeds  on the board
 */
export const mostOf = ({ takes }, seeds) => (takes ? Math.max(seeds * MOST, 1) * 100 : MOST_POINTS);

/**
 * The lead as one number, for South, between -most and most.
 * @param {Lead} lead
 * @param {number} most
 */
export function measure({ value, winner }, most) {
  if (winner) return winner === "south" ? most : -most;
  return Math.min(Math.max(value, -most), most);
}

/**
 * What estimates count: where nothing is taken they are no seeds.
 * @param {Traits} traits
 * @returns {'seeds' | 'points'}
 */
export const unitOf = ({ takes }) => (takes ? "seeds" : "points");

/** @param {number} value  hundredths, rounded to whole ones for sentences @returns {number} */
export const whole = (value) => Math.max(1, Math.round(Math.abs(value) / 100));

/**
 * A lead in a few words.
 * @param {Lead} lead
 * @param {Traits} traits
 */
export function leadText({ value, winner, turns, over }, traits) {
  if (over) return winner ? t("analysis.won", { side: sideName(winner) }) : t("analysis.draw");
  if (winner) return t("analysis.wins", { side: sideName(winner), n: String(turns) });
  if (Math.abs(value) < EVEN) return t("analysis.even");
  return t(`analysis.ahead.${unitOf(traits)}`, {
    side: sideName(value > 0 ? "south" : "north"),
    n: String(whole(value)),
  });
}

/**
 * The same as the end of a sentence about a move.
 * @param {Lead} lead
 * @param {Traits} traits
 */
export function thenText({ value, winner, turns }, traits) {
  const side = sideName(winner ?? (value > 0 ? "south" : "north"));
  if (winner) return t("analysis.hint.then.wins", { side, n: turns });
  if (Math.abs(value) < EVEN) return t("analysis.hint.then.even");
  return t(`analysis.hint.then.${unitOf(traits)}`, { side, n: whole(value) });
}

/**
 * The same in a column of a table.
 * @param {Lead} lead
 */
export function leadSign({ value, winner, turns, over }) {
  if (winner)
    return t(over ? "analysis.wonSign" : "analysis.winsSign", { mark: t(`mark.${winner}`), turns: String(turns) });
  const ahead = figures(Math.abs(value) / 100, 1);
  if (Math.abs(value) < LEAST) return t("analysis.evenSign", { ahead });
  return t("analysis.sign", { mark: t(`mark.${value > 0 ? "south" : "north"}`), ahead });
}

/**
 * The side that is ahead, null when nobody is.
 * @param {Lead} lead
 * @param {boolean} [exact]  by numbers instead of words
 * @returns {Side | null}
 */
export function aheadIn({ value, winner }, exact = false) {
  if (winner || Math.abs(value) < (exact ? LEAST : EVEN)) return winner;
  return value > 0 ? "south" : "north";
}
