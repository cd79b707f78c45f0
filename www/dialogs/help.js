// Help: how to play on this page, and its keys.

import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { list, t } from "../words/i18n.js";

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
        ...list("help.keyList").flatMap(([keys, text]) => [
          el("dt", {}, ...keys.split(/\s+/).flatMap((/** @type {string} */ key) => [el("kbd", {}, key), " "])),
          el("dd", {}, text),
        ]),
      ),
    ],
    [about],
  );
}
