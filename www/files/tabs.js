// Two tabs with games of the same kind: the browser keeps one game of each kind, the last one played. When another tab
// replaces the game of this one, people are told, and theirs is saved under “My games” unless the other contains all of
// it.

/** @import {App} from '../app/app.js' */
/** @import {Session} from '../game/session.js' */
/** @import {Variation} from '../game/session.js' */
/** @import {Entry, Fate} from './shelf.js' */

import { attempt } from "../app/attempt.js";
import { Core, isProblem } from "../game/core.js";
import { goesOn } from "../game/links.js";
import { Session as Sessions } from "../game/session.js";
import { hideNotice, notice } from "../page/notices.js";
import { el } from "../platform/dom.js";
import { storage } from "../platform/storage.js";
import { t } from "../words/i18n.js";
import { digest, entry, newEntry, put } from "./shelf.js";

/** What it uses of the page. @typedef {Pick<App, 'games' | 'playing' | 'scene'>} Uses */

/** Games that somebody has chosen to continue here: do not ask again. @type {WeakSet<Session>} */
const settled = new WeakSet();
/** What this tab has saved in this way, in order. @type {Entry[]} */
const saved = [];

/** A whole variation, undone turns included. @param {string} text */
const whole = (text) => text.split("~")[0];

/**
 * Called when another tab has stored a game of the kind that is on the board here.
 * @param {Uses} app
 * @param {string | null} theirs
 */
export function heard(app, theirs) {
  const { session } = app.scene;
  if (!theirs || theirs === session.saved) return;
  let there;
  try {
    there = digest(theirs);
  } catch (thrown) {
    if (isProblem(thrown)) return;
    throw thrown;
  }
  const ours = app.games.keepable;
  const within = goesOn(whole(theirs), whole(ours.saved));
  const begun = digest(whole(ours.saved)).turns > 0;
  const lost = !within && begun;
  const fate = lost || !hasAll(session.game, ours.lines) ? saveOurs(ours) : null;
  if (settled.has(session)) return;
  tellOf(app, within ? "on" : fate === null ? "other" : fate === "kept" ? "kept" : "loose", there.turns);
}

/**
 * Whether the other tab has stored at least these variations.
 * @param {string} game
 * @param {readonly Variation[]} lines
 */
function hasAll(game, lines) {
  const theirs = linesOf(game);
  return lines.every(({ code }) => theirs.some((line) => line.code === code));
}

/** @param {string} game @returns {Variation[]} */
function linesOf(game) {
  try {
    return JSON.parse(storage.get(`lines.${game}`) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * Saves our game in the list, in an entry that this tab has made before if that loses nothing.
 * @param {import('../game/library.js').Keepable} ours
 * @returns {Fate}
 */
function saveOurs(ours) {
  const code = whole(ours.saved);
  const lines = [code, ...ours.lines.map((line) => line.code)];
  const at = saved.findIndex((old) => entry(old.id) && lines.some((line) => goesOn(line, whole(old.saved))));
  const made = newEntry(ours, { event: t("files.tabs.title") });
  const kept = at < 0 ? made : { ...made, id: saved[at].id, names: entry(saved[at].id)?.names ?? made.names };
  if (at < 0) saved.push(kept);
  else saved[at] = kept;
  return put(kept);
}

/**
 * @param {Uses} app
 * @param {'on' | 'other' | 'kept' | 'loose'} what
 * @param {number} turns
 */
function tellOf(app, what, turns) {
  const { session } = app.scene;
  const game = t(`game.${session.game}.name`);
  notice(t(`files.tabs.${what}`, { turn: String(turns), game }), {
    label: t("files.tabs.show"),
    run: () => takeTheirs(app, session),
  });
  const stay = () => {
    settled.add(session);
    hideNotice();
  };
  const shown = document.querySelector("#notices .notice");
  shown?.classList.add("choice");
  const button = el(
    "button",
    { type: "button", class: "text", "data-action": "stay", onclick: stay },
    t("files.tabs.stay"),
  );
  // Continuing here dismisses the notice.
  shown?.lastElementChild?.replaceWith(button);
}

/** @param {Uses} app @param {Session} session */
function takeTheirs(app, session) {
  const text = storage.get(`game.${session.game}`);
  if (!text || app.scene.session !== session) return;
  const lines = linesOf(session.game);
  attempt(() => {
    const theirs = Sessions.restore(Core.current, text);
    theirs.lines = lines;
    if (theirs.codeAt(0) !== session.codeAt(0)) return app.games.show(() => theirs);
    theirs.close();
    takeUp(app, text, lines);
  });
}

/**
 * The other tab has the same game: keeps what was played here as a variation.
 * @param {Uses} app
 * @param {string} text
 * @param {readonly Variation[]} lines
 */
function takeUp(app, text, lines) {
  const { session } = app.scene;
  app.playing.alter(() => {
    session.takeUp({ code: whole(text), moves: [] });
    session.lines = [
      ...session.lines,
      ...lines.filter(({ code }) => session.lines.every((line) => line.code !== code)),
    ];
    while (session.canUndo && session.saved !== text && text.includes("~")) session.undo();
  });
}
