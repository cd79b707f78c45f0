// What the packer makes of a small page with a part that is loaded on demand and with words in two languages.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

/** @typedef {Record<string, {entryPoint?: string, imports: {path: string, kind: string}[]}>} Made */

const PACKER = fileURLToPath(new URL("../../../src/bin/tool/pack.mjs", import.meta.url));

const PAGE = {
  "main.js": `
    import words from "./lang/en/page.js";
    import { join } from "./join.js";
    const wordsOf = (code, feature) => import(\`./lang/\${code}/\${feature}.js\`).then((part) => part.default.hello);
    async function begin() {
      const part = await import("./part.js");
      console.log(join(words.hello, await wordsOf("en", "page"), await wordsOf("de", "part"), part.told));
    }
    begin();`,
  "join.js": `export const join = (...texts) => texts.join(", ");`,
  "part.js": `import { join } from "./join.js"; export const told = join("a part", "that shares code with the start");`,
  "lang/en/page.js": `export default { hello: "hello" };`,
  "lang/en/part.js": `export default { hello: "hello, part" };`,
  "lang/de/page.js": `export default { hello: "hallo" };`,
  "lang/de/part.js": `export default { hello: "hallo, Teil" };`,
  "package.json": `{ "type": "module" }`,
};
const TOLD = "hello, hello, hallo, Teil, a part, that shares code with the start\n";

const folder = await mkdtemp(join(tmpdir(), "mancala-"));
after(() => rm(folder, { recursive: true }));
for (const [file, text] of Object.entries(PAGE)) {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

/** Packs the page. @param {object} options @returns {Made} */
const pack = (options) => {
  const input = JSON.stringify({ entryPoints: ["main.js"], outdir: "out", ...options });
  return JSON.parse(execFileSync(process.execPath, [PACKER], { cwd: folder, input, encoding: "utf8" }));
};

/** What a packed file prints when it runs. @param {string} file */
const run = (file) => execFileSync(process.execPath, [join(folder, file)], { encoding: "utf8" });

test("the start stays in one file, whatever parts share with it; each part and language is a file of its own", () => {
  const made = pack({ splitting: true, format: "esm", chunkNames: "[name]-[hash]" });
  const starts = Object.values(made).find(({ entryPoint }) => entryPoint === "main.js")?.imports ?? [];
  assert.deepEqual(
    starts.map(({ kind }) => kind),
    ["import-statement"],
  );
  const [{ path: start }] = starts;
  const imported = made[start].imports.map(({ kind }) => kind);
  assert.deepEqual(imported, Array(5).fill("dynamic-import"), "a part and four files of words");
  for (const { path } of made[start].imports) {
    assert.deepEqual(made[path].imports, [{ path: start, kind: "import-statement" }], path);
  }
  assert.equal(run("out/main.js"), TOLD);
});

test("in one file, words and parts wait until they are asked for", () => {
  const made = pack({ format: "iife", outdir: "one" });
  assert.equal(Object.keys(made).length, 1);
  assert.equal(run("one/main.js"), TOLD);
});
