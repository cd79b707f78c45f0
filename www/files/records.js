// Games as text, for files that people keep and pass on. The core's module for them is loaded on demand.

/** @import {FiledGame, Names} from '../core/mind.js' */

import init, { readRecords, writeRecord } from "../core/mind.js";
import { bytes } from "../platform/workers.js";

const MODULE = "www/core/mind_bg.wasm";

/** @type {Promise<unknown> | null} */
let loading = null;

function load() {
  loading ??= init({ module_or_path: bytes(MODULE) });
  // Loading may work the next time.
  loading.catch(() => (loading = null));
  return loading;
}

/**
 * The record of a game.
 * @param {string} saved  the game as saved; undone turns are left out
 * @param {Partial<Names>} [names]  who played, and when
 * @returns {Promise<string>}
 */
export async function toText(saved, names = {}) {
  await load();
  return writeRecord(saved, names);
}

/**
 * The games in a text, at least one.
 * @param {string} text
 * @returns {Promise<FiledGame[]>}
 * @throws {import('../core/mind.js').FileProblem} when the text contains none
 */
export async function fromText(text) {
  await load();
  return readRecords(text);
}
