// How a link leaves the page: the address that it begins with, the clipboard, the system's share sheet.

import { home } from "./home.js";

/** A whole link. @param {string} code  the share code, with a place or without */
export const linkTo = (code) => `${home}#${code}`;

/** Whether the system has a sheet for sharing. */
export const canShare = () => typeof navigator.share === "function";

/**
 * Opens the system's share sheet.

import { home } from "./home.js";
 * @param {ShareData} data
 * @returns {Promise<boolean>} false when it could not be opened; whoever closes it again has had his way
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
 * Copies a text. Where the clipboard is out of reach, the old way is tried.
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
  // What lies behind an open dialog cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    // Then it has to be done by hand.
  }
  area.remove();
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  return done;
}
