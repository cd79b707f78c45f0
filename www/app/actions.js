// The table of actions: all that a button, a key or another part of the page can ask for by name. Its order is that of
// the buttons in each bar, and of the keys in the help.

/** @import {Unit} from '../game/timeline.js' */
/** @import {App} from './app.js' */
/** @import {Scene} from './scene.js' */

import { opponent } from "../game/sides.js";
import { tell } from "../page/announce.js";
import { dot, dots } from "../page/icons.js";
import { allFrom, speedText } from "../page/panel.js";
import { change, SPEEDS, settings } from "../platform/settings.js";
import { t } from "../words/i18n.js";
import { sideName } from "../words/names.js";
import { use } from "./load.js";

/**
 * @typedef {object} Action
 * @property {(app: App) => unknown} run  does it; returns false when there was nothing to do
 * @property {(scene: Scene) => boolean} [can]  whether it can be used; if not, its button is greyed out, or hidden
 * among the offers
 * @property {string} [icon]  the path of its drawing, see page/icons.js
 * @property {string} [words]  the key of its name; by default `do.` and its own name
 * @property {string} [key]  the key that its tooltip names, as the help writes it
 * @property {string[]} [keys]  more keys, which the help names
 * @property {string} [row]  the row of the help in which its keys stand together with others
 * @property {string} [bar]  the id of the bar with its button; without it, index.html or a part has the button, if any
 * @property {string} [look]  the class of its button
 * @property {boolean} [toggles]  whether its button shows that it is on
 * @property {boolean} [framed]  whether an embedded board has it, too
 * @property {boolean} [leaves]  whether it is about the game, so that anything the board shows in its place is left
 * first
 */

/** @type {Record<string, Action>} */
export const actions = {
  // ---- stepping, and how fast ----
  finish: {
    run: ({ scene: { player } }) => player.running && player.finish(),
    can: ({ player }) => player.running,
    icon: "M4 6l6 6-6 6M11 6l6 6-6 6M20 6v12",
    // Escape has other uses, too, so the tooltip does not promise it.
    keys: ["Esc"],
    bar: "actions",
    framed: true,
  },
  "seed-back": {
    run: step("seed", -1),
    can: notAtStart,
    icon: `M11 6l-6 6 6 6${dot(17, 12, 2.2)}`,
    key: ",",
    row: "seed",
    framed: true,
  },
  "seed-on": {
    run: step("seed", 1),
    can: notAtEnd,
    icon: `M13 6l6 6-6 6${dot(7, 12, 2.2)}`,
    key: ".",
    row: "seed",
    framed: true,
  },
  "lap-back": {
    run: step("lap", -1),
    can: notAtStart,
    icon: `M20 15a8 8 0 0 0-15-1M3.5 9.5L5 14.5l4.8-1.8${dots}`,
    key: "[",
    row: "lap",
    framed: true,
  },
  "lap-on": {
    run: step("lap", 1),
    can: notAtEnd,
    icon: `M4 15a8 8 0 0 1 15-1M20.5 9.5L19 14.5l-4.8-1.8${dots}`,
    key: "]",
    row: "lap",
    framed: true,
  },
  "turn-back": {
    run: step("turn", -1),
    can: notAtStart,
    icon: "M12 5l-7 7 7 7M19 5l-7 7 7 7",
    key: "{",
    row: "turn",
    framed: true,
  },
  "turn-on": {
    run: step("turn", 1),
    can: notAtEnd,
    icon: "M12 5l7 7-7 7M5 5l7 7-7 7",
    key: "}",
    row: "turn",
    framed: true,
  },
  start: {
    run: toStart,
    can: notAtStart,
    icon: "M6 5v14M19 5l-9 7 9 7z",
    key: "Home",
    row: "ends",
    framed: true,
  },
  end: {
    run: (app) => app.playing.goTo({ turn: Infinity, event: Infinity }),
    can: notAtEnd,
    icon: "M18 5v14M5 5l9 7-9 7z",
    key: "End",
    row: "ends",
    framed: true,
  },
  play: {
    run: (app) => app.scene.session.turns.length > 0 && app.playing.toggle(),
    can: ({ session, byItself }) => session.turns.length > 0 || byItself,
    icon: "M8 5l11 7-11 7z",
    key: "p",
    framed: true,
  },
  slower: {
    run: changeSpeed(-1),
    can: () => settings.speed > 0,
    icon: "M6 12h12",
    key: "<",
    row: "speed",
    framed: true,
  },
  faster: {
    run: changeSpeed(1),
    can: () => settings.speed < SPEEDS.length - 1,
    icon: "M6 12h12M12 6v12",
    key: ">",
    row: "speed",
    framed: true,
  },

  // ---- the game ----
  undo: {
    run: (app) => app.playing.travel("undo"),
    can: ({ session }) => session.canUndo,
    icon: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
    key: "u",
    keys: ["Ctrl-Z"],
    bar: "actions",
    framed: true,
    leaves: true,
  },
  redo: {
    run: (app) => app.playing.travel("redo"),
    can: ({ session }) => session.canRedo,
    icon: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4",
    key: "Ctrl-Shift-Z",
    keys: ["Ctrl-Y"],
    bar: "actions",
    framed: true,
    leaves: true,
  },
  flip: {
    run() {
      change({ bottom: opponent(settings.bottom) });
      tell(t("note.flipped", { side: sideName(settings.bottom) }));
    },
    icon: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
    key: "f",
    bar: "actions",
    framed: true,
  },
  resign: {
    run: (app) => !app.scene.session.position.outcome && openDialog(app, "resign"),
    can: ({ session }) => !session.position.outcome,
    icon: "M6 21V4M6 5h12l-3 4 3 4H6",
    bar: "actions",
    leaves: true,
  },
  pass: {
    run: (app) => app.playing.play({ type: "pass" }),
    can: ({ here }) => here?.legal[0]?.type === "pass",
    icon: "M4 12h13M12 6l6 6-6 6",
    framed: true,
    leaves: true,
  },
  "take-all": {
    run: (app) => app.playing.takeAll(),
    can: (scene) => allFrom(scene) > 0,
    words: "page.allHint",
    framed: true,
  },
  lookBack: {
    run: toStart,
    can: ({ here }) => !!here?.outcome,
    icon: "M6 5v14M19 5l-9 7 9 7z",
    framed: true,
  },
  seats: { run: dialog("seats") },
  send: {
    run: (app) => use("yourTurn", ({ send }) => send(app)),
    icon: "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2",
    words: "post.send",
  },

  // ---- teaching ----
  preview: {
    run(app) {
      change({ preview: settings.preview === "on" ? "off" : "on" });
      app.stage.say(t(`note.preview.${settings.preview}`));
    },
    words: "settings.preview",
    key: "v",
    framed: true,
  },
  present: {
    run: teach("present"),
    icon: "M4 5h16v11H4zM12 16v4M8.5 20h7",
    key: "b",
    bar: "teach",
  },
  predict: {
    run: teach("predict"),
    icon: dot(12, 12, 9) + dot(12, 12, 5) + dot(12, 12, 1),
    key: "q",
    bar: "teach",
    toggles: true,
  },
  marker: {
    run: teach("marker"),
    icon: "M4 20l1-4L15.5 5.5l3 3L8 19zM13.5 7.5l3 3",
    key: "m",
    bar: "teach",
    toggles: true,
  },
  unmark: {
    run: teach("unmark"),
    icon: "M9 19l-5-5 9-9 6 6-8 8zM8.5 9.5l6 6M9 19h11",
    words: "marker.clear",
  },
  teams: {
    run: teach("teams"),
    icon: `${dot(8.5, 8, 3)}${dot(16.5, 9, 2.3)}M3 19a5.5 5.5 0 0 1 11 0M15 14.2a4.5 4.5 0 0 1 6 4.3`,
    bar: "teach",
  },
  lay: {
    run: (app) => app.layOut(),
    icon: `M4 19h16${dot(6, 12, 2.2)}${dot(12, 12, 2.2)}M18 5v7M14.5 8.5h7`,
    bar: "teach",
    leaves: true,
  },
  hint: {
    run: ask("hint"),
    icon: "M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v1H9z",
    key: "h",
    bar: "teach",
    leaves: true,
  },
  analyse: {
    run: ask("analyse"),
    icon: "M4 4v16h16M8 16v-4M12 16V7M16 16v-6",
    key: "a",
    bar: "teach",
    toggles: true,
  },

  // ---- the menu ----
  new: {
    run: dialog("new-game"),
    icon: "M12 5v14M5 12h14",
    bar: "menu",
    look: "text",
    leaves: true,
  },
  rules: {
    run: (app) => app.openBook(),
    icon: "M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13",
    bar: "menu",
    look: "text",
  },
  share: {
    run: (app) => use("share", ({ openShare }) => openShare(app)),
    icon: "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2",
    bar: "menu",
    look: "text",
    leaves: true,
  },
  games: {
    run: (app) => use("games", ({ openGames }) => openGames(app)),
    icon: "M4 5h16v14H4zM4 13h5l1 2h4l1-2h5",
    bar: "menu",
    look: "text",
  },
  settings: {
    run: dialog("settings"),
    icon: `M4 7h9M19 7h1M4 17h1M11 17h9${dot(16, 7, 2.5)}${dot(8, 17, 2.5)}`,
    bar: "menu",
  },
  help: {
    run: dialog("help"),
    icon: "M8.5 9a3.5 3.5 0 1 1 5.5 3c-1.3.9-2 1.5-2 3M12 18.5v.5",
    key: "?",
    bar: "menu",
  },
  about: {
    run: dialog("about"),
    icon: `M12 11v6M12 7v.5${dot(12, 12, 9)}`,
    bar: "menu",
  },
};

/** All keys of an action, as the help writes them. @param {Action} action */
export const keysOf = ({ key, keys = [] }) => (key ? [key, ...keys] : keys);

/** @param {Scene} scene */
function notAtStart({ player }) {
  return !player.atStart;
}

/** @param {Scene} scene */
function notAtEnd({ player }) {
  return !player.atEnd;
}

/** @param {App} app */
function toStart(app) {
  app.playing.goTo({ turn: 0, event: 0 });
}

/** @param {Unit} unit @param {1 | -1} way @returns {Action['run']} */
function step(unit, way) {
  return (app) => app.playing.step(unit, way);
}

/** @param {1 | -1} way @returns {Action['run']} */
function changeSpeed(way) {
  return () => {
    change({ speed: Math.min(Math.max(settings.speed + way, 0), SPEEDS.length - 1) });
    tell(t("note.speed", { speed: speedText() }));
  };
}

/** @param {App} app @param {string} name */
function openDialog(app, name) {
  use("dialogs", ({ open }) => open(app, name));
}

/** @param {string} name @returns {Action['run']} */
function dialog(name) {
  return (app) => openDialog(app, name);
}

/** Loads the class's tools for an action. @param {string} action @returns {Action['run']} */
function teach(action) {
  return (app) => use("class", ({ teach }) => teach(app, action));
}

/** @param {string} action @returns {Action['run']} */
function ask(action) {
  return (app) => use("analysis", ({ ask }) => ask(app, action));
}
