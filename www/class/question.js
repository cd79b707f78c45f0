// A sowing that is held back, with what is asked about it; and the verdicts on the last one. In words and in marks.

/** @import {BoardInfo, Hole, Turn} from '../../src/wasm/page.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Keepable} from '../game/library.js' */
/** @import {Session} from '../game/session.js' */
/** @import {Answer, Ask, Prediction, Verdict} from './predict.js' */

import { t } from "../words/i18n.js";
import { holeName, sideName } from "../words/names.js";

/** What would give the answer away. */
const TELLING = /** @type {const} */ (["playable", "takeable", "endless", "last", "path", "facing", "preview"]);

/** Whether the answer is a number. @param {Ask} ask */
export const isCounted = (ask) => ask === "captures" || ask === "closings";

/** Verdicts, and what was asked. @typedef {{verdicts: Verdict[], ask: Ask}} Told */

export class Question {
  /**
   * @param {Hole} hole
   * @param {Turn} turn  all of the sowing
   * @param {Ask} ask
   * @param {Prediction} prediction
   */
  constructor(hole, turn, ask, prediction) {
    this.hole = hole;
    this.turn = turn;
    this.ask = ask;
    this.prediction = prediction;
  }

  /** Whether it is open. */
  get open() {
    return this.prediction.phase === "asking";
  }

  /** Whether the session does not know of the sowing yet. */
  get unplayed() {
    return !this.prediction.free;
  }

  /** The sowing, as far as it may be seen. @returns {Turn} */
  get seen() {
    return { ...this.turn, events: this.turn.events.slice(0, this.prediction.visible) };
  }

  /** @param {BoardInfo} board */
  text(board) {
    const { lap, hole, seeds } = this.prediction.part;
    return t(`predict.question.${this.ask}`, {
      side: sideName(this.prediction.side),
      lap: String(lap),
      hole: holeName(board, hole),
      seeds: t("seeds", { n: seeds }),
    });
  }

  /** Marks the hole that is asked about, and nothing that gives the answer away. @param {Marks} marks */
  mark(marks) {
    const { part } = this.prediction;
    for (const mark of TELLING) delete marks[mark];
    if (part.from === 0) delete marks.captured;
    marks.source = part.hole;
  }

  /**
   * Undone turns and variations may contain the answer, so they are not stored while a sowing is held back.
   * @param {Session} session
   * @returns {Keepable}
   */
  storable({ code, game, lines, seats, turns }) {
    const { notation } = this.turn;
    return {
      game,
      saved: code,
      seats,
      lines: lines.filter(({ moves }) => moves[turns.length]?.split(":")[0] !== notation),
    };
  }
}

/**
 * The answers to show on the board: those of the last question with their verdicts, then those to the open one. Only
 * holes can be pinned there, not numbers.
 * @param {Told | null} told
 * @param {Question | null} question
 * @returns {Marks['guesses']}
 */
export function guessesOf(told, question) {
  const answers = question && !isCounted(question.ask) ? question.prediction.answers : [];
  const open = answers.map((answer) => ({ ...answer, right: null }));
  const judged = told && !isCounted(told.ask) ? told.verdicts : [];
  return [...judged, ...open].flatMap(({ side, answer, right }) =>
    answer === "never" ? [] : [{ hole: answer, side, right }],
  );
}

/**
 * Who was right or wrong, and how the sowing ended.
 * @param {Told} told
 * @param {BoardInfo} board
 */
export function verdictText({ ask, verdicts }, board) {
  const counted = isCounted(ask);
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
