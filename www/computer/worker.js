// The computer player's worker. It is asked one thing at a time, and ended from outside when the answer is not wanted any more:
// so it stops at once, whatever it is about.

/** @import {Move} from '../../src/wasm/page.js' */
/** @import {Found} from '../core/mind.js' */

import init, { Mind } from "../core/mind.js";

/**
 * What the worker is asked: to choose the moves of a turn as a level plays, or to study a place of the game.
 * @typedef {{saved: string} & (
 *   {level: number, ms: number, chance: number} |
 *   {turns: number, nodes: number, ms: number, rank: boolean}
 * )} Question
 */

/**
 * What it says: what was found so far, or its answer, or that it has failed.
 * @typedef {{found: Found} | {answer: Move[] | Found | null} | {failed: string}} Word
 */

/** @type {Promise<Mind>} */
let mind;

/** @param {Word} word */
const say = (word) => postMessage(word);

// The first message brings the compiled module, each other one a question.
self.onmessage = async ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    mind = init({ module_or_path: data }).then(() => new Mind());
    return;
  }
  try {
    say({ answer: answer(await mind, data) });
  } catch (thrown) {
    say({ failed: String(thrown) });
  }
};

/** @param {Mind} mind @param {Question} question */
function answer(mind, question) {
  const { saved, ms } = question;
  if ("level" in question) return mind.choose(saved, question.level, ms, question.chance);
  const { turns, nodes, rank } = question;
  return mind.study(saved, turns, nodes, ms, rank, (found) => say({ found }));
}
