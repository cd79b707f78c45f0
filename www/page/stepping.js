// What going through a game step by step needs; loaded when the board is there.

import "../main.js"; // see later.js

export { MoveList } from "./turns.js";
export { lapMarks } from "../board/pointing.js";
export { Scrubber } from "./scrubber.js";
