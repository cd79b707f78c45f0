// Whole games on the page, and all that can be done between two moves.

/** @import {Move} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";

import { GAMES, GameTable, owesTakes, positionCode, shortGame, tableAt } from "./core.js";
import {
  button,
  codeOf,
  FAST,
  follow,
  hold,
  holeButton,
  INSTANT,
  labels,
  press,
  rest,
  showsGame,
  tableOf,
  tap,
  text,
  withSettings,
} from "./desk.js";
import { browserTest, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

for (const game of GAMES) {
  browserTest(`${game} is played to its end by mouse`, async ({ openPage }) => {
    const page = await openPage({ storage: INSTANT });
    if (game !== "nsolo") await page.locator(`button[data-game="${game}"]`).click();
    const table = new GameTable(game, {}, "south");
    await showsGame(page, table);
    for (const move of shortGame(game)) {
      await press(page, move);
      table.play(move);
      await showsGame(page, table);
    }
    const { outcome } = table.position();
    assert.match(await text(page, "#turn"), /^(South|North) wins$/);
    /** @type {Record<string, RegExp>} */
    const why = { wipedOut: /has no seeds left/, stuck: /cannot move/ };
    assert.match(await text(page, "#result"), why[outcome?.reason ?? ""] ?? /^$/);
    assert.ok(await page.locator("#result").isVisible());
    await screenshot(page, `over-${game}`);

    // From here one can look back, or begin again.
    await button(page, "lookBack").click();
    assert.equal(await text(page, "#turn"), "The start");
    await button(page, "end").click();
    await showsGame(page, table);
    await page.locator("#again").click();
    await page.locator('[data-action="start-game"]').click();
    await showsGame(page, new GameTable(game, {}, "south"));
  });
}

browserTest("a game with takes is played to its end by keyboard alone", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  await tabTo(page, 'button[data-game="nakabili"]');
  await page.keyboard.press("Enter");
  await tabTo(page, "button[data-hole]");
  const table = new GameTable("nakabili", {}, "south");
  const { holes } = table.board();
  for (const move of shortGame("nakabili")) {
    if (move.type === "pass") continue;
    const from = await page.evaluate(() => Number(document.activeElement?.getAttribute("data-hole") ?? "-1"));
    assert.ok(from >= 0, "the board keeps the focus");
    const right = holes[move.hole].column - holes[from].column;
    const up = holes[move.hole].line - holes[from].line;
    for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(up); i++) await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
    await page.keyboard.press(table.turns() % 2 ? "Enter" : "Space");
    table.play(move);
    await showsGame(page, table);
  }
  assert.ok(table.position().outcome);
  assert.ok(await page.locator("#result").isVisible());
});

/** @param {Page} page @param {string} selector */
async function tabTo(page, selector) {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

browserTest("the arrows lead to every hole of both kinds of board", async ({ openPage }) => {
  const page = await openPage();
  for (const game of ["nsolo", "embeli"]) {
    await page.locator(`button[data-game="${game}"]`).click();
    const count = await page.locator("button[data-hole]").count();
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        await page.evaluate(
          (hole) => /** @type {HTMLElement} */ (document.querySelector(`[data-hole="${hole}"]`)).focus(),
          from,
        );
        await page.keyboard.press(key);
        reached.add(await page.evaluate(() => Number(document.activeElement?.getAttribute("data-hole") ?? "0")));
        if (reached.size === count) break;
      }
    }
    assert.equal(reached.size, count, game);
  }
});

browserTest("moves that are seen seed by seed end on the core's board", async ({ openPage }) => {
  const page = await openPage({ storage: FAST });
  for (const game of GAMES) {
    await page.locator(`button[data-game="${game}"]`).click();
    const table = new GameTable(game, {}, "south");
    for (const [index, move] of shortGame(game).slice(0, 4).entries()) {
      await press(page, move);
      table.play(move);
      if (index % 2) await page.keyboard.press("Escape");
      await rest(page);
      await showsGame(page, table);
    }
  }
});

browserTest("a double click plays one move, and one into a running move plays none", async ({ openPage }) => {
  const page = await openPage({
    storage: withSettings({ speed: 1 }),
    hash: new GameTable("embeli", {}, "south").code(),
  });
  await tap(page, 3, { clickCount: 2 });
  const table = new GameTable("embeli", {}, "south");
  table.play({ type: "sow", hole: 3 });
  await showsMoving(page, table);
  const answer = /** @type {{ hole: number }} */ (table.position().legal[0]);
  // The click only finishes the move; the next click plays.
  await tap(page, answer.hole);
  await showsGame(page, table);
  await tap(page, answer.hole);
  table.play({ type: "sow", hole: answer.hole });
  await showsMoving(page, table);
  await button(page, "finish").click();
  await showsGame(page, table);

  // Where moves are shown at once, the second click only says that this hole is not one's own any more.
  await button(page, "undo").click();
  table.undo();
  for (let i = 0; i < 6; i++) await page.keyboard.press(">");
  await tap(page, answer.hole, { clickCount: 2 });
  table.play({ type: "sow", hole: answer.hole });
  await showsGame(page, table);
});

/** While a move runs, the address already contains it. @param {Page} page @param {GameTable} table */
async function showsMoving(page, table) {
  assert.equal(await codeOf(page), table.code());
  assert.equal(await page.locator('[data-action="finish"]').getAttribute("aria-disabled"), "false");
}

browserTest("whole turns and single takes are undone and redone", async ({ openPage }) => {
  const table = tableAt("nakabili", {}, owesTakes);
  const { legal, owed } = table.position();
  assert.ok(owed > 1, "there are takes to choose");
  const page = await openPage({ storage: INSTANT, hash: table.code() });
  assert.equal(await text(page, "#turn"), `Take ${owed} more holes`);
  await screenshot(page, "takes-nakabili");
  const [first] = legal;
  await press(page, first);
  assert.ok((await text(page, "#turn")).startsWith(`Take ${owed - 1} more`));
  table.play(first);
  await showsGame(page, table);

  // The take, then the whole turn, then all of it again; by button and by key.
  await button(page, "undo").click();
  table.undo();
  await showsGame(page, table);
  assert.equal(await text(page, "#turn"), `Take ${owed} more holes`);
  await page.keyboard.press("u");
  table.undo();
  await showsGame(page, table);
  assert.equal(table.position().owed, 0);
  await button(page, "redo").click();
  table.redo();
  await showsGame(page, table);
  await page.keyboard.press("Control+Shift+Z");
  table.redo();
  await showsGame(page, table);
  while (table.standing().canUndo) {
    await page.keyboard.press("Control+z");
    table.undo();
    await showsGame(page, table);
  }
  assert.equal(await page.locator('[data-action="undo"]').getAttribute("aria-disabled"), "true");
});

browserTest("in Nsolo all single seeds of a hole are taken at once, in four ways", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  /** @param {import("../../../src/wasm/page.js").Position} position */
  const plenty = ({ owed, legal, seeds }) =>
    owed > 2 && legal.some((move) => move.type === "take" && seeds[move.hole] > 1);
  const table = tableAt("nsolo", {}, plenty);
  const { seeds, owed, legal } = table.position();
  const take = legal.find((move) => move.type === "take" && seeds[move.hole] > 1);
  assert.ok(take && take.type === "take", "there is such a position");
  const [before, n] = [table.code(), Math.min(seeds[take.hole], owed)];
  for (let i = 0; i < n; i++) table.play(take);
  const target = holeButton(page, take.hole);
  /** @type {Record<string, () => Promise<void>>} */
  const ways = {
    "Shift-click": () => target.click({ modifiers: ["Shift"] }),
    "Shift-Enter": () => target.press("Shift+Enter"),
    "a long press": () => hold(page, take.hole, 700),
    "the button": async () => {
      // Another one first, because focusing a focused hole does nothing.
      await holeButton(page, take.hole + 1).focus();
      await target.focus();
      await button(page, "take-all").click();
    },
  };
  for (const [way, act] of Object.entries(ways)) {
    await follow(page, before);
    await act();
    assert.equal(await codeOf(page), table.code(), way);
    await showsGame(page, table);
  }
});

browserTest("who has nothing but singles in every hole of Nsolo passes", async ({ openPage }) => {
  const singles = Array(16).fill(1);
  const some = [0, 0, 2, 2, ...Array(12).fill(0)];
  const table = GameTable.open(positionCode("S", singles, some));
  const page = await openPage({ storage: INSTANT, hash: table.code() });
  await showsGame(page, table);
  assert.match(await text(page, "#caption"), /South has to pass/);
  await screenshot(page, "pass");
  await tap(page, 3);
  assert.equal((await tableOf(page)).turns(), 0, "no hole can be played");
  await button(page, "pass").click();
  table.play({ type: "pass" });
  await showsGame(page, table);
  assert.ok(await page.locator('[data-action="pass"]').isHidden());
  assert.ok(
    await page.evaluate(() => document.activeElement?.matches("button[data-hole]")),
    "the focus goes to the board",
  );

  // Both sides pass, so the position repeats.
  const drawn = GameTable.open(positionCode("S", singles, singles));
  await follow(page, drawn.code());
  for (let i = 0; i < 2; i++) {
    await button(page, "pass").click();
    drawn.play({ type: "pass" });
  }
  await showsGame(page, drawn);
  assert.equal(await text(page, "#turn"), "A draw");
  assert.match(await text(page, "#result"), /A draw: the position has come back/);
});

browserTest("resigning is asked for once, and can be undone", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const table = new GameTable("nsolo", {}, "south");
  await tap(page, 6);
  table.play({ type: "sow", hole: 6 });
  const owed = table.position().owed;
  await button(page, "resign").click();
  await page.locator("#resign footer").waitFor();
  assert.match(await text(page, "#resign"), owed ? /South gives up/ : /North gives up/);
  await page.locator("#resign footer button").first().click();
  await showsGame(page, table);
  await button(page, "resign").click();
  await page.locator('[data-action="confirm-resign"]').click();
  table.resign();
  await showsGame(page, table);
  assert.match(await text(page, "#result"), /^(South|North) wins: (South|North) resigns\.$/);
  await button(page, "undo").click();
  table.undo();
  await showsGame(page, table);
});

browserTest("the board turns round and the game stays", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const before = await labels(page);
  const top = async () => (await holeButton(page, 0).boundingBox())?.y ?? 0;
  const below = await top();
  await page.keyboard.press("f");
  assert.ok((await top()) < below, "South's back row is at the top now");
  assert.deepEqual(await labels(page), before);
  const table = new GameTable("nsolo", {}, "south");
  const [move] = shortGame("nsolo");
  await press(page, /** @type {Move} */ (move));
  table.play(move);
  await showsGame(page, table);
});
