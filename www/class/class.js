// A class's tools: prediction, presenting, the marker, teams. Loaded when one of them is first used.

/** @import {App} from '../app/app.js' */

import { load } from "../app/load.js";
import { offerOf, showAs } from "../app/toolbar.js";
import { tell } from "../page/announce.js";
import { openDialog } from "../page/dialog.js";
import { icons } from "../page/icons.js";
import { byId } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { Marker } from "./marker.js";
import { Predicting } from "./predicting.js";
import { Present } from "./present.js";

/** What it uses of the page. @typedef {Pick<App, 'act' | 'games' | 'modes' | 'playing' | 'scene' | 'stage'>} Uses */

Object.assign(icons, {
  reset: "M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 5",
  leave: "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5",
});

/** @type {{predicting: Predicting, present: Present, marker: Marker} | null} */
let parts = null;

/** @param {Uses} app */
function partsOf(app) {
  if (parts) return parts;
  const marker = new Marker(app);
  const predicting = new Predicting(app);
  const present = new Present(app);
  const unmark = offerOf("unmark");
  document.querySelector(".offers")?.append(unmark);
  marker.changed = () => {
    press("marker", marker.on);
    const held = document.activeElement === unmark;
    unmark.hidden = marker.empty;
    if (held && marker.empty) app.stage.focusBoard();
  };
  present.changed = () => {
    showAs(button("present"), present.on ? "leave" : "present");
  };
  app.modes.add("marker", marker);
  app.modes.add("prediction", predicting);
  parts = { marker, predicting, present };
  return parts;
}

/** @param {string} action @returns {HTMLButtonElement} */
const button = (action) => /** @type {HTMLButtonElement} */ (byId("teach").querySelector(`[data-action="${action}"]`));

/** @param {string} action @param {boolean} on */
const press = (action, on) => button(action).setAttribute("aria-pressed", String(on));

/**
 * Does one of the actions present, predict, marker, unmark, teams.
 * @param {Uses} app
 * @param {string} action
 */
export async function teach(app, action) {
  const { marker, predicting, present } = partsOf(app);
  switch (action) {
    case "present":
      return present.on ? present.leave() : present.enter();
    case "predict": {
      const on = !predicting.on;
      predicting.switch(on);
      press("predict", on);
      return tell(t(on ? "predict.on" : "predict.off"));
    }
    case "marker":
      return marker.switch(!marker.on);
    case "unmark":
      return marker.clear();
    case "teams": {
      const { teamsDialog } = await load("teams");
      return openDialog(app.stage, "teams", () => teamsDialog(app, () => predicting.renew()));
    }
  }
}

/** Predict mode was on when the page was left: switches it on before anybody can play. @param {Uses} app */
export function resume(app) {
  partsOf(app).predicting.switch(true);
  press("predict", true);
}
