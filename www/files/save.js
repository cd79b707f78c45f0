// Gives what was made to the person: as a file, or on the clipboard.

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

/** Puts a picture on the clipboard. It is promised rather than given, since some browsers only listen during a press. @param {Promise<Blob>} png */
export const copy = (png) => navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
