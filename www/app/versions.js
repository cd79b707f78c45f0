// Announces a new version of the game, which the service worker has fetched. Loaded some time after the start.

import { notice } from "../page/notices.js";
import { clock } from "../platform/clock.js";
import { byId } from "../platform/dom.js";
import { stayOffline } from "../platform/offline.js";
import { t } from "../words/i18n.js";

/** Keeps the game for use without a network, and offers new versions. */
export const keepUpToDate = () => stayOffline(offer);

/** Offers the new version, as soon as no other notice is on the page. @param {() => void} load */
function offer(load) {
  if (byId("notices").hasChildNodes()) clock.after(5000, () => offer(load));
  else notice(t("offline.newVersion"), { label: t("offline.load"), run: load });
}
