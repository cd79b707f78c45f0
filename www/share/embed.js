// The page as a part of another one (`?embed`): the board, the timeline and what is said, and a link to the whole page. Nothing
// is stored, no dialog is opened, nothing is told to the page around it.

/** @import {App} from '../app/app.js' */

import { placeAt } from "../game/place.js";
import words from "../lang/en-place.js";
import { icon, icons } from "../page/icons.js";
import { byId, el } from "../platform/dom.js";
import { linkTo } from "../platform/send.js";
import { style } from "../platform/style.js";
import { learn, t } from "../words/i18n.js";
import { writeLink } from "./place.js";

learn(words);
icons.out = "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9";

/** What can be done there; all else needs more room, or a page of its own. */
const ALLOWED =
  /^(undo|redo|pass|take-all|play|finish|start|end|lookBack|slower|faster|flip|preview|(seed|lap|turn)-(on|back))$/;

/**
 * Lays the page out for a frame, before the board is shown.
 * @returns {Promise<(app: App) => void>} to be called with the game
 */
export async function undress() {
  await style("www/share/embed.css");
  return (app) => {
    const name = t("embed.open");
    const link = el(
      "a",
      { id: "whole", target: "_blank", rel: "noopener", title: name },
      el("span", {}, name),
      " ",
      icon("out"),
    );
    byId("below").append(link);
    // Who plays is a question for the page itself.
    for (const seat of document.querySelectorAll(".seat")) seat.toggleAttribute("disabled", true);
    app.modes.push({
      act: (action) => !ALLOWED.test(action),
      shown: (what) => {
        if (what !== "moved")
          link.href = linkTo(writeLink(app.session.code, placeAt(app.session.turns, app.player.cursor)));
      },
    });
    app.refresh();
    // In a small frame the keyboard scrolls what is said.
    document.querySelector(".say")?.setAttribute("tabindex", "0");
  };
}
