// The computer player's worker. It answers one question at a time, and is terminated when nobody wants the answer any
// more: that stops it at once, whatever it is doing.

/** @import {Move} from '../../src/wasm/page.js' */
/** @import {Found} from '../core/mind.js' */

import init, { Mind } from "../core/mind.js";

/**
 * Its questions: to choose the moves of a turn as a level plays, or to analyse a place in the game.
 * @typedef {{saved: string} & (
 *   {level: number, ms: number, chance: number} |
 *   {turns: number, nodes: number, ms: number, rank: boolean}
 * )} Question
 */

/**
 * Its messages: an intermediate result, the answer, or a failure.
 * @typedef {{found: Found} | {answer: Move[] | Found | null} | {failed: string}} Word
 */

/** @type {Promise<Mind>} */
let mind;

/** @param {Word} word */
const say = (word) => postMessage(word);

// The first message contains the compiled module, each later one a question.
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
