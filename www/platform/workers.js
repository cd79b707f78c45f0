// Workers, and the parts that they need. Not in parts.js, because the first visit needs none.

import { address, here, one } from "./parts.js";

/**
 * The content of a part.
 * @param {string} path  in the working tree
 * @returns {Promise<BufferSource>}
 */
export async function bytes(path) {
  if (one) return here().bytes(path);
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

/**
 * Starts a worker. The packer treats every file named `worker.js` as one.
 * @param {string} path  in the working tree
 */
export function worker(path) {
  if (one) return new Worker(URL.createObjectURL(new Blob([here().text(path)], { type: "text/javascript" })));
  return new Worker(address(path), { type: "module" });
}
