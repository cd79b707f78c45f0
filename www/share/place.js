// The place in a link: what it shows of its game, in a few letters after the share code, `1S.S..4A3.x9Q-t2s5Nbu7`. This is the
// reference of the format; the share code itself is described in src/link.rs, and its version is the place's version, too.
//
// Version 1, after `-`, is either `y`, or these fields in this order, each of them only where it is needed:
//
//   t12   after so many whole turns; without it, at the end of the game
//   s5    and after so many steps by seed of the turn that follows: one for each lifting, each seed that falls in a hole or is
//         paid, each hole that the hand steps over, each hole captured or taken from, a pass, an endless sowing
//   l3    instead of `s`: before this lap of the turn that follows, which is to be watched
//   S N   the side at the bottom
//   b     presenting
//   q     predicting; with a number, the question about the hole of this own number is asked at once
//
// `y` says “your turn”: the last turn is to be watched, and the board is turned to whoever moves then. Numbers are decimal and
// have no zeros in front. Last come two digits to base 62 of a checksum over all that stands before, the share code included.
// All letters are such as chat programs keep in a link, and the last one is never a point.
//
// Old links must open for ever: tests/links/places.txt keeps them. This version is never changed, only followed by others.

/** @import {Side} from '../../src/wasm/page.js' */

/**
 * A place.
 * @typedef {object} Place
 * @property {number | null} turns  whole turns before it, null for the end of the game
 * @property {number} steps  by seed in the turn that follows
 * @property {number} lap  of that turn, which is to be watched; 0: none
 * @property {Side | null} bottom  the side at the bottom, null as one likes
 * @property {boolean} present
 * @property {boolean} predict
 * @property {number | null} hole  the own number of the hole that is asked about
 * @property {boolean} yours  it is the reader's turn; then all others have no meaning
 */

/** @type {Place} */
export const NOWHERE = {
  turns: null,
  steps: 0,
  lap: 0,
  bottom: null,
  present: false,
  predict: false,
  hole: null,
  yours: false,
};

const VERSION = "1";
const MARK = "-";
const NUMBER = "(0|[1-9]\\d{0,8})";
const COUNT = "([1-9]\\d{0,8})";
const FIELDS = new RegExp(`^(?:(y)|(?:t${NUMBER}(?:s${COUNT}|l${COUNT})?)?([SN])?(b)?(q${NUMBER}?)?)$`);
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Two digits of the 32-bit FNV-1a hash. @param {string} text */
function checksum(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return DIGITS[hash % 62] + DIGITS[Math.floor(hash / 62) % 62];
}

/**
 * A share code with a place; without one where the place says nothing.
 * @param {string} code
 * @param {Partial<Place>} place
 */
export function writeLink(code, place) {
  const { turns, steps, lap, bottom, present, predict, hole, yours } = { ...NOWHERE, ...place };
  let text = "";
  if (yours) text = "y";
  else {
    if (turns !== null) text += `t${turns}${lap ? `l${lap}` : steps ? `s${steps}` : ""}`;
    if (bottom) text += bottom === "south" ? "S" : "N";
    if (present) text += "b";
    if (predict) text += `q${hole ?? ""}`;
  }
  if (!text) return code;
  text = code + MARK + text;
  return text + checksum(text);
}

/**
 * Reads what stands after `#` in a link, wherever it comes from: any text gives a share code, which may be wrong in itself, and a
 * place. The place is null where there is none, or where it cannot be read: then `damaged` is true.
 * @param {string} text
 * @returns {{code: string, place: Place | null, damaged: boolean}}
 */
export function readLink(text) {
  text = text.trim().replace(/^#+/, "");
  const at = text.indexOf(MARK);
  if (at < 0) return { code: text, place: null, damaged: false };
  const code = text.slice(0, at);
  const body = text.slice(0, -2);
  const fields = FIELDS.exec(body.slice(at + 1));
  const whole = text.startsWith(VERSION) && body.length > at + 1 && checksum(body) === text.slice(-2);
  if (!fields || !whole) return { code, place: null, damaged: true };
  const [, yours, turns, steps, lap, bottom, present, predict, hole] = fields;
  /** @type {Place} */
  const place = {
    turns: turns === undefined ? null : Number(turns),
    steps: Number(steps ?? 0),
    lap: Number(lap ?? 0),
    bottom: bottom ? (bottom === "S" ? "south" : "north") : null,
    present: present !== undefined,
    predict: predict !== undefined,
    hole: hole === undefined ? null : Number(hole),
    yours: yours !== undefined,
  };
  return { code, place, damaged: false };
}

/** Whether a game is the one of a share code, or has gone on from there. @param {string} code @param {string} from */
export function goesOn(code, from) {
  const [now, then] = [code.split("."), from.split(".")];
  return now.slice(0, 3).join() === then.slice(0, 3).join() && now[3].startsWith(then[3]);
}
