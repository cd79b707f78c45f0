// What comes on demand stands in one table, with words and styles that there are.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../../", import.meta.url);
const table = readFileSync(new URL("www/app/features.js", ROOT), "utf8");

test("only the table of features, and what loads words or the core, loads anything later", () => {
  const loaders = readdirSync(new URL("www/", ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!core|vendor).*\.js$/.test(file))
    .filter((file) => {
      const source = readFileSync(new URL(`www/${file}`, ROOT), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
      return /\bimport\(/.test(source);
    });
  assert.deepEqual(loaders.sort(), [
    "app/features.js",
    "app/load.js",
    "platform/parts.js",
    "share/demo.js",
    "words/inside.js",
    "words/language.js",
    "words/loading.js",
  ]);
});

test("each feature has its words and its styles", () => {
  const rows = [...table.matchAll(/^ {2}(\w+): \{[\s\S]*?import\([\s\S]*?\}/gm)];
  assert.ok(rows.length > 20);
  for (const [row, name] of rows) {
    const [, words = `"${name}"`] = row.match(/words: \[(.*?)\]/) ?? [];
    for (const [, file] of words.matchAll(/"(\w+)"/g))
      assert.ok(existsSync(new URL(`www/lang/en/${file}.js`, ROOT)), `${name}: ${file}`);
  }
  const styles = [...table.matchAll(/"(www\/[^"]*\.css)"/g)];
  assert.ok(styles.length > 8);
  for (const [, file] of styles) assert.ok(existsSync(new URL(file, ROOT)), file);
});
