// The dialogs that tell something or ask one thing, loaded when the first of them is asked for. The largest of them, “New
// game”, has its own file.

/** @import {App} from '../app/app.js' */
import "../main.js"; // see later.js
import { seatsDialog } from "./seats.js";
import { byId, el, icon } from "../platform/dom.js";
import { learn, list, t } from "../words/i18n.js";
import words from "../lang/en-dialogs.js";
import { style } from "../platform/style.js";
import { newGame } from "./new-game.js";
import { change, SPEEDS, settings, VALUES } from "../platform/settings.js";
import { sideName } from "../words/names.js";
import { opponent } from "../game/frame.js";

/** @typedef {import('../platform/dom.js').Child} Child */

learn(words);
document.body.append(el("dialog", { id: "seats", "aria-labelledby": "seats-title" }));

/** How all dialogs look. */
export const dialogStyle = () => style("www/dialogs/dialogs.css");

/**
 * Fills a dialog: a title with a button to close it, its content, and buttons at its foot.
 * @param {string} id
 * @param {string} title
 * @param {Child[]} content
 * @param {Child[]} [foot]
 */
export function fill(id, title, content, foot = []) {
  const name = t("do.close");
  const inside = el("div", { class: "content" }, ...content);
  // Without anything in it that takes the focus, the text itself does, so that the keyboard can scroll it.
  if (!inside.querySelector("input, button, a")) inside.tabIndex = 0;
  const form = el(
    "form",
    { method: "dialog" },
    el(
      "header",
      {},
      el("h2", { id: `${id}-title` }, title),
      el("button", { "aria-label": name, title: name, value: "cancel", formnovalidate: true }, icon("close")),
    ),
    inside,
    foot.length > 0 && el("footer", {}, ...foot),
  );
  byId(id).replaceChildren(form);
  return form;
}

/**
 * Choices of which one holds, as radio buttons.
 * @param {string} name
 * @param {string} title
 * @param {{value: string, label: string, note?: string}[]} values
 * @param {string} chosen
 * @param {Child[]} [more]  what stands under the title
 */
export function radios(name, title, values, chosen, more = []) {
  return el(
    "fieldset",
    {},
    el("legend", {}, title),
    ...more,
    el(
      "div",
      { class: "choices" },
      ...values.map(({ value, label, note }) =>
        el(
          "label",
          {},
          el("input", { type: "radio", name, value, checked: value === chosen }),
          el("span", {}, label, note ? el("small", {}, note) : null),
        ),
      ),
    ),
  );
}

/**
 * Makes a dialog ready and shows it.
 * @param {App} app
 * @param {string} name
 * @param {(app: App, running: boolean) => void} [prepare]  also hears whether seeds moved, which the dialog has stopped
 */
export async function openDialog(app, name, prepare = make[name]) {
  const dialog = /** @type {HTMLDialogElement} */ (byId(name));
  const { running } = app.player;
  app.player.pause();
  await dialogStyle();
  // Somebody was impatient.
  if (dialog.open) return;
  prepare(app, running);
  const opener = document.activeElement;
  dialog.onclose = () => {
    if (!(opener instanceof HTMLElement && opener.offsetParent)) app.focusBoard();
  };
  dialog.showModal();
  dialog.querySelector(".content")?.scrollTo(0, 0);
}

/** @type {Record<string, (app: App, running: boolean) => void>} */
const make = {
  "new-game": newGame,
  settings: settingsDialog,
  help: helpDialog,
  about: aboutDialog,
  resign: resignDialog,
  seats: seatsDialog,
};

/** Everything takes effect at once; there is nothing to confirm. */
function settingsDialog() {
  /** @param {keyof typeof VALUES} key @param {string} title @param {(value: any) => string} label @param {readonly any[]} values */
  const choice = (key, title, label, values) =>
    radios(
      key,
      t(`settings.${title}`),
      values.map((value) => ({ value: String(value), label: label(value) })),
      String(settings[key]),
    );
  const form = fill("settings", t("settings.title"), [
    choice("theme", "theme", (value) => t(`settings.themes.${value}`), ["auto", "light", "dark"]),
    choice("numerals", "numerals", (value) => t(`settings.numeral.${value}`), ["always", "crowded", "never"]),
    choice("motion", "motion", (value) => t(`settings.motions.${value}`), ["auto", "full", "reduced"]),
    choice(
      "speed",
      "speed",
      (value) => (SPEEDS[value] === Infinity ? t("page.instant") : `${SPEEDS[value]}×`),
      SPEEDS.map((_, i) => i),
    ),
    choice("preview", "preview", (value) => t(`settings.keysOn.${value}`), ["on", "off"]),
    choice("keys", "keys", (value) => t(`settings.keysOn.${value}`), ["on", "off"]),
    choice("bottom", "flip", (value) => t(`settings.flips.${value}`), ["south", "north"]),
  ]);
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const key = /** @type {keyof typeof VALUES} */ (target.name);
    change({ [key]: key === "speed" ? Number(target.value) : target.value });
  });
}

function helpDialog() {
  const about = el("button", { type: "button", class: "text", "data-action": "about" }, t("do.about"));
  fill(
    "help",
    t("help.title"),
    [
      ...list("help.text").map((text) => el("p", {}, text)),
      el("h3", {}, t("help.keys")),
      el(
        "dl",
        { class: "keys" },
        ...list("help.keyList").flatMap(([keys, text]) => [
          el("dt", {}, ...keys.split(/\s+/).flatMap((/** @type {string} */ key) => [el("kbd", {}, key), " "])),
          el("dd", {}, text),
        ]),
      ),
    ],
    [about],
  );
}

/** Where the rules of each game come from; names and addresses are the same in every language. */
const BY_SA = { name: "CC BY-SA 2.5", at: "https://creativecommons.org/licenses/by-sa/2.5/" };
const FDL = { name: "GNU Free Documentation License", at: "https://www.gnu.org/licenses/fdl-1.3.html" };
const SOURCES = {
  nakabili: {
    title: "Nakabili",
    author: "Alberto Bertaggia",
    at: "https://mancala.fandom.com/wiki/Nakabili",
    licence: BY_SA,
  },
  kabwanga: {
    title: "Kabwanga",
    author: "Ralf Gering",
    at: "https://mancala.fandom.com/wiki/Kabwanga",
    licence: BY_SA,
  },
  nsolo: {
    title: "Nsolo",
    author: "Ralf Gering (Wikimanqala)",
    at: "https://mancala.fandom.com/wiki/Nsolo",
    licence: BY_SA,
  },
  embeli: { title: "Embeli", author: "", at: "http://www.wikinfo.org/index.php/Embeli", licence: FDL },
};

/** @param {string} at @param {string} text */
const link = (at, text) => el("a", { href: at, target: "_blank", rel: "noopener noreferrer" }, text);

/** Author, title, address and licence of a game's source. @param {keyof typeof SOURCES} game */
function credit(game) {
  const { title, author, at, licence } = SOURCES[game];
  const name = author ? t("about.credit", { title, author }) : t("about.adapted", { title });
  return [name, ", ", link(at, at.replace(/^https?:\/\//, "")), ", ", link(licence.at, licence.name)];
}

function aboutDialog() {
  const [what, rules] = list("about.text");
  fill("about", t("about.title"), [
    el("p", {}, what),
    el("p", {}, rules),
    el(
      "ul",
      {},
      .../** @type {const} */ (["nakabili", "kabwanga", "nsolo"]).map((game) => el("li", {}, ...credit(game))),
    ),
    el("p", {}, t("about.embeli")),
    el("ul", {}, el("li", {}, ...credit("embeli"))),
    el("p", {}, t("about.further")),
    el("p", {}, t("about.code")),
  ]);
}

/** @param {App} app */
function resignDialog(app) {
  const side = app.session.position.turn;
  const form = fill(
    "resign",
    t("resign.title"),
    [el("p", {}, t("resign.text", { loser: sideName(side), winner: sideName(opponent(side)) }))],
    [
      el("button", { class: "text", value: "cancel" }, t("resign.keep")),
      el("button", { class: "text primary", value: "resign", "data-action": "confirm-resign" }, t("do.resign")),
    ],
  );
  form.addEventListener("submit", (event) => {
    if (/** @type {HTMLButtonElement} */ (event.submitter)?.value === "resign") app.resign();
  });
}
