// Where the parts of the game are that the page does not import: the core with its glue, styles, workers and what they need.
//
// In the working tree each lies at its own path. On the hosted site its address also names its content, and in the one file it
// is at hand already; the packer (src/bin/tool/pack.rs) says which, by what it puts in place of `import.meta.…`.

/** The glue of the core, without which nothing runs, and the core itself. */
const GLUE = "www/core/mancala.js";
const CORE = "www/core/mancala_bg.wasm";

/** @typedef {{text: (path: string) => string, bytes: (path: string) => Uint8Array<ArrayBuffer>, run: (text: string) => void}} OneFile */
/** @typedef {{addresses?: Record<string, string>, one?: boolean}} Packed */

/** Whether all parts are in one file, with the page. */
export const one = /** @type {ImportMeta & Packed} */ (import.meta).one ?? false;
/** By the path in the working tree. */
const addresses = /** @type {ImportMeta & Packed} */ (import.meta).addresses;
/** Whether this is the site as it is hosted. */
export const hosted = Boolean(addresses);

/** What is at hand in the one file. @type {() => OneFile} */
export const here = () => /** @type {any} */ (globalThis).oneFile;

/**
 * The address of a part.
 * @param {string} path  in the working tree
 */
export const address = (path) => new URL(addresses?.[path] ?? path, document.baseURI).href;

/**
 * A fresh instance of the core. The glue keeps its instance for itself, hence another address for each but the first.
 * @param {number} restarts  how many came before
 * @returns {Promise<typeof import('../core/mancala.js')>}
 */
export async function core(restarts) {
  /** @type {typeof import('../core/mancala.js')} */
  let glue;
  if (one) {
    here().run(here().text(GLUE));
    glue = /** @type {any} */ (globalThis).coreGlue;
  } else {
    glue = await import(address(GLUE) + (restarts ? `?restart=${restarts}` : ""));
  }
  await glue.default({ module_or_path: one ? here().bytes(CORE) : address(CORE) });
  return glue;
}
