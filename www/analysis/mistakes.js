// Where a game turned: what each turn lost against the best one, judged by who was ahead before and after it.

/** @import {Side, Turn} from '../../src/wasm/page.js' */
/** @import {Lead} from './worth.js' */

import { opponent } from "../game/sides.js";
import { measure } from "./worth.js";

/** In hundredths: a turn that loses less is not called a mistake, because the estimates are not that exact. */
const MUCH = 200;
/** How many turns to name. */
const NAMED = 5;

/**
 * What is known about the place before a turn.
 * @typedef {object} Look
 * @property {Lead} lead
 * @property {string} best  the best turn in notation, with `…` when not all its takes are known; empty at the end of a
 * game
 */

/**
 * A turn that lost something.
 * @typedef {object} Mistake
 * @property {number} turn  its index
 * @property {Side} side
 * @property {string} played
 * @property {string} better
 * @property {'seeds' | 'missed' | 'threw'} kind  seeds lost, a proved win missed, or the game thrown away
 * @property {number} loss  in hundredths
 * @property {number} turns  in which the better one would have won
 */

/** The notation with takes in a fixed order, because they may be chosen in any order. @param {string} notation */
function inOrder(notation) {
  const [sown, takes] = notation.split(":");
  return takes ? `${sown}:${takes.split(",").sort().join()}` : sown;
}

/**
 * Whether the turn that was played is the best one, as far as is known.
 * @param {string} played
 * @param {string} best
 */
export function isSame(played, best) {
  if (best.endsWith("…")) return played.startsWith(best.slice(0, -1));
  return inOrder(played) === inOrder(best);
}

/**
 * Who was ahead before each turn, corrected by what followed: a search at the place after it sees further.
 * @param {readonly Pick<Turn, 'side'>[]} turns
 * @param {readonly (Look | null)[]} looks  before each turn, and at the end
 * @param {number} most  see `measure`
 * @returns {(number | null)[]} for South
 */
export function curveOf(turns, looks, most) {
  const curve = looks.map((look) => look && measure(look.lead, most));
  for (let i = turns.length - 1; i >= 0; i--) {
    const [before, after] = [curve[i], curve[i + 1]];
    if (before === null || before === undefined || after === null || after === undefined) continue;
    curve[i] = turns[i].side === "south" ? Math.max(before, after) : Math.min(before, after);
  }
  return curve;
}

/**
 * The turns that lost most, the worst first.
 * @param {readonly Pick<Turn, 'side' | 'notation' | 'complete'>[]} turns
 * @param {readonly (Look | null)[]} looks  before each turn, and at the end
 * @param {number} most
 * @returns {Mistake[]}
 */
export function mistakesOf(turns, looks, most) {
  const curve = curveOf(turns, looks, most);
  /** @type {Mistake[]} */
  const mistakes = [];
  turns.forEach(({ side, notation, complete }, turn) => {
    const [before, after] = [looks[turn], looks[turn + 1]];
    const [high, low] = [curve[turn], curve[turn + 1]];
    if (!before?.best || !after || high === null || low === null || !complete || notation === "resign") return;
    const loss = (side === "south" ? 1 : -1) * (high - low);
    if (loss < MUCH || isSame(notation, before.best)) return;
    const other = opponent(side);
    const missed = before.lead.winner === side;
    const kind = missed ? "missed" : after.lead.winner === other ? "threw" : "seeds";
    mistakes.push({
      turn,
      side,
      played: notation,
      better: before.best,
      kind,
      loss,
      turns: missed ? before.lead.turns : 0,
    });
  });
  return mistakes.sort((a, b) => b.loss - a.loss || a.turn - b.turn).slice(0, NAMED);
}
