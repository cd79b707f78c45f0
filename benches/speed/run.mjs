// Measures a module given by its path: each line of input names an export and its two numbers; the answer is the result
// and the milliseconds.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
// Imports of the page's boundary; the work calls none of them.
const imports = {};
for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind === "function") (imports[from] ??= {})[name] = () => 0;
}
const { exports } = new WebAssembly.Instance(module, imports);
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...numbers] = line.split(" ");
  const start = performance.now();
  const result = exports[name](...numbers.map(Number));
  console.log(`${result} ${performance.now() - start}`);
}
