// Which game is on the board: a new one, the last one of its kind, one from outside. Stores it after each change.

/** @import {Game, GameInfo, Options, SetupInfo, Side} from '../../src/wasm/page.js' */
/** @import {Core} from '../game/core.js' */
/** @import {Library} from '../game/library.js' */
/** @import {Modes} from './modes.js' */
/** @import {Scene} from './scene.js' */
/** @import {Stage} from './stage.js' */

import { Session } from "../game/session.js";
import { recallTeams } from "../game/teams.js";
import { hideNotice, notice } from "../page/notices.js";
import { t } from "../words/i18n.js";
import { writeAddress } from "./address.js";
import { attempt, restoreBy } from "./attempt.js";

export class Games {
  /** The four games and their choices. @type {readonly GameInfo[]} */ infos;

  #core;
  #library;
  #scene;
  #stage;
  #modes;
  #placed;

  /**
   * @param {Core} core
   * @param {Library} library
   * @param {Scene} scene
   * @param {Stage} stage
   * @param {Modes} modes
   * @param {() => void} placed  called when another game is on the page
   */
  constructor(core, library, scene, stage, modes, placed) {
    this.#core = core;
    this.#library = library;
    this.#scene = scene;
    this.#stage = stage;
    this.#modes = modes;
    this.#placed = placed;
    this.infos = core.call(({ games }) => games());
    restoreBy(async () => {
      await scene.session.restart();
      this.place();
    });
  }

  // ---- choosing a game ----

  /** Shows the last game of this kind, or a new one. @param {Game} game */
  choose(game) {
    if (game === this.#scene.session.game) return;
    attempt(() => this.#replace(this.#library.kept(game) ?? Session.create(this.#core, game)));
  }

  /**
   * @param {Game} game
   * @param {Options} options
   * @param {Side} begins
   * @param {string} [seats]
   */
  start(game, options, begins, seats) {
    attempt(() => this.#replace(Session.create(this.#core, game, options, begins), seats));
  }

  /** Shows a game from outside. @param {() => Session} make */
  show(make) {
    attempt(() => this.#replace(make()));
  }

  /**
   * A new game from a position set up by hand.
   * @param {SetupInfo} setup
   * @param {string} [seats]
   */
  startFrom(setup, seats = this.#scene.session.seats) {
    attempt(() => this.#replace(Session.lay(this.#core, setup), seats));
  }

  /** Shows the game of a share code. @param {string} code @throws {Problem} */
  openCode(code) {
    const { session } = this.#scene;
    if (code !== session.code) this.#replace(this.#library.linked(code));
    writeAddress(this.#scene.session.code);
  }

  // ---- the game that was replaced ----

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
    attempt(() => {
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
    this.#modes.forget();
    const old = this.#scene.session;
    const replaced = old.game === session.game ? old : this.#library.kept(session.game);
    this.#scene.session = session;
    session.seats = seats;
    if (replaced && (replaced.turns.length || replaced.canRedo) && replaced.saved !== session.saved) {
      const { game, saved, turns, lines, seats } = replaced;
      this.#library.aside = { game, saved, turns: turns.length, lines, seats };
      const offer = { label: t("do.bringBack"), run: () => this.bringBack() };
      notice(this.aside?.text ?? "", offer, () => (this.#library.aside = null));
    }
    old.close();
    if (replaced !== old) replaced?.close();
    this.place();
    this.#stage.announce();
  }

  /** Puts a game that is new on the page onto the board. */
  place() {
    const scene = this.#scene;
    scene.chosen = null;
    scene.way = "turn";
    this.#modes.forget();
    recallTeams(scene.session.game);
    this.#stage.setBoard();
    scene.player.load(scene.session.timeline);
    this.keep();
    this.#placed();
  }

  // ---- storing it ----

  /** What of the game may be stored now. */
  get keepable() {
    return this.#modes.store() ?? this.#scene.session;
  }

  /** Stores the game, as far as modes allow, and puts it into the address. */
  keep() {
    this.#library.keep(this.keepable);
    writeAddress(this.#scene.session.code);
  }
}
