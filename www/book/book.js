// The rules of each game, with boards that play their examples: a dialog over the page, which stays as it is.

/** @import {Game} from '../../src/wasm/page.js' */
/** @import {Child} from '../platform/dom.js' */

import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { follow } from "../platform/settings.js";
import { has, list, t } from "../words/i18n.js";
import { numberOf } from "../words/rules.js";
import { examples } from "./examples.js";
import { LiveBoard } from "./live.js";
import { addresses, pages, pointExamples, texts } from "./pages.js";
import { leadsTo, rich } from "./rich.js";

const GAMES = /** @type {Game[]} */ (Object.keys(pages));
const PARTS = ["game", "board", "rules", "endless", "points", "sources"];

const dialog = el("dialog", { id: "book", class: "full", "aria-labelledby": "book-title" });
const status = el("p", { role: "status", class: "unseen" });
document.body.append(dialog);

/** The boards on the open page, by their elements. @type {Map<Element, LiveBoard>} */
let boards = new Map();
/** The game whose rules are open, or were last. @type {Game | null} */
let shown = null;

/** Draws boards when they come near. */
const watch = new IntersectionObserver(
  (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && boards.get(target)?.open()),
  { root: dialog, rootMargin: "400px 0px" },
);
follow(() => boards.forEach((board) => board.refresh()));
// A hidden board need not play.
dialog.addEventListener("close", () => boards.forEach((board) => board.pause()));
dialog.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-to]") : null;
  if (button instanceof HTMLElement) goTo(button.dataset.to ?? "");
});
addEventListener("resize", () => boards.forEach((board) => board.reserve()));

/**
 * Opens the rules of a game, at a rule or a disputed point if one is named.
 * @param {Game} game
 * @param {string} [name]  as in docs/RULES.md, such as `nakabili.capture` or `N-3`
 */
export function openBook(game, name) {
  // Reopening the same rules finds them where they were left.
  if (shown !== game) show(game);
  if (!dialog.open) dialog.showModal();
  boards.forEach((board) => board.reserve());
  if (name) goTo(name);
}

/** @param {Game} game */
function show(game) {
  shown = game;
  boards.forEach((board) => board.close());
  boards = new Map();
  watch.disconnect();
  const name = t(`game.${game}.name`);
  const form = fill("book", t("book.title", { game: name }), [choice(game), contents(), ...parts(game)]);
  form.append(status);
  dialog.dataset.game = game;
  for (const board of boards.keys()) watch.observe(board);
}

/** The buttons that lead to the other games' rules. @param {Game} current */
function choice(current) {
  return el(
    "nav",
    { class: "games", "aria-label": t("book.games") },
    ...GAMES.map((game) =>
      el(
        "button",
        { type: "button", "data-book": game, "aria-current": game === current && "page", onclick: () => turnTo(game) },
        t(`game.${game}.name`),
      ),
    ),
  );
}

/** @param {Game} game */
function turnTo(game) {
  if (game === shown) return;
  show(game);
  boards.forEach((board) => board.reserve());
  dialog.querySelector(".content")?.scrollTo(0, 0);
  /** @type {HTMLElement | null} */ (dialog.querySelector(`[data-book="${game}"]`))?.focus();
}

function contents() {
  return el(
    "nav",
    { class: "contents", "aria-label": t("book.contents") },
    ...PARTS.map((part) =>
      el("button", { type: "button", class: "leads", "data-to": `part-${part}` }, t(`book.part.${part}`)),
    ),
  );
}

/** @param {Game} game @returns {Child[]} */
function parts(game) {
  const page = pages[game];
  /** @param {string} part @param {...Child} content */
  const section = (part, ...content) =>
    el(
      "section",
      { class: "part", "aria-labelledby": `part-${part}` },
      el("h3", { id: `part-${part}`, tabindex: -1 }, t(`book.part.${part}`)),
      ...content,
    );
  const start = el(
    "div",
    { id: `rule-${page.start}`, class: "start", tabindex: -1 },
    ...paragraphs(`book.${game}.board`),
  );
  start.append(el("p", { class: "sure" }, t(`book.confidence.${game}`), ...disputed(page.startPoint)));
  return [
    section("game", ...paragraphs(`book.${game}.game`)),
    section("board", start),
    section("rules", el("ol", { class: "rules" }, ...page.rules.map(rule)), tags()),
    section(
      "endless",
      el(
        "div",
        { id: "rule-endless", tabindex: -1 },
        ...paragraphs("book.endless.what"),
        el("p", {}, t(`book.endless.${game}`)),
        ...live(page.endless),
      ),
    ),
    section("points", ...Object.entries(page.points).map(([id, key]) => point(game, id, key))),
    section("sources", ...sources(game)),
  ];
}

/** @param {string} key */
const paragraphs = (key) => list(key).map((text) => el("p", {}, ...rich(text)));

/** @param {import("./pages.js").Rule} rule */
function rule([name, letters, ids = "", points = ""]) {
  return el(
    "li",
    { id: `rule-${name}`, tabindex: -1 },
    el("span", { class: "no" }, numberOf(name)),
    el(
      "div",
      {},
      el("p", {}, ...rich(t(`book.rule.${name}`))),
      el(
        "p",
        { class: "tags" },
        ...letters.split(" ").map((letter) => el("span", { class: `tag ${letter}` }, t(`book.tag.${letter}`))),
        ...disputed(points),
      ),
      ...live(ids),
    ),
  );
}

/** @param {string} [points] @returns {Child[]} */
const disputed = (points) => (points ? points.split(" ").flatMap((id) => [" ", leadsTo(id)]) : []);

/** @param {string} ids */
function live(ids) {
  return ids
    .split(" ")
    .filter(Boolean)
    .map((id) => {
      const board = new LiveBoard(id, examples[id], (text) => (status.textContent = text));
      boards.set(board.element, board);
      return board.element;
    });
}

function tags() {
  return el(
    "details",
    { class: "legend" },
    el("summary", {}, t("book.tagsTitle")),
    el(
      "dl",
      {},
      ...list("book.tags").flatMap(([letter, text]) => [
        el("dt", {}, el("span", { class: `tag ${letter}` }, t(`book.tag.${letter}`))),
        el("dd", {}, text),
      ]),
    ),
  );
}

/**
 * A disputed point: its readings, the chosen one first.
 * @param {Game} game
 * @param {string} id
 * @param {string} key  the option's key in “New game”
 */
function point(game, id, key) {
  const words = `book.points.${id}`;
  const readings = list(`${words}.readings`);
  return el(
    "details",
    { id: `point-${id}`, class: "point", tabindex: -1 },
    el("summary", {}, el("span", { class: "no" }, id), " ", t(`${words}.question`)),
    el(
      "ol",
      { class: "readings" },
      ...readings.map((text, i) =>
        el(
          "li",
          {},
          text,
          i === 0 && readings.length > 1 && el("span", { class: "ours" }, ` (${t("book.point.ours")})`),
        ),
      ),
    ),
    el("p", {}, el("span", { class: "quiet" }, t("book.point.support")), " ", ...rich(t(`${words}.support`))),
    el("p", { class: "quiet" }, key ? `${t("book.point.option")} ${choiceTitle(game, key)}` : t("book.point.fixed")),
    ...live(pointExamples[/** @type {"E-1"} */ (id)] ?? ""),
  );
}

/** The title of an option in the dialog “New game”. @param {Game} game @param {string} key */
function choiceTitle(game, key) {
  if (key === "begins") return t("newGame.begins");
  const own = `choice.${game}.${key}.title`;
  return t(has(own) ? own : `choice.${key}.title`);
}

/** @param {string} at @param {string} text */
const link = (at, text) => el("a", { href: at, target: "_blank", rel: "noopener noreferrer" }, text);

/** @param {Game} game @returns {Child[]} */
function sources(game) {
  const { author, at, from, licence } = texts[game];
  return [
    el("p", {}, t("book.source.text")),
    el(
      "ul",
      {},
      el(
        "li",
        {},
        link(at, t(`book.sourceName.${game}`)),
        author && `, ${t("book.source.by", { author })}`,
        from && t("book.source.adapted"),
        from && link(from, t("game.embeli.name")),
      ),
    ),
    el("p", {}, `${t("book.source.licences")} `, link(licence.at, licence.name), ". ", t("book.source.own")),
    from && el("p", {}, t("book.source.gfdl")),
    el("p", {}, t("book.source.more")),
    el(
      "ul",
      {},
      ...pages[game].sources.map((id) => {
        const name = t(`book.sourceName.${id}`);
        return el("li", {}, addresses[id] ? link(addresses[id], name) : name);
      }),
    ),
    el("p", {}, `${t("book.source.unseen")} `, t(`book.${game}.unseen`)),
  ];
}

/**
 * Scrolls to a rule, a disputed point or a section and marks it.
 * @param {string} name  of a rule or a point, or the section's id
 */
function goTo(name) {
  const target =
    document.getElementById(`rule-${name}`) ??
    document.getElementById(`point-${name}`) ??
    document.getElementById(name);
  if (!target) return;
  for (const marked of dialog.querySelectorAll("[aria-current=true]")) marked.removeAttribute("aria-current");
  if (target instanceof HTMLDetailsElement) {
    target.open = true;
    boards.forEach((board) => board.reserve());
  }
  if (!target.id.startsWith("part-")) target.setAttribute("aria-current", "true");
  target.scrollIntoView({ block: "start" });
  target.focus({ preventScroll: true });
}
