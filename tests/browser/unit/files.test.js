// Files of games without a page: what a text is, what is wrong with it, and how that is said.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { initSync, readRecords } from "../../../www/core/mind.js";
import { problemOfFile } from "../../../www/files/faults.js";
import { around, looksLikeLink, looksLikeRecord } from "../../../www/files/texts.js";
import { Core } from "../../../www/game/core.js";
import words from "../../../www/lang/en/files.js";
import { has, learn } from "../../../www/words/i18n.js";
import * as api from "./core.js";

learn(words);
initSync({ module: readFileSync(new URL("../../../www/core/mind_bg.wasm", import.meta.url)) });
Core.current = new Core(/** @type {any} */ (api));

const root = new URL("../../../", import.meta.url);
/** @param {string} path */
const source = (path) => readFileSync(new URL(path, root), "utf8");

/**
 * The codes that a type of the boundary allows.
 * @param {string} path @param {RegExp} from @param {RegExp} code
 */
function codes(path, from, code) {
  const text = from.exec(source(path))?.[0] ?? "";
  const found = [...text.matchAll(code)].map(([, name]) => name);
  assert.ok(found.length > 5, `${path} has been read`);
  return found;
}

test("every fault of a file, of a set-up and of a move has words", () => {
  const faults = codes("src/wasm/records.d.ts", /type FileFault =[\s\S]*?;\n$/m, /(?<=fault: [^;}]*)"(\w+)"/g);
  for (const fault of faults) assert.ok(has(`files.fault.${fault}`) || Object.hasOwn(words.files.fault, fault), fault);
  for (const fault of codes("src/wasm/page.d.ts", /type SetupFault =[\s\S]*?;\n\n/, /fault: "(\w+)"/g))
    assert.ok(has(`files.setup.${fault}`), fault);
  for (const refusal of codes("src/wasm/page.d.ts", /type Refusal =[\s\S]*?;\n/, /\| "(\w+)"/g))
    assert.ok(has(`files.refusal.${refusal}`), refusal);
  // The core's own list of faults.
  const rust = source("src/notation/error.rs").replace(/^[\s\S]*?pub enum TextFault/, "");
  const variants = [...rust.split("\n}\n")[0].matchAll(/^ {4}([A-Z]\w+)/gm)].map(
    ([, name]) => name[0].toLowerCase() + name.slice(1),
  );
  assert.deepEqual(
    variants.filter((fault) => !has(`files.fault.${fault}`)),
    [],
  );
  assert.ok(variants.length > 15);
});

test("every wrong record is told in a whole sentence", () => {
  const folder = new URL("tests/records/invalid/", root);
  const told = new Set();
  for (const name of readdirSync(folder)) {
    try {
      readRecords(readFileSync(new URL(name, folder), "utf8"));
      assert.fail(`${name} has been read`);
    } catch (problem) {
      const { code, fault } = /** @type {any} */ (problem);
      if (code !== "file") throw problem;
      const sentence = problemOfFile(/** @type {any} */ (problem));
      assert.match(sentence, /^[A-Z].*[.\]]$/, `${name}: ${sentence}`);
      assert.doesNotMatch(sentence, /[{}](?!”)|files\.|undefined/, `${name}: ${sentence}`);
      told.add(fault);
    }
  }
  assert.ok(told.size > 12, [...told].join());
});

test("a link or a record is known when it is pasted, other texts are let alone", () => {
  for (const text of [
    "1S.S..6.osA",
    " https://example.org/games/#1S.S..6.osA\n",
    "see 1S.S..6.osA there",
    // What is wrong with these is said when they are opened.
    "#1E.N..6.osA-t2xy",
    "1S02.S.10111.04J5I.a9h",
  ]) {
    assert.ok(looksLikeLink(text), text);
    assert.ok(!looksLikeRecord(text), text);
  }
  for (const text of ['[Game "nsolo"]\n1. B3', '; a class\n\n[ game "embeli"]']) {
    assert.ok(looksLikeRecord(text), text);
    assert.ok(!looksLikeLink(text), text);
  }
  for (const text of ["", "hello", "https://example.org/#top", "3.5.2024", "Game of the day: nsolo", "[Game](#1)"]) {
    assert.ok(!looksLikeLink(text) && !looksLikeRecord(text), text);
  }
});

test("the neighbourhood of a place is cut by letters, not by halves of them", () => {
  assert.deepEqual(around("1. B3 2. X9", 10), { before: "1. B3 2. ", letter: "X", after: "9" });
  assert.deepEqual(around("𝒳𝒴Z", 2), { before: "𝒳", letter: "𝒴", after: "Z" });
  assert.deepEqual(around("abc", 4), { before: "abc", letter: " ", after: "" });
  const { before, letter, after } = around(`${"a".repeat(100)}!${"b".repeat(100)}`, 101, 5);
  assert.deepEqual([before, letter, after], ["…aaaaa", "!", "bbbbb…"]);
});
