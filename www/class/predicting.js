// Predict mode: a chosen sowing is held back until somebody has predicted how it ends. Until then, nothing on the page,
// in the address or in the storage gives it away: the session does not know of the move, and the player gets only the
// laps whose questions are answered.

/** @import {Hole} from '../../src/wasm/page.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {App} from '../app/app.js' */
/** @import {Deed, HoleName, Mode, Topic} from '../app/modes.js' */
/** @import {Press} from '../board/grid.js' */
/** @import {Answer, Verdict} from './predict.js' */
/** @import {Told} from './question.js' */

import { attempt } from "../app/attempt.js";
import { levelAt, peopleOf } from "../game/seats.js";
import { endOf } from "../game/timeline.js";
import { tell } from "../page/announce.js";
import { t } from "../words/i18n.js";
import { holeLabel, holeName } from "../words/names.js";
import { Choices } from "./choices.js";
import { answerers, noScore, Prediction } from "./predict.js";
import { PredictBar } from "./predict-bar.js";
import { guessesOf, isCounted, Question, verdictText } from "./question.js";

/** @implements {Mode} */
export class Predicting {
  on = false;

  #games;
  #playing;
  #scene;
  #stage;
  #choices = new Choices();
  /** The sowing that is held back, or is being shown. @type {Question | null} */ #question = null;
  /** Whether the player is showing what may be seen. */
  #running = false;
  /** The latest verdicts. @type {Told | null} */ #told = null;
  /** @type {PredictBar | null} */ #bar = null;

  /** @param {Pick<App, 'games' | 'playing' | 'scene' | 'stage'>} app */
  constructor({ games, playing, scene, stage }) {
    this.#games = games;
    this.#playing = playing;
    this.#scene = scene;
    this.#stage = stage;
    // On leaving the page, people keep the whole game.
    addEventListener("pagehide", () => this.#unplayed && this.withdraw());
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
    this.#choices.keep(on);
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

  /** What is asked, and who answers. @param {{ask?: string, who?: string}} choice */
  choose(choice) {
    this.#choices.choose(choice);
    this.#choices.keep(this.on);
    if (choice.ask) this.#update();
  }

  resetScore() {
    this.#choices.score = noScore();
    this.#told = null;
    this.#choices.keep(this.on);
    this.#update();
    tell(t("predict.isReset"));
  }

  // ---- the question ----

  /** Whether a sowing is held back or being shown. */
  get holding() {
    return this.#question !== null;
  }

  /** Whether the computer chose the sowing held back. */
  get #computers() {
    return this.#question !== null && levelAt(this.#scene.session.seats, this.#question.turn.side) > 0;
  }

  /** Whether the session does not know of the sowing yet. */
  get #unplayed() {
    return this.#question?.unplayed ?? false;
  }

  /** Holds a sowing back and asks about it. @param {Hole} hole */
  #hold(hole) {
    this.#drop();
    attempt(() => {
      const { board, position, seats, traits } = this.#scene.session;
      const { events } = this.#scene.session.preview({ type: "sow", hole });
      const ask = this.#choices.kindIn(traits.closes);
      const side = position.turn;
      const turn = { side, notation: holeName(board, hole), complete: false, before: position, events };
      const prediction = new Prediction(events, ask, answerers(this.#choices.who, side, peopleOf(seats)));
      this.#question = new Question(hole, turn, ask, prediction);
      this.#told = null;
      this.#running = false;
      this.#games.keep();
      this.#ask();
    });
  }

  /** A question is open, or the other side is asked. */
  #ask() {
    this.#update();
    tell(this.#asked ?? "");
    this.#bar?.opened();
  }

  store() {
    return this.#unplayed ? (this.#question?.storable(this.#scene.session) ?? null) : null;
  }

  /** @param {Answer} answer */
  answer(answer) {
    const question = this.#question;
    if (!question?.open) return;
    if (!this.#scene.atRest) return this.#stage.say(t("predict.back"));
    this.#told = null;
    question.prediction.answer(answer);
    if (question.open) this.#ask();
    else this.#show();
  }

  /** Shows the result without an answer. @param {boolean} all  the rest, too */
  skip(all) {
    if (!this.#question?.open) return;
    this.#told = null;
    this.#question.prediction.skip(all);
    this.#show();
  }

  /** Puts the chosen move back, so that another one can be chosen. */
  withdraw() {
    const { session, player } = this.#scene;
    if (!this.#question) return;
    const hole = this.#question.turn.notation;
    this.#drop();
    this.#told = null;
    player.load(session.timeline);
    this.#update();
    this.#stage.say(t("predict.withdrawn", { hole }));
  }

  /** Runs the seeds as far as they may be seen; plays the move once that is all of it. */
  #show() {
    const question = this.#question;
    if (!question) return;
    const { player, session } = this.#scene;
    // Somebody may be looking back.
    player.jump(endOf(player.timeline));
    this.#update();
    this.#running = true;
    if (!question.unplayed) return this.#playing.play({ type: "sow", hole: question.hole });
    this.#playing.run({ ...session.timeline, turns: [...session.turns, question.seen] });
  }

  /** Ends the wait for the sowing. Verdicts that were shown count. */
  #drop() {
    const prediction = this.#question?.prediction;
    if (!prediction) return;
    this.#question = null;
    this.#running = false;
    if (prediction.phase === "showing") this.#count(prediction.verdicts);
    this.#games.keep();
  }

  /** @param {Verdict[]} verdicts */
  #count(verdicts) {
    if (!verdicts.length) return;
    this.#choices.count(verdicts);
    this.#choices.keep(this.on);
  }

  // ---- as a mode of the page ----

  /** @param {Deed} deed */
  decide({ press, sow, action }) {
    if (sow !== undefined) {
      if (this.on) this.#hold(sow);
      return this.on;
    }
    if (!this.#unplayed) return false;
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
    const question = this.#question;
    // The second half of the double click that chose the hole is not an answer.
    if (!question || repeat) return;
    if (player.running) player.finish();
    else if (!player.atEnd) this.#stage.say(t("predict.back"));
    else if (isCounted(question.ask)) {
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
    const question = this.#question;
    if (!question || !this.#running || !this.#scene.atRest) return;
    this.#running = false;
    const verdicts = question.prediction.arrive();
    this.#count(verdicts);
    this.#told = verdicts.length ? { verdicts, ask: question.ask } : null;
    if (!question.open) this.#question = null;
    this.#update();
    if (this.#question?.open) this.#bar?.opened();
  }

  /** @param {Marks} marks */
  mark(marks) {
    // While the seeds run, the guesses are visible.
    if (!this.#scene.atRest && !this.#running) return;
    if (this.#question?.open) this.#question.mark(marks);
    marks.guesses = guessesOf(this.#told, this.#question);
  }

  /** @param {Hole} hole @param {HoleName} name */
  name(hole, name) {
    const question = this.#question;
    if (!question?.open) return name;
    const { player, session } = this.#scene;
    // Like a hole that cannot be played, which says only what it is.
    const label = holeLabel(session.board, player.frame.state, hole, "empty", session.position);
    const can = this.#scene.atRest && !isCounted(question.ask);
    return { label: can ? `${label}, ${t("predict.point")}` : label, can };
  }

  /** @param {Topic} topic */
  say(topic) {
    if (topic === "news") return this.#news;
    return topic === "caption" ? this.#asked : null;
  }

  /** The open question in words, once the board is at rest. */
  get #asked() {
    return this.#scene.atRest && this.#question?.open ? this.#question.text(this.#scene.session.board) : null;
  }

  get #news() {
    return this.#told ? verdictText(this.#told, this.#scene.session.board) : "";
  }

  /** @param {boolean} [board]  updates the board's words and marks, too */
  #update(board = true) {
    if (board) {
      this.#stage.hush();
      this.#stage.refresh();
    }
    const question = this.#question;
    const { session } = this.#scene;
    const { ask, score, who } = this.#choices;
    this.#bar?.show(
      {
        asking: question?.open ? question.ask : null,
        laps: question?.ask === "lap",
        another: !this.#computers,
        closes: session.traits.closes,
        endless: session.start.options.endless === "lose",
        most: session.position.seeds.reduce((sum, seeds) => sum + seeds, 0),
        ask,
        who,
        score,
        verdicts: this.#told?.verdicts ?? [],
        news: this.#news || (question ? "" : t("predict.hint")),
      },
      () => this.#stage.focusBoard(),
    );
  }
}
