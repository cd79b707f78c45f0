// Keeps the game for when there is no network (see sw.js), and tells of new versions. Loaded some time after the start.

import "../main.js"; // see later.js
import { byId } from "./dom.js";
import { learn, t } from "../words/i18n.js";
import words from "../lang/en-offline.js";
import { notice } from "../page/notices.js";
import { address } from "./parts.js";

learn(words);

/** Where nothing may be kept, everything goes on as it is. */
export async function stayOffline() {
  const { serviceWorker } = navigator;
  // Inside another page that one decides what is kept.
  if (!serviceWorker || self !== top) return;
  const registration = await serviceWorker.register(address("sw.js"), { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  // At the first visit there is none that a new one could replace.
  let known = serviceWorker.controller !== null;
  let asked = false;
  let offered = false;
  const load = () => {
    asked = true;
    // It may have taken over already, when another window asked for it.
    if (registration.waiting) registration.waiting.postMessage("load");
    else location.reload();
  };
  const tell = () => {
    if (!offered) offer(load);
    offered = true;
  };
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (known) tell();
    known = true;
  });
  /** @param {ServiceWorker | null} worker */
  const watch = (worker) => {
    const settle = () => {
      if (worker?.state === "installed" && serviceWorker.controller) tell();
    };
    worker?.addEventListener("statechange", settle);
    settle();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
}

/** Offers the new version, as soon as no other news is on the page. @param {() => void} load */
function offer(load) {
  if (byId("notices").hasChildNodes()) setTimeout(() => offer(load), 5000);
  else notice(t("offline.newVersion"), { label: t("offline.load"), run: load });
}
