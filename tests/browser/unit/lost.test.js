// The page for unknown addresses: where it goes on to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onward } from "../../../www/platform/lost.js";

const CODE = "1S.S..6.osA";
const SITE = "https://somebody.github.io";

test("a link in an unknown address leads to its game in the folder that was meant", () => {
  for (const [path, folder, link] of [
    [`/games/index.html%23${CODE}`, "/games/", CODE],
    [`/games/%23${CODE}`, "/games/", CODE],
    [`/games/%2523${CODE})`, "/games/", `${CODE})`],
    [`/games/nsolo.html%231S%2ES%2E%2E6%2EosA`, "/games/", CODE],
    [`/games/${CODE}`, "/games/", CODE],
    [`/games/index.html%3Fembed%23${CODE}-t1ab`, "/games/", `${CODE}-t1ab`],
    [`/games/nowhere?to=https://other.org/%23${CODE}`, "/games/", CODE],
    [`/games/nowhere.html#${CODE}`, "/games/", CODE],
    [`/%23${CODE.toLowerCase()}`, "/", CODE.toLowerCase()],
    [`/${CODE}`, "/", CODE],
  ]) {
    assert.deepEqual(onward(SITE + path, null), { folder, link }, path);
  }
});

test("a folder without a page leads to the one above, up to the top", () => {
  assert.deepEqual(onward(`${SITE}/games/old/#${CODE}`, null), { folder: "/games/", link: CODE });
  assert.deepEqual(onward(`${SITE}/games/#${CODE}`, null), { folder: "/", link: CODE });
  assert.deepEqual(onward(`${SITE}/#${CODE}`, null), { folder: "/", link: CODE });
  assert.deepEqual(onward(`${SITE}/games/old/`, null), { folder: "/games/", link: "" });
  assert.deepEqual(onward(`${SITE}/games/old/page.html?x=1.2`, null), { folder: "/games/old/", link: "" });
});

test("where the address of the site is known, it is taken", () => {
  const home = `${SITE}/games/`;
  assert.deepEqual(onward(`${home}deep/down/%23${CODE}`, home), { folder: home, link: CODE });
  assert.deepEqual(onward(`${home}nowhere`, home), { folder: home, link: "" });
  // A copy elsewhere finds its own way.
  assert.deepEqual(onward(`http://localhost/copy/%23${CODE}`, home), { folder: "/copy/", link: CODE });
});
