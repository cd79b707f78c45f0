// The hosted site, below a path other than the root, without a network, in a newer version, and as one file.

/** @import {Page} from "playwright-core" */

import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { GAMES, GameTable } from "./core.js";
import { button, codeOf, holeButton, INSTANT, openDialog, rest, until, withSettings } from "./desk.js";
import { axe, browserTest, DIST, pass, screenshot, siteUrl } from "./harness.js";
import { serve } from "./server.js";

/** A file with a digest of its content in its name. */
const NAMED = /^(?:[a-z]+\/)*[a-z_]+-[A-Z0-9]{8}\.(?:js|css|wasm)$/;
/** Words lie in a folder with a digest of all its files in its name. */
const WORDS = /^lang\/[a-z]+-[0-9a-f]{12}\/[a-z]+\.js$/;

/** @type {typeof browserTest} */
const hostTest = (name, body, options) => {
  if (DIST) browserTest(name, body, options);
  else test(name, { skip: "needs the written site: cargo verify -- --only browser" }, () => {});
};

/** @param {string} file */
const read = (file) => readFile(join(DIST, file), "utf8");

/** Width and height of a PNG file. @param {string} file */
async function sizeOf(file) {
  const bytes = await readFile(join(DIST, file));
  assert.equal(bytes.toString("latin1", 1, 4), "PNG", file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/**
 * Opens everything that is loaded on demand, and closes it again; also has the computer think once.
 * @param {Page} page
 */
async function openAll(page) {
  for (const dialog of ["new", "settings", "help", "about", "teams", "resign", "rules", "lay", "share"]) {
    // By keyboard, because a notice may lie over the button.
    await button(page, dialog).press("Enter");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  for (const mode of ["marker", "predict"]) {
    await button(page, mode).click();
    await page.locator(`[data-action="${mode}"][aria-pressed="true"]`).waitFor();
    await button(page, mode).click();
    await page.locator(`[data-action="${mode}"][aria-pressed="false"]`).waitFor();
  }
  await button(page, "hint").press("Enter");
  await page.locator("#caption", { hasText: /best|wins in/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
  await page.locator('button[data-hole]:not([aria-disabled="true"])').first().hover();
  await until(page, page.locator("#caption", { hasText: "would" }));
}

/**
 * Asks the computer's worker for a move in a new game of each kind.
 * @param {Page} page
 */
const askWorker = (page) =>
  page.evaluate(
    async (games) => {
      const { oneFile } = /** @type {any} */ (globalThis);
      const cache = oneFile ? null : await caches.open((await caches.keys())[0]);
      const kept = (await cache?.keys())?.map(({ url }) => url) ?? [];
      const url = oneFile
        ? URL.createObjectURL(new Blob([oneFile.text("www/computer/worker.js")], { type: "text/javascript" }))
        : kept.find((address) => address.includes("/computer/worker-"));
      const code = oneFile
        ? oneFile.bytes("www/core/mind_bg.wasm")
        : await (await fetch(kept.find((address) => address.includes("/mind_bg-")) ?? "")).arrayBuffer();
      const worker = new Worker(url ?? "", { type: oneFile ? "classic" : "module" });
      worker.postMessage(await WebAssembly.compile(code));
      const answers = [];
      for (const saved of games) {
        const answer = new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data.answer);
          worker.onerror = reject;
        });
        worker.postMessage({ saved, level: 4, ms: 200, chance: 1 });
        answers.push(await answer);
      }
      worker.terminate();
      return answers;
    },
    GAMES.map((game) => new GameTable(game, {}, "south").save()),
  );

/** @param {unknown[]} answers */
function areMoves(answers) {
  answers.forEach((moves, i) => {
    const table = new GameTable(GAMES[i], {}, "south");
    assert.ok(Array.isArray(moves) && moves.length > 0, GAMES[i]);
    for (const move of moves) table.play(move);
    assert.equal(table.turns(), 1);
  });
}

/** Waits until the page is kept for use without a network. @param {Page} page */
async function kept(page) {
  // The first visit has other things to do first.
  await pass(page, 3000);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (!serviceWorker.controller) await new Promise((ready) => (serviceWorker.oncontrollerchange = ready));
  });
}

hostTest("each part is named by its content, and every address is relative", async () => {
  const files = (await readdir(join(DIST, "www"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(DIST, "www/").length));
  assert.ok(files.length > 15);
  for (const file of files) assert.match(file, file.startsWith("lang/") ? WORDS : NAMED);
  for (const page of ["index.html", ...GAMES.map((game) => `${game}.html`)]) {
    for (const [, address] of (await read(page)).matchAll(/ (?:href|src)="([^"]*)"/g)) {
      assert.doesNotMatch(address, /^\/|:/, page);
      await readFile(join(DIST, address));
    }
  }
});

hostTest("the policy is in force, and everything on the page keeps to it", async ({ openPage }) => {
  const page = await openPage({ forgive: [/inline script|inline style|eval/] });
  assert.notEqual(new URL(page.url()).pathname, "/");
  const broken = await page.evaluate(async () => {
    /** @type {string[]} */
    const directives = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => directives.push(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "document.title = 'broken into'";
    document.head.append(script);
    document.body.setAttribute("style", "display: none");
    // What is forbidden is told of with the next picture.
    await document.documentElement.animate([], 100).finished;
    document.body.removeAttribute("style");
    return { directives, shown: getComputedStyle(document.body).display, title: document.title };
  });
  assert.deepEqual(broken.directives.sort(), ["script-src-elem", "style-src-attr"]);
  assert.equal(broken.shown, "block");
  assert.doesNotMatch(broken.title, /broken/);

  // From here on the console must stay silent.
  const strict = await openPage({ storage: INSTANT });
  await openAll(strict);
  await strict.locator("#present, [data-action=present]").first().click();
  await strict.locator('[data-action="present"][title*="End"]').waitFor();
});

hostTest("it can be installed, with icons of the sizes it says", async ({ openPage }) => {
  const manifest = JSON.parse(await read("manifest.webmanifest"));
  for (const { src, type, sizes } of manifest.icons) {
    if (type === "image/png") assert.equal((await sizeOf(src)).join("x"), sizes, src);
    else assert.match(await read(src), /^<svg /);
  }
  assert.deepEqual(
    manifest.icons.map(
      (/** @type {{sizes: string, purpose?: string}} */ { sizes, purpose }) => `${sizes} ${purpose ?? ""}`,
    ),
    ["any ", "192x192 any", "512x512 any", "512x512 maskable"],
  );
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.ok(url.endsWith("/manifest.webmanifest"));
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A test's profile is temporary, so that nothing can be installed in it.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== "in-incognito"),
    [],
  );
});

hostTest("a link to one game shows its words and picture, and leads to that game", async ({ openPage }) => {
  const root = await siteUrl();
  const page = await openPage();
  for (const game of GAMES) {
    const html = await read(`${game}.html`);
    /** @param {string} name */
    const tag = (name) => html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))?.[1] ?? "";
    const name = game[0].toUpperCase() + game.slice(1);
    assert.match(html, new RegExp(`<title>${name} – Four Mancalas</title>`));
    assert.equal(tag("og:title"), `${name} – Four Mancalas`);
    assert.ok(tag("description").length > 80 && tag("og:description") === tag("description"));
    assert.equal(tag("twitter:card"), "summary_large_image");
    assert.match(tag("og:image:alt"), new RegExp(name));
    assert.deepEqual(await sizeOf(tag("og:image")), [1200, 630]);
    await page.goto(new URL(`${game}.html`, root).href);
    await page.locator(`body[data-game="${game}"]`).waitFor();
    await page.waitForFunction((address) => location.href.startsWith(`${address}#`), root);
  }
  assert.match(await read("404.html"), /<a href="\.\/">/);
});

hostTest("the second visit needs no network, for nothing at all", async ({ openPage }) => {
  const server = await serve(DIST, "/far/below/");
  const first = await openPage({ site: server.url, offline: true, storage: INSTANT });
  await kept(first);
  server.close();
  await first.close();
  const page = await openPage({ site: server.url, beside: first.context() });
  await openAll(page);
  areMoves(await askWorker(page));
  await page.goto(`${server.url}kabwanga.html`);
  await page.locator('body[data-game="kabwanga"]').waitFor();
  await holeButton(page, 3).click();
  await rest(page);
  assert.ok((await codeOf(page)).length > 5);
  // The whole list, and of the four pages each.
  const kinds = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const keys = await (await caches.open(name)).keys();
    return { others, addresses: keys.map(({ url }) => url) };
  });
  assert.deepEqual(kinds.others, []);
  const parts = await readdir(join(DIST, "www"), { recursive: true, withFileTypes: true });
  const counted = parts.filter((entry) => entry.isFile()).length;
  assert.equal(kinds.addresses.filter((address) => address.includes("/www/")).length, counted);
});

/**
 * Makes another version of a written site: a different stylesheet, and a page that tells which version it is.
 * @param {string} folder
 * @param {string} version
 */
async function makeVersion(folder, version) {
  /** @param {string} file @param {(text: string) => string} work */
  const change = async (file, work) => writeFile(join(folder, file), work(await readFile(join(folder, file), "utf8")));
  const style = (await readdir(join(folder, "www"))).find((file) => /^style-/.test(file)) ?? "";
  const other = `style-${version.toUpperCase().repeat(8).slice(0, 8)}.css`;
  await rename(join(folder, "www", style), join(folder, "www", other));
  await change("index.html", (page) =>
    page.replaceAll(style, other).replace('<html lang="en"', `$& data-version="${version}"`),
  );
  await change("sw.js", (worker) =>
    worker.replaceAll(style, other).replace(/"[0-9a-z]{12}"/, `"${version.repeat(12)}"`),
  );
}

hostTest("a new version offers itself, waits until it is asked for, and keeps the game", async ({ openPage }) => {
  const folder = await mkdtemp(join(tmpdir(), "mancala-"));
  try {
    await cp(DIST, folder, { recursive: true });
    const server = await serve(folder, "/game/");
    const page = await openPage({ site: server.url, offline: true, storage: INSTANT });
    await kept(page);
    /** @param {Page} one */
    const version = (one) => one.evaluate(() => document.documentElement.dataset.version ?? "first");
    const versions = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ")[2]));
    const offer = page.locator(".notice", { hasText: "new version" });
    assert.equal((await versions()).length, 1);

    await makeVersion(folder, "a");
    await page.reload();
    await holeButton(page, 1).click();
    await until(page, offer);
    const game = await codeOf(page);
    assert.ok(game.length > 5);
    await screenshot(page, "new-version");
    await axe(page);
    // Another window of the same version.
    const other = await openPage({ site: server.url, beside: page.context() });
    const otherOffer = other.locator(".notice", { hasText: "new version" });
    await until(other, otherOffer);
    for (const one of [page, other]) {
      assert.equal(await version(one), "first");
      await one.evaluate(() => Object.assign(window, { untouched: true }));
    }
    await offer.getByRole("button", { name: "Load it" }).click();
    await page.locator('html[data-version="a"]').waitFor();
    await page.locator("button[data-hole]").first().waitFor();
    assert.equal(await codeOf(page), game, "the game is kept");
    // The other window goes on unchanged, with all parts of its own version, until it is asked, too.
    await openAll(other);
    assert.equal(await other.evaluate(() => /** @type {any} */ (window).untouched), true);
    assert.equal((await versions()).length, 2);
    await otherOffer.getByRole("button", { name: "Load it" }).click();
    await other.locator('html[data-version="a"]').waitFor();
    await other.close();

    await makeVersion(folder, "b");
    await page.reload();
    await until(page, offer);
    assert.equal(await version(page), "a");
    await offer.getByRole("button", { name: "Load it" }).click();
    await page.locator('html[data-version="b"]').waitFor();
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    assert.deepEqual(await versions(), ["b".repeat(12)]);
    server.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

/**
 * Plays random holes until the game is over.
 * @param {Page} page
 */
const playOut = (page) =>
  page.evaluate(async () => {
    let dice = 5;
    const roll = (/** @type {number} */ n) => ((dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0) >>> 8) % n;
    let presses = 0;
    while (document.querySelector("#result")?.hasAttribute("hidden") && presses < 5000) {
      const pass = /** @type {HTMLButtonElement | null} */ (
        document.querySelector('[data-action="pass"]:not([hidden])')
      );
      const holes = document.querySelectorAll('button[data-hole]:not([aria-disabled="true"])');
      (pass ?? /** @type {HTMLButtonElement} */ (holes[roll(holes.length)])).click();
      presses += 1;
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
    }
    return presses;
  });

hostTest(
  "the one file, opened from a disk, plays whole games, with all parts and the computer",
  async ({ openPage }) => {
    const folder = await mkdtemp(join(tmpdir(), "mancala-"));
    try {
      // A name as given by a phone, in a folder with nothing else.
      const file = join(folder, "mancala (1).html");
      await cp(join(DIST, "mancala.html"), file);
      const site = pathToFileURL(file).href;
      const page = await openPage({ site, storage: withSettings({ speed: 7 }), offline: true });
      /** @type {string[]} */
      const asked = [];
      page.on("request", (request) => asked.push(request.url()));
      for (const game of GAMES) {
        await page.locator(`#games button[data-game="${game}"]`).click();
        const presses = await playOut(page);
        const table = GameTable.open(await codeOf(page));
        assert.ok(table.position().outcome, `${game}: over after ${presses} presses`);
      }
      areMoves(await askWorker(page));
      await button(page, "new").press("Enter");
      await page.locator('dialog[open] [data-action="start-game"]').click();
      await openAll(page);
      await screenshot(page, "one-file");
      const others = asked.filter((address) => !address.startsWith("blob:") && !address.startsWith("data:"));
      assert.deepEqual(others, []);
      const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', "content");
      assert.doesNotMatch(policy ?? "", /'unsafe|self|http/);

      const forbidden = await openPage({ site, storage: "forbidden" });
      await forbidden.locator(".notice", { hasText: "keeps nothing" }).waitFor();
      await forbidden.locator('button[data-hole]:not([aria-disabled="true"])').first().click();
      await rest(forbidden);
      assert.equal(GameTable.open(await codeOf(forbidden)).turns(), 1);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

hostTest("the one file says so where a browser is too old for it", async ({ openPage }) => {
  const site = pathToFileURL(join(DIST, "mancala.html")).href;
  const first = await openPage({ site, forgive: [/DecompressionStream is not defined/] });
  await first.context().addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  const page = await openPage({ site, beside: first.context(), wait: false });
  await page.locator("body", { hasText: "This browser is too old for the game in one file." }).waitFor();
});

hostTest(
  "English words of the page come with it, others are asked for; the one file has all inside",
  async (browser) => {
    /** @param {Page} page */
    const words = (page) =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => name.match(/lang\/([^/]+)-\w+\/page\.js$/)?.[1] ?? []),
      );
    const english = await browser.openPage();
    assert.deepEqual(await words(english), []);
    assert.equal(await english.locator("html").getAttribute("lang"), "en-GB");
    assert.equal(await english.locator("html.translated").count(), 0, "and nothing makes room for longer words");

    const site = pathToFileURL(join(DIST, "mancala.html")).href;
    const disguised = await browser.openPage({ site, query: "lang=en-XA" });
    await openDialog(disguised, "settings");
    assert.doesNotMatch((await disguised.locator("#settings h2").textContent()) ?? "", /[A-Za-z]/);
    assert.equal(await disguised.locator("html").getAttribute("lang"), "en-XA");
  },
);
