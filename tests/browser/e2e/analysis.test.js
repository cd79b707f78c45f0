// Hint and analysis on the page.

import assert from "node:assert/strict";

import { GAMES, GameTable, readLink, shortGame, tableAt, wander } from "./core.js";
import { button, codeOf, INSTANT, labels, picture, showsGame, tap, text, until } from "./desk.js";
import { axe, browserTest, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/** A button of the panel. @param {Page} page @param {string} name */
const inPanel = (page, name) => page.locator(`[data-analysis="${name}"]`);

/** The moves of the ranking. @param {Page} page */
const rows = (page) => page.locator(".ranking button");

/** Lets time pass until the caption says something like this. @param {Page} page @param {RegExp} pattern */
const says = (page, pattern) => until(page, page.locator("#caption", { hasText: pattern }));

/**
 * A table after some turns of a random game.
 * @param {import('../../../src/wasm/page.js').Game} game
 * @param {number} turns
 */
function midGame(game, turns, seed = 3) {
  const table = new GameTable(game, {}, "south");
  wander(table, seed, ({ owed }) => table.turns() >= turns && !owed);
  return table;
}

browserTest(
  "a hint marks a hole that can be played and says why, in each game, and for takes",
  async ({ openPage }) => {
    const page = await openPage({ hasty: true, storage: INSTANT, hash: new GameTable("nakabili", {}, "south").code() });
    for (const game of GAMES) {
      const table = new GameTable(game, {}, "south");
      await page.evaluate((code) => (location.hash = code), table.code());
      await page.waitForFunction((kind) => document.body.dataset.game === kind, game);
      const before = await picture(page);
      await page.keyboard.press("h");
      await says(page, /seems best|wins in/);
      const said = await text(page, "#caption");
      assert.equal(await text(page, "#status"), said, "it is said to those who listen, too");
      const name = said.match(/^([A-D]\d+)/)?.[1];
      const hole = table.board().holes.findIndex((each) => each.name === name);
      assert.equal(table.position().refusals[hole], null, said);
      assert.ok((await picture(page)) !== before, "it is marked");
      await page.keyboard.press("h");
      await says(page, /^Next best is/);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !/best/.test(document.querySelector("#caption")?.textContent ?? ""));
      // Flipping the board and back draws all of it anew.
      await page.keyboard.press("f");
      await page.keyboard.press("f");
      assert.ok((await picture(page)) === before, "and it leaves nothing behind");
    }
    const owing = tableAt("nsolo", {}, ({ owed }) => owed > 0);
    await page.evaluate((code) => (location.hash = code), owing.code());
    await page.waitForFunction(() => /Take/.test(document.querySelector("#turn")?.textContent ?? ""));
    await page.keyboard.press("h");
    await says(page, /^Taking from|wins in|All loses|that can be played/);
    await button(page, "start").click();
    await page.keyboard.press("h");
    await says(page, /seems best|wins in/);
  },
);

browserTest(
  "the analysis ranks all sowings, plays what is expected without touching the game, and stops",
  async ({ openPage }) => {
    const table = midGame("nsolo", 8);
    const page = await openPage({ hasty: true, storage: INSTANT, hash: table.code() });
    await page.keyboard.press("a");
    await until(page, rows(page).first());
    const { legal } = table.position();
    await until(page, rows(page).nth(legal.length - 1));
    const listed = await rows(page).evaluateAll((buttons) => buttons.map((each) => each.getAttribute("data-move")));
    assert.deepEqual([...listed].sort(), legal.map((move) => `sow ${"hole" in move && move.hole}`).sort());
    assert.match(
      String(await rows(page).first().locator(".unseen").textContent()),
      /^[A-D]\d: .*(ahead|even|wins).*; (one lap|\w+ laps), ends in/i,
    );
    assert.match(String(await page.locator("#advantage").getAttribute("aria-label")), /^Advantage: /);
    await axe(page);
    await screenshot(page, "analysis");

    // The first row is selected; selecting another one starts its expected turns with that move.
    const other = rows(page).nth(1);
    await other.focus();
    await page.keyboard.press("Enter");
    const move = Number((await other.getAttribute("data-move"))?.split(" ")[1]);
    assert.equal(await other.getAttribute("aria-pressed"), "true");
    const name = table.board().holes[move].name;
    assert.equal(await inPanel(page, "play").textContent(), `Play ${name}`);
    const chip = page.locator(".course button").first();
    await until(page, page.locator(".course button", { hasText: name }));
    await until(page, page.locator(".course li:nth-child(2)"));

    // Somewhere in the middle of the game, shown by laps: the page must come back to this.
    await button(page, "lap-back").click();
    const [board, caption, code] = [await labels(page), await text(page, "#caption"), await codeOf(page)];
    await until(page, page.locator('[data-analysis="show"]:visible'));
    await until(page, chip);
    await chip.click();
    await says(page, /^Expected, not played/);
    assert.equal(await codeOf(page), code, "the address is the game's");
    await page.keyboard.press("{");
    await page.keyboard.press(".");
    await says(page, /^Expected, not played/);
    await tap(
      page,
      table.board().holes.findIndex(({ side }) => side === "south"),
    );
    await says(page, /not the game/);
    await inPanel(page, "show").click();
    assert.deepEqual([await labels(page), await text(page, "#caption")], [board, caption]);
    await chip.click();
    await page.keyboard.press("Escape");
    assert.deepEqual([await labels(page), await text(page, "#caption")], [board, caption]);
    // What is shared is a place in the game.
    await chip.click();
    await button(page, "share").click();
    const { place } = readLink(new URL(await page.locator("#share-link").inputValue()).hash);
    assert.equal(place?.turns, table.turns() - 1);
    await page.keyboard.press("Escape");
    assert.deepEqual([await labels(page), await text(page, "#caption")], [board, caption]);
    await button(page, "end").click();
    await showsGame(page, table);

    // Played from the panel, it is a move like any other.
    await until(page, rows(page).nth(legal.length - 1));
    const best = Number((await rows(page).first().getAttribute("data-move"))?.split(" ")[1]);
    await rows(page).first().click();
    await inPanel(page, "play").click();
    table.play({ type: "sow", hole: best });
    await showsGame(page, table);

    // A hint and the analysis after it agree: caption, star and ranking name the same hole.
    await until(page, rows(page).first());
    await page.keyboard.press("h");
    await says(page, /best|wins in|loses|that can be played/);
    await until(page, () => !/…/.test(document.querySelector("#analysis h2")?.parentElement?.textContent ?? "…"));
    const found = Number((await rows(page).first().getAttribute("data-move"))?.split(" ")[1]);
    const said = await text(page, "#caption");
    assert.ok(said.includes(table.board().holes[found].name), said);

    await page.keyboard.press("a");
    await page.locator("#analysis").waitFor({ state: "detached" });
    assert.equal(await page.locator("#advantage:visible").count(), 0);
  },
);

browserTest(
  "after a game it is shown where it turned, and the graph and the mistakes lead there",
  async ({ openPage }) => {
    const table = new GameTable("kabwanga", {}, "south");
    for (const move of shortGame("kabwanga")) table.play(move);
    const page = await openPage({ hasty: true, storage: INSTANT, hash: table.code() });
    await page.keyboard.press("a");
    await page.locator("#analysis .verdict", { hasText: /won|draw/i }).waitFor();
    await inPanel(page, "review").click();
    await inPanel(page, "review").getByText("Stop").waitFor();
    await inPanel(page, "review").click();
    await inPanel(page, "review").getByText("Study").waitFor();
    await inPanel(page, "review").click();
    await inPanel(page, "review").waitFor({ state: "hidden", timeout: 60_000 });
    const slider = page.locator(".graph input");
    assert.equal(await slider.getAttribute("max"), String(table.turns()));
    assert.match(
      String(await slider.getAttribute("aria-valuetext")),
      new RegExp(`^After turn ${table.turns()}, .*(won|draw)`, "i"),
    );
    await axe(page);
    await screenshot(page, "analysis-turned");

    const { x, y, width, height } = (await page.locator(".graph").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + 24, y + height / 2);
    await page.waitForFunction(() =>
      /^(The start|Turn [12] )/.test(document.querySelector("#turn")?.textContent ?? ""),
    );
    await page.mouse.click(x + width - 4, y + height / 2);
    await page.waitForFunction(() => /wins|draw/.test(document.querySelector("#turn")?.textContent ?? ""));
    await slider.focus();
    await page.keyboard.press("ArrowLeft");
    await page.locator("#turn", { hasText: `Turn ${table.turns() - 1} of` }).waitFor();

    const mistake = page.locator(".mistakes button").first();
    const [, turn, hole] = (await mistake.textContent())?.match(/^Turn (\d+): (?:South|North) played ([A-D]\d)/) ?? [];
    assert.equal(table.turn(Number(turn) - 1).notation.slice(0, 2), hole);
    await mistake.click();
    await page.locator("#turn", { hasText: Number(turn) > 1 ? `Turn ${Number(turn) - 1} of` : "The start" }).waitFor();
  },
);

browserTest(
  "what is to be predicted is given away by neither hint nor analysis, which come back afterwards",
  async ({ openPage }) => {
    const table = midGame("nsolo", 6);
    const page = await openPage({ hasty: true, storage: INSTANT, hash: table.code() });
    await page.keyboard.press("a");
    await until(page, page.locator(".course button"));
    await inPanel(page, "show").click();
    await says(page, /^Expected/);
    await page.keyboard.press("q");
    await page.locator("#predict").waitFor();
    await page.locator("#analysis").waitFor({ state: "detached" });
    assert.equal(await page.locator("#advantage:visible").count(), 0);
    await showsGame(page, table);
    await page.keyboard.press("h");
    await says(page, /off while/);
    await page.keyboard.press("a");
    await says(page, /off while/);
    assert.equal(
      await page.evaluate(() => /seems|(seeds?|points?) ahead|about even|wins in/i.test(document.body.innerText)),
      false,
    );
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    assert.equal(/seems|ahead/.test(kept), false);
    await page.keyboard.press("q");
    await until(page, rows(page).first());
  },
);

browserTest(
  "on a telephone the panel stands below, pushes nothing, and a board of 4×36 can be analysed",
  async ({ openPage }) => {
    const page = await openPage({
      width: 360,
      height: 740,
      touch: true,
      hasty: true,
      storage: INSTANT,
      colorScheme: "dark",
      reducedMotion: true,
    });
    const place = () => page.$eval("#board", (board) => JSON.stringify(board.getBoundingClientRect()));
    const before = await place();
    await button(page, "analyse").tap();
    await until(page, rows(page).first());
    assert.equal(await place(), before, "the board stays where it is");
    await axe(page);
    assert.ok(Number(await page.evaluate("document.documentElement.scrollWidth")) <= 360);
    await screenshot(page, "analysis-phone");
    await page.evaluate((code) => (location.hash = code), new GameTable("nsolo", { columns: "36" }, "south").code());
    await page.waitForFunction(() => document.querySelectorAll("button[data-hole]").length === 144);
    await until(page, rows(page).nth(20));
    await button(page, "analyse").tap();
    await page.locator("#analysis").waitFor({ state: "detached" });
  },
);
