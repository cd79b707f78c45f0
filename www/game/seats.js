// Who plays which side: a person, or the computer at some level.

/** @import {Side, Turn} from '../../src/wasm/page.js' */

import { SIDES, sideIndex } from "./sides.js";

/** The computer's levels, from one that a child beats to the strongest. */
export const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * The level at which the computer plays a side; 0 for a person.
 * @param {string} seats  as in a session; anything unreadable is a person
 * @param {Side} side
 */
export const levelAt = (seats, side) => LEVELS.find((level) => String(level) === seats[sideIndex(side)]) ?? 0;

/**
 * @param {number} south  a level, or 0 for a person
 * @param {number} north
 * @returns {string} empty for two people
 */
export const seatsOf = (south, north) => (south || north ? `${south}${north}` : "");

/**
 * The sides that people play.
 * @param {string} seats
 * @returns {Side[]}
 */
export const peopleOf = (seats) => SIDES.filter((side) => !levelAt(seats, side));

/**
 * How many turns remain when somebody takes back: the person's last turn goes, with all that followed. When the
 * computer plays both sides, only the last turn goes.
 * @param {readonly Pick<Turn, 'side'>[]} turns
 * @param {string} seats
 * @returns {number} -1 when there is nothing to take back
 */
export function turnsLeft(turns, seats) {
  const people = peopleOf(seats);
  for (let turn = turns.length - 1; turn >= 0; turn--)
    if (!people.length || people.includes(turns[turn].side)) return turn;
  return -1;
}
