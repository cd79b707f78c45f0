// Buttons of actions: their icon, name and tooltip.

import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "./icons.js";

/**
 * Gives a button an icon, a name and a tooltip. Buttons with the class `text` show their name, too.
 * @param {HTMLElement} button
 * @param {string} look  the name of the icon, and behind `do.` the key of the words
 * @param {string} [key]  that does the same
 */
export function dress(button, look, key) {
  const name = t(`do.${look}`);
  button.title = key ? t("withKey", { name, key }) : name;
  button.replaceChildren(icon(look));
  if (button.classList.contains("text")) button.append(el("span", {}, name));
  else button.setAttribute("aria-label", name);
}
