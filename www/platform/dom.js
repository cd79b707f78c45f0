// The few helpers with which the page is put together.

import { t } from "../words/i18n.js";
import { icons } from "../page/icons.js";

/**
 * The element with an id; a missing one is a fault of index.html.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html lacks #${id}`);
  return found;
}

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element. Properties that begin with `on` are listeners; `class`, `aria-…`, `data-…` and the like are attributes.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | ((event: any) => void) | null>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * Changes text only when it differs, so that nothing is laid out or announced for nothing.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * One of our own line drawings.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", icons[name] ?? "");
  svg.append(path);
  return svg;
}

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
