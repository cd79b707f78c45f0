// The dialog “My games”: the game on the board, files, and the games saved on this device.

/** @import {Child} from '../platform/dom.js' */
/** @import {Names} from '../core/mind.js' */
/** @import {App} from '../app/app.js' */
/** @import {Fault, Findings, Found} from './reading.js' */
/** @import {Digest, Entry, Fate} from './shelf.js' */

import { loading } from "../app/load.js";
import { isProblem } from "../game/core.js";
import { teams } from "../game/teams.js";
import { fill, openDialog } from "../page/dialog.js";
import { icon, icons } from "../page/icons.js";
import { date } from "../platform/clock.js";
import { el } from "../platform/dom.js";
import { copy } from "../platform/send.js";
import { capital, locale, t } from "../words/i18n.js";
import { problemSentence } from "../words/names.js";
import { problemOfFile } from "./faults.js";
import { openFound, show } from "./opening.js";
import { readFiles, readText } from "./reading.js";
import {
  digest,
  drop,
  entry as entryAt,
  entryOf,
  isEntry,
  isLoose,
  NOBODY,
  newEntry,
  put,
  saveGame,
  shelf,
  standsFor,
} from "./shelf.js";
import { around } from "./texts.js";
import { fileName, saveFile, textOf } from "./writing.js";

/** What it uses of the page. @typedef {Pick<App, 'address' | 'games' | 'stage'>} Uses */

Object.assign(icons, {
  rename: icons.marker,
  file: "M12 4v11M8 11l4 4 4-4M5 19h14",
  remove: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
});

const ID = "my-games";
/** The longest title or name, in letters. */
const LONGEST = 60;

/**
 * Opens the dialog.
 * @param {Uses} app
 * @param {Findings | null} [findings]  games to choose from, or what is wrong with a file
 */
export function openGames(app, findings = null) {
  const open = document.querySelector(`#${ID}[open]`);
  if (!open) return openDialog(app.stage, ID, () => void (shown = new MyGames(app, findings)));
  shown = new MyGames(app, findings);
  /** @type {HTMLElement | null} */ (open.querySelector(".found"))?.focus();
}

/** The open dialog's content. @type {MyGames | null} */
let shown = null;
// Another tab may change the list.
addEventListener("storage", ({ key }) => {
  if (isEntry(key)) shown?.renew();
});

class MyGames {
  #app;
  #said = el("output", { class: "said" });
  #list = el("ul", { class: "filed shelf" });
  #count = el("span", { class: "quiet" });
  #all = button("files.all", () => this.#saveAll(), "file");
  /** The game on the board. @type {Entry} */ #now;

  /** @param {Uses} app @param {Findings | null} findings */
  constructor(app, findings) {
    this.#app = app;
    const game = app.games.keepable;
    // A game saved under names keeps them.
    const names = entryOf(game)?.names ?? { ...NOBODY, south: plain(teams.south.name), north: plain(teams.north.name) };
    this.#now = newEntry(game, names);
    fill(ID, t("files.title"), [
      findings && this.#found(findings),
      this.#onBoard(),
      this.#fromOutside(),
      this.#shelf(),
    ]);
    this.#show();
  }

  /** @param {string} text */
  #say(text) {
    this.#said.textContent = text;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement} */ (document.querySelector(`#${ID}`));
  }

  // ---- the game on the board ----

  #onBoard() {
    const { names } = this.#now;
    /** @param {'south' | 'north'} side */
    const field = (side) =>
      el(
        "label",
        {},
        el(
          "span",
          {},
          el("span", { class: `mark ${side}`, "aria-hidden": "true" }, t(`mark.${side}`)),
          " ",
          t(`side.${side}`),
        ),
        el("input", {
          name: side,
          value: names[side],
          maxlength: LONGEST,
          placeholder: t("files.name"),
          autocomplete: "off",
          oninput: ({ target }) => (names[side] = clean(target.value)),
        }),
      );
    /** Enter submits the game's names, not the dialog. @param {KeyboardEvent} event */
    const enter = (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#save();
    };
    return el(
      "section",
      { class: "now" },
      el("h3", {}, t("files.now")),
      el("p", {}, el("strong", {}, t(`game.${this.#now.game}.name`)), " · ", facts(this.#now)),
      el("div", { class: "names", onkeydown: enter }, field("south"), field("north")),
      el(
        "div",
        { class: "deeds" },
        button("files.save", () => this.#save(), "games", "primary"),
        button("files.toFile", () => this.#write([this.#now], this.#now.game), "file"),
        button("files.copy", () => this.#copy()),
      ),
      this.#said,
    );
  }

  #save() {
    const { fate } = saveGame(this.#app.games.keepable, this.#now.names);
    this.#say(t(`files.saved.${fate}`));
    this.#show();
  }

  async #copy() {
    const done = await copy((await textOf([this.#now])).text);
    this.#say(t(done ? "files.copied" : "files.notCopied"));
  }

  /** @param {Entry[]} games @param {string} name */
  #write(games, name) {
    loading(async () => {
      const written = await saveFile(games, fileName(name));
      if (written === null) return;
      const left = games.length - written;
      this.#say(
        [t("files.written", { n: written }), left && capital(t("files.left", { n: left }))].filter(Boolean).join(" "),
      );
    });
  }

  #saveAll() {
    this.#write(shelf().entries, "mancala");
  }

  // ---- files and texts ----

  #fromOutside() {
    const picker = el("input", { type: "file", multiple: true, accept: ".txt,text/plain", hidden: true });
    picker.addEventListener("change", () =>
      loading(async () => openFound(this.#app, await readFiles(picker.files ?? []))),
    );
    const field = el("textarea", { rows: 4, spellcheck: false, autocomplete: "off", "aria-label": t("files.paste") });
    const read = async () => {
      if (field.value.trim()) await openFound(this.#app, await readText(field.value));
      else field.focus();
    };
    const pasting = el(
      "div",
      { hidden: true },
      field,
      el(
        "div",
        { class: "deeds" },
        button("files.openText", () => loading(read)),
      ),
    );
    const paste = button("files.paste", () => {
      pasting.hidden = !pasting.hidden;
      paste.setAttribute("aria-expanded", String(!pasting.hidden));
      if (!pasting.hidden) field.focus();
    });
    paste.setAttribute("aria-expanded", "false");
    return el(
      "section",
      { class: "outside" },
      el("h3", {}, t("files.open")),
      el(
        "div",
        { class: "deeds" },
        button("files.choose", () => picker.click()),
        paste,
        picker,
      ),
      pasting,
      el("p", { class: "quiet" }, t("files.openHow")),
    );
  }

  /** Shows what was found in files: the games, and what is wrong. @param {Findings} findings */
  #found({ games, faults }) {
    const told = el("output", {});
    const keepAll = () => {
      const { added, known, fate } = keepFound(games);
      told.textContent = [
        capital(t("files.added", { n: added })),
        known && capital(t("files.known", { n: known })),
        fate !== "kept" && t(`files.saved.${fate}`),
      ]
        .filter(Boolean)
        .join(" ");
      this.#show();
    };
    return el(
      "section",
      { class: "found", role: "group", "aria-label": t("files.found"), tabindex: -1 },
      ...faults.map(faultOf),
      faults.length > 0 && el("p", {}, t(games.length ? "files.others" : "files.untouched")),
      games.length > 0 && el("h3", {}, capital(t("files.games", { n: games.length }))),
      games.length > 0 && el("div", { class: "deeds" }, button("files.keepAll", keepAll, "games", "primary"), told),
      games.length > 0 &&
        el(
          "ul",
          { class: "filed" },
          ...games.map((found) => el("li", {}, this.#opener({ ...digest(found.saved), ...found }))),
        ),
    );
  }

  // ---- the saved games ----

  #shelf() {
    return el(
      "section",
      {},
      el("div", { class: "head" }, el("h3", {}, t("files.shelf"), " ", this.#count), this.#all),
      this.#list,
    );
  }

  /** Updates the list, unless somebody is busy in it. */
  renew() {
    if (!this.#list.querySelector(".renaming, .gone")) this.#show();
  }

  #show() {
    const { entries, unreadable } = shelf();
    this.#count.textContent = entries.length ? String(entries.length) : "";
    this.#all.hidden = !entries.length;
    this.#list.replaceChildren(
      ...entries.map((entry) => this.#row(entry)),
      ...(entries.length ? [] : [el("li", { class: "quiet" }, t("files.empty"))]),
      ...(unreadable ? [el("li", { class: "quiet" }, capital(t("files.unreadable", { n: unreadable })))] : []),
    );
  }

  /** @param {Entry} entry @returns {HTMLLIElement} */
  #row(entry) {
    const title = titleOf(entry);
    /** @param {string} name @param {() => void} run */
    const tool = (name, run) => {
      const label = t(`files.${name}Of`, { game: title });
      return el(
        "button",
        { type: "button", "data-action": `${name}-game`, title: label, "aria-label": label, onclick: run },
        icon(name),
      );
    };
    const row = el(
      "li",
      {},
      this.#opener(entry, day(entry.used), isLoose(entry.id) && t("files.loose")),
      tool("rename", () => this.#rename(entry, row)),
      tool("file", () => this.#write([entry], entry.game)),
      tool("remove", () => this.#remove(entry, row)),
    );
    return row;
  }

  /**
   * A button that opens a game, with what is known about it.
   * @param {Digest & Found & Partial<Entry>} game
   * @param {Child[]} more
   */
  #opener(game, ...more) {
    const name = nameOf(game.names);
    const small = [facts(game), game.names.date && !more.length && game.names.date, ...more]
      .filter(Boolean)
      .join(" · ");
    return el(
      "button",
      { type: "button", class: "open", "data-action": "open-game", onclick: () => this.#open(game) },
      el("span", {}, el("strong", {}, t(`game.${game.game}.name`)), name && " · ", name && el("bdi", {}, name)),
      el("small", {}, small),
    );
  }

  /** @param {Found & Partial<Entry>} found */
  #open(found) {
    const { id = null } = found;
    try {
      digest(found.saved);
    } catch (thrown) {
      if (!isProblem(thrown)) throw thrown;
      // The sentence about a faulty link would not help here.
      return this.#say(thrown.code.startsWith("link") ? t("files.damaged") : problemSentence(thrown));
    }
    this.#dialog.close();
    show(this.#app, found);
    if (id === null) return;
    const entry = { .../** @type {Entry} */ (found), used: date().getTime() };
    standsFor(entry);
    put(entry);
  }

  /** @param {Entry} entry @param {HTMLLIElement} row */
  #rename(entry, row) {
    /** @param {'event' | 'south' | 'north'} key */
    const field = (key) =>
      el(
        "label",
        {},
        t(`files.${key}`),
        el("input", { name: key, value: entry.names[key], maxlength: LONGEST, autocomplete: "off" }),
      );
    const fields = el("div", { class: "names" }, field("event"), field("south"), field("north"));
    const back = (/** @type {Entry} */ shown) => {
      const fresh = this.#row(shown);
      form.replaceWith(fresh);
      /** @type {HTMLElement | null} */ (fresh.querySelector('[data-action="rename-game"]'))?.focus();
    };
    const keep = () => {
      const names = { ...entry.names };
      for (const input of fields.querySelectorAll("input"))
        names[/** @type {keyof Names} */ (input.name)] = clean(input.value);
      // Another tab may have continued the game meanwhile.
      const renamed = { ...(entryAt(entry.id) ?? entry), names };
      put(renamed);
      back(renamed);
    };
    const form = el(
      "li",
      { class: "renaming" },
      fields,
      el(
        "div",
        { class: "deeds" },
        button("files.keep", keep, "", "primary"),
        button("do.cancel", () => back(entry)),
      ),
    );
    // Enter and Escape are for the row, not the dialog.
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" && !(event.key === "Enter" && event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Enter") keep();
      else back(entry);
    });
    row.replaceWith(form);
    fields.querySelector("input")?.focus();
  }

  /** @param {Entry} entry @param {HTMLLIElement} row */
  #remove(entry, row) {
    drop(entry.id);
    const undo = button("files.undelete", () => {
      put(entry);
      const fresh = this.#row(entry);
      gone.replaceWith(fresh);
      this.#recount();
      /** @type {HTMLElement | null} */ (fresh.querySelector("button"))?.focus();
    });
    const gone = el("li", { class: "gone" }, el("span", {}, t("files.removed", { game: titleOf(entry) })), undo);
    row.replaceWith(gone);
    this.#recount();
    undo.focus();
  }

  #recount() {
    const { length } = shelf().entries;
    this.#count.textContent = length ? String(length) : "";
    this.#all.hidden = !length;
  }
}

/**
 * Saves the games found, except those that are saved already.
 * @param {readonly Found[]} games
 */
function keepFound(games) {
  const there = new Set(shelf().entries.map(({ code, names }) => JSON.stringify([code, names])));
  let [added, known] = [0, 0];
  /** @type {Fate} */
  let fate = "kept";
  const now = date().getTime();
  for (const [i, { saved, names }] of games.entries()) {
    // The first game of a file comes first in the list.
    const entry = { ...newEntry({ saved }, names), used: now - i };
    const key = JSON.stringify([entry.code, entry.names]);
    if (there.has(key)) known += 1;
    else {
      there.add(key);
      added += 1;
      const its = put(entry);
      if (its !== "kept") fate = its;
    }
  }
  return { added, known, fate };
}

/** @param {Fault} fault */
function faultOf({ file, problem, line }) {
  const sentence = problemOfFile(problem);
  const at = "line" in problem && line ? { line: String(problem.line), column: String(problem.column) } : null;
  const place = t(file ? (at ? "files.inFileAt" : "files.inFile") : at ? "files.at" : "files.inText", { file, ...at });
  const { before, letter, after } = around(line, "column" in problem ? problem.column : 1);
  return el(
    "div",
    { class: "fault", role: "alert" },
    el("p", {}, el("strong", {}, place), " ", sentence),
    at && el("pre", { tabindex: 0 }, before, el("mark", {}, letter), after),
  );
}

/**
 * @param {string} key  of its words
 * @param {() => void} run
 * @param {string} [sign]
 * @param {string} [more]  another class
 */
function button(key, run, sign = "", more = "") {
  const action = key.split(".")[1];
  return el(
    "button",
    { type: "button", class: `text ${more}`, "data-action": `${action}-games`, onclick: run },
    sign && icon(sign),
    t(key),
  );
}

/** The number of turns and the state of the game. @param {Digest} game */
function facts({ turns, turn, winner }) {
  /** @param {'south' | 'north'} side */
  const named = (side) => t(`side.${side}`);
  const state =
    winner === "draw"
      ? t("turn.draw")
      : winner
        ? t("turn.won", { side: named(winner) })
        : t("turn.move", { side: named(turn) });
  return `${t("files.turns", { n: turns, count: String(turns) })} · ${state}`;
}

/** A game's title and players. @param {Names} names */
function nameOf({ event, south, north }) {
  const played =
    south || north ? t("files.played", { south: south || t("side.south"), north: north || t("side.north") }) : "";
  return [event, played].filter(Boolean).join(" · ");
}

/** @param {Entry} entry */
const titleOf = ({ game, names }) => [t(`game.${game}.name`), nameOf(names)].filter(Boolean).join(" · ");

/** @param {number} time */
const day = (time) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(time);

/** @param {string} text */
const clean = (text) => text.replace(/\s+/g, " ").trim().slice(0, LONGEST);

/** A name without the characters that isolate its direction within a sentence. @param {string} name */
const plain = (name) => name.replace(/[\u2068\u2069]/g, "");
