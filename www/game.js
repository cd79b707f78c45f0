// The controller: what a press, a key or a link means now. It asks the session (the core) for the game, the player for the
// moment, and puts both on the page.

/** @import {Game, GameInfo, Move, Options, Refusal, Side} from '../src/boundary.js' */
/** @import {Core} from './wasm.js' */
/** @import {Library} from './library.js' */
/** @import {Change} from './player.js' */
/** @import {Press} from './holes.js' */
/** @import {Marks} from './board.js' */
/** @import {Unit} from './timeline.js' */
import { byId } from "./dom.js";
import { HoleGrid } from "./holes.js";
import { t } from "./i18n.js";
import { MoveList } from "./moves.js";
import { hideNotice, notice } from "./notices.js";
import { captionOf, showPanel, speedText, tell } from "./panel.js";
import { Player } from "./player.js";
import { Session } from "./session.js";
import { SPEEDS, change, follow, reducedMotion, settings, speedFactor } from "./settings.js";
import { holeLabel, problemSentence, refusalSentence, sentenceAt, sideName } from "./speech.js";
import { BoardView } from "./view.js";
import { Crash, isProblem } from "./wasm.js";

/** The game on the page. */
export class App {
  /** @type {Session} */ session;
  /** @type {Player} */ player;
  /** Called when another game is shown. @type {() => void} */ onGame = () => {};
  /** Opens a dialog. @type {(name: string) => void} */ openDialog = () => {};

  /** The four games and their choices. @type {readonly GameInfo[]} */ games;

  #core;
  #library;
  #grid = new HoleGrid(
    byId("holes"),
    (press) => this.press(press),
    (hole) => this.#focus(hole),
  );
  #view = new BoardView(this.#grid);
  #moves = new MoveList((turn) => {
    this.player.jump({ turn, event: Infinity });
    this.#announce();
  });
  /** A sentence that stands in place of the caption until something moves. @type {string | null} */
  #remark = null;
  /** What the running move was: the whole of it is announced at its end, or the step. @type {'turn' | 'step'} */
  #running = "turn";
  /** The hole whose seeds could be taken all at once. @type {number | null} */
  #chosen = null;
  #recovering = false;
  /** The moment that the words on the page describe. */
  #worded = "";

  /**
   * @param {Core} core
   * @param {Library} library
   * @param {Session} session  the first game to show
   */
  constructor(core, library, session) {
    this.#core = core;
    this.#library = library;
    this.games = core.call(({ games }) => games());
    this.session = session;
    this.player = new Player(session.line, (what) => this.#show(what));
    this.#shown();
    follow(() => {
      this.player.reduced = reducedMotion();
      if (speedFactor() === Infinity) this.player.finish();
      this.player.speed = speedFactor();
      this.#view.refresh();
      this.#show("jumped");
    });
    addEventListener("hashchange", () => this.openLink(location.hash.slice(1)));
  }

  // ---- which game ----

  /** Shows the game of this kind that was played last, or a new one. @param {Game} game */
  choose(game) {
    if (game === this.session.game) return;
    this.attempt(() => this.#replace(this.#library.kept(game) ?? Session.create(this.#core, game)));
  }

  /**
   * @param {Game} game
   * @param {Options} options
   * @param {Side} begins
   */
  start(game, options, begins) {
    this.attempt(() => this.#replace(Session.create(this.#core, game, options, begins)));
  }

  /** @param {string} code */
  openLink(code) {
    if (code === this.session.code) return;
    this.attempt(() => this.#replace(this.#library.linked(code)));
    this.#address();
  }

  /** The game that had to make room, and a sentence on it. */
  get aside() {
    const { aside } = this.#library;
    if (!aside) return null;
    const words = { game: t(`game.${aside.game}.name`), turns: t("turns", { n: aside.turns }) };
    return { ...aside, text: t(aside.turns ? "note.aside" : "note.asideUndone", words) };
  }

  bringBack() {
    const { aside } = this;
    if (!aside) return;
    this.attempt(() => {
      const session = Session.restore(this.#core, aside.saved);
      this.#library.aside = null;
      this.#replace(session);
    });
  }

  /**
   * Shows another game. If that takes the place of one of its kind that was begun, that one can be brought back.
   * @param {Session} session
   */
  #replace(session) {
    hideNotice();
    const old = this.session;
    const replaced = old.game === session.game ? old : this.#library.kept(session.game);
    this.session = session;
    if (replaced && (replaced.turns.length || replaced.canRedo) && replaced.saved !== session.saved) {
      const { game, saved, turns } = replaced;
      this.#library.aside = { game, saved, turns: turns.length };
      const offer = { label: t("do.bringBack"), run: () => this.bringBack() };
      notice(this.aside?.text ?? "", offer, () => (this.#library.aside = null));
    }
    old.close();
    if (replaced !== old) replaced?.close();
    this.#shown();
    this.#announce();
  }

  /** Puts a game that has just come on the page. */
  #shown() {
    this.#chosen = null;
    this.#view.setBoard(this.session.board);
    document.body.dataset.game = this.session.game;
    document.body.classList.toggle("wide", this.session.board.columns > 14);
    this.onGame();
    this.player.load(this.session.line);
    this.#keep();
  }

  #keep() {
    this.#library.keep(this.session);
    this.#address();
  }

  #address() {
    const hash = `#${this.session.code}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
  }

  /**
   * Does something with the core. Problems are said; after a fault of the core the game is restored.
   * @param {() => void} work
   */
  attempt(work) {
    if (this.#recovering) return;
    try {
      work();
    } catch (thrown) {
      if (isProblem(thrown)) notice(problemSentence(thrown));
      else if (thrown instanceof Crash) this.#recover();
      else throw thrown;
    }
  }

  async #recover() {
    this.#recovering = true;
    try {
      await this.session.restart();
      this.#shown();
      notice(t("note.crash"));
    } catch {
      notice(t("note.dead"));
    } finally {
      this.#recovering = false;
    }
  }

  // ---- playing ----

  /** Gives the board the focus, when what had it is gone. */
  focusBoard() {
    this.#grid.focus();
  }

  /**
   * A hole was pressed.
   * @param {Press} press
   */
  press({ hole, all, repeat }) {
    const { player, session } = this;
    if (player.running) {
      const taking = player.event?.type === "take" && player.goal?.turn === player.cursor.turn;
      // The second half of a double click means nothing of its own, unless single seeds are being taken.
      if (repeat && !taking) return;
      player.finish();
      if (!taking) return;
    }
    if (!player.atEnd) return this.#say(this.#refusalSentence(hole, "back"));
    const { position } = session;
    const refusal = position.refusals[hole];
    if (refusal) return this.#say(this.#refusalSentence(hole, refusal));
    hideNotice();
    this.#chosen = hole;
    if (!position.owed) return this.#play({ type: "sow", hole });
    this.#play({ type: "take", hole }, all ? Infinity : 1);
  }

  /**
   * @param {Move} move
   * @param {number} times  the same move again, as long as it can be made
   */
  #play(move, times = 1) {
    this.attempt(() => {
      const { session } = this;
      const { turn, owed } = session.position;
      for (let i = 0; i < times; i++) {
        session.play(move);
        const { position } = session;
        if (move.type !== "take" || position.turn !== turn || position.outcome || position.owed >= owed + i + 1) break;
        if (position.owed === 0 || position.refusals[move.hole]) break;
      }
      this.#keep();
      this.#running = "turn";
      this.player.extend(session.line);
      this.#view.follow();
      this.player.run();
    });
  }

  /** Takes all that can be taken from the chosen hole. */
  #takeAll() {
    if (this.#chosen !== null) this.press({ hole: this.#chosen, all: true, repeat: false });
  }

  resign() {
    this.attempt(() => {
      this.session.resign();
      this.#keep();
      this.player.load(this.session.line);
      this.#announce();
    });
  }

  /** @param {'undo' | 'redo'} way */
  #travel(way) {
    const { session } = this;
    if (!(way === "undo" ? session.canUndo : session.canRedo)) return false;
    this.attempt(() => {
      const undone = session.turns.at(-1)?.notation ?? "";
      session[way]();
      this.#keep();
      this.#chosen = null;
      this.player.load(session.line);
      const move = way === "undo" ? undone : (session.turns.at(-1)?.notation ?? "");
      this.#say(t(way === "undo" ? "note.undone" : "note.redone", { move }));
    });
    return true;
  }

  /**
   * The page's actions, by the names that buttons and keys use. They return false when there was nothing to do.
   * @param {string} action
   * @returns {boolean}
   */
  act(action) {
    const { player, session } = this;
    switch (action) {
      case "undo":
      case "redo":
        return this.#travel(action);
      case "pass":
        this.#play({ type: "pass" });
        return true;
      case "take-all":
        this.#takeAll();
        return true;
      case "play":
        if (!session.turns.length) return false;
        this.#running = "turn";
        this.#view.follow();
        player.toggle();
        return true;
      case "finish":
        if (!player.running) return false;
        player.finish();
        return true;
      case "start":
      case "lookBack":
        player.jump({ turn: 0, event: 0 });
        this.#announce();
        return true;
      case "end":
        player.jump({ turn: Infinity, event: Infinity });
        this.#announce();
        return true;
      case "slower":
      case "faster":
        return this.#changeSpeed(action === "faster" ? 1 : -1);
      case "flip":
        change({ bottom: settings.bottom === "south" ? "north" : "south" });
        tell(t("note.flipped", { side: sideName(settings.bottom) }));
        return true;
      case "new":
      case "rules":
      case "settings":
      case "help":
      case "about":
        this.openDialog(action === "new" ? "new-game" : action);
        return true;
      case "resign":
        if (session.position.outcome) return false;
        this.openDialog("resign");
        return true;
      default: {
        const [unit, way] = action.split("-");
        if (!["seed", "lap", "turn"].includes(unit) || (way !== "back" && way !== "on")) return false;
        this.#running = "step";
        this.#view.follow();
        player.step(/** @type {Unit} */ (unit), way === "on" ? 1 : -1);
        return true;
      }
    }
  }

  /** @param {1 | -1} way */
  #changeSpeed(way) {
    const speed = Math.min(Math.max(settings.speed + way, 0), SPEEDS.length - 1);
    change({ speed });
    tell(t("note.speed", { speed: speedText() }));
    return true;
  }

  // ---- showing ----

  /** @param {Change} what */
  #show(what) {
    const { player } = this;
    this.#view.show({
      frame: player.frame,
      turn: player.turn,
      done: player.cursor.event,
      event: player.event,
      progress: player.progress,
      marks: this.#marks(),
    });
    // While seeds move, words change only with the events.
    const moment = `${player.cursor.turn} ${player.cursor.event} ${player.running}`;
    if (moment !== this.#worded) this.#remark = null;
    else if (what === "moved") return;
    this.#worded = moment;
    if (what !== "moved") this.#describeHoles();
    this.#word();
    if (what === "arrived" || what === "paused") this.#announce();
  }

  /** What is marked on the board. @returns {Marks} */
  #marks() {
    const { player, session } = this;
    const { position } = session;
    const { state } = player.frame;
    const { turn, cursor } = player;
    const done = turn?.events.slice(0, cursor.event) ?? [];
    /** @type {Marks} */
    const marks = { turn: position.outcome && player.atEnd ? null : state.turn };
    const first = done[0];
    if (first?.type === "lift") marks.source = first.hole;
    const last = [...done].reverse().find((event) => event.type === "lapEnd");
    if (last?.type === "lapEnd") marks.last = last.hole;
    marks.captured = new Set(done.flatMap((event) => (event.type === "capture" ? [event.hole] : [])));
    if (player.atEnd && !player.running) {
      const holes = new Set(position.legal.flatMap((move) => (move.type === "pass" ? [] : [move.hole])));
      if (position.owed) marks.takeable = holes;
      else marks.playable = holes;
      marks.endless = new Set(position.refusals.flatMap((refusal, hole) => (refusal === "endless" ? [hole] : [])));
    }
    return marks;
  }

  /** @param {number | null} hole */
  #focus(hole) {
    if (hole === null || this.session.position.refusals[hole]) return;
    this.#chosen = hole;
    if (!this.player.running) showPanel(this.#scene, this.#remark);
  }

  /** Names of the holes and whether they can be chosen, for ears and fingers. */
  #describeHoles() {
    const { player, session } = this;
    const { board, position } = session;
    const live = player.atEnd;
    board.holes.forEach((_, hole) => {
      const refusal = live ? position.refusals[hole] : "back";
      this.#grid.describe(hole, holeLabel(board, player.frame.state, hole, refusal, position), !refusal);
    });
    const first = position.refusals.findIndex((refusal) => refusal === null);
    if (live && first >= 0 && position.refusals[this.#grid.current]) this.#grid.suggest(first);
  }

  /** The words and buttons around the board, and the list of turns. */
  #word() {
    const { player, session } = this;
    showPanel(this.#scene, this.#remark);
    this.#moves.show(session.turns);
    this.#moves.mark(player.atStart ? -1 : player.cursor.turn);
  }

  get #scene() {
    return { session: this.session, player: this.player, chosen: this.#chosen };
  }

  /** @param {number} hole @param {Refusal | 'back'} refusal */
  #refusalSentence(hole, refusal) {
    const { session, player } = this;
    return refusalSentence(session.board, player.frame.state, hole, refusal, session.position);
  }

  /** Says something in place of the caption, until something moves. @param {string} text */
  #say(text) {
    this.#remark = text;
    this.#word();
    tell(text);
  }

  /** Tells the status region what the board shows now. */
  #announce() {
    const { player, session } = this;
    // A step tells of its lap; a move tells of the whole turn, or of what is still to be chosen.
    const place =
      this.#running === "turn" && player.atEnd
        ? captionOf(this.#scene)
        : sentenceAt(session.board, session.line, player.cursor, true);
    tell(place);
  }
}
