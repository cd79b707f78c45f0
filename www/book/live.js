// A small board in the rules that plays its example, with the drawing, clock and sentences of the game's own board.

/** @import {BoardInfo, BoardState} from '../../src/wasm/page.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Example, Played} from './examples.js' */
/** @import {Unit} from '../game/timeline.js' */

import { layoutBoard } from "../board/layout.js";
import { BoardView } from "../board/view.js";
import { Player } from "../game/player.js";
import { withoutNames } from "../game/teams.js";
import { dress } from "../page/buttons.js";
import { el, setText } from "../platform/dom.js";
import { reducedMotion, speedFactor } from "../platform/settings.js";
import { explain, textOf, wholeTurn } from "../words/explain.js";
import { t } from "../words/i18n.js";
import { outcomeSentence } from "../words/names.js";
import { names, play } from "./examples.js";
import { rich } from "./rich.js";

/** Largest distance between the middles of two holes. */
const MAX_PITCH = 64;
const MAX_HEIGHT = 420;

/** The steps that the buttons under the board offer. */
const STEPS = ["start", "lap-back", "seed-back", "play", "seed-on", "lap-on", "end"];

export class LiveBoard {
  /** @type {Played} */ #played;
  /** @type {Player} */ #player;
  /** @type {BoardView | null} */ #view = null;
  #picture = el("div", { class: "picture", role: "img" });
  #canvas = el("canvas", { "aria-hidden": "true" });
  #caption = el("p", { class: "caption" });
  /** @type {Record<string, HTMLButtonElement>} */ #buttons = {};
  #say;

  /**
   * @param {string} id
   * @param {Example} example
   * @param {(text: string) => void} say  speaks to screen readers
   */
  constructor(id, example, say) {
    this.#say = say;
    this.#played = play(example);
    const { board, timeline } = this.#played;
    this.#player = new Player(timeline, (what) => {
      this.#show();
      if (what === "arrived" || what === "paused") this.#say(this.#sentence);
    });
    this.#picture.append(this.#canvas);
    const title = t(`book.example.${id}.title`);
    for (const step of STEPS) {
      const button = el("button", { type: "button", "data-step": step, onclick: () => this.#press(step) });
      if (step === "play") button.classList.add("primary");
      dress(button, step);
      this.#buttons[step] = button;
    }
    const plain = id.split("-")[0];
    this.element = el(
      "figure",
      { class: "live", id: `example-${id}`, "data-example": id, tabindex: -1, "aria-labelledby": `title-${id}` },
      el("figcaption", {}, el("strong", { id: `title-${id}` }, el("span", { class: "no" }, plain), " ", title)),
      el("p", {}, ...rich(t(`book.example.${id}.text`, names(board)))),
      el("div", { class: "room" }, this.#picture),
      this.#caption,
      el(
        "div",
        { class: "row", role: "group", "aria-label": t("book.live.controls", { title }) },
        ...Object.values(this.#buttons),
      ),
      this.#inWords(),
    );
    this.#show();
  }

  /** Reserves the room that it will need, so that nothing moves when it is drawn. */
  reserve() {
    const width = this.#room.clientWidth;
    if (this.#view || !width) return;
    const { style } = this.#picture;
    const layout = layoutBoard(this.#played.board, width, MAX_HEIGHT, { maxPitch: MAX_PITCH });
    style.width = `${layout.width}px`;
    style.height = `${layout.height}px`;
  }

  /** Called when it comes into view; not drawn before, because drawing takes time and memory. */
  open() {
    if (this.#view) return;
    this.#view = new BoardView(null, {
      scroller: this.#room,
      stage: this.#picture,
      canvas: this.#canvas,
      height: () => MAX_HEIGHT,
      maxPitch: MAX_PITCH,
    });
    this.#view.setBoard(this.#played.board);
    this.#show();
  }

  /** Follows changed settings. */
  refresh() {
    this.#player.reduced = reducedMotion();
    this.#player.speed = speedFactor();
    this.#view?.refresh();
    this.#show();
  }

  pause() {
    this.#player.pause();
  }

  close() {
    this.pause();
    this.#view?.close();
  }

  get #room() {
    return /** @type {HTMLElement} */ (this.#picture.parentElement);
  }

  /** @param {string} step */
  #press(step) {
    const player = this.#player;
    player.reduced = reducedMotion();
    player.speed = speedFactor();
    if (step === "start") player.jump({ turn: 0, event: 0 });
    else if (step === "end") player.jump({ turn: Infinity, event: Infinity });
    else if (step === "play") {
      // Play the whole example again, not only its last turn.
      if (player.atEnd && !player.running) player.jump({ turn: 0, event: 0 });
      player.toggle();
    } else {
      const [unit, way] = step.split("-");
      player.step(/** @type {Unit} */ (unit), way === "on" ? 1 : -1);
    }
    if (step === "start" || step === "end") this.#say(this.#sentence);
  }

  /** One sentence about what the board shows. */
  get #sentence() {
    const { board, timeline } = this.#played;
    const { cursor, atStart } = this.#player;
    if (atStart) return t("book.live.press", { side: t(`side.${timeline.first.turn}`) });
    const withHand = !this.#player.running;
    return withoutNames(() => textOf(explain(board, timeline, cursor, { withHand })));
  }

  #show() {
    const player = this.#player;
    const { board } = this.#played;
    this.#view?.show({
      frame: player.frame,
      turn: player.turn,
      done: player.cursor.event,
      event: player.event,
      progress: player.progress,
      marks: marksOf(player),
    });
    setText(this.#caption, this.#sentence);
    if (player.running) return this.#controls();
    this.#picture.setAttribute("aria-label", t("book.live.board", { rows: boardInWords(board, player.frame.state) }));
    this.#controls();
  }

  #controls() {
    const { running, atStart, atEnd } = this.#player;
    const name = running ? "pause" : "play";
    const button = this.#buttons.play;
    if (button.dataset.shows !== name) {
      button.dataset.shows = name;
      dress(button, name);
    }
    for (const step of STEPS) {
      const stuck = step.endsWith("back") || step === "start" ? atStart : step !== "play" && atEnd;
      this.#buttons[step].setAttribute("aria-disabled", String(stuck));
    }
  }

  /** The whole example in words instead of a picture. */
  #inWords() {
    const { board, timeline } = this.#played;
    const { turns, first } = timeline;
    const last = turns[turns.length - 1];
    const many = turns.length > 8;
    /** @param {import("../../src/wasm/page.js").Turn} turn */
    const inFew = (turn) => withoutNames(() => textOf(wholeTurn(board, turn, timeline.rules)));
    const end = this.#endState();
    const outcome = last.events.find((event) => event.type === "end");
    return el(
      "details",
      { class: "words" },
      el("summary", {}, t("book.live.inWords")),
      el("p", {}, `${t("book.live.start")} ${boardInWords(board, first)}.`),
      ...(many ? [t("book.live.turns", { n: String(turns.length) })] : turns.map(inFew)).map((text) =>
        el("p", {}, text),
      ),
      many &&
        outcome?.type === "end" &&
        el(
          "p",
          {},
          withoutNames(() => outcomeSentence(outcome.outcome)),
        ),
      el("p", { class: "end" }, `${t("book.live.end")} ${boardInWords(board, end)}.`),
    );
  }

  #endState() {
    const player = this.#player;
    player.jump({ turn: Infinity, event: Infinity });
    const { state } = player.frame;
    player.jump({ turn: 0, event: 0 });
    return state;
  }
}

/** The marks on the board. @param {Player} player @returns {Marks} */
function marksOf({ turn, cursor, frame, atEnd }) {
  const done = turn?.events.slice(0, cursor.event) ?? [];
  /** @type {Marks} */
  const marks = { turn: atEnd && done[done.length - 1]?.type === "end" ? null : frame.state.turn };
  const first = done[0];
  if (first?.type === "lift") marks.source = first.hole;
  for (const event of done) if (event.type === "lapEnd") marks.last = event.hole;
  marks.captured = new Set(done.flatMap((event) => (event.type === "capture" ? [event.hole] : [])));
  return marks;
}

/**
 * The board row by row, from the top.
 * @param {BoardInfo} board
 * @param {BoardState} state
 */
function boardInWords(board, { seeds, closed, store, taken }) {
  const ring = board.shape === "ring";
  const rows = [];
  for (let line = board.lines - 1; line >= 0; line--) {
    const row = board.holes
      .map((hole, i) => ({ ...hole, seeds: closed.includes(i) ? t("book.live.closed") : String(seeds[i]) }))
      .filter((hole) => hole.line === line)
      .sort((a, b) => a.column - b.column);
    const texts = row.map((hole) => hole.seeds);
    if (ring && line === 1) texts.splice(1, 0, t("book.live.storeRow", { n: String(store) }));
    rows.push(t("book.live.row", { row: row[0].name[0], seeds: texts.join(" ") }));
  }
  if (!ring) rows.push(t("book.live.taken", { south: String(taken[0]), north: String(taken[1]) }));
  return rows.join("; ");
}
