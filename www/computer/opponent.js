// The computer as a player, on one side or on both. It thinks about the game as it stands, waits until the board has come to rest
// and nobody looks back, and plays its whole turn, which is then shown like any other.

/** @import {Move, Position} from '../../src/wasm/page.js' */
/** @import {App, Mode} from '../app/app.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Change} from '../game/player.js' */
/** @import {Cursor} from '../game/timeline.js' */

import { levelAt, peopleOf, turnsLeft } from "../game/seats.js";
import { SIDES } from "../game/sides.js";
import { compare } from "../game/timeline.js";
import { icon, icons } from "../page/icons.js";
import { hideNotice, notice } from "../page/notices.js";
import { Timer } from "../platform/clock.js";
import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { Thinker } from "./thinker.js";

icons.computer = "M7 8h10a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4";
icons.eyes = "M9 12.5v2M15 12.5v2";

/** From the moment when the board rests: however fast it has thought, it moves no sooner. */
const PAUSE = 800;
/** It thinks no longer. */
const LONGEST = 3000;

/** @type {Opponent | null} */
let opponent = null;

/** The computer sits down where it plays, or does so once more. @param {App} app */
export function sit(app) {
  opponent ??= new Opponent(app);
  opponent.begin();
}

/** @implements {Mode} */
class Opponent {
  #app;
  #thinker = new Thinker();
  /** What it thinks about or has thought about: the level and the game. @type {string | null} */ #asked = null;
  /** What it will play. @type {Move[] | null} */ #moves = null;
  /** Runs while the board rests before a move. */
  #resting = new Timer();
  #rested = false;
  /** Somebody has stopped a game that the computer plays alone. */
  #paused = false;
  /** It cannot think, until it is asked to try again. */
  #failed = false;
  /** Where a dialog has stopped the seeds. @type {Cursor | null} */ #cut = null;
  /** They are being stopped by hand. */
  #halted = false;
  /** The seats as they are shown. */ #shown = "";
  /** A position as somebody sees it who cannot play there. @type {{position: Position, seen: Position} | null} */ #seen =
    null;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    app.modes.push(this);
    // The event of a dialog does not rise.
    document.addEventListener("close", () => this.#goOn(), true);
    addEventListener("pagehide", () => this.#stop());
    addEventListener("pageshow", () => this.#consider());
  }

  /** As if nothing had happened before. */
  begin() {
    this.#forgive();
    this.#paused = false;
    this.#app.refresh();
  }

  // ---- when it plays ----

  /** The level of the computer whose turn it is in the game as it stands; 0 when there is none. */
  get #level() {
    const { position, seats } = this.#app.session;
    return position.outcome ? 0 : levelAt(seats, position.turn);
  }

  /** It plays both sides, and the game is not over. */
  get #alone() {
    return this.#level > 0 && !peopleOf(this.#app.session.seats).length;
  }

  /** Nothing moves, the board shows the game as it stands, and no question is open on it. */
  get #atRest() {
    const { elsewhere, modes, player } = this.#app;
    return player.atEnd && !player.running && elsewhere === null && !modes.some((mode) => mode.holds);
  }

  /** It is about to move. */
  get #busy() {
    return this.#level > 0 && !this.#paused && !this.#failed && this.#atRest;
  }

  /** Thinks, waits or plays, whatever is to be done now. */
  #consider() {
    const { modes, session } = this.#app;
    const level = this.#level;
    if (!level || this.#paused || this.#failed || modes.some((mode) => mode.holds)) return this.#stop();
    const asked = `${level} ${session.saved}`;
    if (asked !== this.#asked) this.#think(asked, level);
    if (!this.#atRest) this.#wake();
    else if (!this.#rested && !this.#resting.running && !document.querySelector("dialog[open]")) {
      this.#resting.set(PAUSE, () => {
        this.#rested = true;
        this.#move();
      });
    }
  }

  /** The board has not rested yet. */
  #wake() {
    this.#resting.stop();
    this.#rested = false;
  }

  /** Thinks of nothing. */
  #stop() {
    this.#thinker.stop();
    this.#asked = null;
    this.#moves = null;
    this.#wake();
  }

  /** @param {string} asked @param {number} level */
  async #think(asked, level) {
    this.#asked = asked;
    this.#moves = null;
    try {
      const moves = await this.#thinker.choose(this.#app.session.saved, level, LONGEST);
      if (asked !== this.#asked || !moves) return;
      this.#moves = moves;
      this.#move();
    } catch (thrown) {
      if (asked === this.#asked) this.#fail(thrown);
    }
  }

  /** Plays, if it knows what and may. */
  #move() {
    const app = this.#app;
    const moves = this.#moves;
    if (!moves || !this.#rested) return;
    // It goes on when that is closed.
    if (document.querySelector("dialog[open]")) return this.#wake();
    const { session } = app;
    this.#stop();
    const [first] = moves;
    if (first?.type === "sow" && app.modes.some((mode) => mode.hold?.(first.hole))) return;
    const before = session.saved;
    app.attempt(() => {
      for (const move of moves) session.play(move);
      app.keep();
      app.run(session.line);
    });
    if (session.saved === before) this.#fail(new Error("nothing was played"));
  }

  /** @param {unknown} thrown */
  #fail(thrown) {
    console.error(thrown);
    this.#stop();
    this.#failed = true;
    const side = sideName(this.#app.session.position.turn);
    notice(t("computer.failed", { side }), { label: t("computer.again"), run: () => this.begin() });
    this.#app.refresh();
  }

  /** It may try again. */
  #forgive() {
    if (this.#failed) hideNotice();
    this.#failed = false;
  }

  // ---- what people do meanwhile ----

  /** A dialog has been closed. */
  #goOn() {
    const { player, scene, session } = this.#app;
    const cut = this.#cut;
    this.#cut = null;
    const resting = !player.running && !scene.fine;
    if (session.seats && resting && cut && compare(cut, player.cursor) === 0) player.run();
    this.#consider();
  }

  /** @param {Press} press */
  press({ repeat }) {
    const { elsewhere, player, session } = this.#app;
    if (!player.running || elsewhere !== null || !player.turn || !levelAt(session.seats, player.turn.side))
      return false;
    // A press shows the end of its turn, and is not yet a move of one's own.
    if (!repeat) player.finish();
    return true;
  }

  /** @param {string} action */
  act(action) {
    switch (action) {
      case "undo":
      case "redo":
        return this.#travel(action);
      case "play":
        return this.#toggle();
      case "resign":
        if (!this.#level || this.#alone) return false;
        this.#app.say(t("computer.notYet", { side: sideName(this.#app.session.position.turn) }));
        return true;
      default:
        return false;
    }
  }

  /** Play and pause in a game that it plays alone. */
  #toggle() {
    const { elsewhere, player } = this.#app;
    this.#halted = player.running;
    if (!this.#alone || elsewhere !== null) return false;
    if (this.#paused) {
      this.#paused = false;
      this.#app.say(t("computer.goes"));
      if (!this.#atRest) return false;
    } else {
      if (!player.running && !player.atEnd) return false;
      this.#paused = true;
      player.pause();
      this.#app.say(t("computer.paused"));
    }
    this.#app.refresh();
    return true;
  }

  /**
   * Back to a person's own turn, or on to it.
   * @param {'undo' | 'redo'} way
   */
  #travel(way) {
    const app = this.#app;
    const { session } = app;
    const { turns } = session;
    // A person's takes go one by one, and without the computer there is nothing to add.
    if (!session.seats || (way === "undo" && session.position.owed && !this.#level)) return false;
    if (!(way === "undo" ? session.canUndo : session.canRedo)) return false;
    const left = turnsLeft(turns, session.seats);
    if (way === "undo" && left < 0) {
      app.say(t("computer.noneBack"));
      return true;
    }
    const alone = this.#alone || !peopleOf(session.seats).length;
    app.alter(() => {
      if (way === "undo") session.goBackTo(left);
      else
        do session.redo();
        while (!alone && session.canRedo && this.#level);
      this.#paused = alone;
    });
    const moved = way === "undo" ? turns.slice(left) : session.turns.slice(turns.length);
    app.say(
      t(way === "undo" ? "note.undone" : "note.redone", { move: moved.map(({ notation }) => notation).join(" ") }),
    );
    return true;
  }

  left() {
    this.#stop();
    this.#forgive();
    this.#paused = false;
    this.#cut = null;
  }

  // ---- what one sees and hears ----

  /** What is the computer's nobody else can play. @param {Position} position */
  see(position) {
    if (position.outcome || !levelAt(this.#app.session.seats, position.turn)) return position;
    if (this.#seen?.position !== position) {
      const refusals = /** @type {Position['refusals']} */ (position.refusals.map((refusal) => refusal ?? "computer"));
      this.#seen = { position, seen: { ...position, legal: [], refusals } };
    }
    return this.#seen.seen;
  }

  turn() {
    const { elsewhere, player, session } = this.#app;
    const { owed, turn } = player.frame.state;
    if (elsewhere !== null || !levelAt(session.seats, turn) || !(this.#busy || player.running)) return null;
    return t(`computer.${this.#busy ? "thinks" : owed ? "takes" : "sows"}`, { side: sideName(turn) });
  }

  /** As long as nothing has been played, nothing else is to be told. */
  caption() {
    const { player, session } = this.#app;
    return this.#busy && player.atStart ? t("computer.begins", { side: sideName(session.position.turn) }) : null;
  }

  next() {
    return this.#busy ? t("computer.thinking") : null;
  }

  goes() {
    return this.#alone && this.#busy;
  }

  /** @param {Change} what */
  shown(what) {
    const { elsewhere, player } = this.#app;
    if (what === "paused") this.#cut = this.#halted ? null : player.cursor;
    else {
      if (this.#cut && compare(this.#cut, player.cursor) !== 0) this.#cut = null;
      // Whoever steps back in a game that plays by itself stops it.
      const back = !player.running && !player.atEnd && !this.#cut && elsewhere === null;
      if (back && this.#alone) this.#paused = true;
    }
    this.#halted = false;
    this.#consider();
    this.#showSeats();
  }

  #showSeats() {
    const { position, seats } = this.#app.session;
    for (const side of SIDES) byId(side).classList.toggle("thinking", this.#busy && position.turn === side);
    if (this.#shown === seats) return;
    this.#shown = seats;
    if (!this.#level) this.#forgive();
    for (const side of SIDES) {
      const seat = byId(side);
      const level = levelAt(seats, side);
      seat.querySelector(".who")?.remove();
      seat.classList.toggle("computer", level > 0);
      if (level) seat.append(badge(level));
    }
  }
}

/** Who sits there. @param {number} level */
function badge(level) {
  const name = t(`computer.name.${level}`);
  const words = { level: String(level), name };
  const eyes = icon("eyes");
  eyes.classList.add("eyes");
  return el(
    "span",
    { class: "who" },
    el("span", { class: "face", role: "img", "aria-label": t("computer.at", words) }, icon("computer"), eyes),
    el("span", { class: "digit", "aria-hidden": "true" }, String(level)),
    el("span", { class: "name", "aria-hidden": "true" }, name),
  );
}
