// The dialog for a new game: which game, how large, which set-up and rules, and who begins.

/** @import {Choice, Game, Options} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */

import { SIDES } from "../game/sides.js";
import { fill, radios } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { storage } from "../platform/storage.js";
import { has, t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { chosenSeats, lastSeats, seatChoice } from "./seats.js";

/** What it uses of the page. @typedef {Pick<App, 'games' | 'layOut' | 'scene'>} Uses */

/** Even sizes that people have used for Nsolo. */
const SIZES = ["8", "10", "12", "16", "20", "24", "36"];
/** These options come first; the others keep the core's order. */
const ORDER = ["columns", "setup", "capture"];

/** @param {Uses} app */
export function newGame(app) {
  const games = app.games.infos;
  const rules = el("div", { class: "rules-choices" });
  const { aside } = app.games;
  const form = fill(
    "new-game",
    t("newGame.title"),
    [
      aside &&
        el(
          "p",
          { class: "aside" },
          aside.text,
          " ",
          el("button", { class: "text", value: "cancel", onclick: () => app.games.bringBack() }, t("do.bringBack")),
        ),
      radios(
        "game",
        t("newGame.game"),
        games.map(({ game }) => ({ value: game, label: t(`game.${game}.name`), note: t(`game.${game}.tagline`) })),
        app.scene.session.game,
      ),
      seatChoice(lastSeats()),
      rules,
      radios(
        "begins",
        t("newGame.begins"),
        SIDES.map((side) => ({
          value: side,
          label: `${t(`mark.${side}`)} ${sideName(side)}`,
        })),
        "south",
      ),
    ],
    [
      el("button", { class: "text apart", value: "lay" }, t("do.lay")),
      el("button", { class: "text", value: "cancel", formnovalidate: true }, t("do.cancel")),
      el("button", { class: "text primary", value: "start", "data-action": "start-game" }, t("newGame.start")),
    ],
  );
  const chosen = () => /** @type {Game} */ (new FormData(form).get("game"));
  const showRules = () => {
    const game = chosen();
    const { choices } = games.find((info) => info.game === game) ?? games[0];
    const last = lastOptions(app, game);
    const sorted = [...choices].sort((a, b) => rank(a) - rank(b));
    rules.replaceChildren(
      ...sorted.map((choice) =>
        choice.key === "columns" ? columns(choice, last.columns) : ruleChoice(game, choice, last[choice.key]),
      ),
    );
  };
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "game") showRules();
  });
  form.addEventListener("submit", (event) => {
    const { value } = /** @type {HTMLButtonElement} */ (event.submitter) ?? {};
    if (value !== "start" && value !== "lay") return;
    const data = new FormData(form);
    const seats = chosenSeats(data);
    const { game, begins, south, north, ...options } = /** @type {any} */ (Object.fromEntries(data));
    storage.set(`options.${game}`, JSON.stringify(options));
    if (value === "lay") app.layOut({ game, options, begins, seats });
    else app.games.start(game, options, begins, seats);
  });
  showRules();
}

/** @param {Choice} choice */
const rank = ({ key }) => (key === "endless" ? 9 : (ORDER.indexOf(key) + ORDER.length + 1) % (ORDER.length + 1));

/**
 * The rules that were last chosen for this game.
 * @param {Uses} app
 * @param {Game} game
 * @returns {Options}
 */
function lastOptions(app, game) {
  if (app.scene.session.game === game) return app.scene.session.start.options;
  try {
    return JSON.parse(storage.get(`options.${game}`) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * One option of the rules with its reason and source.
 * @param {Game} game
 * @param {Choice} choice
 * @param {string} [last]
 */
function ruleChoice(game, { key, values }, last) {
  const words = has(`choice.${game}.${key}`) ? `choice.${game}.${key}` : `choice.${key}`;
  const title = t(has(`${words}.title`) ? `${words}.title` : `choice.${key}.title`);
  return radios(
    key,
    title,
    values.map((value, i) => ({ value, label: t(`${words}.${value}`), note: i ? undefined : t("newGame.standard") })),
    last && values.includes(last) ? last : values[0],
    [el("p", { class: "quiet" }, t(`${words}.why`), " ", t("newGame.source", { source: t(`${words}.source`) }), ".")],
  );
}

/**
 * The board's size: usual sizes as buttons, any other as a number.
 * @param {Choice} choice
 * @param {string} [last]
 */
function columns({ values }, last = values[0]) {
  const field = el("input", {
    type: "number",
    name: "columns",
    min: values[0],
    max: values[values.length - 1],
    step: 1,
    value: last,
    required: true,
    inputmode: "numeric",
    id: "columns",
  });
  const presets = SIZES.filter((size) => values.includes(size)).map((size) =>
    el(
      "button",
      { type: "button", class: "text", "aria-pressed": size === last, onclick: () => set(size) },
      `4 × ${size}`,
    ),
  );
  const mark = () =>
    presets.forEach((button) =>
      button.setAttribute("aria-pressed", String(button.textContent === `4 × ${field.value}`)),
    );
  /** @param {string} size */
  const set = (size) => {
    field.value = size;
    mark();
  };
  field.addEventListener("input", mark);
  mark();
  return el(
    "fieldset",
    {},
    el("legend", {}, t("newGame.columns")),
    el("p", { class: "quiet" }, t("newGame.columnsWhy")),
    el("div", { class: "presets" }, ...presets),
    el("label", { class: "number", for: "columns" }, t("newGame.columnsOther"), " ", field),
  );
}
