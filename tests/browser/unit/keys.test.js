// Every text that the page asks for exists, and every text that exists is asked for.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import "./dom.js";
import { actions } from "../../../www/app/actions.js";
import { examples } from "../../../www/book/examples.js";
import { pages } from "../../../www/book/pages.js";
import { games } from "../../../www/core/mancala.js";
import { rows } from "../../../www/dialogs/help.js";
import { LEVELS } from "../../../www/game/seats.js";
import { SIDES } from "../../../www/game/sides.js";
import { STEPS } from "../../../www/pictures/film.js";
import { VALUES } from "../../../www/platform/settings.js";
import { lookUp } from "../../../www/words/i18n.js";
import { askedByPage, collect, fill, textsIn } from "./keys.js";
import "./core.js";

const ROOT = new URL("../../../", import.meta.url);
const LANG = new URL("www/lang/en/", ROOT);
/** @param {string} file */
const read = (file) => readFileSync(new URL(file, ROOT), "utf8");

/** Those of the page for other pages are read by themselves. */
const files = readdirSync(LANG).filter((file) => file !== "demo.js");
const words = Object.assign(
  {},
  ...(await Promise.all(files.map(async (file) => (await import(new URL(file, LANG).href)).default))),
);

/**
 * The texts of a union of types, as the core's types list them.
 * @param {string} file  of src/wasm/
 * @param {string} type
 * @param {string} [property]  only the values of this one
 */
function union(file, type, property = "") {
  const source = read(`src/wasm/${file}.d.ts`).replace(/\/\*[\s\S]*?\*\//g, "");
  const [, body] =
    source.match(new RegExp(`(?:type ${type} =|interface ${type} \\{)([\\s\\S]*?)(?:;\n\n|\n\\}|;\n?$)`)) ?? [];
  assert.ok(body, `${type} in ${file}.d.ts`);
  const values = property
    ? [...body.matchAll(new RegExp(`${property}: ((?:\\s*\\|?\\s*"[^"]+")+)`, "g"))].join()
    : body;
  const found = [...new Set([...values.matchAll(/"([^"]+)"/g)].map(([, value]) => value))];
  assert.ok(found.length > 1, `${type} in ${file}.d.ts`);
  return found;
}

const GAMES = games().map(({ game }) => game);
const UNITS = ["hole", "seed"];
/** Only moves that the page does not offer lead to these refusals; files have them all. */
const REFUSALS = union("page", "Refusal");
const UNOFFERED = ["noSuchHole", "takesOwed", "nothingOwed", "canMove"];

/** What the choices of a game's rules are called: words of the game's own come before those of all games. */
const choices = games().flatMap(({ game, choices }) =>
  choices
    .filter(({ key }) => key !== "columns")
    .map(({ key, values }) => {
      const own = `choice.${game}.${key}`;
      const group = lookUp(words, own) ? own : `choice.${key}`;
      const title = lookUp(words, `${group}.title`) ? `${group}.title` : `choice.${key}.title`;
      return { game, key, group, title, values };
    }),
);
const points = Object.values(pages).flatMap((page) => Object.entries(page.points));

/** The keys that each pattern in the page's source stands for. @type {Record<string, string[]>} */
const PATTERNS = {
  "dialogs/new-game.js: *.*": choices.flatMap(({ group, values }) => values.map((value) => `${group}.${value}`)),
  "book/book.js: *.question": points.map(([id]) => `book.points.${id}.question`),
  "book/book.js: *.readings": points.map(([id]) => `book.points.${id}.readings`),
  "book/book.js: *.support": points.map(([id]) => `book.points.${id}.support`),
  "dialogs/new-game.js: *.title": choices.map(({ title }) => title),
  "dialogs/new-game.js: *.why": choices.map(({ group }) => `${group}.why`),
  "dialogs/new-game.js: *.source": choices.map(({ group }) => `${group}.source`),
  "files/faults.js: *.*": ["opening", "name", "quote", "closing", "backslash"].map(
    (what) => `files.fault.headerForm.${what}`,
  ),
  ...fill("analysis.ahead.*", ["seeds", "points"]),
  ...fill("analysis.column.*", ["hole", "worth", "laps", "ends", "takes", "closes"]),
  ...fill("analysis.does.chooses.*", UNITS),
  ...fill("analysis.hint.then.*", ["seeds", "points"]),
  ...fill("analysis.turned.*", ["seeds", "points", "missed", "threw"]),
  ...fill("analysis.unit.*", ["seeds", "points"]),
  ...fill("book.*.board", GAMES),
  ...fill("book.*.game", GAMES),
  ...fill("book.*.unseen", GAMES),
  ...fill("book.confidence.*", GAMES),
  ...fill("book.endless.*", GAMES),
  ...fill("book.example.*.text", Object.keys(examples)),
  ...fill("book.example.*.title", Object.keys(examples)),
  ...fill("book.part.*", ["game", "board", "rules", "endless", "points", "sources"]),
  // Only the beginning of the three above.
  "book.points.*": [],
  ...fill("book.rule.*", [...new Set(Object.values(pages).flatMap((page) => page.rules.map(([name]) => name)))]),
  ...fill("book.sourceName.*", [...GAMES, ...Object.values(pages).flatMap((page) => page.sources)]),
  ...fill("book.tag.*", ["T", "O", "R", "I"]),
  // These three only begin what stands above, or are tried before it.
  "choice.*": [],
  "choice.*.*": [],
  "choice.*.*.title": [],
  "choice.*.title": choices.map(({ title }) => title),
  ...fill("computer.line.*", LEVELS.map(String)),
  ...fill("computer.name.*", LEVELS.map(String)),
  // Names of actions that have no words of their own, and what buttons look like meanwhile.
  ...fill("do.*", [
    ...Object.entries(actions).flatMap(([name, action]) => (action.words ? [] : name)),
    "pause",
    "leave",
  ]),
  ...fill("editor.*", ["undo", "redo", "mirror", "swap"]),
  ...fill("editor.fault.*", union("page", "SetupFault", "fault")),
  ...fill("editor.hint.*", ["add", "remove", "move", "leaf"]),
  ...fill("editor.starts.*", ["standard", "empty", "game", "last"]),
  ...fill("editor.tool.*", ["add", "remove", "move", "leaf"]),
  ...fill("editor.toolShort.*", ["add", "remove", "move", "leaf"]),
  ...fill("end.*", union("page", "Outcome", "reason")),
  ...fill("files.*", ["event", "south", "north"]),
  ...fill("files.*Of", ["rename", "file", "remove"]),
  ...fill("files.fault.*", ["notText", ...union("records", "FileFault", "fault")]),
  ...fill("files.refusal.*", REFUSALS),
  ...fill("files.result.*", ["south", "north", "draw", "none"]),
  ...fill("files.saved.*", ["kept", "full", "forbidden"]),
  ...fill("files.setup.*", union("page", "SetupFault", "fault")),
  ...fill("files.tabs.*", ["on", "other", "kept", "loose"]),
  ...fill("game.*.name", GAMES),
  ...fill("game.*.people", GAMES),
  ...fill("game.*.tagline", GAMES),
  ...fill("help.keyList.*", [...rows().keys()]),
  ...fill("hole.own.*", union("page", "HoleInfo", "row")),
  ...fill("hole.theirs.*", union("page", "HoleInfo", "row")),
  ...fill("mark.*", SIDES),
  ...fill("note.preview.*", VALUES.preview),
  ...fill("pictures.*", ["labels", "marks", "names"]),
  "pictures.*.*": [
    ...fill("pictures.ranges.*", ["turn", "game", "some"])["pictures.ranges.*"],
    ...fill("pictures.steps.*", STEPS)["pictures.steps.*"],
  ],
  ...fill("pictures.theme.*", ["light", "dark"]),
  ...fill("predict.asks.*", ["lap", "turn", "captures", "closings"]),
  ...fill("predict.fell.*", ["hole", "store", "never", "captures", "closings"]),
  ...fill("predict.question.*", ["lap", "turn", "captures", "closings"]),
  ...fill("predict.said.*", ["store", "never"]),
  ...fill("predict.whos.*", ["mover", "other", "both"]),
  ...fill("preview.*", ["endless", "store", "ends"]),
  ...fill("preview.owe.*", UNITS),
  ...fill("problem.*", [...union("page", "Problem", "code")]),
  ...fill("refuse.why.*", [
    ...REFUSALS.filter((refusal) => !UNOFFERED.includes(refusal)),
    "singleEver",
    "computer",
    "back",
  ]),
  // A sowing that looked at the hole ahead.
  ...fill("say.overRest.*", ["backRow", "facingEmpty"]),
  ...fill("say.owe.*", UNITS),
  ...fill("say.rest.*", ["backRow", "facingEmpty", "empty", "store"]),
  ...fill("settings.*", ["theme", "numerals", "motion", "speed", "preview", "keys", "flip"]),
  ...fill("settings.flips.*", VALUES.bottom),
  ...fill("settings.keysOn.*", VALUES.keys),
  ...fill("settings.motions.*", VALUES.motion),
  ...fill("settings.numeral.*", VALUES.numerals),
  ...fill("settings.themes.*", VALUES.theme),
  ...fill("share.*", ["bottom", "mode", "pictures", "print"]),
  "share.*s.*": [
    ...fill("share.bottoms.*", ["any", "south", "north"])["share.bottoms.*"],
    ...fill("share.modes.*", ["plain", "present", "predict"])["share.modes.*"],
  ],
  ...fill("share.whats.*", ["game", "moment", "lap", "yours"]),
  ...fill("side.*", SIDES),
  ...fill("turn.take.*", UNITS),
};

const asked = askedByPage(Object.keys(words));

/** What the tool writes into pages. */
const byTool = readdirSync(new URL("src/bin/tool/", ROOT))
  .filter((file) => file.endsWith(".rs"))
  .flatMap((file) => {
    const source = read(`src/bin/tool/${file}`);
    const texts = [...source.matchAll(/\btext\("([\w.]+)"\)/g)].map(([, key]) => key);
    const ofGames = [...source.matchAll(/\.of_game\([^"]*"(\w+)"\)/g)];
    return [...texts, ...ofGames.flatMap(([, what]) => GAMES.map((game) => `game.${game}.${what}`))];
  });
const byHtml = [...read("index.html").matchAll(/data-(?:t|label)="([^"]+)"/g)].map(([, key]) => key);

test("keys are never added up", () => {
  assert.deepEqual(asked.sums, []);
});

test("it is known what each key can be that is put together", () => {
  for (const [pattern, place] of asked.patterns)
    assert.ok(pattern in PATTERNS, `${place} asks for ${pattern}: say in PATTERNS which keys these can be`);
  for (const pattern in PATTERNS) assert.ok(asked.patterns.has(pattern), `nobody asks for ${pattern} any more`);
});

test("every text that is asked for exists", () => {
  const all = [...asked.keys, ...byTool.map((key) => [key, "the tool"]), ...byHtml.map((key) => [key, "index.html"])];
  for (const [pattern, keys] of Object.entries(PATTERNS)) for (const key of keys) all.push([key, pattern]);
  assert.ok(all.length > 900 && byTool.length > 10 && byHtml.length > 5);
  const missing = all.filter(([key]) => lookUp(words, key) === undefined);
  assert.deepEqual(missing, []);
});

test("every text that exists is asked for", () => {
  const known = new Set([...asked.keys.keys(), ...Object.values(PATTERNS).flat(), ...byTool, ...byHtml]);
  const idle = textsIn(words).filter((key) => !known.has(key));
  assert.deepEqual(idle, []);
});

test("the page for other pages uses each of its words", async () => {
  const { default: demo } = await import(new URL("demo.js", LANG).href);
  const source = read("www/share/demo.js");
  const used = [...source.matchAll(/\bwords\.(\w+)/g)].map(([, name]) => name);
  assert.deepEqual([...new Set(used)].sort(), Object.keys(demo).sort());
});

test("what a source asks for is found, however it is written", () => {
  const source = `
    t("plain"); t(big ? "a.one" : "a.other"); say("a.passed"); const k = { "a.name": 1 };
    t(\`a.\${x}.end\`); t(\`a.\${x ? "up" : "down"}\`); t(\`\${group}.title\`); storage.get(\`a.\${x}\`);
    const text = "anything. else"; list(x); t("a." + x);`;
  /** @type {import("./keys.js").Asked} */
  const found = { keys: new Map(), patterns: new Map(), sums: [] };
  collect(source, "it.js", ["a"], found);
  assert.deepEqual([...found.keys.keys()], ["plain", "a.one", "a.other", "a.passed", "a.up", "a.down"]);
  assert.deepEqual([...found.patterns.keys()], ["a.*.end", "it.js: *.title"]);
  assert.deepEqual(found.sums, ["it.js:4"]);
});
