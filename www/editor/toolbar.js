// The tools of the editor, and what can be done with the whole set-up.

/** @import {Draft} from './draft.js' */

import { icon, icons } from "../page/icons.js";
import { el } from "../platform/dom.js";
import { t } from "../words/i18n.js";

Object.assign(icons, {
  add: "M12 5v14M5 12h14",
  remove: "M5 12h14",
  move:
    "M7 12V7.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v6" +
    "c0 4-2.5 6-6 6s-5-2-6-4l-2.5-4c-.8-1.5 1.2-2.5 2.2-1.2z",
  leaf: "M4 20c2-9 7-14 16-16 0 9-5 15-13 15M4 20c3-4 6-7 10-9",
  mirror: "M4 12h16M8 8l4-4 4 4M8 16l4 4 4-4",
  swap: "M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4",
});

/** @typedef {'add' | 'remove' | 'move' | 'leaf'} Tool */
/** @typedef {'undo' | 'redo' | 'mirror' | 'swap'} Deed */

export class Toolbar {
  #run;
  /** @type {Record<string, HTMLButtonElement>} */ #tools = {};
  /** @type {Record<string, HTMLButtonElement>} */ #deeds = {};
  element;

  /**
   * @param {boolean} leaves  whether the game closes holes
   * @param {(tool: Tool) => void} choose
   * @param {(deed: Deed) => void} run
   */
  constructor(leaves, choose, run) {
    this.#run = run;
    /** @type {Tool[]} */
    const tools = leaves ? ["add", "remove", "move", "leaf"] : ["add", "remove", "move"];
    for (const tool of tools) {
      this.#tools[tool] = el(
        "button",
        {
          type: "button",
          class: "text",
          "data-tool": tool,
          title: t(`editor.tool.${tool}`),
          onclick: () => choose(tool),
        },
        icon(tool),
        el("span", {}, t(`editor.toolShort.${tool}`)),
      );
    }
    this.element = el(
      "div",
      { class: "bar" },
      el("div", { class: "bar", role: "group", "aria-label": t("editor.tools") }, ...Object.values(this.#tools)),
      el(
        "div",
        { class: "bar", role: "group", "aria-label": t("editor.actions") },
        this.#deed("undo", true),
        this.#deed("redo", true),
        this.#deed("mirror"),
        this.#deed("swap"),
      ),
    );
  }

  /** @param {Deed} deed @param {boolean} [iconOnly] */
  #deed(deed, iconOnly = false) {
    const name = t(`editor.${deed}`);
    const button = el(
      "button",
      {
        type: "button",
        class: iconOnly ? null : "text",
        "data-edit": deed,
        title: name,
        "aria-label": iconOnly ? name : null,
        onclick: () => this.#run(deed),
      },
      icon(deed),
    );
    if (!iconOnly) button.append(el("span", {}, name));
    this.#deeds[deed] = button;
    return button;
  }

  /** @param {Tool} tool  in use @param {Draft} draft */
  show(tool, { canUndo, canRedo }) {
    for (const [name, button] of Object.entries(this.#tools))
      button.setAttribute("aria-pressed", String(name === tool));
    this.#deeds.undo.setAttribute("aria-disabled", String(!canUndo));
    this.#deeds.redo.setAttribute("aria-disabled", String(!canRedo));
  }
}
