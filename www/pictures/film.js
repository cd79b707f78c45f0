// A film of some turns as a list of shots: which places on the timeline are shown, and for how long. Nothing is drawn
// here.

/** @import {Event, Turn} from '../../src/wasm/page.js' */

import { schedule } from "../game/player.js";
import { stopsOf } from "../game/timeline.js";

/**
 * One picture of a film: how many events of a turn have happened, and how far the next one has got.
 * @typedef {{turn: number, event: number, progress: number, time: number}} Shot  time in hundredths of a second
 */

/** How finely a film shows what happens: in motion as on the screen, or one picture for each seed, lap or turn. */
export const STEPS = /** @type {const} */ (["motion", "seed", "lap", "turn"]);
/** @typedef {typeof STEPS[number]} Step */

/** More pictures than this make files too large to send. */
export const MOST = 2000;

/** How long a picture is shown, in milliseconds at normal speed. */
const STANDS = { seed: 220, lap: 1000, turn: 1200 };
/** Milliseconds between the pictures of a film in motion, at any speed; some programs do not keep shorter times. */
const BETWEEN = 40;
/** Hundredths of a second; many programs show shorter ones more slowly. */
const SHORTEST = 2;
/** Milliseconds at normal speed: before the first turn and after each turn; and, at any speed, after the last one. */
const BEFORE = 800;
const AFTER = 650;
const AT_END = 2500;

/** Events that are seen while they happen. */
const MOVING = new Set(["lift", "ahead", "relay", "sow", "toll", "stepOver", "close", "capture", "take"]);

/**
 * The shots of some turns.
 * @param {readonly Turn[]} turns
 * @param {Step} step
 * @param {number} speed  as a factor of normal speed
 * @returns {Shot[]}
 */
export function shotsOf(turns, step, speed) {
  /** @type {Shot[]} */
  const shots = [];
  /** @param {number} turn @param {number} event @param {number} progress @param {number} ms */
  const add = (turn, event, progress, ms) => {
    const time = Math.max(SHORTEST, Math.round(ms / 10));
    const last = shots.at(-1);
    if (last && last.turn === turn && last.event === event && last.progress === progress) last.time += time;
    else shots.push({ turn, event, progress, time });
  };
  add(0, 0, 0, BEFORE / Math.min(speed, 2));
  for (const [turn, { events }] of turns.entries()) {
    if (step === "motion") move(events, BETWEEN * speed, (event, progress) => add(turn, event, progress, BETWEEN));
    else for (const stop of stopsOf(events, step).slice(1)) add(turn, stop, 0, STANDS[step] / speed);
    if (step !== "turn") add(turn, events.length, 0, AFTER / speed);
  }
  const last = shots[shots.length - 1];
  last.time = Math.max(last.time, AT_END / 10);
  return shots;
}

/**
 * What can be seen of a turn at equal intervals.
 * @param {readonly Event[]} events
 * @param {number} tick  milliseconds at normal speed
 * @param {(event: number, progress: number) => void} see
 */
function move(events, tick, see) {
  const times = schedule(events);
  let event = 0;
  for (let now = tick; now < times[events.length]; now += tick) {
    while (times[event + 1] <= now) event += 1;
    const moving = MOVING.has(events[event].type);
    see(event, moving ? (now - times[event]) / (times[event + 1] - times[event]) : 0);
  }
}

/** How long a film takes, in seconds. @param {readonly Shot[]} shots */
export const lengthOf = (shots) => shots.reduce((sum, { time }) => sum + time, 0) / 100;

/**
 * The finest steps with which a film of these turns is short enough to watch.
 * @param {readonly Turn[]} turns
 * @returns {Step}
 */
export function fittingStep(turns) {
  if (turns.length === 1) return shotsOf(turns, "motion", 1).length <= 600 ? "motion" : "lap";
  return shotsOf(turns, "lap", 1).length <= 120 ? "lap" : "turn";
}
