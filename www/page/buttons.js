// Buttons of actions: their icon, name and tooltip.

import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "./icons.js";

/** Keys that do the same as a button, shown in its tooltip. @type {Record<string, string>} */
const KEYS = {
  "seed-back": ",",
  "seed-on": ".",
  "lap-back": "[",
  "lap-on": "]",
  "turn-back": "{",
  "turn-on": "}",
  start: "Home",
  end: "End",
  play: "p",
  slower: "<",
  faster: ">",
  undo: "u",
  redo: "Ctrl-Shift-Z",
  flip: "f",
  present: "b",
  predict: "q",
  marker: "m",
  hint: "h",
  analyse: "a",
  help: "?",
};

/**
 * Gives a button of an action its icon, name and tooltip. Buttons with the class `text` show their name, too.
 * @param {HTMLElement} button
 * @param {string} action
 */
export function dress(button, action) {
  const name = t(`do.${action}`);
  const key = KEYS[button.dataset.action ?? action];
  button.title = key ? t("withKey", { name, key }) : name;
  button.replaceChildren(icon(action));
  if (button.classList.contains("text")) button.append(el("span", {}, name));
  else button.setAttribute("aria-label", name);
}
