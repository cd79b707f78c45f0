// Resigning, with a confirmation.

/** @import {App} from '../app/app.js' */

import { opponent } from "../game/sides.js";
import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/** @param {Pick<App, 'playing' | 'scene'>} app */
export function resignDialog(app) {
  const side = app.scene.session.position.turn;
  const form = fill(
    "resign",
    t("resign.title"),
    [el("p", {}, t("resign.text", { loser: sideName(side), winner: sideName(opponent(side)) }))],
    [
      el("button", { class: "text", value: "cancel" }, t("resign.keep")),
      el("button", { class: "text primary", value: "resign", "data-action": "confirm-resign" }, t("do.resign")),
    ],
  );
  form.addEventListener("submit", (event) => {
    if (/** @type {HTMLButtonElement} */ (event.submitter)?.value === "resign") app.playing.resign();
  });
}
