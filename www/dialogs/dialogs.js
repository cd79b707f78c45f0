// The simple dialogs by name. Loaded when the first of them is opened.

/** @import {App} from '../app/app.js' */

import { openDialog } from "../page/dialog.js";
import { aboutDialog } from "./about.js";
import { helpDialog } from "./help.js";
import { newGame } from "./new-game.js";
import { resignDialog } from "./resign.js";
import { seatsDialog } from "./seats.js";
import { settingsDialog } from "./settings.js";

/** Fills each dialog anew when it is opened. @type {Record<string, (app: App, running: boolean) => void>} */
const make = {
  "new-game": newGame,
  settings: settingsDialog,
  help: helpDialog,
  about: aboutDialog,
  resign: resignDialog,
  seats: seatsDialog,
};

/** @param {App} app @param {string} name */
export const open = (app, name) => openDialog(app.stage, name, (running) => make[name](app, running));
