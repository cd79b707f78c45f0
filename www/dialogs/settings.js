// The settings.

import { fill, radios } from "../page/dialog.js";
import { change, SPEEDS, settings, VALUES } from "../platform/settings.js";
import { t } from "../words/i18n.js";

/** Everything takes effect at once; there is nothing to confirm. */
export function settingsDialog() {
  /** @param {keyof typeof VALUES} key @param {string} title @param {(value: any) => string} label @param {readonly any[]} values */
  const choice = (key, title, label, values) =>
    radios(
      key,
      t(`settings.${title}`),
      values.map((value) => ({ value: String(value), label: label(value) })),
      String(settings[key]),
    );
  const form = fill("settings", t("settings.title"), [
    choice("theme", "theme", (value) => t(`settings.themes.${value}`), ["auto", "light", "dark"]),
    choice("numerals", "numerals", (value) => t(`settings.numeral.${value}`), ["always", "crowded", "never"]),
    choice("motion", "motion", (value) => t(`settings.motions.${value}`), ["auto", "full", "reduced"]),
    choice(
      "speed",
      "speed",
      (value) => (SPEEDS[value] === Infinity ? t("page.instant") : `${SPEEDS[value]}×`),
      SPEEDS.map((_, i) => i),
    ),
    choice("preview", "preview", (value) => t(`settings.keysOn.${value}`), ["on", "off"]),
    choice("keys", "keys", (value) => t(`settings.keysOn.${value}`), ["on", "off"]),
    choice("bottom", "flip", (value) => t(`settings.flips.${value}`), ["south", "north"]),
  ]);
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const key = /** @type {keyof typeof VALUES} */ (target.name);
    change({ [key]: key === "speed" ? Number(target.value) : target.value });
  });
}
