// Modes at work together: what a press does never depends on which part of the page was loaded first.

import assert from "node:assert/strict";

import { GameTable, wander, writeLink } from "./core.js";
import { button, follow, holeButton, INSTANT, tap, text, until } from "./desk.js";
import { browserTest } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/** A game after some turns. @param {import('../../../src/wasm/page.js').Game} game @param {number} turns */
function midGame(game, turns) {
  const table = new GameTable(game, {}, "south");
  wander(table, 3, ({ owed }) => table.turns() >= turns && !owed);
  return table;
}

const GAME = midGame("nakabili", 6);
const ASIDE = midGame("embeli", 4).code();
/** A hole that can be sown, and one that cannot. */
const CAN = GAME.position().refusals.indexOf(null);
const CANNOT = GAME.position().refusals.indexOf("notYours");

/** @param {Page} page @param {string} selector */
const there = (page, selector) => until(page, page.locator(selector));
/** @param {Page} page @param {string} selector */
const gone = (page, selector) => page.locator(selector).waitFor({ state: "detached" });

/** Each loads one part, and leaves the page as it was. @type {Record<string, (page: Page) => Promise<void>>} */
const PARTS = {
  async class(page) {
    await mark(page, true);
    await mark(page, false);
  },
  async analysis(page) {
    await page.keyboard.press("a");
    await there(page, "body.analysing");
    await page.keyboard.press("a");
    await gone(page, "body.analysing");
  },
  async preview(page) {
    await holeButton(page, CAN).hover();
    await until(page, page.locator("#caption", { hasText: /would/ }));
    await page.mouse.move(2, 2);
    await until(page, page.locator("#caption", { hasText: /^(?!.*would)/ }));
  },
  async computer(page) {
    for (const level of ["1", "0"]) {
      await page.locator("#north").click();
      await page.selectOption("#seats select[name=north]", level);
      await button(page, "take-seats").click();
      await gone(page, "#seats[open]");
    }
    // Where the dialog's button was, a hole may lie now, and would be previewed.
    await page.mouse.move(2, 2);
  },
  async lap(page) {
    await follow(page, writeLink(ASIDE, { turns: 2, lap: 1 }));
    await until(page, page.locator("#caption", { hasText: /[Ll]ap 1/ }));
    await follow(page, GAME.code());
  },
  async post(page) {
    await follow(page, writeLink(ASIDE, { yours: true }));
    await until(page, () => localStorage.getItem("mancala.post") !== null);
    await follow(page, GAME.code());
  },
};

/** Switches the marker on or off. @param {Page} page @param {boolean} on */
async function mark(page, on) {
  await page.keyboard.press("m");
  await (on ? there : gone)(page, "body.marking");
}

/** What the page shows and says, apart from results and times of thinking. @param {Page} page */
const shown = (page) =>
  page.evaluate(() => ({
    body: [...document.body.classList].sort().join(" "),
    turn: document.querySelector("#turn")?.textContent,
    marked: [...document.querySelectorAll("button[data-hole]")].map(
      (hole) => /marked \d|point here/g.exec(hole.getAttribute("aria-label") ?? "")?.[0] ?? "",
    ),
    can: [...document.querySelectorAll("button[data-hole]")].map((hole) => hole.getAttribute("aria-disabled")),
    status: document.querySelector("#status")?.textContent?.replace("\u00a0", ""),
    verdict: document.querySelector("#verdict")?.textContent,
    turns: document.querySelectorAll("#turns li").length,
  }));

/** Tries everything on which two modes may both have a say. @param {Page} page */
async function probe(page) {
  /** @type {Record<string, Awaited<ReturnType<typeof shown>> | string | boolean>} */
  const seen = {};
  await page.mouse.move(2, 2);

  // The expected moves are on the board, and the marker is switched on.
  await page.keyboard.press("a");
  await there(page, ".course button");
  await page.locator('[data-analysis="show"]').click();
  await there(page, "body.elsewhere");
  await mark(page, true);
  await tap(page, CANNOT);
  seen.markedInExpected = await shown(page);
  await page.keyboard.press("Escape");
  seen.markerAway = await shown(page);
  await tap(page, CANNOT);
  seen.refusedInExpected = await shown(page);
  await page.keyboard.press("Escape");
  seen.gameAgain = await shown(page);
  await page.keyboard.press("a");
  await gone(page, "body.analysing");

  // A hint, and the marker: asked again, the hint goes on if it is still there.
  await page.keyboard.press("h");
  await until(page, page.locator("#caption", { hasText: /best|wins in|loses/ }));
  await mark(page, true);
  await tap(page, CANNOT);
  await mark(page, false);
  await page.keyboard.press("h");
  await until(page, page.locator("#caption", { hasText: /^(Next best|Thinking)/ }));
  seen.hintStays = (await text(page, "#caption")).startsWith("Next best");
  await page.keyboard.press("Escape");
  seen.hintGone = await text(page, "#caption");

  // A question is open, and the marker comes out once more.
  await page.keyboard.press("q");
  await there(page, "body.predicting");
  await tap(page, CAN);
  seen.asked = await shown(page);
  seen.question = await text(page, "#caption");
  await mark(page, true);
  await tap(page, CANNOT);
  seen.markedInQuestion = await shown(page);
  await page.keyboard.press("h");
  await until(page, page.locator("#caption", { hasText: /off while/ }));
  await mark(page, false);
  await page.keyboard.press("Control+Shift+Z");
  seen.noRedo = await text(page, "#status");
  await tap(page, CANNOT);
  seen.answered = await shown(page);
  await page.keyboard.press("q");
  await gone(page, "body.predicting");
  seen.end = await shown(page);
  return seen;
}

browserTest("a press does the same in whatever order the parts were loaded", async ({ openPage }) => {
  const names = Object.keys(PARTS);
  /** @type {Awaited<ReturnType<typeof probe>>[]} */
  const found = [];
  // There and back: of any two parts each comes first once.
  for (const order of [names, [...names].reverse()]) {
    const page = await openPage({ storage: INSTANT, hash: GAME.code() });
    for (const name of order) await PARTS[name](page);
    found.push(await probe(page));
  }
  const [one, other] = found;
  assert.deepEqual(other, one);

  const { markedInExpected, refusedInExpected, markedInQuestion, answered } = /** @type {any} */ (one);
  assert.match(markedInExpected.status, /is marked 1\.$/, "the marker marks what is expected, too");
  assert.equal(markedInExpected.marked[CANNOT], "marked 1");
  assert.match(refusedInExpected.status, /[Ee]xpected|back to the game/, "without it nothing can be played there");
  assert.equal(one.hintStays, true);
  assert.doesNotMatch(String(one.hintGone), /best/);
  assert.equal(markedInQuestion.turns, 6, "marking is no answer");
  assert.equal(answered.turns, 7);
});
