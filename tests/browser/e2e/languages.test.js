// Another language: how it is chosen, and what stands in for what it lacks. And the disguise `en-XA`, in which nothing
// may be left in plain English and nothing may be cut off.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { texts } from "../../../www/book/pages.js";
import { GAMES, GameTable, owesTakes, tableAt, writeLink } from "./core.js";
import { button, codeOf, follow, INSTANT, rest, tap, text, until } from "./desk.js";
import { browserTest, ROOT, screenshot, treeUrl } from "./harness.js";
import { cramped, untranslated } from "./look.js";

/**
 * Makes the tree's page one with a second language, of a few words and written from right to left.
 * @param {Page} page
 */
async function withFrench(page) {
  /** @param {string} path @param {string} body */
  const put = (path, body) =>
    page.context().route(`**/www/lang/${path}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const lines = readFileSync(`${ROOT}www/lang/languages.js`, "utf8");
  await put("languages.js", lines.replace("};", 'fr: { name: "Français", dir: "rtl" } };'));
  await put("fr/*.js", "export default {};");
  await put(
    "fr/page.js",
    `export default {
      do: { new: "Nouvelle partie", settings: "Réglages" },
      seeds: { one: "{n} graine", other: "{n} graines" },
    };`,
  );
  await put("fr/dialogs.js", 'export default { settings: { title: "Les réglages", language: "Langue" } };');
}

/** @param {Page} page */
const languageOf = (page) =>
  page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.documentElement).direction].join(" "));

browserTest("a second language is chosen by the address, the settings and the browser", async ({ openPage }) => {
  const site = await treeUrl();
  const page = await openPage({ site, storage: INSTANT });
  assert.equal(await languageOf(page), "en-GB ltr");
  await button(page, "settings").click();
  assert.equal(await page.locator('[name="language"]').count(), 0, "one language is no choice");
  await withFrench(page);
  await page.goto(new URL("?lang=fr-CA", site).href);
  await page.locator("button[data-hole]").first().waitFor();
  assert.equal(await languageOf(page), "fr rtl");
  assert.equal(await text(page, 'header [data-action="new"]'), "Nouvelle partie");
  assert.equal(await text(page, 'header [data-action="rules"]'), "Rules", "English stands in");

  // The settings: the game and what the address says of it survive.
  await tap(page, 3);
  await page.locator("#turns li").first().waitFor();
  const code = await codeOf(page);
  await button(page, "settings").click();
  await page.locator("#settings-title", { hasText: "Les réglages" }).waitFor();
  assert.equal(await text(page, '#settings legend:has(+ .choices [name="language"])'), "Langue");
  await page.getByLabel("English").click();
  await page.locator('html[lang="en-GB"]').waitFor();
  await page.locator("button[data-hole]").first().waitFor();
  assert.equal(await codeOf(page), code);
  assert.equal(new URL(page.url()).search, "");
  await page.locator("#turns li").first().waitFor();
  assert.equal(await text(page, 'header [data-action="new"]'), "New game");

  await button(page, "settings").click();
  await page.getByLabel("Français").click();
  await page.locator('html[lang="fr"]').waitFor();

  // Whoever has chosen nothing gets what his browser prefers.
  const other = await openPage({ site, locale: "fr-CH", wait: false });
  await withFrench(other);
  await other.reload();
  await other.locator('html[lang="fr"]').waitFor();
});

browserTest("a part whose words do not come says so, and can be asked for again", async ({ openPage }) => {
  const page = await openPage({ site: await treeUrl(), forgive: [/share\.js/] });
  await page.context().route("**/lang/en/share.js", (route) => route.abort());
  await button(page, "share").click();
  await page.locator(".notice", { hasText: "could not be loaded" }).waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.context().unroute("**/lang/en/share.js");
  await button(page, "share").click();
  await page.locator("#share[open]").waitFor();
});

/** @param {Page} page @param {string} action  of a button @param {string} id  of the dialog that it opens */
async function open(page, action, id = action) {
  // By keyboard: news may lie over the button.
  await button(page, action).press("Enter");
  await page.locator(`#${id}[open]`).waitFor();
}

/** @param {Page} page @param {string} id */
async function close(page, id) {
  await page.keyboard.press("Escape");
  await page.locator(`#${id}[open]`).waitFor({ state: "detached" });
}

/** Looks whether words are translated and have room. @typedef {(name: string) => Promise<void>} Look */

/**
 * Everything that there is to read, one after the other.
 * @type {Record<string, (page: Page, look: Look) => Promise<void>>}
 */
const SCENES = {
  async games(page, look) {
    await look("the start");
    for (const game of GAMES) {
      for (const table of [new GameTable(game, {}, "south"), tableAt(game, {}, owesTakes), tableAt(game)]) {
        await follow(page, table.code());
        await look(`${game} after ${table.turns()} turns`);
        await button(page, "lap-back").press("Enter");
        await rest(page);
        await look(`${game} a lap before`);
      }
    }
    await follow(page, "rubbish");
    await look("a link that is none");
    await follow(page, new GameTable("nsolo", {}, "south").code());
    await page.locator('button[data-hole]:not([aria-disabled="true"])').first().focus();
    await page.keyboard.press("ArrowRight");
    await until(page, page.locator("#caption", { hasText: /^[A-D]\d/ }));
    await look("a preview");
    await button(page, "flip").press("Enter");
    await button(page, "slower").press("Enter");
    await look("what buttons have done");
  },

  async lines(page, look) {
    await follow(page, tableAt("nsolo", {}, ({ turn }) => turn === "north").code());
    await button(page, "turn-back").press("Enter");
    await page.locator('button[data-hole]:not([aria-disabled="true"])').last().press("Enter");
    await page.locator(".notice").waitFor();
    await look("another line");
  },

  async dialogs(page, look) {
    for (const id of ["settings", "help", "resign", "teams"]) {
      await open(page, id);
      await look(id);
      await close(page, id);
    }
    if (!(await button(page, "about").count())) await open(page, "help");
    await open(page, "about");
    await look("about");
    await page.reload();
    await page.locator("#turn-slider").waitFor({ state: "attached" });
    await open(page, "new", "new-game");
    for (const game of GAMES) {
      await page.locator(`#new-game [name="game"][value="${game}"]`).check({ force: true });
      await look(`a new game of ${game}`);
    }
  },

  async computer(page, look) {
    await page.locator("#north").press("Enter");
    await page.locator("#seats[open]").waitFor();
    await look("who plays");
    await page.locator('#seats [name="south"]').selectOption("6");
    await page.locator('#seats [data-action="take-seats"]').click();
    await page.locator("#south.computer").waitFor();
    await look("the computer plays");
  },

  async classroom(page, look) {
    await button(page, "marker").press("Enter");
    await page.locator("button[data-hole]").first().press("Enter");
    await look("marks");
    await button(page, "marker").press("Enter");
    for (const game of /** @type {const} */ (["nsolo", "embeli"])) {
      await follow(page, new GameTable(game, {}, "south").code());
      await button(page, "predict").press("Enter");
      await page.locator("#predict").waitFor();
      for (const asks of await page.locator("#predict .asks select").first().locator("option").all()) {
        await page
          .locator("#predict .asks select")
          .first()
          .selectOption(await asks.getAttribute("value"));
        for (const who of await page.locator("#predict .asks select").last().locator("option").all()) {
          await page
            .locator("#predict .asks select")
            .last()
            .selectOption(await who.getAttribute("value"));
          await look(`${game}: what can be asked`);
        }
      }
      await page.locator('button[data-hole]:not([aria-disabled="true"])').first().press("Enter");
      await look(`${game}: a question`);
      await button(page, "present").press("Enter");
      await look(`${game}: presented`);
      await button(page, "present").press("Enter");
      await page.locator('#predict [data-predict="skip"]').click();
      await look(`${game}: the answer`);
      await button(page, "predict").press("Enter");
    }
  },

  async rules(page, look) {
    await open(page, "rules", "book");
    for (const game of GAMES) {
      await page.locator(`#book [data-book="${game}"]`).click();
      await page.locator(`#book[data-game="${game}"]`).waitFor();
      await page.$$eval("#book details", (all) => all.forEach((details) => details.setAttribute("open", "")));
      for (const live of await page.locator("#book .live").all()) await live.scrollIntoViewIfNeeded();
      await look(`the rules of ${game}`);
    }
  },

  async editor(page, look) {
    for (const game of GAMES) {
      await follow(page, new GameTable(game, {}, "south").code());
      await open(page, "lay", "editor");
      for (const tool of await page.locator("#editor [data-tool]").all()) {
        await tool.click();
        await look(`the editor of ${game}`);
      }
      await page.click("#editor [data-start=empty]");
      await look(`an empty board of ${game}`);
      await page.locator("#editor header button").click();
      await page.locator("#editor[open]").waitFor({ state: "detached" });
    }
  },

  async analysis(page, look) {
    for (const game of /** @type {const} */ (["nsolo", "embeli"])) {
      await follow(page, tableAt(game, {}, ({ turn }) => turn === "north").code());
      await button(page, "hint").press("Enter");
      await until(page, page.locator("#caption", { hasText: /^[A-D]\d/ }));
      await look(`a hint in ${game}`);
      await button(page, "analyse").press("Enter");
      await until(page, page.locator(".ranking button"));
      await look(`the analysis of ${game}`);
      await page.locator(".turned header button").click();
      await until(page, page.locator(".turned header button[hidden]"), 60_000);
      await look(`where ${game} turned`);
      await button(page, "analyse").press("Enter");
    }
  },

  async share(page, look) {
    await follow(page, tableAt("nsolo", {}, ({ turn }) => turn === "north").code());
    await button(page, "lap-back").press("Enter");
    await open(page, "share");
    await page.$$eval("#share details", (all) => all.forEach((details) => details.setAttribute("open", "")));
    for (const what of await page.locator('#share [name="what"]').all()) {
      await what.check({ force: true });
      await look("sharing");
    }
    await page.locator('#share [name="what"]').first().check({ force: true });
    await page.locator('#share [name="mode"]').selectOption("predict");
    await page.locator('#share [data-action="copy-link"]').click();
    await look("a link is copied");
    await page.locator('#share [data-action="whole-code"]').click();
    await page.locator("#whole-code[open]").waitFor();
    await look("the code alone");
    await close(page, "whole-code");
    for (const id of ["pictures", "print"]) {
      if (await page.locator("#share[open]").isHidden()) await open(page, "share");
      await page.locator(`#share [data-action="${id}"]`).click();
      await page.locator(`#${id}[open]`).waitFor();
      await look(id);
      await close(page, id);
    }
  },

  async paper(page, look) {
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    for (const game of /** @type {const} */ (["nsolo", "embeli"])) {
      await follow(page, tableAt(game, {}, ({ turn }) => turn === "north").code());
      for (const button of [0, 1]) {
        await open(page, "share");
        await page.locator('#share [data-action="print"]').click();
        await page.locator("#print .presses button").nth(button).click();
        await page.locator("#printed").waitFor({ state: "attached" });
        await look(`a page of ${game}`);
      }
    }
  },

  async files(page, look) {
    await open(page, "games", "my-games");
    await look("no games");
    await page.locator('#my-games [data-action="save-games"]').click();
    await look("a game");
    await page.locator('#my-games [data-action="rename-game"]').click();
    await look("its names");
    await page.keyboard.press("Escape");
    await page.locator('#my-games [data-action="remove-game"]').click();
    await look("a game less");
    await page.locator('#my-games [data-action="paste-games"]').click();
    const two = `${'[Game "nsolo"]\n\n1. B3\n\n'.repeat(2)}[Game "chess"]\n`;
    await page.locator("#my-games textarea").fill(two);
    await page.locator('#my-games [data-action="openText-games"]').click();
    await page.locator("#my-games .found").waitFor();
    await look("games found");
  },

  async places(page, look) {
    const table = tableAt("nsolo", {}, ({ turn }) => turn === "north");
    await follow(page, `${table.code()}-damaged`);
    await look("a damaged place");
    await follow(page, writeLink(table.code(), { yours: true }));
    await button(page, "play").waitFor();
    await look("your turn");
    await follow(page, writeLink(table.code(), { turns: 0, lap: 1 }));
    await look("a lap to watch");
    await page.goto(page.url().replace("?", "?embed&"));
    await page.locator("#whole").waitFor();
    await look("in another page");
  },
};

for (const [width, height] of [
  [360, 740],
  [1280, 800],
]) {
  for (const [name, scene] of Object.entries(SCENES)) {
    browserTest(`in disguise all is translated and has room: ${name}, ${width} × ${height}`, async ({ openPage }) => {
      const page = await openPage({ width, height, query: "lang=en-XA", storage: INSTANT, touch: width < 400 });
      /** Authors of sources, the longest first; days as the browser writes them; values in a file of a game. */
      const data = [
        ...Object.values(texts)
          .flatMap(({ author }) => author || [])
          .sort((one, other) => other.length - one.length)
          .map((author) => new RegExp(author.replace(/[()]/g, "."), "g")),
        /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g,
        /nakabili, kabwanga, nsolo, embeli/g,
      ];
      /** Each fault, and where it was seen first. @type {Map<string, string>} */
      const faults = new Map();
      await scene(page, async (at) => {
        for (const fault of [...(await untranslated(page, data)), ...(await cramped(page))])
          if (!faults.has(fault)) faults.set(fault, at);
        await screenshot(page, `disguise-${width}-${at.replace(/\W+/g, "-")}`);
      });
      assert.deepEqual(
        [...faults].map(([fault, at]) => `${at}: ${fault}`),
        [],
      );
    });
  }
}
