// What is wrong with a file, in plain sentences.

/** @import {Problem} from '../../src/wasm/page.js' */
/** @import {FileProblem} from '../core/mind.js' */

import { t } from "../words/i18n.js";
import { problemSentence } from "../words/names.js";

/**
 * @param {FileProblem | Problem | {fault: 'notText'}} problem
 */
export function problemOfFile(problem) {
  if (!("fault" in problem)) return problemSentence(problem);
  const key = `files.fault.${problem.fault}`;
  switch (problem.fault) {
    case "tooLong":
      return t(key, { limit: String(problem.limit >> 20) });
    case "tooManyGames":
    case "seedsExpected":
      return t(key, { limit: String(problem.limit) });
    case "headerForm":
      return t(`${key}.${FORM[problem.expected]}`);
    case "unknownHeader":
    case "repeatedHeader":
    case "lineMissing":
      return t(key, { name: problem.name });
    case "unknownValue":
      return t(key, { n: problem.expected.length, values: problem.expected.join(", ") });
    case "wrongCount":
      return t(key, { n: problem.expected, expected: String(problem.expected), found: String(problem.found) });
    case "setup":
      return [t(key), ...problem.faults.map(({ fault }) => t(`files.setup.${fault}`))].join(" ");
    case "turnNumber":
      return t(key, { expected: String(problem.expected) });
    case "illegal":
      return t(key, { why: t(`files.refusal.${problem.refusal}`) });
    case "result":
      return t(key, { expected: t(`files.result.${RESULT[problem.expected]}`), word: problem.expected });
    default:
      return t(key);
  }
}

/** Words for what a header lacks. @type {Record<string, string>} */
const FORM = { "[": "opening", name: "name", '"': "quote", "]": "closing", "\\\\": "backslash" };
/** @type {Record<string, string>} */
const RESULT = { South: "south", North: "north", draw: "draw", "*": "none" };
