// What all dialogs share: how one is filled, shown and closed.

import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "./icons.js";

/** @typedef {import('../platform/dom.js').Child} Child */

/**
 * Fills a dialog: a title with a close button, its content, and buttons at its foot.
 * @param {string} id
 * @param {string} title
 * @param {Child[]} content
 * @param {Child[]} [foot]
 */
export function fill(id, title, content, foot = []) {
  const name = t("do.close");
  const inside = el("div", { class: "content" }, ...content);
  // With nothing inside that takes the focus, the text itself does, so that keys can scroll it.
  if (!inside.querySelector("input, button, a")) inside.tabIndex = 0;
  const form = el(
    "form",
    { method: "dialog" },
    el(
      "header",
      {},
      el("h2", { id: `${id}-title` }, title),
      el("button", { "aria-label": name, title: name, value: "cancel", formnovalidate: true }, icon("close")),
    ),
    inside,
    foot.length > 0 && el("footer", {}, ...foot),
  );
  byId(id).replaceChildren(form);
  return form;
}

/**
 * Choices with one selected, as radio buttons.
 * @param {string} name
 * @param {string} title
 * @param {{value: string, label: string, note?: string, lang?: string}[]} values  `lang`: of the label, where it
 * differs
 * @param {string} chosen
 * @param {Child[]} [more]  what stands below the title
 */
export function radios(name, title, values, chosen, more = []) {
  return el(
    "fieldset",
    {},
    el("legend", {}, title),
    ...more,
    el(
      "div",
      { class: "choices" },
      ...values.map(({ value, label, note, lang }) =>
        el(
          "label",
          {},
          el("input", { type: "radio", name, value, checked: value === chosen }),
          el("span", { lang: lang ?? null }, label, note ? el("small", {}, note) : null),
        ),
      ),
    ),
  );
}

/** The dialog of a name, made when it is first asked for. @param {string} name @returns {HTMLDialogElement} */
function dialogOf(name) {
  const there = document.getElementById(name);
  if (there instanceof HTMLDialogElement) return there;
  const dialog = el("dialog", { id: name, "aria-labelledby": `${name}-title` });
  document.body.append(dialog);
  return dialog;
}

/**
 * The board behind a dialog.
 * @typedef {object} Behind
 * @property {() => boolean} pause  stops the seeds; whether any were moving
 * @property {() => void} focusBoard
 */

/**
 * Prepares a dialog and shows it.
 * @param {Behind} behind
 * @param {string} name
 * @param {(running: boolean) => void} prepare  told whether seeds were moving before the dialog stopped them
 */
export function openDialog(behind, name, prepare) {
  const dialog = dialogOf(name);
  const running = behind.pause();
  // Somebody pressed twice.
  if (dialog.open) return;
  prepare(running);
  const opener = document.activeElement;
  dialog.onclose = () => {
    if (!(opener instanceof HTMLElement && opener.offsetParent)) behind.focusBoard();
  };
  dialog.showModal();
  dialog.querySelector(".content")?.scrollTo(0, 0);
}
