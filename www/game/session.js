// One game in play: the core's table, and what the page needs to know about it after each move.

/** @import {BoardInfo, Game, GameStart, Move, Options, Position, SetupInfo, Standing} from '../../src/wasm/page.js' */
/** @import {Side, Turn} from '../../src/wasm/page.js' */
/** @import {Timeline} from './timeline.js' */
/** @import {Core} from './core.js' */

/** @typedef {InstanceType<import('./core.js').Api['GameTable']>} GameTable */

/**
 * A variation that was left for another: the link code of all its turns, and their notation.
 * @typedef {{code: string, moves: string[]}} Variation
 */

/** The code of a whole variation, undone turns included. @param {string} saved */
const whole = (saved) => saved.split("~")[0];

/** A game on the table. All methods throw what `Core.call` throws; after a crash `restart` brings the game back. */
export class Session {
  /** @type {BoardInfo} */ board;
  /** @type {GameStart} */ start;
  /** @type {Position} */ position;
  /** @type {Turn[]} */ turns = [];
  canUndo = false;
  canRedo = false;
  /** The link code of the game as it stands. */
  code = "";
  /** The text that restores the game. */
  saved = "";
  /** Lines that were left, the last one first. @type {Variation[]} */ lines = [];
  /** Who plays South and North, a digit each: 0 is a person, 1 to 6 the computer at that level. Empty: two people. */
  seats = "";

  #core;
  /** @type {GameTable} */ #table;
  /** What can be played after so many turns, as far as it was asked for. @type {Map<number, Position>} */ #places =
    new Map();
  /**
   * A table set back to an earlier turn.
   * @type {{saved: string, turns: number, table: GameTable} | null}
   */
  #aside = null;

  /**
   * @param {Core} core
   * @param {(api: import('./core.js').Api) => GameTable} make
   */
  constructor(core, make) {
    this.#core = core;
    this.#table = core.call(make);
    const [board, start, standing] = core.call(() => [
      this.#table.board(),
      this.#table.start(),
      this.#table.standing(),
    ]);
    this.board = board;
    this.start = start;
    this.position = standing.position;
    core.call(() => this.#read(standing));
  }

  /**
   * A new game.
   * @param {Core} core
   * @param {Game} game
   * @param {Options} [options]
   * @param {Side} [begins]
   */
  static create(core, game, options = {}, begins = "south") {
    return new Session(core, ({ GameTable }) => new GameTable(game, options, begins));
  }

  /** A new game from a position set up by hand. @param {Core} core @param {SetupInfo} setup */
  static lay(core, setup) {
    return new Session(core, ({ GameTable }) => GameTable.fromSetup(setup));
  }

  /** From a link. @param {Core} core @param {string} code */
  static open(core, code) {
    return new Session(core, ({ GameTable }) => GameTable.open(code));
  }

  /** From a saved text. @param {Core} core @param {string} text */
  static restore(core, text) {
    return new Session(core, ({ GameTable }) => GameTable.restore(text));
  }

  get game() {
    return this.start.game;
  }

  get traits() {
    return this.start.traits;
  }

  /** @returns {Timeline} */
  get timeline() {
    return { turns: this.turns, first: this.turns[0]?.before ?? this.position, rules: this.start };
  }

  /**
   * Plays a move.
   * @param {Move} move
   */
  play(move) {
    this.#act((table) => table.play(move));
  }

  /**
   * What a sowing or a take would do, without playing it.
   * @param {Move} move
   * @param {number} [turns]  after this many turns instead of now
   */
  preview(move, turns = this.turns.length) {
    return this.#at(turns, (table) => table.preview(move));
  }

  /**
   * What could be played after this many whole turns, 0 for the beginning.
   * @param {number} turns
   * @returns {Position}
   */
  positionAt(turns) {
    if (turns === this.turns.length) return this.position;
    let position = this.#places.get(turns);
    if (!position) this.#places.set(turns, (position = this.#at(turns, (table) => table.position())));
    return position;
  }

  /** Takes back all but the first turns, so that they can be redone. @param {number} turns */
  goBackTo(turns) {
    this.#do((table) => {
      table.goBackTo(turns);
      return table.standing();
    });
  }

  /**
   * Switches to a variation and keeps the present one in its place.
   * @param {Variation} kept
   */
  takeUp(kept) {
    const left = whole(this.saved);
    const table = this.#core.call(({ GameTable }) => GameTable.open(kept.code));
    this.lines = this.lines.filter((variation) => variation !== kept);
    this.#core.call(() => this.#table.free());
    this.#table = table;
    this.turns = [];
    this.#places.clear();
    this.#do((table) => table.standing());
    this.#keep(left);
  }

  /**
   * Acting differently discards the undone turns, so their variation is kept.
   * @param {(table: GameTable) => Standing} work
   */
  #act(work) {
    const before = whole(this.saved);
    const undone = this.canRedo;
    this.#do(work);
    if (undone && whole(this.saved) !== before) this.#keep(before);
  }

  /**
   * Keeps a variation, unless it is kept already or the present one continues it.
   * @param {string} code
   */
  #keep(code) {
    this.#core.call(({ GameTable }) => {
      const table = GameTable.open(code);
      const moves = Array.from({ length: table.turns() }, (_, i) => table.turn(i).notation);
      table.free();
      if (moves.every((move, i) => move === this.turns[i]?.notation)) return;
      this.lines = [{ code, moves }, ...this.lines.filter((variation) => variation.code !== code)];
    });
  }

  /**
   * Asks a table that is set to this many turns.
   * @template T
   * @param {number} turns
   * @param {(table: GameTable) => T} work
   * @returns {T}
   */
  #at(turns, work) {
    return this.#core.call(({ GameTable }) => {
      if (turns === this.turns.length) return work(this.#table);
      if (this.#aside?.saved !== this.saved || this.#aside.turns !== turns) {
        this.#aside?.table.free();
        this.#aside = null;
        const table = GameTable.restore(this.saved);
        table.goBackTo(turns);
        this.#aside = { saved: this.saved, turns, table };
      }
      return work(this.#aside.table);
    });
  }

  /** The link code of the game after this many whole turns. @param {number} turns */
  codeAt(turns) {
    return this.#at(turns, (table) => table.code());
  }

  /** The present position as a set-up. */
  setup() {
    return this.#core.call(() => this.#table.setup());
  }

  undo() {
    this.#do((table) => table.undo());
  }

  redo() {
    this.#do((table) => table.redo());
  }

  /** The side to move resigns. */
  resign() {
    this.#act((table) => table.resign());
  }

  /** After a crash: loads a fresh core and restores the game as last saved. */
  async restart() {
    await this.#core.restart();
    this.#aside = null;
    this.#table = this.#core.call(({ GameTable }) => GameTable.restore(this.saved));
    this.turns = [];
    this.#do((table) => table.standing());
  }

  /** Frees the core's memory. */
  close() {
    this.#core.call(() => {
      this.#table.free();
      this.#aside?.table.free();
    });
  }

  /** Does something with the table and reads how the game stands then. @param {(table: GameTable) => Standing} work */
  #do(work) {
    this.#core.call(() => this.#read(work(this.#table)));
  }

  /** Reads what has changed. Only the last turn can differ; the others are reused. @param {Standing} standing */
  #read({ turns: count, last, position, canUndo, canRedo, code, saved }) {
    const turns = this.turns.slice(0, Math.max(0, Math.min(count, this.turns.length) - 1));
    while (turns.length < count - 1) turns.push(this.#table.turn(turns.length));
    if (last) turns.push(last);
    this.turns = turns;
    for (const place of this.#places.keys()) if (place >= count) this.#places.delete(place);
    Object.assign(this, { position, canUndo, canRedo, code, saved });
  }
}
