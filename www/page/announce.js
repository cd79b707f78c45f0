// The status region, for those who listen to the page.

import { byId } from "../platform/dom.js";

/**
 * Says something to those who listen to the page.
 * @param {string} text
 */
export function tell(text) {
  const status = byId("status");
  // The same sentence twice would be said only once.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
