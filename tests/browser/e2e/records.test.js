// Games as text, in the browser.

import assert from "node:assert/strict";

import { browserTest, treeUrl } from "./harness.js";

const site = await treeUrl();

browserTest("the module for records is loaded when it is asked for", async ({ openPage }) => {
  const page = await openPage({ site, flowing: true });
  const seen = await page.evaluate(async () => {
    const load = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
    const loaded = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/mind_bg.wasm"));
    const before = loaded();
    const { fromText, toText } = await load("www/files/records.js");
    const text = await toText("1S.S..6.osA", { south: "Chanda" });
    const games = await fromText(text + text);
    const problem = await fromText(`${text}x`).catch((/** @type {unknown} */ problem) => problem);
    return { before, after: loaded(), games, problem };
  });
  const game = { code: "1S.S..6.osA", names: { event: "", date: "", south: "Chanda", north: "" } };
  assert.deepEqual(seen.games, [game, game]);
  assert.deepEqual(seen.problem, { code: "file", line: 7, column: 1, fault: "afterResult" });
  assert.deepEqual([seen.before, seen.after], [false, true]);
});
