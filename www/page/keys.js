// Keys of the whole page. They are silent while somebody types or a dialog is open, and leave the keys that scroll the
// page alone, except Home and End when the board has the focus or the page cannot scroll.

import { settings } from "../platform/settings.js";

/**
 * The name of a key as the help writes it: `p`, `Home`, `Esc`, `Ctrl-Shift-Z`.
 * @param {KeyboardEvent} event
 * @returns {string | null} null for what is the browser's
 */
function nameOf(event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    return event.altKey ? null : `Ctrl-${event.shiftKey ? "Shift-" : ""}${key.toUpperCase()}`;
  }
  // With AltGr some keyboards type brackets.
  if (event.altKey && !event.getModifierState("AltGraph")) return null;
  if (key === "Escape") return "Esc";
  if (key.length > 1) return key;
  return settings.keys === "off" ? null : key.toLowerCase();
}

/**
 * @param {ReadonlyMap<string, string>} keys  the name of a key leads to that of an action
 * @param {(action: string) => boolean} act  returns false when there was nothing to do
 */
export function listenToKeys(keys, act) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { target } = event;
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof HTMLElement && target.closest("input:not([type=range]), select, textarea, [contenteditable]"))
      return;
    const action = keys.get(nameOf(event) ?? "");
    if (action && act(action)) event.preventDefault();
  });
}
