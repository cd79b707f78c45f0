// The code that embeds the board in another page.

/** @import {Sharing} from './share.js' */

import { el } from "../platform/dom.js";
import { home } from "../platform/home.js";
import { copy } from "../platform/send.js";
import { t } from "../words/i18n.js";
import { frameCode } from "./framecode.js";

/** Widths and heights that suit most pages. */
const SIZES = [
  [360, 400],
  [640, 480],
  [960, 640],
];

/** @param {Sharing} sharing */
export function frameSection(sharing) {
  const area = el("textarea", { readonly: true, rows: 6, "aria-label": t("share.frameCode"), spellcheck: false });
  const size = el(
    "select",
    { "aria-label": t("share.sizes") },
    ...SIZES.map(([width, height], i) => el("option", { value: i, selected: i === 1 }, `${width} × ${height}`)),
  );
  const said = el("output", { class: "quiet" });
  const copying = el("button", { type: "button", class: "text", "data-action": "copy-frame" }, t("share.copy"));
  const write = () => {
    const title = t("share.frameTitle", { game: t(`game.${sharing.app.scene.session.game}.name`) });
    const [width, height] = SIZES[Number(size.value)];
    area.value = frameCode({ address: `${home}?embed#${sharing.frameCode()}`, title, width, height });
    said.textContent = "";
  };
  area.addEventListener("focus", () => area.select());
  size.addEventListener("change", write);
  copying.addEventListener("click", async () => {
    const done = await copy(area.value);
    said.textContent = t(done ? "share.copied" : "share.byHand");
    if (!done) area.focus();
  });
  sharing.follow(write);
  return el(
    "details",
    { class: "share-frame" },
    el("summary", {}, t("share.frame")),
    el("p", {}, t("share.frameText")),
    area,
    el("div", {}, size, copying, said),
  );
}
