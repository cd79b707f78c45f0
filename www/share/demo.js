// A page with all four games embedded, as in any other page, and the line of HTML for each. A separate program.

import { firstOf, LANGUAGES } from "../lang/languages.js";
import { copy } from "../platform/send.js";
import { frameCode } from "./framecode.js";

const language = firstOf([new URLSearchParams(location.search).get("lang"), ...navigator.languages]);
/** All languages are packed into it: each has but a few words here. @type {typeof import("../lang/en/demo.js")} */
const { default: words } = await import(`../lang/${language}/demo.js`);

/** An interesting moment in each game, as the end of a link; tests/links/places.txt keeps them. */
const MOMENTS = {
  nakabili: "1N.S..32694451.TPr-t4s34Ev",
  kabwanga: "1K.S..203957038911C5ACB6CDD.xnD-t20s6XD",
  nsolo: "1S.S..415F6D15ED32D59DF0B6E7F002418EA.xv7-t18s180m",
  embeli: "1E.S..2341196812A4553289.uK3-t17s35bY",
};
const SIZE = { width: 640, height: 480 };

/** The game lies next to it. */
const game = new URL(".", location.href).href;

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, unknown>} [properties] @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
const el = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** @param {keyof typeof MOMENTS} kind */
function show(kind) {
  const { name, moment } = words.games[kind];
  const title = words.frame.replace("{game}", name);
  const frame = { address: `${game}?embed#${MOMENTS[kind]}`, title, ...SIZE };
  const area = el("textarea", {
    readOnly: true,
    rows: 4,
    value: frameCode(frame),
    ariaLabel: words.code.replace("{game}", name),
  });
  const said = el("output");
  const copying = el("button", { type: "button" }, words.copy);
  area.addEventListener("focus", () => area.select());
  copying.addEventListener("click", async () => {
    const done = await copy(area.value);
    said.textContent = done ? words.copied : words.byHand;
    if (!done) area.focus();
  });
  // Exactly what the line of HTML makes.
  const shown = el("iframe", {
    src: frame.address,
    title,
    loading: "lazy",
    width: String(SIZE.width),
    height: String(SIZE.height),
  });
  return el("section", {}, el("h2", {}, name), el("p", {}, moment), shown, area, el("div", {}, copying, said));
}

Object.assign(document.documentElement, { lang: language, dir: LANGUAGES[language].dir ?? "ltr" });
document.title = words.title;
document
  .querySelector("main")
  ?.append(
    el("h1", {}, words.title),
    el("p", {}, words.lead),
    el("p", {}, el("a", { href: game }, words.play)),
    .../** @type {(keyof typeof MOMENTS)[]} */ (Object.keys(MOMENTS)).map(show),
  );
