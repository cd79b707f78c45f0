import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf } from "../../../www/lang/languages.js";
import { capital, figures, learn, t as said, speak, translator } from "../../../www/words/i18n.js";

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

test("lists are joined as the language joins them", () => {
  assert.equal(translator("en-GB", {}).join(["one", "two", "three"]), "one, two and three");
  assert.equal(translator("de", {}).join(["eins", "zwei", "drei"]), "eins, zwei und drei");
});

test("the first language that is wished for and known is taken, and English when none is", () => {
  const there = ["en", "pt-BR", "pt", "fil"];
  assert.equal(firstOf([null, "auto", "pt-PT", "en"], there), "pt");
  assert.equal(firstOf(["pt-BR"], there), "pt-BR");
  assert.equal(firstOf(["fi", "fil-PH"], there), "fil");
  assert.equal(firstOf(["en-GB", "pt"], there), "en");
  assert.equal(firstOf(["", "xx"], there), "en");
});

test("a sentence can begin with a number", () => {
  assert.equal(capital("two seeds"), "Two seeds");
});

test("whoever speaks another language hears English where a word is missing", () => {
  speak("de", { do: { undo: "Zurück" } });
  learn({ editor: { title: "Aufstellen" } }, { editor: { title: "Set up", leave: "Leave" } });
  assert.equal(said("do.undo"), "Zurück");
  assert.equal(said("do.redo"), "Redo");
  assert.equal(said("editor.title"), "Aufstellen");
  assert.equal(said("editor.leave"), "Leave");
  assert.equal(figures(0.25), "0,25");
  assert.equal(figures(1234.5, 2), "1.234,50");
});
