// Help: how to use this page, and its keys.

import { actions, keysOf } from "../app/actions.js";
import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { list, t } from "../words/i18n.js";

/** The keys by what they do: those of the board, and those of the table of actions. */
export function rows() {
  /** @type {Map<string, string[]>} */
  const rows = new Map([
    ["move", ["←", "→", "↑", "↓"]],
    ["press", ["Enter", "Space"]],
  ]);
  for (const [name, action] of Object.entries(actions)) {
    const keys = keysOf(action);
    const { row = name } = action;
    if (keys.length) rows.set(row, [...(rows.get(row) ?? []), ...keys]);
  }
  return rows;
}

export function helpDialog() {
  const about = el("button", { type: "button", class: "text", "data-action": "about" }, t("do.about"));
  fill(
    "help",
    t("help.title"),
    [
      ...list("help.text").map((text) => el("p", {}, text)),
      el("h3", {}, t("help.keys")),
      el(
        "dl",
        { class: "keys" },
        ...[...rows()].flatMap(([row, keys]) => [
          el("dt", {}, ...keys.flatMap((key) => [el("kbd", {}, key), " "])),
          el("dd", {}, t(`help.keyList.${row}`)),
        ]),
      ),
    ],
    [about],
  );
}
