// Where the game is at home.

import { one } from "./parts.js";

/** The address that was given to the packer. @type {string | null} */
const given = /** @type {ImportMeta & {home?: string}} */ (import.meta).home ?? null;

/**
 * The address that links to games begin with, to be followed by `#` and a code: that of this page, without what it says of the
 * game at hand. The one file may lie where nobody else finds it, and so gives the address of the site, if it knows it.
 */
export const home = one ? (given ?? location.href.replace(/[?#].*$/, "")) : new URL(".", document.baseURI).href;
