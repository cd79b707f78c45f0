// What can be wrong with words on the page: they are not translated, or there is too little room for them.

/** @typedef {import("playwright-core").Page} Page */

/** What is the same in every language. */
const DATA = [
  // Names of holes, turns, rows of a board, disputed points and examples, games.
  /\b[A-D]\d{1,2}\b(?:\*\d+)?/g,
  /\b[A-D](?=: \d)|^[A-D]$/g,
  /\b[NKSEDX]-?\d+\w?\b/g,
  /Nakabili|Kabwanga|Nsolo|Embeli/g,
  // A key in a tooltip.
  / \((?:(?:Ctrl|Shift)-)*(?:[a-zA-Z]|Home|End)\)$/g,
  // As the browser's own lists have it.
  /\band\b/g,
];

/**
 * Texts and names in which there is a plain letter, where all should wear an accent.
 * @param {Page} page
 * @param {RegExp[]} [data]  what else is no text
 * @returns {Promise<string[]>} each with where it stands
 */
export const untranslated = (page, data = []) =>
  page.evaluate(
    (patterns) => {
      /** Keys, links that lead out of the page under their own names, and words in a language of their own are data. */
      const OWN = "kbd, pre, a[target=_blank], script, style, noscript, textarea, [translate=no]";
      const NAMES = ["aria-label", "aria-valuetext", "aria-description", "title", "placeholder", "alt", "label"];
      /** @type {Set<string>} */
      const found = new Set();
      /** @param {Element} element @param {string | null} text @param {string} [kind] */
      const check = (element, text, kind = "text") => {
        const own = patterns.reduce((rest, [source, flags]) => rest.replace(new RegExp(source, flags), ""), text ?? "");
        if (!/[A-Za-z]/.test(own)) return;
        const inside = element.closest("[id]");
        found.add(`${inside ? `#${inside.id} ` : ""}${element.localName} ${kind}: ${text?.trim()}`);
      };
      check(document.documentElement, document.title, "title");
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement } = node;
        if (parentElement && !parentElement.closest(OWN)) check(parentElement, node.textContent);
      }
      for (const element of document.body.querySelectorAll("*")) {
        if (element.closest(OWN) && element.localName !== "textarea") continue;
        for (const name of NAMES) check(element, element.getAttribute(name), name);
      }
      return [...found];
    },
    [...DATA, ...data].map(({ source, flags }) => [source, flags]),
  );

/**
 * Words that are cut off, stick out of what they stand in or lie over others, and whatever scrolls sideways: in the
 * open dialog, else on the page.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const cramped = (page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    /** A board is as wide as it is; code and notation are no words. */
    const ALLOWED = "#scroller, .scroller, canvas, pre, .notation";
    const BOXES = "button, label, legend, summary, th, td, output, .notice, dialog, body";
    /** @type {Set<string>} */
    const found = new Set();
    /** @param {Element} element @param {string} what */
    const note = (element, what) => {
      const { id, className, localName } = element;
      const name = `${localName}${className ? `.${String(className).trim().replace(/ +/g, ".")}` : ""}`;
      const parent = element.closest("[id]");
      const inside = id || !parent ? "" : `#${parent.id} `;
      const text = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
      found.add(`${inside}${id ? `#${id}` : name} ${what}: ${text}`);
    };
    /** The element and all around it. @param {Element} element */
    const around = (element) => {
      const all = [];
      for (let one = /** @type {Element | null} */ (element); one && one !== document.body; one = one.parentElement)
        all.push({ one, style: getComputedStyle(one) });
      return all;
    };
    /** @param {Element} element  what is only for listeners takes no room */
    const isSeen = (element) =>
      around(element).every(({ one, style }) => {
        const { clipPath, visibility, opacity, position } = style;
        if (clipPath !== "none" || visibility === "hidden" || opacity === "0") return false;
        const { width, height } = one.getBoundingClientRect();
        return position !== "absolute" || (width > 1 && height > 1);
      });
    /** What is seen of it, where all else is scrolled away or cut off. @param {Element} element */
    const view = (element) =>
      around(element).reduce(
        (seen, { one, style }) => {
          if (style.overflow === "visible") return seen;
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return [Math.max(seen[0], left), Math.max(seen[1], top), Math.min(seen[2], right), Math.min(seen[3], bottom)];
        },
        [-Infinity, -Infinity, Infinity, Infinity],
      );

    if (document.documentElement.scrollWidth > innerWidth) note(document.body, "makes the page scroll sideways");
    for (const element of root.querySelectorAll("*")) {
      if (!(element instanceof HTMLElement) || element.closest(ALLOWED)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = element.scrollWidth - element.clientWidth;
      const high = element.scrollHeight - element.clientHeight;
      if ((wide > 1 || high > 2) && element.clientWidth && element.textContent?.trim() && isSeen(element)) {
        if (wide > 1 && /auto|scroll/.test(overflowX)) note(element, "scrolls sideways");
        if (wide > 1 && /hidden|clip/.test(overflowX)) note(element, `cuts off ${wide} px`);
        if (high > 2 && /hidden|clip/.test(overflowY)) note(element, `cuts off ${high} px below`);
      }
      if (!(element instanceof HTMLSelectElement) || !isSeen(element)) continue;
      // Of its options only what is chosen has to be read in full.
      const [chosen] = element.selectedOptions;
      const twin = /** @type {HTMLSelectElement} */ (element.cloneNode());
      Object.assign(twin.style, { width: "auto", maxWidth: "none", minWidth: "0", position: "fixed" });
      twin.append(new Option(chosen?.text ?? ""));
      element.after(twin);
      const more = Math.round(twin.offsetWidth - element.offsetWidth);
      twin.remove();
      // One that fills the line already is read in full when it is opened.
      if (more > 1 && element.offsetWidth < 0.85 * root.clientWidth)
        note(element, `is ${more} px too narrow for “${chosen?.text}”`);
    }

    /** Lines of text as they are seen. @type {{element: Element, line: number[]}[]} */
    const lines = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element || element.closest(`option, ${ALLOWED}`) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = (element.closest(BOXES) ?? root).getBoundingClientRect();
      const [left, top, right, bottom] = view(element);
      for (const whole of range.getClientRects()) {
        const line = [
          Math.max(whole.left, left),
          Math.max(whole.top, top),
          Math.min(whole.right, right),
          Math.min(whole.bottom, bottom),
        ];
        if (line[2] - line[0] < 1 || line[3] - line[1] < 1) continue;
        const out = Math.max(box.left - line[0], box.top - line[1], line[2] - box.right, line[3] - box.bottom);
        if (out > 2) note(element, "is outside of its box");
        // News and what stays in place lie over the rest by right.
        if (
          around(element).every(
            ({ style }) =>
              !/fixed|sticky/.test(style.position) || (root !== document.body && style.position === "fixed"),
          )
        )
          lines.push({ element, line });
      }
    }
    // Letters do not fill their lines, so that these may touch.
    const [aside, above] = [2, 6];
    for (const [i, { element, line }] of lines.entries()) {
      for (const { element: other, line: next } of lines.slice(i + 1)) {
        if (element === other) continue;
        const across = Math.min(line[2], next[2]) - Math.max(line[0], next[0]);
        const down = Math.min(line[3], next[3]) - Math.max(line[1], next[1]);
        if (across > aside && down > above) note(element, `lies over “${other.textContent?.trim().slice(0, 30)}”`);
      }
    }
    return [...found];
  });
