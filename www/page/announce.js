// The status region, for people who use a screen reader.

import { byId } from "../platform/dom.js";

/**
 * Says something through the screen reader.
 * @param {string} text
 */
export function tell(text) {
  const status = byId("status");
  // Screen readers would say the same sentence only once.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
