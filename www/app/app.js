// The parts of the page that are always there, and how they hang together. Features get this, and say which of it they
// use.

/** @import {Game, Options, Side} from '../../src/wasm/page.js' */
/** @import {Core} from '../game/core.js' */
/** @import {Library} from '../game/library.js' */
/** @import {Session} from '../game/session.js' */

import { actions } from "./actions.js";
import { Address } from "./address.js";
import { GameChoice } from "./choice.js";
import { Games } from "./games.js";
import { use } from "./load.js";
import { Modes } from "./modes.js";
import { Playing } from "./playing.js";
import { Scene } from "./scene.js";
import { Stage } from "./stage.js";

/** A game to be set up. @typedef {{game: Game, options: Options, begins: Side, seats?: string}} Wish */

export class App {
  modes = new Modes();
  scene;
  stage;
  games;
  playing;
  address;

  /**
   * @param {Core} core
   * @param {Library} library
   * @param {Session} session  the first game to show
   */
  constructor(core, library, session) {
    this.scene = new Scene(session, this.modes, (what) => this.stage.show(what));
    this.stage = new Stage(this.scene, this.modes, {
      press: (press) => this.playing.press(press),
      goTo: (cursor, way, announced) => this.playing.goTo(cursor, way, announced),
      act: (action) => this.act(action),
      takeUp: (variation) => use("variations", ({ takeUp }) => takeUp(this, variation)),
    });
    this.games = new Games(core, library, this.scene, this.stage, this.modes, () => {
      choice.show(this.scene.session.game);
      this.sit();
    });
    const choice = new GameChoice(this.games.infos, (game) => this.games.choose(game));
    this.playing = new Playing(this.scene, this.stage, this.games, this.modes, (variation) =>
      use("variations", ({ offerVariation }) => offerVariation(this, variation)),
    );
    this.address = new Address(this);
    this.games.place();
    this.stage.begin();
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

  /** Has the computer play its sides. */
  sit() {
    if (/[1-6]/.test(this.scene.session.seats)) use("computer", ({ sit }) => sit(this));
  }

  /**
   * Opens the rules, at one of them if named.
   * @param {Game} [game]
   * @param {string} [name]  of a rule or a disputed point, as in docs/RULES.md
   */
  openBook(game = this.scene.session.game, name) {
    this.stage.pause();
    use("book", ({ openBook }) => openBook(game, name));
  }

  /**
   * Opens the editor, with the board of the game or another one.
   * @param {Wish} [wish]
   */
  layOut(wish) {
    this.stage.pause();
    use("editor", ({ openEditor }) => openEditor(this, wish));
  }
}
