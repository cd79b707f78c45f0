/** @import {Turn} from '../../../src/wasm/page.js' */
/** @import {View} from '../../../www/board/painter.js' */
/** @import {Step} from '../../../www/pictures/film.js' */

import assert from "node:assert/strict";
import { test } from "node:test";
import { stopsOf } from "../../../www/game/timeline.js";
import words from "../../../www/lang/en/pictures.js";
import { layoutOf } from "../../../www/pictures/drawing.js";
import { fittingStep, lengthOf, MOST, shotsOf } from "../../../www/pictures/film.js";
import { Gif, paletteOf } from "../../../www/pictures/gif.js";
import { inkOf, printed } from "../../../www/pictures/ink.js";
import { fileName, movesOf, namesOf } from "../../../www/pictures/subject.js";
import { boardSvg } from "../../../www/pictures/svg.js";
import { learn } from "../../../www/words/i18n.js";
import { boards } from "./boards.js";
import { GameTable } from "./core.js";
import { decodeGif } from "./gif.js";

/**
 * The first turns of a game, always with the first legal move.
 * @param {import('../../../src/wasm/page.js').Game} game
 * @param {number} count
 */
function played(game, count) {
  const table = new GameTable(game, {}, "south");
  while (table.turns() < count || table.position().owed) table.play(table.position().legal[0]);
  return Array.from({ length: count }, (_, i) => /** @type {Turn} */ (table.turn(i)));
}

learn(words);
const turns = played("nsolo", 6);

test("a film shows every stop of its steps, in order, and ends where the turns end", () => {
  for (const step of /** @type {const} */ (["seed", "lap", "turn"])) {
    const shots = shotsOf(turns, step, 1);
    const shown = shots.map(({ turn, event }) => `${turn} ${event}`);
    const stops = turns.flatMap(({ events }, turn) =>
      stopsOf(events, step)
        .slice(1)
        .map((event) => `${turn} ${event}`),
    );
    assert.deepEqual(shown, ["0 0", ...stops], step);
    assert.ok(shots.every(({ progress }) => progress === 0));
  }
  const motion = shotsOf(turns, "motion", 1);
  assert.deepEqual({ ...motion.at(-1), time: 0 }, { turn: 5, event: turns[5].events.length, progress: 0, time: 0 });
  for (const [i, shot] of motion.entries()) {
    const before = motion[i - 1];
    const place = ({ turn, event, progress } = shot) => turn * 1e6 + event + progress;
    if (before) assert.ok(place() > place(before), `picture ${i} goes on`);
  }
});

test("a film takes as long as the turns do on the board, and its speed is a factor of that", () => {
  const [one, double] = [1, 2].map((speed) => shotsOf(turns, "seed", speed));
  assert.equal(one.length, double.length);
  assert.ok(Math.abs(lengthOf(one) - 2.5 - 2 * (lengthOf(double) - 2.5)) < 0.05 * lengthOf(one));
  const [slow, fast] = [0.5, 4].map((speed) => shotsOf(turns, "motion", speed).length);
  assert.ok(slow > 5 * fast);
  for (const speed of [0.1, 1, 8]) {
    for (const step of /** @type {Step[]} */ (["motion", "seed", "lap", "turn"])) {
      assert.ok(
        shotsOf(turns, step, speed).every(({ time }) => Number.isInteger(time) && time >= 2),
        `${step} ${speed}`,
      );
    }
  }
});

test("what is offered first is never too long", () => {
  for (const game of /** @type {const} */ (["nakabili", "kabwanga", "nsolo", "embeli"])) {
    const some = played(game, 20);
    for (const seen of [some.slice(0, 1), some]) {
      const shots = shotsOf(seen, fittingStep(seen), 1);
      assert.ok(shots.length <= MOST / 2, `${game}: ${shots.length}`);
    }
  }
});

test("files and titles tell the place, and of a turn no more than was seen of it", () => {
  /** @param {number} turn @param {number} event @param {Turn[]} [seen] */
  const at = (turn, event, seen = turns) =>
    /** @type {any} */ ({ session: { game: "nsolo" }, player: { cursor: { turn, event }, timeline: { turns: seen } } });
  const end = turns[5].events.length;
  const chosen = turns.find(({ notation }) => notation.includes(":"));
  assert.ok(chosen, "one of the turns takes seeds by choice");
  const [hole] = chosen.notation.split(":");
  assert.equal(fileName(at(0, 0), "png"), "nsolo-start.png");
  assert.equal(fileName(at(5, end), "svg"), "nsolo-turn-6.svg");
  assert.equal(fileName(at(5, 3), "png"), "nsolo-turn-6-step-3.png");
  assert.equal(fileName(at(5, end), "gif", { from: 0, to: 5 }), "nsolo-game.gif");
  assert.equal(fileName(at(5, end), "gif", { from: 1, to: 1 }), "nsolo-turn-2.gif");
  assert.equal(fileName(at(5, end), "gif", { from: 1, to: 3 }), "nsolo-turns-2-4.gif");
  const place = turns.indexOf(chosen);
  assert.ok(namesOf(at(place, chosen.events.length)).what.endsWith(`: ${chosen.notation}`));
  assert.ok(namesOf(at(place, 2)).what.endsWith(`: ${hole}`));
  const partly = [...turns.slice(0, place), { ...chosen, complete: false }];
  assert.equal(movesOf(at(place, 2, partly)).at(-1)?.text, hole);
  assert.equal(movesOf(at(place, 2)).at(place)?.text, chosen.notation);
});

/** @param {Partial<View>} view @returns {View} */
const viewed = (view) => ({
  seeds: [],
  closed: [],
  store: 0,
  taken: [0, 0],
  numerals: "crowded",
  marks: { turn: "south" },
  ...view,
});
const count = (/** @type {string} */ text, /** @type {RegExp} */ what) => text.match(what)?.length ?? 0;
/** A group of the drawing. @param {string} svg @param {string} name */
const group = (svg, name) => svg.match(new RegExp(`<g class="${name}"[^>]*>([^]*?)\n</g>`))?.[1] ?? "";

test("a vector drawing has each hole, each seed up to twelve, and a number for more", () => {
  for (const [name, board] of Object.entries(boards)) {
    const ring = board.shape === "ring";
    const seeds = board.holes.map((_, hole) => hole % 15);
    const taken = /** @type {[number, number]} */ (ring ? [0, 0] : [7, 9]);
    const view = viewed({ seeds, taken, store: ring ? 5 : 0, closed: ring ? [0] : [] });
    for (const ink of [inkOf("light", ring), inkOf("dark", ring), printed]) {
      const layout = layoutOf({ board, flipped: false, labels: true });
      const svg = boardSvg({
        board,
        layout,
        view,
        ink,
        title: "A <board> & more",
        description: "In words",
        names: null,
      });
      const drawn = seeds.reduce((sum, n) => sum + (n > 12 ? 0 : n), 0) + taken[0] + taken[1] + view.store;
      assert.equal(count(group(svg, "holes"), /<circle /g), board.holes.length, name);
      assert.equal(count(group(svg, "seeds"), /<circle /g), drawn, name);
      const numbers = [...group(svg, "numbers").matchAll(/>(\d+)</g)].map(([, n]) => Number(n));
      assert.deepEqual(numbers, [...seeds.filter((n) => n > 12), ...(ring ? [] : taken)], name);
      assert.equal(count(group(svg, "leaves"), /class="leaf"/g), view.closed.length, name);
      assert.equal(count(group(svg, "names"), /<text /g), layout.labels.length, name);
      assert.match(svg, /<title>A &#60;board&#62; &#38; more<\/title>/);
      assert.match(svg, /<desc>In words<\/desc>/);
      assert.doesNotMatch(svg, /NaN|undefined|style=/);
    }
  }
});

test("a vector drawing stays small", () => {
  const board = boards["4x36"];
  const layout = layoutOf({ board, flipped: true, labels: true });
  const svg = boardSvg({
    board,
    layout,
    view: viewed({ seeds: board.holes.map(() => 4) }),
    ink: inkOf("light", false),
    title: "",
    description: "",
    names: null,
  });
  assert.ok(svg.length < 50_000, `${svg.length}`);
});

test("an animated picture keeps colours, places and times", () => {
  const [width, height] = [40, 30];
  /** @type {Record<string, number[]>} */
  const colours = { sand: [220, 195, 152, 255], red: [156, 58, 22, 255], blue: [43, 58, 143, 255] };
  /** @param {number} w @param {number} h @param {(x: number, y: number) => string} colour */
  const pixels = (w, h, colour) =>
    new Uint8ClampedArray(Array.from({ length: w * h }, (_, i) => colours[colour(i % w, Math.floor(i / w))]).flat());
  const whole = { x: 0, y: 0, right: width, bottom: height };
  const first = pixels(width, height, (x) => (x < 5 ? "red" : x < 9 ? "blue" : "sand"));
  const gif = new Gif(width, height, paletteOf([first]));
  gif.add(first, whole, 80);
  // Given: 10 × 10; different: 3 × 2 of them, which begin at 14, 13.
  const inside = (/** @type {number} */ x, /** @type {number} */ y) => x >= 2 && x < 5 && y >= 3 && y < 5;
  gif.add(
    pixels(10, 10, (x, y) => (inside(x, y) ? "blue" : "sand")),
    { x: 12, y: 10, right: 22, bottom: 20 },
    4,
  );
  // Nothing differs: the previous picture is shown longer.
  gif.add(
    pixels(10, 10, (x, y) => (inside(x, y) ? "blue" : "sand")),
    { x: 12, y: 10, right: 22, bottom: 20 },
    4,
  );
  gif.add(null, null, 3);
  gif.add(
    pixels(4, 4, () => "red"),
    { x: 0, y: 0, right: 4, bottom: 4 },
    5,
  );
  gif.add(
    pixels(1, 1, () => "blue"),
    { x: 39, y: 29, right: 40, bottom: 30 },
    250,
  );
  const film = decodeGif(gif.finish());
  assert.equal(gif.pictures, 3);
  assert.deepEqual([film.width, film.height, film.loops], [width, height, 0]);
  assert.deepEqual(
    film.frames.map(({ x, y, width, height, time }) => ({ x, y, width, height, time })),
    [
      { ...{ x: 0, y: 0, width, height }, time: 80 },
      { x: 14, y: 13, width: 3, height: 2, time: 16 },
      { x: 39, y: 29, width: 1, height: 1, time: 250 },
    ],
  );
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    Array.from(film.shown.slice((y * width + x) * 3, (y * width + x) * 3 + 3));
  const near = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
    one.every((value, i) => Math.abs(value - other[i]) <= 8);
  assert.ok(near(at(2, 2), colours.red) && near(at(7, 7), colours.blue) && near(at(13, 13), colours.sand));
  assert.ok(
    near(at(14, 13), colours.blue) &&
      near(at(16, 14), colours.blue) &&
      near(at(17, 14), colours.sand) &&
      near(at(39, 29), colours.blue),
  );
});
