// Buttons, choices and checkboxes of the dialog.

import { el } from "../platform/dom.js";

/** @param {string} label @param {() => void} press @param {string} [more] */
export const push = (label, press, more = "") =>
  el("button", { type: "button", class: `text ${more}`, onclick: press }, label);

/** @param {string} label @param {{value: string, label: string}[]} values @param {string} chosen */
export function select(label, values, chosen) {
  const control = el(
    "select",
    {},
    ...values.map(({ value, label }) => el("option", { value, selected: value === chosen }, label)),
  );
  return { control, labelled: el("label", { class: "field" }, label, control) };
}

/** @param {string} label @param {boolean} on @param {() => void} changed */
export function tick(label, on, changed) {
  const box = el("input", { type: "checkbox", checked: on, onchange: changed });
  return { box, labelled: el("label", { class: "tick" }, box, el("span", {}, label)) };
}
