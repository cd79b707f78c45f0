// Loading parts of the page on demand. What there is stands in features.js, without which the board can be there.

/** @type {typeof import("./features.js").load} */
export const load = async (/** @type {any} */ name) => /** @type {any} */ ((await import("./features.js")).load(name));
