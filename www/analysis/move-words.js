// Moves and their effects, in the words of hints and of the ranking.

/** @import {BoardInfo, Move, Position, Preview} from '../../src/wasm/page.js' */
/** @import {Known} from './studies.js' */
/** @import {Place} from './places.js' */
/** @import {Lead} from './worth.js' */

import { previewMarks } from "../board/pointing.js";
import { digestOf } from "../game/timeline.js";
import { capital, join, t } from "../words/i18n.js";
import { holeName } from "../words/names.js";
import { isEndless, keyOf, moveName } from "./places.js";
import { leadOf, leadText, thenText } from "./worth.js";

/**
 * The effect of a move, in numbers.
 * @typedef {object} Deed
 * @property {number} laps
 * @property {string} last  the name of the hole where it ends, or of the store, or empty
 * @property {boolean} inStore  whether it ends there
 * @property {number} taken  seeds
 * @property {number} owed  takes to choose
 * @property {'hole' | 'seed'} unit  of those takes
 * @property {number} closed  how many holes
 */

/**
 * @param {BoardInfo} board
 * @param {Position} position  before the move
 * @param {Preview} preview
 * @returns {Deed}
 */
export function deedOf(board, { turn, takeUnit, owed: before }, { events, outcome, after }) {
  const { laps, taken } = digestOf({ side: turn, notation: "", complete: true, before: after, events });
  const { last } = previewMarks({ events, outcome, after });
  const inStore = events.some((event) => event.type === "rest" && event.why === "store");
  const closed = events.filter(({ type }) => type === "close").length;
  const owed = before || outcome ? 0 : after.owed;
  const end = last !== null ? holeName(board, last) : inStore ? t("analysis.store") : "";
  return { laps, last: end, inStore, taken, owed, unit: takeUnit, closed };
}

/**
 * The parts of a sentence about a move's effect.
 * @param {Deed} deed
 * @param {boolean} [all]  also its laps
 * @returns {string[]}
 */
export function deedParts({ laps, last, inStore, taken, owed, unit, closed }, all = true) {
  const parts = [];
  if (all && laps)
    parts.push(t(inStore ? "analysis.does.store" : "analysis.does.laps", { laps: t("laps", { n: laps }), last }));
  if (taken) parts.push(t("analysis.does.takes", { seeds: t("seeds", { n: taken }) }));
  if (owed) parts.push(t(`analysis.does.chooses.${unit}`, { n: owed }));
  if (closed) parts.push(t("analysis.does.closes", { n: closed }));
  return parts;
}

/**
 * A ranked move.
 * @typedef {object} Ranked
 * @property {string} key
 * @property {Move} move
 * @property {string} name
 * @property {Lead} lead
 * @property {Deed | null} deed  null for a pass
 */

/**
 * The moves of a place worth considering, best first: no endless sowing, unless there is nothing else, and none that
 * has not been tried yet.
 * @param {Place} place
 * @param {Known} known
 * @returns {Ranked[]}
 */
export function ranked({ session, position }, { found, previews }) {
  const all = (found?.moves ?? []).flatMap(({ move, worth }) => {
    const preview = previews.get(keyOf(move));
    if (!preview && move.type !== "pass") return [];
    return [
      {
        key: keyOf(move),
        move,
        name: moveName(session, move),
        lead: leadOf(worth, position.turn),
        deed: preview ? deedOf(session.board, position, preview) : null,
        endless: preview ? isEndless(preview) : false,
      },
    ];
  });
  const ending = all.filter(({ endless }) => !endless);
  return ending.length ? ending : all;
}

/** A ranked move as a sentence without its end. @param {Place} place @param {Ranked} row */
export function rowText({ session }, { name, lead, deed }) {
  const words = { move: capital(name), lead: leadText(lead, session.traits) };
  const does = deed ? deedParts(deed) : [];
  return does.length ? t("analysis.row", { ...words, does: does.join(", ") }) : t("analysis.rowAlone", words);
}

/**
 * The hint on the best move, or on a later one.
 * @param {Place} place
 * @param {Ranked[]} rows
 * @param {number} at
 */
export function hintText({ session, position }, rows, at) {
  const { move, name, lead, deed } = rows[at];
  const words = { move: capital(name), hole: "hole" in move ? holeName(session.board, move.hole) : "" };
  if (move.type === "pass") return t("analysis.hint.pass");
  if (rows.length === 1) return t("analysis.hint.only", words);
  const parts = deed ? deedParts(deed, false) : [];
  // Where nothing is ever taken, that is not worth a word.
  const plain = !parts.length && !session.traits.takes;
  const does = parts.length ? t("analysis.hint.it", { does: join(parts) }) : t("analysis.hint.takesNothing");
  if (at > 0)
    return t(`analysis.hint.${plain ? "nextRing" : "next"}`, {
      ...words,
      move: name,
      does,
      lead: thenText(lead, session.traits),
    });
  if (lead.winner)
    return t(`analysis.hint.${lead.winner === position.turn ? "wins" : "loses"}`, { ...words, n: lead.turns });
  if (move.type === "take") return t("analysis.hint.take", words);
  if (!parts.length)
    return t(`analysis.hint.${plain ? "ring" : "nothing"}`, { ...words, lead: thenText(lead, session.traits) });
  return t("analysis.hint.best", { ...words, does });
}
