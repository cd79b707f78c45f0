// Dresses the page before there is a game on it: words, looks, language.

import { cssVariables, themes } from "../board/theme.js";
import { byId, setText } from "../platform/dom.js";
import { follow, themeName } from "../platform/settings.js";
import { embedded } from "../platform/storage.js";
import { locale, t } from "../words/i18n.js";

export function dressPage() {
  document.body.classList.toggle("embed", embedded);
  document.documentElement.lang = locale;
  document.title = t("appName");
  for (const element of document.querySelectorAll("[data-t]"))
    setText(element, t(/** @type {HTMLElement} */ (element).dataset.t ?? ""));
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", t(/** @type {HTMLElement} */ (element).dataset.label ?? ""));
  }
  byId("holes").replaceChildren();
  setText(byId("caption"), t("page.loading"));
  // The drawing defines the two accents and the grounds.
  follow(() => {
    const name = themeName();
    document.documentElement.dataset.theme = name;
    for (const [key, value] of Object.entries(cssVariables(themes[name])))
      document.documentElement.style.setProperty(key, value);
  });
}
