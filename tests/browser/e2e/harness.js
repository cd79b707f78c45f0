// What every browser test uses. A test fails by itself when the page writes to the console, throws, misses a file or
// asks another origin for anything.
//
//     browserTest("a phone shows the whole board", async ({ openPage }) => {
//       const page = await openPage({ width: 360, height: 740, touch: true });
//       await axe(page);
//       await screenshot(page, "phone");
//     });
//
// `cargo verify -- --only browser` runs all of them, on the site as it is hosted. While writing one, build the core
// once with `cargo verify -- --only core` and run `node --test e2e/smoke.test.js`: that takes the working tree, and
// with MANCALA_DIST=../../target/site the hosted site that the last `cargo verify` has written.

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
 * @property {string} [locale] the browser's preferred language
 * @property {boolean} [reducedMotion]
 * @property {"light" | "dark"} [colorScheme]
 * @property {Record<string, string> | "forbidden"} [storage] the initial content of the page's local storage
 * @property {string} [site] the address of another site than the one under test
 * @property {boolean} [offline] lets the page keep itself for use without a network; most tests are over before it does
 * @property {BrowserContext} [beside] open it in the profile of this page's context
 * @property {RegExp[]} [forgive] messages that this test provokes
 * @property {boolean} [wait] false: returns before the board is there
 * @property {boolean} [hasty] gives workers a twentieth of the thinking time that the page allows
 * @property {boolean} [flowing] lets time pass in the page as usual; otherwise it stands still until `pass` moves it
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
/** The address of the site in the working tree. */
export const treeUrl = () => (tree ??= serve(ROOT).then(({ url }) => url));

/** The folder with the hosted site, when that is under test. */
export const DIST = process.env.MANCALA_DIST ?? "";
/** @type {Promise<string> | undefined} */
let hosted;
/** The address of the site under test: packed for hosting, or else the working tree. */
export function siteUrl() {
  if (!DIST) return treeUrl();
  // Nothing may depend on being at the root of a server.
  hosted ??= serve(DIST, "/some/where/").then(({ url }) => url);
  return hosted;
}

/**
 * A test with a browser. Each page that it opens has a separate profile and is closed at the end.
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
      // An answer from each page arrives after all its complaints so far.
      await Promise.all(contexts.flatMap((context) => context.pages()).map((page) => page.evaluate("0")));
    } catch (error) {
      await shootFailure(name, contexts);
      // The page's own complaint is usually the cause of the failure.
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
    // The tools for stepping appear a moment after the board.
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
 * In the pages of this context timers, frames and the date move only when a test says so. The browser's own movements
 * do not follow that clock: transitions of style sheets, workers, the network.
 * @param {BrowserContext} context
 */
async function stopTime(context) {
  const time = Date.now();
  await context.clock.install({ time });
  await context.clock.pauseAt(time);
}

/**
 * What each page has requested since the last wait.
 * @type {WeakMap<Page, Set<import("playwright-core").Request>>}
 */
const asked = new WeakMap();
/** Parts request more parts: all of them are there once this many checks find nothing new. */
const CALM = 3;

/**
 * Waits until all parts that a page has requested are loaded and running, so that later presses reach them.
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
    // If the page ran it, a worker's script would take the page's messages.
    await page.evaluate(
      arrived,
      scripts.filter((address) => !/\/worker\b/.test(address)),
    );
  }
}

/**
 * Runs in the page: waits until parts have run, and the code that requested them has continued.
 * @param {string[]} parts
 */
async function arrived(parts) {
  // When there is nothing new, load something that is there already: it arrives after everything requested before.
  const old = document.querySelector("script")?.src;
  await Promise.all([...parts, old].map((address) => address && import(address).catch(() => {})));
  for (const link of document.querySelectorAll("link")) {
    if (link.rel !== "stylesheet" || link.sheet) continue;
    await new Promise((done) => ["load", "error"].forEach((end) => link.addEventListener(end, done)));
  }
}

/**
 * Waits until the browser has drawn a frame. That also delivers events without a timer: a closed dialog, a new size of
 * the screen or of an element.
 * @param {Page} page
 */
export const drawn = (page) => page.evaluate(() => document.documentElement.animate([], 1).finished.then(() => {}));

/**
 * Lets time pass in a page: everything due happens, frame by frame.
 * @param {Page} page
 * @param {number} ms
 */
export const pass = (page, ms) => page.clock.runFor(ms);

/** Runs in the page, before its own code: shortens thinking, because the clock of workers cannot be held. */
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

/** Runs in the page, before its own code: like a browser that blocks cookies and site data. */
function forbidStorage() {
  const forbidden = {
    get() {
      throw new DOMException("Access is denied.", "SecurityError");
    },
  };
  Object.defineProperty(window, "localStorage", forbidden);
  Object.defineProperty(window, "sessionStorage", forbidden);
}

/** Runs in the page, and in the empty one before it, which stores nothing. @param {Record<string, string>} storage */
function keepEntries(storage) {
  if (location.protocol !== "file:") return;
  for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
}

/** Runs in the page: like a browser without service workers. */
function forbidServiceWorkers() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined, configurable: true });
}

/**
 * Notes everything that should not happen in a page.
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
    // Leaving a page aborts what it was still loading.
    if (why !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${why}`);
  });
}

async function launch() {
  const args = [
    "--disable-gpu",
    "--disable-sync",
    // Whatever the page or the browser asks the network for stays here.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ];
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium, Chrome or Edge was found. `node browser.js` gets one.");
  return chromium.launch({ executablePath, args });
}

/**
 * Saves a picture of the page in `target/screenshots/` when the variable `SCREENSHOTS` is set.
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
 * Saves a picture of what a failed test saw last.
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
