// One game as it is being played: the core's table, and what the page needs to know of it after each move.

/** @import {BoardInfo, Game, GameStart, Move, Options, Position, SetupInfo, Side, Turn} from '../src/boundary.js' */
/** @import {Line} from './timeline.js' */
/** @import {Core} from './wasm.js' */

/** @typedef {InstanceType<import('./wasm.js').Api['Table']>} Table */

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
  /** The text from which the game can be restored. */
  saved = "";

  #core;
  /** @type {Table} */ #table;

  /**
   * @param {Core} core
   * @param {(api: import('./wasm.js').Api) => Table} make
   */
  constructor(core, make) {
    this.#core = core;
    this.#table = core.call(make);
    const [board, start, position] = core.call(() => [
      this.#table.board(),
      this.#table.start(),
      this.#table.position(),
    ]);
    this.board = board;
    this.start = start;
    this.position = position;
    this.#refresh();
  }

  /**
   * A new game.
   * @param {Core} core
   * @param {Game} game
   * @param {Options} [options]
   * @param {Side} [begins]
   */
  static create(core, game, options = {}, begins = "south") {
    return new Session(core, ({ Table }) => new Table(game, options, begins));
  }

  /** A new game from a position laid out by hand. @param {Core} core @param {SetupInfo} setup */
  static lay(core, setup) {
    return new Session(core, ({ Table }) => Table.fromSetup(setup));
  }

  /** From a link. @param {Core} core @param {string} code */
  static open(core, code) {
    return new Session(core, ({ Table }) => Table.open(code));
  }

  /** From a saved text. @param {Core} core @param {string} text */
  static restore(core, text) {
    return new Session(core, ({ Table }) => Table.restore(text));
  }

  get game() {
    return this.start.game;
  }

  /** @returns {Line} */
  get line() {
    return { turns: this.turns, first: this.turns[0]?.before ?? this.position, rules: this.start };
  }

  /** @param {Move} move */
  play(move) {
    this.#do((table) => table.play(move));
  }

  /**
   * What a sowing or a take would do; nothing is played.
   * @param {Move} move
   */
  preview(move) {
    return this.#core.call(() => this.#table.preview(move));
  }

  /** The present position as a lay-out. */
  setup() {
    return this.#core.call(() => this.#table.setup());
  }

  undo() {
    return this.#do((table) => table.undo());
  }

  redo() {
    return this.#do((table) => table.redo());
  }

  /** The side to move gives up. */
  resign() {
    this.#do((table) => table.resign());
  }

  /** After a crash: a fresh core and the game as it was last saved. */
  async restart() {
    await this.#core.restart();
    this.#table = this.#core.call(({ Table }) => Table.restore(this.saved));
    this.turns = [];
    this.#refresh();
  }

  /** Gives the core its memory back. */
  close() {
    this.#core.call(() => this.#table.free());
  }

  /**
   * @template T
   * @param {(table: Table) => T} work
   * @returns {T}
   */
  #do(work) {
    const result = this.#core.call(() => work(this.#table));
    this.#refresh();
    return result;
  }

  /** Reads what has changed. Only the last turn can have: the others are kept as they are. */
  #refresh() {
    this.#core.call(() => {
      const table = this.#table;
      const count = table.turns();
      const turns = this.turns.slice(0, Math.max(0, Math.min(count, this.turns.length) - 1));
      while (turns.length < count) turns.push(table.turn(turns.length));
      this.turns = turns;
      this.position = table.position();
      this.canUndo = table.canUndo();
      this.canRedo = table.canRedo();
      this.code = table.code();
      this.saved = table.save();
    });
  }
}
