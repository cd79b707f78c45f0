// The dialog of settings.

import { LANGUAGES } from "../lang/languages.js";
import { fill, radios } from "../page/dialog.js";
import { change, SPEEDS, settings, VALUES } from "../platform/settings.js";
import { storage } from "../platform/storage.js";
import { figures, t } from "../words/i18n.js";
import { ASKED } from "../words/language.js";

/** Everything takes effect at once; there is nothing to confirm. */
export function settingsDialog() {
  /**
   * @param {keyof typeof VALUES} key
   * @param {string} title
   * @param {(value: any) => string} label
   * @param {readonly any[]} values
   */
  const choice = (key, title, label, values) =>
    radios(
      key,
      t(`settings.${title}`),
      values.map((value) => ({ value: String(value), label: label(value) })),
      String(settings[key]),
    );
  const form = fill("settings", t("settings.title"), [
    languages(),
    choice("theme", "theme", (value) => t(`settings.themes.${value}`), ["auto", "light", "dark"]),
    choice("numerals", "numerals", (value) => t(`settings.numeral.${value}`), ["always", "crowded", "never"]),
    choice("motion", "motion", (value) => t(`settings.motions.${value}`), ["auto", "full", "reduced"]),
    choice(
      "speed",
      "speed",
      (value) => (SPEEDS[value] === Infinity ? t("page.instant") : `${figures(SPEEDS[value])}×`),
      SPEEDS.map((_, i) => i),
    ),
    choice("preview", "preview", (value) => t(`settings.keysOn.${value}`), ["on", "off"]),
    choice("keys", "keys", (value) => t(`settings.keysOn.${value}`), ["on", "off"]),
    choice("bottom", "flip", (value) => t(`settings.flips.${value}`), ["south", "north"]),
  ]);
  form.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const key = /** @type {keyof typeof VALUES} */ (target.name);
    if (key === "language") return chooseLanguage(target.value);
    change({ [key]: key === "speed" ? Number(target.value) : target.value });
  });
}

/**
 * Changes the language by reloading the page; the game is kept.
 * @param {string} code  or `auto`
 */
function chooseLanguage(code) {
  change({ language: code });
  const url = new URL(location.href);
  url.searchParams.delete(ASKED);
  // Where nothing can be stored, the address has to say it.
  if (!storage.durable) url.searchParams.set(ASKED, code);
  history.replaceState(null, "", url);
  location.reload();
}

/** The choice of the language; left out while there is only one. */
function languages() {
  const values = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name, lang: value }));
  const auto = { value: "auto", label: t("settings.languages.auto") };
  return values.length > 1 && radios("language", t("settings.language"), [auto, ...values], settings.language);
}
