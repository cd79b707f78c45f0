// Which texts the page asks for, found in its source.

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "acorn";
import { ancestor } from "acorn-walk";

/** @typedef {import("acorn").AnyNode} Node */

const ROOT = new URL("../../../", import.meta.url);

/** Functions that take a key. */
const ASKS = ["t", "has", "list", "find"];

/**
 * What a source asks for.
 * @typedef {object} Asked
 * @property {Map<string, string>} keys  each with a place where it stands
 * @property {Map<string, string>} patterns  keys of which parts, `*` here, are known only while the page runs; one that
 * begins with such a part has the name of its file before it
 * @property {string[]} sums  places where a key is added up, which nobody can follow
 */

/**
 * The texts that an expression can be, when it says so itself.
 * @param {Node | undefined} node
 * @returns {string[] | null}
 */
function choicesOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node?.type !== "ConditionalExpression") return null;
  const [one, other] = [choicesOf(node.consequent), choicesOf(node.alternate)];
  return one && other && [...one, ...other];
}

/** @param {import("acorn").TemplateLiteral} node @returns {string[]} with a `*` for each part that cannot be known */
const textsOf = ({ quasis, expressions }) =>
  quasis.reduce(
    (texts, { value }, i) => {
      const choices = i ? (choicesOf(expressions[i - 1]) ?? ["*"]) : [""];
      return texts.flatMap((text) => choices.map((choice) => text + choice + value.cooked));
    },
    [""],
  );

/**
 * @param {string} source
 * @param {string} name  of the file
 * @param {readonly string[]} groups  the first parts of keys
 * @param {Asked} asked  is added to
 */
export function collect(source, name, groups, asked) {
  const isKey = new RegExp(`^(?:${groups.join("|")})\\.[\\w.*-]+$`);
  const tree = parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true });
  /** @param {Node} node */
  const place = (node) => `${name}:${node.loc?.start.line}`;
  /** @param {Node[]} around  the node itself comes last */
  const isAsked = (around) => {
    // From inside out, as long as the value is passed on.
    for (let i = around.length - 2; i >= 0; i--) {
      const [outer, inner] = [around[i], around[i + 1]];
      if (outer.type === "CallExpression")
        return outer.arguments[0] === inner && outer.callee.type === "Identifier" && ASKS.includes(outer.callee.name);
      if (outer.type !== "ConditionalExpression" || outer.test === inner) return false;
    }
    return false;
  };
  /** @param {Node[]} around */
  const isStored = (around) =>
    around.some(
      (node) =>
        node.type === "CallExpression" &&
        node.callee.type === "MemberExpression" &&
        node.callee.object.type === "Identifier" &&
        node.callee.object.name === "storage",
    );
  /** @param {Node} node @param {Node[]} around @param {string[]} texts */
  const note = (node, around, texts) => {
    if (isStored(around)) return;
    for (const text of texts) {
      if (!isKey.test(text) && !isAsked(around)) continue;
      if (!text.includes("*")) asked.keys.set(text, place(node));
      else asked.patterns.set(text.startsWith("*") ? `${name}: ${text}` : text, place(node));
    }
  };
  ancestor(tree, {
    Literal(node, _, around) {
      const outer = around.at(-2);
      const isName = outer?.type === "Property" && outer.key === node;
      if (typeof node.value === "string" && !isName) note(node, around, [node.value]);
    },
    TemplateLiteral(node, _, around) {
      note(node, around, textsOf(node));
    },
    BinaryExpression(node, _, around) {
      const [left] = choicesOf(node.left) ?? [""];
      if (node.operator === "+" && (isAsked(around) || groups.some((group) => left.startsWith(`${group}.`))))
        asked.sums.push(place(node));
    },
  });
}

/** What the page asks for. @param {readonly string[]} groups */
export function askedByPage(groups) {
  /** @type {Asked} */
  const asked = { keys: new Map(), patterns: new Map(), sums: [] };
  const www = new URL("www/", ROOT);
  for (const name of readdirSync(www, { recursive: true, encoding: "utf8" })) {
    if (/^(?!core|vendor|lang).*\.js$/.test(name))
      collect(readFileSync(new URL(name, www), "utf8"), name, groups, asked);
  }
  return asked;
}

/**
 * A pattern and the keys that it stands for.
 * @param {string} pattern  with one `*`
 * @param {readonly string[]} values  for it
 * @returns {Record<string, string[]>}
 */
export const fill = (pattern, values) => ({ [pattern]: values.map((value) => pattern.replace("*", value)) });

const FORMS = ["zero", "one", "two", "few", "many", "other"];

/**
 * The keys of all texts and lists of texts.
 * @param {Record<string, any>} words
 * @param {string} [under]
 * @returns {string[]}
 */
export const textsIn = (words, under = "") =>
  Object.entries(words).flatMap(([name, said]) => {
    const isGroup = typeof said === "object" && !Array.isArray(said);
    const isPlural = isGroup && "other" in said && Object.keys(said).every((form) => FORMS.includes(form));
    return isGroup && !isPlural ? textsIn(said, `${under}${name}.`) : `${under}${name}`;
  });
