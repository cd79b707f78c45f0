// A small file server, for running tests without the tool and for sites below a sub-path.

import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves a folder on a free port of the loopback address.
 * @param {string} folder
 * @param {string} [base] the path that the site is under, with a slash at both ends
 * @returns {Promise<{ url: string, close: () => void }>} the address of the site; the server keeps no process alive
 */
export async function serve(folder, base = "/") {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const inside = normalize(`/${path.slice(base.length)}`);
    const file = join(folder, inside.endsWith("/") ? `${inside}index.html` : inside);
    const found = path.startsWith(base) && (await stat(file).catch(() => null))?.isFile();
    if (!found) {
      // As hosts of static sites do.
      const page = await readFile(join(folder, "404.html")).catch(() => "");
      response.writeHead(404, { "Content-Type": TYPES[".html"] }).end(page);
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  server.unref();
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
