// The controller: decides what a press, a key or a link means. It asks the session (the core) for the game and the
// player for the moment, and puts both on the page.

/** @import {Event, Game, GameInfo, Link, Move, Options, Position} from '../../src/wasm/page.js' */
/** @import {Refusal, SetupInfo, Side} from '../../src/wasm/page.js' */
/** @import {Core} from '../game/core.js' */
/** @import {Library} from '../game/library.js' */
/** @import {Change} from '../game/player.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Cursor, Timeline, Unit} from '../game/timeline.js' */

import { HoleGrid } from "../board/grid.js";
import { tracesOf } from "../board/paint/moment.js";
import { BoardView } from "../board/view.js";
import { Crash, isProblem } from "../game/core.js";
import { findLinks } from "../game/links.js";
import { Player } from "../game/player.js";
import { Session } from "../game/session.js";
import { areNamed, memberToMove, recallTeams } from "../game/teams.js";
import { tell } from "../page/announce.js";
import { hideNotice, notice } from "../page/notices.js";
import { captionOf, showPanel } from "../page/panel.js";
import { byId } from "../platform/dom.js";
import { follow, reducedMotion, speedFactor } from "../platform/settings.js";
import { t } from "../words/i18n.js";
import { holeLabel, problemSentence, refusalSentence } from "../words/names.js";
import { actions } from "./actions.js";
import { load } from "./load.js";
import { Modes } from "./modes.js";
import { showActions } from "./toolbar.js";

/** @param {Link} link */
const hasPlace = ({ place, damaged }) => place || damaged;

/**
 * Whether a turn was only this move, without any take.
 * @param {readonly Event[]} events
 * @param {Move} move
 */
function isJust([first, ...rest], move) {
  if (move.type !== "sow") return first.type === move.type;
  return first.type === "lift" && first.hole === move.hole && !rest.some(({ type }) => type === "take");
}

/** The game on the page. */
export class App {
  /** @type {Session} */ session;
  /** @type {Player} */ player;
  /** Called when another game is shown. @type {() => void} */ onGame = () => {};

  /** What changes the game's ways. */ modes = new Modes();

  /** The four games and their choices. @type {readonly GameInfo[]} */ games;

  #core;
  #library;
  #grid = new HoleGrid(
    byId("holes"),
    (press) => this.press(press),
    (hole) => this.#focus(hole),
  );
  #view = new BoardView(this.#grid);
  // Loaded when the board is there.
  /** @type {import('../page/scrubber.js').Scrubber | null} */ #scrubber = null;
  /** @type {import('../page/turns.js').MoveList | null} */ #moves = null;
  /** @type {typeof import('../board/pointing.js').lapMarks | null} */ #lapMarks = null;
  /**
   * The list of variations, once there are any.
   * @type {import('./variations.js').VariationList | null}
   */
  #variations = null;
  #awaited = false;
  /** A sentence that replaces the caption until something moves. @type {string | null} */
  #remark = null;
  /**
   * How people got to this place: by whole turns, or by seeds and laps, of which the last is explained.
   * @type {'turn' | 'step'}
   */
  #running = "turn";
  /** The hole whose seeds could be taken all at once. @type {number | null} */
  #chosen = null;
  #recovering = false;
  /** The last link that was asked for. @type {Link | null} */
  #link = null;
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
    this.player = new Player(session.timeline, (what) => this.#show(what));
    this.#shown();
    follow(() => {
      this.player.reduced = reducedMotion();
      if (speedFactor() === Infinity) this.player.finish();
      this.player.speed = speedFactor();
      this.#view.refresh();
      this.#show("jumped");
    });
    this.later(async () => {
      // What stepping through a game needs.
      const [{ MoveList }, { Scrubber }, { lapMarks }] = await Promise.all([
        load("turns"),
        load("timeline"),
        load("laps"),
      ]);
      this.#lapMarks = lapMarks;
      this.#moves = new MoveList((turn) => this.goTo({ turn, event: Infinity }));
      this.#scrubber = new Scrubber({
        goTo: (cursor, how, announced) => this.goTo(cursor, how, announced),
        act: (action) => this.act(action),
      });
      this.refresh();
    });
    // A game opened just before may have replaced the address since.
    addEventListener("hashchange", ({ newURL }) => this.openLink(new URL(newURL).hash.slice(1)));
  }

  // ---- choosing a game ----

  /** Shows the last game of this kind, or a new one. @param {Game} game */
  choose(game) {
    if (game === this.session.game) return;
    this.attempt(() => this.#replace(this.#library.kept(game) ?? Session.create(this.#core, game)));
  }

  /**
   * @param {Game} game
   * @param {Options} options
   * @param {Side} begins
   * @param {string} [seats]
   */
  start(game, options, begins, seats) {
    this.attempt(() => this.#replace(Session.create(this.#core, game, options, begins), seats));
  }

  /** Shows a game from outside. @param {() => Session} make */
  show(make) {
    this.attempt(() => this.#replace(make()));
  }

  /**
   * A new game from a position set up by hand.
   * @param {SetupInfo} setup
   * @param {string} [seats]
   */
  startFrom(setup, seats = this.session.seats) {
    this.attempt(() => this.#replace(Session.lay(this.#core, setup), seats));
  }

  /**
   * Opens the first link in a text from the address or the clipboard.
   * @param {string} text
   */
  openLink(text) {
    // Where nothing looks like a link, the core tells what is missing.
    let link = /** @type {Link} */ ({ code: text });
    this.attempt(() => {
      [link = link] = findLinks(text);
      this.visit(link);
    });
    if (!hasPlace(link)) this.#address();
  }

  /**
   * Opens a link. One with a place is left to share/arrive.js, which shows the game here and then the place.
   * @param {Link} link
   * @throws {Problem}
   */
  visit(link) {
    this.#link = link;
    if (!hasPlace(link)) return this.openCode(link.code);
    this.later(async () => {
      const { arrive } = await load("arrive");
      // Another link may have been opened meanwhile.
      if (link === this.#link) await arrive(this, link);
    });
  }

  /** Shows the game of a share code. @param {string} code @throws {Problem} */
  openCode(code) {
    if (code !== this.session.code) this.#replace(this.#library.linked(code));
    this.#address();
  }

  /** The game that was replaced, and a sentence about it. */
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
      session.lines = aside.lines ?? [];
      this.#library.aside = null;
      this.#replace(session, aside.seats);
    });
  }

  /**
   * Shows another game. If it replaces one of its kind that was begun, people can bring that back.
   * @param {Session} session
   * @param {string} [seats]  by default the game's own
   */
  #replace(session, seats = session.seats) {
    hideNotice();
    this.#leave();
    const old = this.session;
    const replaced = old.game === session.game ? old : this.#library.kept(session.game);
    this.session = session;
    session.seats = seats;
    if (replaced && (replaced.turns.length || replaced.canRedo) && replaced.saved !== session.saved) {
      const { game, saved, turns, lines, seats } = replaced;
      this.#library.aside = { game, saved, turns: turns.length, lines, seats };
      const offer = { label: t("do.bringBack"), run: () => this.bringBack() };
      notice(this.aside?.text ?? "", offer, () => (this.#library.aside = null));
    }
    old.close();
    if (replaced !== old) replaced?.close();
    this.#shown();
    this.#announce();
  }

  /** Shows a game that has just come onto the page. */
  #shown() {
    this.#chosen = null;
    this.#running = "turn";
    this.#leave();
    this.#view.setBoard(this.session.board);
    document.body.dataset.game = this.session.game;
    recallTeams(this.session.game);
    document.body.classList.toggle("named", areNamed());
    document.body.classList.toggle("wide", this.session.board.columns > 14);
    this.onGame();
    this.player.load(this.session.timeline);
    this.keep();
    this.sit();
  }

  /** Has the computer play its sides. */
  sit() {
    if (/[1-6]/.test(this.session.seats)) this.later(async () => (await load("computer")).sit(this));
  }

  /** What of the game may be stored now. */
  get keepable() {
    return this.modes.store() ?? this.session;
  }

  /** Stores the game, as far as modes allow, and puts it into the address. */
  keep() {
    this.#library.keep(this.keepable);
    this.#address();
  }

  #address() {
    const hash = `#${this.session.code}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
  }

  /**
   * Calls the core. Problems are reported; after a crash the game is restored.
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

  /** Moves the focus to the board when the focused element is gone. */
  focusBoard() {
    this.#grid.focus();
  }

  /**
   * Handles a press on a hole.
   * @param {Press} press
   */
  press(press) {
    const { player, session } = this;
    if (this.modes.decide({ press })) return;
    const { hole, all, repeat } = press;
    if (player.running) {
      const taking = player.event?.type === "take" && player.goal?.turn === player.cursor.turn;
      // The second half of a double click means nothing, unless single seeds are being taken.
      if (repeat && !taking) return;
      player.finish();
      if (!taking) return;
    }
    const refusal = this.#here ? this.#here.refusals[hole] : "back";
    if (refusal) return this.say(this.#refusalSentence(hole, refusal));
    hideNotice();
    this.#chosen = hole;
    // A sowing can only be held back in the present position.
    if (this.secret) this.attempt(() => this.#goBackHere());
    if (session.position.owed && player.atEnd) return this.play({ type: "take", hole }, all ? Infinity : 1);
    if (!this.modes.decide({ sow: hole })) this.play({ type: "sow", hole });
  }

  /**
   * Plays a move in the position on the board, and shows it. At an earlier turn that starts a variation; the old one is
   * kept.
   * @param {Move} move
   * @param {number} times  repeats the move as long as it is legal
   */
  play(move, times = 1) {
    this.attempt(() => {
      const { session } = this;
      const { lines } = session;
      if (this.#goesOnWith(move)) return;
      this.#goBackHere();
      const { turn, owed } = session.position;
      for (let i = 0; i < times; i++) {
        session.play(move);
        const { position } = session;
        if (move.type !== "take" || position.turn !== turn || position.outcome || position.owed >= owed + i + 1) break;
        if (position.owed === 0 || position.refusals[move.hole]) break;
      }
      this.keep();
      this.run(session.timeline);
      const [variation] = session.lines;
      if (session.lines !== lines) this.later(async () => (await load("variations")).offerVariation(this, variation));
    });
  }

  // ---- variations: an earlier turn can be played differently ----

  /** How many turns lie before the cursor; null in the middle of a turn. */
  get turnsBefore() {
    const { player } = this;
    const { turn, event } = player.cursor;
    if (event === 0) return turn;
    return player.turn?.complete && event >= player.turn.events.length ? turn + 1 : null;
  }

  /**
   * Whether the board shows an earlier position from which the game continued with exactly this move: then that is
   * shown.
   * @param {Move} move
   */
  #goesOnWith(move) {
    const { player, session } = this;
    const turns = this.turnsBefore;
    const next = turns === null || player.atEnd ? null : session.turns[turns];
    if (!next || !isJust(next.events, move)) return false;
    this.#running = "turn";
    this.#view.follow();
    player.run({ turn: session.turns.indexOf(next), event: Infinity });
    return true;
  }

  /** Takes the game back to the position on the board; what followed can be redone until another move is played. */
  #goBackHere() {
    const { player, session } = this;
    const turns = this.turnsBefore;
    if (player.atEnd || turns === null) return;
    session.goBackTo(turns);
    player.extend(session.timeline);
  }

  /** Shows the list of variations as soon as there are any. */
  #showVariations() {
    const lines = this.#variations;
    if (lines || !this.session.lines.length || this.#awaited) return lines?.show();
    this.#awaited = true;
    this.later(async () => {
      const { VariationList } = await load("variations");
      this.#variations = new VariationList(this);
      this.#variations.show();
    });
  }

  /** Runs to the end of the game, or of what may be seen of it. @param {Timeline} timeline */
  run(timeline) {
    this.#running = "turn";
    this.player.extend(timeline);
    this.#view.follow();
    this.player.run();
  }

  /** Takes all that can be taken from the chosen hole. */
  takeAll() {
    if (this.#chosen !== null) this.press({ hole: this.#chosen, all: true, repeat: false });
  }

  resign() {
    this.attempt(() => {
      this.#leave();
      this.session.resign();
      this.keep();
      this.player.load(this.session.timeline);
      this.#announce();
    });
  }

  /** @param {'undo' | 'redo'} way */
  travel(way) {
    const { session } = this;
    if (!(way === "undo" ? session.canUndo : session.canRedo)) return false;
    const undone = session.turns.at(-1)?.notation ?? "";
    this.alter(() => session[way]());
    const move = way === "undo" ? undone : (session.turns.at(-1)?.notation ?? "");
    this.say(t(way === "undo" ? "note.undone" : "note.redone", { move }));
    return true;
  }

  /** Changes the game other than by a move, and shows its end. @param {() => void} work */
  alter(work) {
    this.attempt(() => {
      this.#leave();
      work();
      this.keep();
      this.#chosen = null;
      this.player.load(this.session.timeline);
    });
  }

  /**
   * Runs an action from the table by its name.
   * @param {string} name
   * @returns {boolean} false when there was nothing to do
   */
  act(name) {
    if (this.modes.decide({ action: name })) return true;
    const action = actions[name];
    return action !== undefined && action.run(this) !== false;
  }

  /** Plays or pauses. */
  toggle() {
    this.#running = "turn";
    this.#view.follow();
    this.player.toggle();
  }

  /** @param {Unit} unit @param {1 | -1} way */
  step(unit, way) {
    this.#running = unit === "turn" ? "turn" : "step";
    this.#view.follow();
    this.player.step(unit, way);
  }

  /**
   * Opens the rules, at one of them if named.
   * @param {Game} [game]
   * @param {string} [name]  of a rule or a disputed point, as in docs/RULES.md
   */
  openBook(game = this.session.game, name) {
    this.player.pause();
    this.later(async () => (await load("book")).openBook(game, name));
  }

  /**
   * Opens the editor, with the board of the game or another one.
   * @param {{game: Game, options: Options, begins: Side, seats?: string}} [wish]
   */
  layOut(wish) {
    this.player.pause();
    this.later(async () => (await load("editor")).openEditor(this, wish));
  }

  /** Does something that loads a part of the page first. @param {() => Promise<void>} work */
  async later(work) {
    try {
      await work();
    } catch (thrown) {
      console.error(thrown);
      notice(t("note.part"));
    }
  }

  /**
   * Jumps to a place on the timeline.
   * @param {Cursor} cursor
   * @param {'turn' | 'step'} [how]
   * @param {boolean} [announced]
   */
  goTo(cursor, how = "turn", announced = true) {
    this.#running = how;
    this.player.jump(cursor);
    if (announced) this.#announce();
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
    this.#scrubber?.show(this.session.board, player.timeline, player.cursor);
    // While seeds move, words change only with the events.
    const moment = `${player.cursor.turn} ${player.cursor.event} ${player.running}`;
    if (moment !== this.#worded) this.#remark = null;
    else if (what === "moved") return;
    this.#worded = moment;
    if (what !== "moved") this.#describeHoles();
    this.#word();
    this.modes.shown(what);
    if (what === "arrived" || what === "paused") this.#announce();
  }

  // ---- modes ----

  /** Whether the effects of moves must not be revealed. */
  get secret() {
    return this.modes.secret;
  }

  /** Called when the teams' names have changed. */
  renamed() {
    document.body.classList.toggle("named", areNamed());
    this.#moves?.show([], -1);
    this.#view.refresh();
    this.refresh();
  }

  /** Shows the same moment again, after a mode has changed its meaning. */
  refresh() {
    this.#show("jumped");
  }

  /** Removes the sentence that replaces the caption. */
  hush() {
    this.#remark = null;
  }

  /** Ends whatever modes were doing with this game. */
  #leave() {
    this.modes.forget();
  }

  /** The moment on the board. */
  get picture() {
    return this.#view.picture;
  }

  /** The marks on the board. @returns {Marks} */
  #marks() {
    const { player } = this;
    const here = this.#here;
    const { state } = player.frame;
    const { turn, cursor } = player;
    const done = turn?.events.slice(0, cursor.event) ?? [];
    /** @type {Marks} */
    const marks = { turn: here?.outcome ? null : state.turn, ...tracesOf(done) };
    if (turn && !player.running && this.#running === "step") {
      Object.assign(marks, this.#lapMarks?.(this.session.board, turn, cursor.event));
    }
    if (here) {
      const holes = new Set(here.legal.flatMap((move) => (move.type === "pass" ? [] : [move.hole])));
      if (here.owed) marks.takeable = holes;
      else marks.playable = holes;
      marks.endless = new Set(here.refusals.flatMap((refusal, hole) => (refusal === "endless" ? [hole] : [])));
    }
    return this.modes.mark(marks);
  }

  /** @param {number | null} hole */
  #focus(hole) {
    if (hole === null || this.#here?.refusals[hole] !== null) return;
    this.#chosen = hole;
    if (!this.player.running) this.#showPanel();
  }

  /** Updates the names of the holes and whether they can be chosen, for screen readers and pointers. */
  #describeHoles() {
    const { player, session } = this;
    const { board } = session;
    const here = this.#here;
    const position = here ?? session.position;
    board.holes.forEach((_, hole) => {
      const refusal = here ? here.refusals[hole] : "back";
      const own = { label: holeLabel(board, player.frame.state, hole, refusal, position), can: !refusal };
      const { label, can } = this.modes.name(hole, own);
      this.#grid.describe(hole, label, can);
    });
    const first = position.refusals.indexOf(null);
    if (here && first >= 0 && position.refusals[this.#grid.current]) this.#grid.suggest(first);
  }

  /** Updates the words and buttons around the board, and the list of turns. */
  #word() {
    const { player, session } = this;
    this.#showPanel();
    this.#moves?.show(
      session.turns,
      this.elsewhere !== null ? this.elsewhere - 1 : player.atStart ? -1 : player.cursor.turn,
    );
    this.#showVariations();
  }

  #showPanel() {
    const { scene } = this;
    showPanel(scene, this.#remark ?? this.modes.say("caption"));
    showActions(scene);
  }

  /** How many turns of the game lie before what the board shows in its place; null when it shows the game. */
  get elsewhere() {
    return this.modes.elsewhere;
  }

  /** What can be played at the cursor; null while seeds move and in the middle of a turn. */
  get #here() {
    const { player, session } = this;
    if (player.running || this.elsewhere !== null) return null;
    /** @type {Position | null} */
    let position = session.position;
    if (!player.atEnd) {
      // A mode may show only a part of the game.
      const turns = player.timeline.turns === session.turns ? this.turnsBefore : null;
      position = null;
      if (turns !== null) this.attempt(() => (position = session.positionAt(turns)));
    }
    return position && this.modes.see(position);
  }

  /** What the words around the board are about. */
  get scene() {
    const { session, player } = this;
    return {
      session,
      player,
      here: this.#here,
      chosen: this.#chosen,
      fine: this.#running === "step",
      turn: this.modes.say("turn"),
      byItself: this.modes.byItself,
    };
  }

  /** @param {number} hole @param {Refusal | 'back'} refusal */
  #refusalSentence(hole, refusal) {
    const { session, player } = this;
    return refusalSentence(session.board, player.frame.state, hole, refusal, this.#here ?? session.position);
  }

  /** Says something in place of the caption, until something moves. @param {string} text */
  say(text) {
    this.#remark = text;
    this.#word();
    tell(text);
  }

  /** Tells screen readers what the board shows now. */
  #announce() {
    const { player, session } = this;
    const { outcome, owed, turn } = session.position;
    const member = player.atEnd && !outcome && !owed ? memberToMove(player.timeline, player.cursor, turn) : "";
    const next = this.modes.say("next") ?? (member && t("say.member", { member }));
    tell([this.modes.say("news"), this.modes.say("caption") ?? captionOf(this.scene), next].filter(Boolean).join(" "));
  }
}
