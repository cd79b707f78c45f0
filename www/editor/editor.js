// The editor: sets up any position by hand, to be played. A dialog over the page; leaving it changes nothing there.

/** @import {BoardInfo, Game, Hole, Options, SetupFault, SetupInfo, Side, Traits} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Scene} from '../app/scene.js' */
/** @import {Press} from '../board/grid.js' */

import { HoleGrid, holeOf } from "../board/grid.js";
import { BoardView } from "../board/view.js";
import { Core } from "../game/core.js";
import { restingFrame } from "../game/frame.js";
import { SIDES } from "../game/sides.js";
import { fill, radios } from "../page/dialog.js";
import { icon, icons } from "../page/icons.js";
import { clock } from "../platform/clock.js";
import { el, setText } from "../platform/dom.js";
import { capital, t } from "../words/i18n.js";
import { holeName, sideName } from "../words/names.js";
import {
  cleared,
  counts,
  Draft,
  MOST,
  mirrored,
  moved,
  swapped,
  Typing,
  within,
  withLeaf,
  withSeeds,
} from "./draft.js";
import { faultSentence } from "./faults.js";

/** What it uses of the page. @typedef {Pick<App, 'games' | 'scene' | 'stage'>} Uses */

Object.assign(icons, {
  add: "M12 5v14M5 12h14",
  remove: "M5 12h14",
  move:
    "M7 12V7.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v6" +
    "c0 4-2.5 6-6 6s-5-2-6-4l-2.5-4c-.8-1.5 1.2-2.5 2.2-1.2z",
  leaf: "M4 20c2-9 7-14 16-16 0 9-5 15-13 15M4 20c3-4 6-7 10-9",
  mirror: "M4 12h16M8 8l4-4 4 4M8 16l4 4 4-4",
  swap: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
});

/** @typedef {'add' | 'remove' | 'move' | 'leaf'} Tool */
/** A game to set up. @typedef {{game: Game, options: Options, begins: Side, seats?: string}} Wish */

/** The room for the board, and the least of it. */
const SIDE_BY_SIDE = matchMedia("(min-width: 960px)");
const LEAST_HEIGHT = 190;
const MAX_PITCH = 150;

const dialog = el("dialog", { id: "editor", "aria-labelledby": "editor-title" });
document.body.append(dialog);

/** Unfinished set-ups, by game and size of the board. @type {Map<string, SetupInfo>} */
const left = new Map();

/**
 * Opens the editor for the game on the board, or for another one.
 * @param {Uses} app
 * @param {Wish} [wish]
 */
export function openEditor(app, wish = wishOf(app)) {
  new Editor(app, wish);
}

/** @param {Uses} app @returns {Wish} */
function wishOf({ scene }) {
  const { game, options, begins } = scene.session.start;
  return { game, options, begins };
}

class Editor {
  #games;
  #behind;
  #seats;
  /** @type {BoardInfo} */ #board;
  /** @type {SetupInfo} */ #standard;
  /** @type {Traits} */ #traits;
  /** What the game's own board shows, if it can be edited here. @type {SetupInfo | null} */ #onBoard;
  /** @type {Draft} */ #draft;
  /** @type {SetupFault[]} */ #faults = [];
  /** @type {Tool} */ #tool = "add";
  /** The hole whose seeds are in the hand. @type {Hole | null} */ #held = null;
  #typing = new Typing();
  /** @type {HoleGrid} */ #grid;
  /** @type {BoardView} */ #view;

  #status = el("p", { role: "status", class: "unseen" });
  #hint = el("p", { class: "hint" });
  #verdict = el("p", { role: "status", class: "verdict" });
  #reasons = el("ul");
  #play = el("button", { type: "button", class: "text primary", "data-edit": "play" }, t("editor.play"));
  /** @type {Record<string, HTMLButtonElement>} */ #tools = {};
  /** @type {Record<string, HTMLButtonElement>} */ #deeds = {};
  /** @type {Record<string, HTMLElement>} */ #sums = {};
  /** @type {Record<string, HTMLInputElement>} */ #fields = {};

  /**
   * @param {Uses} app
   * @param {Wish} wish
   */
  constructor({ games, scene, stage: behind }, { game, options, begins, seats }) {
    this.#games = games;
    this.#behind = behind;
    this.#seats = seats;
    const { board, setup, start } = Core.current.call(({ GameTable }) => {
      const table = new GameTable(game, options, begins);
      const found = { board: table.board(), setup: table.setup(), start: table.start() };
      table.free();
      return found;
    });
    this.#board = board;
    this.#standard = setup;
    this.#traits = start.traits;
    this.#onBoard = this.#shown(scene);
    this.#draft = new Draft(this.#onBoard ?? setup);

    const scroller = el("div", { class: "scroller" });
    const canvas = el("canvas", { "aria-hidden": "true" });
    const holes = el("div", { class: "holes", role: "group", "aria-label": t("editor.board") });
    const stage = el("div", { class: "stage" }, canvas, holes);
    scroller.append(stage);
    dialog.classList.toggle("long", board.columns > 14);
    fill(
      "editor",
      t("editor.title", { game: t(`game.${game}.name`) }),
      [
        el("div", { class: "work" }, scroller, this.#toolbar(), this.#hint, this.#allOfIt()),
        el("div", { class: "facts" }, this.#outcome(), this.#sumTable(), ...this.#fieldsets()),
        this.#status,
      ],
      [el("button", { class: "text", value: "cancel", formnovalidate: true }, t("do.cancel")), this.#play],
    );
    this.#play.addEventListener("click", () => this.#start());
    this.#grid = new HoleGrid(
      holes,
      (press) => this.#press(press),
      () => {},
    );
    dialog.showModal();
    this.#view = new BoardView(this.#grid, { scroller, stage, canvas, height: roomFor(scroller), maxPitch: MAX_PITCH });
    this.#view.setBoard(board);
    holes.addEventListener("keydown", (event) => this.#key(event));
    holes.addEventListener("contextmenu", (event) => {
      const hole = holeOf(event.target);
      if (hole === null || event.defaultPrevented) return;
      event.preventDefault();
      this.#add(hole, -1);
    });
    dialog.onkeydown = (event) => this.#dialogKey(event);
    dialog.onclose = () => {
      this.#view.close();
      left.set(this.#key0, this.#draft.setup);
    };
    this.#show();
    this.#grid.focus();
  }

  /** The key of an unfinished set-up. */
  get #key0() {
    return `${this.#standard.game} ${this.#board.columns}`;
  }

  // ---- set-ups to start from ----

  /**
   * What the game's board shows, if it has the same kind; in the middle of a sowing, the board before it.
   * @param {Scene} scene
   * @returns {SetupInfo | null}
   */
  #shown({ session, player }) {
    const { game, options } = this.#standard;
    if (session.game !== game || session.board.columns !== this.#board.columns) return null;
    const { turn, event } = player.cursor;
    const over = player.turn?.complete && event >= player.turn.events.length;
    const setup = Core.current.call(({ GameTable }) => {
      const table = GameTable.restore(session.saved);
      table.goBackTo(over ? turn + 1 : turn);
      const found = table.setup();
      table.free();
      return found;
    });
    const { state, hand } = player.frame;
    if (hand || over) return { ...setup, options };
    // There may have been captures, and takes may be owed.
    const { seeds, closed, store, taken } = state;
    const captures = player.turn?.events.slice(0, event).some(({ type }) => type === "capture");
    const captured = /** @type {[boolean, boolean]} */ (
      setup.captured.map((before, i) => before || (this.#traits.firstCapture && !!captures && SIDES[i] === state.turn))
    );
    return { ...setup, options, seeds, closed, store, taken, captured };
  }

  /** The set-ups to start from, by name. @returns {Record<string, SetupInfo>} */
  get #starts() {
    const { turn } = this.#draft.setup;
    /** @type {Record<string, SetupInfo>} */
    const starts = { standard: { ...this.#standard, turn }, empty: cleared(this.#draft.setup) };
    if (this.#onBoard) starts.game = this.#onBoard;
    const last = left.get(this.#key0);
    if (last) starts.last = { ...last, options: this.#standard.options };
    return starts;
  }

  // ---- the dialog's content ----

  #toolbar() {
    /** @type {Tool[]} */
    const tools = this.#traits.closes ? ["add", "remove", "move", "leaf"] : ["add", "remove", "move"];
    for (const tool of tools) {
      this.#tools[tool] = el(
        "button",
        {
          type: "button",
          class: "text",
          "data-tool": tool,
          title: t(`editor.tool.${tool}`),
          onclick: () => this.#choose(tool),
        },
        icon(tool),
        el("span", {}, t(`editor.toolShort.${tool}`)),
      );
    }
    return el(
      "div",
      { class: "bar" },
      el("div", { class: "bar", role: "group", "aria-label": t("editor.tools") }, ...Object.values(this.#tools)),
      el(
        "div",
        { class: "bar", role: "group", "aria-label": t("editor.actions") },
        this.#deed("undo", true),
        this.#deed("redo", true),
        this.#deed("mirror"),
        this.#deed("swap"),
      ),
    );
  }

  /** @param {string} deed @param {boolean} [iconOnly] */
  #deed(deed, iconOnly = false) {
    const name = t(`editor.${deed}`);
    const button = el(
      "button",
      {
        type: "button",
        class: iconOnly ? null : "text",
        "data-edit": deed,
        title: name,
        "aria-label": iconOnly ? name : null,
        onclick: () => this.#do(deed),
      },
      icon(deed),
    );
    if (!iconOnly) button.append(el("span", {}, name));
    this.#deeds[deed] = button;
    return button;
  }

  #allOfIt() {
    return el(
      "div",
      { class: "bar", role: "group", "aria-label": t("editor.start") },
      el("span", { class: "quiet", "aria-hidden": "true" }, t("editor.start")),
      ...Object.keys(this.#starts).map((start) =>
        el(
          "button",
          { type: "button", class: "text", "data-start": start, onclick: () => this.#put(this.#starts[start]) },
          t(`editor.starts.${start}`),
        ),
      ),
    );
  }

  #outcome() {
    return el("div", { class: "outcome" }, this.#verdict, this.#reasons);
  }

  #sumTable() {
    const usual = counts(this.#board, this.#standard);
    /** @param {'south' | 'north' | 'all'} key @param {string} name */
    const row = (key, name) => {
      this.#sums[key] = el("td");
      return el(
        "tr",
        { "data-count": key },
        el("th", { scope: "row" }, name),
        this.#sums[key],
        el("td", { class: "quiet" }, String(usual[key])),
      );
    };
    return el(
      "table",
      {},
      el("caption", { class: "unseen" }, t("editor.counts")),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "col" }, t("editor.counts")),
          el("th", { scope: "col" }, t("editor.countHead.here")),
          el("th", { scope: "col" }, t("editor.countHead.usual")),
        ),
      ),
      el(
        "tbody",
        {},
        row("south", `${t("mark.south")} ${sideName("south")}`),
        row("north", `${t("mark.north")} ${sideName("north")}`),
        row("all", t(`editor.allWhy.${this.#traits.closes ? "store" : "taken"}`)),
      ),
    );
  }

  #fieldsets() {
    const turn = radios(
      "turn",
      t("editor.turn"),
      SIDES.map((side) => ({ value: side, label: `${t(`mark.${side}`)} ${sideName(side)}` })),
      this.#draft.setup.turn,
    );
    for (const field of turn.querySelectorAll("input")) this.#fields[field.value] = field;
    turn.addEventListener("change", ({ target }) => {
      const side = /** @type {Side} */ (/** @type {HTMLInputElement} */ (target).value);
      this.#put({ ...this.#draft.setup, turn: side });
    });
    /** @param {string} name @param {string} label @param {(n: number) => SetupInfo} change */
    const number = (name, label, change) => {
      const field = el("input", {
        type: "number",
        name,
        min: 0,
        max: MOST,
        step: 1,
        inputmode: "numeric",
        required: true,
      });
      field.addEventListener("input", () => this.#put(change(within(Number(field.value))), name));
      // On leaving the field, replace anything that is not a number.
      field.addEventListener("change", () => this.#show());
      this.#fields[name] = field;
      return el("label", { class: "number" }, label, " ", field);
    };
    /** @param {string} title @param {...HTMLElement} content */
    const fieldset = (title, ...content) =>
      el("fieldset", {}, el("legend", {}, title), el("div", { class: "choices" }, ...content));
    if (this.#traits.closes) {
      return [
        turn,
        fieldset(
          t("editor.store"),
          number("store", t("editor.storeName"), (store) => ({ ...this.#draft.setup, store })),
        ),
      ];
    }
    const taken = SIDES.map((side, i) =>
      number(`taken-${side}`, t("editor.takenBy", { side: sideName(side) }), (n) => {
        const { setup } = this.#draft;
        return { ...setup, taken: i ? [setup.taken[0], n] : [n, setup.taken[1]] };
      }),
    );
    const captured = SIDES.map((side, i) => {
      const field = el("input", { type: "checkbox", name: `captured-${side}` });
      field.addEventListener("change", () => {
        const { setup } = this.#draft;
        this.#put({ ...setup, captured: i ? [setup.captured[0], field.checked] : [field.checked, setup.captured[1]] });
      });
      this.#fields[`captured-${side}`] = field;
      return el("label", {}, field, el("span", {}, `${t(`mark.${side}`)} ${sideName(side)}`));
    });
    return [
      turn,
      fieldset(t("editor.taken"), ...taken),
      ...(this.#traits.firstCapture ? [fieldset(t("editor.captured"), ...captured)] : []),
    ];
  }

  // ---- actions ----

  /** @param {Press} press */
  #press({ hole, all }) {
    if (this.#tool === "move") return this.#hand(hole);
    if (this.#tool === "leaf") return this.#leaf(hole);
    this.#add(hole, (this.#tool === "add") === !all ? 1 : -1);
  }

  /** @param {Hole} hole @param {number} n */
  #add(hole, n) {
    this.#held = null;
    const { setup } = this.#draft;
    this.#put(withSeeds(setup, hole, setup.seeds[hole] + n), "", hole);
  }

  /** Picks up all seeds of a hole, or puts down those in the hand. @param {Hole} hole */
  #hand(hole) {
    const from = this.#held;
    const { setup } = this.#draft;
    if (from === null) {
      if (setup.seeds[hole]) this.#held = hole;
      this.#show();
      this.#status.textContent = this.#hint.textContent;
      return;
    }
    this.#held = null;
    const seeds = t("seeds", { n: setup.seeds[from] });
    this.#put(moved(setup, from, hole));
    if (from !== hole) {
      const names = { from: holeName(this.#board, from), to: holeName(this.#board, hole) };
      this.#status.textContent = capital(t("editor.moved", { seeds, ...names }));
    }
  }

  /** @param {Hole} hole */
  #leaf(hole) {
    this.#put(withLeaf(this.#draft.setup, hole), "", hole);
  }

  /** @param {Tool} tool */
  #choose(tool) {
    this.#tool = tool;
    this.#held = null;
    this.#show();
  }

  /** @param {string} deed */
  #do(deed) {
    const { setup } = this.#draft;
    this.#held = null;
    this.#typing.stop();
    if (deed === "mirror") return this.#put(mirrored(setup));
    if (deed === "swap") return this.#put(swapped(setup));
    if (deed === "undo") this.#draft.undo();
    else this.#draft.redo();
    this.#show();
    this.#tell();
  }

  /**
   * Replaces the set-up.
   * @param {SetupInfo} setup
   * @param {string} [about]  see `Draft.put`
   * @param {Hole | null} [hole]  the one that changed
   */
  #put(setup, about = "", hole = null) {
    if (!about.startsWith("digits")) this.#typing.stop();
    this.#draft.put(setup, about);
    this.#show();
    this.#tell(hole);
  }

  #start() {
    if (this.#faults.length) return this.#verdict.scrollIntoView({ block: "nearest" });
    const { setup } = this.#draft;
    dialog.close();
    left.delete(this.#key0);
    this.#games.startFrom(setup, this.#seats);
    this.#behind.focusBoard();
  }

  // ---- keys ----

  /** Handles keys on the board. @param {KeyboardEvent} event */
  #key(event) {
    const hole = holeOf(event.target);
    if (hole === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { setup } = this.#draft;
    const { key } = event;
    if (/^\d$/.test(key)) {
      const { count, goesOn } = this.#typing.digit(hole, Number(key), clock.now());
      // A new number at the same hole is a new step.
      if (!goesOn) this.#digits += 1;
      this.#put(withSeeds(setup, hole, count), `digits ${this.#digits}`, hole);
    } else if (key === "+" || key === "=") this.#add(hole, 1);
    else if (key === "-" || key === "−") this.#add(hole, -1);
    else if (key === "Delete" || key === "Backspace") this.#put(withSeeds(setup, hole, 0), "", hole);
    else if (key === "m" || key === "M") this.#hand(hole);
    else if ((key === "l" || key === "L") && this.#traits.closes) this.#leaf(hole);
    else return;
    event.preventDefault();
  }

  #digits = 0;

  /** Handles keys anywhere in the dialog. @param {KeyboardEvent} event */
  #dialogKey(event) {
    if (event.key === "Escape" && this.#held !== null) {
      // The first Escape puts the hand back, the next one leaves.
      event.preventDefault();
      this.#held = null;
      return this.#show();
    }
    // Enter in a field does not submit the dialog.
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) return event.preventDefault();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (letter !== "z" && letter !== "y") return;
    event.preventDefault();
    this.#do(letter === "y" || event.shiftKey ? "redo" : "undo");
  }

  // ---- showing ----

  #show() {
    const { setup } = this.#draft;
    const board = this.#board;
    this.#faults = Core.current.call(({ checkSetup }) => checkSetup(setup));
    this.#view.show({
      frame: restingFrame({ ...setup, owed: 0 }),
      turn: undefined,
      done: 0,
      event: null,
      progress: 0,
      marks: { turn: setup.turn, source: this.#held },
    });
    board.holes.forEach((_, hole) => this.#grid.describe(hole, this.#label(hole), true));
    for (const [tool, button] of Object.entries(this.#tools))
      button.setAttribute("aria-pressed", String(tool === this.#tool));
    this.#deeds.undo.setAttribute("aria-disabled", String(!this.#draft.canUndo));
    this.#deeds.redo.setAttribute("aria-disabled", String(!this.#draft.canRedo));
    this.#showHint();
    this.#showFields();

    const usual = counts(board, this.#standard);
    const now = counts(board, setup);
    for (const key of /** @type {const} */ (["south", "north", "all"])) {
      setText(this.#sums[key], String(now[key]));
      this.#sums[key].classList.toggle("other", now[key] !== usual[key]);
    }
    const n = this.#faults.length;
    setText(this.#verdict, n ? t("editor.reasons", { n }) : t("editor.fine"));
    this.#verdict.classList.toggle("bad", n > 0);
    const texts = this.#faults.map((fault) => faultSentence(board, fault));
    if (texts.join("\n") !== [...this.#reasons.children].map((item) => item.textContent).join("\n")) {
      this.#reasons.replaceChildren(...texts.map((text) => el("li", {}, text)));
    }
    this.#play.setAttribute("aria-disabled", String(n > 0));
  }

  #showHint() {
    const held = this.#held;
    const { setup } = this.#draft;
    const hint =
      held === null
        ? t(`editor.hint.${this.#tool}`)
        : capital(
            t("editor.hint.moveTo", { seeds: t("seeds", { n: setup.seeds[held] }), hole: holeName(this.#board, held) }),
          );
    const keys = t("editor.hint.keys", { leaf: this.#traits.closes ? t("editor.hint.leafKey") : "" });
    if (this.#hint.dataset.text === hint + keys) return;
    this.#hint.dataset.text = hint + keys;
    this.#hint.replaceChildren(hint, " ", el("span", { class: "keys-hint" }, keys));
  }

  #showFields() {
    const { setup } = this.#draft;
    /** @type {Record<string, number>} */
    const numbers = this.#traits.closes
      ? { store: setup.store }
      : { "taken-south": setup.taken[0], "taken-north": setup.taken[1] };
    for (const [name, n] of Object.entries(numbers)) {
      const field = this.#fields[name];
      // While somebody types, let the field be empty for a moment.
      if (field.value === "" && n === 0 && field === document.activeElement) continue;
      if (field.value !== String(n)) field.value = String(n);
    }
    SIDES.forEach((side, i) => {
      this.#fields[side].checked = setup.turn === side;
      const captured = this.#fields[`captured-${side}`];
      if (captured) captured.checked = setup.captured[i];
    });
  }

  /** @param {Hole} hole */
  #label(hole) {
    const { setup } = this.#draft;
    const { side, row } = this.#board.holes[hole];
    return t("editor.hole", {
      hole: holeName(this.#board, hole),
      whose: t(`hole.theirs.${row}`, { side: sideName(side) }),
      seeds: seedsOf(setup, hole),
      closed: setup.closed.includes(hole) ? t("editor.isClosed") : "",
      held: hole === this.#held ? t("editor.isHeld") : "",
    });
  }

  /** Tells screen readers what has changed. @param {Hole | null} [hole] */
  #tell(hole = null) {
    const { setup } = this.#draft;
    const { south, north, all } = counts(this.#board, setup);
    const sums = { south: String(south), north: String(north), all: String(all) };
    this.#status.textContent =
      hole === null
        ? t("editor.changed", sums)
        : t("editor.now", {
            ...sums,
            hole: holeName(this.#board, hole),
            seeds: seedsOf(setup, hole),
            closed: setup.closed.includes(hole) ? t("editor.isClosed") : "",
          });
  }
}

/** @param {SetupInfo} setup @param {Hole} hole */
const seedsOf = ({ seeds }, hole) => (seeds[hole] ? t("seeds", { n: seeds[hole] }) : t("hole.empty"));

/**
 * The height available for the board.
 * @param {HTMLElement} scroller
 */
const roomFor = (scroller) => () => {
  const beside = SIDE_BY_SIDE.matches && !dialog.classList.contains("long");
  const work = /** @type {HTMLElement} */ (scroller.parentElement);
  // Beside the facts, all the height except for what stands below the board.
  const under = work.offsetHeight - scroller.offsetHeight;
  const height = beside ? innerHeight - under - 220 : innerHeight * 0.42;
  return Math.max(LEAST_HEIGHT, Math.floor(height));
};
