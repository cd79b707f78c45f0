// Present mode: the board fills the screen, everything is legible from the back of the room, and controls fade. It
// works with a presenter's remote, and leaves the page exactly as it was.

/** @import {App} from '../app/app.js' */
/** @import {Cursor} from '../game/timeline.js' */

import { tell } from "../page/announce.js";
import { clock, Timer } from "../platform/clock.js";
import { byId } from "../platform/dom.js";
import { t } from "../words/i18n.js";

/** The controls fade after this many milliseconds without activity. */
const CALM = 3000;

/** What keys do here; presenters' remotes send these four. @type {Record<string, string>} */
const REMOTE = { PageUp: "lap-back", PageDown: "lap-on", F5: "play", Escape: "leave" };

/**
 * The state of the page before present mode.
 * @typedef {object} PageState
 * @property {string} code  of the game
 * @property {Cursor} cursor
 * @property {boolean} fine  whether people got there by seeds or laps
 * @property {[number, number]} scroll  of the page
 * @property {number} aside  how far the board was scrolled sideways
 * @property {Element | null} focus
 */

export class Present {
  /** Told when it begins and ends. @type {() => void} */ changed = () => {};

  #app;
  /** @type {PageState | null} */ #from = null;
  #calm = new Timer();
  /** Whether the browser shows it full screen. */
  #whole = false;

  /** @param {Pick<App, 'act' | 'playing' | 'scene' | 'stage'>} app */
  constructor(app) {
    this.#app = app;
    document.addEventListener("fullscreenchange", () => {
      if (!document.fullscreenElement) this.leave();
    });
  }

  get on() {
    return this.#from !== null;
  }

  async enter() {
    if (this.on) return;
    const { player, session } = this.#app.scene;
    this.#from = {
      code: session.code,
      cursor: player.goal ?? player.cursor,
      fine: this.#app.scene.fine,
      scroll: [scrollX, scrollY],
      aside: byId("scroller").scrollLeft,
      focus: document.activeElement,
    };
    document.body.classList.add("present");
    scrollTo(0, 0);
    dispatchEvent(new Event("resize"));
    if (this.#from.focus instanceof HTMLElement && !this.#from.focus.getClientRects().length)
      this.#app.stage.focusBoard();
    addEventListener("keydown", this.#key, true);
    for (const type of WAKING) addEventListener(type, this.#wake, { passive: true });
    this.#wake();
    this.changed();
    tell(t("present.on"));
    try {
      await document.documentElement.requestFullscreen?.({ navigationUI: "hide" });
      this.#whole = document.fullscreenElement !== null;
    } catch {
      // Where full screen is not allowed, the window has to do.
    }
  }

  async leave() {
    const from = this.#from;
    if (!from) return;
    this.#from = null;
    this.#calm.stop();
    removeEventListener("keydown", this.#key, true);
    for (const type of WAKING) removeEventListener(type, this.#wake);
    document.body.classList.remove("present", "calm");
    dispatchEvent(new Event("resize"));
    this.#goBack(from);
    this.changed();
    tell(t("present.off"));
    if (!this.#whole) return;
    this.#whole = false;
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
    } catch {
      // It has ended already.
    }
    // The window regains its size, and the page its length, a little later.
    clock.after(60, () => clock.frame(() => this.#scrollBack(from)));
  }

  /** @param {PageState} from */
  #goBack(from) {
    const { player, session } = this.#app.scene;
    // If the game has continued, only undo leads back.
    const same = session.code === from.code && player.timeline.turns.length === session.turns.length;
    if (same && !player.running) this.#app.playing.goTo(from.cursor, from.fine ? "step" : "turn", false);
    if (from.focus instanceof HTMLElement && from.focus !== document.body) from.focus.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.#scrollBack(from);
  }

  /** @param {PageState} from */
  #scrollBack({ scroll: [x, y], aside }) {
    scrollTo({ left: x, top: y, behavior: "instant" });
    byId("scroller").scrollLeft = aside;
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (document.querySelector("dialog[open]")) return;
    const action = REMOTE[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    this.#wake();
    if (action === "leave") this.leave();
    else this.#app.act(action);
  };

  /** Called on any activity: shows the controls, which fade later. */
  #wake = () => {
    document.body.classList.remove("calm");
    this.#calm.set(CALM, () => {
      // A focused control stays visible.
      if (document.querySelector(".controls :focus-visible")) return;
      document.body.classList.add("calm");
    });
  };
}

const WAKING = ["pointermove", "pointerdown", "keydown", "focusin", "wheel"];
