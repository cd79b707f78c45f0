// The editor: sets up any position by hand, to be played. A dialog over the page; leaving it changes nothing there.

/** @import {Hole, SetupFault, SetupInfo} from '../../src/wasm/page.js' */
/** @import {App, Wish} from '../app/app.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Deed, Tool} from './toolbar.js' */

import { HoleGrid, holeOf } from "../board/grid.js";
import { BoardView } from "../board/view.js";
import { Core } from "../game/core.js";
import { restingFrame } from "../game/frame.js";
import { fill } from "../page/dialog.js";
import { clock } from "../platform/clock.js";
import { el } from "../platform/dom.js";
import { capital, t } from "../words/i18n.js";
import { holeName, sideName } from "../words/names.js";
import { counts, Draft, mirrored, moved, swapped, Typing, withLeaf, withSeeds } from "./draft.js";
import { Facts } from "./facts.js";
import { Starts } from "./starts.js";
import { Toolbar } from "./toolbar.js";

/** What it uses of the page. @typedef {Pick<App, 'games' | 'scene' | 'stage'>} Uses */

/** The room for the board, and the least of it. */
const SIDE_BY_SIDE = matchMedia("(min-width: 960px)");
const LEAST_HEIGHT = 190;
const MAX_PITCH = 150;

const dialog = el("dialog", { id: "editor", "aria-labelledby": "editor-title" });
document.body.append(dialog);

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
  #starts;
  #board;
  #draft;
  #facts;
  #toolbar;
  /** @type {SetupFault[]} */ #faults = [];
  /** @type {Tool} */ #tool = "add";
  /** The hole whose seeds are in the hand. @type {Hole | null} */ #held = null;
  #typing = new Typing();
  /** @type {HoleGrid} */ #grid;
  /** @type {BoardView} */ #view;

  #status = el("p", { role: "status", class: "unseen" });
  #hint = el("p", { class: "hint" });
  #play = el("button", { type: "button", class: "text primary", "data-edit": "play" }, t("editor.play"));

  /**
   * @param {Uses} app
   * @param {Wish} wish
   */
  constructor({ games, scene, stage: behind }, wish) {
    this.#games = games;
    this.#behind = behind;
    this.#seats = wish.seats;
    this.#starts = new Starts(wish, scene);
    const { board, onBoard, standard, traits } = this.#starts;
    this.#board = board;
    this.#draft = new Draft(onBoard ?? standard);
    this.#toolbar = new Toolbar(
      traits.closes,
      (tool) => this.#choose(tool),
      (deed) => this.#do(deed),
    );
    this.#facts = new Facts(board, traits, standard, {
      setup: () => this.#draft.setup,
      put: (setup, about) => this.#put(setup, about),
      refresh: () => this.#show(),
    });

    const scroller = el("div", { class: "scroller" });
    const canvas = el("canvas", { "aria-hidden": "true" });
    const holes = el("div", { class: "holes", role: "group", "aria-label": t("editor.board") });
    const stage = el("div", { class: "stage" }, canvas, holes);
    scroller.append(stage);
    dialog.classList.toggle("long", board.columns > 14);
    fill(
      "editor",
      t("editor.title", { game: t(`game.${wish.game}.name`) }),
      [
        el("div", { class: "work" }, scroller, this.#toolbar.element, this.#hint, this.#allOfIt()),
        this.#facts.element,
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
      this.#starts.keep(this.#draft.setup);
    };
    this.#show();
    this.#grid.focus();
  }

  // ---- the dialog's content ----

  #allOfIt() {
    const starts = () => this.#starts.all(this.#draft.setup);
    return el(
      "div",
      { class: "bar", role: "group", "aria-label": t("editor.start") },
      el("span", { class: "quiet", "aria-hidden": "true" }, t("editor.start")),
      ...Object.keys(starts()).map((start) =>
        el(
          "button",
          { type: "button", class: "text", "data-start": start, onclick: () => this.#put(starts()[start]) },
          t(`editor.starts.${start}`),
        ),
      ),
    );
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

  /** @param {Deed} deed */
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
    if (this.#faults.length) return this.#facts.complain();
    const { setup } = this.#draft;
    dialog.close();
    this.#starts.drop();
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
    else if ((key === "l" || key === "L") && this.#starts.traits.closes) this.#leaf(hole);
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
    this.#toolbar.show(this.#tool, this.#draft);
    this.#facts.show(setup, this.#faults);
    this.#showHint();
    this.#play.setAttribute("aria-disabled", String(this.#faults.length > 0));
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
    const keys = t("editor.hint.keys", { leaf: this.#starts.traits.closes ? t("editor.hint.leafKey") : "" });
    if (this.#hint.dataset.text === hint + keys) return;
    this.#hint.dataset.text = hint + keys;
    this.#hint.replaceChildren(hint, " ", el("span", { class: "keys-hint" }, keys));
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
