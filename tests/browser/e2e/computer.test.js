// The computer as a player: when it plays and when it must not, on which side and how strong, and what happens when
// something fails.

import assert from "node:assert/strict";
import words from "../../../www/lang/en/computer.js";
import en from "../../../www/lang/en/page.js";
import { GameTable, owesTakes, random, tableAt } from "./core.js";
import {
  button,
  codeOf,
  follow,
  INSTANT,
  labels,
  openDialog,
  picture,
  press,
  rest,
  showsGame,
  tableOf,
  tap,
  text,
  until,
  withSettings,
} from "./desk.js";
import { axe, browserTest, drawn, pass, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Storage with the computer in some seats, and with moves shown at once.
 * @param {string} seats
 * @param {GameTable} [table]
 */
const seated = (seats, table = new GameTable("nsolo", {}, "south")) => {
  const { game } = table.start();
  return { ...INSTANT, "mancala.last": game, [`mancala.game.${game}`]: table.save(), [`mancala.seats.${game}`]: seats };
};

/** @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.locator("button[data-hole]").first().waitFor();
  await page.locator("#turn-slider").waitFor({ state: "attached" });
}

/** @param {Page} page */
const turns = (page) => page.locator("#turns li").count();

/** Lets time pass until this many turns have been played. @param {Page} page @param {number} count */
const played = (page, count) => until(page, page.locator("#turns li").nth(count - 1));

/** @param {Page} page @param {string} side */
const thinks = (page, side) => page.locator(`#${side}.thinking`).waitFor({ timeout: 30_000 });

/**
 * Counts the questions to workers without an answer.
 * @param {Page} page
 * @param {boolean} held  holds answers back until `answers(page)`
 */
async function countThoughts(page, held) {
  await page.addInitScript((hold) => {
    /** @type {Set<Worker>} */
    const asked = new Set();
    let held = hold;
    Object.assign(window, { thoughts: () => asked.size, answers: () => (held = false) });
    window.Worker = class extends Worker {
      /** @param {[string | URL, WorkerOptions?]} args */
      constructor(...args) {
        super(...args);
        this.addEventListener("message", (event) => {
          if (held) event.stopImmediatePropagation();
          else asked.delete(this);
        });
      }
      /** @override @param {any} message */
      postMessage(message) {
        if (!(message instanceof WebAssembly.Module)) asked.add(this);
        super.postMessage(message);
      }
      /** @override */
      terminate() {
        asked.delete(this);
        super.terminate();
      }
    };
  }, held);
  await reload(page);
}

/** Lets answers through. @param {Page} page */
const answers = (page) => page.evaluate(() => /** @type {any} */ (window).answers());

/** How many questions are being considered. @param {Page} page @returns {Promise<number>} */
const thoughts = (page) => page.evaluate(() => /** @type {any} */ (window).thoughts());

/** Waits until this many questions are being considered. @param {Page} page @param {number} count */
const thoughtsAre = (page, count) =>
  page.waitForFunction((count) => /** @type {any} */ (window).thoughts() === count, count);

/**
 * A while during which nothing must happen.
 * @param {Page} page
 */
const aWhile = (page) => pass(page, 2000);

/** A hole whose sowing earns no takes. @param {GameTable} table */
function quietHole(table) {
  const { legal } = table.position();
  const move = legal.find((each) => each.type === "sow" && table.preview(each).after.owed === 0);
  return move?.type === "sow" ? move.hole : assert.fail("each sowing takes something");
}

/** @param {Page} page @param {Record<string, string>} seats */
async function choose(page, seats) {
  await page.locator("#north").click();
  await page.locator("#seats[open]").waitFor();
  for (const [side, level] of Object.entries(seats)) await page.selectOption(`#seats select[name=${side}]`, level);
  await button(page, "take-seats").click();
  await page.locator("#seats[open]").waitFor({ state: "detached" });
}

/**
 * Plays a person's whole random turn; the table follows the page.
 * @param {Page} page
 * @param {() => number} next
 */
async function playTurn(page, next) {
  const table = await tableOf(page);
  const { turn } = table.position();
  while (!table.position().outcome && table.position().turn === turn) {
    const { legal } = table.position();
    const move = legal[Math.floor(next() * legal.length)];
    await press(page, move);
    table.play(move);
    if (move.type === "sow")
      await page.waitForFunction((code) => location.hash.startsWith(`#${code.slice(0, -4)}`), table.code());
  }
  return table;
}

browserTest("each of the six levels answers in each game, and one game is played to its end", async ({ openPage }) => {
  const page = await openPage({ storage: INSTANT });
  const next = random(7);
  /** @type {import("../../../src/wasm/page.js").Game[]} */
  const games = ["nsolo", "embeli", "kabwanga", "nakabili", "embeli", "nsolo"];
  for (const [index, game] of games.entries()) {
    await openDialog(page, "new");
    if (index === 0) {
      assert.equal(await page.locator("#new-game select[name=north]").inputValue(), "0", "the first time two persons");
      await axe(page);
    } else
      assert.equal(await page.locator("#new-game select[name=north]").inputValue(), String(index), "then as last time");
    await page.locator(`#new-game input[value=${game}]`).check();
    await page.selectOption("#new-game select[name=north]", String(index + 1));
    await button(page, "start-game").click();
    await page.locator("#north .who").waitFor();
    assert.equal(await text(page, "#north .name"), Object.values(words.computer.name)[index]);
    for (let turn = 0; turn < 2; turn++) {
      const table = await playTurn(page, next);
      if (table.position().outcome) break;
      await played(page, table.turns() + 1);
      await page.waitForFunction(() => !document.querySelector(".thinking"));
      assert.equal((await tableOf(page)).turns(), table.turns() + 1, "one turn each, with all its takes");
    }
    await showsGame(page, await tableOf(page));
  }

  await button(page, "new").click();
  await page.locator("#new-game input[value=nakabili]").check();
  await page.selectOption("#new-game select[name=north]", "2");
  await button(page, "start-game").click();
  for (;;) {
    const table = await playTurn(page, next);
    if (!table.position().outcome) await played(page, table.turns() + 1);
    const now = await tableOf(page);
    if (!now.position().outcome) continue;
    await page.locator("#result:not([hidden])").waitFor();
    await showsGame(page, now);
    break;
  }
});

browserTest("the computer alone plays to the end; play and pause, stepping and undo stop it", async ({ openPage }) => {
  const page = await openPage({ storage: seated("21", new GameTable("nakabili", {}, "south")) });
  await played(page, 3);
  const play = page.locator('#transport [data-action="play"]');
  assert.equal(await play.getAttribute("aria-label"), en.do.pause);
  await page.keyboard.press("p");
  await rest(page);
  assert.equal(await play.getAttribute("aria-label"), en.do.play);
  let count = await turns(page);
  await aWhile(page);
  assert.equal(await turns(page), count, "paused");
  await page.keyboard.press("p");
  await played(page, count + 2);

  await page.keyboard.press("{");
  count = await turns(page);
  await aWhile(page);
  assert.equal(await turns(page), count, "whoever steps back has paused it");
  await page.keyboard.press("End");
  await aWhile(page);
  assert.equal(await turns(page), count);
  await page.keyboard.press("p");
  await played(page, count + 1);

  await page.keyboard.press("p");
  count = await turns(page);
  await page.keyboard.press("u");
  assert.equal(await turns(page), count - 1, "one turn");
  await aWhile(page);
  assert.equal(await turns(page), count - 1, "and a pause");
  await page.keyboard.press("Control+Shift+Z");
  assert.equal(await turns(page), count);
  await page.keyboard.press("p");
  await until(page, page.locator("#result:not([hidden])"), 60_000);
  await showsGame(page, await tableOf(page));
});

browserTest("it moves at a human pace, and never while somebody looks elsewhere", async ({ openPage }) => {
  const table = tableAt("nsolo", {}, ({ turn, owed }) => turn === "north" && owed === 0);
  const page = await openPage({ storage: seated("03", table) });
  await countThoughts(page, false);
  const start = table.turns();
  // Start from the reload of a game in which the computer is to move.
  await thinks(page, "north");
  assert.equal(await text(page, "#turn"), "North is thinking");
  assert.ok(
    (await labels(page)).every((label) => !/can be sown/.test(label ?? "")),
    "nobody else can play there",
  );
  // It soon knows what to play.
  await thoughtsAre(page, 0);
  await page.keyboard.press("Home");
  await aWhile(page);
  assert.equal(await turns(page), start, "not while somebody looks back");
  await page.keyboard.press("End");
  await openDialog(page, "help");
  await aWhile(page);
  assert.equal(await turns(page), start, "not behind a dialog");

  await page.keyboard.press("Escape");
  await drawn(page);
  await thinks(page, "north");
  await pass(page, 700);
  assert.equal(await turns(page), start, "not as soon as the board has come to rest");
  await pass(page, 200);
  assert.equal(await turns(page), start + 1);
  await rest(page);
  assert.equal(await text(page, "#turn"), (await tableOf(page)).position().outcome ? "" : "South to move");
});

browserTest(
  "thinking is stopped at once by whatever changes the game; undo goes to one's own turn",
  async ({ openPage }) => {
    const page = await openPage({ storage: seated("06", new GameTable("nsolo", { columns: "20" }, "south")) });
    await countThoughts(page, true);
    await page.locator("#north .who").waitFor();
    const table = new GameTable("nsolo", { columns: "20" }, "south");
    const hole = quietHole(table);
    /** The person plays, and the computer starts thinking. */
    const think = async () => {
      await tap(page, hole);
      await thinks(page, "north");
      await thoughtsAre(page, 1);
    };
    /** @param {string} why */
    const stopped = async (why) => {
      await page.waitForFunction(() => !document.querySelector(".thinking"));
      assert.equal(await thoughts(page), 0, why);
    };

    await think();
    // The computer's own hole; now the person's cannot be played either.
    const theirs = table.board().holes.findIndex(({ side }, i) => side === "north" && table.position().seeds[i] > 1);
    await tap(page, theirs);
    assert.match(await text(page, "#caption"), /the computer plays for North/);
    await page.locator('[data-action="resign"]').click();
    assert.match(await text(page, "#caption"), /resign at your own turn/);
    assert.equal(await thoughts(page), 1);

    await page.keyboard.press("u");
    await stopped("undo");
    assert.equal(await turns(page), 0);
    await aWhile(page);
    assert.equal(await turns(page), 0, "it is the person's turn");
    await page.keyboard.press("Control+Shift+Z");
    await thinks(page, "north");

    await choose(page, { north: "0" });
    await stopped("a person in its seat");
    assert.equal(await page.locator("#north .who").count(), 0);
    await choose(page, { north: "5", south: "0" });
    await thinks(page, "north");
    await page.locator('button[data-game="embeli"]').click();
    await stopped("another game");
    assert.equal(await page.locator(".who").count(), 0, "who plays is kept with each game");
    await page.locator('button[data-game="nsolo"]').click();
    await thinks(page, "north");

    await follow(page, tableAt("nsolo", {}, owesTakes).code());
    await stopped("a link");
    assert.equal(await page.locator(".who").count(), 0, "a link does not bring the computer with it");
    await page.locator('[data-action="bring-back"]').click();
    await thinks(page, "north");

    // Now it answers; undo takes back its turn and the person's, redo plays both again.
    await answers(page);
    await choose(page, { north: "1" });
    await played(page, 2);
    await rest(page);
    await page.waitForFunction(() => !document.querySelector(".thinking"));
    const answered = await tableOf(page);
    await page.keyboard.press("u");
    assert.equal(await turns(page), 0);
    await page.keyboard.press("Control+Shift+Z");
    await showsGame(page, answered);

    // The notice about the link's game has stayed until now.
    await page.locator(`#notices [aria-label="${en.do.dismiss}"]`).click();

    // Now the person plays North: the computer's first turn cannot be taken back. The computer begins the new game.
    await button(page, "new").click();
    await page.selectOption("#new-game select[name=north]", "0");
    await page.selectOption("#new-game select[name=south]", "1");
    await button(page, "start-game").click();
    await played(page, 1);
    await rest(page);
    await page.keyboard.press("u");
    assert.match(await text(page, "#caption"), /no turn of yours/);
    assert.equal(await turns(page), 1);
  },
);

browserTest("a computer that sits down while seeds move lets them go on, and plays", async ({ openPage }) => {
  const page = await openPage({
    storage: withSettings({ speed: 1 }),
    hash: new GameTable("kabwanga", {}, "south").code(),
  });
  // Slow enough that seeds still move after the dialog, then at full speed.
  await tap(page, 0);
  await choose(page, { north: "1" });
  await page.waitForSelector('[data-action="finish"][aria-disabled="false"]');
  for (let speed = 1; speed < 7; speed++) await page.keyboard.press(">");
  await played(page, 2);
});

browserTest(
  "a person's takes go back one by one; a press during the computer's turn is not a move",
  async ({ openPage }) => {
    const table = tableAt("nsolo", {}, ({ owed, turn }) => owed >= 2 && turn === "south");
    const page = await openPage({ storage: { ...seated("03", table), ...withSettings({ speed: 4 }) } });
    await page.locator("#north .who").waitFor();
    const before = table.position().owed;
    const [take] = table.position().legal;
    await press(page, take);
    table.play(take);
    await rest(page);
    await page.keyboard.press("u");
    table.undo();
    assert.equal((await tableOf(page)).position().owed, before);
    await showsGame(page, table);

    while (table.position().owed && table.position().turn === "south") {
      const [move] = table.position().legal;
      await press(page, move);
      table.play(move);
      await rest(page);
    }
    const turnsBefore = table.turns();
    await played(page, turnsBefore + 1);
    await page.locator('[data-action="finish"][aria-disabled="false"]').waitFor();
    const { legal } = (await tableOf(page)).position();
    assert.ok(legal[0]?.type === "sow");
    await tap(page, legal[0].hole);
    await rest(page);
    assert.equal(await turns(page), turnsBefore + 1, "it only shows the end of the turn");
  },
);

browserTest("while the strongest level thinks the page goes on: it steps, draws and answers", async ({ openPage }) => {
  const table = new GameTable("nsolo", { columns: "20" }, "south");
  for (let i = 0; i < 2; i++) table.play({ type: "sow", hole: quietHole(table) });
  const page = await openPage({ storage: seated("60", table) });
  await countThoughts(page, true);
  await thinks(page, "south");
  // The worker does all the thinking, which takes longer than this test.
  await thoughtsAre(page, 1);
  const end = await picture(page);
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press(i % 2 ? "End" : "Home");
    assert.equal((await picture(page)) === end, i % 2 === 1);
  }
  assert.equal(await thoughts(page), 1);
});

browserTest("it comes back after a reload, works without storage, and stays out of links", async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 740, touch: true, storage: seated("06") });
  await page.locator("#north .who").waitFor();
  await axe(page);
  await screenshot(page, "computer-phone");
  await tap(page, quietHole(new GameTable("nsolo", {}, "south")));
  await thinks(page, "north");
  await reload(page);
  assert.equal(await turns(page), 1);
  await thinks(page, "north");
  await played(page, 2);
  const code = await codeOf(page);

  const other = await openPage({ storage: "forbidden", hash: code });
  assert.equal(await other.locator(".who").count(), 0);
  await choose(other, { south: "1" });
  await played(other, 3);
  assert.equal(await other.locator("#south .who").count(), 1);
  await axe(other);
  await other.locator("#south").click();
  await other.locator("#seats[open]").waitFor();
  await axe(other);
  await screenshot(other, "computer-seats");
  await button(other, "swap-seats").click();
  assert.equal(await other.locator("#seats select[name=north]").inputValue(), "1");
  await button(other, "take-seats").click();
  await other.locator("#north .who").waitFor();
});

for (const [what, part] of /** @type {const} */ ([
  ["its module", "mind"],
  ["its worker", "worker"],
])) {
  browserTest(`without ${what} it says so and can be asked again; nothing is lost`, async ({ openPage }) => {
    const page = await openPage({ storage: INSTANT, forgive: [/mind|worker|fetch|ERR_FAILED/i] });
    // On the hosted site a dash follows the name; workers.js is a different file.
    const pattern = new RegExp(`${part}[-._][^/]*$`);
    await page.route(pattern, (route) => route.abort());
    await choose(page, { south: "2" });
    await page.locator("#notices .notice", { hasText: "could not think" }).waitFor();
    await axe(page);
    assert.equal(await turns(page), 0);
    await page.unroute(pattern);
    await page.locator("#notices button.primary").click();
    await played(page, 1);
    assert.equal(await text(page, "#notices"), "");
  });
}

browserTest("in predict mode its sowings are asked, and nothing gives the answer away", async ({ openPage }) => {
  const predict = JSON.stringify({ on: true, ask: "turn", who: "mover" });
  // The computer's next turn takes something.
  const table = tableAt("nsolo", {}, ({ turn, owed }) => turn === "north" && owed === 0);
  const page = await openPage({ storage: { ...seated("03", table), "mancala.predict": predict } });
  await countThoughts(page, false);
  await until(page, page.locator("#caption", { hasText: /^South, point:/ }));
  const before = table.turns();
  assert.equal(await codeOf(page), table.code());
  assert.equal(await turns(page), before);
  assert.equal(await page.locator("#predict [data-predict=withdraw]").isVisible(), false, "its choice stands");
  await thoughtsAre(page, 0);
  await aWhile(page);
  assert.equal(await codeOf(page), table.code(), "it waits for the answer");
  await tap(page, 0);
  await played(page, before + 1);
  await until(page, page.locator("#turn", { hasText: /South to move|wins|draw/i }));
  const now = await tableOf(page);
  assert.equal(now.position().owed, 0, "and takes what it may");
  assert.match(await text(page, "#predict .score"), /[01]\/1.*0\/0/s);

  // Undo while its sowing is asked goes back to the person's own turn.
  await page.keyboard.press("u");
  assert.equal((await tableOf(page)).position().turn, "south");
});
