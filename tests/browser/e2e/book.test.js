// The rules pages, the examples that they play, and the editor of positions.

import assert from "node:assert/strict";

import { GAMES } from "./core.js";
import { until } from "./desk.js";
import { axe, browserTest, pass, screenshot } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

/** Shows the end of a move at once. */
const AT_ONCE = { "mancala.settings": JSON.stringify({ speed: 7 }) };

/** The numbers of the rules that each page shows. @type {Record<string, [section: string, count: number][]>} */
const RULES = {
  nakabili: [
    ["1.2", 7],
    ["2.2", 9],
  ],
  kabwanga: [
    ["1.2", 7],
    ["3.2", 7],
  ],
  nsolo: [
    ["1.2", 7],
    ["4.2", 8],
  ],
  embeli: [["5.3", 8]],
};

/**
 * How the worked examples of docs/RULES.md end, in each side's own numbers: back row | front row. `hole=seeds` lists
 * the occupied holes; a single number holds for all holes. In Embeli the ring's numbers.
 * @type {Record<string, {south?: string, north?: string, ring?: string, closed?: number[], store?: number, taken?:
 * [number, number], says?: RegExp}>}
 */
const ENDS = {
  N1: { south: "2 2 2 2 2 2 2 2 | 2 2 2 2 2 0 2 1", north: "0 0 2 2 2 2 2 0 | 0 2 2 2 0 2 1 0", taken: [10, 0] },
  N2: { south: "1 3 0 3 3 0 3 3 | 0 3 3 0 3 3 0 1", north: "2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 1 0", says: /six laps/ },
  N3: { south: "11=1 12=1 14=1", north: "5=1", taken: [9, 0] },
  N4: { south: "10=1 13=1", north: "", taken: [7, 0], says: /South wins/ },
  N5: { south: "1=1 5=2 6=1 12=1", north: "0=1" },
  N6: { south: "8=1 9=1 0=1", north: "8=2 1=6" },
  N7: { south: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1", north: "", taken: [7, 0], says: /South wins/ },
  K1: { south: "0 3 0 3 3 0 3 3 | 0 2 1 1 0 0 0 0", north: "2 2 2 2 2 2 2 2 | 2 1 0 0 0 0 0 0" },
  K2: { south: "2=1 9=1 10=1 12=1 13=1", north: "0=1 2=1 13=4", taken: [5, 0] },
  K3: { south: "2=1 9=1 10=1 12=1 13=1", north: "0=1", taken: [10, 0] },
  K4: { south: "0=1 1=1 3=1", north: "0=1" },
  K5: { south: "1=1 2=1 3=1 5=1 14=1 15=1", north: "8=1 3=1" },
  S1: { south: "2 2 2 2 2 2 0 3 | 1 2 2 2 2 2 2 2", north: "2 2 2 1 2 2 2 2 | 0 1 2 2 2 2 2 0", taken: [4, 0] },
  S2: { south: "2 2 2 2 2 2 0 3 | 1 2 2 2 2 2 2 2", north: "0 2 2 0 2 2 2 2 | 0 2 2 2 2 2 2 0", taken: [6, 0] },
  S3: { south: "3=1 4=1 11=1", north: "", taken: [2, 0], says: /South wins/ },
  S4: { south: "0=1 10=1 11=1", north: "", taken: [5, 0], says: /South wins/ },
  S5: { south: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1", north: "0=3", says: /passes/ },
  S6: { south: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1", north: "1 1 1 1 1 1 1 1 | 1 1 1 1 1 1 1 1", says: /draw/ },
  E1: { ring: "1 6 0 6 1 6 6 6 0 1 | 2 | 6 6 6 1 5 5 5 5 0 5 | 1", says: /seven laps/ },
  E1B: { ring: "1 6 6 0 1 6 6 6 6 1 | 1 | 5 5 5 0 5 5 5 5 0 5 | 0" },
  E2: { ring: "0=2 3=1 8=1 9=1 10=1 12=1 13=1 14=1 16=1 17=1", closed: [11], says: /South wins/ },
  E3: { ring: "10=1 15=3 16=1 17=1 1=3 4=1", closed: [11, 12, 13], store: 3 },
  E3b: { ring: "10=1 14=2 15=2 1=3 4=1", closed: [11, 12, 13], store: 3 },
  E4: { ring: "10=1 11=1 12=2 13=1 14=1 15=1 16=3 17=1 18=1 19=1 20=1 0=2 1=1 2=1 3=1 5=2" },
  E5: { ring: "18=1 19=1 20=1 0=1", closed: [17], says: /North wins/ },
  E6: { ring: "20=1 21=1 0=1 2=1 3=2 4=1 5=1", closed: [1] },
  "D1-nakabili": { south: "8=1", north: "1=1 2=1", says: /draw/ },
  "D1-kabwanga": { south: "8=1", north: "1=1 2=1", says: /draw/ },
  "X2-nakabili": { south: "2 1 2 1 5 2 1 1 | 2 3 0 1 2 1 4 1", north: "3=1", says: /208 laps/ },
  "X2-kabwanga": { south: "0 1 2 1 0 3 0 4 | 1 1 0 2 1 0 2 1", north: "3=1", says: /60 laps/ },
  "X2-nsolo": { south: "3=1", north: "1 0 2 1 0 1 3 2 | 0 2 5 0 6 0 4 1", says: /104 laps/ },
  "X1-nsolo": { says: /100 laps.*never ends/ },
  "X1-embeli": { says: /proved/ },
};

/** @param {string} text @param {number} count */
function holes(text, count) {
  const seeds = Array(count).fill(0);
  text
    .split(/[ |]+/)
    .filter(Boolean)
    .forEach((word, i) => {
      const [hole, n] = word.includes("=") ? word.split("=").map(Number) : [i, Number(word)];
      seeds[hole] = n;
    });
  return seeds;
}

/** The text alternative of a board, in own numbers. @param {string} label */
function read(label) {
  /** @param {string} letter */
  const cells = (letter) =>
    (new RegExp(`\\b${letter}: ([^;]*)`).exec(label)?.[1] ?? "")
      .replace(/store \d+/, "")
      .trim()
      .split(/\s+/);
  const number = (/** @type {string} */ cell) => (cell === "closed" ? 0 : Number(cell));
  const [a, b, c, d] = ["A", "B", "C", "D"].map(cells);
  if (!/\bD:/.test(label)) {
    const ring = [...a, b[1], ...[...c].reverse(), b[0]];
    const store = Number(/store (\d+)/.exec(label)?.[1]);
    return { ring: ring.map(number), closed: ring.flatMap((cell, hole) => (cell === "closed" ? [hole] : [])), store };
  }
  const taken = /by South (\d+), by North (\d+)/.exec(label);
  return {
    south: [...a, ...[...b].reverse()].map(number),
    north: [...[...d].reverse(), ...c].map(number),
    taken: [Number(taken?.[1]), Number(taken?.[2])],
  };
}

/** @param {Page} page @param {string} game */
async function openRules(page, game) {
  await page.click(`#games [data-game=${game}]`);
  await page.click("button[data-action=rules]");
  await page.waitForSelector(`#book[open][data-game=${game}]`);
}

/** @param {Page} page @param {string} id */
const boardText = async (page, id) => (await page.getAttribute(`#example-${id} .picture`, "aria-label")) ?? "";

browserTest("each example of the rules plays to the end that the rule book gives", async ({ openPage }) => {
  const page = await openPage({ storage: AT_ONCE });
  const seen = new Set();
  for (const game of GAMES) {
    await openRules(page, game);
    for (const details of await page.locator("#book details.point:has(.live)").all())
      await details.locator("> summary").click();
    const ids = await page
      .locator("#book .live")
      .evaluateAll((all) => all.map((figure) => /** @type {HTMLElement} */ (figure).dataset.example ?? ""));
    for (const id of ids) {
      seen.add(id);
      const start = await boardText(page, id);
      await page.click(`#example-${id} [data-step=play]`);
      const end = await boardText(page, id);
      const expected = ENDS[id];
      const board = read(end);
      const says = (await page.textContent(`#example-${id} .caption`)) ?? "";
      if (expected.says) assert.match(says, expected.says, id);
      if (expected.ring !== undefined) {
        assert.deepEqual(
          board,
          { ring: holes(expected.ring, 22), closed: expected.closed ?? [], store: expected.store ?? 0 },
          id,
        );
      } else if (expected.south !== undefined) {
        const { south, north = "", taken = [0, 0] } = expected;
        assert.deepEqual(board, { south: holes(south, 16), north: holes(north, 16), taken }, id);
      }
      // The same in words, for people who do not see the board.
      const words = (await page.textContent(`#example-${id} .words`)) ?? "";
      assert.ok(words.includes(end.replace("The board: ", "")), `${id}: the end in words`);
      assert.ok(words.includes(start.replace("The board: ", "")), `${id}: the start in words`);
      await page.click(`#example-${id} [data-step=start]`);
      assert.equal(await boardText(page, id), start, id);
    }
    await page.keyboard.press("Escape");
  }
  assert.deepEqual([...seen].sort(), Object.keys(ENDS).sort());
});

browserTest("an example runs seed by seed, pauses, and steps by seeds and laps both ways", async ({ openPage }) => {
  const page = await openPage({ storage: { "mancala.settings": JSON.stringify({ speed: 6 }) } });
  await openRules(page, "nakabili");
  const step = (/** @type {string} */ name) => page.locator(`#example-N2 [data-step=${name}]`);
  const start = await boardText(page, "N2");
  await step("seed-on").click();
  await until(page, page.locator("#example-N2 .caption", { hasText: /^Lap 1/ }));
  await step("lap-on").click();
  await until(page, page.locator("#example-N2 .caption", { hasText: /so those three are lifted/ }));
  await step("lap-back").click();
  assert.equal(await boardText(page, "N2"), start);
  await step("play").click();
  assert.equal(await step("play").getAttribute("aria-label"), "Pause");
  await step("play").click();
  assert.equal(await step("play").getAttribute("aria-label"), "Play");
  await step("play").click();
  await until(page, page.locator("#example-N2 [data-step=end][aria-disabled=true]"));
  assert.deepEqual(read(await boardText(page, "N2")).south, holes(ENDS.N2.south ?? "", 16));
});

browserTest(
  "every rule and disputed point of the rule book has its place and is marked when it is opened",
  async ({ openPage }) => {
    const page = await openPage();
    for (const game of GAMES) {
      await openRules(page, game);
      const numbers = RULES[game].flatMap(([section, count]) =>
        Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
      );
      const rules = page.locator("#book ol.rules > li");
      assert.deepEqual(await rules.locator("> .no").allTextContents(), numbers);
      const names = await rules.evaluateAll((items) => items.map(({ id }) => id.replace("rule-", "")));
      const points = await page.locator("#book .point").evaluateAll((all) => all.map(({ id }) => id.slice(6)));
      assert.ok(points.length >= 8);
      for (const name of [...names, ...points, "endless"]) {
        // As the page's own references do.
        const { marked, focused, top } = await page.evaluate((name) => {
          const button = document.createElement("button");
          button.type = "button";
          button.dataset.to = name;
          document.querySelector("#book .content")?.append(button);
          button.click();
          button.remove();
          const marked = [...document.querySelectorAll("#book [aria-current=true]")];
          const { top = -1 } = marked[0]?.getBoundingClientRect() ?? {};
          return { marked: marked.map(({ id }) => id), focused: document.activeElement?.id, top };
        }, name);
        const id = points.includes(name) ? `point-${name}` : `rule-${name}`;
        assert.deepEqual([marked, focused], [[id], id], `${game} ${name}`);
        assert.ok(top >= 0 && top < 800, `${game} ${name} is in sight`);
      }
      await page.keyboard.press("Escape");
    }
  },
);

browserTest("a sentence’s rule is opened and marked, and leaving the rules changes nothing", async ({ openPage }) => {
  const page = await openPage({ storage: AT_ONCE });
  await page.click("#games [data-game=nsolo]");
  await page.click("button[data-hole='6']");
  const link = page.locator("#cited [data-rule='nsolo.capture']").first();
  assert.match((await link.textContent()) ?? "", /4\.2\.3/);
  const before = { caption: await page.textContent("#caption"), address: page.url() };
  await link.click();
  await page.waitForSelector("#book[open][data-game=nsolo]");
  assert.equal(await page.locator("#book [aria-current=true]").getAttribute("id"), "rule-nsolo.capture");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#book:not([open])", { state: "attached" });
  assert.deepEqual({ caption: await page.textContent("#caption"), address: page.url() }, before);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-rule")), "nsolo.capture");
  // Opened again, the page is where it was left.
  const scrolled = () => page.locator("#book .content").evaluate((content) => content.scrollTop);
  await page.click("button[data-action=rules]");
  await page.waitForSelector("#book[open]");
  assert.ok((await scrolled()) > 500);
});

browserTest(
  "the rules name their sources with addresses and licences, each game’s on its own page",
  async ({ openPage }) => {
    const page = await openPage();
    for (const game of GAMES) {
      await openRules(page, game);
      const links = await page
        .locator("#book a")
        .evaluateAll((all) => all.map((a) => /** @type {HTMLAnchorElement} */ (a).href));
      assert.ok(links.some((link) => link.startsWith("https://mancala.fandom.com/wiki/")));
      const text = (await page.textContent("#book")) ?? "";
      const free = /GNU Free Documentation/.test(text);
      assert.equal(free, game === "embeli");
      assert.equal(/BY-SA/.test(text), game !== "embeli");
      assert.equal(links.includes("https://www.gnu.org/licenses/fdl-1.3.html"), game === "embeli");
      if (game === "nakabili") assert.match(text, /about even/);
      if (game === "kabwanga") assert.match(text, /only about 25 % sure/);
      if (game === "embeli") assert.match(text, /extremely rare/);
      await page.keyboard.press("Escape");
    }
  },
);

for (const [width, height, touch, colorScheme] of /** @type {const} */ ([
  [1280, 800, false, "light"],
  [360, 740, true, "dark"],
])) {
  browserTest(`axe finds nothing in rules and editor (${width} × ${height}, ${colorScheme})`, async ({ openPage }) => {
    const page = await openPage({ width, height, touch, colorScheme, storage: AT_ONCE });
    for (const game of GAMES) {
      await openRules(page, game);
      await page
        .locator("#book summary")
        .evaluateAll((all) => all.forEach((summary) => /** @type {HTMLElement} */ (summary).click()));
      await axe(page);
      assert.ok(await page.locator("#book .content").evaluate((content) => content.scrollWidth <= content.clientWidth));
      await screenshot(page, `rules-${game}-${width}`);
      await page.keyboard.press("Escape");
      await openEditor(page);
      await axe(page);
      await page.click("#editor [data-start=empty]");
      await axe(page);
      assert.ok(
        await page.locator("#editor .content").evaluate((content) => content.scrollWidth <= content.clientWidth),
      );
      await screenshot(page, `editor-${game}-${width}`);
      await page.keyboard.press("Escape");
    }
  });
}

// ---- the editor ----

/** @param {Page} page */
async function openEditor(page) {
  await page.click("button[data-action=lay]");
  await page.waitForSelector("#editor[open]");
}

/** @param {Page} page @param {string} name */
const hole = (page, name) => page.locator(`#editor [data-hole][aria-label^="${name},"]`);

/** Seeds of a hole, by its accessible name. @param {Page} page @param {string} name */
async function seedsIn(page, name) {
  const label = (await hole(page, name).getAttribute("aria-label")) ?? "";
  const words = [
    "empty",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ];
  const word = /(?:hole|nti), (\w+)/.exec(label)?.[1] ?? "";
  return words.includes(word) ? words.indexOf(word) : Number(word);
}

/** @param {Page} page */
const faults = (page) => page.locator("#editor .outcome li").allTextContents();

/** @param {Page} page @param {string} row */
const count = async (page, row) => Number(await page.textContent(`#editor tr[data-count=${row}] td`));

browserTest("a position is set up with the mouse", async ({ openPage }) => {
  const page = await openPage({ storage: AT_ONCE });
  await page.click("#games [data-game=nakabili]");
  await openEditor(page);
  assert.deepEqual([await count(page, "south"), await count(page, "north"), await count(page, "all")], [29, 29, 58]);
  await hole(page, "A3").click();
  await hole(page, "A3").dblclick();
  assert.equal(await seedsIn(page, "A3"), 5);
  assert.deepEqual([await count(page, "south"), await count(page, "all")], [32, 61]);
  await hole(page, "A3").click({ button: "right" });
  await hole(page, "A3").click({ modifiers: ["Shift"] });
  assert.equal(await seedsIn(page, "A3"), 3);
  await hole(page, "A3").hover();
  await page.mouse.down();
  await pass(page, 700);
  await page.mouse.up();
  assert.equal(await seedsIn(page, "A3"), 2, "a long press takes one away");
  await page.click("#editor [data-tool=remove]");
  await hole(page, "C1").click();
  await hole(page, "C1").click();
  await hole(page, "C1").click();
  assert.equal(await seedsIn(page, "C1"), 0, "never below nothing");
  await page.click("#editor [data-tool=move]");
  await hole(page, "D1").click();
  await hole(page, "C1").click();
  assert.deepEqual([await seedsIn(page, "D1"), await seedsIn(page, "C1")], [0, 2]);

  await page.click("#editor [data-edit=undo]");
  assert.deepEqual([await seedsIn(page, "D1"), await seedsIn(page, "C1")], [2, 0]);
  await page.click("#editor [data-edit=redo]");
  assert.equal(await seedsIn(page, "D1"), 0);
  await page.click("#editor [data-edit=mirror]");
  assert.equal(await count(page, "north"), await count(page, "south"));
  await page.click("#editor [data-start=empty]");
  assert.equal(await count(page, "all"), 0);
  await page.click("#editor [data-start=standard]");
  assert.equal(await count(page, "all"), 58);
  await hole(page, "A1").click();
  await page.click("#editor [data-edit=swap]");
  assert.deepEqual(
    [await page.isChecked("#editor [name=turn][value=north]"), await count(page, "north")],
    [true, 29],
    "the tool is still to move, and South has the first seed in its hand",
  );
});

browserTest("a position is set up with the keyboard and played from", async ({ openPage }) => {
  const page = await openPage({ storage: AT_ONCE });
  await page.click("#games [data-game=embeli]");
  await page.focus("button[data-action=lay]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#editor[open]");
  // The board has the focus, in its first hole.
  await page.keyboard.type("12");
  assert.equal(await seedsIn(page, "A1"), 12);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.keyboard.press("Enter");
  assert.equal(await seedsIn(page, "A2"), 6);
  await page.keyboard.press("-");
  await page.keyboard.press("Shift+Enter");
  assert.equal(await seedsIn(page, "A2"), 4);
  await page.keyboard.press("m");
  await page.keyboard.press("Escape");
  assert.ok(await page.isVisible("#editor"), "Escape puts the hand back first");
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("m");
  assert.deepEqual([await seedsIn(page, "A2"), await seedsIn(page, "A3")], [0, 8]);
  await page.keyboard.press("Control+z");
  assert.deepEqual([await seedsIn(page, "A2"), await seedsIn(page, "A3")], [4, 4]);
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("l");
  assert.match((await hole(page, "A2").getAttribute("aria-label")) ?? "", /closed by a leaf/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Delete");
  assert.equal(await seedsIn(page, "C2"), 0);
  await page.fill("#editor [name=store]", "3");
  assert.equal(await count(page, "all"), 12 + 0 + 8 + 7 * 4 + 9 * 4 + 3);
  await page.check("#editor [name=turn][value=north]");
  assert.deepEqual(await faults(page), []);

  await page.focus("#editor [data-edit=play]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#editor:not([open])", { state: "attached" });
  assert.match((await page.getAttribute("#holes [data-hole='0']", "aria-label")) ?? "", /^A1, .*twelve seeds/);
  assert.match((await page.getAttribute("#holes [data-hole='1']", "aria-label")) ?? "", /closed/);
  assert.match((await page.textContent("#turn")) ?? "", /North/);
  // The link holds the position.
  const again = await openPage({ hash: new URL(page.url()).hash.slice(1) });
  assert.match((await again.getAttribute("#holes [data-hole='0']", "aria-label")) ?? "", /^A1, .*twelve seeds/);
});

browserTest("every reason that the editor can come to is said in a sentence", async ({ openPage }) => {
  const page = await openPage({ storage: AT_ONCE });
  const type = async (/** @type {string} */ name, /** @type {string} */ digits) => {
    await hole(page, name).focus();
    await page.keyboard.type(digits);
  };
  await page.click("#games [data-game=kabwanga]");
  await openEditor(page);
  await page.click("#editor [data-start=empty]");
  assert.deepEqual(await faults(page), [
    "South has no seeds and would have lost already.",
    "North has no seeds and would have lost already.",
  ]);
  assert.equal(await page.getAttribute("#editor [data-edit=play]", "aria-disabled"), "true");
  await page.click("#editor [data-edit=play]", { force: true });
  assert.ok(await page.isVisible("#editor"), "it is not played before it can be");
  await type("D1", "600");
  await page.fill("#editor [name=taken-south]", "600");
  await type("A1", "2");
  assert.deepEqual(await faults(page), [
    "There are 1202 seeds, with those taken and stored; there may be 999 at most.",
  ]);
  // Kabwanga, §K-6: fifteen ones and a two never end.
  await page.click("#editor [data-start=empty]");
  for (const name of ["A", "B"].flatMap((row) => [1, 2, 3, 4, 5, 6, 7, 8].map((column) => row + column)))
    await type(name, "1");
  await type("B6", "2");
  await type("D8", "1");
  assert.deepEqual(await faults(page), [
    "The game would be over before it begins. North wins: no sowing of South would ever end.",
  ]);
  await page.keyboard.press("Escape");

  await page.click("#games [data-game=embeli]");
  await openEditor(page);
  await page.click("#editor [data-tool=leaf]");
  await hole(page, "B10").click();
  await hole(page, "C5").click();
  assert.deepEqual(await faults(page), [
    "B10 is a nti, and a nti is never closed. Lift the leaf.",
    "C5 is closed, and a closed hole is always empty. Take its seeds away, or lift the leaf.",
  ]);
  await page.click("#editor [data-start=empty]");
  assert.deepEqual(await faults(page), ["The game would be over before it begins. North wins: South cannot move."]);
});

browserTest("cancelling loses nothing: neither the game nor the draft", async ({ openPage }) => {
  const page = await openPage({ storage: AT_ONCE });
  await page.click("#games [data-game=nsolo]");
  await page.click("button[data-hole='0']");
  const address = page.url();
  await openEditor(page);
  // The editor begins with what the board shows.
  assert.match((await page.getAttribute("#holes [data-hole='0']", "aria-label")) ?? "", /^A1, your back hole, empty/);
  assert.equal(await seedsIn(page, "A1"), 0);
  assert.equal(await page.inputValue("#editor [name=taken-south]"), "2");
  await hole(page, "A1").focus();
  await page.keyboard.type("9");
  await page.click("#editor footer [value=cancel]");
  assert.equal(page.url(), address);
  await openEditor(page);
  await page.click("#editor [data-start=last]");
  assert.equal(await seedsIn(page, "A1"), 9);
  await page.click("#editor [data-start=game]");
  assert.notEqual(await seedsIn(page, "A1"), 9);
  // Playing puts the game aside, and people can bring it back.
  await page.click("#editor [data-start=last]");
  await page.click("#editor [data-edit=play]");
  assert.notEqual(page.url(), address);
  await page.click("[data-action=bring-back]");
  assert.equal(page.url(), address);
});

browserTest("the dialog for a new game leads to the editor with its choices", async ({ openPage }) => {
  const page = await openPage();
  await page.click("button[data-action=new]");
  await page.check("#new-game [name=game][value=nsolo]");
  await page.fill("#new-game [name=columns]", "12");
  await page.check("#new-game [name=begins][value=north]");
  await page.click("#new-game [value=lay]");
  await page.waitForSelector("#editor[open]");
  assert.equal(await page.locator("#editor [data-hole]").count(), 48);
  assert.equal(await count(page, "all"), 92);
  assert.ok(await page.isChecked("#editor [name=turn][value=north]"));
  await page.click("#editor [data-edit=play]");
  await page.waitForFunction(() => document.querySelectorAll("#holes [data-hole]").length === 48);
});
