// Predict mode: a chosen sowing is held back until somebody has predicted how it ends. Until then, nothing on the page,
// in the address or in the storage gives it away: the session does not know of the move, and the player gets only the
// laps whose questions are answered.

/** @import {Hole, Turn} from '../../src/wasm/page.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {App} from '../app/app.js' */
/** @import {Deed, HoleName, Mode, Topic} from '../app/modes.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Answer, Ask, Score, Verdict, Who} from './predict.js' */

import { attempt } from "../app/attempt.js";
import { levelAt, peopleOf } from "../game/seats.js";
import { SIDES } from "../game/sides.js";
import { endOf } from "../game/timeline.js";
import { tell } from "../page/announce.js";
import { storage } from "../platform/storage.js";
import { t } from "../words/i18n.js";
import { holeLabel, holeName, sideName } from "../words/names.js";
import { answerers, noScore, Prediction, scored } from "./predict.js";
import { PredictBar } from "./predict-bar.js";

const KEY = "predict";
/** @type {readonly ['lap', 'turn', 'count']} */
const ASKS = ["lap", "turn", "count"];
/** @type {Who[]} */
const WHOS = ["mover", "other", "both"];

/** @implements {Mode} */
export class Predicting {
  on = false;

  #games;
  #playing;
  #scene;
  #stage;
  /** @type {'lap' | 'turn' | 'count'} */ #ask = "turn";
  /** @type {Who} */ #who = "mover";
  /** @type {Score} */ #score = noScore();
  /**
   * The sowing that is held back, or is being shown.
   * @type {{hole: Hole, turn: Turn, ask: Ask, prediction: Prediction} | null}
   */
  #held = null;
  /** Whether the player is showing what may be seen. */
  #running = false;
  /** The latest verdicts, and what was asked. @type {{verdicts: Verdict[], ask: Ask} | null} */
  #told = null;
  /** @type {PredictBar | null} */ #bar = null;

  /** @param {Pick<App, 'games' | 'playing' | 'scene' | 'stage'>} app */
  constructor({ games, playing, scene, stage }) {
    this.#games = games;
    this.#playing = playing;
    this.#scene = scene;
    this.#stage = stage;
    try {
      const { ask, who, score } = JSON.parse(storage.get(KEY) ?? "{}");
      if (ASKS.includes(ask)) this.#ask = ask;
      if (WHOS.includes(who)) this.#who = who;
      this.#score = scoreFrom(score);
    } catch {
      // Unreadable: counts as the first time.
    }
    // On leaving the page, people keep the whole game.
    addEventListener("pagehide", () => this.#secretly && this.withdraw());
  }

  // ---- on and off ----

  /** @param {boolean} on */
  switch(on) {
    if (on === this.on) return;
    if (!on) this.#drop();
    this.on = on;
    if (on) {
      this.#bar ??= new PredictBar(this);
      this.#bar.add();
    } else this.#bar?.remove();
    this.#told = null;
    this.#keep();
    dispatchEvent(new Event("resize"));
    this.#update();
  }

  get secret() {
    return this.on;
  }

  /** Called when the names of teams or the game have changed. */
  renew() {
    if (this.on) this.#update(false);
  }

  #keep() {
    storage.set(KEY, JSON.stringify({ on: this.on, ask: this.#ask, who: this.#who, score: this.#score }));
  }

  get ask() {
    return this.#ask;
  }

  /** @param {string} ask */
  set ask(ask) {
    this.#ask = ASKS.find((each) => each === ask) ?? "turn";
    this.#keep();
    this.#update();
  }

  get who() {
    return this.#who;
  }

  /** @param {string} who */
  set who(who) {
    this.#who = WHOS.find((each) => each === who) ?? "mover";
    this.#keep();
  }

  resetScore() {
    this.#score = noScore();
    this.#told = null;
    this.#keep();
    this.#update();
    tell(t("predict.isReset"));
  }

  // ---- the question ----

  /** Whether a question is open. */
  get #asking() {
    return this.#held?.prediction.phase === "asking";
  }

  /** Whether a sowing is held back or being shown. */
  get holding() {
    return this.#held !== null;
  }

  /** Whether the computer chose the sowing held back. */
  get #computers() {
    return this.#held !== null && levelAt(this.#scene.session.seats, this.#held.turn.side) > 0;
  }

  /** Whether the session does not know of the sowing yet. */
  get #secretly() {
    return this.#held !== null && !this.#held.prediction.free;
  }

  /** The kind of question in this game. @returns {Ask} */
  get #kind() {
    if (this.#ask !== "count") return this.#ask;
    return this.#scene.session.traits.closes ? "closings" : "captures";
  }

  /** Holds a sowing back and asks about it. @param {Hole} hole */
  #hold(hole) {
    this.#drop();
    attempt(() => {
      const { position } = this.#scene.session;
      const { events } = this.#scene.session.preview({ type: "sow", hole });
      const ask = this.#kind;
      const people = peopleOf(this.#scene.session.seats);
      const prediction = new Prediction(events, ask, answerers(this.#who, position.turn, people));
      this.#held = {
        hole,
        turn: {
          side: position.turn,
          notation: holeName(this.#scene.session.board, hole),
          complete: false,
          before: position,
          events,
        },
        ask,
        prediction,
      };
      this.#told = null;
      this.#running = false;
      this.#games.keep();
      this.#update();
      tell(this.#question ?? "");
      this.#bar?.opened();
    });
  }

  /** Undone turns and variations may contain the answer, so they are not stored while a sowing is held back. */
  store() {
    if (!this.#held || !this.#secretly) return null;
    const { code, game, lines, seats, turns } = this.#scene.session;
    const { notation } = this.#held.turn;
    return {
      game,
      saved: code,
      seats,
      lines: lines.filter(({ moves }) => moves[turns.length]?.split(":")[0] !== notation),
    };
  }

  /** @param {Answer} answer */
  answer(answer) {
    const held = this.#held;
    if (!held || !this.#asking) return;
    if (!this.#scene.player.atEnd || this.#scene.player.running) return this.#stage.say(t("predict.back"));
    this.#told = null;
    held.prediction.answer(answer);
    if (!this.#asking) return this.#show();
    this.#update();
    tell(this.#question ?? "");
    this.#bar?.opened();
  }

  /** Shows the result without an answer. @param {boolean} all  the rest, too */
  skip(all) {
    if (!this.#held || !this.#asking) return;
    this.#told = null;
    this.#held.prediction.skip(all);
    this.#show();
  }

  /** Puts the chosen move back, so that another one can be chosen. */
  withdraw() {
    const { session, player } = this.#scene;
    if (!this.#held) return;
    const hole = this.#held.turn.notation;
    this.#drop();
    this.#told = null;
    player.load(session.timeline);
    this.#update();
    this.#stage.say(t("predict.withdrawn", { hole }));
  }

  /** Runs the seeds as far as they may be seen; plays the move once that is all of it. */
  #show() {
    const held = this.#held;
    if (!held) return;
    // Somebody may be looking back.
    this.#scene.player.jump(endOf(this.#scene.player.timeline));
    const { hole, turn, prediction } = held;
    this.#update();
    this.#running = true;
    if (prediction.free) return this.#playing.play({ type: "sow", hole });
    const shown = { ...turn, events: turn.events.slice(0, prediction.visible) };
    this.#playing.run({ ...this.#scene.session.timeline, turns: [...this.#scene.session.turns, shown] });
  }

  /** Ends the wait for the sowing. Verdicts that were shown count. */
  #drop() {
    const prediction = this.#held?.prediction;
    if (!prediction) return;
    this.#held = null;
    this.#running = false;
    if (prediction.phase === "showing") this.#count(prediction.verdicts);
    this.#games.keep();
  }

  /** @param {Verdict[]} verdicts */
  #count(verdicts) {
    if (!verdicts.length) return;
    this.#score = scored(this.#score, verdicts);
    this.#keep();
  }

  // ---- as a mode of the page ----

  /** @param {Deed} deed */
  decide({ press, sow, action }) {
    if (sow !== undefined) {
      if (this.on) this.#hold(sow);
      return this.on;
    }
    if (!this.#asking && !this.#secretly) return false;
    if (press) this.#press(press);
    // The computer's choice cannot be put back: undo takes back a person's own turn.
    else if (action === "undo" && !this.#computers) this.withdraw();
    else if (action === "redo" || action === "take-up") this.#stage.say(t("predict.first"));
    else return false;
    return true;
  }

  /** @param {Press} press */
  #press({ hole, repeat }) {
    const { player } = this.#scene;
    const held = this.#held;
    // The second half of the double click that chose the hole is not an answer.
    if (!held || repeat) return;
    if (player.running) player.finish();
    else if (!player.atEnd) this.#stage.say(t("predict.back"));
    else if (held.ask === "captures" || held.ask === "closings") {
      this.#stage.say(t("predict.give"));
      this.#bar?.opened();
    } else this.answer(hole);
  }

  forget() {
    this.#drop();
    this.#told = null;
    this.#update(false);
  }

  shown() {
    const { player } = this.#scene;
    const held = this.#held;
    if (!held || !this.#running || player.running || !player.atEnd) return;
    this.#running = false;
    const verdicts = held.prediction.arrive();
    this.#count(verdicts);
    this.#told = verdicts.length ? { verdicts, ask: held.ask } : null;
    if (!this.#asking) this.#held = null;
    this.#update();
    if (this.#asking) this.#bar?.opened();
  }

  /** Whether the board is at rest and shows all that may be seen. */
  get #atRest() {
    const { player } = this.#scene;
    return player.atEnd && !player.running;
  }

  /** @param {Marks} marks */
  mark(marks) {
    // While the seeds run, the guesses are visible.
    if (!this.#atRest && !this.#running) return;
    if (this.#asking && this.#held) {
      const { part } = this.#held.prediction;
      for (const mark of /** @type {const} */ ([
        "playable",
        "takeable",
        "endless",
        "last",
        "path",
        "facing",
        "preview",
      ]))
        delete marks[mark];
      if (part.from === 0) delete marks.captured;
      marks.source = part.hole;
    }
    // Only holes can be pinned on the board, not numbers.
    const asksWhere = (/** @type {{ask: Ask} | null} */ asked) => asked?.ask === "lap" || asked?.ask === "turn";
    const answers = (asksWhere(this.#held) && this.#held?.prediction.answers) || [];
    const open = answers.map((answer) => ({ ...answer, right: null }));
    const told = (asksWhere(this.#told) && this.#told?.verdicts) || [];
    marks.guesses = [...told, ...open].flatMap(({ side, answer, right }) =>
      answer === "never" ? [] : [{ hole: answer, side, right }],
    );
  }

  /** @param {Hole} hole @param {HoleName} name */
  name(hole, name) {
    const held = this.#held;
    if (!held || !this.#asking) return name;
    const { player, session } = this.#scene;
    // Like a hole that cannot be played, which says only what it is.
    const label = holeLabel(session.board, player.frame.state, hole, "empty", session.position);
    const can = this.#atRest && (held.ask === "lap" || held.ask === "turn");
    return { label: can ? `${label}, ${t("predict.point")}` : label, can };
  }

  /** @param {Topic} topic */
  say(topic) {
    if (topic === "news") return this.#news;
    return topic === "caption" ? this.#question : null;
  }

  get #question() {
    if (!this.#atRest) return null;
    if (!this.#held || !this.#asking) return null;
    const { ask, prediction } = this.#held;
    const { lap, hole, seeds } = prediction.part;
    return t(`predict.question.${ask}`, {
      side: sideName(prediction.side),
      lap: String(lap),
      hole: holeName(this.#scene.session.board, hole),
      seeds: t("seeds", { n: seeds }),
    });
  }

  /** Who was right or wrong, and how the sowing ended. */
  get #news() {
    if (!this.#told) return "";
    const { ask, verdicts } = this.#told;
    const { board } = this.#scene.session;
    const counted = ask === "captures" || ask === "closings";
    /** @param {Answer} answer */
    const words = (answer) =>
      typeof answer !== "number" ? t(`predict.said.${answer}`) : counted ? String(answer) : holeName(board, answer);
    const list = verdicts.map(({ side, answer, right }) =>
      t(right ? "predict.right" : "predict.wrong", { side: sideName(side), answer: words(answer) }),
    );
    const [{ truth }] = verdicts;
    const kind = counted ? ask : typeof truth === "number" ? "hole" : truth;
    const fell = t(`predict.fell.${kind}`, counted ? { n: Number(truth) } : { hole: words(truth) });
    return t("predict.verdict", { list: list.join(" · "), fell });
  }

  /** @param {boolean} [board]  updates the board's words and marks, too */
  #update(board = true) {
    if (board) {
      this.#stage.hush();
      this.#stage.refresh();
    }
    const { session } = this.#scene;
    this.#bar?.show(
      {
        asking: this.#asking ? (this.#held?.ask ?? null) : null,
        laps: this.#held?.ask === "lap",
        another: !this.#computers,
        closes: session.traits.closes,
        endless: session.start.options.endless === "lose",
        most: session.position.seeds.reduce((sum, seeds) => sum + seeds, 0),
        ask: this.#ask,
        who: this.#who,
        score: this.#score,
        verdicts: this.#told?.verdicts ?? [],
        news: this.#news || (this.#held ? "" : t("predict.hint")),
      },
      () => this.#stage.focusBoard(),
    );
  }
}

/** @param {any} kept @returns {Score} */
function scoreFrom(kept) {
  const score = noScore();
  for (const side of SIDES) {
    const { right, asked } = kept?.[side] ?? {};
    if (Number.isInteger(right) && Number.isInteger(asked) && right >= 0 && right <= asked)
      score[side] = { right, asked };
  }
  return score;
}
