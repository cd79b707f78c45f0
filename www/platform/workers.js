// Workers, and the parts that they need. Apart from parts.js, since the first visit needs none.

import { address, here, one } from "./parts.js";

/**
 * What a part consists of.
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
 * Starts a worker. The packer takes every file of the name `worker.js` for one.
 * @param {string} path  in the working tree
 */
export function worker(path) {
  if (one) return new Worker(URL.createObjectURL(new Blob([here().text(path)], { type: "text/javascript" })));
  return new Worker(address(path), { type: "module" });
}
