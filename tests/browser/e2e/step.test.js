// Stepping through a game: by seed, lap and turn, back and on, while running and at rest.

import assert from "node:assert/strict";

import { frameAt } from "../../../www/game/frame.js";
import { stopsOf } from "../../../www/game/timeline.js";
import { GAMES, GameTable, longTurn, shortGame } from "./core.js";
import { button, FAST, INSTANT, labels, picture, press, rest, showsGame, text, withSettings } from "./desk.js";
import { browserTest, pass, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** The seeds in each hole, according to labels. @param {(string | null)[]} texts */
const counts = (texts) =>
  texts.map((label) => {
    const count = /, ([a-z0-9]+) seeds?(,|$)/.exec(label ?? "")?.[1] ?? "no";
    return WORDS.includes(count) ? WORDS.indexOf(count) : Number(count);
  });

/** The seeds in each hole, according to the page. @param {Page} page */
const seeds = async (page) => counts(await labels(page));

/**
 * The same after each of many strokes of a key. Done in the page, because there may be hundreds.
 * @param {Page} page
 * @param {string} key
 * @param {number} times
 */
async function walk(page, key, times) {
  const boards = await page.evaluate(
    ({ key, times }) =>
      Array.from({ length: times }, () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        return [...document.querySelectorAll("button[data-hole]")].map((hole) => hole.getAttribute("aria-label"));
      }),
    { key, times },
  );
  return boards.map(counts);
}

for (const game of GAMES) {
  browserTest(`${game}: a long turn shows the same boards forwards and back`, async ({ openPage }) => {
    const laps = { nakabili: 8, kabwanga: 10, nsolo: 15, embeli: 20 }[game];
    const table = longTurn(game, laps);
    const last = table.turns() - 1;
    const turn = table.turn(last);
    const page = await openPage({ storage: INSTANT, hash: table.code() });
    const keys = /** @type {const} */ ({ seed: [",", "."], lap: ["[", "]"], turn: ["{", "}"] });
    for (const unit of /** @type {const} */ (["seed", "lap", "turn"])) {
      const stops = stopsOf(turn.events, unit);
      const boards = stops.map((stop) => frameAt(turn, stop).state.seeds);
      const [back, on] = keys[unit];
      assert.deepEqual(await walk(page, back, stops.length - 1), boards.slice(0, -1).reverse());
      assert.deepEqual(await walk(page, on, stops.length - 1), boards.slice(1));
      await showsGame(page, table);
    }

    await page.keyboard.press("Home");
    assert.deepEqual(await seeds(page), table.turn(0).before.seeds);
    assert.equal(await text(page, "#turn"), "The start");
    for (let i = 0; i < last; i++) await page.keyboard.press("}");
    assert.deepEqual(await seeds(page), turn.before.seeds);
    await page.keyboard.press("End");
    await showsGame(page, table);
  });
}

browserTest("seeds that fly while one steps on land where they should", async ({ openPage }) => {
  const table = longTurn("embeli", 12);
  const turn = table.turn(table.turns() - 1);
  const page = await openPage({ storage: FAST, hash: table.code() });
  await page.keyboard.press("{");
  for (const [index, stop] of stopsOf(turn.events, "seed").slice(1, 15).entries()) {
    await button(page, "seed-on").click();
    // Every other step interrupts the one before.
    if (index % 2) continue;
    await rest(page);
    assert.deepEqual(await seeds(page), frameAt(turn, stop).state.seeds);
  }
  await button(page, "lap-on").click();
  await button(page, "turn-on").click();
  await showsGame(page, table);
});

browserTest("a turn plays, pauses, plays on and is finished at once", async ({ openPage }) => {
  const table = longTurn("embeli", 15);
  const page = await openPage({ hash: table.code() });
  const play = button(page, "play");
  await play.click();
  assert.equal(await play.getAttribute("aria-label"), "Pause");
  await pass(page, 700);
  await play.click();
  assert.equal(await play.getAttribute("aria-label"), "Play");
  const paused = await seeds(page);
  const still = await picture(page);
  await pass(page, 300);
  assert.equal(await picture(page), still, "nothing moves while it pauses");
  assert.match(await text(page, "#turn"), /^Turn \d+ of \d+$/);
  assert.notDeepEqual(paused, table.position().seeds);
  assert.notDeepEqual(paused, table.turn(table.turns() - 1).before.seeds);
  await screenshot(page, "paused-embeli");
  await page.keyboard.press("p");
  await pass(page, 200);
  await page.keyboard.press("Escape");
  await showsGame(page, table);

  // A whole game plays by itself, from its start, at the highest speed that still moves.
  for (let i = 0; i < 2; i++) await page.keyboard.press(">");
  assert.equal(await text(page, "#speed"), "4×");
  await page.keyboard.press("{");
  await play.click();
  await rest(page);
  await showsGame(page, table);
});

browserTest("a dialog stops what moves, and nothing is lost", async ({ openPage }) => {
  const table = longTurn("embeli", 15);
  const page = await openPage({ hash: table.code() });
  await button(page, "play").click();
  await page.keyboard.press("?");
  await page.locator("#help").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#help").isHidden());
  await page.keyboard.press("End");
  await showsGame(page, table);
});

browserTest("in the middle of a turn holes cannot be played and say so", async ({ openPage }) => {
  const table = longTurn("embeli", 5);
  const page = await openPage({ storage: INSTANT, hash: table.code() });
  await page.keyboard.press("[");
  await press(page, /** @type {import("../../../src/wasm/page.js").Move} */ (table.position().legal[0]));
  assert.match(await text(page, "#caption"), /a turn is under way here/);
  await page.keyboard.press("End");
  await showsGame(page, table);
});

browserTest("a press in the list of turns leads to that turn", async ({ openPage }) => {
  const table = longTurn("nsolo", 10);
  const page = await openPage({ storage: INSTANT, hash: table.code() });
  await page.locator("#turns button").nth(1).click();
  assert.deepEqual(await seeds(page), table.turn(2).before.seeds);
  assert.equal(await page.locator("#turns [aria-current]").count(), 1);
});

/** The picture on the board itself. @param {Page} page */
const drawing = (page) =>
  page.evaluate(() => /** @type {HTMLCanvasElement} */ (document.querySelector("#canvas")).toDataURL());

/**
 * How many pixels of two pictures differ clearly. Edges that were drawn over again may differ a little.
 * @param {Page} page
 * @param {string} one
 * @param {string} other
 */
const differing = (page, one, other) =>
  page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.width, image.height];
          const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      return a.filter((value, index) => Math.abs(value - b[index]) > 60).length;
    },
    [one, other],
  );

browserTest("what was drawn move by move is what is drawn of a whole game", async ({ openPage }) => {
  const page = await openPage({ storage: FAST });
  for (const game of GAMES) {
    await page.locator(`button[data-game="${game}"]`).click();
    const table = new GameTable(game, {}, "south");
    for (const move of shortGame(game).slice(0, 3)) {
      await press(page, move);
      table.play(move);
      await rest(page);
    }
    await page.mouse.move(2, 2);
    const drawn = await drawing(page);
    await page.reload();
    await page.locator("button[data-hole]").first().waitFor();
    await showsGame(page, table);
    const pixels = await differing(page, drawn, await drawing(page));
    assert.ok(pixels < 10, `${game}: ${pixels} pixels differ`);
  }
});

browserTest("with reduced motion the board jumps from lap to lap", async ({ openPage }) => {
  const table = longTurn("embeli", 12);
  const { events } = table.turn(table.turns() - 1);
  const laps = stopsOf(events, "lap").length;
  const page = await openPage({ reducedMotion: true, storage: withSettings({ speed: 5 }), hash: table.code() });
  await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#canvas"));
    const pictures = new Set();
    Object.assign(window, { pictures });
    const look = () => {
      pictures.add(canvas.toDataURL());
      requestAnimationFrame(look);
    };
    look();
  });
  await button(page, "play").click();
  await rest(page);
  await showsGame(page, table);
  const seen = await page.evaluate(
    () => /** @type {{ pictures: Set<string> }} */ (/** @type {unknown} */ (window)).pictures.size,
  );
  // The end, the start, and one for each lap; more would be seeds on their way.
  assert.ok(seen >= 3, `${seen} pictures`);
  assert.ok(seen <= laps + 1, `${seen} pictures of ${laps} laps`);
});
