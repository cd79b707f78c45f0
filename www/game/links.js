// Links to games and places in them. Only the core reads and writes them (src/link.rs).

/** @import {Place} from '../../src/wasm/page.js' */

import { Core } from "./core.js";

/**
 * All links in a text, each once; none where nothing in it looks like a link.
 * @param {string} text
 * @throws {import('../../src/wasm/page.js').Problem} when none of them is whole
 */
export const findLinks = (text) => Core.current.call((core) => core.findLinks(text));

/**
 * A share code with a place, or without one if the place says nothing.
 * @param {string} code
 * @param {Partial<Place>} place
 */
export const writeLink = (code, place) => Core.current.call((core) => core.writeLink(code, place));

/** Whether a game is that of a share code, or continues it. @param {string} code @param {string} from */
export const goesOn = (code, from) => Core.current.call((core) => core.goesOn(code, from));
