/** The types that cross between the computer player and its worker. Appended to the generated glue's types. */

import type { Move } from "../../src/wasm/page.js";

/**
 * The value of a move or a position for the side to move: an estimate in hundredths of a seed, or a proved result in
 * this many turns, counting both sides'.
 */
export interface Worth {
  type: "about" | "wins" | "loses";
  value: number;
}

/** The result of thinking. */
export interface Found {
  /**
   * All legal moves, best first. Unless the whole list was asked for, the value of those behind the first is only an
   * upper bound.
   */
  moves: { move: Move; worth: Worth }[];
  /** The expected course of the game, the best move first. */
  line: Move[];
  /** How many turns were searched completely. */
  depth: number;
  /** How many positions were searched. */
  nodes: number;
}
