// Keeps the game for use without a network (see sw.js), and announces new versions. Loaded some time after the start.

import { address } from "./parts.js";

/**
 * Does nothing where the browser forbids keeping anything.
 * @param {(load: () => void) => void} offer  offers a new version, once; `load` takes it
 */
export async function stayOffline(offer) {
  const { serviceWorker } = navigator;
  // Inside another page, that page decides what is kept.
  if (!serviceWorker || self !== top) return;
  const registration = await serviceWorker.register(address("sw.js"), { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  // On the first visit there is no version to replace.
  let known = serviceWorker.controller !== null;
  let asked = false;
  let offered = false;
  const load = () => {
    asked = true;
    // Another window may have asked for it already, so that it has taken over.
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
