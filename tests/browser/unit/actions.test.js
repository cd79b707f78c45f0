import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import "./dom.js";
import { actions, keysOf } from "../../../www/app/actions.js";
import { rows } from "../../../www/dialogs/help.js";
import { has, learn } from "../../../www/words/i18n.js";

const www = new URL("../../../www/", import.meta.url);
for (const file of readdirSync(new URL("lang/en/", www)))
  learn((await import(new URL(`lang/en/${file}`, www).href)).default);

const page = readFileSync(new URL("../index.html", www), "utf8");
const onPage = [...page.matchAll(/data-action="([^"]+)"/g)].map(([, name]) => name);
const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const entries = Object.entries(actions);

test("every button of the page is in the table, and every bar of the table on the page", () => {
  for (const name of onPage) assert.ok(actions[name], name);
  for (const [name, { bar }] of entries) {
    if (!bar) continue;
    assert.ok(ids.has(bar), `${name} stands in #${bar}`);
    assert.ok(name === "new" || !onPage.includes(name), `${name} has two buttons`);
  }
});

test("every action has words, and an icon unless its button says something else", () => {
  // The seats and the offer to take all have their own texts; the preview has only a key.
  const without = ["take-all", "seats", "preview"];
  for (const [name, { icon, words = `do.${name}` }] of entries) {
    assert.ok(has(words), `${name}: ${words}`);
    assert.equal(icon === undefined, without.includes(name), name);
  }
});

test("no key means two things, and the help lists each", () => {
  const keys = entries.flatMap(([, action]) => keysOf(action));
  assert.deepEqual(
    keys.filter((key, i) => keys.indexOf(key) !== i),
    [],
  );
  const listed = [...rows().values()].flat();
  for (const key of keys) assert.equal(listed.filter((each) => each === key).length, 1, key);
  for (const row of rows().keys()) assert.ok(has(`help.keyList.${row}`), row);
});

test("what needs the whole page, or leads to another one, is not for frames", () => {
  for (const [name, { bar, framed }] of entries) if (bar && bar !== "actions") assert.ok(!framed, name);
  for (const name of onPage) if (name !== "seats" && name !== "new") assert.ok(actions[name].framed, name);
});
