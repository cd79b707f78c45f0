// Loads parts of the page on demand. Their list is in features.js, which the board does not need.

/** @type {typeof import("./features.js").load} */
export const load = async (/** @type {any} */ name) => /** @type {any} */ ((await import("./features.js")).load(name));
