// How soon the page shows what was pressed, and how evenly it moves: `npm run bench` in tests/browser prints it, for
// this machine and for one of a quarter of its speed. Nothing is asserted here: on a machine that does other things as
// well such figures say little, so have it to yourself. What can be told without a clock is in
// tests/browser/e2e/speed.test.js.

import { GameTable, longGame, longTurn } from "../../tests/browser/e2e/core.js";
import { button, follow, INSTANT, tap } from "../../tests/browser/e2e/desk.js";
import { browserTest } from "../../tests/browser/e2e/harness.js";

/** @typedef {import("../../tests/browser/e2e/harness.js").Page} Page */
/** @typedef {import("../../tests/browser/e2e/harness.js").PageOptions} PageOptions */

/** How many milliseconds of frames to observe. */
const SPAN = 4000;

/** @param {number[]} times @param {string} name */
function tell(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(1) ?? "–";
  console.log(`${name}: median ${at(0.5)} ms, nine of ten within ${at(0.9)} ms, longest ${at(1)} ms (${times.length})`);
}

/**
 * The gaps between frames from now on.
 * @param {Page} page
 * @returns {Promise<number[]>}
 */
const gaps = (page) =>
  page.evaluate(
    (span) =>
      new Promise((done) => {
        /** @type {number[]} */
        const found = [];
        const start = performance.now();
        let last = start;
        const tick = () => {
          const now = performance.now();
          found.push(now - last);
          last = now;
          if (now - start < span) requestAnimationFrame(tick);
          else done(found.slice(1));
        };
        requestAnimationFrame(tick);
      }),
    SPAN,
  );

/**
 * A measurement at full speed and slowed four times.
 * @param {string} name
 * @param {PageOptions} options
 * @param {(page: Page, tell: (name: string, times: number[]) => void) => Promise<void>} body
 */
function measure(name, options, body) {
  for (const rate of [1, 4]) {
    const speed = rate === 1 ? "" : `, slowed ${rate} times`;
    browserTest(`${name}${speed}`, async ({ openPage }) => {
      const page = await openPage({ ...options, flowing: true });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate });
      await body(page, (what, times) => tell(`${name}${what && `, ${what}`}${speed}`, times));
    });
  }
}

measure("first change after a click", {}, async (page, tell) => {
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
      ({ target, timeStamp }) => {
        if (!(target instanceof Element) || !target.closest("#holes")) return;
        const before = look();
        const watch = () => {
          const after = look();
          if (after.some((pixel, index) => pixel !== before[index])) times.push(performance.now() - timeStamp);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      },
      true,
    );
  });
  for (let i = 0; i < 9; i++) {
    await follow(page, new GameTable(i % 2 ? "nsolo" : "embeli", {}, "south").code());
    await tap(page, i % 2 ? 3 : 4);
    await page.waitForFunction((count) => /** @type {any} */ (window).times.length === count, i + 1);
    await button(page, "finish").click();
  }
  tell("", await page.evaluate(() => /** @type {any} */ (window).times));
});

for (const [width, height] of [
  [1920, 1080],
  [360, 740],
]) {
  const hash = longTurn("nsolo", 12, { columns: "36" }).code();
  measure(`frames of 4 × 36 at ${width} × ${height}`, { width, height, hash }, async (page, tell) => {
    await button(page, "play").click();
    tell("", await gaps(page));
  });
}

const alone = {
  ...INSTANT,
  "mancala.last": "nsolo",
  "mancala.game.nsolo": new GameTable("nsolo", { columns: "20" }, "south").save(),
  "mancala.seats.nsolo": "60",
};
measure("frames while the strongest level thinks", { storage: alone }, async (page, tell) => {
  await page.locator("#south.thinking").waitFor();
  tell("", await gaps(page));
});

const phone = { width: 360, height: 740, touch: true, hash: new GameTable("nsolo", { columns: "36" }, "south").code() };
measure("frames while the moves of 4 × 36 are ranked", phone, async (page, tell) => {
  await button(page, "analyse").tap();
  tell("", await gaps(page));
});

const long = { hash: longGame("nsolo", 500, { columns: "36" }).code() };
measure("a step in 500 turns of 4 × 36", long, async (page, tell) => {
  const times = await page.evaluate(async () => {
    const slider = /** @type {HTMLInputElement} */ (document.getElementById("turn-slider"));
    const rows = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#turns button"));
    /** @param {string} key */
    const press = (key) => dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    /** @param {number} value */
    const slide = (value) => {
      slider.value = String(value);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    };
    /** @type {Record<string, number[]>} */
    const times = {};
    /** @param {string} name @param {number} count @param {(i: number) => void} work */
    const measure = async (name, count, work) => {
      times[name] = [];
      for (let i = 0; i < count; i++) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const begun = performance.now();
        work(i);
        // Include styles and layout in the measured time.
        void document.body.offsetHeight;
        times[name].push(performance.now() - begun);
      }
    };
    await measure("anywhere on the slider", 60, (i) => slide((i * 137) % 501));
    await measure("anywhere in the list", 40, (i) => rows[(i * 211) % 500].click());
    await measure("start and end", 20, (i) => press(i % 2 ? "End" : "Home"));
    slide(250);
    await measure("a turn back", 40, () => press("{"));
    await measure("a turn on", 40, () => press("}"));
    await measure("a lap back", 40, () => press("["));
    await measure("a seed back", 60, () => press(","));
    await measure("a seed on", 40, () => press("."));
    return times;
  });
  for (const [what, found] of Object.entries(times)) tell(what, found);
});
