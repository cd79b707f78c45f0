// What a person likes. Kept in the browser; whoever shows something is told of changes.

import { LANGUAGES } from "../lang/languages.js";
import { storage } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'always' | 'crowded' | 'never'} numerals
 * @property {'auto' | 'full' | 'reduced'} motion
 * @property {number} speed  index in SPEEDS
 * @property {'on' | 'off'} keys  single letters as shortcuts; whoever dictates by voice switches them off
 * @property {'on' | 'off'} preview  a hole that is pointed at shows what it would do
 * @property {'south' | 'north'} bottom  the side at the bottom of the screen
 * @property {string} language  a folder of lang/, or `auto`: as the browser prefers
 */

/** The speeds, as factors of the normal one; the last shows the end of a move at once. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, Infinity];
const NORMAL = 3;

/** The allowed values of each setting, the standard one first. */
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
  // Unreadable settings are as good as none.
}

/** What is kept: the settings without what a link has changed for this visit. */
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
 * Changes some settings for this visit.
 * @param {Partial<Settings>} changes
 */
export function lend(changes) {
  Object.assign(settings, changes);
  for (const listener of listeners) listener();
}

/**
 * Calls back now and after each change, of these settings or of the device's.
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
/** Whether the board should jump from lap to lap. */
export const reducedMotion = () => (settings.motion === "auto" ? calmDevice.matches : settings.motion === "reduced");
export const speedFactor = () => SPEEDS[settings.speed];
