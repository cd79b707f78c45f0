// Opens games from outside the page: a single one at once; from several, people choose.

/** @import {Variation} from '../game/session.js' */
/** @import {App} from '../app/app.js' */
/** @import {Findings, Found} from './reading.js' */

import { attempt } from "../app/attempt.js";
import { load } from "../app/load.js";
import { Core } from "../game/core.js";
import { Session } from "../game/session.js";
import { keepTeams, recallTeams, teams } from "../game/teams.js";

/** What it uses of the page. @typedef {Pick<App, 'address' | 'games' | 'stage'>} Uses */

/**
 * Shows a game on the board.
 * @param {Uses} app
 * @param {Found & {lines?: Variation[], seats?: string}} found
 */
export function show(app, { saved, names, link, lines = [], seats = "" }) {
  // A link may contain a place.
  if (link) return attempt(() => app.address.visit(link));
  app.games.show(() => {
    const session = Session.restore(Core.current, saved);
    session.lines = lines;
    session.seats = seats;
    const { south, north } = names;
    if (south || north) {
      recallTeams(session.game);
      // Two names do not replace a class's lists of members. Without lists, the names of the players become the teams'.
      if (!teams.south.members.length && !teams.north.members.length)
        keepTeams(session.game, { south: { name: south, members: [] }, north: { name: north, members: [] } });
    }
    return session;
  });
}

export const closeGames = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("#my-games"))?.close();

/**
 * Opens what was found.
 * @param {Uses} app
 * @param {Findings} findings
 */
export async function openFound(app, findings) {
  const { games, faults } = findings;
  if (games.length === 1 && !faults.length) {
    closeGames();
    show(app, games[0]);
  } else if (games.length || faults.length) (await load("games")).openGames(app, findings);
}
