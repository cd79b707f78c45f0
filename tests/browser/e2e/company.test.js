// Links in company: the cases of tests/links/company.txt, from the address bar, pasted on the page, and pasted into the
// list of games; and addresses in which the `#` was escaped or lost.

/** @import {Page} from "playwright-core" */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import page from "../../../www/lang/en/page.js";
import place from "../../../www/lang/en/place.js";
import { GameTable, readLink } from "./core.js";
import { button, INSTANT, showsGame } from "./desk.js";
import { browserTest, DIST, ROOT } from "./harness.js";
import { serve } from "./server.js";

/** @type {Record<string, string>} */
const PROBLEMS = Object.fromEntries(
  ["Version", "Damaged", "Case", "Checksum"].map((kind) => [
    kind,
    /** @type {Record<string, string>} */ (page.problem)[`link${kind}`],
  ]),
);

/** What is to be found in a text. @typedef {{text: string, links: string[], problem: string | null}} Case */

/** @type {Case[]} */
const cases = (await readFile(join(ROOT, "tests/links/company.txt"), "utf8"))
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const [found, text] = line.split("\t");
    const problem = PROBLEMS[found] ?? null;
    return { text: JSON.parse(text), links: problem || found === "none" ? [] : found.split(" "), problem };
  });

/** A game without any turn, to be replaced by what is opened. @param {"south" | "north"} begins */
const fresh = (begins) => new GameTable("embeli", {}, begins).code();

/**
 * Opens texts one after the other, in the page itself since there are so many.
 * @param {Page} page
 * @param {readonly Case[]} cases
 * @param {"address" | "paste"} way
 * @returns {Promise<string[]>} what went wrong
 */
const openAll = (page, cases, way) =>
  page.evaluate(
    async ({ cases, way, resets, damaged }) => {
      // The page's own clock is held; what is waited for here are files that are loaded, which take real time.
      const moment = (/** @type {number} */ delay) =>
        /** @type {any} */ (globalThis).scheduler.postTask(() => {}, { delay });
      const settled = async (/** @type {() => boolean} */ done) => {
        for (let i = 0; i < 400 && !done(); i++) await moment(10);
        return done();
      };
      const said = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";
      // The page has listened for longer, so it has acted by then.
      const go = (/** @type {string} */ hash) =>
        new Promise((done) => {
          addEventListener("hashchange", done, { once: true });
          location.hash = hash;
        });
      const wrong = [];
      for (const [i, { text, links, problem }] of cases.entries()) {
        const start = `#${resets[i % 2]}`;
        await go(start);
        if (way === "address") await go(text);
        else {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
        }
        const [code, mark] = (links[0] ?? "").split("-");
        if (problem) {
          if (!(await settled(() => said("#notices").includes(problem)))) wrong.push(`${text}: ${said("#notices")}`);
          if (location.hash !== start) wrong.push(`${text} opened ${location.hash}`);
        } else if (code) {
          if (!(await settled(() => location.hash === `#${code}`))) wrong.push(`${text}: ${location.hash}`);
          if (mark === "" && !(await settled(() => said("#caption") === damaged))) wrong.push(`${text} is damaged`);
        } else {
          await moment(30);
          if (location.hash !== start || said("#notices")) wrong.push(`${text} means something`);
        }
      }
      return wrong;
    },
    { cases, way, resets: [fresh("south"), fresh("north")], damaged: place.place.damaged },
  );

/**
 * All cases both ways take a minute, so each goes one of the ways. An address has no ends of lines; and of one in which
 * nothing looks like a link, the page says that it is none of ours.
 * @param {Case} one
 * @param {number} i
 */
const isTyped = ({ text, links, problem }, i) => !/[\n\r\t]/.test(text) && (links.length ? i % 2 === 0 : problem);
const typed = cases.filter(isTyped);
const pasted = cases.filter((one, i) => !isTyped(one, i));

test("there are many cases of both ways", () => assert.ok(typed.length > 100 && pasted.length > 120));

browserTest(
  "links in company open from the address bar",
  async ({ openPage }) => {
    const page = await openPage({ storage: INSTANT });
    assert.deepEqual(await openAll(page, typed, "address"), []);
  },
  { timeout: 300_000 },
);

browserTest(
  "links in company open when they are pasted, and other texts are let alone",
  async ({ openPage }) => {
    const page = await openPage({ storage: INSTANT });
    assert.deepEqual(await openAll(page, pasted, "paste"), []);
  },
  { timeout: 300_000 },
);

browserTest("the list of games takes all links of a text, and says what is wrong with one", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const dialog = page.locator("#my-games[open]");
  /** @param {string} text */
  const open = async (text) => {
    if (await dialog.count()) await dialog.locator("header button").click();
    await button(page, "games").click();
    await dialog.locator('[data-action="paste-games"]').click();
    await dialog.locator("textarea").fill(text);
    await dialog.locator('[data-action="openText-games"]').click();
  };
  const several = cases.filter(({ links }) => links.length > 1);
  assert.ok(several.length > 3);
  for (const { text, links } of several) {
    await open(text);
    await dialog
      .locator(".found .open")
      .nth(links.length - 1)
      .waitFor();
    assert.equal(await dialog.locator(".found .open").count(), links.length, text);
  }
  // The last of them is opened at its place.
  const { links } = several[several.length - 1];
  await dialog.locator(".found .open").last().click();
  await page.waitForFunction((hash) => location.hash === hash, `#${readLink(links[links.length - 1]).code}`);

  for (const { text, links } of cases.filter(({ links }) => links.length === 1).filter((_, i) => i % 9 === 0)) {
    await open(text);
    await page.waitForFunction((hash) => location.hash === hash, `#${readLink(links[0]).code}`);
    await dialog.waitFor({ state: "detached" });
  }
  for (const { text, problem } of cases.filter(({ problem }) => problem).filter((_, i) => i % 5 === 0)) {
    await open(text);
    await dialog.locator(".fault", { hasText: problem ?? "" }).waitFor();
  }
  await open("[Nsolo](https://example.org/#1S.S..6.osA)");
  await page.waitForFunction(() => location.hash === "#1S.S..6.osA");
});

browserTest("a link whose # was escaped in the question opens, and the question is tidied", async ({ openPage }) => {
  const table = GameTable.open("1S.S..6.osA");
  for (const query of ["?%231S.S..6.osA", "?embed%231S.S..6.osA", "?lang=en%25231S%2ES%2E%2E6%2EosA"]) {
    const page = await openPage({ storage: INSTANT, query });
    await showsGame(page, table);
    assert.equal(await page.locator("body.embed").count(), Number(query.includes("embed")));
    assert.equal(new URL(page.url()).search, query.split("%")[0].replace(/^\?$/, ""));
    assert.equal(new URL(page.url()).hash, "#1S.S..6.osA");
    await page.close();
  }
});

/** @type {typeof browserTest} */
const hostTest = (name, body, options) => {
  if (DIST) browserTest(name, body, options);
  else test(name, { skip: "needs the written site: cargo verify -- --only browser" }, () => {});
};

hostTest(
  "a page that does not exist finds the link in its address and goes on, below any path",
  async ({ openPage }) => {
    const { url, close } = await serve(DIST, "/some/where/else/");
    const page = await openPage({ site: url, storage: INSTANT, forgive: [/404/] });
    const table = GameTable.open("1N.S..32694451.TPr");
    const reset = new GameTable("embeli", {}, "south");
    for (const address of [
      "index.html%231N.S..32694451.TPr",
      "%231N.S..32694451.TPr).",
      "%25231N%252ES%252E%252E32694451%252ETPr-S53",
      "nakabili.html%231N.S..32694451.TPr?fbclid=x",
      "1N.S..32694451.TPr",
      "far/below/%231N.S..32694451.TPr",
      "nowhere.html#1N.S..32694451.TPr",
      "nowhere?to=%231N.S..32694451.TPr&utm_source=x",
    ]) {
      await page.goto(url + address);
      await page.waitForFunction((home) => location.href === `${home}#1N.S..32694451.TPr`, url);
      await showsGame(page, table);
      await page.evaluate((code) => (location.hash = code), reset.code());
      await showsGame(page, reset);
    }
    // A wrong link is told by the game.
    await page.goto(`${url}index.html%231n.s..32694451.tpr`);
    await page.locator("#notices", { hasText: PROBLEMS.Case }).waitFor();
    // Without a link there is a way to the game, from any depth.
    await page.goto(`${url}far/below/nowhere.html`);
    for (let steps = 0; steps < 3; steps++) await page.getByRole("link", { name: "To the games" }).click();
    await page.locator("button[data-hole]").first().waitFor();
    assert.equal(new URL(page.url()).pathname, new URL(url).pathname);
    await page.close();
    close();
  },
);
