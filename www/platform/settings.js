// What a person prefers. Kept in the browser; listeners hear of changes.

import { LANGUAGES } from "../lang/languages.js";
import { storage } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'always' | 'crowded' | 'never'} numerals
 * @property {'auto' | 'full' | 'reduced'} motion
 * @property {number} speed  index in SPEEDS
 * @property {'on' | 'off'} keys  single letters as shortcuts; people who dictate switch them off
 * @property {'on' | 'off'} preview  whether pointing at a hole shows what it would do
 * @property {'south' | 'north'} bottom  the side at the bottom of the screen
 * @property {string} language  a folder of lang/, or `auto` for the browser's choice
 */

/** The speeds, as factors of normal speed; the last one shows the end of a move at once. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, Infinity];
const NORMAL = 3;

/** The allowed values of each setting, the default first. */
export const VALUES = {
  theme: ["auto", "light", "dark"],
  numerals: ["crowded", "always", "never"],
  motion: ["auto", "full", "reduced"],
  speed: [NORMAL, 0, 1, 2, 4, 5, 6, 7],
  keys: ["on", "off"],
  bottom: ["south", "north"],
  preview: ["on", "off"],
  language: ["auto", ...Object.keys(LANGUAGES)],
};

const KEY = "settings";
/** @type {Set<() => void>} */
const listeners = new Set();

/** @type {Settings} */
export const settings = /** @type {any} */ (
  Object.fromEntries(Object.entries(VALUES).map(([key, [first]]) => [key, first]))
);

try {
  const kept = JSON.parse(storage.get(KEY) ?? "{}");
  for (const [key, values] of Object.entries(VALUES)) {
    if (/** @type {unknown[]} */ (values).includes(kept[key])) Object.assign(settings, { [key]: kept[key] });
  }
} catch {
  // Unreadable settings count as none.
}

/** The settings to keep: without those that a link set for this visit. */
const own = { ...settings };

/**
 * Changes some settings.
 * @param {Partial<Settings>} changes
 */
export function change(changes) {
  storage.set(KEY, JSON.stringify(Object.assign(own, changes)));
  lend(changes);
}

/**
 * Changes some settings for this visit only.
 * @param {Partial<Settings>} changes
 */
export function lend(changes) {
  Object.assign(settings, changes);
  for (const listener of listeners) listener();
}

/**
 * Calls back now and after each change of these settings or the device's.
 * @param {() => void} listener
 */
export function follow(listener) {
  listeners.add(listener);
  listener();
}

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
const calmDevice = matchMedia("(prefers-reduced-motion: reduce)");
for (const device of [darkDevice, calmDevice]) {
  device.addEventListener("change", () => listeners.forEach((listener) => listener()));
}

/** @returns {'light' | 'dark'} */
export const themeName = () => (settings.theme === "auto" ? (darkDevice.matches ? "dark" : "light") : settings.theme);
/** Whether the board should jump from lap to lap instead of moving. */
export const reducedMotion = () => (settings.motion === "auto" ? calmDevice.matches : settings.motion === "reduced");
export const speedFactor = () => SPEEDS[settings.speed];
