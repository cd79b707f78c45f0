// Pictures, films and printed pages: each file is saved as a person would, and read by the browser's own decoders.

/** @import {Game, Options} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { lengthOf, shotsOf } from "../../../www/pictures/film.js";
import { GAMES, GameTable, random } from "./core.js";
import { button, follow, INSTANT } from "./desk.js";
import { axe, browserTest, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/**
 * A game of this many turns.
 * @param {Game} game
 * @param {number} count
 * @param {Options} [options]
 */
function gameOf(game, count, options = {}) {
  const table = new GameTable(game, options, "south");
  const chance = random(7);
  while (!table.position().outcome && (table.turns() < count || table.position().owed)) {
    const { legal } = table.position();
    table.play(legal[Math.floor(chance() * legal.length)]);
  }
  return table;
}

/** @param {Page} page @param {"pictures" | "print"} name */
async function open(page, name) {
  await button(page, "share").click();
  await page.locator(`#share [data-action="${name}"]`).click();
  const dialog = page.locator(`#${name}[open]`);
  await dialog.waitFor();
  return dialog;
}

/**
 * The file that a press saves.
 * @param {Page} page @param {Locator} press
 */
async function saved(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/**
 * The frames of a picture as the browser decodes them: how long each is shown (in milliseconds), and all pixels of
 * some.
 * @param {Page} page @param {Buffer} bytes @param {string} type @param {number[]} wanted  counted from the end when
 * negative
 */
const decode = (page, bytes, type, wanted) =>
  page.evaluate(
    async ({ base64, type, wanted }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type });
      await decoder.tracks.ready;
      await decoder.completed;
      const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const [times, frames, size] = [
        /** @type {number[]} */ ([]),
        /** @type {Record<number, string>} */ ({}),
        { width: 0, height: 0 },
      ];
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        times.push((image.duration ?? 0) / 1000);
        Object.assign(size, { width: image.displayWidth, height: image.displayHeight });
        const index = wanted.find((want) => (want + frameCount) % frameCount === frameIndex);
        if (index !== undefined) {
          const canvas = new OffscreenCanvas(size.width, size.height);
          const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
          pen.drawImage(image, 0, 0);
          const { data } = pen.getImageData(0, 0, size.width, size.height);
          let text = "";
          for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
          frames[index] = btoa(text);
        }
        image.close();
      }
      return { times, frames, ...size };
    },
    { base64: bytes.toString("base64"), type, wanted },
  );

/**
 * How much the pixels of two pictures differ where both are opaque: the mean, and the fraction that clearly differs.
 * @param {string} one
 * @param {string} other
 */
function apart(one, other) {
  const [a, b] = [one, other].map((text) => Buffer.from(text, "base64"));
  assert.equal(a.length, b.length, "they are of one size");
  let [sum, far, count] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    if (a[i + 3] < 255 || b[i + 3] < 255) continue;
    const off = Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]);
    sum += off / 3;
    far += off > 90 ? 1 : 0;
    count += 1;
  }
  return { mean: sum / count, far: far / count };
}

/** Waits until this many workers are running. @param {Page} page @param {number} count */
async function workers(page, count) {
  const late = performance.now() + 10_000;
  while (page.workers().length !== count) {
    assert.ok(performance.now() < late, `${page.workers().length} workers`);
    await page.evaluate(() => {});
  }
}

/** The number of pages. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

browserTest("a moment is saved as a picture, a turn and a game as films", async ({ openPage }) => {
  const table = gameOf("nsolo", 8);
  const page = await openPage({ storage: INSTANT, hash: table.code() });
  const dialog = await open(page, "pictures");
  await axe(page);
  await screenshot(page, "pictures");
  await dialog.getByLabel("Marks").uncheck();
  const [stillWidth, filmWidth] = [
    dialog.getByLabel("Width in pixels").first(),
    dialog.getByLabel("Width in pixels").last(),
  ];
  await stillWidth.selectOption("800");
  await filmWidth.selectOption("800");

  const png = await saved(page, dialog.getByRole("button", { name: "Save as PNG" }));
  assert.equal(png.name, "nsolo-turn-8.png");
  const still = await decode(page, png.bytes, "image/png", [0]);
  assert.equal(still.width, 800);
  const colours = new Set(
    Buffer.from(still.frames[0], "base64")
      .toString("latin1")
      .match(/[\s\S]{4}/g),
  );
  assert.ok(colours.size > 2000, `${colours.size} colours`);

  const svg = await saved(page, dialog.getByRole("button", { name: "Save as SVG" }));
  assert.equal(svg.name, "nsolo-turn-8.svg");
  const drawn = await page.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    const count = (/** @type {string} */ what) => documentElement.querySelectorAll(what).length;
    const title = documentElement.querySelector("title")?.textContent;
    return { root: documentElement.localName, title, holes: count(".holes circle"), seeds: count(".seeds circle") };
  }, svg.bytes.toString());
  const { seeds, taken } = table.position();
  const small = [...seeds.filter((n) => n <= 12), ...taken].reduce((sum, n) => sum + n, 0);
  assert.deepEqual(drawn, { root: "svg", title: `Nsolo, turn 8: ${table.turn(7).notation}`, holes: 32, seeds: small });

  const turns = Array.from({ length: 8 }, (_, i) => table.turn(i));
  const make = dialog.getByRole("button", { name: "Make GIF" });
  await dialog.getByLabel("Which turns").selectOption("game");
  await dialog.getByLabel("Pictures").selectOption("turn");
  const game = await saved(page, make);
  assert.equal(game.name, "nsolo-game.gif");
  const film = await decode(page, game.bytes, "image/gif", [0, -1]);
  assert.deepEqual(
    film.times,
    shotsOf(turns, "turn", 1).map(({ time }) => time * 10),
  );
  // The last picture of the film is the still; the first one is another.
  const [end, start] = [apart(film.frames[-1], still.frames[0]), apart(film.frames[0], still.frames[0])];
  assert.ok(end.mean < 5 && end.far < 0.002, JSON.stringify(end));
  assert.ok(start.far > 0.005, JSON.stringify(start));

  await dialog.getByRole("spinbutton", { name: "From" }).fill("2");
  await dialog.getByRole("spinbutton", { name: "To" }).fill("3");
  await dialog.getByLabel("Pictures").selectOption("motion");
  await dialog.getByLabel("Speed").selectOption("8");
  assert.equal(await dialog.getByLabel("Which turns").inputValue(), "some");
  const some = await saved(page, make);
  assert.equal(some.name, "nsolo-turns-2-3.gif");
  const moving = await decode(page, some.bytes, "image/gif", []);
  const shots = shotsOf(turns.slice(1, 3), "motion", 8);
  assert.ok(
    moving.times.length > 0.8 * shots.length && moving.times.length <= shots.length,
    `${moving.times.length} of ${shots.length}`,
  );
  assert.equal(
    moving.times.reduce((sum, time) => sum + time, 0),
    Math.round(lengthOf(shots) * 1000),
  );
  assert.ok(moving.times.every((time) => time >= 20));

  // Too many turns are reported as such; a film in progress can be cancelled, and leaves nothing behind.
  await dialog.getByLabel("Which turns").selectOption("game");
  await dialog.getByLabel("Pictures").selectOption("motion");
  await dialog.getByLabel("Speed").selectOption("0.1");
  assert.ok(await make.isDisabled());
  assert.match(await dialog.locator(".told").last().innerText(), /at most 2,000/);
  await dialog.getByLabel("Speed").selectOption("1");
  await make.click();
  await dialog.getByRole("progressbar").waitFor();
  await workers(page, 1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByText("Cancelled.").waitFor();
  await workers(page, 0);
  assert.ok(await make.isVisible());
  // Closing the dialog ends it as well.
  await make.click();
  await dialog.getByRole("progressbar").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  await workers(page, 0);
});

browserTest("positions and empty boards are printed on as many pages as they need", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT, colorScheme: "dark" });
  await page.evaluate(() => (window.print = () => {}));
  /** @param {Locator} press @param {string} format */
  const printed = async (press, format) => {
    await press.click();
    await page.waitForSelector("#printed", { state: "attached" });
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() => ({
      shown: [...document.body.children]
        .filter((child) => getComputedStyle(child).display !== "none")
        .map(({ id }) => id),
      ground: getComputedStyle(document.body).backgroundColor,
      holes: document.querySelectorAll("#printed .holes circle").length,
      code: document.querySelectorAll("#printed figure svg").length,
      moves: document.querySelectorAll("#printed .moves li").length,
    }));
    assert.deepEqual(seen.shown, ["printed"]);
    assert.equal(seen.ground, "rgb(255, 255, 255)");
    const pdf = await page.pdf({ format });
    await page.emulateMedia({ media: "screen" });
    // Printing is over, so the page is as it was.
    await page.waitForSelector("#printed", { state: "detached" });
    return { pages: pagesOf(pdf), ...seen };
  };
  for (const game of GAMES) {
    const table = gameOf(game, 10);
    await follow(page, table.code());
    const dialog = await open(page, "print");
    const position = await printed(dialog.getByRole("button", { name: "Print the position" }), "A4");
    const holes = table.board().holes.length;
    assert.deepEqual(
      [position.pages, position.holes, position.code, position.moves],
      [1, holes, 1, table.turns()],
      game,
    );
    const other = await open(page, "print");
    const empty = await printed(other.getByRole("button", { name: "Print the board" }), "Letter");
    assert.deepEqual([empty.pages, empty.holes, empty.code], [1, holes, 0], game);
  }
  const dialog = await open(page, "print");
  await axe(page);
  await dialog.getByLabel("Game").selectOption("nsolo");
  await dialog.getByLabel("Columns").fill("36");
  await dialog.getByText("three sheets").waitFor();
  const long = await printed(dialog.getByRole("button", { name: "Print the board" }), "A4");
  assert.deepEqual([long.pages, long.holes], [3, 3 * 144]);
});
