// What pictures show: the moment on the board and the turns that may be seen. They come from the player and not from
// the game itself, so nothing that a mode holds back gets into a picture.

/** @import {Turn} from '../../src/wasm/page.js' */
/** @import {Player} from '../game/player.js' */
/** @import {Session} from '../game/session.js' */
/** @import {Names} from './drawing.js' */
/** @import {Picture} from '../board/paint/moment.js' */
/** @import {Cursor} from '../game/timeline.js' */

import { sideIndex } from "../game/sides.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/**
 * The game on the board as far as it is shown: all that pictures need to know.
 * @typedef {object} Subject
 * @property {Pick<Session, 'game' | 'board'>} session
 * @property {Pick<Player, 'cursor' | 'frame' | 'turn' | 'timeline'>} player
 * @property {Picture | null} picture
 */

/** The moment that the board shows, at rest. @param {Subject} scene @returns {Picture} */
export function momentOf({ player, picture }) {
  const { cursor, frame, turn } = player;
  // Leave out what belongs to the mouse.
  const { hover: _h, focus: _f, preview: _p, ...marks } = picture?.marks ?? {};
  return { frame, turn, done: cursor.event, event: null, progress: 0, marks };
}

/** A moment without any marks except the one of the side to move. @param {Picture} picture @returns {Picture} */
export const unmarked = (picture) => ({ ...picture, marks: { turn: picture.marks.turn } });

/**
 * The notation of a turn, as far as it has been seen.
 * @param {Turn} turn
 * @param {number} done  how many of its events
 */
const written = ({ notation, events, complete }, done) =>
  complete && done >= events.length ? notation : notation.split(":")[0];

/**
 * A caption for the moment: “start” or “turn 12: B5:C3”.
 * @param {readonly Turn[]} turns @param {Cursor} cursor
 */
export function placeWords(turns, { turn, event }) {
  if (!turns.length || (turn === 0 && event === 0)) return t("pictures.start");
  return t("pictures.turn", { turn: String(turn + 1), move: written(turns[turn], event) });
}

/** @param {Subject} scene @param {Cursor} [cursor] @returns {Names} */
export const namesOf = (scene, cursor = scene.player.cursor) => ({
  south: `${t("mark.south")} ${sideName("south")}`,
  north: `${sideName("north")} ${t("mark.north")}`,
  what: t("pictures.what", {
    game: t(`game.${scene.session.game}.name`),
    place: placeWords(scene.player.timeline.turns, cursor),
  }),
});

/** The words below each picture of a film. @param {Subject} scene @param {number} from @param {number} to */
export function namesOfTurns(scene, from, to) {
  const { turns } = scene.player.timeline;
  return turns.slice(from, to + 1).map(({ events }, i) => namesOf(scene, { turn: from + i, event: events.length }));
}

/** The notation of the moves so far. @param {Subject} scene */
export const movesOf = ({ player }) =>
  player.timeline.turns.map((turn) => ({
    side: turn.side,
    text: written(turn, turn.complete ? turn.events.length : 0),
  }));

/**
 * A board in words, for people who do not see it.
 * @param {Subject} scene @param {Picture} picture
 */
export function describe(scene, { frame: { state } }) {
  const { board } = scene.session;
  const lines = Array.from({ length: board.lines }, (_, i) => board.lines - 1 - i);
  const rows = lines.map((line) => {
    const holes = board.holes
      .flatMap((hole, i) => (hole.line === line ? [{ column: hole.column, i }] : []))
      .sort((a, b) => a.column - b.column);
    const seeds = holes
      .map(({ i }) => (state.closed.includes(i) ? t("pictures.closed") : String(state.seeds[i])))
      .join(" ");
    return t("pictures.row", { row: board.holes[holes[0].i].name.charAt(0), seeds });
  });
  const ring = board.shape === "ring";
  const taken = (/** @type {"south" | "north"} */ side) => String(state.taken[sideIndex(side)]);
  const rest = ring
    ? t("pictures.store", { n: String(state.store) })
    : t("pictures.taken", { south: sideName("south"), n: taken("south"), north: sideName("north"), m: taken("north") });
  return [...rows, rest].join(" ");
}

/**
 * A name for a file: nsolo-turn-12.png, nsolo-turns-3-9.gif …
 * @param {Subject} scene @param {string} ending
 * @param {{from: number, to: number}} [range]  of a film
 */
export function fileName({ session: { game }, player: { cursor, timeline } }, ending, range) {
  const { turns } = timeline;
  if (range) {
    const [from, to] = [range.from + 1, range.to + 1];
    const all = turns.length > 1 && from === 1 && to === turns.length;
    return `${game}-${all ? "game" : from === to ? `turn-${from}` : `turns-${from}-${to}`}.${ending}`;
  }
  const { turn, event } = cursor;
  if (!turns.length || (turn === 0 && event === 0)) return `${game}-start.${ending}`;
  return `${game}-turn-${turn + 1}${event < turns[turn].events.length ? `-step-${event}` : ""}.${ending}`;
}
