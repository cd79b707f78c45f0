// The start: fills in words and icons, loads the core, and opens the last game or the link's game.

/** @import {Game} from '../src/wasm/page.js' */

import { linkAsked } from "./app/address.js";
import { App } from "./app/app.js";
import { listen } from "./app/listen.js";
import { load } from "./app/load.js";
import { furnish } from "./app/toolbar.js";
import { Core } from "./game/core.js";
import { Library, lastGame } from "./game/library.js";
import { linkRules } from "./page/cite.js";
import { dressPage } from "./page/dress.js";
import { notice } from "./page/notices.js";
import { clock } from "./platform/clock.js";
import { hosted } from "./platform/parts.js";
import { embedded, storage } from "./platform/storage.js";
import { t } from "./words/i18n.js";
import { speakLanguage } from "./words/language.js";

async function begin() {
  await speakLanguage();
  dressPage();
  furnish();
  if (typeof WebAssembly !== "object") return notice(t("note.old"));
  // Read the address first, because the game on the board will replace it.
  const link = linkAsked();
  let core, session, classroom, frame, post;
  try {
    if (/"on":true/.test(storage.get("predict") ?? "")) classroom = await load("class").catch(() => null);
    if (storage.get("post")) post = await load("yourTurn").catch(() => null);
    // Its place is shown together with the game.
    if (link.includes("-")) await load("arrive").catch(() => null);
    if (embedded) frame = (await load("embed")).undress;
    core = await Core.load();
    session = await lastGame(core);
  } catch (thrown) {
    console.error(thrown);
    return notice(t("note.dead"));
  }
  const app = new App(core, new Library(core), session);
  classroom?.resume(app);
  post?.resume(app);
  frame?.(app);
  linkRules((game, name) => app.openBook(game, name));
  if (!storage.durable) notice(t("note.noStorage"));
  if (link) app.address.openLink(link);
  const { opens } = document.documentElement.dataset;
  if (opens) {
    // One game's own page is only for links to it; from here on this is the page of all games.
    if (!link) app.games.choose(/** @type {Game} */ (opens));
    history.replaceState(null, "", `./${location.search}${location.hash}`);
  }
  listen(app);
  if (hosted)
    clock.after(3000, () =>
      load("versions")
        .then(({ keepUpToDate }) => keepUpToDate())
        .catch(() => {}),
    );
}

begin();
