import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { capital, has, learn, translator } from "../../../www/words/i18n.js";

const { t, list, number } = translator(
  "en",
  {
    hello: "Hello, {name}!",
    seeds: { one: "{n} seed", other: "{n} seeds" },
    numbers: ["no", "one", "two"],
    deep: { er: "deeper" },
    rows: ["a", "b"],
  },
  { hello: "no", only: "from the other language" },
);

test("placeholders are filled in, unknown ones stay visible", () => {
  assert.equal(t("hello", { name: "Ann" }), "Hello, Ann!");
  assert.equal(t("hello"), "Hello, {name}!");
});

test("plurals go by n, and small numbers are words", () => {
  assert.equal(t("seeds", { n: 1 }), "one seed");
  assert.equal(t("seeds", { n: 0 }), "no seeds");
  assert.equal(t("seeds", { n: 1234 }), "1,234 seeds");
  assert.equal(number(2), "two");
});

test("nested keys, lists, the other language and unknown keys", () => {
  assert.equal(t("deep.er"), "deeper");
  assert.deepEqual(list("rows"), ["a", "b"]);
  assert.equal(t("only"), "from the other language");
  assert.equal(t("deep.toString"), "deep.toString");
  assert.equal(t("not.there"), "not.there");
});

test("languages with more plural forms than English work", () => {
  const polish = translator("pl", { n: { one: "nasiono", few: "nasiona", many: "nasion", other: "nasiona" } });
  assert.deepEqual(
    [1, 3, 5].map((n) => polish.t("n", { n })),
    ["nasiono", "nasiona", "nasion"],
  );
});

test("a sentence can begin with a number", () => {
  assert.equal(capital("two seeds"), "Two seeds");
});

test("every text that the page asks for by a plain name exists", async () => {
  const www = new URL("../../../www/", import.meta.url);
  for (const file of readdirSync(new URL("lang/en/", www)))
    learn((await import(new URL(`lang/en/${file}`, www).href)).default);
  const sources = readdirSync(www, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?!core|vendor).*\.js$/.test(name),
  );
  let asked = 0;
  for (const name of sources) {
    const source = readFileSync(new URL(name, www), "utf8");
    for (const [, key] of source.matchAll(/\b(?:t|list)\(\s*["']([\w.-]+)["']/g)) {
      assert.ok(has(key), `${name} asks for “${key}”`);
      asked += 1;
    }
  }
  const page = readFileSync(new URL("../index.html", www), "utf8");
  for (const [, key] of page.matchAll(/data-(?:t|label)="([^"]+)"/g)) {
    assert.ok(has(key), `index.html asks for “${key}”`);
    asked += 1;
  }
  for (const [, action] of page.matchAll(/data-action="([^"]+)"/g)) {
    assert.ok(action === "take-all" || has(`do.${action}`), `index.html has the action “${action}”`);
  }
  assert.ok(asked > 50);
});
