// What the page listens to: keys, its buttons, a first look at a hole, and what comes from outside.

/** @import {App} from './app.js' */

import { listenToKeys } from "../page/keys.js";
import { byId } from "../platform/dom.js";
import { embedded } from "../platform/storage.js";
import { actions, keysOf } from "./actions.js";
import { use } from "./load.js";

/** @param {App} app */
export function listen(app) {
  /** @type {Map<string, string>} */
  const keys = new Map();
  for (const [name, action] of Object.entries(actions)) for (const key of keysOf(action)) keys.set(key, name);
  listenToKeys(keys, (action) => app.act(action));
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[data-action]") : null;
    if (!(button instanceof HTMLElement) || button.getAttribute("aria-disabled") === "true") return;
    app.act(button.dataset.action ?? "");
    if (button.hidden) app.stage.focusBoard();
  });
  previewLater(app);
  // A file held over the page, a pasted text, another tab's move, full storage.
  for (const type of ["dragenter", "paste", "storage", "unkept"]) {
    addEventListener(type, (/** @type {any} */ event) => {
      if (embedded || (event.key && event.key !== `mancala.game.${app.scene.session.game}`)) return;
      // Clipboard data can only be read during the event.
      const text = event.clipboardData?.getData("text");
      use("outside", ({ came }) => came(app, event, text));
    });
  }
}

/** Loads the preview when somebody first points at a hole. @param {App} app */
function previewLater(app) {
  const holes = byId("holes");
  const point = (/** @type {Event} */ { type, target }) => {
    for (const kind of ["pointerover", "focusin"]) holes.removeEventListener(kind, point);
    use("preview", ({ Previews }) => {
      const hole = target instanceof HTMLElement ? target.dataset.hole : undefined;
      const keyboard = type === "focusin";
      const previews = new Previews(app);
      // Whoever pointed there first has not moved since, or will soon.
      if (hole && (keyboard ? holes.contains(document.activeElement) : holes.matches(":hover")))
        previews.point(Number(hole), keyboard);
    });
  };
  for (const kind of ["pointerover", "focusin"]) holes.addEventListener(kind, point);
}
