// The timeline: going anywhere, the list of turns, variations, explanations, the preview.

import assert from "node:assert/strict";

import { GameTable, playAtRandom, timelineOf } from "../unit/core.js";
import { GAMES } from "./core.js";
import { rest, until } from "./desk.js";
import { axe, browserTest, loaded, pass, screenshot, treeUrl } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../../src/wasm/page.js").Game} Game */

/**
 * The link code of a random game.
 * @param {Game} game @param {number} turns @param {number} [seed] @param {Record<string, string>} [options]
 */
function randomGame(game, turns, seed = 3, options = {}) {
  const table = playAtRandom(new GameTable(game, options, "south"), seed, turns);
  return { code: table.code(), line: timelineOf(table), table };
}

/** @param {Page} page */
const caption = async (page) => (await page.locator("#caption").textContent()) ?? "";
/** @param {Page} page */
const turnText = async (page) => (await page.locator("#turn").textContent()) ?? "";
/** @param {Page} page @param {string} id */
const valueText = (page, id) => page.locator(id).getAttribute("aria-valuetext");

/** Presses a key and waits until nothing moves. @param {Page} page @param {string} key */
async function step(page, key) {
  await page.keyboard.press(key);
  await rest(page);
}

/**
 * Where a fraction of a slider lies.
 * @param {Page} page @param {string} id @param {number} fraction
 * @returns {Promise<[number, number]>}
 */
async function at(page, id, fraction) {
  const box = await page.locator(id).boundingBox();
  assert.ok(box);
  return [box.x + box.width * fraction, box.y + box.height / 2];
}

browserTest("the timeline says where it is and goes where it is pressed, dragged or keyed", async ({ openPage }) => {
  const { code, line } = randomGame("nsolo", 24);
  const page = await openPage({ hash: code });
  assert.equal(await valueText(page, "#turn-slider"), `Turn 24 of 24, North: ${line.turns[23].notation}`);
  assert.equal(await valueText(page, "#seed-slider"), "The end of the turn");
  const [x, y] = await at(page, "#turn-slider", 0.5);
  await page.mouse.click(x, y);
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 12 of 24, North: /);
  assert.match(await turnText(page), /Turn 12 of 24/);
  // A drag to the very beginning, and beyond.
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const fraction of [0.4, 0.2, 0, -0.2]) {
    const [to] = await at(page, "#turn-slider", fraction);
    await page.mouse.move(to, y + 60);
  }
  await page.mouse.up();
  assert.equal(await valueText(page, "#turn-slider"), "The start; 24 turns follow");
  assert.equal(await page.locator("#status").textContent(), "South begins. Choose a hole to sow.");
  // Keys on the upper slider: turns; letters still work there.
  await page.keyboard.press("ArrowRight");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 1 of 24/);
  await page.keyboard.press("PageUp");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 11 of 24/);
  await page.keyboard.press("}");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 12 of 24/);
  await page.keyboard.press("End");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 24 of 24/);
  await page.keyboard.press("Home");
  // Keys on the lower one: seeds and laps, from turn to turn.
  await page.locator("#seed-slider").focus();
  await step(page, "ArrowRight");
  assert.match((await valueText(page, "#seed-slider")) ?? "", /^Lap 1: lifted from /);
  await step(page, "ArrowRight");
  assert.match((await valueText(page, "#seed-slider")) ?? "", /^Lap 1, seed 1, in [A-D]\d$/);
  await step(page, "PageUp");
  await page.keyboard.press("End");
  assert.equal(await valueText(page, "#seed-slider"), "The end of the turn");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 1 of 24/);
  await step(page, "ArrowRight");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 2 of 24/);
  await step(page, "ArrowLeft");
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 1 of 24/);
  // A press in the middle of the lower one stays inside the turn.
  await page.mouse.click(...(await at(page, "#turn-slider", 16 / 24)));
  await page.mouse.click(...(await at(page, "#seed-slider", 0.4)));
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 16 of 24/);
  assert.match((await valueText(page, "#seed-slider")) ?? "", /^Lap \d/);
  await screenshot(page, "timeline");
  await axe(page);
});

browserTest("a finger drags along the timeline", async ({ openPage }) => {
  const { code } = randomGame("embeli", 20);
  const page = await openPage({ width: 360, height: 740, touch: true, hash: code, colorScheme: "dark" });
  const [x, y] = await at(page, "#turn-slider", 0.25);
  await page.touchscreen.tap(x, y);
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 5 of 20/);
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  for (const fraction of [0.3, 0.5, 0.7, 0.75]) {
    const [to] = await at(page, "#turn-slider", fraction);
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: to, y }] });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.match((await valueText(page, "#turn-slider")) ?? "", /^Turn 15 of 20/);
  await axe(page);
});

browserTest("the list of turns tells laps and seeds taken, follows the board and leads it", async ({ openPage }) => {
  const { code, line } = randomGame("nakabili", 24);
  const page = await openPage({ hash: code });
  const rows = page.locator("#turns li");
  assert.equal(await rows.count(), 24);
  for (const [i, turn] of line.turns.entries()) {
    const laps = turn.events.filter(({ type }) => type === "lift" || type === "relay").length;
    const taken = turn.events.reduce((n, e) => n + (e.type === "capture" || e.type === "take" ? e.seeds : 0), 0);
    const text = (await rows.nth(i).textContent()) ?? "";
    assert.ok(text.includes(turn.notation), text);
    assert.ok(text.includes(laps === 1 ? "1 lap" : `${laps} laps`), text);
    assert.equal(text.includes(`+${taken}`), taken > 0, text);
  }
  const current = page.locator("#turns [aria-current]");
  await rows.nth(6).getByRole("button").click();
  assert.match(await turnText(page), /Turn 7 of 24/);
  assert.equal(await current.count(), 1);
  // One tab stop: the arrows move, Enter goes there.
  assert.equal(await page.locator('#turns [tabindex="0"]').count(), 1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.match(await turnText(page), /Turn 9 of 24/);
  await page.keyboard.press("{");
  assert.match(await turnText(page), /Turn 8 of 24/);
  assert.ok(((await current.textContent()) ?? "").includes(line.turns[7].notation));
});

browserTest(
  "playing from an earlier turn starts a new line, and the old one comes back, even after a reload",
  async ({ openPage }) => {
    const { code, line, table } = randomGame("nsolo", 24);
    table.goBackTo(14);
    const { legal } = table.position();
    const played = line.turns[14].events[0];
    const other = legal.find((move) => move.type === "sow" && played.type === "lift" && move.hole !== played.hole);
    assert.ok(other?.type === "sow");
    const page = await openPage({ hash: code });
    await page.locator("#turns button").nth(13).click();
    // The board is live: holes can be sown, and their labels say so.
    const hole = page.locator(`button[data-hole="${other.hole}"]`);
    assert.equal(await hole.getAttribute("aria-disabled"), "false");
    assert.match((await hole.getAttribute("aria-label")) ?? "", /can be sown/);
    await hole.click();
    await rest(page);
    assert.equal(await page.locator("#turns li").count(), 15);
    const back = page.getByRole("button", { name: "Back to the old line" });
    assert.match((await page.locator(".notice").textContent()) ?? "", /new line starts after turn 14.*24 turns/);
    await axe(page);
    await screenshot(page, "new-line");
    const forked = new URL(page.url()).hash;
    await back.click();
    assert.equal(new URL(page.url()).hash, `#${code}`, "the old line is whole");
    assert.equal(await page.locator("#turns li").count(), 24);
    assert.match(await turnText(page), /Turn 14 of 24/);
    // The new variation is kept now, and both survive a reload.
    await page.reload();
    const kept = page.locator("#line-list button");
    await kept.waitFor();
    assert.match((await kept.textContent()) ?? "", /Turn 15: .* 15 turns/);
    await kept.click();
    assert.equal(new URL(page.url()).hash, forked);
    assert.match((await page.locator("#line-list").textContent()) ?? "", /24 turns/);
    // Undone moves are not lost either when something else is played.
    await page.keyboard.press("End");
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    const playable = page.locator('button[data-hole][aria-disabled="false"]');
    const labels = await playable.count();
    const move = line.turns[13].events[0];
    for (let i = 0; i < labels; i++) {
      const which = Number(await playable.nth(i).getAttribute("data-hole"));
      if (move.type === "lift" && which === move.hole) continue;
      await playable.nth(i).click();
      break;
    }
    await rest(page);
    assert.equal(await page.locator("#line-list button").count(), 2, "three lines in all");
  },
);

browserTest("playing what was played goes on in the same line", async ({ openPage }) => {
  const { code, line } = randomGame("kabwanga", 12);
  const page = await openPage({ hash: code });
  await page.keyboard.press("Home");
  const first = line.turns[0].events[0];
  assert.ok(first.type === "lift");
  await page.locator(`button[data-hole="${first.hole}"]`).click();
  await rest(page);
  assert.match(await turnText(page), /Turn 1 of 12/);
  assert.equal(await page.locator("#lines").isVisible(), false);
  // In the middle of a turn there is nothing to play, and the board says why.
  await step(page, "]");
  if (/Turn 2 of 12/.test(await turnText(page))) {
    await page.keyboard.press(",");
    await page.locator('button[data-hole="3"]').click({ force: true });
    assert.match(await caption(page), /a turn is under way/);
  }
});

browserTest("each step names its rule, and the rule's link opens it in the rules", async ({ openPage }) => {
  for (const game of GAMES) {
    const { code } = randomGame(game, 10);
    const page = await openPage({ hash: code });
    await page.keyboard.press("Home");
    await page.evaluate(() => document.querySelector("#status"));
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press(i % 3 ? "." : "]");
      await page.keyboard.press("Escape");
      await rest(page);
      assert.match(await caption(page), /^[A-Z“].*\.$/);
      assert.ok((await page.locator("#cited button").count()) > 0, await caption(page));
    }
    const link = page.locator("#cited button").last();
    const number = await link.getAttribute("data-rule");
    await link.click();
    const rule = page.locator(`[id="rule-${number}"]`);
    await rule.waitFor();
    assert.ok(await rule.isVisible());
    assert.equal(await rule.getAttribute("aria-current"), "true", `${game}: rule ${number} is marked`);
  }
});

browserTest("whoever points at a hole sees what it would do, unless that is switched off", async ({ openPage }) => {
  const page = await openPage({ hash: randomGame("nsolo", 3).code });
  const playable = page.locator('button[data-hole][aria-disabled="false"]');
  const before = await caption(page);
  await playable.first().hover();
  const told = page.locator("#caption", { hasText: "would be sown in" });
  await until(page, told);
  const name = ((await playable.first().getAttribute("aria-label")) ?? "").split(",")[0];
  assert.match(
    await caption(page),
    new RegExp(`^${name} would be sown in .* laps?, end in [A-D]\\d(,| and) take .*\\.$`),
  );
  await screenshot(page, "preview");
  await page.mouse.move(1, 1);
  await until(page, page.locator("#caption", { hasText: before }));
  // By keyboard, too, with an announcement for screen readers.
  await page.locator('button[data-hole][tabindex="0"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  const focused = page.locator("button[data-hole]:focus");
  if ((await focused.getAttribute("aria-disabled")) === "false") {
    await until(page, page.locator("#status", { hasText: "would be sown in" }));
  }
  // The preview tells what really happens.
  await playable.first().hover();
  await until(page, told);
  const sentence = await caption(page);
  const end = sentence.match(/end in ([A-D]\d)/)?.[1];
  await playable.first().click();
  await page.keyboard.press("Escape");
  await rest(page);
  const [events] = await page.evaluate(() => [document.querySelector("#status")?.textContent ?? ""]);
  assert.ok(events.includes(`falls in ${end}`) || /take [^n]/.test(sentence), `${sentence} – ${events}`);
  // Off, with its key.
  await page.mouse.move(1, 1);
  await page.keyboard.press("v");
  await playable.first().hover();
  await pass(page, 500);
  assert.equal(await told.count(), 0);
  await page.keyboard.press("v");
  await page.mouse.move(1, 1);
  // And never while a prediction is asked.
  await page.keyboard.press("q");
  await page.locator("#predict, [data-action=predict][aria-pressed=true]").first().waitFor();
  await playable.first().hover();
  await pass(page, 500);
  assert.equal(await told.count(), 0);
});

browserTest("a finger that is held on a hole looks before it plays", async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 740, touch: true });
  const hole = page.locator('button[data-hole][aria-disabled="false"]').first();
  const box = await hole.boundingBox();
  assert.ok(box);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await loaded(page);
  await pass(page, 600);
  assert.match(await caption(page), /would be sown in/);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.locator("#turns li").count(), 0, "nothing is played");
  await hole.tap();
  await rest(page);
  assert.equal(await page.locator("#turns li").count(), 1);
});

browserTest(
  "the old board with all events applied is the new board, in whole random games of all four",
  async ({ openPage }) => {
    const page = await openPage({ site: await treeUrl() });
    const counts = await page.evaluate(
      async (games) => {
        const at = (/** @type {string} */ file) => new URL(`www/${file}`, document.baseURI).href;
        const { Core } = await import(at("game/core.js"));
        const { Session } = await import(at("game/session.js"));
        const { frameAt, copyState } = await import(at("game/frame.js"));
        const { frameOn, stepFrom, endOf } = await import(at("game/timeline.js"));
        const core = await Core.load();
        let dice = 7;
        const roll = (/** @type {number} */ n) => ((dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0) >>> 8) % n;
        /** @param {any} a @param {any} b @param {string} where */
        const same = (a, b, where) => {
          const [one, other] = [JSON.stringify(copyState(a)), JSON.stringify(copyState(b))];
          if (one !== other) throw new Error(`${where}:\n${one}\n${other}`);
        };
        let turns = 0;
        let seeds = 0;
        for (const [game, options] of games) {
          const session = Session.create(core, game, options);
          while (!session.position.outcome) {
            const { legal } = session.position;
            session.play(legal[roll(legal.length)]);
            const turn = session.turns.at(-1);
            same(frameAt(turn, turn.events.length).state, session.position, `${game}, turn ${session.turns.length}`);
          }
          session.turns.forEach((/** @type {any} */ turn, /** @type {number} */ i) => {
            const next = session.turns[i + 1]?.before ?? session.position;
            same(frameAt(turn, turn.events.length).state, next, `${game}, after turn ${i + 1}`);
            same(session.positionAt(i), turn.before, `${game}, back before turn ${i + 1}`);
          });
          // Seed by seed over the whole game, no seed appears or vanishes.
          const { timeline: line } = session;
          const all = (/** @type {any} */ { state, hand }) =>
            state.seeds.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0) +
            hand +
            state.store +
            state.taken[0] +
            state.taken[1];
          const whole = all(frameOn(line, { turn: 0, event: 0 }));
          const end = endOf(line);
          for (let cursor = { turn: 0, event: 0 }; cursor.turn !== end.turn || cursor.event !== end.event; seeds++) {
            cursor = stepFrom(line, cursor, "seed", 1);
            if (all(frameOn(line, cursor)) !== whole)
              throw new Error(`${game}: seeds are lost at ${JSON.stringify(cursor)}`);
          }
          turns += session.turns.length;
          session.close();
        }
        return { turns, seeds };
      },
      /** @type {[string, Record<string, string>][]} */ ([
        ...GAMES.flatMap((game) => Array.from({ length: 6 }, () => [game, {}])),
        ["nakabili", { first_bonus: "2", setup: "taper-right" }],
        ["kabwanga", { capture_inside_move: "true", endless: "lose" }],
        ["nsolo", { capture: "1913", columns: "12" }],
        ["nsolo", { columns: "20" }],
        ["embeli", { opponent_nti: "skipped", start_in_nti: "false" }],
      ]),
    );
    console.log(`events applied: ${counts.turns} turns, ${counts.seeds} steps`);
    assert.ok(counts.turns > 800);
  },
);

browserTest("whatever is told, nothing moves from its place", async ({ openPage }) => {
  for (const [width, height, games] of /** @type {const} */ ([
    [1280, 800, GAMES],
    [360, 740, GAMES],
    [740, 360, ["kabwanga"]],
  ])) {
    for (const game of games) {
      const page = await openPage({ width, height, touch: width < 1000, hash: randomGame(game, 16, 5).code });
      await page.keyboard.press("Home");
      const places = () =>
        page.evaluate(() =>
          ["board", "timeline", "transport"].map((id) => {
            const { top, height } = /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect();
            return `${id} ${Math.round(top + scrollY)} ${Math.round(height)}`;
          }),
        );
      const first = await places();
      let longest = "";
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press("]");
        await page.keyboard.press("Escape");
        const told = await caption(page);
        if (told.length > longest.length) longest = told;
        assert.deepEqual(await places(), first, `${width} × ${height}, ${game}: ${told}`);
      }
      await screenshot(page, `told-${width}-${game}`);
      await axe(page);
    }
  }
});
