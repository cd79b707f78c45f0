// axe-core finds nothing wrong, on the page and in every dialog, by day and night, on phone and desktop;
// and every hole that cannot be played says why.

import assert from "node:assert/strict";

import { refusalSentence } from "../../../www/words/names.js";
import { GAMES, GameTable, owesTakes, refusals, tableAt } from "./core.js";
import { button, codeOf, follow, INSTANT, showsGame, tap, text } from "./desk.js";
import { axe, browserTest, screenshot } from "./harness.js";

/** The buttons that open dialogs, and the ids of these. */
const DIALOGS = {
  new: "new-game",
  rules: "book",
  share: "share",
  settings: "settings",
  help: "help",
  about: "about",
  resign: "resign",
};
const SIZES = { phone: { width: 360, height: 740, touch: true, scale: 2 }, desktop: { width: 1280, height: 800 } };

for (const [device, size] of Object.entries(SIZES)) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    browserTest(`axe-core finds nothing wrong: ${device}, ${colorScheme}`, async ({ openPage }) => {
      const page = await openPage({ ...size, colorScheme, storage: INSTANT });
      const name = `${device}-${colorScheme}`;
      for (const [action, id] of Object.entries(DIALOGS)) {
        // On a phone “About” is reached through the help.
        const nested = device === "phone" && action === "about";
        if (nested) await button(page, "help").click();
        await button(page, action).click();
        await page.locator(`#${id}`).waitFor();
        await axe(page);
        await screenshot(page, `${name}-${id}`);
        await page.keyboard.press("Escape");
        assert.ok(await page.locator(`#${id}`).isHidden());
        if (nested) await page.keyboard.press("Escape");
      }
      for (const game of GAMES) {
        const owing = tableAt(game, {}, owesTakes);
        await follow(page, owing.code());
        await axe(page);
        await screenshot(page, `${name}-${game}`);
      }
      const over = tableAt("embeli");
      await follow(page, over.code());
      await axe(page);
      await screenshot(page, `${name}-over`);
      // Looking back, with a notice on top.
      await follow(page, "rubbish");
      await button(page, "lap-back").click();
      await axe(page);
    });
  }
}

browserTest("every hole that cannot be played says why, for every reason there is", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const found = refusals();
  for (const kind of /** @type {import("../../../src/wasm/page.js").Refusal[]} */ ([
    "over",
    "notYours",
    "notTheirs",
    "empty",
    "closed",
    "single",
    "mutwi",
    "mustJoin",
    "nextOccupied",
    "nti",
    "endless",
  ])) {
    const example = found.get(kind);
    assert.ok(example, `a game with a hole that is refused as ${kind}`);
    const table = GameTable.open(example.code);
    await follow(page, example.code);
    await tap(page, example.hole);
    const position = table.position();
    const sentence = refusalSentence(table.board(), position, example.hole, kind, position);
    assert.equal(await text(page, "#caption"), sentence);
    assert.equal(await text(page, "#status"), sentence, "listeners hear it, too");
    assert.ok(await page.locator("#caption").isVisible());
    assert.equal(await codeOf(page), example.code);
  }
});

browserTest("what a move did is said once, in words", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  await tap(page, 6);
  assert.match(
    await text(page, "#status"),
    /^South takes two seeds from C8\. As many single seeds again: two more, from anywhere, are South’s to choose/,
  );
  const table = new GameTable("nsolo", {}, "south");
  table.play({ type: "sow", hole: 6 });
  await showsGame(page, table);
});
