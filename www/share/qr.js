// The link as a QR code that a phone can read from the screen or a projector.

/** @import {Sharing} from './share.js' */

import { el } from "../platform/dom.js";
import { correction, generate } from "../vendor/lean-qr.js";
import { toSvgPath } from "../vendor/lean-qr-svg.js";
import { t } from "../words/i18n.js";

/** Up to this many letters, squares stay large even with better error correction; longer links need the room. */
const SHORT = 300;
/** A code in the dialog with this many squares a side is too fine for most cameras. */
const DENSE = 90;
/** Empty squares on each side, as the standard asks for. */
const QUIET = 4;
/** The width of the largest code in the dialog, in CSS pixels. */
const SMALL = 248;

const SVG = "http://www.w3.org/2000/svg";

/**
 * A text as a QR code: a vector picture, black on white by day and by night.
 * @param {string} text
 * @returns {{picture: SVGElement, squares: number} | null} null when the text is too long
 */
export function qrCode(text) {
  let code;
  try {
    code = generate(text, { minCorrectionLevel: text.length <= SHORT ? correction.M : correction.L });
  } catch {
    return null;
  }
  const squares = code.size + 2 * QUIET;
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${-QUIET} ${-QUIET} ${squares} ${squares}`);
  picture.setAttribute("class", "qr");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", t("share.code"));
  const dark = document.createElementNS(SVG, "path");
  dark.setAttribute("d", toSvgPath(code));
  picture.append(dark);
  return { picture, squares };
}

/**
 * Shows a code as large as possible with whole pixels for each square, so that all squares have the same size.
 * @param {{picture: SVGElement, squares: number}} code
 * @param {number} room  in CSS pixels
 */
function fit({ picture, squares }, room) {
  const pixels = Math.max(Math.floor((room * devicePixelRatio) / squares), 1);
  const side = (pixels * squares) / devicePixelRatio;
  picture.style.width = picture.style.height = `${Math.min(side, room)}px`;
}

/** The code, and a button that shows it on the full screen. @param {Sharing} sharing */
export function codeSection(sharing) {
  const stage = el("div", { class: "share-code" });
  const words = el("p", { class: "quiet" });
  const whole = el("button", { type: "button", class: "text", "data-action": "whole-code" }, t("share.whole"));
  whole.addEventListener("click", () => fillScreen(sharing.link));
  sharing.follow(() => {
    const code = qrCode(sharing.link);
    stage.hidden = whole.hidden = !code;
    words.textContent = t(!code ? "share.tooLong" : code.squares > DENSE ? "share.dense" : "share.scan");
    if (!code) return;
    fit(code, SMALL);
    stage.replaceChildren(code.picture);
  });
  return el("section", { class: "share-qr" }, stage, el("div", {}, words, whole));
}

/** Shows only the code, as large as possible. @param {string} link */
async function fillScreen(link) {
  const code = qrCode(link);
  if (!code) return;
  const name = t("do.close");
  const close = el("button", { class: "text", autofocus: true }, name);
  const dialog = el(
    "dialog",
    { id: "whole-code", "aria-label": t("share.code") },
    el("form", { method: "dialog" }, close),
  );
  dialog.prepend(code.picture);
  const fitting = () => fit(code, Math.min(innerWidth, innerHeight));
  addEventListener("resize", fitting);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("fullscreenchange", () => document.fullscreenElement || dialog.close());
  dialog.addEventListener("close", () => {
    removeEventListener("resize", fitting);
    if (document.fullscreenElement === dialog) document.exitFullscreen().catch(() => {});
    dialog.remove();
  });
  document.body.append(dialog);
  fitting();
  dialog.showModal();
  try {
    await dialog.requestFullscreen?.({ navigationUI: "hide" });
  } catch {
    // Without full screen, the window has to do.
  }
}
