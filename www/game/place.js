// Converts between a link's place, which counts turns, laps and seeds, and the timeline's cursor, which counts events.

/** @import {Place, Turn} from '../../src/wasm/page.js' */
/** @import {Cursor} from './timeline.js' */

import { compare, endOf, stagesOf, stopsOf } from "./timeline.js";

/**
 * The cursor at a place; null where the game has no such place.
 * @param {readonly Turn[]} turns
 * @param {Pick<Place, 'turns' | 'steps' | 'lap'>} place
 * @returns {Cursor | null}
 */
export function cursorAt(turns, { turns: turn, steps, lap }) {
  if (turn === null) return { turn: Infinity, event: Infinity };
  if (turn > turns.length) return null;
  const events = turns[turn]?.events ?? [];
  const event = lap ? stagesOf(events).find((stage) => stage.lap === lap)?.from : stopsOf(events, "seed")[steps];
  return event === undefined ? null : { turn, event };
}

/**
 * The place of a cursor; nothing at the end of the game.
 * @param {readonly Turn[]} turns
 * @param {Cursor} cursor
 * @returns {Partial<Place>}
 */
export function placeAt(turns, { turn, event }) {
  if (compare({ turn, event }, endOf({ turns, first: /** @type {any} */ (null) })) >= 0) return {};
  const { events } = turns[turn];
  if (event >= events.length) return { turns: turn + 1 };
  // A cursor inside a step counts as the place before it.
  return { turns: turn, steps: stopsOf(events, "seed").filter((stop) => stop <= event).length - 1 };
}

/**
 * The turn and number of the lap at a cursor, or just before it; null where there is none.
 * @param {readonly Turn[]} turns
 * @param {Cursor} cursor
 * @returns {{turn: number, lap: number} | null}
 */
export function lapAt(turns, { turn, event }) {
  const stages = stagesOf(turns[turn]?.events ?? []).filter(({ lap, from }) => lap > 0 && from < Math.max(event, 1));
  const lap = stages.at(-1)?.lap;
  return lap === undefined ? null : { turn, lap };
}
