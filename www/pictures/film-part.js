// The part of the dialog where people choose and make a film.

/** @import {Scene} from '../app/scene.js' */
/** @import {Taste} from './still.js' */

import { loading } from "../app/load.js";
import { save } from "../files/save.js";
import { el, setText } from "../platform/dom.js";
import { SPEEDS, settings } from "../platform/settings.js";
import { figures, t } from "../words/i18n.js";
import { push, select } from "./controls.js";
import { fittingStep, lengthOf, MOST, STEPS, shotsOf } from "./film.js";
import { lookOf } from "./still.js";
import { Shooting } from "./studio.js";
import { fileName, namesOfTurns } from "./subject.js";

const WIDTHS = [480, 800, 1280];
const USUAL = 800;

/**
 * @param {Scene} scene
 * @param {() => Taste} taste
 * @returns {{part: HTMLElement, close: () => void}}
 */
export function filmPart(scene, taste) {
  const title = el("h3", {}, t("pictures.film"));
  const { turns } = scene.player.timeline;
  if (!turns.length)
    return { part: el("section", {}, title, el("p", { class: "quiet" }, t("pictures.noTurns"))), close() {} };

  const here = Math.min(scene.player.cursor.turn, turns.length - 1);
  const options = (/** @type {string} */ words, /** @type {readonly string[]} */ values) =>
    values.map((value) => ({ value, label: t(`pictures.${words}.${value}`) }));
  const range = select(t("pictures.range"), options("ranges", ["turn", "game", "some"]), "turn");
  const number = (/** @type {string} */ label, /** @type {number} */ value) => {
    const field = el("input", { type: "number", min: 1, max: turns.length, value, inputmode: "numeric" });
    return { field, labelled: el("label", { class: "field" }, t(label), field) };
  };
  const from = number("pictures.from", here + 1);
  const to = number("pictures.to", here + 1);
  const step = select(t("pictures.step"), options("steps", STEPS), "motion");
  const usual = SPEEDS[settings.speed] === Infinity ? 1 : SPEEDS[settings.speed];
  const speed = select(
    t("pictures.speed"),
    SPEEDS.filter((factor) => factor < Infinity).map((factor) => ({ value: String(factor), label: `${factor}×` })),
    String(usual),
  );
  const size = select(
    t("pictures.width"),
    WIDTHS.map((width) => ({ value: String(width), label: String(width) })),
    String(USUAL),
  );

  /** The first and the last turn. */
  const chosen = () => {
    if (range.control.value === "game") return { from: 0, to: turns.length - 1 };
    if (range.control.value === "turn") return { from: here, to: here };
    const [one, other] = [from.field, to.field].map(
      (field) => Math.min(Math.max(Math.round(field.valueAsNumber) || 1, 1), turns.length) - 1,
    );
    return { from: Math.min(one, other), to: Math.max(one, other) };
  };
  const seen = () => {
    const { from, to } = chosen();
    return turns.slice(from, to + 1);
  };
  const shots = () =>
    shotsOf(seen(), /** @type {import('./film.js').Step} */ (step.control.value), Number(speed.control.value));

  const told = el("p", { role: "status", class: "quiet told" });
  const bar = el("progress", { "aria-label": t("pictures.film"), max: 1, value: 0 });
  const cancel = push(t("do.cancel"), () => stop(t("pictures.cancelled")));
  const make = push(t("pictures.make"), () => loading(shoot), "primary");
  const making = el("div", { class: "presses making", hidden: true }, bar, cancel);
  const presses = el("div", { class: "presses" }, make);
  /** @type {Shooting | null} */
  let shooting = null;

  const busy = (/** @type {boolean} */ on) => {
    making.hidden = !on;
    presses.hidden = on;
  };
  const estimate = () => {
    const list = shots();
    const tooMany = list.length > MOST;
    make.disabled = tooMany;
    setText(
      told,
      tooMany
        ? t("pictures.tooMany", { n: list.length, most: MOST })
        : t("pictures.estimate", { n: list.length, time: timeWords(lengthOf(list)) }),
    );
  };
  const fit = () => {
    const { from: first, to: last } = chosen();
    from.field.value = String(first + 1);
    to.field.value = String(last + 1);
    step.control.value = fittingStep(seen());
    estimate();
  };
  /** @param {string} words */
  const stop = (words) => {
    shooting?.cancel();
    setText(told, words);
  };

  async function shoot() {
    if (shooting) return;
    const list = shots();
    const look = lookOf(scene, taste());
    const { marks, names } = taste();
    const span = chosen();
    const name = fileName(scene, "gif", span);
    const job = {
      turns: seen(),
      shots: list,
      look,
      width: Number(size.control.value),
      marks,
      names: names ? namesOfTurns(scene, span.from, span.to) : null,
    };
    bar.value = 0;
    busy(true);
    cancel.focus();
    setText(told, t("pictures.making", { done: "0", n: String(list.length) }));
    try {
      shooting = new Shooting(job, (done) => (bar.value = done / list.length));
      const film = await shooting.film;
      if (!film) return;
      save(new Blob([film], { type: "image/gif" }), name);
      setText(told, t("pictures.made", { name, size: sizeWords(film.length) }));
    } catch (thrown) {
      console.error(thrown);
      setText(told, t("pictures.failed"));
    } finally {
      shooting = null;
      const focused = cancel === document.activeElement;
      busy(false);
      if (focused) make.focus();
    }
  }

  range.control.addEventListener("change", fit);
  for (const { field } of [from, to]) {
    field.addEventListener("input", () => {
      range.control.value = "some";
      estimate();
    });
  }
  for (const { control } of [step, speed]) control.addEventListener("change", estimate);
  fit();
  const part = el(
    "section",
    {},
    title,
    el(
      "div",
      { class: "fields" },
      range.labelled,
      el("div", { class: "pair" }, from.labelled, to.labelled),
      step.labelled,
      speed.labelled,
      size.labelled,
    ),
    presses,
    making,
    told,
  );
  return { part, close: () => shooting?.cancel() };
}

/** @param {number} seconds */
function timeWords(seconds) {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return t("pictures.seconds", { n: whole });
  return t("pictures.minutes", { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60) });
}

/** @param {number} bytes */
const sizeWords = (bytes) =>
  bytes < 1_000_000
    ? t("pictures.kilobytes", { n: String(Math.round(bytes / 1000)) })
    : t("pictures.megabytes", { n: figures(bytes / 1e6, 1) });
