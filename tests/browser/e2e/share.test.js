// Sharing: links that show a place, the dialog with its QR code, playing by links, the board in another page.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import jsqr from "jsqr";
import { cursorAt } from "../../../www/game/place.js";
import { frameOn, settle, stagesOf } from "../../../www/game/timeline.js";
import words from "../../../www/lang/en/place.js";
import share from "../../../www/lang/en/share.js";
import { holeLabel } from "../../../www/words/names.js";
import { GameTable, random, readLink, tableAt, wander, writeLink } from "./core.js";
import { button, codeOf, follow, holeButton, INSTANT, labels, press, rest, showsGame, until } from "./desk.js";
import { axe, browserTest, ROOT, screenshot, siteUrl, treeUrl } from "./harness.js";
import { serve } from "./server.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Frame} Frame */

const links = (await readFile(join(ROOT, "tests/links/places.txt"), "utf8"))
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" ")[0]);
/**
 * The first kept link whose place is such.
 * @param {(place: import("../../../src/wasm/page.js").Place) => boolean} test
 */
const linkWith = (test) =>
  links.find((link) => {
    const { place } = readLink(link);
    return place !== null && test(place);
  }) ?? "";

/** The labels that holes should have in the middle of the game at a link's place. @param {string} link */
function labelsAt(link) {
  const { code, place } = readLink(link);
  const table = GameTable.open(code);
  const turns = Array.from({ length: table.turns() }, (_, i) => table.turn(i));
  const line = { turns, first: turns[0].before };
  const { state } = frameOn(line, settle(line, cursorAt(turns, /** @type {any} */ (place)) ?? { turn: 0, event: 0 }));
  const board = table.board();
  return board.holes.map((_, hole) => holeLabel(board, state, hole, /** @type {any} */ ("back"), table.position()));
}

/** Holes' labels without whether they can be played. @param {(string | null)[]} all */
const seedsOf = (all) => all.map((label) => label?.split(/, (?:can|faces)/)[0]);

/** Waits for a text in an element. @param {Page | Frame} page @param {string} selector @param {string} part */
const says = (page, selector, part) =>
  page.waitForFunction(([where, what]) => document.querySelector(where)?.textContent?.includes(what), [selector, part]);

/** North sits at the bottom. @param {Page} page @param {number} holes */
async function northBelow(page, holes) {
  const [south, north] = [await holeButton(page, 0).boundingBox(), await holeButton(page, holes / 2).boundingBox()];
  return south !== null && north !== null && north.y > south.y;
}

browserTest(
  "a link opens where it says, in a fresh profile; the address keeps the game alone",
  async ({ openPage }) => {
    const moment = linkWith(({ steps, turns, bottom }) => steps > 3 && (turns ?? 0) > 2 && !bottom);
    const page = await openPage({ hash: moment });
    const { code } = readLink(moment);
    assert.equal(await codeOf(page), code);
    assert.deepEqual(seedsOf(await labels(page)), seedsOf(labelsAt(moment)));
    assert.equal(await page.locator('[data-action="finish"]').getAttribute("aria-disabled"), "true", "it stands still");
    const all = GameTable.open(code);
    await button(page, "end").click();
    await showsGame(page, all);

    // At the end of the game its whole last turn is described.
    const told = await page.locator("#caption").textContent();
    await follow(page, writeLink(code, { bottom: "south" }));
    await page.waitForFunction((hash) => location.hash === hash, `#${code}`);
    assert.equal(await page.locator("#caption").textContent(), told);

    // One lap: Play shows only this one.
    const lap = linkWith(({ lap: number }) => number > 1);
    await follow(page, lap);
    await says(page, "#caption", "Press Play to see lap");
    assert.deepEqual(seedsOf(await labels(page)), seedsOf(labelsAt(lap)));
    const { place } = readLink(lap);
    await button(page, "play").click();
    await rest(page);
    const turn = GameTable.open(readLink(lap).code).turn(place?.turns ?? 0);
    const stage = stagesOf(turn.events).find((one) => one.lap === place?.lap);
    assert.ok(stage && stage.to < turn.events.length);
    await says(page, "#caption", `Lap ${place?.lap}:`);

    // The side at the bottom holds for the visit, and is not stored.
    const turned = linkWith(({ bottom, turns }) => bottom === "north" && turns !== null);
    await follow(page, turned);
    await page.waitForFunction((hash) => location.hash === hash, `#${readLink(turned).code}`);
    assert.ok(await northBelow(page, 32));
    await button(page, "faster").click();
    assert.doesNotMatch((await page.evaluate(() => localStorage.getItem("mancala.settings"))) ?? "", /north/);

    // A wrong letter in the place, or a place that does not exist: the game opens, with a message.
    await follow(page, `${moment.slice(0, -1)}${moment.at(-1) === "0" ? "1" : "0"}`);
    await says(page, "#caption", words.place.damaged);
    await showsGame(page, all);
    await follow(page, writeLink(code, { turns: 99 }));
    await says(page, "#caption", words.place.missing);
  },
);

browserTest("links that present and that ask", async ({ openPage }) => {
  const shown = linkWith(({ present, predict, turns }) => present && !predict && turns !== null);
  const page = await openPage({ hash: shown, storage: INSTANT });
  await page.waitForFunction(() => document.body.classList.contains("present"));
  assert.deepEqual(seedsOf(await labels(page)), seedsOf(labelsAt(shown)));
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.body.classList.contains("present"));

  // The dialog's link to a question contains nothing of what followed, and asks about the hole that was played.
  const game = tableAt("nakabili");
  await follow(page, game.code());
  await button(page, "start").click();
  for (let i = 0; i < 4; i++) await page.keyboard.press("}");
  await button(page, "share").click();
  await page.locator("#share select[name=mode]").selectOption("predict");
  const link = await page.locator("#share-link").inputValue();
  const { code, place } = readLink(new URL(link).hash);
  const before = GameTable.open(game.code());
  before.goBackTo(4);
  assert.equal(code, before.code());
  const [first] = game.turn(4).events;
  assert.ok(first.type === "lift" && place?.hole === first.hole % 16 && place.predict);
  const pupil = await openPage({ hash: new URL(link).hash.slice(1), storage: INSTANT });
  await pupil.locator("#predict").waitFor();
  await says(pupil, "#caption", "Where");
  assert.equal(await pupil.locator("#turns li").count(), 4);
  assert.equal(await codeOf(pupil), code);

  // If the link does contain the rest of the game, it is hidden.
  await follow(pupil, writeLink(game.code(), { turns: 3, predict: true }));
  await pupil.waitForFunction(() => document.querySelectorAll("#turns li").length === 3);
});

browserTest("of two links the later one stays, however long the first one takes to load", async ({ openPage }) => {
  const page = await openPage({ site: await treeUrl(), storage: INSTANT });
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const held = new Promise((done) => (release = done));
  await page.route(/share\/arrive/, (route) => held.then(() => route.continue()));
  const [first, later] = [tableAt("nsolo"), tableAt("embeli")];
  await follow(page, writeLink(first.code(), { turns: 2 }));
  await follow(page, later.code());
  release();
  await page.evaluate(() => import(new URL("www/share/arrive.js", document.baseURI).href));
  await showsGame(page, later);

  // The first one has been loaded when the later one is asked for, and writes its address between the press and the
  // opening.
  await page.evaluate(
    async ([asked, written]) => {
      const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
      location.hash = asked;
      history.replaceState(null, "", written);
      await heard;
    },
    [first, later].map((table) => `#${table.code()}`),
  );
  await showsGame(page, first);
});

browserTest("ten thousand spoiled links: a game, or a sentence, and never a fault", async ({ openPage }) => {
  const page = await openPage({ site: await treeUrl(), storage: INSTANT });
  const next = random(7);
  const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.-_~%#é ";
  const spoiled = Array.from({ length: 10_000 }, () => {
    let link = links[Math.floor(next() * links.length)];
    for (let times = Math.floor(next() * 3); times >= 0; times--) {
      const at = Math.floor(next() * (link.length + 1));
      const letter = LETTERS[Math.floor(next() * LETTERS.length)];
      const way = Math.floor(next() * 4);
      link = link.slice(0, at) + (way > 1 ? letter : "") + (way === 3 ? "" : link.slice(at + (way === 2 ? 0 : 1)));
    }
    return link;
  });
  const seen = await page.evaluate(async (all) => {
    const load = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
    const [{ cursorAt: find }, { findLinks, GameTable: Core }] = await Promise.all(
      ["www/game/place.js", "www/core/mancala.js"].map(load),
    );
    const counts = { games: 0, places: 0, problems: 0, faults: /** @type {string[]} */ ([]) };
    for (const link of all) {
      try {
        const [{ code, place } = { code: link, place: null }] = findLinks(link);
        const table = Core.open(code);
        counts.games += 1;
        if (
          place &&
          find(
            Array.from({ length: table.turns() }, (_, i) => table.turn(i)),
            place,
          )
        )
          counts.places += 1;
        table.free();
      } catch (thrown) {
        if (typeof (/** @type {any} */ (thrown)?.code) === "string") counts.problems += 1;
        else counts.faults.push(`${link}: ${thrown}`);
      }
    }
    return counts;
  }, spoiled);
  assert.deepEqual(seen.faults, []);
  assert.ok(seen.games > 500 && seen.problems > 1000, JSON.stringify(seen));
  // Some of them on the page itself; its complaints would be noticed.
  for (const link of [...spoiled.slice(0, 40), ...links.filter((_, i) => i % 9 === 0)]) await follow(page, link);
  const table = tableAt("embeli");
  await follow(page, table.code());
  await showsGame(page, table);
});

/** What a QR reader finds in a picture of the page. @param {Page} page */
async function scan(page) {
  const shot = (await page.screenshot()).toString("base64");
  const { width, height, data } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, image.width, image.height);
    let binary = "";
    for (let i = 0; i < pixels.data.length; i += 4) binary += String.fromCharCode(pixels.data[i]);
    return { width: image.width, height: image.height, data: btoa(binary) };
  }, shot);
  const grey = Buffer.from(data, "base64");
  const pixels = new Uint8ClampedArray(4 * grey.length);
  grey.forEach((value, i) => pixels.set([value, value, value, 255], 4 * i));
  return jsqr(pixels, width, height)?.data;
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  browserTest(
    `the link is copied, marked and read by a phone from the screen: ${colorScheme}`,
    async ({ openPage }) => {
      const table = tableAt("nakabili");
      const page = await openPage({ colorScheme, storage: INSTANT, hash: table.code() });
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await button(page, "share").click();
      const field = page.locator("#share-link");
      const address = `${await siteUrl()}#${table.code()}`;
      assert.equal(await field.inputValue(), address);
      assert.equal(await scan(page), address);
      await screenshot(page, `share-${colorScheme}`);
      await axe(page);
      if (colorScheme === "dark") return;
      await page.locator('[data-action="copy-link"]').click();
      await says(page, "#share output", share.share.copied);
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
      await field.focus();
      assert.equal(await page.evaluate(() => getSelection()?.toString()), address, "it is marked as a whole");
      // Side and mode are in the link, in the code and on the full screen.
      await page.locator("#share select[name=bottom]").selectOption("north");
      await page.locator("#share select[name=mode]").selectOption("present");
      assert.deepEqual(readLink(new URL(await field.inputValue()).hash).place, {
        turns: null,
        steps: 0,
        lap: 0,
        bottom: "north",
        present: true,
        predict: false,
        hole: null,
        yours: false,
      });
      await page.locator('[data-action="whole-code"]').click();
      await page.locator("#whole-code").waitFor();
      assert.equal(await scan(page), await field.inputValue());
      await axe(page);
      await page.locator("#whole-code").click({ position: { x: 9, y: 9 } });
      await page.locator("#whole-code").waitFor({ state: "detached" });
      await page.locator("#share summary").click();
      assert.match(
        await page.locator("#share textarea").inputValue(),
        /^<iframe src="[^"]+\?embed#[^"]+" title="Nakabili[^"]+" width="640" height="480" loading="lazy"/,
      );
      await axe(page);

      // Without access to the clipboard: by selection, and then by hand.
      const copied = () => page.evaluate(() => /** @type {any} */ (window).seen);
      await page.evaluate(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        addEventListener(
          "copy",
          ({ target }) => Object.assign(window, { seen: /** @type {any} */ (target).value }),
          true,
        );
      });
      await page.locator('[data-action="copy-link"]').click();
      assert.equal(await copied(), await field.inputValue());
      await page.evaluate(() => (document.execCommand = () => false));
      await page.locator('[data-action="copy-link"]').click();
      await says(page, "#share output", share.share.byHand);
      assert.equal(await page.evaluate(() => document.activeElement?.id), "share-link");
    },
  );
}

browserTest(
  "the longest links are still read from a projector, and longer ones are said to be too long",
  async ({ openPage }) => {
    const table = new GameTable("nsolo", { columns: "36" }, "south");
    wander(table, 3, () => table.turns() >= 400);
    const page = await openPage({
      width: 1920,
      height: 1080,
      storage: INSTANT,
      hash: table.code(),
      site: await treeUrl(),
    });
    await button(page, "share").click();
    const link = await page.locator("#share-link").inputValue();
    assert.ok(link.length > 500, `${link.length} letters`);
    await says(page, ".share-qr p", share.share.dense);
    await page.locator('[data-action="whole-code"]').click();
    assert.equal(await scan(page), link);
    // At most 2,500 letters are promised for 500 turns.
    const [long, tooLong] = await page.evaluate(async () => {
      const { qrCode } = await import(new URL("www/share/qr.js", document.baseURI).href);
      const letters = "https://example.org/#".padEnd(2500, "1N.S0aZ-");
      const { picture, squares } = qrCode(letters);
      const dialog = /** @type {Element} */ (document.querySelector("#whole-code"));
      picture.style.width = picture.style.height = `${Math.floor(1080 / squares) * squares}px`;
      dialog.querySelector("svg")?.replaceWith(picture);
      return [letters, qrCode("1".repeat(3000))];
    });
    assert.equal(await scan(page), long);
    assert.equal(tooLong, null);
  },
);

browserTest("two people play by sending each other the link", async ({ openPage }) => {
  const table = new GameTable("nsolo", {}, "south");
  const south = await openPage({ storage: INSTANT });
  /** A whole turn. @param {Page} page */
  const play = async (page) => {
    const turns = table.turns();
    do {
      const [move] = table.position().legal;
      await press(page, move);
      table.play(move);
    } while (table.position().owed > 0 || table.turns() === turns);
    await showsGame(page, table);
  };
  await play(south);
  await button(south, "share").click();
  await south.locator('#share input[value="yours"]').check();
  const link = await south.locator("#share-link").inputValue();
  assert.ok(await south.locator("#share select[name=mode]").isDisabled());

  const north = await openPage({ hash: new URL(link).hash.slice(1) });
  await north.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await says(north, "#caption", "South has played");
  assert.ok(await northBelow(north, 32));
  // The last turn plays by itself; then it is North's turn.
  await until(north, north.locator('[data-action="finish"][aria-disabled="false"]'));
  await button(north, "finish").click();
  await showsGame(north, table);
  assert.equal(await button(north, "send").count(), 0);
  // People who look at something else on their phone and come back still have the offer.
  await north.reload();
  await north.locator("#turn-slider").waitFor({ state: "attached" });
  for (let i = 0; i < 4; i++) await north.keyboard.press(">");
  await play(north);
  await button(north, "send").click();
  await says(north, "#caption", "The link is copied");
  const answer = await north.evaluate(() => navigator.clipboard.readText());
  assert.equal(readLink(new URL(answer).hash).place?.yours, true);
  await north.keyboard.press("u");
  assert.equal(await button(north, "send").count(), 0, "what is taken back is not sent");

  // The answer is opened in the page where the game is still open, and sent by the system's own sheet.
  await south.keyboard.press("Escape");
  await south.evaluate(() => {
    navigator.share = async (data) => void Object.assign(window, { sent: data });
  });
  await follow(south, new URL(answer).hash.slice(1));
  await says(south, "#caption", "North has played");
  await until(south, south.locator("#turn", { hasText: /South/ }));
  await showsGame(south, table);
  await play(south);
  await button(south, "send").click();
  await says(south, "#caption", "Sent.");
  const { url, title } = await south.evaluate(() => /** @type {any} */ (window).sent);
  assert.equal(new URL(url).hash, `#${writeLink(table.code(), { yours: true })}`);
  assert.equal(title, "Nsolo: your turn");
});

browserTest("a link puts the reader's own game aside as any other does", async ({ openPage }) => {
  const own = tableAt("nakabili", {}, ({ taken }) => taken[0] > 0);
  const kept = { ...INSTANT, "mancala.last": "nakabili", "mancala.game.nakabili": own.save() };
  const page = await openPage({ storage: kept, hash: linkWith(({ steps }) => steps > 0) });
  await says(page, "#notices", "was put aside");
  await page.locator('[data-action="bring-back"]').click();
  await showsGame(page, own);
});

browserTest("the board in another page: small, by keyboard, and nothing stored", async ({ openPage }) => {
  const site = await siteUrl();
  const moment = linkWith(({ steps, turns }) => steps > 3 && (turns ?? 0) > 2);
  const folder = await mkdtemp(join(tmpdir(), "mancala-"));
  const frame = `<iframe src="${site}?embed#${moment}" title="Nakabili" width="320" height="300"></iframe>`;
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Outside</title><h1>Outside</h1>${frame}`,
  );
  const outside = await serve(folder);
  try {
    const page = await openPage({
      site: outside.url,
      wait: false,
      forgive: [new RegExp(`^request to another origin: ${site}`)],
    });
    await page.context().addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => void Object.assign(window, { touched: true }),
      });
      if (parent === self) addEventListener("message", () => Object.assign(window, { told: true }));
    });
    await page.reload();
    const inner = /** @type {Frame} */ (page.frames().find((one) => one.url().startsWith(site)));
    await inner.locator("#whole").waitFor();
    await inner.locator("#turn-slider").waitFor({ state: "attached" });
    await says(inner, "#caption", "Lap");
    const status = () => inner.locator("#caption").textContent();
    const before = await status();
    await inner.locator("button[data-hole]").first().focus();
    await page.keyboard.press("{");
    await inner.waitForFunction((old) => document.querySelector("#caption")?.textContent !== old, before);
    await page.keyboard.press("?");
    await page.keyboard.press("q");
    assert.equal(await inner.locator("dialog[open], #predict").count(), 0, "nothing opens");
    assert.equal(await inner.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true, "it fits");
    const opened = page.waitForEvent("popup");
    await inner.locator("#whole").click();
    const whole = await opened;
    await whole.locator("#turn-slider").waitFor({ state: "attached" });
    assert.equal(await codeOf(whole), readLink(moment).code);
    assert.equal(await whole.evaluate(() => opener), null);
    assert.deepEqual(
      await inner.evaluate(() => [
        /** @type {any} */ (window).touched,
        document.querySelector("#notices")?.textContent,
      ]),
      [undefined, ""],
    );
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (window).told),
      undefined,
      "the page around it hears nothing",
    );
  } finally {
    outside.close();
    await rm(folder, { recursive: true });
  }
});

browserTest("frames of all sizes hold all four games, and axe-core finds nothing wrong", async ({ openPage }) => {
  const page = await openPage({ query: "embed" });
  for (const [width, height] of [
    [320, 300],
    [360, 400],
    [640, 480],
    [960, 640],
  ]) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: width === 360 ? "dark" : "light" });
    for (const game of /** @type {const} */ (["nakabili", "kabwanga", "nsolo", "embeli"])) {
      await follow(page, tableAt(game).code());
      await page.waitForFunction(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
      });
      const least = await page.$$eval("button[data-hole]", (all) =>
        Math.min(...all.map((one) => one.getBoundingClientRect().width)),
      );
      assert.ok(least >= 24);
      await screenshot(page, `embed-${width}-${game}`);
    }
    await axe(page);
  }
});

browserTest("a page shows all four games, each at its moment, with the code to copy", async ({ openPage }) => {
  const page = await openPage({ site: new URL("demo.html", await treeUrl()).href, wait: false });
  const frames = page.locator("iframe");
  await frames.nth(3).waitFor();
  assert.equal(await frames.count(), 4);
  for (let i = 0; i < 4; i++) {
    await frames.nth(i).scrollIntoViewIfNeeded();
    const inner = page.frameLocator("iframe").nth(i);
    await inner.locator("#whole").waitFor();
    await inner.locator("#turn-slider").waitFor({ state: "attached" });
    const source = (await frames.nth(i).getAttribute("src")) ?? "";
    assert.ok((await page.locator("textarea").nth(i).inputValue()).includes(`src="${source}"`));
    const { code } = readLink(new URL(source).hash);
    assert.equal(await inner.locator("body").getAttribute("data-game"), GameTable.open(code).start().game);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await screenshot(page, "demo");
});
