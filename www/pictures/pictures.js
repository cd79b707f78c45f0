// The dialogs for pictures: a picture of the moment, a film of some turns, pages for the printer.

/** @import {App} from '../app/app.js' */
/** @import {Taste} from './still.js' */

import { canCopy, copy, save } from "../files/save.js";
import { areNamed } from "../game/teams.js";
import { fill, openDialog } from "../page/dialog.js";
import { el, setText } from "../platform/dom.js";
import { themeName } from "../platform/settings.js";
import { t } from "../words/i18n.js";
import { push, select, tick } from "./controls.js";
import { filmPart } from "./film-part.js";
import { printParts } from "./print-part.js";
import { canvasOf, pngOf, svgOf } from "./still.js";
import { fileName, namesOf } from "./subject.js";

/** In pixels; the last one fits most projectors. */
const WIDTHS = [800, 1280, 1920];
const PROJECTOR = 1920;
/** The width of the preview. */
const SAMPLE = 640;

/**
 * Pictures and films of the game on the board.
 * @param {App} app
 * @returns {{parts: HTMLElement[], close: () => void}} `close` cancels work in progress
 */
export function pictureParts(app) {
  const theme = select(
    t("pictures.looks"),
    ["light", "dark"].map((value) => ({ value, label: t(`pictures.theme.${value}`) })),
    themeName(),
  );
  const show = () => {
    const canvas = canvasOf(app, taste(), SAMPLE);
    canvas.className = "sample";
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", namesOf(app).what);
    sample.replaceChildren(canvas);
  };
  theme.control.addEventListener("change", show);
  const [labels, marks, names] = /** @type {const} */ (["labels", "marks", "names"]).map((key) =>
    tick(t(`pictures.${key}`), key !== "names" || areNamed(), show),
  );
  /** @returns {Taste} */
  const taste = () => ({
    theme: theme.control.value === "dark" ? "dark" : "light",
    labels: labels.box.checked,
    marks: marks.box.checked,
    names: names.box.checked,
  });
  const sample = el("div", { class: "samples" });
  const told = el("p", { role: "status", class: "quiet told" });
  const size = select(
    t("pictures.width"),
    WIDTHS.map((width) => ({
      value: String(width),
      label: width === PROJECTOR ? t("pictures.projector", { n: String(width) }) : String(width),
    })),
    String(PROJECTOR),
  );
  const width = () => Number(size.control.value);
  const keep = (/** @type {Blob} */ blob, /** @type {string} */ name) => {
    save(blob, name);
    setText(told, t("pictures.saved", { name }));
  };
  const still = el(
    "section",
    {},
    el("h3", {}, t("pictures.still")),
    el("div", { class: "fields" }, size.labelled),
    el(
      "div",
      { class: "presses" },
      push(
        t("pictures.png"),
        () => app.later(async () => keep(await pngOf(app, taste(), width()), fileName(app, "png"))),
        "primary",
      ),
      push(t("pictures.svg"), () =>
        keep(new Blob([svgOf(app, taste())], { type: "image/svg+xml" }), fileName(app, "svg")),
      ),
      canCopy() &&
        push(t("pictures.copy"), () =>
          copy(pngOf(app, taste(), width())).then(
            () => setText(told, t("pictures.copied")),
            () => setText(told, t("pictures.notCopied")),
          ),
        ),
    ),
    told,
  );
  const film = filmPart(app, taste);
  show();
  return {
    parts: [
      el(
        "section",
        {},
        sample,
        el("div", { class: "fields" }, theme.labelled, labels.labelled, marks.labelled, names.labelled),
      ),
      still,
      film.part,
    ],
    close: film.close,
  };
}

/** Opens the dialog for pictures. @param {App} app */
export function openPictures(app) {
  app.player.pause();
  const pictures = pictureParts(app);
  const dialog = openOwn(app, "pictures", t("pictures.title"), pictures.parts);
  dialog.addEventListener("close", pictures.close, { once: true });
}

/** Opens the dialog for printing. @param {App} app */
export function openPrint(app) {
  openOwn(app, "print", t("pictures.printing"), printParts(app));
}

/** @param {App} app @param {string} id @param {string} title @param {HTMLElement[]} parts */
function openOwn(app, id, title, parts) {
  document.getElementById(id)?.remove();
  const dialog = el("dialog", { id, "aria-labelledby": `${id}-title` });
  document.body.append(dialog);
  openDialog(app, id, () => fill(id, title, parts));
  return dialog;
}
