// About the game: what it is, and where its rules come from.

import { fill } from "../page/dialog.js";
import { el } from "../platform/dom.js";
import { list, t } from "../words/i18n.js";

/** The sources of each game's rules; names and addresses are the same in every language. */
const BY_SA = { name: "CC BY-SA 2.5", at: "https://creativecommons.org/licenses/by-sa/2.5/" };
const FDL = { name: "GNU Free Documentation License", at: "https://www.gnu.org/licenses/fdl-1.3.html" };
/** The games by the licence of their sources. */
const FREE = [
  {
    title: "Nakabili",
    author: "Alberto Bertaggia",
    at: "https://mancala.fandom.com/wiki/Nakabili",
    licence: BY_SA,
  },
  {
    title: "Kabwanga",
    author: "Ralf Gering",
    at: "https://mancala.fandom.com/wiki/Kabwanga",
    licence: BY_SA,
  },
  {
    title: "Nsolo",
    author: "Ralf Gering (Wikimanqala)",
    at: "https://mancala.fandom.com/wiki/Nsolo",
    licence: BY_SA,
  },
];
const ADAPTED = [{ title: "Embeli", author: "", at: "http://www.wikinfo.org/index.php/Embeli", licence: FDL }];

/** @param {string} at @param {string} text */
const link = (at, text) => el("a", { href: at, target: "_blank", rel: "noopener noreferrer" }, text);

/** Author, title, address and licence of a game's source. @param {typeof FREE[number]} source */
function credit({ title, author, at, licence }) {
  const name = author ? t("about.credit", { title, author }) : t("about.adapted", { title });
  return el("li", {}, name, ", ", link(at, at.replace(/^https?:\/\//, "")), ", ", link(licence.at, licence.name));
}

export function aboutDialog() {
  const [what, rules] = list("about.text");
  fill("about", t("about.title"), [
    el("p", {}, what),
    el("p", {}, rules),
    el("ul", {}, ...FREE.map(credit)),
    el("p", {}, t("about.embeli")),
    el("ul", {}, ...ADAPTED.map(credit)),
    el("p", {}, t("about.further")),
    el("p", {}, t("about.code")),
  ]);
}
