// What makes the page quick, as far as it can be checked without a clock: how soon and how often it draws, and how
// little a step in a long game touches. `npm run bench` measures the milliseconds.

import assert from "node:assert/strict";

import { GameTable, longGame, longTurn } from "./core.js";
import { button, follow, picture, rest, tap } from "./desk.js";
import { browserTest, pass } from "./harness.js";

/** Milliseconds between frames. */
const FRAME = 16;

browserTest("the picture changes with a click, or in the frame after it", async ({ openPage }) => {
  const page = await openPage();
  for (const [game, hole] of /** @type {const} */ ([
    ["embeli", 4],
    ["nsolo", 3],
  ])) {
    await follow(page, new GameTable(game, {}, "south").code());
    const before = await picture(page);
    await tap(page, hole);
    await pass(page, FRAME);
    assert.notEqual(await picture(page), before, game);
    await button(page, "finish").click();
  }
});

for (const [width, height] of [
  [1920, 1080],
  [360, 740],
]) {
  browserTest(`4 × 36 is drawn anew in every frame at ${width} × ${height}`, async ({ openPage }) => {
    const table = longTurn("nsolo", 12, { columns: "36" });
    const page = await openPage({ width, height, hash: table.code() });
    await button(page, "play").click();
    const pictures = new Set();
    for (let i = 0; i < 20; i++) {
      await pass(page, FRAME);
      pictures.add(await picture(page));
    }
    assert.ok(pictures.size >= 19, `${pictures.size} pictures in 20 frames`);
    await button(page, "finish").click();
    await rest(page);
  });
}

browserTest(
  "in a game of 500 turns on 4 × 36 a step asks and touches no more than in a short one",
  async ({ openPage }) => {
    const page = await openPage({ hash: longGame("nsolo", 500, { columns: "36" }).code() });
    assert.equal(await page.locator("#turns li").count(), 500);
    const steps = await page.evaluate(async () => {
      // On the hosted site its address contains a digest of its content.
      const glue =
        document.querySelector('link[href*="/core/mancala-"]')?.getAttribute("href") ?? "www/core/mancala.js";
      const { GameTable } = await import(new URL(glue, document.baseURI).href);
      let asked = 0;
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(GameTable.prototype))) {
        if (typeof value !== "function" || name === "constructor") continue;
        GameTable.prototype[name] = function (/** @type {unknown[]} */ ...values) {
          asked += 1;
          return value.apply(this, values);
        };
      }
      const slider = /** @type {HTMLInputElement} */ (document.getElementById("turn-slider"));
      const rows = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#turns button"));
      /** @param {string} key */
      const press = (key) => dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      /** @param {number} value */
      const slide = (value) => {
        slider.value = String(value);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      };
      const observer = new MutationObserver(() => {});
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      /** @type {Record<string, {asked: number, rows: number, touched: number}>} */
      const most = {};
      /** @param {string} name @param {number} count @param {(i: number) => void} work */
      const watch = (name, count, work) => {
        most[name] = { asked: 0, rows: 0, touched: 0 };
        for (let i = 0; i < count; i++) {
          observer.takeRecords();
          asked = 0;
          work(i);
          const touched = observer.takeRecords();
          const list = touched.filter(({ target }) => target instanceof Element && target.closest("#turns"));
          const made = touched.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
          most[name].asked = Math.max(most[name].asked, asked);
          most[name].rows = Math.max(most[name].rows, list.length);
          most[name].touched = Math.max(most[name].touched, touched.length + made.length);
        }
      };
      watch("anywhere on the slider", 60, (i) => slide((i * 137) % 501));
      watch("anywhere in the list", 40, (i) => rows[(i * 211) % 500].click());
      watch("start and end", 20, (i) => press(i % 2 ? "End" : "Home"));
      slide(250);
      watch("a turn back", 40, () => press("{"));
      watch("a turn on", 40, () => press("}"));
      watch("a lap back", 40, () => press("["));
      watch("a seed back", 60, () => press(","));
      watch("a seed on", 40, () => press("."));
      return most;
    });
    for (const [name, { asked, rows, touched }] of Object.entries(steps)) {
      assert.ok(asked <= 8, `${name}: the core is asked ${asked} times`);
      assert.ok(rows <= 4, `${name}: ${rows} changes in the list of turns`);
      // The label and state of each of the 144 holes, and the things around the board.
      assert.ok(touched <= 2 * 144 + 100, `${name}: ${touched} changes`);
    }
  },
);
