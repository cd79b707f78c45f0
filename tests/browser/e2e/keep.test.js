// Nothing is lost: reload, links, storage, crashes of the core.

import assert from "node:assert/strict";

import en from "../../../www/lang/en/page.js";
import { GameTable, linkCode, owesTakes, shortGame, signed, tableAt, wander } from "./core.js";
import { button, codeOf, follow, INSTANT, press, showsGame, tap, text, withSettings } from "./desk.js";
import { browserTest, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const reload = async (page) => {
  await page.reload();
  await page.locator("button[data-hole]").first().waitFor();
};

/** The same page opened at its bare address. @param {Page} page */
async function comeBack(page) {
  const bare = page.url().split("#")[0];
  await page.goto("about:blank");
  await page.goto(bare);
  await page.locator("button[data-hole]").first().waitFor();
}

browserTest("a reload brings everything back: turns, takes, what was undone", async ({ openPage }) => {
  const table = tableAt("nakabili", {}, ({ owed }) => owed === 2);
  const page = await openPage({ storage: INSTANT, hash: table.code() });
  for (const again of [reload, comeBack]) {
    await again(page);
    await showsGame(page, table);
  }
  await press(page, table.position().legal[0]);
  table.play(table.position().legal[0]);
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press("u");
    table.undo();
  }
  for (const again of [reload, comeBack]) {
    await again(page);
    await showsGame(page, table);
  }
  while (table.standing().canRedo) {
    await button(page, "redo").click();
    table.redo();
    await showsGame(page, table);
  }
  assert.equal(await page.locator('[data-action="redo"]').getAttribute("aria-disabled"), "true");
});

browserTest("a page closed while seeds move has the whole move", async ({ openPage }) => {
  const page = await openPage({ storage: withSettings({ speed: 1 }) });
  const table = new GameTable("nsolo", {}, "south");
  await tap(page, 3);
  table.play({ type: "sow", hole: 3 });
  await reload(page);
  await showsGame(page, table);
});

browserTest("each of the four games is kept by itself", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const tables = /** @type {const} */ (["kabwanga", "embeli"]).map((game) => new GameTable(game, {}, "south"));
  for (const table of tables) {
    await page.locator(`button[data-game="${table.start().game}"]`).click();
    const [move] = shortGame(table.start().game);
    await press(page, move);
    table.play(move);
  }
  await page.locator('button[data-game="kabwanga"]').click();
  await showsGame(page, tables[0]);
  await comeBack(page);
  await showsGame(page, tables[0]);
  await page.locator('button[data-game="embeli"]').click();
  await showsGame(page, tables[1]);
});

browserTest("a link opens the same game in a fresh profile, whatever its rules", async ({ openPage }) => {
  const first = await openPage({ storage: INSTANT });
  await follow(first, tableAt("nakabili", {}, owesTakes).code());
  /** @type {[import("../../../src/wasm/page.js").Game, Record<string, string>][]} */
  const games = [
    ["nakabili", { setup: "taper-right", first_bonus: "2" }],
    ["kabwanga", { capture_inside_move: "true" }],
    ["nsolo", { columns: "13", capture: "1913" }],
    ["embeli", { opponent_nti: "skipped", endless: "lose" }],
  ];
  for (const [game, options] of games) {
    const table = new GameTable(game, options, "north");
    let moves = 0;
    wander(table, 5, () => ++moves > 12);
    await follow(first, table.code());
    await showsGame(first, table);
    const second = await openPage({ hash: await codeOf(first) });
    await showsGame(second, table);
    await second.close();
  }
});

const whole = tableAt("nsolo").code();
const faulty = {
  "cut off": [whole.slice(0, -6), "linkChecksum", "linkDamaged"],
  "cut to its first half": [whole.slice(0, 12), "linkDamaged", "linkChecksum"],
  "with a changed letter": [`${whole.slice(0, 9)}${whole[9] === "1" ? "2" : "1"}${whole.slice(10)}`, "linkChecksum"],
  "of another site": ["/somewhere/else?x=1", "linkVersion"],
  "with broken escapes": ["%E0%A4%A", "linkVersion"],
  "of a newer version": [signed(`2${whole.slice(1, whole.lastIndexOf("."))}`), "linkVersion"],
  "without an end": [`1${"S.".repeat(3000)}`, "linkDamaged"],
  "with a move against the rules": [linkCode({ head: "1S", acts: [8] }), "linkMove"],
  "of a board without seeds": [linkCode({ head: "1S", setup: Array(37).fill(0) }), "setup"],
};

browserTest("a faulty link gives a plain sentence and leaves the game alone", async ({ openPage }) => {
  const table = tableAt("kabwanga", {}, ({ taken }) => taken[0] > 0);
  const kept = { ...INSTANT, "mancala.last": "kabwanga", "mancala.game.kabwanga": table.save() };
  const page = await openPage({ storage: kept, hash: faulty["with a changed letter"][0] });
  /** @param {string} kind @param {string[]} problems */
  const said = async (kind, problems) => {
    const sentence = await text(page, "#notices");
    const expected = problems.map((problem) =>
      /** @type {Record<string, string>} */ (en.problem)[problem].replace("{number}", "1"),
    );
    assert.ok(expected.includes(sentence), `${kind}: ${sentence}`);
    await showsGame(page, table);
  };
  await said("with a changed letter", ["linkChecksum"]);
  await screenshot(page, "faulty-link");
  await page.locator("#notices button").click();
  for (const [kind, [code, ...problems]] of Object.entries(faulty)) {
    await follow(page, code);
    await said(kind, problems);
  }
  const move = table.position().legal[0];
  await press(page, move);
  table.play(move);
  await showsGame(page, table);
  assert.equal(await text(page, "#notices"), "", "the next move takes the sentence away");
});

browserTest("going back in the browser's history opens the game of that address", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const one = new GameTable("kabwanga", {}, "south");
  const two = new GameTable("embeli", {}, "south");
  await follow(page, one.code());
  await follow(page, two.code());
  await showsGame(page, two);
  await page.goBack();
  await showsGame(page, one);
});

browserTest("where storage is forbidden everything works, and a sentence says what does not", async ({ openPage }) => {
  const page = await openPage({ storage: "forbidden" });
  assert.match(await text(page, "#notices"), /keeps nothing/);
  await page.locator("#notices button").click();
  for (let i = 0; i < 4; i++) await page.keyboard.press(">");
  const nsolo = new GameTable("nsolo", {}, "south");
  await tap(page, 3);
  nsolo.play({ type: "sow", hole: 3 });
  await showsGame(page, nsolo);
  // The other games are kept as long as the page is open, this one as long as its address.
  await page.locator('button[data-game="embeli"]').click();
  await page.locator('button[data-game="nsolo"]').click();
  await showsGame(page, nsolo);
  await reload(page);
  await showsGame(page, nsolo);
});

browserTest("what is unreadable in the storage does no harm", async ({ openPage }) => {
  const table = new GameTable("kabwanga", {}, "south");
  const page = await openPage({
    storage: {
      "mancala.last": "kabwanga",
      "mancala.game.kabwanga": "rubbish",
      "mancala.game.embeli": "1E.S...xxx~3",
      "mancala.settings": "{",
      "mancala.aside": "[",
    },
  });
  await page.locator('button[data-game="kabwanga"]').click();
  await showsGame(page, table);
  await page.locator('button[data-game="embeli"]').click();
  await showsGame(page, new GameTable("embeli", {}, "south"));
});

browserTest("a fault of the core is caught, and the game goes on where it stood", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  // The next move traps, like a bug in the core. Only the first instance of the core does so.
  await page.addInitScript(() => {
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (...source) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      const { instance, module } = await instantiateStreaming(...source);
      const trap = () => {
        throw new WebAssembly.RuntimeError("unreachable");
      };
      return { module, instance: { exports: { ...instance.exports, gametable_play: trap } } };
    };
  });
  await reload(page);
  const table = new GameTable("nsolo", {}, "south");
  await tap(page, 3);
  await page.locator(".notice").waitFor();
  assert.match(await text(page, "#notices"), /restarted after a fault/);
  await showsGame(page, table);
  await screenshot(page, "fault");
  for (const move of shortGame("nsolo").slice(0, 6)) {
    await press(page, move);
    table.play(move);
    await showsGame(page, table);
  }
});

browserTest("a new game puts the old one aside, and it can be brought back", async ({ openPage }) => {
  const old = tableAt("nsolo", {}, ({ taken }) => taken[0] > 4);
  const page = await openPage({ storage: INSTANT, hash: old.code() });
  const start = async () => {
    await button(page, "new").click();
    await page.locator('#new-game [name="begins"][value="north"]').check();
    await page.locator('[data-action="start-game"]').click();
  };
  await start();
  const fresh = new GameTable("nsolo", {}, "north");
  await showsGame(page, fresh);
  assert.match(await text(page, "#notices"), /Your game of Nsolo after seven turns was put aside/);
  await screenshot(page, "aside");
  await page.locator('[data-action="bring-back"]').click();
  await showsGame(page, old);

  // Also later, after the sentence has gone.
  await start();
  const move = fresh.position().legal[0];
  await press(page, move);
  await reload(page);
  await button(page, "new").click();
  await page.locator("#new-game .aside button").click();
  await showsGame(page, old);
});

browserTest("every choice of the new game's rules reaches the core", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  await button(page, "new").click();
  await page.locator('#new-game [name="game"][value="nsolo"]').check();
  await page.locator("#columns").fill("7");
  await page.locator('[data-action="start-game"]').click();
  assert.ok(await page.locator("#new-game").isVisible(), "seven columns are too few");
  await page.locator("#columns").fill("11");
  for (const [name, value] of [
    ["capture", "1913"],
    ["endless", "lose"],
    ["begins", "north"],
  ]) {
    await page.locator(`#new-game [name="${name}"][value="${value}"]`).check();
  }
  await page.locator('[data-action="start-game"]').click();
  await showsGame(page, new GameTable("nsolo", { columns: "11", capture: "1913", endless: "lose" }, "north"));
});
