// What going through a game step by step needs; loaded when the board is there.

export { lapMarks } from "../board/pointing.js";
export { Scrubber } from "./scrubber.js";
export { MoveList } from "./turns.js";
