// The worker that thinks, without the page.

import assert from "node:assert/strict";

import { browserTest, treeUrl } from "./harness.js";

const site = await treeUrl();

browserTest("the worker plays each game, thinks on until its time is over, and stops at once", async ({ openPage }) => {
  const page = await openPage({ site, flowing: true });
  const seen = await page.evaluate(async () => {
    const load = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
    const [{ Thinker }, { GameTable }] = await Promise.all([
      load("www/computer/thinker.js"),
      load("www/core/mancala.js"),
    ]);
    const thinker = new Thinker();
    const games = [];
    for (const game of ["nakabili", "kabwanga", "nsolo", "embeli"]) {
      const table = new GameTable(game, {}, "south");
      for (const level of [1, 6]) {
        const moves = await thinker.choose(table.save(), level, 200);
        for (const move of moves) table.play(move);
        games.push({ game, level, moves: moves.length, turns: table.turns(), owed: table.position().owed });
      }
    }
    const saved = new GameTable("nsolo", {}, "south").save();
    let told = 0;
    const began = performance.now();
    const found = await thinker.study({ saved, turns: 0, ms: 300, rank: true }, () => (told += 1));
    const took = performance.now() - began;
    // It would think on for an hour; as soon as it has begun it is stopped.
    let begun = () => {};
    const going = new Promise((done) => (begun = () => done(null)));
    const endless = thinker.study({ saved, turns: 0, ms: 3_600_000, rank: true }, begun);
    await going;
    thinker.stop();
    const stopped = await endless;
    const again = await thinker.study({ saved, turns: 0, nodes: 1000 });
    const failure = await thinker.choose("nonsense", 1).catch(String);
    return { games, told, found, took, stopped, again, failure, busy: thinker.busy };
  });
  for (const { moves, owed } of seen.games) {
    assert.ok(moves > 0);
    assert.equal(owed, 0);
  }
  assert.ok(
    seen.games.every(({ level, turns }) => turns === (level === 1 ? 1 : 2)),
    JSON.stringify(seen.games),
  );
  assert.ok(seen.told > 1);
  assert.ok(seen.found.moves.length > 5 && seen.found.depth >= 2 && seen.found.line.length >= 1);
  assert.ok(seen.took >= 250, `${seen.took} ms`);
  assert.equal(seen.stopped, null);
  assert.ok(seen.again.nodes <= 1000);
  assert.match(seen.failure, /Error/);
  assert.equal(seen.busy, false);
});

browserTest("thinking ends in time, though the date is put back meanwhile", async ({ openPage }) => {
  const page = await openPage({ site });
  const studyFor = (/** @type {number} */ ms) =>
    page.evaluate(async (ms) => {
      const load = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
      const [{ Thinker }, { GameTable }] = await Promise.all([
        load("www/computer/thinker.js"),
        load("www/core/mancala.js"),
      ]);
      const { self } = /** @type {any} */ (window);
      self.thinker ??= new Thinker();
      const late = new Promise((done) => setTimeout(() => done("late"), 10_000));
      const study = self.thinker.study({ saved: new GameTable("nsolo", {}, "south").save(), turns: 0, ms });
      const found = await Promise.race([study, late]);
      self.thinker.stop();
      return found === "late" ? found : found.depth;
    }, ms);
  assert.ok((await studyFor(50)) > 0);
  const [worker] = page.workers();
  await worker.evaluate(() => {
    const hour = 3_600_000;
    const { now } = Date;
    const began = now();
    Date.now = () => (now() < began + 200 ? now() : now() - hour);
  });
  assert.ok((await studyFor(500)) > 0);
});
