/** The types of all that crosses between the page and the module for files of records. Appended to the generated glue's types. */

import type { Refusal, SetupFault } from "../../src/wasm/page.js";

/** What a file tells of a game apart from the game itself. Each may be empty. */
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

/** Thrown when a text holds no records: the first thing that is wrong in it. */
export type FileProblem = {
  code: "file";
  /** From 1. */
  line: number;
  /** From 1, in characters (code points). */
  column: number;
} & FileFault;

/** What is wrong, with what was expected. */
export type FileFault =
  /** More bytes than are looked at; one more game than there may be. */
  | { fault: "tooLong" | "tooManyGames"; limit: number }
  /** There is no game at all. A comment in braces does not end. A game does not begin with its header `Game`. */
  | { fault: "noGame" | "openComment" | "gameExpected" }
  /** A header is `[Name "text"]`, and this is missing here; `\\` where a backslash stands alone. */
  | { fault: "headerForm"; expected: "[" | "name" | '"' | "]" | "\\\\" }
  /** No header of this game; a header for the second time. */
  | { fault: "unknownHeader" | "repeatedHeader"; name: string }
  /** None of the values of this header. */
  | { fault: "unknownValue"; expected: string[] }
  /** No number of seeds; too few or too many numbers; a line of the board is missing. */
  | { fault: "seedsExpected"; limit: number }
  | { fault: "wrongCount"; expected: number; found: number }
  | { fault: "lineMissing"; name: string }
  /** The position cannot be played. */
  | { fault: "setup"; faults: SetupFault[] }
  /** Neither a turn nor a result. */
  | { fault: "turnExpected" }
  /** The turn has another number. */
  | { fault: "turnNumber"; expected: number }
  /** The move cannot be played. */
  | { fault: "illegal"; refusal: Refusal }
  /** The record holds no more moves. */
  | { fault: "recordFull" }
  /** The game has another result. */
  | { fault: "result"; expected: "South" | "North" | "draw" | "*" }
  /** The game ended here with its result, and no other game begins. */
  | { fault: "afterResult" };
