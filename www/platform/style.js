// What the first visit does without: stylesheets that come with a part of the page when it is asked for.
//
// Each such part begins with an import of main.js, which is there already. It says that the part never comes without it: so
// the packer leaves the first visit in one file, and does not cut it up by what each part shares with it.

import { el } from "./dom.js";
import { address, one } from "./parts.js";

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Loads a stylesheet. The one file has them all from the beginning.
 * @param {string} path
 * @returns {Promise<void>} when it is in force; also when it could not be loaded, since plain is better than nothing
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
