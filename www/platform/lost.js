// The script of the page for unknown addresses, 404.html. Some programs escape the `#` of a link, or lose it; then the
// browser asks the server for a page that does not exist. This script finds the link in the address and goes on to the
// game. It is inlined in the page, because the page may be shown at any depth below the game's folder.

/** How a share code begins. The core reads the rest, whatever follows it. */
const CODE = /\d[NKSE]\w*\.[SN]\./i;

/** The address of the site, if it was known when the page was written. @type {string | null} */
const given = /** @type {ImportMeta & {home?: string}} */ (import.meta).home ?? null;

/**
 * Where to go from an unknown address.
 * @param {string} href
 * @param {string | null} home  where the game is, if that is known
 * @returns {{folder: string, link: string}} the folder of the game, or one to try next; and the link in the address,
 * empty if there is none
 */
export function onward(href, home) {
  const { origin, pathname } = new URL(href);
  // Escapes of letters beyond ASCII have no part in links.
  const plain = href.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
  const address = plain.slice(origin.length);
  const at = address.search(CODE);
  const link = at < 0 ? "" : address.slice(at);
  if (home && href.startsWith(home)) return { folder: home, link };
  const before = at < 0 ? address : address.slice(0, at);
  const [folder] = /^[^?#]*\//.exec(before.replace(/[?#].*/s, "")) ?? ["/"];
  // The server has no page for this folder: one folder up, then.
  const up = folder === pathname ? folder.replace(/[^/]+\/$/, "") : folder;
  return { folder: up, link };
}

if (globalThis.document) {
  const { folder, link } = onward(location.href, given);
  // At the top there is nowhere else to look.
  if (link && location.pathname !== folder) location.replace(`${folder}#${link}`);
  else if (!given) document.querySelector("a")?.setAttribute("href", folder);
}
