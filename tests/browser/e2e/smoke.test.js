import assert from "node:assert/strict";

import { browserTest, screenshot, treeUrl } from "./harness.js";

browserTest("the page opens on a board, without a complaint", async ({ openPage }) => {
  const page = await openPage();
  assert.ok((await page.locator("button[data-hole]").count()) > 0, "there are buttons for the holes");
  assert.ok(await page.locator("canvas").first().isVisible(), "there is a drawing of the board");
  await screenshot(page, "smoke");
});

browserTest("so does the page of the working tree, which is not packed", async ({ openPage }) => {
  const page = await openPage({ site: await treeUrl() });
  assert.ok((await page.locator("button[data-hole]").count()) > 0);
});
