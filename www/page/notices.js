// Short news over the top of the page: they shift nothing, wait until dismissed, and may offer one action.

import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { icon } from "./icons.js";

/**
 * Shows a notice in place of the previous one.
 * @param {string} text
 * @param {{label: string, run: () => void} | null} [offer]
 * @param {() => void} [dismissed]
 */
export function notice(text, offer = null, dismissed = () => {}) {
  const close = t("do.dismiss");
  /** @param {() => void} deed */
  const leave = (deed) => () => {
    hideNotice();
    deed();
  };
  byId("notices").replaceChildren(
    el(
      "div",
      { class: "notice" },
      el("p", {}, text),
      offer &&
        el(
          "button",
          {
            type: "button",
            class: "text primary",
            "data-action": "bring-back",
            onclick: leave(offer.run),
          },
          offer.label,
        ),
      el("button", { type: "button", "aria-label": close, title: close, onclick: leave(dismissed) }, icon("close")),
    ),
  );
}

export const hideNotice = () => byId("notices").replaceChildren();
