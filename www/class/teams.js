// The dialog for the names of the two teams and their members, who take turns.

/** @import {Side} from '../../src/wasm/page.js' */
/** @import {App} from '../app/app.js' */
/** @import {Teams} from '../game/teams.js' */

import { SIDES } from "../game/sides.js";
import { keepTeams, recallTeams, teams } from "../game/teams.js";
import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

const LONGEST = 24;
const MOST = 40;

/** @param {Pick<App, 'games' | 'scene' | 'stage'>} app @param {() => void} saved */
export function teamsDialog(app, saved) {
  const form = fill(
    "teams",
    t("teams.title"),
    [
      el("p", { class: "quiet" }, t("teams.about")),
      el("div", { class: "teams" }, ...SIDES.map(team)),
      el(
        "label",
        { class: "tick" },
        el("input", { type: "checkbox", name: "all", checked: true }),
        el("span", {}, t("teams.all")),
      ),
    ],
    [
      el("button", { class: "text", value: "cancel", formnovalidate: true }, t("do.cancel")),
      el("button", { class: "text primary", value: "save", "data-action": "save-teams" }, t("teams.save")),
    ],
  );
  form.addEventListener("submit", (event) => {
    if (/** @type {HTMLButtonElement} */ (event.submitter)?.value !== "save") return;
    const data = new FormData(form);
    /** @param {Side} side */
    const read = (side) => ({
      name: clean(data.get(`${side}-name`)),
      members: String(data.get(`${side}-members`))
        .split(/[\n,;]/)
        .map(clean)
        .filter(Boolean)
        .slice(0, MOST),
    });
    /** @type {Teams} */
    const given = { south: read("south"), north: read("north") };
    const { game } = app.scene.session;
    const games = data.has("all") ? app.games.infos.map((info) => info.game) : [game];
    for (const each of games) keepTeams(each, given);
    recallTeams(game);
    app.stage.renamed();
    saved();
  });
}

/** @param {unknown} text */
const clean = (text) => String(text).replace(/\s+/g, " ").trim().slice(0, LONGEST);

/** @param {Side} side */
function team(side) {
  const { name, members } = teams[side];
  return el(
    "fieldset",
    {},
    el(
      "legend",
      {},
      el("span", { class: `mark ${side}`, "aria-hidden": "true" }, t(`mark.${side}`)),
      " ",
      t(`side.${side}`),
    ),
    el(
      "label",
      {},
      t("teams.name"),
      el("input", {
        name: `${side}-name`,
        value: name,
        maxlength: LONGEST,
        placeholder: t(`side.${side}`),
        autocomplete: "off",
      }),
    ),
    el(
      "label",
      {},
      t("teams.members"),
      el("textarea", { name: `${side}-members`, rows: 5, autocomplete: "off" }, members.join("\n")),
    ),
  );
}
