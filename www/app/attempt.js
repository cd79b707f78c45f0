// Calls to the core. Problems are reported; after a crash the game is restored.

import { Crash, isProblem } from "../game/core.js";
import { notice } from "../page/notices.js";
import { t } from "../words/i18n.js";
import { problemSentence } from "../words/names.js";

/** Brings the game back. @type {() => Promise<void>} */
let restore = async () => {};
let restoring = false;

/** @param {() => Promise<void>} work  brings the game back after a crash */
export const restoreBy = (work) => void (restore = work);

/**
 * Does something with the core.
 * @param {() => void} work
 */
export function attempt(work) {
  if (restoring) return;
  try {
    work();
  } catch (thrown) {
    if (isProblem(thrown)) notice(problemSentence(thrown));
    else if (thrown instanceof Crash) recover();
    else throw thrown;
  }
}

async function recover() {
  restoring = true;
  try {
    await restore();
    notice(t("note.crash"));
  } catch {
    notice(t("note.dead"));
  } finally {
    restoring = false;
  }
}
