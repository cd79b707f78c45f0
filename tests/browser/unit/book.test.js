import assert from "node:assert/strict";
import { test } from "node:test";
import { examples } from "../../../www/book/examples.js";
import { addresses, pages, pointExamples, texts } from "../../../www/book/pages.js";
import book from "../../../www/lang/en/book.js";
import { has, learn, list, t } from "../../../www/words/i18n.js";
import { numberOf, ruleNames } from "../../../www/words/rules.js";
import { names, pointsOf, rulesIn } from "./rulebook.js";

learn(book);

const entries = Object.entries(pages);

/** The numbers of a chapter's rules, as players see them. @param {string} section @param {number} count */
const numbers = (section, count) => Array.from({ length: count }, (_, i) => `${section}.${i + 1}`);

test("each page has all rules of the rule book, each once and in order", () => {
  for (const [game, { rules }] of entries) {
    const shared = game === "embeli" ? [] : rulesIn("four-rows");
    assert.deepEqual(
      rules.map(([name]) => name),
      [...shared, ...rulesIn(game)],
    );
  }
});

test("rules are numbered as they always were", () => {
  const shared = numbers("1.2", 7);
  assert.deepEqual(
    Object.fromEntries(entries.map(([game, { rules }]) => [game, rules.map(([name]) => numberOf(name))])),
    {
      nakabili: [...shared, ...numbers("2.2", 9)],
      kabwanga: [...shared, ...numbers("3.2", 7)],
      nsolo: [...shared, ...numbers("4.2", 8)],
      embeli: numbers("5.3", 8),
    },
  );
});

test("each page has all disputed points of the rule book", () => {
  const points = (/** @type {keyof typeof pages} */ game) => Object.keys(pages[game].points);
  assert.deepEqual(points("nakabili"), pointsOf("N"));
  assert.deepEqual(points("kabwanga"), pointsOf("K"));
  assert.deepEqual(points("nsolo"), pointsOf("S"));
  assert.deepEqual(points("embeli"), pointsOf("E"));
  assert.deepEqual(
    entries.map(([, { points }]) => Object.keys(points).length),
    [14, 8, 12, 16],
  );
});

test("set-ups and examples are those of the rule book", () => {
  for (const [game, { start }] of entries) assert.equal(start, `${game}.start`);
  for (const id of Object.keys(examples)) assert.ok(names.includes(id), id);
});

test("every rule, point, source and example has its words", () => {
  for (const [game, page] of entries) {
    for (const [name, tags, examples = "", points = ""] of page.rules) {
      assert.ok(has(`book.rule.${name}`), name);
      for (const tag of tags.split(" ")) assert.ok(has(`book.tag.${tag}`), `${name} ${tag}`);
      for (const id of examples.split(" ").filter(Boolean)) assert.ok(has(`book.example.${id}.text`), id);
      for (const id of points.split(" ").filter(Boolean)) assert.ok(id in page.points, `${name}: ${id}`);
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
    const here = new Set([...page.rules.map(([name]) => name), ...Object.keys(page.points)]);
    const said = [
      ...page.rules.map(([name]) => t(`book.rule.${name}`)),
      ...Object.keys(page.points).flatMap((id) =>
        texts(list(`book.points.${id}.readings`)).concat(t(`book.points.${id}.support`)),
      ),
    ];
    for (const text of said) {
      for (const [, name] of text.matchAll(/§([\w.-]*\w)/g)) assert.ok(here.has(name), `${name} in “${text}”`);
    }
  }
});

test("every rule that a sentence can name leads somewhere", () => {
  const all = entries.flatMap(([, { rules, points }]) => [...rules.map(([name]) => name), ...Object.keys(points)]);
  for (const name of ruleNames()) assert.ok([...all, "endless"].includes(name), name);
});

test("licences stand by their sources", () => {
  for (const game of /** @type {const} */ (["nakabili", "kabwanga", "nsolo"]))
    assert.match(texts[game].licence.at, /by-sa\/2\.5/);
  assert.match(texts.embeli.licence.at, /fdl/);
});
