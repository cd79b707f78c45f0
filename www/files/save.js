// Hands a result over: as a file, or on the clipboard.

import { clock } from "../platform/clock.js";

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it a moment later.
  clock.after(60_000, () => URL.revokeObjectURL(address));
}

/** Whether pictures can be put on the clipboard here. */
export const canCopy = () => typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";

/**
 * Copies a picture. It is passed as a promise, because some browsers allow copying only during the press.
 * @param {Promise<Blob>} png
 */
export const copy = (png) => navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
