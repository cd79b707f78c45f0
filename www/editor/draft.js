// A position being set up, and its history: pure data, without page or core.

/** @import {BoardInfo, Hole, SetupInfo, Side} from '../../src/wasm/page.js' */

import { opponent } from "../game/sides.js";

/** The largest number in a hole; the core refuses larger boards anyway. */
export const MOST = 999;

/** A set-up in progress, with undo and redo. Set-ups are never changed, only replaced. */
export class Draft {
  /** @type {SetupInfo[]} */ #steps;
  #at = 0;
  /** What the last step changed; another change of the same belongs to the same step. */
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
   * Replaces the set-up, unless the new one is the same.
   * @param {SetupInfo} setup
   * @param {string} [about]  consecutive changes of the same thing, such as the digits of a number, are undone together
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
 * Moves all seeds of a hole into another.
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
 * Lays a leaf on a hole or takes it off.
 * @param {SetupInfo} setup
 * @param {Hole} hole
 * @returns {SetupInfo}
 */
export function withLeaf(setup, hole) {
  const { closed } = setup;
  const rest = closed.filter((other) => other !== hole);
  return { ...setup, closed: rest.length < closed.length ? rest : [...rest, hole].sort((a, b) => a - b) };
}

/** An empty board. @param {SetupInfo} setup @returns {SetupInfo} */
export const cleared = (setup) => ({
  ...setup,
  seeds: setup.seeds.map(() => 0),
  closed: [],
  store: 0,
  taken: [0, 0],
  captured: [false, false],
});

/**
 * The other side's counterpart of a hole. On every board South's holes come first, then North's in the same order.
 * @param {SetupInfo} setup
 * @param {Hole} hole
 */
const counterpart = ({ seeds }, hole) => (hole + seeds.length / 2) % seeds.length;

/** Gives North the same as South. @param {SetupInfo} setup @returns {SetupInfo} */
export function mirrored(setup) {
  const half = setup.seeds.length / 2;
  const south = setup.closed.filter((hole) => hole < half);
  return {
    ...setup,
    seeds: setup.seeds.map((_, hole) => setup.seeds[hole % half]),
    closed: [...south, ...south.map((hole) => counterpart(setup, hole))],
  };
}

/** Swaps the sides, and whose turn it is. @param {SetupInfo} setup @returns {SetupInfo} */
export const swapped = (setup) => ({
  ...setup,
  seeds: setup.seeds.map((_, hole) => setup.seeds[counterpart(setup, hole)]),
  closed: setup.closed.map((hole) => counterpart(setup, hole)).sort((a, b) => a - b),
  taken: [setup.taken[1], setup.taken[0]],
  captured: [setup.captured[1], setup.captured[0]],
  turn: opponent(setup.turn),
});

/**
 * The seeds in each side's holes, and all seeds, including the store and those taken.
 * @param {BoardInfo} board
 * @param {SetupInfo} setup
 */
export function counts({ holes }, { seeds, store, taken }) {
  /** @param {Side} side */
  const of = (side) => seeds.reduce((sum, n, hole) => (holes[hole].side === side ? sum + n : sum), 0);
  const [south, north] = [of("south"), of("north")];
  return { south, north, all: south + north + store + taken[0] + taken[1] };
}

/** Digits typed within this time make one number. */
const SAME_NUMBER = 1500;

/** Collects digits typed at the same hole into one number. */
export class Typing {
  /** @type {Hole | null} */ #hole = null;
  #number = 0;
  #last = 0;

  /**
   * The number after one more digit.
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

  /** Makes the next digit begin a new number. */
  stop() {
    this.#hole = null;
  }
}
