// From a phone to a projector: what can be seen without scrolling, and how large the holes are.

import assert from "node:assert/strict";

import { frameAt } from "../../../www/game/frame.js";
import { stopsOf } from "../../../www/game/timeline.js";
import { GAMES, GameTable, longTurn, owesTakes, tableAt } from "./core.js";
import { button, FAST, follow, holeButton, rest, withSettings } from "./desk.js";
import { browserTest, pass, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { width: 360, height: 740, touch: true, scale: 2 };

/**
 * What is wrong with the page as visible without scrolling.
 * @param {Page} page
 */
const misfits = (page) =>
  page.evaluate(() => {
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
    for (const id of ["board", "turn", "caption", "result", "transport", "actions", "south", "north"]) {
      const element = /** @type {HTMLElement} */ (document.getElementById(id));
      if (element.hidden) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) faults.push(`#${id} lies from ${top} to ${bottom}`);
      const inside = left >= 0 && right <= innerWidth;
      if (id !== "board" && !inside) faults.push(`#${id} lies from ${left} to ${right} across`);
    }
    for (const hole of document.querySelectorAll("button[data-hole]")) {
      const { width, height } = hole.getBoundingClientRect();
      if (width < 24 || height < 24) faults.push(`a hole of ${width} × ${height}`);
    }
    for (const control of document.querySelectorAll("button:not([hidden])")) {
      const { width, height } = control.getBoundingClientRect();
      const small = width > 0 && (width < 24 || height < 24);
      if (small) faults.push(`a button of ${width} × ${height}: ${control.textContent}`);
    }
    return faults;
  });

for (const size of [PHONE, { width: 320, height: 640, touch: true }, { width: 740, height: 360, touch: true }]) {
  const name = `a phone of ${size.width} × ${size.height}`;
  browserTest(`${name} shows the board and its controls at once`, async ({ openPage }) => {
    const page = await openPage(size);
    for (const game of GAMES) {
      const stages = [new GameTable(game, {}, "south"), tableAt(game, {}, owesTakes), tableAt(game)];
      for (const [index, table] of stages.entries()) {
        await follow(page, table.code());
        await page.evaluate(() => document.querySelector("#notices")?.replaceChildren());
        assert.deepEqual(await misfits(page), [], `${game}, stage ${index}`);
        await screenshot(page, `phone-${size.width}-${game}-${index}`);
      }
    }
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [820, 1180],
]) {
  browserTest(`${width} × ${height} shows everything at once`, async ({ openPage }) => {
    const page = await openPage({ width, height });
    for (const game of GAMES) {
      await follow(page, tableAt(game, {}, owesTakes).code());
      await page.evaluate(() => document.querySelector("#notices")?.replaceChildren());
      assert.deepEqual(await misfits(page), [], game);
      await screenshot(page, `${width}-${game}`);
    }
  });
}

browserTest("a tap of a finger plays", async ({ openPage }) => {
  const page = await openPage({ ...PHONE, storage: withSettings({ speed: 7 }) });
  await holeButton(page, 3).tap();
  assert.notEqual(
    new URL(await page.evaluate(() => location.href)).hash,
    `#${new GameTable("nsolo", {}, "south").code()}`,
  );
});

browserTest("4 × 36 on a phone: the holes are large enough, and the board follows the hand", async ({ openPage }) => {
  const table = longTurn("nsolo", 6, { columns: "36" });
  const turn = table.turn(table.turns() - 1);
  const page = await openPage({ ...PHONE, hash: table.code(), storage: FAST });
  assert.deepEqual(await misfits(page), []);
  const scroller = page.locator("#scroller");
  assert.ok(await scroller.evaluate((element) => element.scrollWidth > 2 * element.clientWidth), "it scrolls inside");
  await screenshot(page, "phone-36");

  await page.keyboard.press("{");
  for (const stop of stopsOf(turn.events, "lap").slice(1, 7)) {
    const { at } = frameAt(turn, stop);
    await button(page, "lap-on").click();
    await rest(page);
    if (at === null) continue;
    await page.waitForFunction((number) => {
      const { left, right } = document.querySelector(`button[data-hole="${number}"]`)?.getBoundingClientRect() ?? {};
      return left !== undefined && right !== undefined && left > -4 && right < innerWidth + 4;
    }, at);
  }
});

browserTest("4 × 36 fills the width of a large screen", async ({ openPage }) => {
  const hash = new GameTable("nsolo", { columns: "36" }, "south").code();
  const page = await openPage({ width: 1920, height: 1080, hash });
  assert.deepEqual(await misfits(page), []);
  const board = await page.locator("#board").boundingBox();
  assert.ok(board && board.width > 1800 && board.width <= 1920, `the board is ${board?.width} wide`);
  await screenshot(page, "1920-36");
});

browserTest("the page can be zoomed, and turned while seeds move", async ({ openPage }) => {
  const table = longTurn("embeli", 12);
  const page = await openPage({ ...PHONE, hash: table.code() });
  const viewport = await page.locator('meta[name="viewport"]').getAttribute("content");
  assert.doesNotMatch(viewport ?? "", /user-scalable|maximum-scale/);
  await button(page, "play").click();
  await page.setViewportSize({ width: 740, height: 360 });
  await pass(page, 300);
  assert.deepEqual(await misfits(page), []);
  await screenshot(page, "phone-turned");
});
