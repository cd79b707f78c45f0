import assert from "node:assert/strict";
import { test } from "node:test";

import { addresses, pages, pointExamples, texts } from "../../../www/book/pages.js";
import book from "../../../www/lang/en-book.js";
import { ruleNumbers } from "../../../www/words/explain.js";
import { has, learn, list, t } from "../../../www/words/i18n.js";

learn(book);

const entries = Object.entries(pages);

/** The rule book's numbers. @param {string} section @param {number} count */
const numbers = (section, count) => Array.from({ length: count }, (_, i) => `${section}.${i + 1}`);

test("each page has all rules of the rule book, each once and in order", () => {
  const shared = numbers("1.2", 7);
  assert.deepEqual(Object.fromEntries(entries.map(([game, { rules }]) => [game, rules.map(([number]) => number)])), {
    nakabili: [...shared, ...numbers("2.2", 9)],
    kabwanga: [...shared, ...numbers("3.2", 7)],
    nsolo: [...shared, ...numbers("4.2", 8)],
    embeli: numbers("5.3", 8),
  });
});

test("each page has all disputed points of the rule book", () => {
  const count = (/** @type {string} */ letter, /** @type {number} */ n) =>
    Array.from({ length: n }, (_, i) => `${letter}-${i + 1}`);
  const points = (/** @type {keyof typeof pages} */ game) => Object.keys(pages[game].points);
  assert.deepEqual(
    points("nakabili").filter((id) => id !== "N-6b"),
    count("N", 13),
  );
  assert.ok(points("nakabili").includes("N-6b"));
  assert.deepEqual(points("kabwanga"), count("K", 8));
  assert.deepEqual(points("nsolo"), count("S", 12));
  assert.deepEqual(points("embeli"), count("E", 16));
});

test("every rule, point, source and example has its words", () => {
  for (const [game, page] of entries) {
    for (const [number, tags, examples = "", points = ""] of page.rules) {
      assert.ok(has(`book.rule.${number}`), number);
      for (const tag of tags.split(" ")) assert.ok(has(`book.tag.${tag}`), `${number} ${tag}`);
      for (const id of examples.split(" ").filter(Boolean)) assert.ok(has(`book.example.${id}.text`), id);
      for (const id of points.split(" ").filter(Boolean)) assert.ok(id in page.points, `${number}: ${id}`);
    }
    for (const id of Object.keys(page.points)) {
      assert.ok(has(`book.points.${id}.question`) && has(`book.points.${id}.support`), id);
      assert.ok(list(`book.points.${id}.readings`).length, id);
    }
    for (const id of page.endless.split(" ")) assert.ok(has(`book.example.${id}.text`), id);
    for (const id of page.sources) assert.ok(has(`book.sourceName.${id}`) && addresses[id], id);
    assert.ok(list(`book.${game}.game`).length && list(`book.${game}.board`).length, game);
    assert.ok(has(`book.${game}.unseen`) && has(`book.confidence.${game}`) && has(`book.endless.${game}`), game);
  }
  for (const id of Object.values(pointExamples)) assert.ok(has(`book.example.${id}.text`), id);
});

test("what a text refers to is on its page", () => {
  /** @param {unknown} words @returns {string[]} */
  const texts = (words) => (typeof words === "string" ? [words] : Object.values(words ?? {}).flatMap(texts));
  for (const [, page] of entries) {
    const here = new Set([...page.rules.map(([number]) => number), ...Object.keys(page.points)]);
    const said = [
      ...page.rules.map(([number]) => t(`book.rule.${number}`)),
      ...Object.keys(page.points).flatMap((id) =>
        texts(list(`book.points.${id}.readings`)).concat(t(`book.points.${id}.support`)),
      ),
    ];
    for (const text of said) {
      for (const [, number] of text.matchAll(/§([\w.-]*\w)/g)) assert.ok(here.has(number), `${number} in “${text}”`);
    }
  }
});

test("every number that a sentence can carry leads somewhere", () => {
  const all = entries.flatMap(([, { rules, points }]) => [...rules.map(([number]) => number), ...Object.keys(points)]);
  for (const number of ruleNumbers()) assert.ok([...all, "6"].includes(number), number);
});

test("licences stand by their sources", () => {
  for (const game of /** @type {const} */ (["nakabili", "kabwanga", "nsolo"]))
    assert.match(texts[game].licence.at, /by-sa\/2\.5/);
  assert.match(texts.embeli.licence.at, /fdl/);
});
