// What every test in a browser uses. A test fails by itself when the page says anything on the console, throws,
// misses a file or asks another origin for anything.
//
//     browserTest("a phone shows the whole board", async ({ openPage }) => {
//       const page = await openPage({ width: 360, height: 740, touch: true });
//       await axe(page);
//       await screenshot(page, "phone");
//     });
//
// `cargo verify -- --only browser` runs all of them, on the site as it is hosted. While writing one, build the core
// once with `cargo verify -- --only core` and run `node --test e2e/smoke.test.js`: that takes the working tree, and with
// MANCALA_DIST=../../target/site the hosted site that the last `cargo verify` has written.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { findBrowser } from "../browser.js";
import { serve } from "./server.js";

export { axe } from "./axe.js";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("playwright-core").Page} Page */

/**
 * @typedef {object} PageOptions
 * @property {number} [width] of the window, in CSS pixels
 * @property {number} [height]
 * @property {number} [scale] device pixels in a CSS pixel
 * @property {boolean} [touch] a phone or tablet: touch and mobile layout
 * @property {string} [hash] what stands after `#` in the address
 * @property {string} [query] what stands after `?`
 * @property {string} [locale] the language that the browser prefers
 * @property {boolean} [reducedMotion]
 * @property {"light" | "dark"} [colorScheme]
 * @property {Record<string, string> | "forbidden"} [storage] what the page finds in its local storage
 * @property {string} [site] the address of another site than the one under test
 * @property {boolean} [offline] the page may keep itself for when there is no network; most tests are over before it does
 * @property {BrowserContext} [beside] open it in the profile of this page's context
 * @property {RegExp[]} [forgive] messages that this test provokes
 * @property {boolean} [wait] false: return before the board is there
 * @property {boolean} [hasty] workers get a twentieth of the time for thinking that the page gives them
 * @property {boolean} [flowing] time passes in the page as it does outside; else it stands still until `pass` lets it
 */

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SCREENSHOTS = join(ROOT, "target/screenshots");

/** The root of the repository, for tests that read files. */
export { ROOT };

/** @type {Browser | undefined} */
let browser;
after(async () => browser?.close());

/** @type {Promise<string> | undefined} */
let tree;
/** The address of the site as it lies in the working tree. */
export const treeUrl = () => (tree ??= serve(ROOT).then(({ url }) => url));

/** The folder with the site as it is hosted, when that is under test. */
export const DIST = process.env.MANCALA_DIST ?? "";
/** @type {Promise<string> | undefined} */
let hosted;
/** The address of the site under test: packed as it is hosted, or else the working tree. */
export function siteUrl() {
  if (!DIST) return treeUrl();
  // Nothing may depend on being at the root of a server.
  hosted ??= serve(DIST, "/some/where/").then(({ url }) => url);
  return hosted;
}

/**
 * A test with a browser at hand. Each page that it opens has a profile of its own and is closed at the end.
 * @param {string} name a sentence
 * @param {(browser: { openPage: (options?: PageOptions) => Promise<Page> }) => Promise<void>} body
 * @param {{ timeout?: number }} [options] milliseconds
 */
export function browserTest(name, body, { timeout = 120_000 } = {}) {
  test(name, { timeout }, async () => {
    /** @type {BrowserContext[]} */
    const contexts = [];
    /** @type {string[]} */
    const problems = [];
    try {
      await body({ openPage: (options) => openPage(options ?? {}, contexts, problems) });
      // An answer from each page comes after whatever it has complained of so far.
      await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => page.evaluate("0")));
    } catch (error) {
      await shootFailure(name, contexts);
      // The page's own complaint is mostly the cause of what the test missed.
      if (problems.length > 0) throw new Error(`The page complained:\n${problems.join("\n")}`, { cause: error });
      throw error;
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
    if (problems.length > 0) throw new Error(`The page complained:\n${problems.join("\n")}`);
  });
}

/**
 * @param {PageOptions} options
 * @param {BrowserContext[]} contexts
 * @param {string[]} problems
 */
async function openPage(options, contexts, problems) {
  const url = new URL(options.site ?? (await siteUrl()));
  const context = options.beside ?? (await openContext(options, url, contexts, problems));
  const page = await context.newPage();
  url.search = options.query ?? url.search;
  url.hash = options.hash ?? "";
  await page.goto(url.href);
  if (options.wait !== false) {
    await page.locator("button[data-hole]").first().waitFor();
    // What is needed for stepping comes a moment after the board.
    await page.locator("#turn-slider").waitFor({ state: "attached" });
  }
  return page;
}

/**
 * @param {PageOptions} options
 * @param {URL} url
 * @param {BrowserContext[]} contexts
 * @param {string[]} problems
 */
async function openContext(options, url, contexts, problems) {
  browser ??= await launch();
  const onDisk = url.protocol === "file:";
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    deviceScaleFactor: options.scale ?? 1,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    colorScheme: options.colorScheme ?? "light",
    locale: options.locale ?? "en-GB",
    storageState: {
      cookies: [],
      origins: onDisk ? [] : [{ origin: url.origin, localStorage: entries(options.storage) }],
    },
  });
  contexts.push(context);
  context.setDefaultTimeout(15_000);
  watch(context, url.origin, options.forgive ?? [], problems);
  if (!options.flowing) await stopTime(context);
  if (options.hasty) await context.addInitScript(hastenWorkers);
  if (options.storage === "forbidden") await context.addInitScript(forbidStorage);

  if (onDisk && typeof options.storage === "object") await context.addInitScript(keepEntries, options.storage);
  if (!options.offline) await context.addInitScript(forbidServiceWorkers);
  return context;
}

/**
 * In the pages of this context timers, frames and the date move only when a test says so. What the browser itself moves does
 * not stand on that clock: transitions of the style sheet, workers, the network.
 * @param {BrowserContext} context
 */
async function stopTime(context) {
  const time = Date.now();
  await context.clock.install({ time });
  await context.clock.pauseAt(time);
}

/** What each page has asked for since somebody waited for it. @type {WeakMap<Page, Set<import("playwright-core").Request>>} */
const asked = new WeakMap();
/** Parts ask for parts: only when so many times nothing new was asked for, all are there. */
const CALM = 3;

/**
 * Waits until all parts that a page has asked for are there and at work, so that what is pressed next meets them.
 * @param {Page} page
 */
export async function loaded(page) {
  const waiting = asked.get(page) ?? new Set();
  for (let calm = 0; calm < CALM; calm += 1) {
    const requests = [...waiting];
    waiting.clear();
    if (requests.length > 0) calm = 0;
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    const scripts = requests.filter((request) => request.resourceType() === "script").map((request) => request.url());
    // Run by the page, the script of a worker would take its messages.
    await page.evaluate(
      arrived,
      scripts.filter((address) => !/\/worker\b/.test(address)),
    );
  }
}

/** Runs in the page: waits until parts have run, and those have gone on that asked for them before. @param {string[]} parts */
async function arrived(parts) {
  // Something that is there already, when there is nothing new: it comes after all that was asked for before it.
  const old = document.querySelector("script")?.src;
  await Promise.all([...parts, old].map((address) => address && import(address).catch(() => {})));
  for (const link of document.querySelectorAll("link")) {
    if (link.rel !== "stylesheet" || link.sheet) continue;
    await new Promise((done) => ["load", "error"].forEach((end) => link.addEventListener(end, done)));
  }
}

/**
 * Waits until the browser has drawn a picture. With it come events that pass through no timer of the page: a dialog was closed,
 * the screen or an element has another size.
 * @param {Page} page
 */
export const drawn = (page) => page.evaluate(() => document.documentElement.animate([], 1).finished.then(() => {}));

/**
 * Lets time pass in a page: whatever is due within it happens, a frame at a time.
 * @param {Page} page
 * @param {number} ms
 */
export const pass = (page, ms) => page.clock.runFor(ms);

/** Runs in the page, before its own code: workers have a clock of their own, which nobody can hold. */
function hastenWorkers() {
  window.Worker = class extends Worker {
    /** @override @param {any} message @param {any[]} given */
    postMessage(message, ...given) {
      super.postMessage(message.ms ? { ...message, ms: message.ms / 20 } : message, ...given);
    }
  };
}

/** @param {PageOptions["storage"]} storage */
function entries(storage) {
  if (storage === undefined || storage === "forbidden") return [];
  return Object.entries(storage).map(([name, value]) => ({ name, value }));
}

/** Runs in the page, before its own code: as where cookies and site data are blocked. */
function forbidStorage() {
  const forbidden = {
    get() {
      throw new DOMException("Access is denied.", "SecurityError");
    },
  };
  Object.defineProperty(window, "localStorage", forbidden);
  Object.defineProperty(window, "sessionStorage", forbidden);
}

/** Runs in the page, and on the empty one before it, which keeps nothing. @param {Record<string, string>} storage */
function keepEntries(storage) {
  if (location.protocol !== "file:") return;
  for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
}

/** Runs in the page: as in a browser that has none. */
function forbidServiceWorkers() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined, configurable: true });
}

/**
 * Notes whatever should not happen in a page.
 * @param {BrowserContext} context
 * @param {string} origin
 * @param {RegExp[]} forgive
 * @param {string[]} problems
 */
function watch(context, origin, forgive, problems) {
  context.on("page", (page) => {
    const waiting = new Set();
    asked.set(page, waiting);
    page.on("request", (request) => waiting.add(request));
  });
  /** @param {string} problem */
  const note = (problem) => {
    if (!forgive.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type())) {
      note(`console.${message.type()}: ${message.text()} (${message.location().url}:${message.location().lineNumber})`);
    }
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().stack || error.error()}`));
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && asked !== origin) note(`request to another origin: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Leaving a page ends what it was still loading.
    if (why !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${why}`);
  });
}

async function launch() {
  const args = [
    "--disable-gpu",
    "--disable-sync",
    // Whatever the page or the browser might ask the world for, it stays here.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ];
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium, Chrome or Edge was found. `node browser.js` gets one.");
  return chromium.launch({ executablePath, args });
}

/**
 * Keeps a picture of the page in `target/screenshots/` when the variable `SCREENSHOTS` is set.
 * @param {Page} page
 * @param {string} name
 */
export async function screenshot(page, name) {
  if (process.env.SCREENSHOTS) await shoot(page, name);
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function shoot(page, name) {
  await mkdir(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}

/**
 * Keeps a picture of what a failed test saw last.
 * @param {string} name
 * @param {BrowserContext[]} contexts
 */
async function shootFailure(name, contexts) {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const file = `failed-${name.replace(/[^a-z0-9]+/gi, "-")}${index > 0 ? `-${index}` : ""}`;
    await shoot(page, file).catch(() => {});
  }
}
