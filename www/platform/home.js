// Where links to games point.

import { one } from "./parts.js";

/** The site's address, if the packer was told it. @type {string | null} */
const given = /** @type {ImportMeta & {home?: string}} */ (import.meta).home ?? null;

/**
 * The address that links begin with, before `#` and the code: this page's own, without the part about the current game.
 * The one file may lie where nobody else can open it, so it uses the site's address if it knows it.
 */
export const home = one ? (given ?? location.href.replace(/[?#].*$/, "")) : new URL(".", document.baseURI).href;
