// Everything around the board: whose turn it is, what was taken, the caption, the result, and which buttons can be pressed.

/** @import {Hole, Side} from '../src/boundary.js' */
/** @import {Player} from './player.js' */
/** @import {Session} from './session.js' */
import { byId, dress, setText } from "./dom.js";
import { t } from "./i18n.js";
import { SPEEDS, settings, speedFactor } from "./settings.js";
import { holeName, outcomeSentence, sentenceAt, sideName } from "./speech.js";
import { sideIndex } from "./state.js";

/**
 * What the panel tells of.
 * @typedef {object} Scene
 * @property {Session} session
 * @property {Player} player
 * @property {Hole | null} chosen  the hole from which all seeds could be taken at once
 */

/** True when the board is at rest and shows the game as it stands. @param {Scene} scene */
const isLive = ({ player }) => player.atEnd && !player.running;

/**
 * Shows all of it. Only what has changed is touched.
 * @param {Scene} scene
 * @param {string | null} remark  stands in place of the caption
 */
export function showPanel(scene, remark) {
  const { session, player } = scene;
  const { position } = session;
  const { state } = player.frame;
  const live = isLive(scene);
  const outcome = live ? position.outcome : null;

  for (const side of /** @type {Side[]} */ (["south", "north"])) {
    const seat = byId(side);
    const counted = session.game !== "embeli";
    setText(seat.children[0], sideName(side));
    setText(seat.children[1], counted ? String(state.taken[sideIndex(side)]) : "");
    setText(seat.children[2], counted ? t("turn.taken") : "");
    seat.classList.toggle("active", outcome ? outcome.winner === side : state.turn === side);
  }
  setText(byId("turn"), turnText(scene));
  byId("turn").dataset.side = outcome ? (outcome.winner ?? "") : state.turn;

  setText(byId("caption"), remark ?? captionOf(scene));
  setText(byId("result"), outcome ? outcomeSentence(outcome) : "");
  byId("caption").hidden = outcome !== null && remark === null;
  byId("result").hidden = !byId("caption").hidden;

  show("pass", live && position.legal[0]?.type === "pass");
  show("lookBack", outcome !== null);
  byId("again").hidden = outcome === null;
  offerAll(scene);

  const playButton = button("play");
  const name = player.running ? "pause" : "play";
  if (playButton.dataset.shows !== name) {
    playButton.dataset.shows = name;
    dress(playButton, name);
  }
  enable("play", session.turns.length > 0);
  for (const action of ["start", "turn-back", "lap-back", "seed-back"]) enable(action, !player.atStart);
  for (const action of ["end", "turn-on", "lap-on", "seed-on"]) enable(action, !player.atEnd);
  enable("finish", player.running);
  enable("undo", session.canUndo);
  enable("redo", session.canRedo);
  enable("resign", position.outcome === null);
  enable("slower", settings.speed > 0);
  enable("faster", settings.speed < SPEEDS.length - 1);
  setText(byId("speed"), speedText());
}

/** Whose turn it is, or what is shown instead. @param {Scene} scene */
function turnText(scene) {
  const { session, player } = scene;
  const { outcome, takeUnit } = session.position;
  const { state } = player.frame;
  if (isLive(scene) && outcome) {
    return outcome.winner ? t("turn.won", { side: sideName(outcome.winner) }) : t("turn.draw");
  }
  if (!player.running && !player.atEnd) {
    if (player.atStart) return t("turn.start");
    return t("turn.at", { turn: String(player.cursor.turn + 1), count: String(player.line.turns.length) });
  }
  if (state.owed) return t(`turn.take.${takeUnit}`, { n: state.owed, count: String(state.owed) });
  return t("turn.move", { side: sideName(state.turn) });
}

/**
 * The sentence on what the board shows, and on what can be done now.
 * @param {Scene} scene
 */
export function captionOf(scene) {
  const { session, player } = scene;
  const { board, position } = session;
  const { line } = player;
  if (!isLive(scene)) {
    // A run that has just begun is in its first event already.
    const { turn, event } = player.cursor;
    return sentenceAt(
      board,
      line,
      player.running ? { turn, event: Math.max(event, 1) } : player.cursor,
      !player.running,
    );
  }
  if (position.legal[0]?.type === "pass") return t("say.mustPass", { side: sideName(position.turn) });
  const sentence = sentenceAt(board, line, player.cursor);
  if (position.owed > 1 && position.takeUnit === "seed" && !allFrom(scene)) return `${sentence} ${t("page.allHint")}`;
  if (position.mutwi !== null && !position.owed && !position.outcome) {
    return `${sentence} ${t("say.mutwi", { hole: holeName(board, position.mutwi) })}`;
  }
  return sentence;
}

/**
 * How many seeds could be taken from the chosen hole at once, where they are taken one by one; 0 when that saves nothing.
 * @param {Scene} scene
 */
function allFrom(scene) {
  const { position } = scene.session;
  const { chosen } = scene;
  if (!isLive(scene) || chosen === null || position.takeUnit !== "seed" || position.refusals[chosen]) return 0;
  const seeds = Math.min(position.seeds[chosen], position.owed);
  return seeds > 1 ? seeds : 0;
}

/**
 * Offers to take all from the chosen hole.
 * @param {Scene} scene
 */
function offerAll(scene) {
  const { chosen, session } = scene;
  const seeds = allFrom(scene);
  show("take-all", seeds > 0);
  if (!seeds || chosen === null) return;
  const all = button("take-all");
  setText(all, t("do.takeAll", { hole: holeName(session.board, chosen), seeds: t("seeds", { n: seeds }) }));
  all.title = t("page.allHint");
}

/** The speed in force, in words. */
export const speedText = () => (speedFactor() === Infinity ? t("page.instant") : `${speedFactor()}×`);

/**
 * Says something to those who listen to the page.
 * @param {string} text
 */
export function tell(text) {
  const status = byId("status");
  // The same sentence twice would be said only once.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

/** @param {string} action @returns {HTMLButtonElement} */
function button(action) {
  return /** @type {HTMLButtonElement} */ (document.querySelector(`[data-action="${action}"]`));
}

/** @param {string} action @param {boolean} visible */
const show = (action, visible) => (button(action).hidden = !visible);

/**
 * Greys a button out. It can still have the focus, so that nobody falls off the page by pressing it.
 * @param {string} action
 * @param {boolean} possible
 */
function enable(action, possible) {
  const value = String(!possible);
  const element = button(action);
  if (element.getAttribute("aria-disabled") !== value) element.setAttribute("aria-disabled", value);
}
