// The one cursor over the game and the clock that moves it. Everything that changes the view – a move just played, a
// step, the play button, a jump – goes through here, so two animations never run at once.

/** @import {Event, Turn} from '../../src/wasm/page.js' */
/** @import {Cursor, Timeline, Unit} from './timeline.js' */
/** @import {Frame} from './frame.js' */
/** @import {Cancel} from '../platform/clock.js' */

import { clock } from "../platform/clock.js";
import { apply } from "./frame.js";
import { compare, endOf, frameOn, settle, stepFrom, stopsOf } from "./timeline.js";

/** Milliseconds at normal speed; events not listed take no time. @type {Record<string, number>} */
const DURATION = {
  lift: 240,
  sow: 170,
  stepOver: 110,
  toll: 200,
  lapEnd: 140,
  relay: 260,
  ahead: 320,
  close: 420,
  rest: 200,
  capture: 460,
  take: 320,
  pass: 400,
  endless: 600,
};
/** The longest that a turn lasts at normal speed. */
const LONGEST = 10_000;
/** The pause between two turns that are played one after the other. */
const BREATH = 650;
/** With reduced motion: how long each picture stays, and how many a turn has at most. */
const PICTURE = 700;
const PICTURES = 14;

/**
 * When each event of a turn begins, in milliseconds at normal speed, with one more item for the end. A turn that would
 * take too long speeds up towards its middle and slows down again towards its end.
 * @param {readonly Event[]} events
 * @returns {number[]}
 */
export function schedule(events) {
  const times = [0];
  events.forEach((event, i) => {
    // The holes of a captured file are emptied together.
    const joined = event.type === "capture" && events[i - 1]?.type === "capture";
    times.push(times[i] + (joined ? 0 : (DURATION[event.type] ?? 0)));
  });
  const total = times[times.length - 1];
  if (total <= LONGEST) return times;
  // The speed at time s is 1 + a·min(s, total − s); the turn then takes 2·ln(1 + a·total/2)/a. Find a by halving.
  let low = 0;
  let high = 1;
  for (let i = 0; i < 50; i++) {
    const a = (low + high) / 2;
    if ((2 * Math.log1p((a * total) / 2)) / a > LONGEST) low = a;
    else high = a;
  }
  /** @param {number} s */
  const fromStart = (s) => Math.log1p(high * s) / high;
  return times.map((s) => (s <= total / 2 ? fromStart(s) : LONGEST - fromStart(total - s)));
}

/**
 * The same for reduced motion: one picture at the end of each lap, each shown for a while, with nothing in between.
 * @param {readonly Event[]} events
 * @returns {number[]}
 */
export function pictures(events) {
  const stops = stopsOf(events, "lap").slice(1);
  const stride = Math.ceil(stops.length / PICTURES);
  const times = new Array(events.length + 1).fill(0);
  let from = 0;
  let shown = 0;
  for (let i = stride - 1; from < events.length; i += stride) {
    const to = stops[Math.min(i, stops.length - 1)];
    // All events of the group happen at once, so the board jumps to the group's end and rests there.
    times.fill(shown * PICTURE, from + 1, to + 1);
    from = to;
    shown += 1;
  }
  return times;
}

/**
 * What changed: it `moved` while running, `arrived` at the goal of a run, was `paused`, or `jumped`.
 * @typedef {'moved' | 'arrived' | 'paused' | 'jumped'} Change
 */

/** The cursor and its clock. */
export class Player {
  /** Times normal speed; Infinity shows the result at once. */
  speed = 1;
  /** Whether the board jumps from lap to lap instead of moving. */
  reduced = false;
  /** @type {Cursor} */
  cursor = { turn: 0, event: 0 };
  /** How much of the event after the cursor has been shown, 0 to 1. */
  progress = 0;
  /** @type {Frame} */
  frame;
  /** Where the run ends, null at rest. @type {Cursor | null} */
  goal = null;

  /** @type {Timeline} */ #timeline;
  /** @type {(change: Change) => void} */ #changed;
  #clock;
  /** @type {Cancel | null} */ #cancel = null;
  /** Whether the run is a single step. */
  #stepping = false;
  #last = 0;
  /** Time in the turn under the cursor. */
  #time = 0;
  /** @type {{events: readonly Event[], length: number, reduced: boolean, times: number[]} | null} */ #plan = null;

  /**
   * @param {Timeline} timeline
   * @param {(change: Change) => void} changed  called after every change of the view
   */
  constructor(timeline, changed, from = clock) {
    this.#timeline = timeline;
    this.#changed = changed;
    this.#clock = from;
    this.frame = frameOn(timeline, this.cursor);
  }

  /** The timeline under the cursor: the whole game, or the part that may be seen. @returns {Timeline} */
  get timeline() {
    return this.#timeline;
  }

  /** The turn under the cursor. @returns {Turn | undefined} */
  get turn() {
    return this.#timeline.turns[this.cursor.turn];
  }

  /** The event in motion, if any. @returns {Event | null} */
  get event() {
    return this.goal && !this.reduced ? (this.turn?.events[this.cursor.event] ?? null) : null;
  }

  get running() {
    return this.goal !== null;
  }

  /** Whether the board shows the current position. */
  get atEnd() {
    return compare(this.cursor, endOf(this.#timeline)) === 0;
  }

  get atStart() {
    return this.cursor.turn === 0 && this.cursor.event === 0;
  }

  /**
   * Replaces the timeline by another game, or more or less of this one, and moves the cursor to its end.
   * @param {Timeline} timeline
   */
  load(timeline) {
    this.#timeline = timeline;
    this.#plan = null;
    this.jump(endOf(timeline));
  }

  /**
   * Appends events to the game; the cursor stays.
   * @param {Timeline} timeline
   */
  extend(timeline) {
    this.#timeline = timeline;
    this.#plan = null;
  }

  /**
   * Shows a cursor's position at once.
   * @param {Cursor} cursor
   */
  jump(cursor) {
    this.#rest(cursor);
    this.#changed("jumped");
  }

  /**
   * Runs to a later cursor.
   * @param {Cursor} [goal]  by default the end of the game
   */
  run(goal = endOf(this.#timeline)) {
    goal = settle(this.#timeline, goal);
    if (compare(goal, this.cursor) <= 0) return;
    if (this.speed === Infinity) {
      this.#rest(goal);
      this.#changed("arrived");
      return;
    }
    this.#rest(this.cursor);
    this.#enterTurn();
    this.goal = goal;
    this.#last = this.#clock.now();
    this.#advance(0);
    if (this.goal) this.#cancel = this.#clock.frame(this.#tick);
  }

  /** Jumps to the end of the run. */
  finish() {
    if (!this.goal) return;
    this.#rest(this.goal);
    this.#changed("arrived");
  }

  /** Stops the run where it is. */
  pause() {
    if (!this.goal) return;
    this.#rest(this.cursor);
    this.#changed("paused");
  }

  /** Plays or pauses. At the end of the game the last turn is played again. */
  toggle() {
    if (this.goal) return this.pause();
    if (this.atEnd) {
      const turn = this.cursor.turn;
      this.jump({ turn, event: 0 });
    }
    this.run();
  }

  /**
   * One seed, lap or turn on or back. A step on is animated; a step still under way is finished first.
   * @param {Unit} unit
   * @param {1 | -1} direction
   */
  step(unit, direction) {
    const from = this.#stepping && this.goal ? this.goal : this.cursor;
    this.#rest(from);
    const goal = stepFrom(this.#timeline, from, unit, direction);
    if (direction < 0 || unit === "turn" || this.reduced) {
      this.#rest(goal);
      this.#changed("arrived");
      return;
    }
    this.run(goal);
    this.#stepping = true;
  }

  /** @param {Cursor} cursor */
  #rest(cursor) {
    this.#cancel?.();
    this.#cancel = null;
    this.goal = null;
    this.#stepping = false;
    this.progress = 0;
    this.cursor = settle(this.#timeline, cursor);
    this.frame = frameOn(this.#timeline, this.cursor);
  }

  /** Moves from the end of a turn to the beginning of the next, where the clock can run. */
  #enterTurn() {
    const turn = this.turn;
    if (turn && this.cursor.event >= turn.events.length && this.cursor.turn + 1 < this.#timeline.turns.length) {
      this.cursor = { turn: this.cursor.turn + 1, event: 0 };
      this.frame = frameOn(this.#timeline, this.cursor);
    }
    this.#time = this.#times()[this.cursor.event] ?? 0;
  }

  /** The times of the turn under the cursor, kept until it changes. */
  #times() {
    const events = this.turn?.events ?? [];
    const plan = this.#plan;
    if (plan && plan.events === events && plan.length === events.length && plan.reduced === this.reduced) {
      return plan.times;
    }
    const times = this.reduced ? pictures(events) : schedule(events);
    this.#plan = { events, length: events.length, reduced: this.reduced, times };
    return times;
  }

  #tick = () => {
    const now = this.#clock.now();
    // After the tab was asleep, go on from there without rushing.
    const passed = Math.min(now - this.#last, 250);
    this.#last = now;
    this.#advance(passed * this.speed);
    this.#cancel = this.goal ? this.#clock.frame(this.#tick) : null;
  };

  /** @param {number} passed  milliseconds at normal speed */
  #advance(passed) {
    if (!this.goal) return;
    this.#time += passed;
    for (;;) {
      const turn = this.turn;
      const { goal } = this;
      if (!turn || !goal) return;
      const times = this.#times();
      const last = goal.turn === this.cursor.turn ? goal.event : turn.events.length;
      while (this.cursor.event < last && times[this.cursor.event + 1] <= this.#time) {
        apply(this.frame, turn.events[this.cursor.event], turn.side);
        this.cursor = { turn: this.cursor.turn, event: this.cursor.event + 1 };
      }
      if (this.cursor.event < last) {
        const from = times[this.cursor.event];
        this.progress = this.reduced ? 0 : Math.max(0, (this.#time - from) / (times[this.cursor.event + 1] - from));
        break;
      }
      this.progress = 0;
      if (compare(this.cursor, goal) >= 0) {
        this.#rest(goal);
        this.#changed("arrived");
        return;
      }
      const over = this.#time - times[turn.events.length] - BREATH;
      if (over < 0) break;
      this.#enterTurn();
      this.#time += over;
    }
    this.#changed("moved");
  }
}
