// Finds the parts of the game that the page does not import: the core with its glue, styles, workers and their needs.
//
// In the working tree each part lies at its own path. On the hosted site its address also contains a digest of its
// content, and the one file contains it; the packer (src/bin/tool/pack.rs) tells which, by replacing `import.meta.…`.

/** The core's glue, without which nothing runs, and the core itself. */
const GLUE = "www/core/mancala.js";
const CORE = "www/core/mancala_bg.wasm";

/**
 * @typedef {{text: (path: string) => string, bytes: (path: string) => Uint8Array<ArrayBuffer>, run: (text: string) =>
 * void}} OneFile
 */
/** @typedef {{addresses?: Record<string, string>, one?: boolean}} Packed */

/** Whether the page and all parts are in one file. */
export const one = /** @type {ImportMeta & Packed} */ (import.meta).one ?? false;
/** Addresses by path in the working tree. */
const addresses = /** @type {ImportMeta & Packed} */ (import.meta).addresses;
/** Whether this is the hosted site. */
export const hosted = Boolean(addresses);

/** The parts inside the one file. @type {() => OneFile} */
export const here = () => /** @type {any} */ (globalThis).oneFile;

/**
 * The address of a part.
 * @param {string} path  in the working tree
 */
export const address = (path) => new URL(addresses?.[path] ?? path, document.baseURI).href;

/**
 * A fresh instance of the core. The glue keeps its instance to itself, so each further one needs another address.
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
