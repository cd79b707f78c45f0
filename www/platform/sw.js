// The service worker: it keeps the game on the device, so that the second visit works without a network.
//
// A version is kept as a whole and serves a page as long as it is open. The next version waits beside it until somebody
// asks for it (see offline.js).

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting */
/** @typedef {Event & {request: Request, respondWith: (answer: Promise<Response>) => void}} Asked */
/** @typedef {{first: string[], rest: string[], version: string}} Listed */

// The types of the page's scripts do not cover service workers.
const worker = /** @type {any} */ (self);

/** What the first visit loads, relative to the site's root. */
const first = /** @type {ImportMeta & Listed} */ (import.meta).first;
/** What is loaded on demand. */
const rest = /** @type {ImportMeta & Listed} */ (import.meta).rest;
/** @type {string} */
const root = worker.registration.scope;
/** Other sites of the same origin have caches, too. */
const OURS = `mancala ${root} `;
const CACHE = OURS + /** @type {ImportMeta & Listed} */ (import.meta).version;

/** The site's start page. */
const PAGE = "index.html";
/** Names of files in there contain a digest of their content, so a name that matches is enough. @param {string} file */
const isNamed = (file) => file.startsWith("www/");

/** @param {string} file */
const addressOf = (file) => new URL(file === PAGE ? "./" : file, root).href;

/**
 * Caches some files one after the other, since nobody waits for them.
 * @param {string[]} files
 */
async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    const address = addressOf(file);
    const had = isNamed(file) ? await caches.match(address) : undefined;
    const response = had ?? (await fetch(address, { cache: isNamed(file) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(address, response);
  }
}

/**
 * @param {string} file
 * @param {Request} request
 */
async function answer(file, request) {
  const cache = await caches.open(CACHE);
  const address = addressOf(file);
  // A page older than this worker may still ask for parts of its own version.
  const had = (await cache.match(address)) ?? (isNamed(file) ? await caches.match(address) : undefined);
  if (had) return had;
  const response = await fetch(request);
  if (response.ok && [...first, ...rest].includes(file)) await cache.put(address, response.clone());
  return response;
}

/** Removes what earlier versions have kept, except the latest while other windows may still use it. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) old.pop();
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("install", (/** @type {Lasting} */ event) => {
  // For people who save data, only what the page has loaded anyway; the rest is cached on use.
  const saves = /** @type {any} */ (navigator).connection?.saveData;
  event.waitUntil(keep(saves ? first : [...first, ...rest]));
});

worker.addEventListener("activate", (/** @type {Lasting} */ event) => {
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()]));
});

worker.addEventListener("message", () => worker.skipWaiting());

worker.addEventListener("fetch", (/** @type {Asked} */ event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(root)) return;
  const file = address.slice(root.length) || PAGE;
  if (isNamed(file) || first.includes(file) || rest.includes(file)) event.respondWith(answer(file, request));
});
