// The buttons of actions, as defined in the table of actions: what they look like, and which can be used now.

/** @import {Action} from './actions.js' */
/** @import {Scene} from './scene.js' */

import { dress } from "../page/buttons.js";
import { icon, icons } from "../page/icons.js";
import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { actions } from "./actions.js";

for (const [name, action] of Object.entries(actions)) if (action.icon) icons[name] = action.icon;

/**
 * The buttons that cannot always be used.
 * @type {{button: HTMLElement, can: NonNullable<Action['can']>, offer: boolean}[]}
 */
let usable = [];

/** Puts the buttons into their bars and gives each its words and its icon. */
export function furnish() {
  for (const [name, { bar, look = null, toggles }] of Object.entries(actions)) {
    if (!bar) continue;
    const pressed = toggles ? "false" : null;
    byId(bar).append(el("button", { type: "button", class: look, "data-action": name, "aria-pressed": pressed }));
  }
  usable = [];
  for (const button of document.querySelectorAll("button[data-action]")) {
    if (!(button instanceof HTMLElement)) continue;
    const { action: name = "" } = button.dataset;
    const { can, icon, words = `do.${name}` } = actions[name];
    if (icon) showAs(button, name);
    else button.title = t(words);
    if (can) usable.push({ button, can, offer: button.closest(".offers") !== null });
  }
}

/**
 * Makes a button look like another action, as long as it does that.
 * @param {HTMLElement} button
 * @param {string} look
 */
export const showAs = (button, look) => dress(button, look, actions[button.dataset.action ?? ""].key);

/**
 * A button for something that can be done only now and then, hidden at first; it has its place among the offers.
 * @param {string} name
 * @param {string} [look]
 */
export function offerOf(name, look = "") {
  const { words = `do.${name}` } = actions[name];
  return el(
    "button",
    { type: "button", class: `text ${look}`, "data-action": name, hidden: true },
    icon(name),
    t(words),
  );
}

/**
 * Shows which buttons can be used now. A greyed-out button stays focusable, so that pressing it does not lose the
 * focus.
 * @param {Scene} scene
 */
export function showActions(scene) {
  for (const { button, can, offer } of usable) {
    const off = !can(scene);
    if (offer) button.hidden = off;
    else if (button.getAttribute("aria-disabled") !== String(off)) button.setAttribute("aria-disabled", String(off));
    if (button.dataset.action !== "play") continue;
    const look = scene.player.running || scene.byItself ? "pause" : "play";
    if (button.dataset.shows === look) continue;
    button.dataset.shows = look;
    showAs(button, look);
  }
}
