// The computer as a player, on one side or both. It thinks about the current position, waits until the board is at rest
// and nobody is looking back, and plays its whole turn, which is then shown like any other.

/** @import {Move, Position} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Deed, Mode, Topic} from '../app/modes.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Change} from '../game/player.js' */
/** @import {Cursor} from '../game/timeline.js' */

import { attempt } from "../app/attempt.js";
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

/** What it uses of the page. @typedef {Pick<App, 'games' | 'modes' | 'playing' | 'scene' | 'stage'>} Uses */

icons.computer = "M7 8h10a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4";
icons.eyes = "M9 12.5v2M15 12.5v2";

/** How long the board must rest before the computer moves, however fast it was. */
const PAUSE = 800;
/** The longest it thinks, in milliseconds. */
const LONGEST = 3000;

/** @type {Opponent | null} */
let opponent = null;

/** Has the computer play its sides, or start again. @param {Uses} app */
export function sit(app) {
  opponent ??= new Opponent(app);
  opponent.begin();
}

/** @implements {Mode} */
class Opponent {
  #games;
  #modes;
  #playing;
  #scene;
  #stage;
  #thinker = new Thinker();
  /** What it thinks about or has thought about: the level and the game. @type {string | null} */ #asked = null;
  /** What it will play. @type {Move[] | null} */ #moves = null;
  /** Runs while the board rests before a move. */
  #resting = new Timer();
  #rested = false;
  /** Whether somebody has paused a game that the computer plays alone. */
  #paused = false;
  /** Whether thinking has failed, until somebody asks to try again. */
  #failed = false;
  /** Where a dialog has stopped the seeds. @type {Cursor | null} */ #cut = null;
  /** Whether a person is just stopping the seeds. */
  #halted = false;
  /** The seats as they are shown. */ #shown = "";
  /**
   * A position, and the same without its moves, as people see it who cannot play them.
   * @type {{position: Position, seen: Position} | null}
   */
  #seen = null;

  /** @param {Uses} app */
  constructor({ games, modes, playing, scene, stage }) {
    this.#games = games;
    this.#modes = modes;
    this.#playing = playing;
    this.#scene = scene;
    this.#stage = stage;
    modes.add("computer", this);
    // A dialog's close event does not bubble.
    document.addEventListener("close", () => this.#goOn(), true);
    addEventListener("pagehide", () => this.#stop());
    addEventListener("pageshow", () => this.#consider());
  }

  /** Starts afresh. */
  begin() {
    this.#forgive();
    this.#paused = false;
    this.#stage.refresh();
  }

  // ---- playing ----

  /** The computer's level if it is its turn in the current position, else 0. */
  get #level() {
    const { position, seats } = this.#scene.session;
    return position.outcome ? 0 : levelAt(seats, position.turn);
  }

  /** Whether it plays both sides of a game that is not over. */
  get #alone() {
    return this.#level > 0 && !peopleOf(this.#scene.session.seats).length;
  }

  /** Whether nothing moves, the board shows the current position, and no question is open on it. */
  get #atRest() {
    const { atRest, elsewhere } = this.#scene;
    return atRest && elsewhere === null && !this.#modes.holding;
  }

  /** Whether it is about to move. */
  get #busy() {
    return this.#level > 0 && !this.#paused && !this.#failed && this.#atRest;
  }

  /** Decides whether to think, wait or play. */
  #consider() {
    const { session } = this.#scene;
    const level = this.#level;
    if (!level || this.#paused || this.#failed || this.#modes.holding) return this.#stop();
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

  /** Starts the rest before a move again. */
  #wake() {
    this.#resting.stop();
    this.#rested = false;
  }

  /** Stops thinking. */
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
      const moves = await this.#thinker.choose(this.#scene.session.saved, level, LONGEST);
      if (asked !== this.#asked || !moves) return;
      this.#moves = moves;
      this.#move();
    } catch (thrown) {
      if (asked === this.#asked) this.#fail(thrown);
    }
  }

  /** Plays its move, if it has one and may. */
  #move() {
    const moves = this.#moves;
    if (!moves || !this.#rested) return;
    // Wait until the dialog is closed.
    if (document.querySelector("dialog[open]")) return this.#wake();
    const { session } = this.#scene;
    this.#stop();
    const [first] = moves;
    if (first?.type === "sow" && this.#modes.decide({ sow: first.hole })) return;
    const before = session.saved;
    attempt(() => {
      for (const move of moves) session.play(move);
      this.#games.keep();
      this.#playing.run(session.timeline);
    });
    if (session.saved === before) this.#fail(new Error("nothing was played"));
  }

  /** @param {unknown} thrown */
  #fail(thrown) {
    console.error(thrown);
    this.#stop();
    this.#failed = true;
    const side = sideName(this.#scene.session.position.turn);
    notice(t("computer.failed", { side }), { label: t("computer.again"), run: () => this.begin() });
    this.#stage.refresh();
  }

  /** Lets it try again after a failure. */
  #forgive() {
    if (this.#failed) hideNotice();
    this.#failed = false;
  }

  // ---- what people do meanwhile ----

  /** Continues after a dialog was closed. */
  #goOn() {
    const { fine, player, session } = this.#scene;
    const cut = this.#cut;
    this.#cut = null;
    const resting = !player.running && !fine;
    if (session.seats && resting && cut && compare(cut, player.cursor) === 0) player.run();
    this.#consider();
  }

  /** @param {Deed} deed */
  decide({ press, action }) {
    if (press) return this.#press(press);
    switch (action) {
      case "undo":
      case "redo":
        return this.#travel(action);
      case "play":
        return this.#toggle();
      case "resign":
        if (!this.#level || this.#alone) return false;
        this.#stage.say(t("computer.notYet", { side: sideName(this.#scene.session.position.turn) }));
        return true;
      default:
        return false;
    }
  }

  /** @param {Press} press */
  #press({ repeat }) {
    const { elsewhere, player, session } = this.#scene;
    if (!player.running || elsewhere !== null || !player.turn || !levelAt(session.seats, player.turn.side))
      return false;
    // The first press shows the end of the computer's turn; it is not a move yet.
    if (!repeat) player.finish();
    return true;
  }

  /** Plays or pauses a game that it plays alone. */
  #toggle() {
    const { elsewhere, player } = this.#scene;
    this.#halted = player.running;
    if (!this.#alone || elsewhere !== null) return false;
    if (this.#paused) {
      this.#paused = false;
      this.#stage.say(t("computer.goes"));
      if (!this.#atRest) return false;
    } else {
      if (!player.running && !player.atEnd) return false;
      this.#paused = true;
      player.pause();
      this.#stage.say(t("computer.paused"));
    }
    this.#stage.refresh();
    return true;
  }

  /**
   * Goes back to a person's own turn, or forward to it.
   * @param {'undo' | 'redo'} way
   */
  #travel(way) {
    const { session } = this.#scene;
    const { turns } = session;
    // A person's takes are undone one by one, and without the computer the ordinary undo will do.
    if (!session.seats || (way === "undo" && session.position.owed && !this.#level)) return false;
    if (!(way === "undo" ? session.canUndo : session.canRedo)) return false;
    const left = turnsLeft(turns, session.seats);
    if (way === "undo" && left < 0) {
      this.#stage.say(t("computer.noneBack"));
      return true;
    }
    const alone = this.#alone || !peopleOf(session.seats).length;
    this.#playing.alter(() => {
      if (way === "undo") session.goBackTo(left);
      else
        do session.redo();
        while (!alone && session.canRedo && this.#level);
      this.#paused = alone;
    });
    const moved = way === "undo" ? turns.slice(left) : session.turns.slice(turns.length);
    this.#stage.say(
      t(way === "undo" ? "note.undone" : "note.redone", { move: moved.map(({ notation }) => notation).join(" ") }),
    );
    return true;
  }

  forget() {
    this.#stop();
    this.#forgive();
    this.#paused = false;
    this.#cut = null;
  }

  // ---- showing ----

  /** Nobody else can play the computer's moves. @param {Position} position */
  see(position) {
    if (position.outcome || !levelAt(this.#scene.session.seats, position.turn)) return position;
    if (this.#seen?.position !== position) {
      const refusals = /** @type {Position['refusals']} */ (position.refusals.map((refusal) => refusal ?? "computer"));
      this.#seen = { position, seen: { ...position, legal: [], refusals } };
    }
    return this.#seen.seen;
  }

  /** @param {Topic} topic */
  say(topic) {
    switch (topic) {
      case "turn":
        return this.#turn;
      case "caption":
        return this.#beginning;
      case "next":
        return this.#busy ? t("computer.thinking") : null;
      default:
        return null;
    }
  }

  get #turn() {
    const { elsewhere, player, session } = this.#scene;
    const { owed, turn } = player.frame.state;
    if (elsewhere !== null || !levelAt(session.seats, turn) || !(this.#busy || player.running)) return null;
    return t(`computer.${this.#busy ? "thinks" : owed ? "takes" : "sows"}`, { side: sideName(turn) });
  }

  /** A caption until the first move, when there is nothing else to tell. */
  get #beginning() {
    const { player, session } = this.#scene;
    return this.#busy && player.atStart ? t("computer.begins", { side: sideName(session.position.turn) }) : null;
  }

  get byItself() {
    return this.#alone && this.#busy;
  }

  /** @param {Change} what */
  shown(what) {
    const { elsewhere, player } = this.#scene;
    if (what === "paused") this.#cut = this.#halted ? null : player.cursor;
    else {
      if (this.#cut && compare(this.#cut, player.cursor) !== 0) this.#cut = null;
      // Stepping back in a game that plays by itself pauses it.
      const back = !player.running && !player.atEnd && !this.#cut && elsewhere === null;
      if (back && this.#alone) this.#paused = true;
    }
    this.#halted = false;
    this.#consider();
    this.#showSeats();
  }

  #showSeats() {
    const { position, seats } = this.#scene.session;
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

/** The sign in the computer's seat. @param {number} level */
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
