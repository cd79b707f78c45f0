// Leads to pictures, films and printed pages, which are loaded on demand and have dialogs of their own.

/** @import {Sharing} from './share.js' */

import { load, loading } from "../app/load.js";
import { byId, el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

/** @param {Sharing} sharing */
export function pictureSection({ app }) {
  /** @param {string} name @param {'openPictures' | 'openPrint'} open */
  const way = (name, open) =>
    el(
      "button",
      {
        type: "button",
        class: "text",
        "data-action": name,
        onclick: () => {
          /** @type {HTMLDialogElement} */ (byId("share")).close();
          loading(async () => (await load("pictures"))[open](app));
        },
      },
      t(`share.${name}`),
    );
  return el(
    "section",
    { class: "share-pictures" },
    el("p", { class: "quiet" }, t("share.picturesAbout")),
    way("pictures", "openPictures"),
    way("print", "openPrint"),
  );
}
