/** The types of all that crosses between the computer player and its worker. Appended to the generated glue's types. */

import type { Move } from "../../src/wasm/page.js";

/** What a move or a position is worth for the side to move: an estimate in hundredths of a seed, or a proved result in so many turns, those of both sides counted. */
export interface Worth {
  type: "about" | "wins" | "loses";
  value: number;
}

/** What thinking has found. */
export interface Found {
  /** All legal moves, the best first. Unless the whole list was asked for, those behind the first are bounded from above only. */
  moves: { move: Move; worth: Worth }[];
  /** The expected course of the game, the best move first. */
  line: Move[];
  /** Turns looked ahead in full. */
  depth: number;
  /** Positions looked at. */
  nodes: number;
}
