// The start: fills in words and icons, loads the core, and opens the last game or the link's game.

/** @import {Game} from '../src/wasm/page.js' */

import { actions, keysOf } from "./app/actions.js";
import { App } from "./app/app.js";
import { load } from "./app/load.js";
import { furnish } from "./app/toolbar.js";
import { cssVariables, themes } from "./board/theme.js";
import { Core } from "./game/core.js";
import { Library } from "./game/library.js";
import { linkRules } from "./page/cite.js";
import { listenToKeys } from "./page/keys.js";
import { notice } from "./page/notices.js";
import { clock } from "./platform/clock.js";
import { byId, el, setText } from "./platform/dom.js";
import { hosted } from "./platform/parts.js";
import { follow, themeName } from "./platform/settings.js";
import { embedded, storage } from "./platform/storage.js";
import { locale, t } from "./words/i18n.js";
import { speakLanguage } from "./words/language.js";

function dressPage() {
  document.body.classList.toggle("embed", embedded);
  document.documentElement.lang = locale;
  document.title = t("appName");
  for (const element of document.querySelectorAll("[data-t]"))
    setText(element, t(/** @type {HTMLElement} */ (element).dataset.t ?? ""));
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(/** @type {HTMLElement} */ (element).dataset.label ?? ""));
  }
  furnish();
  byId("holes").replaceChildren();
  setText(byId("caption"), t("page.loading"));
  // The drawing defines the two accents and the grounds.
  follow(() => {
    const name = themeName();
    document.documentElement.dataset.theme = name;
    for (const [key, value] of Object.entries(cssVariables(themes[name])))
      document.documentElement.style.setProperty(key, value);
  });
}

/** The choice of the four games, above the board. @param {App} app */
function gameChoice(app) {
  const buttons = app.games.map(({ game }) =>
    el(
      "button",
      { type: "button", "data-game": game, onclick: () => app.choose(game) },
      el("strong", {}, t(`game.${game}.name`)),
      el("span", { class: "people" }, t(`game.${game}.people`)),
      el("span", { class: "tagline" }, t(`game.${game}.tagline`)),
    ),
  );
  byId("games").replaceChildren(...buttons);
  app.onGame = () => {
    const { game } = app.session;
    for (const button of buttons) {
      if (button.dataset.game === game) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    byId("about-game").replaceChildren(
      el("span", { class: "people" }, t(`game.${game}.people`)),
      el("span", { class: "tagline" }, t(`game.${game}.tagline`)),
    );
    document.title = `${t(`game.${game}.name`)} – ${t("appName")}`;
  };
  app.onGame();
}

/** The link in the address. Where a program has escaped its `#`, it stands in the question, from which it is taken. */
function asked() {
  const { hash, pathname, search } = location;
  const [question, link] = search.split(/%(?:25)*23(.*)/);
  if (hash || !link) return hash.slice(1);
  history.replaceState(null, "", pathname + question);
  return link;
}

async function begin() {
  await speakLanguage();
  dressPage();
  if (typeof WebAssembly !== "object") return notice(t("note.old"));
  // Read the address first, because the game on the board will replace it.
  const link = asked();
  let core, session, classroom, frame, post;
  try {
    if (/"on":true/.test(storage.get("predict") ?? "")) classroom = await load("class").catch(() => null);
    if (storage.get("post")) post = await load("yourTurn").catch(() => null);
    // Its place is shown together with the game.
    if (link.includes("-")) await load("arrive").catch(() => null);
    if (embedded) frame = (await load("embed")).undress;
    core = await Core.load();
    session = await lastGame(core);
  } catch (thrown) {
    console.error(thrown);
    return notice(t("note.dead"));
  }
  const app = new App(core, new Library(core), session);
  classroom?.resume(app);
  post?.resume(app);
  frame?.(app);
  gameChoice(app);
  linkRules((game, name) => app.openBook(game, name));
  if (!storage.durable) notice(t("note.noStorage"));
  if (link) app.openLink(link);
  const { opens } = document.documentElement.dataset;
  if (opens) {
    // One game's own page is only for links to it; from here on this is the page of all games.
    if (!link) app.choose(/** @type {Game} */ (opens));
    history.replaceState(null, "", `./${location.search}${location.hash}`);
  }
  const keys = Object.entries(actions).flatMap(([name, action]) => keysOf(action).map((key) => [key, name]));
  listenToKeys(new Map(/** @type {[string, string][]} */ (keys)), (action) => app.act(action));
  previewLater(app);
  if (hosted)
    clock.after(3000, () =>
      load("versions")
        .then(({ keepUpToDate }) => keepUpToDate())
        .catch(() => {}),
    );
  // A file held over the page, a pasted text, another tab's move, full storage.
  for (const type of ["dragenter", "paste", "storage", "unkept"]) {
    addEventListener(type, (/** @type {any} */ event) => {
      if (embedded || (event.key && event.key !== `mancala.game.${app.session.game}`)) return;
      // Clipboard data can only be read during the event.
      const text = event.clipboardData?.getData("text");
      app.later(async () => (await load("outside")).came(app, event, text));
    });
  }
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[data-action]") : null;
    if (!(button instanceof HTMLElement) || button.getAttribute("aria-disabled") === "true") return;
    app.act(button.dataset.action ?? "");
    if (button.hidden) app.focusBoard();
  });
}

/** Loads the preview when somebody first points at a hole. @param {App} app */
function previewLater(app) {
  const holes = byId("holes");
  const point = (/** @type {Event} */ { type, target }) => {
    for (const kind of ["pointerover", "focusin"]) holes.removeEventListener(kind, point);
    app.later(async () => {
      const { Previews } = await load("preview");
      const hole = target instanceof HTMLElement ? target.dataset.hole : undefined;
      const keyboard = type === "focusin";
      const previews = new Previews(app);
      // Whoever pointed there first has not moved since, or will soon.
      if (hole && (keyboard ? holes.contains(document.activeElement) : holes.matches(":hover")))
        previews.point(Number(hole), keyboard);
    });
  };
  for (const kind of ["pointerover", "focusin"]) holes.addEventListener(kind, point);
}

/**
 * The last game. If the core fails on it, that must not happen on every visit.
 * @param {Core} core
 */
async function lastGame(core) {
  const library = new Library(core);
  try {
    return library.last();
  } catch (thrown) {
    console.error(thrown);
    await core.restart();
    library.distrustLast();
    return library.last();
  }
}

begin();
