// Every language has all texts of English, with the same placeholders and with its own plural forms.

/** @import {Words} from '../../../www/words/i18n.js' */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { ENGLISH, LANGUAGES } from "../../../www/lang/languages.js";
import { disguised } from "../../../www/words/disguise.js";
import { faultsOf } from "./translation.js";

const LANG = new URL("../../../www/lang/", import.meta.url);

/** The files of a language, without the words of the tool, which writes pages in English. @param {string} code */
const filesOf = (code) =>
  readdirSync(new URL(`${code}/`, LANG))
    .filter((file) => file !== "host.js")
    .sort();

/** @param {string} code @param {string} file @returns {Promise<Words>} */
const wordsOf = async (code, file) => (await import(new URL(`${code}/${file}`, LANG).href)).default;

test("every language is a folder and a line", () => {
  const folders = readdirSync(LANG, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(folders.map(({ name }) => name).sort(), Object.keys(LANGUAGES).sort());
  for (const [code, { name, locale = code }] of Object.entries(LANGUAGES)) {
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(locale), [locale]);
    assert.ok(name.trim());
  }
});

for (const [code, { locale = code }] of Object.entries(LANGUAGES)) {
  test(`${code} says all that English says`, async () => {
    assert.deepEqual(filesOf(code), filesOf(ENGLISH));
    for (const file of filesOf(ENGLISH)) {
      assert.deepEqual(faultsOf(await wordsOf(ENGLISH, file), await wordsOf(code, file), locale), [], file);
    }
  });
}

test("the disguise keeps what is filled in, and makes everything longer by two fifths", async () => {
  let [letters, more] = [0, 0];
  /** @param {any} said @returns {string} */
  const all = (said) => (typeof said === "string" ? said : Object.values(said).map(all).join("\n"));
  for (const file of filesOf(ENGLISH)) {
    const words = await wordsOf(ENGLISH, file);
    assert.deepEqual(faultsOf(words, disguised(words), "en"), [], file);
    letters += all(words).length;
    more += all(disguised(words)).length;
  }
  assert.ok(more / letters > 1.35 && more / letters < 1.45, String(more / letters));
  assert.deepEqual(disguised({ hello: "Hello {name}, see §embeli.toll!" }), {
    hello: "Ĥééĺĺĺó {name}, śśééé §embeli.toll!",
  });
});

const ENGLISH_WORDS = {
  title: "The title of {game}",
  seeds: { one: "{n} seed in {hole}", other: "{n} seeds in {hole}" },
  who: { mover: "one", other: "the other" },
  lines: ["first", "second {n}"],
  tags: [["T", "text"]],
  rule: "See *mutwi*, §nakabili.mutwi.",
};

/** Words of a made-up language, correct except for a change. @param {object} change */
const polish = (change) => ({
  title: "Tytuł {game}",
  seeds: { one: "nasiono w {hole}", few: "{n} nasiona w {hole}", many: "{n} nasion w {hole}", other: "{n} w {hole}" },
  who: { mover: "jeden", other: "drugi" },
  lines: ["raz", "dwa {n}"],
  tags: [["T", "tekst"]],
  rule: "Zobacz *mutwi*, §nakabili.mutwi.",
  ...change,
});

test("a language that is right has no faults", () => {
  assert.deepEqual(faultsOf(ENGLISH_WORDS, polish({}), "pl"), []);
  // Japanese has no plural forms.
  assert.deepEqual(faultsOf({ seeds: ENGLISH_WORDS.seeds }, { seeds: "{hole}に{n}個" }, "ja"), []);
});

test("every kind of fault is found", () => {
  /** @type {[change: object, fault: string][]} */
  const cases = [
    [{ title: undefined }, "title is missing"],
    [{ more: "więcej" }, "more is not known in English"],
    [{ who: { mover: "jeden" } }, "who.other is missing"],
    [{ title: ["Tytuł {game}"] }, "title should be a text"],
    [{ title: "Tytuł" }, "title lacks {game}"],
    [{ title: "Tytuł {gra}" }, "title has {gra}, which nobody fills in"],
    [{ title: " " }, "title is empty"],
    [{ seeds: "{n} w {hole}" }, "seeds lacks plural forms"],
    [{ seeds: { one: "{hole}", other: "{n} {hole}" } }, "seeds lacks the plural forms: few, many"],
    [{ seeds: { ...polish({}).seeds, two: "{hole}" } }, "seeds has forms that the language does not know: two"],
    [{ seeds: { ...polish({}).seeds, few: "{n} nasiona" } }, "seeds.few lacks {hole}"],
    [{ title: { other: "Tytuł {game}" } }, "title should be one text: no number chooses among several"],
    [{ lines: ["raz"] }, "lines should have 2 entries"],
    [{ lines: ["raz", "dwa"] }, "lines.1 lacks {n}"],
    [{ tags: [["N", "tekst"]] }, "tags.0 should begin with T"],
    [{ rule: "Zobacz *mutwi*." }, "rule lacks §nakabili.mutwi"],
    [{ rule: "Zobacz *mutwi, §nakabili.mutwi." }, "rule has a * without its other"],
  ];
  for (const [change, fault] of cases) {
    const found = faultsOf(ENGLISH_WORDS, polish(change), "pl");
    assert.ok(found.includes(fault), `${fault}: ${found.join("; ")}`);
  }
});
