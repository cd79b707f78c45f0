// Which language the page speaks.

import { ENGLISH, firstOf, LANGUAGES } from "../lang/languages.js";
import { settings } from "../platform/settings.js";
import { speak } from "./i18n.js";

/** English in disguise, for whoever tests the page: it shows what is not translated and what has too little room. */
export const DISGUISE = "en-XA";
/** How an address asks for a language: `?lang=`. */
export const ASKED = "lang";

/** The language of the page, as the name of its folder in lang/. */
export let spoken = ENGLISH;

/** The language that the address asks for, else the one that was chosen, else the first that the browser prefers. */
function wanted() {
  const asked = new URLSearchParams(location.search).get(ASKED);
  return asked === DISGUISE ? DISGUISE : firstOf([asked, settings.language, ...navigator.languages]);
}

/** Speaks the language that is wanted, from before anything is shown. Without its words it stays English. */
export async function speakLanguage() {
  const code = wanted();
  if (code === ENGLISH) return;
  try {
    const { wordsOf } = await import("./loading.js");
    speak(LANGUAGES[code]?.locale ?? code, await wordsOf(code, "page"));
    document.documentElement.dir = LANGUAGES[code]?.dir ?? "ltr";
    spoken = code;
  } catch (thrown) {
    console.error(thrown);
  }
}
