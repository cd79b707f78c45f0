// Playing by sending each other links: a link opens before the last turn, which is played at once, with the board
// turned to the reader; after the reader's own turn the page offers to send the link on.

/** @import {Side} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Mode} from '../app/modes.js' */
/** @import {Change} from '../game/player.js' */
/** @import {Session} from '../game/session.js' */

import { load } from "../app/load.js";
import { offerOf } from "../app/toolbar.js";
import { goesOn, writeLink } from "../game/links.js";
import { opponent } from "../game/sides.js";
import { compare } from "../game/timeline.js";
import { clock } from "../platform/clock.js";
import { copy, linkTo, shareSheet } from "../platform/send.js";
import { lend } from "../platform/settings.js";
import { embedded, storage } from "../platform/storage.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/** How many milliseconds to show the board before the last turn is played. */
const MOMENT = 1200;
/** The key of the games played this way, so that the offer survives a reload. */
const KEY = "post";

/**
 * What is kept of such a game: one's own side, and the share code of the last link opened.
 * @typedef {{side: Side, code: string}} Posted
 */

/** @type {Post | null} */
let post = null;

/** Plays the last turn of a link that says “your turn”. @param {App} app */
export function watch(app) {
  const { session } = app.scene;
  const side = readerOf(session);
  const last = session.turns.at(-1);
  lend({ bottom: side });
  app.playing.alter(() => {});
  postOf(app).begin(side);
  if (!last) return app.stage.say(t("place.first", { side: sideName(side) }));
  app.playing.goTo({ turn: session.turns.length - 1, event: 0 }, "turn", false);
  app.stage.say(t(session.position.outcome ? "place.ended" : "place.watch", { side: sideName(last.side) }));
  const { player } = app.scene;
  const { cursor } = player;
  clock.after(MOMENT, () => {
    const same = app.scene.session === session && compare(player.cursor, cursor) === 0;
    if (same && !player.running) app.act("play");
  });
}

/** Continues games that are played by links, after a reload. @param {App} app */
export const resume = (app) => void postOf(app);

/** Sends the last turn. @param {App} app */
export const send = (app) => postOf(app).send();

/** @param {App} app */
const postOf = (app) => (post ??= new Post(app));

/**
 * The side that reads a “your turn” link of a game: the one to move or, when it is over, the one that would be.
 * @param {Session} session
 */
export function readerOf({ turns, position }) {
  const last = turns.at(-1);
  return last?.complete ? opponent(last.side) : position.turn;
}

/** Offers to send one's turn. @implements {Mode} */
class Post {
  #app;
  /** By the kind of game. @type {Record<string, Posted>} */ #games = {};
  #button = offerOf("send", "primary");

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    try {
      this.#games = JSON.parse(storage.get(KEY) ?? "{}");
    } catch {
      // Unreadable: counts as none.
    }
    if (embedded) return;
    document.querySelector(".offers")?.prepend(this.#button);
    app.modes.add("post", this);
    this.shown("jumped");
  }

  /** From now on the game on the board is played this way. @param {Side} side */
  begin(side) {
    const { game, code } = this.#app.scene.session;
    this.#games[game] = { side, code };
    this.#keep();
  }

  #keep() {
    if (Object.keys(this.#games).length) storage.set(KEY, JSON.stringify(this.#games));
    else storage.remove(KEY);
  }

  /** @param {Change} what */
  shown(what) {
    if (what === "moved") return;
    const { atRest, session } = this.#app.scene;
    const { side, code } = this.#games[session.game] ?? {};
    const last = session.turns.at(-1);
    const played = last?.complete && last.side === side && code !== undefined && goesOn(session.code, code);
    this.#button.hidden = !(played && atRest);
  }

  async send() {
    const { session } = this.#app.scene;
    const side = sideName(readerOf(session));
    const over = session.position.outcome !== null;
    const url = linkTo(writeLink(session.code, { yours: true }));
    const title = t("post.title", { game: t(`game.${session.game}.name`) });
    const move = session.turns.at(-1)?.notation ?? "";
    const text = t(over ? "post.over" : "post.text", { move });
    if (await shareSheet({ title, text, url })) this.#app.stage.say(t("post.sent", { side }));
    else if (await copy(url)) this.#app.stage.say(t("post.copied", { side }));
    else (await load("share")).openShare(this.#app, "yours");
    if (!over) return;
    delete this.#games[session.game];
    this.#keep();
  }
}
