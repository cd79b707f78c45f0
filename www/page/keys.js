// Keys of the whole page. They are silent while somebody types or a dialog is open, and never take what scrolls the page,
// except Home and End while the board has the focus or the page cannot scroll.

import { settings } from "../platform/settings.js";

/** @type {Record<string, string>} */
const ACTIONS = {
  ",": "seed-back",
  ".": "seed-on",
  "[": "lap-back",
  "]": "lap-on",
  "{": "turn-back",
  "}": "turn-on",
  Home: "start",
  End: "end",
  p: "play",
  "<": "slower",
  ">": "faster",
  u: "undo",
  f: "flip",
  v: "preview",
  b: "present",
  q: "predict",
  m: "marker",
  h: "hint",
  a: "analyse",
  "?": "help",
};

/**
 * The action that a key stands for.
 * @param {KeyboardEvent} event
 * @returns {string | null}
 */
function actionOf(event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return null;
    const letter = key.toLowerCase();
    if (letter === "z") return event.shiftKey ? "redo" : "undo";
    return letter === "y" ? "redo" : null;
  }
  // With AltGr some keyboards write brackets.
  if (event.altKey && !event.getModifierState("AltGraph")) return null;
  if (key === "Escape") return "finish";
  if (settings.keys === "off" && key.length === 1) return null;
  return ACTIONS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/**
 * @param {(action: string) => boolean} act  returns false when there was nothing to do
 */
export function listenToKeys(act) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof HTMLElement && target.closest("input:not([type=range]), select, textarea, [contenteditable]"))
      return;
    const action = actionOf(event);
    if (action && act(action)) event.preventDefault();
  });
}
