// Keeps the game for when there is no network (see sw.js), and tells of new versions. Loaded some time after the start.

import { address } from "./parts.js";

/**
 * Where nothing may be kept, everything goes on as it is.
 * @param {(load: () => void) => void} offer  offers a new version, once; `load` takes it
 */
export async function stayOffline(offer) {
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
