// Chooses the language of the page.

import { ENGLISH, firstOf, LANGUAGES } from "../lang/languages.js";
import { settings } from "../platform/settings.js";
import { speak } from "./i18n.js";

/** The pseudo-language for testers: it shows what is untranslated and what has too little room. */
export const DISGUISE = "en-XA";
/** The parameter with which an address asks for a language. */
export const ASKED = "lang";

/** The page's language, named like its folder in lang/. */
export let spoken = ENGLISH;

/** The language that the address asks for, else the chosen one, else the browser's first preference. */
function wanted() {
  const asked = new URLSearchParams(location.search).get(ASKED);
  return asked === DISGUISE ? DISGUISE : firstOf([asked, settings.language, ...navigator.languages]);
}

/** Switches to the wanted language before anything is shown. If its words cannot be loaded, the page stays English. */
export async function speakLanguage() {
  const code = wanted();
  if (code === ENGLISH) return;
  try {
    const { wordsOfPage } = await import("./loading.js");
    speak(LANGUAGES[code]?.locale ?? code, await wordsOfPage(code));
    const { documentElement } = document;
    documentElement.dir = LANGUAGES[code]?.dir ?? "ltr";
    // Its words may need more room.
    documentElement.classList.add("translated");
    spoken = code;
  } catch (thrown) {
    console.error(thrown);
  }
}
