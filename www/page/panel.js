// Everything around the board: whose turn it is, what was taken, the caption and the result.

/** @import {Hole, Position} from '../../src/wasm/page.js' */
/** @import {Said} from '../words/explain.js' */
/** @import {Player} from '../game/player.js' */
/** @import {Session} from '../game/session.js' */

import { SIDES, sideIndex } from "../game/sides.js";
import { memberToMove } from "../game/teams.js";
import { byId, setText } from "../platform/dom.js";
import { speedFactor } from "../platform/settings.js";
import { explain, outcomeSaid, rulesOf, textOf } from "../words/explain.js";
import { figures, t } from "../words/i18n.js";
import { holeName, sideName } from "../words/names.js";
import { ruleOf } from "../words/rules.js";
import { citeRules } from "./cite.js";

/** A longer caption, in letters, is set smaller, so that it never needs more room than it has. */
const LONG = 170;

/**
 * What the panel shows.
 * @typedef {object} PanelScene
 * @property {Session} session
 * @property {Player} player
 * @property {Hole | null} chosen  the hole from which all seeds could be taken at once
 * @property {Position | null} here  what can be played now, null when nothing can
 * @property {string | null} turn  shown in place of whose turn it is
 * @property {boolean} byItself  whether the game goes on by itself, even while nothing moves
 * @property {boolean} fine  whether people came here by seeds or laps: then the last one is explained, not the whole
 * turn
 */

/**
 * Shows a scene and touches only what has changed.
 * @param {PanelScene} scene
 * @param {string | null} remark  shown in place of the caption
 */
export function showPanel(scene, remark) {
  const { session, player, here } = scene;
  const { state } = player.frame;
  const outcome = here?.outcome ?? null;

  for (const side of SIDES) {
    const seat = byId(side);
    const counted = session.traits.takes;
    setText(seat.children[0], sideName(side));
    setText(seat.children[1], counted ? String(state.taken[sideIndex(side)]) : "");
    setText(seat.children[2], counted ? t("turn.taken") : "");
    seat.classList.toggle("active", outcome ? outcome.winner === side : state.turn === side);
  }
  setText(byId("turn"), scene.turn ?? turnText(scene));
  byId("turn").dataset.side = outcome ? (outcome.winner ?? "") : state.turn;

  const said = saidOf(scene);
  const ended = outcome && outcomeSaid(outcome, player.timeline.rules);
  const caption = remark ?? textOf(said);
  setText(byId("caption"), caption);
  byId("caption").classList.toggle("long", caption.length > LONG);
  setText(byId("result"), ended?.text ?? "");
  citeRules(session.game, remark === null ? rulesOf(ended ? [ended] : said) : []);
  byId("caption").hidden = outcome !== null && remark === null && !scene.fine;
  byId("result").hidden = !byId("caption").hidden;

  byId("again").hidden = outcome === null;
  nameAll(scene);
  setText(byId("speed"), speedText());
}
/** Whose turn it is, or what is shown instead. @param {PanelScene} scene */
function turnText(scene) {
  const { session, player, here } = scene;
  const { takeUnit } = session.position;
  const { state } = player.frame;
  const outcome = here?.outcome;
  if (outcome) {
    return outcome.winner ? t("turn.won", { side: sideName(outcome.winner) }) : t("turn.draw");
  }
  if (!player.running && !player.atEnd) {
    if (player.atStart) return t("turn.start");
    return t("turn.at", { turn: String(player.cursor.turn + 1), count: String(player.timeline.turns.length) });
  }
  if (state.owed) return t(`turn.take.${takeUnit}`, { n: state.owed, count: String(state.owed) });
  const member = memberToMove(player.timeline, player.cursor, state.turn);
  return t(member ? "turn.moveOf" : "turn.move", { side: sideName(state.turn), member });
}

/**
 * The sentence about the board and about what can be done now.
 * @param {PanelScene} scene
 */
export const captionOf = (scene) => textOf(saidOf(scene));

/**
 * The same, each sentence with its rule.
 * @param {PanelScene} scene
 * @returns {Said[]}
 */
function saidOf(scene) {
  const { session, player, here, fine } = scene;
  const { board } = session;
  const { timeline, cursor, running } = player;
  // A run that has just begun counts as being in its first event.
  const place = running ? { ...cursor, event: Math.max(cursor.event, 1) } : cursor;
  const said = explain(board, timeline, place, { fine, withHand: !running });
  if (!here || here.outcome) return said;
  /** @param {string} topic @param {string} text */
  const add = (topic, text) => said.push({ text, rule: ruleOf(timeline.rules, topic) });
  if (here.legal[0]?.type === "pass") add("pass", t("say.mustPass", { side: sideName(here.turn) }));
  else if (here.owed) {
    if (here.owed > 1 && here.takeUnit === "seed" && !allFrom(scene)) add("", t("page.allHint"));
  } else if (here.mutwi !== null) add("mutwi", t("say.mutwi", { hole: holeName(board, here.mutwi) }));
  return said;
}

/**
 * How many seeds can be taken from the chosen hole at once instead of one by one; 0 when that saves nothing.
 * @param {PanelScene} scene
 */
export function allFrom(scene) {
  const { chosen, here } = scene;
  if (!here || chosen === null || here.takeUnit !== "seed" || here.refusals[chosen]) return 0;
  const seeds = Math.min(here.seeds[chosen], here.owed);
  return seeds > 1 ? seeds : 0;
}

/**
 * Says on its button what taking all from the chosen hole would take.
 * @param {PanelScene} scene
 */
function nameAll(scene) {
  const { chosen, session } = scene;
  const seeds = allFrom(scene);
  if (!seeds || chosen === null) return;
  const button = /** @type {HTMLElement} */ (document.querySelector('[data-action="take-all"]'));
  setText(button, t("do.takeAll", { hole: holeName(session.board, chosen), seeds: t("seeds", { n: seeds }) }));
}

/** The present speed, in words. */
export const speedText = () => (speedFactor() === Infinity ? t("page.instant") : `${figures(speedFactor())}×`);
