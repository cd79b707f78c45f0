/**
 * The types that cross between the page and the module for files of records. Appended to the generated glue's types.
 */

import type { Refusal, SetupFault } from "../../src/wasm/page.js";

/** What a file says about a game besides the game itself. Any of these may be empty. */
export interface Names {
  event: string;
  date: string;
  south: string;
  north: string;
}

/** A game in a file. */
export interface FiledGame {
  /** Its share code. */
  code: string;
  names: Names;
}

/** Thrown when a text cannot be read as records: the first problem in it. */
export type FileProblem = {
  code: "file";
  /** From 1. */
  line: number;
  /** From 1, in characters (code points). */
  column: number;
} & FileFault;

/** What is wrong, with what was expected. */
export type FileFault =
  /** More bytes than are read; more games than allowed. */
  | { fault: "tooLong" | "tooManyGames"; limit: number }
  /** There is no game at all. A comment in braces does not end. A game does not begin with its header `Game`. */
  | { fault: "noGame" | "openComment" | "gameExpected" }
  /** A header is `[Name "text"]`, and this is missing here; `\\` where a backslash stands alone. */
  | { fault: "headerForm"; expected: "[" | "name" | '"' | "]" | "\\\\" }
  /** This game has no such header; the header occurs a second time. */
  | { fault: "unknownHeader" | "repeatedHeader"; name: string }
  /** Not one of the header's values. */
  | { fault: "unknownValue"; expected: string[] }
  /** Not a number of seeds; too few or too many numbers; a row of the board is missing. */
  | { fault: "seedsExpected"; limit: number }
  | { fault: "wrongCount"; expected: number; found: number }
  | { fault: "lineMissing"; name: string }
  /** The position cannot be played. */
  | { fault: "setup"; faults: SetupFault[] }
  /** Neither a turn nor a result. */
  | { fault: "turnExpected" }
  /** The turn's number is wrong. */
  | { fault: "turnNumber"; expected: number }
  /** The move cannot be played. */
  | { fault: "illegal"; refusal: Refusal }
  /** The record holds no more moves. */
  | { fault: "recordFull" }
  /** The game has a different result. */
  | { fault: "result"; expected: "South" | "North" | "draw" | "*" }
  /** The game ended here with its result, and no other game begins. */
  | { fault: "afterResult" };
