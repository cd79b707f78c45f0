// Shapes in SVG.

/** @param {string} words */
export const escaped = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Rounds to one decimal. @param {number} n */
export const round = (n) => Math.round(n * 10) / 10;

/** @typedef {Record<string, string | number>} Attributes */

/** @param {string} name @param {Attributes} attributes @param {string} [inside] */
export function element(name, attributes, inside) {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "string" ? escaped(value) : value}"`)
    .join("");
  return inside === undefined ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** @param {number} x @param {number} y @param {number} r @param {Attributes} [more] */
export const circle = (x, y, r, more = {}) => element("circle", { cx: round(x), cy: round(y), r: round(r), ...more });

/** @param {string} d @param {Attributes} more */
export const path = (d, more) => element("path", { d, ...more });

/**
 * Text with its middle at `y`: the baseline lies lower by a fraction of the size.
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Attributes} [more]
 */
export const text = (words, x, y, size, more = {}) =>
  element("text", { x: round(x), y: round(y + size * 0.35), "font-size": round(size), ...more }, escaped(words));
