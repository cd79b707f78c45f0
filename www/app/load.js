// Loading parts of the page on demand. What there is stands in features.js, without which the board can be there.

/** @import {Name, Part} from './features.js' */

import { notice } from "../page/notices.js";
import { t } from "../words/i18n.js";

/** @type {typeof import("./features.js").load} */
export const load = async (/** @type {any} */ name) => /** @type {any} */ ((await import("./features.js")).load(name));

/** Does something that loads a part of the page first, and says so if that fails. @param {() => unknown} work */
export async function loading(work) {
  try {
    await work();
  } catch (thrown) {
    console.error(thrown);
    notice(t("note.part"));
  }
}

/**
 * Does something with a part of the page.
 * @template {Name} N
 * @param {N} name
 * @param {(part: Part<N>) => unknown} work
 */
export const use = (name, work) => loading(async () => work(await load(name)));
