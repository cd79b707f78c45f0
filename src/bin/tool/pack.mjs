// The packer: reads on standard input what to pack with esbuild, and writes on standard output what was made.
//
// esbuild splits code by who needs it: whatever the start shares with a part loaded later would get a file of its own,
// and the first visit would need a dozen. But no part is ever loaded without the start. So each part gets an import of
// the start; then every part needs all that the start needs, and it stays in one file.

import { createRequire } from "node:module";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";

/** @typedef {import("esbuild").BuildOptions} BuildOptions */

/** The page's packages are installed with its tests. @type {typeof import("esbuild")} */
const { build } = createRequire(new URL("../../../tests/browser/", import.meta.url))("esbuild");

/** @type {BuildOptions} */
const ALWAYS = {
  outbase: ".",
  format: "esm",
  bundle: true,
  minify: true,
  metafile: true,
  charset: "utf8",
  legalComments: "eof",
  logLevel: "warning",
  // The oldest browsers that support the core (WebAssembly's reference types, under a content security policy) and the
  // page's own modern features.
  target: ["chrome97", "firefox113", "safari16"],
};

/** A suffix that means the part itself, without the import of the start. */
const ITSELF = "?itself";

/**
 * Adds the import of the start to each part.
 * @param {string} start
 * @param {Map<string, string[]>} parts  the names that each exports
 * @returns {import("esbuild").Plugin}
 */
const neverAlone = (start, parts) => ({
  name: "never alone",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?itself$/ }, ({ path }) => ({ path: path.slice(0, -ITSELF.length), suffix: ITSELF }));
    onLoad({ filter: /\.js$/ }, ({ path, suffix }) => {
      const names = suffix ? undefined : parts.get(path);
      if (!names) return undefined;
      // The part comes first, because the start may need it, too, such as the words of a language.
      const itself = JSON.stringify(path + ITSELF);
      return { contents: `export { ${names.join(", ")} } from ${itself};\nimport ${JSON.stringify(start)};` };
    });
  },
});

/**
 * The modules that are loaded on demand: those that the start or another part names in `import()`.
 * @param {string} start
 * @param {BuildOptions} options
 */
async function partsOf(start, options) {
  const { metafile } = await build({ ...options, metafile: true, write: false });
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  for (const { entryPoint, exports } of Object.values(metafile.outputs)) {
    if (entryPoint && resolve(entryPoint) !== start) parts.set(resolve(entryPoint), exports);
  }
  return parts;
}

const options = /** @type {BuildOptions} */ ({ ...ALWAYS, .../** @type {object} */ (await json(process.stdin)) });
if (options.splitting) {
  const [start] = /** @type {string[]} */ (options.entryPoints).map((file) => resolve(file));
  options.plugins = [neverAlone(start, await partsOf(start, options))];
}
const { metafile } = await build(options);
console.log(JSON.stringify(metafile?.outputs));
