// Runs axe-core in an isolated world, in which the page cannot see it and time passes even where a test holds the
// page's clock.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** @typedef {import("playwright-core").Page} Page */

const SOURCE = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What to report of each fault. No preloading: it would copy in the stylesheets that the working tree imports, which
 * the page's policy forbids. Only rules that are off, or about sound and film, would read them.
 */
const FAULTS = `axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => [
    id + ": " + help,
    ...nodes.map(({ target, failureSummary }) =>
      "    " + target.join(" ") + ": " + failureSummary.replace(/\\s+/g, " ")),
  ]))`;

/**
 * Fails when axe-core finds anything wrong with the page as it is now.
 * @param {Page} page
 */
export async function axe(page) {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await devtools.send("Page.getFrameTree");
    // The same world each time, until the page is left.
    const world = { frameId: frameTree.frame.id, worldName: "axe" };
    const { executionContextId: contextId } = await devtools.send("Page.createIsolatedWorld", world);
    /** @param {string} expression */
    const run = async (expression) => {
      const asked = { expression, contextId, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    if (!(await run("'axe' in globalThis"))) await run(`${await SOURCE}; 0`);
    /** @type {string[]} */
    const faults = await run(FAULTS);
    if (faults.length > 0) throw new Error(`axe-core found:\n${faults.join("\n")}`);
  } finally {
    await devtools.detach();
  }
}
