// How a link leaves the page: its address, the clipboard, the system's share sheet.

import { home } from "./home.js";

/** A whole link. @param {string} code  the share code, with a place or without */
export const linkTo = (code) => `${home}#${code}`;

/** Whether the system has a share sheet. */
export const canShare = () => typeof navigator.share === "function";

/**
 * Opens the system's share sheet.
 * @param {ShareData} data
 * @returns {Promise<boolean>} false when it could not be opened; closing it again counts as done
 */
export async function shareSheet(data) {
  if (!canShare()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === "AbortError";
  }
}

/**
 * Copies a text, in the old way where the clipboard is out of reach.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** @param {string} text */
function copyBySelection(text) {
  const focus = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.style.cssText = "position: fixed; top: 0; opacity: 0";
  // Nothing behind an open dialog can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // The person has to copy it by hand.
  }
  area.remove();
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  return done;
}
