// The address bar: it always holds a link to the game on the board, and a link in it is opened.

/** @import {Link} from '../../src/wasm/page.js' */
/** @import {App} from './app.js' */

import { findLinks } from "../game/links.js";
import { attempt } from "./attempt.js";
import { load, loading } from "./load.js";

/** The link in the address. Where a program has escaped its `#`, it stands in the question, from which it is taken. */
export function linkAsked() {
  const { hash, pathname, search } = location;
  const [question, link] = search.split(/%(?:25)*23(.*)/);
  if (hash || !link) return hash.slice(1);
  history.replaceState(null, "", pathname + question);
  return link;
}

/** @param {string} code  of the game on the board */
export function writeAddress(code) {
  const hash = `#${code}`;
  if (location.hash !== hash) history.replaceState(null, "", hash);
}

/** @param {Link} link */
const hasPlace = ({ place, damaged }) => place || damaged;

export class Address {
  #app;
  /** The last link that was asked for. @type {Link | null} */
  #link = null;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    // A game opened just before may have replaced the address since.
    addEventListener("hashchange", ({ newURL }) => this.openLink(new URL(newURL).hash.slice(1)));
  }

  /**
   * Opens the first link in a text from the address or the clipboard.
   * @param {string} text
   */
  openLink(text) {
    // Where nothing looks like a link, the core tells what is missing.
    let link = /** @type {Link} */ ({ code: text });
    attempt(() => {
      [link = link] = findLinks(text);
      this.visit(link);
    });
    if (!hasPlace(link)) writeAddress(this.#app.scene.session.code);
  }

  /**
   * Opens a link. One with a place is left to share/arrive.js, which shows the game and then the place.
   * @param {Link} link
   * @throws {Problem}
   */
  visit(link) {
    this.#link = link;
    if (!hasPlace(link)) return this.#app.games.openCode(link.code);
    loading(async () => {
      const { arrive } = await load("arrive");
      // Another link may have been opened meanwhile.
      if (link === this.#link) await arrive(this.#app, link);
    });
  }
}
