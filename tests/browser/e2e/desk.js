// What tests do at the page: press, step, read.

/** @import {Move} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";

import { holeLabel } from "../../../www/words/names.js";
import { GameTable } from "./core.js";
import { pass } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Local storage with these settings.
 * @param {Partial<import("../../../www/platform/settings.js").Settings>} settings
 */
export const withSettings = (settings) => ({ "mancala.settings": JSON.stringify(settings) });

/** Moves are shown at once. */
export const INSTANT = withSettings({ speed: 7 });
/** Moves are shown four times as fast as usual. */
export const FAST = withSettings({ speed: 5 });

/**
 * The button over a hole.
 * @param {Page} page
 * @param {number} hole
 */
export const holeButton = (page, hole) => page.locator(`button[data-hole="${hole}"]`);

/**
 * The middle of a hole, scrolled into view if necessary.
 * @param {Page} page
 * @param {number} hole
 */
const middle = (page, hole) =>
  page.evaluate((number) => {
    const button = document.querySelector(`button[data-hole="${number}"]`);
    button?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, hole);

/**
 * Clicks the middle of a hole with the mouse, even if its button is disabled.
 * @param {Page} page
 * @param {number} hole
 * @param {{ clickCount?: number }} [options]
 */
export async function tap(page, hole, options) {
  const { x, y } = await middle(page, hole);
  await page.mouse.click(x, y, options);
}

/**
 * Holds the mouse button down on a hole for some milliseconds of the page's time.
 * @param {Page} page
 * @param {number} hole
 * @param {number} ms
 */
export async function hold(page, hole, ms) {
  const { x, y } = await middle(page, hole);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await pass(page, ms);
  await page.mouse.up();
}

/**
 * The button of an action; if there are several, the visible one.
 * @param {Page} page
 * @param {string} action
 */
export const button = (page, action) => page.locator(`button[data-action="${action}"]:visible`).last();

/**
 * Presses a button that opens a dialog, and waits for it, because later presses would miss it.
 * @param {Page} page
 * @param {string} action
 */
export async function openDialog(page, action) {
  await button(page, action).click();
  await page.locator("dialog[open]").last().waitFor();
}

/**
 * Presses a hole or button that plays a move.
 * @param {Page} page
 * @param {Move} move
 */
export const press = (page, move) => (move.type === "pass" ? button(page, "pass").click() : tap(page, move.hole));

/**
 * What stands after `#` in the address.
 * @param {Page} page
 */
export const codeOf = (page) => page.evaluate(() => location.hash.slice(1));

/**
 * The game that the address bar holds.
 * @param {Page} page
 */
export const tableOf = async (page) => GameTable.open(await codeOf(page));

/**
 * Opens another link in the same page.
 * @param {Page} page
 * @param {string} code
 */
export const follow = (page, code) =>
  page.evaluate(
    (hash) =>
      new Promise((/** @type {(value?: unknown) => void} */ done) => {
        if (location.hash === hash) return done();
        // The page's own listener was added earlier, so it has acted by then.
        addEventListener("hashchange", done, { once: true });
        location.hash = hash;
      }).then(() => {}),
    `#${code}`,
  );

/**
 * Waits until nothing moves any more.
 * @param {Page} page
 */
export async function rest(page) {
  const moving = page.locator('[data-action="finish"][aria-disabled="false"]');
  for (let ms = 0; await moving.count(); ms += 200) {
    assert.ok(ms < 60_000, "something still moves after a minute");
    await pass(page, 200);
  }
}

/**
 * Lets time pass until something is on the page, or something is true of it. Anything that must be loaded or thought
 * about for that takes real time.
 * @param {Page} page
 * @param {import("playwright-core").Locator | (() => boolean)} wanted
 * @param {number} [most]  milliseconds of real time
 */
export async function until(page, wanted, most = 30_000) {
  for (const end = performance.now() + most; ; await pass(page, 200)) {
    try {
      if (typeof wanted === "function") await page.waitForFunction(wanted, null, { timeout: 40 });
      else await wanted.first().waitFor({ state: "attached", timeout: 40 });
      return;
    } catch (late) {
      if (performance.now() > end) throw late;
    }
  }
}

/**
 * The labels of all holes: name, seeds, whether it can be played.
 * @param {Page} page
 */
export const labels = (page) =>
  page.$$eval("button[data-hole]", (buttons) => buttons.map((button) => button.getAttribute("aria-label")));

/**
 * The text of an element.
 * @param {Page} page
 * @param {string} selector
 */
export const text = (page, selector) => page.$eval(selector, (element) => element.textContent ?? "");

/**
 * The labels that all holes should have when the current position of a table is shown.
 * @param {GameTable} table
 */
export function expectedLabels(table) {
  const [board, position] = [table.board(), table.position()];
  return board.holes.map((_, hole) => holeLabel(board, position, hole, position.refusals[hole], position));
}

/**
 * Fails unless the page shows exactly this game: link, board, seeds taken, turns.
 * @param {Page} page
 * @param {GameTable} table
 */
export async function showsGame(page, table) {
  // The list of turns appears a moment after the board.
  await page.locator("#turn-slider").waitFor({ state: "attached" });
  const shown = await page.evaluate(() => ({
    hash: location.hash,
    holes: [...document.querySelectorAll("button[data-hole]")].map((hole) => hole.getAttribute("aria-label")),
    taken: ["south", "north"].map((side) => Number(document.querySelector(`#${side} b`)?.textContent)),
    turns: [...document.querySelectorAll("#turns .notation")].map((turn) => turn.textContent),
    result: document.querySelector("#result:not([hidden])")?.textContent ?? "",
  }));
  const { taken, outcome } = table.position();
  const turns = Array.from({ length: table.turns() }, (_, index) => table.turn(index).notation);
  assert.equal(shown.hash, `#${table.code()}`);
  assert.deepEqual(shown.holes, expectedLabels(table));
  assert.deepEqual(shown.taken, table.board().shape === "ring" ? [0, 0] : taken);
  assert.deepEqual(shown.turns, turns);
  assert.equal(shown.result !== "", outcome !== null, "the result is shown exactly when there is one");
}

/**
 * A short digest of each canvas that differs when a pixel does.
 * @param {Page} page
 * @param {string} [selector]
 */
export const pictures = (page, selector = "canvas") =>
  page.$$eval(selector, (all) => {
    const copy = document.createElement("canvas");
    const pen = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
    return /** @type {HTMLCanvasElement[]} */ (all).map((canvas) => {
      const { width, height } = canvas;
      if (!width || !height) return "";
      Object.assign(copy, { width, height });
      pen.drawImage(canvas, 0, 0);
      const pixels = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
      let sum = 0;
      for (let i = 0; i < pixels.length; i++) sum = (Math.imul(sum, 31) + pixels[i]) | 0;
      return `${width} × ${height}: ${sum}`;
    });
  });

/**
 * The same for the picture of the board.
 * @param {Page} page
 */
export const picture = async (page) => (await pictures(page, "#canvas"))[0];
