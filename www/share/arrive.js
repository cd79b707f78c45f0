// Opens a link that shows a place: first its game, then the place on the board. Loaded when such a link is opened.

/** @import {Link} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Deed, Mode} from '../app/modes.js' */
/** @import {Cursor} from '../game/timeline.js' */

import { attempt } from "../app/attempt.js";
import { load } from "../app/load.js";
import { cursorAt } from "../game/place.js";
import { compare, settle } from "../game/timeline.js";
import { lend } from "../platform/settings.js";
import { embedded } from "../platform/storage.js";
import { t } from "../words/i18n.js";

/**
 * @param {App} app
 * @param {Link} link
 */
export async function arrive(app, { code, place, damaged }) {
  lapMode?.forget();
  let open = false;
  attempt(() => {
    app.games.openCode(code);
    open = true;
  });
  // A link that cannot be opened does not stay in the address.
  if (!open) return app.games.keep();
  if (damaged) return asItStands(app, "place.damaged");
  if (!place) return;
  if (place.bottom) lend({ bottom: place.bottom });
  if (place.yours) return (await load("yourTurn")).watch(app);
  const { session } = app.scene;
  const { turns } = session;
  const at = cursorAt(turns, place);
  if (!at) return asItStands(app, "place.missing");
  // This ends whatever was under way with the game. When a prediction is asked, it also takes back the turns with the
  // answer.
  const asked = place.predict && !embedded;
  app.playing.alter(() => asked && at.turn < turns.length && session.goBackTo(at.turn));
  if (asked || place.turns === null) app.playing.goTo(END);
  else app.playing.goTo(at, at.event ? "step" : "turn");
  if (place.lap && !asked) {
    lapMode ??= new LapMode(app);
    lapMode.stand();
    app.stage.say(t("place.lap", { lap: String(place.lap), turn: String(at.turn + 1) }));
  }
  if (embedded || !(place.present || place.predict)) return;
  const { resume, teach } = await load("class");
  // Somebody may have chosen another game meanwhile.
  if (app.scene.session !== session) return;
  if (place.predict) {
    resume(app);
    if (place.hole !== null) ask(app, place.hole);
  }
  if (place.present && !document.body.classList.contains("present")) await teach(app, "present");
}

const END = { turn: Infinity, event: Infinity };

/** Shows the end of the game, because there is no such place. @param {App} app @param {string} why */
function asItStands(app, why) {
  app.playing.goTo(END, "turn", false);
  app.stage.say(t(why));
}

/** Asks where the sowing from this hole will end. @param {App} app @param {number} own  the hole's own number */
function ask(app, own) {
  const { board, position } = app.scene.session;
  const half = board.holes.length / 2;
  if (own < half) app.playing.press({ hole: position.turn === "south" ? own : own + half, all: false, repeat: false });
}

/** @type {LapMode | null} */
let lapMode = null;

/** Makes Play show just the lap that a link is about, when pressed before that lap. @implements {Mode} */
class LapMode {
  #app;
  /** @type {Cursor | null} */ #from = null;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    app.modes.add("lap", this);
  }

  /** Remembers that the lap after the cursor is the one to show. */
  stand() {
    this.#from = this.#app.scene.player.cursor;
  }

  forget() {
    this.#from = null;
  }

  /** @param {Deed} deed */
  decide({ action }) {
    const { elsewhere, player } = this.#app.scene;
    if (action !== "play" || !this.#from || player.running || elsewhere !== null) return false;
    return compare(settle(player.timeline, this.#from), player.cursor) === 0 && this.#app.act("lap-on");
  }
}
