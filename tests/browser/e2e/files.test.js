// Files of games, the list of saved games, and two tabs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { GAMES, GameTable, shortGame, tableAt } from "./core.js";
import { button, codeOf, INSTANT, press, showsGame, text } from "./desk.js";
import { axe, browserTest, pass, ROOT, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const DIALOG = "#my-games";
const rows = `${DIALOG} .shelf > li`;

/** @param {Page} page */
async function openGames(page) {
  // The list is in the order in which games were used: what is done next is later than what was done before.
  await pass(page, 1000);
  await button(page, "games").click();
  await page.locator(`${DIALOG}[open]`).waitFor();
}

/** @param {Page} page */
const close = (page) => page.locator(`${DIALOG} header button`).click();

/** @param {Page} page @param {string} action */
const deed = (page, action) => page.locator(`${DIALOG} [data-action="${action}-games"]`).click();

/** Waits for a sentence in the dialog. @param {Page} page @param {RegExp} sentence */
const said = (page, sentence) => page.locator(`${DIALOG} .said`).filter({ hasText: sentence }).waitFor();

/** Removes the browser's dialog for files, so that files go to the downloads. @param {Page} page */
const withoutPicker = (page) => page.evaluate(() => void Reflect.deleteProperty(window, "showSaveFilePicker"));

/** The download that some work starts. @param {Page} page @param {() => Promise<void>} work */
async function downloaded(page, work) {
  const [download] = await Promise.all([page.waitForEvent("download"), work()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/**
 * Drops files on the page, as from a file manager.
 * @param {Page} page
 * @param {{name: string, text: string}[]} files
 * @param {string} [target]
 */
async function drop(page, files, target = "#board") {
  const transfer = await page.evaluateHandle((parts) => {
    const data = new DataTransfer();
    for (const { name, text } of parts) data.items.add(new File([text], name, { type: "text/plain" }));
    return data;
  }, files);
  await page.dispatchEvent(target, "dragenter", { dataTransfer: transfer });
  await page.locator("#drop").waitFor();
  const taken = await transfer.evaluate(
    (dataTransfer, selector) =>
      !document
        .querySelector(selector)
        ?.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true })),
    target,
  );
  assert.ok(taken, "the page takes the file over from the browser");
  await page.dispatchEvent(target, "drop", { dataTransfer: transfer });
  await page.locator("#drop").waitFor({ state: "detached" });
}

/** Pastes a text, as Ctrl-V does. @param {Page} page @param {string} text @param {string} [target] */
const paste = (page, text, target = "body") =>
  page.evaluate(
    ([selector, content]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", content);
      document.querySelector(selector)?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    [target, text],
  );

/**
 * Waits until this game is on the board.
 * @param {Page} page
 * @param {GameTable} table
 * @param {boolean} [named]  holes are named after people's teams
 */
async function shows(page, table, named = false) {
  await page.waitForFunction((hash) => location.hash === hash, `#${table.code()}`);
  if (!named) await showsGame(page, table);
}

/** A first sowing of Nsolo after which the other side moves. */
const QUIET = (() => {
  const first = new GameTable("nsolo", {}, "south").position().legal;
  const quiet = first.find((move) => {
    const table = new GameTable("nsolo", {}, "south");
    table.play(move);
    return table.position().turn === "north";
  });
  if (quiet?.type !== "sow") throw new Error("every sowing takes something");
  return quiet;
})();

const TABLES = GAMES.map((game) => tableAt(game, {}, ({ taken, turn }) => taken[0] > 6 && turn === "north"));

browserTest("every game goes through a file: saved, dropped, picked, pasted", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  await withoutPicker(page);
  /** @type {{name: string, text: string}[]} */
  const files = [];
  for (const [i, table] of TABLES.entries()) {
    await page.evaluate((code) => (location.hash = code), table.code());
    await shows(page, table);
    await openGames(page);
    await page.fill(`${DIALOG} [name="south"]`, "Chanda");
    await page.fill(`${DIALOG} [name="north"]`, 'Mwila "the Lion"');
    const file = await downloaded(page, () => deed(page, "toFile"));
    assert.match(file.name, new RegExp(`^${GAMES[i]}-\\d{4}-\\d\\d-\\d\\d\\.txt$`));
    assert.match(file.text, new RegExp(`^\\[Game "${GAMES[i]}"\\]`));
    await said(page, /holds one game/);
    files.push(file);
    await close(page);
  }
  // Each comes back in a different way.
  for (const [i, table] of TABLES.entries()) {
    const [file] = files.slice(i);
    if (i === 0) await drop(page, [file]);
    else if (i === 1) await paste(page, file.text);
    else {
      await openGames(page);
      // As some editors save it.
      const buffer = Buffer.from(`\ufeff${file.text}`, "utf16le");
      if (i === 2)
        await page.setInputFiles(`${DIALOG} [type="file"]`, { name: file.name, mimeType: "text/plain", buffer });
      else {
        await deed(page, "paste");
        await page.fill(`${DIALOG} textarea`, file.text);
        await deed(page, "openText");
      }
      await page
        .locator(`${DIALOG}[open]`)
        .waitFor({ state: "detached" })
        .catch(() => {});
    }
    await shows(page, table, true);
    assert.match(await text(page, "#south"), /Chanda/, "who played sits at the board");
  }
  // A link is opened, too; text pasted into a field stays there.
  await paste(page, `https://example.org/#${TABLES[1].code()}`);
  await shows(page, TABLES[1], true);
  await openGames(page);
  await deed(page, "paste");
  await paste(page, files[0].text, `${DIALOG} textarea`);
  await drop(page, [files[2]], `${DIALOG} h2`);
  await shows(page, TABLES[2], true);
  assert.equal(await page.locator(`${DIALOG}[open]`).count(), 0, "a single game is shown at once");
  // A game that was begun is put aside, as by a link.
  await press(page, TABLES[2].position().legal[0]);
  await drop(page, [files[2]]);
  await page.locator('[data-action="bring-back"]').waitFor();
  await shows(page, TABLES[2], true);
});

browserTest("many games, faults with their place, and the list", async ({ openPage }) => {
  const page = await openPage({
    storage: { ...INSTANT, "mancala.saved.broken": "{", "mancala.saved.odd": '{"game":"chess"}' },
  });
  await withoutPicker(page);
  const table = new GameTable("nsolo", {}, "south");
  await press(page, QUIET);
  table.play(QUIET);
  const many = readFileSync(`${ROOT}tests/records/embeli.txt`, "utf8");
  const codes = [...many.matchAll(/^; (1E\S*)$/gm)].map(([, code]) => code);
  const wrong = '[Game "nsolo"]\n\n; a comment\n1. B3:C3,C2 2. A5\n';

  await drop(page, [
    { name: "class.txt", text: many },
    { name: "wrong.txt", text: wrong },
  ]);
  const fault = page.locator(`${DIALOG} .fault`);
  await fault.waitFor();
  assert.match(
    await fault.innerText(),
    /^wrong\.txt, line 4, column 16: This cannot be played: the hole belongs to the other side\./,
  );
  assert.equal(await fault.locator("mark").textContent(), "A");
  assert.equal(await fault.locator("pre").textContent(), "1. B3:C3,C2 2. A5");
  assert.equal(await page.locator(`${DIALOG} .found .open`).count(), codes.length);
  assert.equal(await codeOf(page), table.code(), "the game on the board is as it was");
  await axe(page);
  await screenshot(page, "files-found");
  await deed(page, "keepAll");
  await page
    .locator(`${DIALOG} .found output`)
    .filter({ hasText: /were added to the list/ })
    .waitFor();
  await deed(page, "keepAll");
  await page
    .locator(`${DIALOG} .found output`)
    .filter({ hasText: /were in it already/ })
    .waitFor();
  assert.match(await text(page, `${DIALOG} .shelf`), /Two entries cannot be read/);

  // One of them is opened, then this one is saved with a single press.
  const list = page.locator(`${rows}:has(.open)`);
  assert.equal(await list.count(), codes.length);
  await page.locator(`${DIALOG} .found .open`).nth(1).click();
  await page.waitForFunction((hash) => location.hash === hash, `#${codes[1]}`);
  await page.locator('button[data-game="nsolo"]').click();
  await openGames(page);
  await page.fill(`${DIALOG} [name="south"]`, "Mutinta");
  await page.locator(`${DIALOG} [name="south"]`).press("Enter");
  await said(page, /Saved on this device/);
  // Rows far from the window are not laid out, and have no visible text.
  await list.first().scrollIntoViewIfNeeded();
  assert.match(await list.first().innerText(), /^Nsolo · Mutinta – North\n1 turn · North to move · /);
  // After more moves it is still the same entry.
  await close(page);
  await press(page, table.position().legal[0]);
  table.play(table.position().legal[0]);
  await openGames(page);
  await deed(page, "save");
  await said(page, /Saved on this device/);
  assert.equal(await list.count(), codes.length + 1);

  // Rename, and cancel.
  await list.first().locator('[data-action="rename-game"]').click();
  await page.fill(`${DIALOG} .renaming [name="event"]`, "x");
  await page.keyboard.press("Escape");
  assert.ok(await page.locator(`${DIALOG}[open]`).isVisible());
  await list.first().locator('[data-action="rename-game"]').click();
  await page.fill(`${DIALOG} .renaming [name="event"]`, "Form 6");
  await page.keyboard.press("Enter");
  assert.match(await list.first().innerText(), /^Nsolo · Form 6 · Mutinta/);
  const one = await downloaded(page, () => list.first().locator('[data-action="file-game"]').click());
  assert.match(one.text, /\[Event "Form 6"\]/);
  await screenshot(page, "files-list");

  // Delete, with undo; delete all the same.
  await list.first().locator('[data-action="remove-game"]').click();
  assert.equal(await list.count(), codes.length);
  await deed(page, "undelete");
  assert.equal(await list.count(), codes.length + 1);
  await list.first().locator('[data-action="remove-game"]').click();
  await close(page);
  await page.reload();
  await page.locator("button[data-hole]").first().waitFor();
  await withoutPicker(page);
  await openGames(page);
  assert.equal(await list.count(), codes.length);
  // All as one file; from there, all again.
  const all = await downloaded(page, () => deed(page, "all"));
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("mancala.saved."))
      .forEach((key) => localStorage.removeItem(key)),
  );
  await close(page);
  await openGames(page);
  assert.equal(await list.count(), 0);
  assert.match(await text(page, rows), /Nothing yet/);
  await axe(page);
  await screenshot(page, "files-empty");
  await drop(page, [all], `${DIALOG} h2`);
  await deed(page, "keepAll");
  await page.waitForFunction(
    ([selector, n]) => document.querySelectorAll(selector).length === n,
    /** @type {const} */ ([`${rows} .open`, codes.length]),
  );

  // A damaged entry harms no others, and another tab's work shows at once.
  const other = await page.context().newPage();
  await other.goto(page.url());
  const damaged = {
    game: "nsolo",
    saved: "1S.S..xx.abc~1",
    code: "1S.S..xx.abc",
    turns: 1,
    turn: "north",
    winner: null,
    lines: [],
    names: {},
    used: 1,
  };
  await other.evaluate((text) => localStorage.setItem("mancala.saved.damaged", text), JSON.stringify(damaged));
  await page.waitForFunction(
    ([selector, n]) => document.querySelectorAll(selector).length === n,
    /** @type {const} */ ([`${rows} .open`, codes.length + 1]),
  );
  await other.close();
  await list.last().locator(".open").click();
  await said(page, /damaged and cannot be opened/);

  // A chosen place, where the browser asks for one, and cancelling.
  await page.evaluate(() => {
    /** @type {string[]} */
    const got = [];
    Object.assign(window, { got });
    const stream = {
      write: async (/** @type {Blob} */ blob) => void got.push(await blob.text()),
      close: async () => {},
    };
    Object.assign(window, { showSaveFilePicker: async () => ({ createWritable: async () => stream }) });
  });
  await deed(page, "all");
  await said(page, /The file holds nine games. One game is damaged and is not in it./);
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).got[0]), all.text);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await deed(page, "copy");
  await said(page, /Copied/);
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^\[Game "nsolo"\]/);

  // A file that is not text, and a damaged one.
  await page.setInputFiles(`${DIALOG} [type="file"]`, {
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from([0xff, 0xd8, 0xff]),
  });
  await fault.filter({ hasText: /photo\.jpg: This is not a text file/ }).waitFor();
  await page.setInputFiles(`${DIALOG} [type="file"]`, {
    name: "big.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(2_100_000, 32),
  });
  await fault.filter({ hasText: /big\.txt: This is too long: at most 2 MB/ }).waitFor();
  await shows(page, table);
});

browserTest("a storage that is full or forbidden loses nothing and is spoken of", async ({ openPage }) => {
  const full = await openPage({ storage: INSTANT, width: 360, height: 740, touch: true });
  await full.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const table = new GameTable("nsolo", {}, "south");
  await press(full, QUIET);
  table.play(QUIET);
  await full
    .locator(".notice")
    .filter({ hasText: /no room left/ })
    .waitFor();
  await full.locator('.notice [data-action="bring-back"]').click();
  await full.locator(`${DIALOG}[open]`).waitFor();
  await deed(full, "save");
  await said(full, /no room left/);
  assert.match(await text(full, `${rows} small`), /only until the page is closed/);
  await axe(full);
  await screenshot(full, "files-full");
  await withoutPicker(full);
  const { text: file } = await downloaded(full, () => deed(full, "all"));
  await full.locator(`${rows} .open`).click();
  await shows(full, table);

  const forbidden = await openPage({ storage: "forbidden" });
  await forbidden.locator("#notices button").click();
  await paste(forbidden, file);
  await shows(forbidden, table);
  await openGames(forbidden);
  await deed(forbidden, "save");
  await said(forbidden, /keeps nothing/);
  assert.equal(await forbidden.locator(`${rows} .open`).count(), 1);
});

browserTest("two tabs with the same game: neither loses a move", async ({ openPage }) => {
  const one = await openPage({ storage: INSTANT });
  const start = new GameTable("nsolo", {}, "south");
  await press(one, QUIET);
  start.play(QUIET);
  const two = await one.context().newPage();
  await two.goto(one.url());
  await two.locator("#turn-slider").waitFor({ state: "attached" });
  await showsGame(two, start);
  const [left, right] = start.position().legal;

  // The other tab goes on; this one can follow.
  const theirs = GameTable.open(start.code());
  theirs.play(right);
  await press(two, right);
  const notice = one.locator(".notice");
  await notice.filter({ hasText: /another tab; there it stands at turn 2/ }).waitFor();
  await showsGame(one, start);
  await axe(one);
  await screenshot(one, "two-tabs");
  await one.locator('.notice [data-action="bring-back"]').click();
  await shows(one, theirs);

  // The two tabs diverge: each person is told, and the replaced game is in the list.
  const [first, second] = theirs.position().legal;
  const ours = GameTable.open(theirs.code());
  ours.play(first);
  await press(one, first);
  await two
    .locator(".notice")
    .filter({ hasText: /turn 3/ })
    .waitFor();
  await two.locator('[data-action="stay"]').click();
  assert.equal(await two.locator(".notice").count(), 0);
  theirs.play(second);
  await press(two, second);
  await notice.filter({ hasText: /safe in “My games”/ }).waitFor();
  await showsGame(one, ours);
  await showsGame(two, theirs);
  await openGames(one);
  assert.match(await text(one, `${rows} .open`), /From another tab.*3 turns/);
  await close(one);
  // The other tab's game is continued; what was played here stays as a variation.
  await one.locator('.notice [data-action="bring-back"]').click();
  await shows(one, theirs);
  await one.locator("#line-list .kept").first().waitFor();

  // Another game of the same kind in the other tab.
  const fresh = new GameTable("nsolo", { capture: "1913" }, "south");
  await two.evaluate((code) => (location.hash = code), fresh.code());
  await notice.filter({ hasText: /Another tab plays Nsolo, too/ }).waitFor();
  await showsGame(one, theirs);
  await openGames(one);
  const saved = await one.$$eval(`${rows} .open`, (items) => items.length);
  await one.locator(`${rows} .open`).first().click();
  await shows(one, theirs);
  assert.ok(saved >= 1 && left !== right);
});

browserTest("while a sowing is being predicted, its end is neither saved nor copied", async ({ openPage }) => {
  const page = await openPage({ storage: { ...INSTANT, "mancala.predict": '{"on":true}' } });
  await withoutPicker(page);
  const table = new GameTable("nsolo", {}, "south");
  await press(page, QUIET);
  await openGames(page);
  const { text: file } = await downloaded(page, () => deed(page, "toFile"));
  assert.doesNotMatch(file, /1\./);
  await deed(page, "save");
  await said(page, /Saved/);
  const entries = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("mancala.saved."))
      .map(([, value]) => JSON.parse(value)),
  );
  assert.equal(entries.length, 1);
  assert.deepEqual([entries[0].turns, entries[0].saved], [0, table.code()]);
  assert.ok(shortGame("nsolo").length > 0);
});
