// Handles what comes from outside the page: dropped files, pasted texts, other tabs, full storage.

/** @import {App} from '../app/app.js' */

import { load, loading } from "../app/load.js";
import { notice } from "../page/notices.js";
import { Timer } from "../platform/clock.js";
import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";
import { closeGames, openFound } from "./opening.js";
import { readFiles, readText } from "./reading.js";
import { looksLikeLink, looksLikeRecord } from "./texts.js";

/** Without an event for this many milliseconds, a file is no longer held over the page. */
const AWAY = 700;

/** @type {Drops | null} */
let drops = null;

/**
 * @param {App} app
 * @param {any} event
 * @param {string} [text]  pasted text
 */
export async function came(app, event, text) {
  drops ??= new Drops(app);
  switch (event.type) {
    case "dragenter":
      return void drops.over(event);
    case "paste":
      // Text pasted into a field belongs there.
      if (event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]")) return;
      if (!text) return;
      if (looksLikeRecord(text)) return openFound(app, await readText(text));
      // The first one is opened; whoever wants all of them pastes the text into the list of games.
      if (!looksLikeLink(text)) return;
      closeGames();
      return app.address.openLink(text);
    case "storage":
      return (await load("tabs")).heard(app, event.newValue);
    case "unkept":
      return notice(t("files.full"), { label: t("files.toGames"), run: () => void app.act("games") });
  }
}

/** Shows where files can be dropped, anywhere on the page. */
class Drops {
  #veil = el("div", { id: "drop", "aria-hidden": "true" }, el("p", {}, t("files.drop")));
  #timer = new Timer();

  /** @param {App} app */
  constructor(app) {
    addEventListener("dragover", (event) => {
      if (!this.over(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
    });
    addEventListener("drop", (event) => {
      this.#lift();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!files.length) return;
      event.preventDefault();
      loading(async () => openFound(app, await readFiles(files)));
    });
  }

  /** @param {DragEvent} event @returns {boolean} whether it carries files */
  over({ dataTransfer }) {
    if (!dataTransfer?.types.includes("Files")) return false;
    this.#timer.set(AWAY, () => this.#lift());
    // Anything outside an open dialog would lie behind it.
    const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    if (this.#veil.parentElement !== place) place.append(this.#veil);
    return true;
  }

  #lift() {
    this.#timer.stop();
    this.#veil.remove();
  }
}
