// The class's tools: predict mode, present mode, the marker and teams.

import assert from "node:assert/strict";

import { pictures, until } from "./desk.js";
import { axe, browserTest, drawn, loaded, pass, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/** Shows the result of a move at once. */
const INSTANT = JSON.stringify({ speed: 7 });
/** @param {Record<string, unknown>} predict */
const predicting = (predict) => ({
  "mancala.settings": INSTANT,
  "mancala.predict": JSON.stringify({ on: true, ...predict }),
});

/** @param {Page} page @param {string} name */
const hole = (page, name) => page.locator(`#holes button[aria-label^="${name},"]`);
/** @param {Page} page @param {string} action */
const button = (page, action) => page.locator(`button[data-action="${action}"]:visible`);
/** @param {Page} page @param {string} name */
const answerBy = (page, name) => page.locator(`#predict [data-predict="${name}"]`);
/** @param {Page} page @param {string} selector */
const text = async (page, selector) => ((await page.locator(selector).textContent()) ?? "").replaceAll("\u00a0", "");
/** @param {Page} page */
const caption = (page) => text(page, "#caption");
/** @param {Page} page */
const hash = async (page) => String(await page.evaluate("location.hash"));
/** @param {Page} page @param {string} key */
const stored = (page, key) => page.evaluate((key) => localStorage.getItem(`mancala.${key}`), key);
/** @param {Page} page */
const score = async (page) => (await page.locator("#predict .score b").allTextContents()).join(" ");

/**
 * Waits for a text.
 * @param {Page} page @param {string} selector @param {RegExp} pattern
 */
async function says(page, selector, pattern) {
  const found = page.locator(selector, { hasText: pattern });
  await found.waitFor({ state: "attached" }).catch(async () => assert.match(await text(page, selector), pattern));
}

/**
 * Starts or ends presenting, and waits until the browser has entered or left full screen and the page has settled.
 * @param {Page} page
 * @param {() => Promise<void>} deed
 */
async function presenting(page, deed) {
  await page.evaluate(() => {
    const changed = new Promise((done) => document.addEventListener("fullscreenchange", done, { once: true }));
    Object.assign(window, { changed });
  });
  await deed();
  await page.evaluate(() => /** @type {any} */ (window).changed.then(() => {}));
  await pass(page, 100);
}

// ---- predict ----

browserTest(
  "a chosen sowing waits for an answer, then runs, and right or wrong is shown and counted",
  async ({ openPage }) => {
    const page = await openPage({ storage: { "mancala.settings": INSTANT } });
    const before = await hash(page);
    await button(page, "predict").click();
    await says(page, "#verdict", /Choose a hole/);
    await hole(page, "A7").click();
    await says(page, "#caption", /South, point: A7 is sown with two seeds\. Where will the very last seed fall\?/);
    assert.equal(await text(page, "#status"), await caption(page), "it is said to those who listen, too");
    assert.equal(await hash(page), before);
    await axe(page);
    await hole(page, "A3").click();
    await says(page, "#verdict", /✗ South said A3 – the last seed fell in B8\./);
    assert.match(await text(page, "#status"), /^✗ South said A3/);
    assert.equal(await score(page), "0/1 0/0");
    assert.notEqual(await hash(page), before, "now it is played");
    await screenshot(page, "predict-wrong");
    await axe(page);

    // Two seeds are taken without a question; then North is asked.
    for (const name of ["D1", "D2"]) await hole(page, name).click();
    await says(page, "#turn", /North to move/);
    await hole(page, "D5").click();
    await says(page, "#caption", /^North, point: D5/);
    await hole(page, "D1").click();
    await says(page, "#verdict", /^[✓✗] North/);
    assert.match(await score(page), /^0\/1 [01]\/1$/);

    await page.reload();
    await says(page, "#verdict", /Choose a hole/);
    assert.match(await score(page), /^0\/1 [01]\/1$/, "mode and score are kept");
    await page.locator("#predict [aria-label='Score to nothing']").click();
    assert.equal(await score(page), "0/0 0/0");
    await button(page, "predict").click();
    await page.locator("#predict").waitFor({ state: "detached" });
  },
);

browserTest(
  "prediction works with the keyboard alone, and the verdict waits for the last seed",
  async ({ openPage }) => {
    const page = await openPage();
    await page.keyboard.press("q");
    await page.locator("#predict").waitFor();
    await hole(page, "A7").focus();
    await page.keyboard.press("Enter");
    assert.match(await hole(page, "C3").getAttribute("aria-label").then(String), /point here$/);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await pass(page, 100);
    assert.equal(await text(page, "#verdict"), "", "not yet");
    assert.equal(await score(page), "0/0 0/0");
    await until(page, page.locator("#verdict", { hasText: /✓ South is right – the last seed fell in B8/ }));
    assert.equal(await page.evaluate("document.activeElement?.dataset.hole"), "8", "the focus stays");
  },
);

browserTest("prediction works with a finger, on a telephone", async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 740, touch: true, storage: predicting({ who: "both" }) });
  await hole(page, "A7").tap();
  await says(page, "#caption", /^North, point/);
  await hole(page, "B8").tap();
  await says(page, "#caption", /^South, point/);
  assert.match(
    String(await hole(page, "A7").getAttribute("aria-label")),
    /two seeds/,
    "nothing runs before the second answer",
  );
  await screenshot(page, "predict-phone");
  await axe(page);
  await hole(page, "B7").tap();
  await says(page, "#verdict", /✓ North is right · ✗ South said B7 – the last seed fell in B8/);
  assert.equal(await score(page), "0/1 1/1");
  const wide = await page.evaluate("document.documentElement.scrollWidth");
  assert.ok(Number(wide) <= 360, `nothing sticks out: ${wide}`);
});

browserTest(
  "lap by lap: each lap is asked for, and the move is told only when the turn is over",
  async ({ openPage }) => {
    const page = await openPage({ storage: predicting({ ask: "lap" }) });
    const before = await hash(page);
    await hole(page, "A3").click();
    const kept = await stored(page, "game.nsolo");
    assert.ok(before.endsWith(String(kept)), "the game before the move is stored");
    for (const [lap, answer] of ["A5", "A8", "B6", "B3", "A1", "A4"].entries()) {
      await says(page, "#caption", new RegExp(`lap ${lap + 1} sows`));
      assert.equal(await hash(page), before);
      assert.equal(await stored(page, "game.nsolo"), kept);
      assert.equal(await button(page, "undo").getAttribute("aria-disabled"), "true");
      await hole(page, answer).click();
      await says(page, "#verdict", new RegExp(`✓ South is right – the last seed fell in ${answer}\\.`));
    }
    await says(page, "#caption", /lap 7 sows four seeds from A4/);
    await axe(page);
    await hole(page, "A1").click();
    await says(page, "#verdict", /✗ South said A1 – the last seed fell in A8/);
    assert.equal(await score(page), "6/7 0/0");
    assert.notEqual(await hash(page), before);
    assert.match(await text(page, "#turns"), /A3/);
  },
);

browserTest("a question can be skipped, a lap or all of it, or the hole changed", async ({ openPage }) => {
  const page = await openPage({ storage: predicting({ ask: "lap" }) });
  const before = await hash(page);
  await hole(page, "A3").click();
  await answerBy(page, "withdraw").click();
  await says(page, "#caption", /A3 is not sown\. Choose a hole\./);
  assert.equal(await hash(page), before);
  await hole(page, "A3").click();
  await hole(page, "A5").click();
  await says(page, "#caption", /lap 2/);
  await page.keyboard.press("u");
  await says(page, "#caption", /A3 is not sown/);
  assert.match(await hole(page, "A3").getAttribute("aria-label").then(String), /two seeds/, "the board is as before");
  assert.equal(await score(page), "1/1 0/0");

  await hole(page, "A3").click();
  await answerBy(page, "skip").click();
  await says(page, "#caption", /lap 2/);
  await answerBy(page, "skip-all").click();
  await says(page, "#turn", /North to move/);
  assert.equal(await score(page), "1/1 0/0", "who has not answered is not judged");
  assert.match(await text(page, "#turns"), /A3/);
});

browserTest("seeds captured are asked for as a number", async ({ openPage }) => {
  const page = await openPage({ storage: predicting({ ask: "count" }) });
  await hole(page, "A7").click();
  await says(page, "#caption", /How many seeds will it capture/);
  await hole(page, "B8").click({ force: true });
  await says(page, "#caption", /Give the number/);
  await axe(page);
  await page.locator("#predict input").fill("2");
  await page.keyboard.press("Enter");
  await says(page, "#verdict", /✓ South is right – two seeds were captured/);
  await page.keyboard.press("u");
  await hole(page, "A2").click();
  await page.locator("#predict [aria-label='One more']").click();
  await page.locator("#predict [aria-label='One more']").click();
  assert.equal(await page.locator("#predict input").inputValue(), "1");
  await answerBy(page, "answer").click();
  await says(page, "#verdict", /✗ South said 1 – no seeds were captured/);
});

browserTest("in Embeli one can point at the store", async ({ openPage }) => {
  const page = await openPage({ storage: predicting({}) });
  await page.locator("#games [data-game=embeli]").click();
  await hole(page, "A2").click();
  await says(page, "#caption", /Where will the very last seed fall/);
  await axe(page);
  await answerBy(page, "store").click();
  await says(page, "#verdict", /South (said the store|is right)/);
  await button(page, "undo").click();
  await hole(page, "A2").click();
  const board = await page.locator("#board").boundingBox();
  assert.ok(board);
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
  await says(page, "#verdict", /South (said the store|is right)/);
  await screenshot(page, "predict-store");
  await page.locator("#predict select").first().selectOption("count");
  await hole(page, "C2").click();
  await says(page, "#caption", /How many holes will it close/);
});

/**
 * Everything that a page reveals to eyes, ears, other tabs and other people.
 * @param {Page} page
 */
async function observe(page) {
  const seen = await page.evaluate(() => {
    const attributes = [
      "aria-label",
      "aria-valuetext",
      "aria-valuenow",
      "aria-valuemax",
      "title",
      "alt",
      "placeholder",
      "max",
      "value",
      "style",
      "class",
      "hidden",
      "aria-disabled",
      "data-hole",
    ];
    const named = [...document.querySelectorAll("*")].map((element) =>
      [element.tagName, ...attributes.map((name) => element.getAttribute(name))].join(" "),
    );
    const fields = [...document.querySelectorAll("input, select, textarea, output")].map(
      (field) => /** @type {HTMLInputElement} */ (field).value,
    );
    return {
      title: document.title,
      address: location.href,
      state: JSON.stringify(history.state),
      text: document.body.textContent,
      named: named.join("\n"),
      fields: fields.join("\n"),
      storage: JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()]),
    };
  });
  return { ...seen, pictures: (await pictures(page)).join("\n") };
}

/** @typedef {Awaited<ReturnType<typeof observe>>} Seen */

/** The difference of two pages, or nothing. @param {Seen} one @param {Seen} other */
function differ(one, other) {
  const key = /** @type {(keyof Seen)[]} */ (Object.keys(one)).find(
    (key) => key !== "address" && one[key] !== other[key],
  );
  if (!key || key === "pictures") return key;
  const lines = String(other[key]).split("\n");
  const at = String(one[key])
    .split("\n")
    .findIndex((line, i) => line !== lines[i]);
  return `${key}: “${String(one[key]).split("\n")[at]}”, “${lines[at]}”`;
}

/**
 * Makes the core report a wrong end of a sowing, from some lap on.
 * @param {Page} page
 * @param {number} laps  how many stay true
 */
const lie = (page, laps) =>
  page.evaluate(async (laps) => {
    // On the hosted site its address contains a digest of its content.
    const glue = document.querySelector('link[href*="/core/mancala-"]')?.getAttribute("href") ?? "www/core/mancala.js";
    const { GameTable } = await import(new URL(glue, document.baseURI).href);
    const real = GameTable.prototype.preview;
    GameTable.prototype.preview = function (/** @type {unknown} */ move) {
      const preview = real.call(this, move);
      let lap = 0;
      const from = preview.events.findIndex(
        (/** @type {any} */ { type }) => ["lift", "relay", "ahead"].includes(type) && lap++ === laps,
      );
      const { hole, seeds } = preview.events[from];
      preview.events = [
        ...preview.events.slice(0, from),
        { type: from ? "relay" : "lift", hole, seeds },
        { type: "sow", hole: 15, inHand: 0 },
        { type: "lapEnd", hole: 15, seeds: 1, ahead: null },
        { type: "capture", hole: 24, seeds: 9, emptyBehind: null },
        { type: "turnEnd", next: "north" },
      ];
      preview.after.seeds.fill(7);
      preview.after.taken = [9, 9];
      return preview;
    };
  }, laps);

/** The controls that close a question, each in a different way. */
const CLOSING = ["undo", "predict", "pass", "take-all", "confirm-resign", "start-game", "save-teams", "take-seats"];

/** Keys of all kinds; those in the second row open something, or act on what is open then. */
const KEYS = [
  ...[
    ",",
    ".",
    "[",
    "]",
    "{",
    "}",
    "Home",
    "End",
    "p",
    "p",
    "<",
    ">",
    "f",
    "f",
    "m",
    "m",
    "PageUp",
    "PageDown",
    "Escape",
  ],
  ...["v", "v", "Control+Shift+Z", "Control+y", "h", "e", "x", "?", "b", "PageDown", "PageUp", "F5", ".", "Escape"],
];

/**
 * Waits until all consequences of an action are over: parts are loaded, timers have run out, the screen has its size.
 * @param {Page} page
 */
async function settle(page) {
  await loaded(page);
  await drawn(page);
  await page.waitForFunction(
    () => (document.fullscreenElement !== null) === document.body.classList.contains("present"),
  );
  await pass(page, 200);
}

/** Closes whatever dialogs are open. @param {Page} page */
async function closeDialogs(page) {
  while (await page.locator("dialog[open]").count()) {
    await page.keyboard.press("Escape");
    await settle(page);
  }
}

/**
 * Presses, hovers and focuses everything, and calls back after each action.
 * @param {Page} page
 * @param {(deed: string) => Promise<void>} done
 */
async function driveEverything(page, done) {
  const { mouse, keyboard } = page;
  /** @param {string} deed */
  const did = async (deed) => {
    await settle(page);
    await done(deed);
  };
  for (const name of ["A7", "B8", "C8", "D1", "A3"]) {
    await hole(page, name).hover();
    await did(`hover ${name}`);
    await hole(page, name).focus();
    await did(`focus ${name}`);
  }
  for (let i = 0; i < 32; i++) {
    await page.locator(`button[data-hole="${i}"]`).focus();
    await did(`focus hole ${i}`);
  }
  await mouse.move(2, 2);
  for (const key of KEYS) {
    await keyboard.press(key);
    await did(`key ${key}`);
    await closeDialogs(page);
  }
  await button(page, "end").click({ force: true });
  // Press every button on the page by its name; close the dialogs that they open.
  const names = await page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("button[data-action]")].map(
        (each) => /** @type {HTMLElement} */ (each).dataset.action,
      ),
    ),
  ]);
  for (const name of names) {
    if (!name || CLOSING.includes(name)) continue;
    for (let twice = 0; twice < (["present", "marker", "flip"].includes(name) ? 2 : 1); twice++) {
      const target = button(page, name).first();
      if (!(await target.isVisible())) continue;
      await target.hover();
      await target.click({ force: true });
      await did(`button ${name}`);
      await closeDialogs(page);
    }
  }
  await button(page, "end").click({ force: true });
  for (const slider of await page.locator("[role=slider]:visible, input[type=range]:visible").all()) {
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "PageUp", "End"]) {
      await slider.focus();
      await keyboard.press(key);
      await did(`slider ${key}`);
    }
    const box = await slider.boundingBox();
    for (const at of [0.02, 0.5, 0.98]) {
      if (box) await mouse.click(box.x + box.width * at, box.y + box.height / 2);
      await did(`slider at ${at}`);
    }
  }
  for (const row of await page.locator("#turns button").all()) {
    await row.hover();
    await row.click();
    await did("a turn of the list");
  }
  await button(page, "end").click({ force: true });
  await button(page, "settings").first().click();
  await page.locator("#settings[open]").waitFor();
  const choices = page.locator("#settings input");
  for (let i = 0; i < (await choices.count()); i++) {
    await choices.nth(i).check({ force: true });
    await did(`setting ${i}`);
  }
  await closeDialogs(page);
  await page.locator("button[data-hole]").first().hover();
  await did("after the settings");
  await button(page, "end").click({ force: true });
}

for (const [ask, laps] of /** @type {const} */ ([
  ["turn", 0],
  ["count", 0],
  ["lap", 0],
  ["lap", 1],
])) {
  browserTest(
    `while a prediction is open the answer is nowhere, whatever one presses (${ask}, after ${laps} laps)`,
    async ({ openPage }) => {
      // Two pages, one of them with a false end of the sowing. If they never differ in anything, nothing reveals the
      // end.
      const truth = await openPage({ storage: predicting({ ask }), reducedMotion: true });
      const lying = await openPage({ storage: predicting({ ask }), reducedMotion: true });
      const pages = [truth, lying];
      await lie(lying, laps);
      for (const page of pages) {
        // A turn before it, so that there is something to step through, and one that was taken back: exactly the one in
        // question.
        await hole(page, "A8").click();
        await answerBy(page, ask === "lap" ? "skip-all" : "skip").click();
        await says(page, "#turn", /North to move/);
        await hole(page, "D3").click();
        await answerBy(page, ask === "lap" ? "skip-all" : "skip").click();
        await says(page, "#turn", /Take 4 more/);
        await page.keyboard.press("u");
        await says(page, "#turn", /North to move/);
      }
      const before = await observe(truth);
      const code = await hash(truth);
      for (const page of pages) {
        await hole(page, "D3").click();
        if (laps) {
          await says(page, "#caption", /lap 1/);
          await answerBy(page, "skip").click();
          await says(page, "#caption", /lap 2/);
        }
      }
      const secret = await truth.evaluate(async (code) => {
        // On the hosted site its address contains a digest of its content.
        const glue =
          document.querySelector('link[href*="/core/mancala-"]')?.getAttribute("href") ?? "www/core/mancala.js";
        const { GameTable } = await import(new URL(glue, document.baseURI).href);
        const table = GameTable.open(code.slice(1));
        const hole = table.board().holes.findIndex((/** @type {{name: string}} */ { name }) => name === "D3");
        table.play({ type: "sow", hole });
        const { events } = table.turn(table.turns() - 1);
        const last = events.filter((/** @type {any} */ { type }) => type === "lapEnd").pop().hole;
        return { code: table.code(), last: table.board().holes[last].name, taken: table.position().taken };
      }, code);

      let deeds = 0;
      /** The two pages wait for each other. @type {((error?: unknown) => void)[]} */
      let waiting = [];
      /** @param {string} deed */
      const check = async (deed) => {
        const [seen, other] = await Promise.all(pages.map(observe));
        deeds += 1;
        assert.ok(!differ(seen, other), `${deed}: the answer shows in the ${differ(seen, other)}`);
        assert.ok(seen.address.endsWith(code), `${deed}: the address has changed`);
        assert.ok(!seen.storage.includes(secret.code), `${deed}: the move is stored`);
        assert.ok(
          !new RegExp(`last (seed )?(falls|fell) in ${secret.last}\\b`).test(`${seen.text}${seen.named}`),
          deed,
        );
        assert.equal(seen.title, before.title);
      };
      await check("asked");
      await Promise.all([
        driveEverything(truth, (deed) => meet(0, deed)),
        driveEverything(lying, (deed) => meet(1, deed)),
      ]);
      assert.ok(deeds > 100, `${deeds} deeds`);
      await says(truth, "#caption", ask === "count" ? /How many/ : /point/);

      /** @param {number} which @param {string} deed */
      function meet(which, deed) {
        return new Promise((go, stop) => {
          waiting[which] = (error) => (error ? stop(error) : go(undefined));
          if (!waiting[0] || !waiting[1]) return;
          const both = waiting;
          waiting = [];
          check(deed).then(
            () => both.forEach((each) => each()),
            (error) => both.forEach((each) => each(error)),
          );
        });
      }

      // Another tab, and a reload: the game as it was before the question.
      const tab = await truth.context().newPage();
      await tab.goto(truth.url());
      await tab.locator("button[data-hole]").first().waitFor();
      assert.equal(await hash(tab), code);
      assert.ok(!(await observe(tab)).storage.includes(secret.code));
      assert.equal(await button(tab, "redo").getAttribute("aria-disabled"), "true");
      await tab.close();
      await truth.reload();
      await truth.locator("button[data-hole]").first().waitFor();
      assert.equal(await hash(truth), code);
      await says(truth, "#turn-count", /^1$/);
    },
  );
}

// ---- present ----

/** @param {Page} page */
const place = (page) =>
  page.evaluate(() => ({
    scroll: [scrollX, Math.round(scrollY)],
    focus: /** @type {HTMLElement} */ (document.activeElement)?.dataset.hole ?? document.activeElement?.tagName,
    turn: document.getElementById("turn")?.textContent,
    caption: document.getElementById("caption")?.textContent,
    title: document.title,
  }));

browserTest("presenting fills the screen and leaves exactly where it was entered", async ({ openPage }) => {
  const page = await openPage({ width: 1024, height: 600, storage: { "mancala.settings": INSTANT } });
  await hole(page, "A3").click();
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  await hole(page, "B2").focus();
  await page.evaluate("scrollTo(0, 40)");
  const before = await place(page);
  const small = await page.locator("#board").boundingBox();

  await presenting(page, () => page.keyboard.press("b"));
  const large = await page.locator("#board").boundingBox();
  assert.ok(small && large && large.width >= small.width && large.height > small.height);
  assert.equal(await page.locator(".menu, #games, .moves").filter({ visible: true }).count(), 0);
  const at = await text(page, "#caption");
  await page.keyboard.press("PageDown");
  assert.notEqual(await text(page, "#caption"), at, "a lap on");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await hole(page, "C5").focus();
  await presenting(page, () => page.keyboard.press("Escape"));
  assert.deepEqual(await place(page), before);

  // The same by the button, which has the focus before and after.
  await page.evaluate("scrollTo(0, 0)");
  await button(page, "present").click();
  await page.locator("body.present").waitFor();
  await button(page, "present").click();
  await page.locator("body:not(.present)").waitFor();
  assert.equal(await page.evaluate("document.activeElement?.dataset.action"), "present");
});

for (const [width, height] of [
  [1024, 768],
  [1920, 1080],
]) {
  for (const game of ["nsolo", "embeli"]) {
    browserTest(`a projector of ${width} × ${height} shows ${game} for the back of the room`, async ({ openPage }) => {
      const page = await openPage({ width, height, storage: { "mancala.settings": INSTANT } });
      await page.locator(`#games [data-game=${game}]`).click();
      await presenting(page, () => page.keyboard.press("b"));
      await hole(page, "A2").click();
      await pass(page, 100);
      const fits = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth <= innerWidth,
        high: document.documentElement.scrollHeight <= innerHeight,
        size: Number.parseFloat(getComputedStyle(document.getElementById("caption") ?? document.body).fontSize),
      }));
      assert.ok(fits.wide && fits.high, "all is on the screen");
      assert.ok(fits.size >= height / 32, `the words are large: ${fits.size}`);
      await screenshot(page, `present-${game}-${width}`);
      await axe(page);
    });
  }
}

browserTest("controls fade and come back, but not under the keyboard", async ({ openPage }) => {
  const page = await openPage({ width: 1280, height: 720 });
  await presenting(page, () => page.keyboard.press("b"));
  assert.equal(await page.locator("body.calm").count(), 0);
  await pass(page, 3000);
  await page.locator("body.calm").waitFor();
  // The style sheet fades them, by the browser's own clock.
  const opacity = () =>
    page.evaluate(() => getComputedStyle(document.querySelector(".controls") ?? document.body).opacity);
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)).then(() => {}));
  assert.equal(await opacity(), "0");
  await axe(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await page.locator("body:not(.calm)").waitFor();
  await button(page, "play").focus();
  await page.keyboard.press("Tab");
  await pass(page, 4000);
  assert.equal(await page.locator("body.calm").count(), 0, "what has the focus is seen");
  await page.keyboard.press("Escape");
  await page.locator("body:not(.present)").waitFor();
});

// ---- the marker ----

browserTest("the marker leaves numbers on holes, for eyes and ears", async ({ openPage }) => {
  const page = await openPage({ storage: { "mancala.settings": INSTANT } });
  const clean = (await observe(page)).pictures;
  await page.keyboard.press("m");
  await page.locator("body.marking").waitFor();
  await hole(page, "A3").click();
  await hole(page, "C5").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("m");
  assert.match(String(await hole(page, "A3").getAttribute("aria-label")), /marked 1$/);
  assert.match(String(await hole(page, "C5").getAttribute("aria-label")), /marked 2$/);
  assert.notEqual((await observe(page)).pictures, clean, "they are drawn");
  assert.equal(await page.locator("#turns li").count(), 0, "marking is no move");
  await axe(page);
  await screenshot(page, "marked");

  await hole(page, "A7").click();
  await says(page, "#turn", /Take 2 more/);
  assert.match(String(await hole(page, "A3").getAttribute("aria-label")), /marked 1$/, "marks stay while one plays");
  await button(page, "marker").click();
  await hole(page, "A3").click();
  assert.doesNotMatch(String(await hole(page, "A3").getAttribute("aria-label")), /marked/);
  await button(page, "unmark").click();
  await page.locator("#holes button[aria-label*=marked]").first().waitFor({ state: "detached" });
  assert.equal(await button(page, "unmark").count(), 0, "nothing is left to remove");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("body.marking").count(), 0);
});

// ---- teams ----

browserTest("teams have names, and members who take turns", async ({ openPage }) => {
  const page = await openPage({ storage: { "mancala.settings": INSTANT } });
  await button(page, "teams").click();
  const dialog = page.locator("#teams");
  await dialog.locator("[name=south-members]").fill("Mutinta\nChoolwe\n");
  await dialog.locator("[name=north-name]").fill("Lions <b>&amp;");
  await dialog.locator("[name=north-members]").fill("Ann, Ben");
  await axe(page);
  await screenshot(page, "teams");
  await dialog.locator("[data-action=save-teams]").click();
  assert.equal(await text(page, "#turn"), "South – Mutinta to move");
  assert.match(await text(page, "#north"), /Lions <b>&amp;/, "names are only ever text");

  await hole(page, "A3").click();
  await says(page, "#turn", /^Lions <b>&amp; – Ann to move$/);
  assert.match(await caption(page), /Lions <b>&amp; to move/);
  assert.match(String(await hole(page, "A3").getAttribute("aria-label")), /South’s back hole/);
  await hole(page, "D3").click();
  await says(page, "#turn", /^South – Choolwe to move$/);
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  assert.equal(await text(page, "#turn"), "South – Choolwe to move");
  await axe(page);

  await page.reload();
  await says(page, "#turn", /^South – Choolwe to move$/);
  await page.locator("#games [data-game=embeli]").click();
  assert.match(await text(page, "#north"), /Lions/, "in all four games");
  await button(page, "teams").click();
  for (const name of ["south-members", "north-name", "north-members"])
    await page.locator(`#teams [name=${name}]`).fill("");
  await page.locator("#teams [name=all]").uncheck();
  await page.locator("#teams [data-action=save-teams]").click();
  assert.equal(await text(page, "#turn"), "South to move", "empty is South and North");
  await page.locator("#games [data-game=nsolo]").click();
  assert.equal(await text(page, "#turn"), "South – Choolwe to move");
});

browserTest("long names of teams stay in their places on a telephone", async ({ openPage }) => {
  const team = { name: "Munyama and Malumbwe XII", members: ["Mulabalaba Mulabalaba XX"] };
  const page = await openPage({
    width: 360,
    height: 740,
    touch: true,
    storage: { "mancala.settings": INSTANT, "mancala.teams.nsolo": JSON.stringify({ south: team, north: team }) },
  });
  assert.ok(Number(await page.evaluate("document.documentElement.scrollWidth")) <= 360);
  await screenshot(page, "teams-phone");
  await page.keyboard.press("q");
  await page.locator("#predict").waitFor();
  assert.ok(Number(await page.evaluate("document.documentElement.scrollWidth")) <= 360);
  await axe(page);
});
