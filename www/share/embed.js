// The page embedded in another one (`?embed`): the board, the timeline and the caption, and a link to the whole page.
// Nothing is stored, no dialog is opened, nothing is told to the surrounding page.

/** @import {App} from '../app/app.js' */

import { actions } from "../app/actions.js";
import { writeLink } from "../game/links.js";
import { placeAt } from "../game/place.js";
import { icon, icons } from "../page/icons.js";
import { byId, el } from "../platform/dom.js";
import { linkTo } from "../platform/send.js";
import { t } from "../words/i18n.js";

icons.out = "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9";

/**
 * Leaves only what belongs in a frame.
 * @param {Pick<App, 'modes' | 'scene' | 'stage'>} app
 */
export function undress(app) {
  const name = t("embed.open");
  const link = el(
    "a",
    { id: "whole", target: "_blank", rel: "noopener", title: name },
    el("span", {}, name),
    " ",
    icon("out"),
  );
  byId("below").append(link);
  // The seats can be changed only on the page itself.
  for (const seat of document.querySelectorAll(".seat")) seat.toggleAttribute("disabled", true);
  app.modes.add("frame", {
    // All other actions need more room, or a page of their own.
    decide({ action = "" }) {
      const asked = actions[action];
      return asked !== undefined && !asked.framed;
    },
    shown: (what) => {
      if (what !== "moved")
        link.href = linkTo(
          writeLink(app.scene.session.code, placeAt(app.scene.session.turns, app.scene.player.cursor)),
        );
    },
  });
  app.stage.refresh();
  // In a small frame the caption can be scrolled by keyboard.
  document.querySelector(".say")?.setAttribute("tabindex", "0");
}
