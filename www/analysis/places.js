// The place to think about, and the results of moves that are not played, tried on a separate table.

/** @import {Move, Position, Preview, Turn} from '../../src/wasm/page.js' */
/** @import {Scene} from '../app/scene.js' */
/** @import {Session, GameTable} from '../game/session.js' */

import { Core } from "../game/core.js";
import { t } from "../words/i18n.js";
import { holeName } from "../words/names.js";

/**
 * A place in a game.
 * @typedef {object} Place
 * @property {Session} session
 * @property {string} saved  the game as saved
 * @property {number} turns  how many turns have begun there
 * @property {Position} position
 * @property {boolean} exact  whether the board shows just this place, and not the middle of the turn after it
 * @property {string} key  identifies the place within its game
 */

/**
 * The place on the board. In the middle of a turn, or while one runs, the place before it.
 * @param {Scene} scene
 * @returns {Place}
 */
export function placeOf({ here, player, session, turnsBefore }) {
  if (here) return placeAfter(session, player.atEnd ? session.turns.length : (turnsBefore ?? 0), true);
  return placeAfter(session, Math.min(player.cursor.turn, session.turns.length), false);
}

/**
 * @param {Session} session
 * @param {number} turns
 * @param {boolean} exact
 * @returns {Place}
 */
export function placeAfter(session, turns, exact = true) {
  const position = session.positionAt(turns);
  const played = session.turns.slice(0, turns).map(({ notation }) => notation);
  // The key contains what is still owed, and a resignation.
  const key = `${played.join(" ")} ${position.owed} ${position.outcome?.reason ?? ""}`;
  return { session, saved: session.saved, turns, position, exact, key };
}

/** @param {Move} move */
export const keyOf = (move) => ("hole" in move ? `${move.type} ${move.hole}` : move.type);

/** A move in a word or two. @param {Session} session @param {Move} move */
export function moveName({ board }, move) {
  if (move.type === "pass") return t("analysis.pass");
  const hole = holeName(board, move.hole);
  return move.type === "take" ? t("analysis.take", { hole }) : hole;
}

/** Whether a sowing never ends. @param {Preview} preview */
export const isEndless = ({ events }) => events.some(({ type }) => type === "endless");

/**
 * Plays moves at a place, on a separate table.
 * @template T
 * @param {Place} place
 * @param {readonly Move[]} moves  played as far as possible
 * @param {(table: GameTable) => T} work
 * @returns {T}
 */
export function trying({ saved, turns }, moves, work) {
  return Core.current.call(({ GameTable }) => {
    const table = GameTable.restore(saved);
    try {
      if (table.turns() > turns) table.goBackTo(turns);
      for (const move of moves) {
        // Moves that were only remembered may turn out to be impossible.
        if (!table.position().legal.some((legal) => keyOf(legal) === keyOf(move))) break;
        table.play(move);
      }
      return work(table);
    } finally {
      table.free();
    }
  });
}

/**
 * The turns that moves make at a place. If takes are owed, the first turn has already begun.
 * @param {Place} place
 * @param {readonly Move[]} moves
 * @returns {Turn[]}
 */
export function turnsFrom(place, moves) {
  const first = place.turns - (place.position.owed ? 1 : 0);
  return trying(place, moves, (table) =>
    Array.from({ length: table.turns() - first }, (_, i) => table.turn(first + i)),
  );
}

/**
 * The notation of the first of several turns.
 * @param {Place} place
 * @param {readonly Move[]} line
 */
export function firstTurn(place, line) {
  const [turn] = turnsFrom(place, line);
  return turn ? turn.notation + (turn.complete ? "" : "…") : "";
}
