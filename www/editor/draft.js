// A position in the making, and what was done to it: pure data, without page and core.

/** @import {BoardInfo, Hole, SetupInfo, Side} from '../../src/wasm/page.js' */

import { opponent } from "../game/sides.js";

/** The most that one number may be; the core refuses larger boards anyway. */
export const MOST = 999;

/** A lay-out that is worked on, with undo and redo. Lay-outs are never changed, only replaced. */
export class Draft {
  /** @type {SetupInfo[]} */ #steps;
  #at = 0;
  /** What the last step was about, so that more of the same is the same step. */
  #about = "";

  /** @param {SetupInfo} setup */
  constructor(setup) {
    this.#steps = [setup];
  }

  get setup() {
    return this.#steps[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#steps.length - 1;
  }

  /**
   * Goes on with another lay-out. Nothing happens when it is the same.
   * @param {SetupInfo} setup
   * @param {string} [about]  steps in a row about the same thing, as the digits of a number, are undone together
   */
  put(setup, about = "") {
    if (same(setup, this.setup)) return;
    const joined = about !== "" && about === this.#about && this.canUndo && !this.canRedo;
    this.#about = about;
    if (!joined) this.#at += 1;
    this.#steps.splice(this.#at, Infinity, setup);
  }

  undo() {
    this.#about = "";
    if (this.canUndo) this.#at -= 1;
  }

  redo() {
    this.#about = "";
    if (this.canRedo) this.#at += 1;
  }
}

/** @param {SetupInfo} a @param {SetupInfo} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {number} n */
export const within = (n) => (Number.isFinite(n) ? Math.min(Math.max(Math.trunc(n), 0), MOST) : 0);

/**
 * @param {SetupInfo} setup
 * @param {Hole} hole
 * @param {number} count
 * @returns {SetupInfo}
 */
export const withSeeds = (setup, hole, count) => ({
  ...setup,
  seeds: setup.seeds.map((seeds, i) => (i === hole ? within(count) : seeds)),
});

/**
 * All seeds of a hole put into another.
 * @param {SetupInfo} setup
 * @param {Hole} from
 * @param {Hole} to
 */
export function moved(setup, from, to) {
  if (from === to) return setup;
  const { seeds } = setup;
  return withSeeds(withSeeds(setup, to, seeds[to] + seeds[from]), from, 0);
}

/**
 * A leaf laid on a hole or taken off.
 * @param {SetupInfo} setup
 * @param {Hole} hole
 * @returns {SetupInfo}
 */
export function withLeaf(setup, hole) {
  const { closed } = setup;
  const rest = closed.filter((other) => other !== hole);
  return { ...setup, closed: rest.length < closed.length ? rest : [...rest, hole].sort((a, b) => a - b) };
}

/** A board with nothing on it. @param {SetupInfo} setup @returns {SetupInfo} */
export const cleared = (setup) => ({
  ...setup,
  seeds: setup.seeds.map(() => 0),
  closed: [],
  store: 0,
  taken: [0, 0],
  captured: [false, false],
});

/**
 * The hole that is the other side's same. On every board South's holes come first, then North's in the same order.
 * @param {SetupInfo} setup
 * @param {Hole} hole
 */
const counterpart = ({ seeds }, hole) => (hole + seeds.length / 2) % seeds.length;

/** North gets what South has. @param {SetupInfo} setup @returns {SetupInfo} */
export function mirrored(setup) {
  const half = setup.seeds.length / 2;
  const south = setup.closed.filter((hole) => hole < half);
  return {
    ...setup,
    seeds: setup.seeds.map((_, hole) => setup.seeds[hole % half]),
    closed: [...south, ...south.map((hole) => counterpart(setup, hole))],
  };
}

/** Both sides change places, and it is the other one’s turn. @param {SetupInfo} setup @returns {SetupInfo} */
export const swapped = (setup) => ({
  ...setup,
  seeds: setup.seeds.map((_, hole) => setup.seeds[counterpart(setup, hole)]),
  closed: setup.closed.map((hole) => counterpart(setup, hole)).sort((a, b) => a - b),
  taken: [setup.taken[1], setup.taken[0]],
  captured: [setup.captured[1], setup.captured[0]],
  turn: opponent(setup.turn),
});

/**
 * Seeds in the holes of each side, and all there are, those in the store and those taken included.
 * @param {BoardInfo} board
 * @param {SetupInfo} setup
 */
export function counts({ holes }, { seeds, store, taken }) {
  /** @param {Side} side */
  const of = (side) => seeds.reduce((sum, n, hole) => (holes[hole].side === side ? sum + n : sum), 0);
  const [south, north] = [of("south"), of("north")];
  return { south, north, all: south + north + store + taken[0] + taken[1] };
}

/** The time within which digits make one number. */
const SAME_NUMBER = 1500;

/** Digits that are typed one after the other at the same hole make one number. */
export class Typing {
  /** @type {Hole | null} */ #hole = null;
  #number = 0;
  #last = 0;

  /**
   * The number that stands there after one more digit.
   * @param {Hole} hole
   * @param {number} digit
   * @param {number} now  milliseconds
   */
  digit(hole, digit, now) {
    const goesOn = hole === this.#hole && now - this.#last < SAME_NUMBER && this.#number * 10 + digit <= MOST;
    this.#number = goesOn ? this.#number * 10 + digit : digit;
    this.#hole = hole;
    this.#last = now;
    return { count: this.#number, goesOn };
  }

  /** Something else was done: the next digit begins another number. */
  stop() {
    this.#hole = null;
  }
}
