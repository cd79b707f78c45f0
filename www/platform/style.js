// Stylesheets that are loaded together with a part of the page.

import { el } from "./dom.js";
import { address, one } from "./parts.js";

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Loads a stylesheet. The one file has them all from the start.
 * @param {string} path
 * @returns {Promise<void>} when it is in force, or could not be loaded: an unstyled part is better than none
 */
export async function style(path) {
  if (one) return;
  let done = loaded.get(path);
  if (!done) {
    done = new Promise((resolve) => {
      document.head.append(
        el("link", { rel: "stylesheet", href: address(path), onload: () => resolve(), onerror: () => resolve() }),
      );
    });
    loaded.set(path, done);
  }
  await done;
}
