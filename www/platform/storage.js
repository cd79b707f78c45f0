// What stays in the browser. Where storage is forbidden or full, it lasts until the page is closed, and all else works
// the same.

export const PREFIX = "mancala.";

/** Whether the page is embedded in another one; then it stores and reads nothing. */
export const embedded = /[?&]embed\b/.test(globalThis.location?.search);

/** @type {Map<string, string>} */
const memory = new Map();

export const storage = {
  /** False once the browser has refused to store something. */
  durable: true,

  /** @param {string} key @returns {string | null} */
  get(key) {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    if (embedded) return null;
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      this.durable = false;
      return null;
    }
  },

  /** @param {string} key @param {string} value */
  set(key, value) {
    if (embedded) return void memory.set(key, value);
    try {
      localStorage.setItem(PREFIX + key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      // If nothing at all can be stored, people have been told already.
      if (this.durable) globalThis.dispatchEvent?.(new Event("unkept"));
      this.durable = false;
    }
  },

  /** Stores a text; without one, removes the entry. @param {string} key @param {string | 0 | null} value */
  put(key, value) {
    if (value) this.set(key, value);
    else this.remove(key);
  },

  /** @param {string} key */
  remove(key) {
    memory.delete(key);
    if (embedded) return;
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      this.durable = false;
    }
  },
};
