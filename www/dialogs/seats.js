// Choosing who plays each side: a person or the computer. Part of the dialog for a new game, and a dialog of its own.

/** @import {Side} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */

import { LEVELS, levelAt, seatsOf } from "../game/seats.js";
import { SIDES } from "../game/sides.js";
import { tell } from "../page/announce.js";
import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { storage } from "../platform/storage.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";

/** The key under which the last seats are stored. */
const LAST = "seats";

/** The seats of the last game for which they were chosen. */
export const lastSeats = () => storage.get(LAST) ?? "";

/**
 * The choice of seats for both sides.
 * @param {string} seats  the present ones
 * @param {Side} [first]  the side to show first
 */
export function seatChoice(seats, first) {
  return el(
    "fieldset",
    { class: "who-plays" },
    el("legend", {}, t("seats.title")),
    ...SIDES.map((side) =>
      el(
        "label",
        {},
        el(
          "span",
          {},
          el("span", { class: `mark ${side}`, "aria-hidden": "true" }, t(`mark.${side}`)),
          " ",
          sideName(side),
        ),
        el(
          "select",
          { name: side, autofocus: side === first },
          option(0, t("seats.person"), seats, side),
          el(
            "optgroup",
            { label: t("seats.computer") },
            ...LEVELS.map((level) => {
              const params = {
                level: String(level),
                name: t(`computer.name.${level}`),
                line: t(`computer.line.${level}`),
              };
              return option(level, t("seats.level", params), seats, side);
            }),
          ),
        ),
      ),
    ),
  );
}

/** @param {number} level @param {string} text @param {string} seats @param {Side} side */
const option = (level, text, seats, side) =>
  el("option", { value: level, selected: level === levelAt(seats, side) }, text);

/**
 * The chosen seats.
 * @param {FormData} data  of a form with that choice
 */
export function chosenSeats(data) {
  const seats = seatsOf(Number(data.get("south")), Number(data.get("north")));
  storage.put(LAST, seats);
  return seats;
}

/**
 * The dialog for the game on the board.
 * @param {Pick<App, 'games' | 'scene' | 'sit' | 'stage'>} app
 * @param {boolean} running  whether seeds were moving before the dialog stopped them
 */
export function seatsDialog(app, running) {
  const opener = document.activeElement?.id;
  const swap = () => {
    const [south, north] = form.querySelectorAll("select");
    [south.value, north.value] = [north.value, south.value];
  };
  const form = fill(
    "seats",
    t("seats.title"),
    [
      seatChoice(
        app.scene.session.seats,
        SIDES.find((side) => side === opener),
      ),
      el("p", { class: "quiet" }, t("seats.about")),
    ],
    [
      el(
        "button",
        { type: "button", class: "text apart", "data-action": "swap-seats", onclick: swap },
        t("seats.swap"),
      ),
      el("button", { class: "text", value: "cancel" }, t("do.cancel")),
      el("button", { class: "text primary", value: "sit", "data-action": "take-seats" }, t("seats.ok")),
    ],
  );
  form.addEventListener("submit", ({ submitter }) => {
    if (/** @type {HTMLButtonElement} */ (submitter)?.value !== "sit") return;
    app.scene.session.seats = chosenSeats(new FormData(form));
    app.games.keep();
    app.sit();
    app.stage.refresh();
    // Start the seeds again that this dialog stopped, because the computer waits for them.
    if (app.scene.session.seats && running && !app.scene.fine) app.scene.player.run();
    tell(SIDES.map((side) => seatSentence(app.scene.session.seats, side)).join(" "));
  });
}

/** @param {string} seats @param {Side} side */
function seatSentence(seats, side) {
  const level = levelAt(seats, side);
  return t(level ? "seats.isComputer" : "seats.isPerson", { side: sideName(side), level: String(level) });
}
