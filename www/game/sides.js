// The two sides.

/** @import {Side} from '../../src/wasm/page.js' */

/** Both sides, in the order of pairs such as `taken`. @type {readonly Side[]} */
export const SIDES = ["south", "north"];

/**
 * The index of a side in pairs such as `taken`.
 * @param {Side} side
 * @returns {0 | 1}
 */
export const sideIndex = (side) => (side === "south" ? 0 : 1);

/**
 * @param {Side} side
 * @returns {Side}
 */
export const opponent = (side) => (side === "south" ? "north" : "south");
