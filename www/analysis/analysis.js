// Hint and analysis, loaded on demand. The analysis is a mode that stays on while people play or step: it thinks about
// the place on the board and shows the result. While a prediction is asked for it tells nothing.

/** @import {Turn} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Mode} from '../app/modes.js' */
/** @import {Marks} from '../board/painter.js' */
/** @import {Place} from './places.js' */
/** @import {Ranked} from './move-words.js' */

import { loading } from "../app/load.js";
import { previewMarks } from "../board/pointing.js";
import { tell } from "../page/announce.js";
import { Timer } from "../platform/clock.js";
import { byId } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { Bar } from "./bar.js";
import { Course } from "./course.js";
import { Hint } from "./hint.js";
import { ranked, rowText } from "./move-words.js";
import { keyOf, placeOf, turnsFrom } from "./places.js";
import { Review } from "./review.js";
import { Sheet } from "./sheet.js";
import { paintStar } from "./star.js";
import { Studies } from "./studies.js";
import { aheadIn, leadAtEnd, leadText } from "./worth.js";

/** What it uses of the page. @typedef {Pick<App, 'modes' | 'playing' | 'scene' | 'stage'>} Uses */

/** How long to think about each place, in milliseconds. */
const TIME = 5000;
/** How long the board must stay, so that stepping through the game starts no thinking. */
const PAUSE = 250;

/** @type {Analysis | null} */
let analysis = null;

/**
 * Does one of the actions hint, analyse.
 * @param {Uses} app
 * @param {string} action
 */
export async function ask(app, action) {
  analysis ??= new Analysis(app);
  if (action === "hint") await analysis.hint();
  else analysis.toggle();
}

/** @implements {Mode} */
class Analysis {
  #app;
  #wanted = false;
  #studies = new Studies();
  #hint;
  #course;
  #review;
  #bar = new Bar();
  #sheet;
  /** What is shown; while the board shows what is expected, where that began. @type {Place | null} */ #place = null;
  /** The move that is told of, the best one while none was chosen. */ #chosen = "";
  /** The move whose hole is marked. */ #marked = "";
  /** Those who listen hear what was found about the first place. */ #aloud = false;
  #pause = new Timer();
  /** The line on the panel, and what it was made from. @type {{made: string, turns: Turn[]}} */ #line = {
    made: "",
    turns: [],
  };

  /** @param {Uses} app */
  constructor(app) {
    this.#app = app;
    this.#hint = new Hint(app, this.#studies);
    this.#course = new Course(app);
    this.#review = new Review(this.#studies);
    this.#bar.visible = false;
    this.#course.changed = () => this.#show();
    this.#review.changed = () => {
      if (!this.#visible) return;
      this.#pause.stop();
      this.#show();
      if (!this.#review.going) this.#think();
    };
    this.#sheet = new Sheet(app, this.#review, {
      choose: (key) => this.#choose(key),
      play: () => this.#play(),
      show: () => (this.#course.on ? this.#course.leave(true) : this.#expect()),
      jump: (turn) => this.#expect(turn),
      leave: () => this.#course.leave(),
      close: () => this.toggle(),
    });
    app.modes.add("expected", this.#course);
    app.modes.add("hint", this.#hint);
    app.modes.add("analysis", this);
  }

  // ---- on and off ----

  get #visible() {
    return this.#wanted && !this.#app.scene.secret;
  }

  toggle() {
    const app = this.#app;
    if (app.scene.secret) return app.stage.say(t("analysis.secret"));
    this.#wanted = !this.#wanted;
    this.#aloud = this.#wanted;
    this.#appear();
    app.stage.refresh();
    if (!this.#wanted) return tell(t("analysis.off"));
    if (this.#sheet.below) app.stage.say(t("analysis.onBelow"));
    else tell(t("analysis.on"));
  }

  async hint() {
    const app = this.#app;
    if (app.scene.secret) return app.stage.say(t("analysis.secret"));
    this.#course.leave();
    this.#review.stop();
    this.#pause.stop();
    await this.#hint.ask();
    if (this.#visible && !this.#hint.busy) this.#think();
  }

  /** Shows or hides the panel. */
  #appear() {
    const visible = this.#visible;
    byId("teach").querySelector('[data-action="analyse"]')?.setAttribute("aria-pressed", String(visible));
    if (document.body.classList.contains("analysing") === visible) return;
    document.body.classList.toggle("analysing", visible);
    if (!visible) {
      this.#course.leave();
      this.#halt();
      this.#place = null;
    }
    this.#sheet.visible = visible;
    this.#bar.visible = visible;
    dispatchEvent(new Event("resize"));
  }

  #halt() {
    this.#pause.stop();
    this.#review.stop();
    this.#studies.stop();
  }

  // ---- thinking ----

  /** Thinks about the place, unless a hint or the review of all turns is under way. */
  #think() {
    this.#pause.stop();
    const place = this.#place;
    if (!place || !this.#visible || this.#review.going || this.#hint.busy) return;
    if (place.position.outcome) return this.#studies.stop();
    this.#pause.set(PAUSE, () => loading(() => this.#study(place)));
  }

  /** @param {Place} place */
  async #study(place) {
    const here = () => this.#place === place && this.#visible && !this.#review.going;
    await this.#studies.preview(place, here);
    if (!here()) return;
    this.#show();
    const only = place.position.legal.length === 1;
    const done = await this.#studies.rank(place, only ? TIME / 5 : TIME, () => here() && this.#news());
    if (!done || !here()) return;
    await this.#foresee(place);
    if (!here() || !this.#aloud) return;
    this.#aloud = false;
    const [best] = this.#rows(place);
    if (best) tell(rowText(place, best));
  }

  /** Thinks about what would follow the chosen move. @param {Place} place */
  async #foresee(place) {
    const row = this.#chosenOf(this.#rows(place));
    if (row && (await this.#studies.follow(place, row.move)) && this.#place === place) this.#show();
  }

  /** @param {Place} place */
  #rows(place) {
    return ranked(place, this.#studies.known(place));
  }

  /** @param {Ranked[]} rows @returns {Ranked | null} */
  #chosenOf(rows) {
    return rows.find(({ key }) => key === this.#chosen) ?? rows[0] ?? null;
  }

  // ---- presses in the panel ----

  /** @param {string} key */
  #choose(key) {
    const place = this.#place;
    if (!place) return;
    this.#course.leave();
    this.#chosen = key;
    this.#app.stage.refresh();
    if (this.#review.going) return;
    loading(async () => {
      await this.#foresee(place);
      // The ranking was interrupted.
      if (this.#place === place) this.#think();
    });
  }

  #play() {
    const place = this.#place;
    const row = place && this.#chosenOf(this.#rows(place));
    if (!row) return;
    const app = this.#app;
    this.#course.leave();
    if (app.scene.player.running) app.scene.player.finish();
    // From the middle of a turn, go to the place before it, which the analysis is about.
    if (!place.exact) app.playing.goTo({ turn: place.turns, event: 0 }, "turn", false);
    app.playing.play(row.move);
    app.stage.focusBoard();
  }

  /** Shows the expected turns on the board. @param {number} [upTo]  the end of this turn */
  #expect(upTo) {
    const place = this.#place;
    if (!place || !this.#line.turns.length) return;
    const { position, session } = place;
    // A turn that still owes takes has begun in the game.
    const begun = position.owed ? session.turns[place.turns - 1].events.length : 0;
    this.#course.show(this.#line.turns, begun, place.turns - (position.owed ? 1 : 0), upTo);
    if (upTo === undefined) this.#course.run();
  }

  // ---- showing ----

  /** Shows the result so far; redraws the board only if another hole is best. */
  #news() {
    const marked = this.#marked;
    this.#show();
    if (this.#marked !== marked && !this.#app.scene.player.running) this.#app.stage.refresh();
  }

  #show() {
    const place = this.#place;
    if (!place || !this.#visible) return;
    const { session, position } = place;
    const known = this.#studies.known(place);
    const rows = this.#rows(place);
    const chosen = this.#chosenOf(rows);
    const lead = position.outcome ? leadAtEnd(position.outcome) : (rows[0]?.lead ?? null);
    const line = chosen ? this.#lineOf(place, chosen) : [];
    this.#marked = chosen?.key ?? "";
    const words = { side: sideName(position.turn), turn: String(place.turns + 1) };
    const depth = known.found?.depth ?? 0;
    const looked = t("analysis.looked", { n: depth });
    const waits = this.#review.going && known.spent < TIME;
    this.#bar.show(lead, session.traits, this.#review.most(session));
    this.#sheet.show({
      place,
      where: position.outcome ? "" : t(place.exact ? "analysis.toMove" : "analysis.before", words),
      verdict: lead ? leadText(lead, session.traits) : t(waits ? "analysis.waiting" : "analysis.thinking"),
      side: (lead && aheadIn(lead)) ?? "",
      depth:
        position.outcome || !depth
          ? ""
          : lead?.winner
            ? t("analysis.proved")
            : known.spent >= TIME || waits
              ? looked
              : t("analysis.thinkingOn", { looked }),
      moves: rows,
      chosen,
      playable: !place.exact || this.#course.on || this.#app.scene.here?.legal.length !== 0,
      told: chosen ? rowText(place, chosen) : "",
      line,
      at: this.#course.on ? this.#app.scene.player.cursor.turn : -1,
    });
  }

  /** The turns expected after a move. @param {Place} place @param {Ranked} row */
  #lineOf(place, { key, move }) {
    const { found, lines } = this.#studies.known(place);
    const best = found && keyOf(found.line[0] ?? move) === key ? found.line : [move];
    const moves = lines.get(key) ?? best;
    const made = `${place.key} ${moves.map(keyOf).join()}`;
    // While these turns are on the board they stay the same.
    if (made !== this.#line.made && !this.#course.on) this.#line = { made, turns: turnsFrom(place, moves) };
    return this.#line.turns;
  }

  // ---- as a mode of the page ----

  /** @param {Marks} marks */
  mark(marks) {
    const place = this.#place;
    if (!place || !this.#visible || this.#course.on || this.#app.scene.player.running || !place.exact) return;
    const row = this.#chosenOf(this.#rows(place));
    if (!row || !("hole" in row.move) || placeOf(this.#app.scene).key !== place.key) return;
    marks.signs = [{ hole: row.move.hole, key: "best", draw: paintStar }];
    const preview = this.#studies.known(place).previews.get(row.key);
    if (preview && this.#chosen === row.key) marks.preview ??= previewMarks(preview);
  }

  forget() {
    this.#review.stop();
    this.#chosen = "";
  }

  /** @param {import('../game/player.js').Change} what */
  shown(what) {
    this.#appear();
    if (!this.#visible || what === "moved") return;
    if (this.#course.on) return this.#show();
    const place = placeOf(this.#app.scene);
    const old = this.#place;
    const same = old?.session === place.session && old.key === place.key && old.saved === place.saved;
    this.#place = same ? Object.assign(old, { exact: place.exact }) : place;
    if (!same) {
      this.#chosen = "";
      this.#aloud &&= old === null;
      if (!this.#review.going) this.#studies.stop();
    }
    this.#show();
    if (!same) this.#think();
  }
}
