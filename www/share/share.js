// The dialog for sharing: a list of sections, each made by one function.

/** @import {App} from '../app/app.js' */
/** @import {Child} from '../platform/dom.js' */
/** @import {Place} from '../../src/wasm/page.js' */

import { writeLink } from "../game/links.js";
import { lapAt, placeAt } from "../game/place.js";
import { fill, openDialog, radios } from "../page/dialog.js";
import { icon } from "../page/icons.js";
import { el } from "../platform/dom.js";
import { canShare, copy, linkTo, shareSheet } from "../platform/send.js";
import { t } from "../words/i18n.js";
import { frameSection } from "./frame.js";
import { pictureSection } from "./picture.js";
import { codeSection } from "./qr.js";

/** What it uses of the page. @typedef {Pick<App, 'games' | 'scene' | 'stage'>} Uses */

/**
 * The sections, from top to bottom. Another way of sharing adds its own here.
 * @type {((sharing: Sharing) => Child)[]}
 */
const sections = [choiceSection, linkSection, codeSection, pictureSection, frameSection];

/** @typedef {'game' | 'moment' | 'lap' | 'yours'} What */

/** What is shared, as chosen in the dialog. */
export class Sharing {
  /** @type {What} */ what;
  /** @type {'any' | 'south' | 'north'} */ bottom = "any";
  /** @type {'plain' | 'present' | 'predict'} */ mode = "plain";

  app;
  /** @type {(() => void)[]} */ #listeners = [];

  /** @param {Uses} app @param {What} what */
  constructor(app, what) {
    this.app = app;
    this.what = what;
  }

  /** The share code with its place. */
  code() {
    const { code, turns, board } = this.app.scene.session;
    if (this.what === "yours") return writeLink(code, { yours: true });
    const place = this.#place();
    if (this.mode !== "predict")
      return writeLink(code, { ...place, bottom: this.#side, present: this.mode === "present" });
    // A link that asks a question contains the game only up to there.
    const before = place.turns ?? turns.length;
    if (before >= turns.length) return writeLink(code, { bottom: this.#side, predict: true });
    const first = turns[before].events[0];
    const hole = first.type === "lift" ? first.hole % (board.holes.length / 2) : null;
    return writeLink(this.app.scene.session.codeAt(before), { bottom: this.#side, predict: true, hole });
  }

  /** The same for an embedded board, which has no modes. */
  frameCode() {
    return writeLink(this.app.scene.session.code, { ...this.#place(), bottom: this.#side });
  }

  get #side() {
    return this.bottom === "any" ? null : this.bottom;
  }

  /** @returns {Partial<Place>} */
  #place() {
    const { player, session } = this.app.scene;
    const lap = this.what === "lap" ? lapAt(session.turns, player.cursor) : null;
    if (lap) return { turns: lap.turn, lap: lap.lap };
    return this.what === "moment" ? placeAt(session.turns, player.cursor) : {};
  }

  /** The whole link. */
  get link() {
    return linkTo(this.code());
  }

  /** Calls back now and whenever the choice changes. @param {() => void} listener */
  follow(listener) {
    this.#listeners.push(listener);
    listener();
  }

  /** @param {Partial<Pick<Sharing, 'what' | 'bottom' | 'mode'>>} choice */
  choose(choice) {
    Object.assign(this, choice);
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Opens the dialog.
 * @param {Uses} app
 * @param {What} [what]
 */
export function openShare(app, what) {
  openDialog(app.stage, "share", () => {
    const sharing = new Sharing(app, what ?? (app.scene.player.atEnd ? "game" : "moment"));
    fill(
      "share",
      t("share.title"),
      sections.map((section) => section(sharing)),
    );
  });
}

/** What to share, and how it opens. @param {Sharing} sharing */
function choiceSection(sharing) {
  const { player, session } = sharing.app.scene;
  const { turns } = session;
  const lap = lapAt(turns, player.cursor);
  const place = placeAt(turns, player.cursor);
  const at = { turn: String((place.turns ?? turns.length) + 1), count: String(turns.length) };
  /** @type {Record<What, string>} */
  const notes = {
    game: t("share.notes.game"),
    moment: t(`share.notes.${place.turns === undefined ? "now" : place.steps ? "moment" : "start"}`, at),
    lap: lap ? t("share.notes.lap", { lap: String(lap.lap), turn: String(lap.turn + 1) }) : "",
    yours: t("share.notes.yours"),
  };
  /** @type {What[]} */
  const possible = ["game", "moment"];
  if (lap) possible.push("lap");
  if (turns.at(-1)?.complete) possible.push("yours");
  if (!possible.includes(sharing.what)) sharing.what = "game";
  const values = possible.map((value) => ({ value, label: t(`share.whats.${value}`), note: notes[value] }));
  const bottom = choice("bottom", ["any", "south", "north"], sharing.bottom);
  const mode = choice("mode", ["plain", "present", "predict"], sharing.mode);
  const section = el(
    "section",
    { class: "share-what" },
    radios("what", t("share.what"), values, sharing.what),
    el("div", { class: "share-how" }, bottom, mode),
  );
  section.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      sharing.choose({ [target.name]: target.value });
  });
  sharing.follow(() => {
    // Whose turn it is decides all of this.
    for (const select of section.querySelectorAll("select")) select.disabled = sharing.what === "yours";
  });
  return section;
}

/** @param {string} name @param {string[]} values @param {string} chosen */
function choice(name, values, chosen) {
  const options = values.map((value) =>
    el("option", { value, selected: value === chosen }, t(`share.${name}s.${value}`)),
  );
  return el("label", {}, t(`share.${name}`), el("select", { name }, ...options));
}

/** The link, and ways to pass it on. @param {Sharing} sharing */
function linkSection(sharing) {
  const field = el("input", { id: "share-link", readonly: true, "aria-label": t("share.link"), spellcheck: false });
  const said = el("output", { class: "quiet" });
  const copying = el("button", { type: "button", class: "text primary", "data-action": "copy-link" }, t("share.copy"));
  const sending = el(
    "button",
    { type: "button", class: "text", "data-action": "send-link" },
    icon("share"),
    t("share.send"),
  );
  sending.hidden = !canShare();
  field.addEventListener("focus", () => field.select());
  const copyLink = async () => {
    const done = await copy(field.value);
    said.textContent = t(done ? "share.copied" : "share.byHand");
    if (!done) field.focus();
  };
  copying.addEventListener("click", copyLink);
  sending.addEventListener("click", async () => {
    const text = t("share.message", { game: t(`game.${sharing.app.scene.session.game}.name`) });
    if (!(await shareSheet({ title: text, text, url: field.value }))) await copyLink();
  });
  sharing.follow(() => {
    field.value = sharing.link;
    said.textContent = sharing.mode === "predict" && sharing.what !== "yours" ? t("share.predict") : "";
  });
  return el("section", { class: "share-link" }, field, copying, sending, said);
}
