// How soon a click shows, and how evenly a large board moves. The figures are printed.

import assert from "node:assert/strict";

import { GameTable, longTurn } from "./core.js";
import { button, follow, rest, tap } from "./desk.js";
import { browserTest } from "./harness.js";

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

browserTest("the picture changes within 50 ms of a click", async ({ openPage }) => {
  const page = await openPage();
  // Pixels of the board are compared after each frame, as a person would.
  await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#canvas"));
    const copy = document.createElement("canvas");
    const pen = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
    const look = () => {
      if (copy.width !== canvas.width) [copy.width, copy.height] = [canvas.width, canvas.height];
      pen.drawImage(canvas, 0, 0);
      return new Uint32Array(pen.getImageData(0, 0, copy.width, copy.height).data.buffer);
    };
    /** @type {number[]} */
    const times = [];
    Object.assign(window, { times });
    addEventListener(
      "pointerup",
      ({ timeStamp }) => {
        const before = look();
        const watch = () => {
          const now = performance.now();
          const after = look();
          if (after.some((pixel, index) => pixel !== before[index])) times.push(now - timeStamp);
          else if (now - timeStamp < 2000) requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      },
      true,
    );
  });
  const round = async () => {
    await page.evaluate(() => void Reflect.set(/** @type {any} */ (window).times, "length", 0));
    for (let i = 0; i < 9; i++) {
      await follow(page, new GameTable(i % 2 ? "nsolo" : "embeli", {}, "south").code());
      await tap(page, i % 2 ? 3 : 4);
      await page.waitForFunction((count) => /** @type {any} */ (window).times.length === count, i + 1);
      await button(page, "finish").click();
      // The click that finished it has changed the picture, too.
      await page.waitForTimeout(50);
      await page.evaluate((count) => void Reflect.set(/** @type {any} */ (window).times, "length", count), i + 1);
    }
    const times = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).times));
    const middle = median(times);
    console.log(`first change after a click: median ${middle.toFixed(1)} ms of ${times.map(Math.round).join(" ")}`);
    return middle;
  };
  // A machine that is busy with other things gets another chance.
  const medians = [await round()];
  while (Math.min(...medians) > 50 && medians.length < 3) medians.push(await round());
  assert.ok(Math.min(...medians) <= 50, `${medians.join(", ")} ms`);
});

for (const [width, height] of [
  [1920, 1080],
  [360, 740],
]) {
  browserTest(`4 × 36 moves evenly at ${width} × ${height}`, async ({ openPage }) => {
    const table = longTurn("nsolo", 12, { columns: "36" });
    const page = await openPage({ width, height, hash: table.code() });
    await button(page, "play").click();
    const frames = await page.evaluate(
      () =>
        new Promise((/** @type {(frames: number[]) => void} */ done) => {
          /** @type {number[]} */
          const frames = [];
          let last = performance.now();
          const start = last;
          const tick = () => {
            const now = performance.now();
            frames.push(now - last);
            last = now;
            if (now - start < 4000) requestAnimationFrame(tick);
            else done(frames);
          };
          requestAnimationFrame(tick);
        }),
    );
    const late = frames.filter((time) => time > 34).length / frames.length;
    const figures = `median ${median(frames).toFixed(1)} ms, ${(late * 100).toFixed(1)} % above 34 ms`;
    console.log(`4 × 36, ${width} × ${height}: ${frames.length} frames in 4 s, ${figures}`);
    // Other things run on the machine that tests: a board that is too slow to draw shows in the median.
    assert.ok(median(frames) <= 34, `median ${median(frames)} ms`);
    await button(page, "finish").click();
    await rest(page);
  });
}
