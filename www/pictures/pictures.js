// The dialogs for pictures: a picture of the moment, a film of some turns, pages for the printer.

/** @import {App} from '../app/app.js' */
/** @import {Behind} from '../page/dialog.js' */
/** @import {Scene} from '../app/scene.js' */
/** @import {Taste} from './still.js' */

import { loading } from "../app/load.js";
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
 * @param {Scene} scene
 * @returns {{parts: HTMLElement[], close: () => void}} `close` cancels work in progress
 */
export function pictureParts(scene) {
  const theme = select(
    t("pictures.looks"),
    ["light", "dark"].map((value) => ({ value, label: t(`pictures.theme.${value}`) })),
    themeName(),
  );
  const show = () => {
    const canvas = canvasOf(scene, taste(), SAMPLE);
    canvas.className = "sample";
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", namesOf(scene).what);
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
        () => loading(async () => keep(await pngOf(scene, taste(), width()), fileName(scene, "png"))),
        "primary",
      ),
      push(t("pictures.svg"), () =>
        keep(new Blob([svgOf(scene, taste())], { type: "image/svg+xml" }), fileName(scene, "svg")),
      ),
      canCopy() &&
        push(t("pictures.copy"), () =>
          copy(pngOf(scene, taste(), width())).then(
            () => setText(told, t("pictures.copied")),
            () => setText(told, t("pictures.notCopied")),
          ),
        ),
    ),
    told,
  );
  const film = filmPart(scene, taste);
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

/** Opens the dialog for pictures. @param {Pick<App, 'scene' | 'stage'>} app */
export function openPictures({ scene, stage }) {
  stage.pause();
  const pictures = pictureParts(scene);
  const dialog = openOwn(stage, "pictures", t("pictures.title"), pictures.parts);
  dialog.addEventListener("close", pictures.close, { once: true });
}

/** Opens the dialog for printing. @param {Pick<App, 'games' | 'scene' | 'stage'>} app */
export function openPrint({ games, scene, stage }) {
  openOwn(stage, "print", t("pictures.printing"), printParts(scene, games.infos));
}

/** @param {Behind} behind @param {string} id @param {string} title @param {HTMLElement[]} parts */
function openOwn(behind, id, title, parts) {
  document.getElementById(id)?.remove();
  const dialog = el("dialog", { id, "aria-labelledby": `${id}-title` });
  document.body.append(dialog);
  openDialog(behind, id, () => fill(id, title, parts));
  return dialog;
}
