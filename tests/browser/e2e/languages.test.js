// Another language: how it is chosen, and what stands in for what it lacks. And the disguise `en-XA`, in which nothing
// may be left in plain English and nothing may be cut off.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

import assert from "node:assert/strict";

import { button, codeOf, INSTANT, tap, text } from "./desk.js";
import { browserTest, treeUrl } from "./harness.js";

/**
 * Makes the tree's page one with a second language, of a few words and written from right to left.
 * @param {Page} page
 */
async function withFrench(page) {
  /** @param {string} path @param {string} body */
  const put = (path, body) =>
    page.context().route(`**/www/lang/${path}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await put(
    "languages.js",
    'export const LANGUAGES = { en: { name: "English", locale: "en-GB" }, fr: { name: "Français", dir: "rtl" } };',
  );
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
