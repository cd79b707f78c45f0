// The start of the one file: unpacks the pieces of the game, which stand as text at the end of the page, and runs it.

/** @import {OneFile} from './parts.js' */

/** @typedef {{lengths: [path: string, bytes: number][], packed: number, old: string}} Pieces */

/** The pieces, in order. */
const lengths = /** @type {ImportMeta & Pieces} */ (import.meta).lengths;
/** How many bytes they are packed into. */
const size = /** @type {ImportMeta & Pieces} */ (import.meta).packed;

/** “<” is left out of the digits because it has a meaning in HTML. @param {number} code */
const digit = (code) => code - (code > 60 ? 34 : 33);

/**
 * Bytes from text: each two letters hold thirteen bits (see one_file.rs).
 * @param {string} text
 */
function decode(text) {
  const bytes = new Uint8Array(size);
  let [bits, count, at] = [0, 0, 0];
  for (let i = 0; i < text.length; i += 2) {
    bits = (bits << 13) | (digit(text.charCodeAt(i)) * 91 + digit(text.charCodeAt(i + 1)));
    for (count += 13; count >= 8; ) {
      count -= 8;
      bytes[at++] = bits >> count;
    }
  }
  return bytes;
}

async function unpack() {
  const packed = decode(document.getElementById("pieces")?.textContent ?? "");
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const all = new Uint8Array(await new Response(unpacked).arrayBuffer());
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const pieces = new Map();
  let at = 0;
  for (const [path, length] of lengths) {
    pieces.set(path, all.slice(at, at + length));
    at += length;
  }
  /** @param {string} path */
  const bytes = (path) => pieces.get(path) ?? new Uint8Array();
  /** @type {OneFile} */
  const oneFile = {
    bytes,
    text: (path) => new TextDecoder().decode(bytes(path)),
    run(text) {
      const script = document.createElement("script");
      script.textContent = text;
      document.head.append(script);
      script.remove();
    },
  };
  Object.assign(globalThis, { oneFile });
  const style = document.createElement("style");
  style.textContent = oneFile.text("www/style.css");
  document.head.append(style);
  document.documentElement.hidden = false;
  oneFile.run(oneFile.text("www/main.js"));
}

// Hidden until the styles are in.
document.documentElement.hidden = true;
addEventListener("DOMContentLoaded", () => {
  unpack().catch((thrown) => {
    console.error(thrown);
    document.documentElement.hidden = false;
    document.body.textContent = /** @type {ImportMeta & Pieces} */ (import.meta).old;
  });
});
