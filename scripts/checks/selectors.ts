// Styles name what they apply to: no tag selectors below a styled piece, and lengths in rem only in the tokens. `node
// scripts/checks/selectors.ts [folder]` checks one folder only.
import { globSync, readFileSync } from "node:fs";
import { nodesOf } from "./syntaxTree.ts";

const sentences = {
  "named-pieces":
    "A styled piece dresses itself, not a tag inside it: give the child a styled piece of its own " +
    "(or a data-part where it repeats by the hundred). Children that others draw: /* Not our markup: … */ before the rule.",
  "rem-in-tokens": 'Lengths in rem live in packages/ui/src/tokens: use token("…"), calc() of tokens or container.…',
};

type Rule = keyof typeof sentences;
type Node = {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  tag?: Node;
  quasi?: Node;
  expressions?: Node[];
} & { object?: Node; callee?: Node; name?: string };

const isDrawn = (file: string) =>
  /^packages\/ui\/src\/(?!tokens\/|copy\/)/.test(file) && !/\.(test|stories|fixtures?|harness)\.tsx?$/.test(file);

/** Broken rules of one source text, as `{ rule, line }`. */
export function broken(file: string, source: string): { rule: Rule; line: number }[] {
  if (!isDrawn(file)) return [];
  const nodes = [...nodesOf(file, source)] as Node[];
  const global = new Set(nodes.filter((node) => isGlobal(node.tag)).map(({ quasi }) => quasi));
  return nodes.flatMap((node) => {
    const at = (rule: Rule, offset: number) => ({ rule, line: source.slice(0, offset).split("\n").length });
    if (node.type === "TemplateLiteral" && !global.has(node)) {
      return tagSelectors(cssOf(node, source)).map((offset) => at("named-pieces", node.start + offset));
    }
    const isText = node.type === "TemplateElement" || node.type === "Literal";
    if (!isText) return [];
    const lengths = [...source.slice(node.start, node.end).matchAll(/(?<![\w-])\d*\.?\d+rem\b/g)];
    return lengths.map(({ index }) => at("rem-in-tokens", node.start + index));
  });
}

function isGlobal(tag: Node | undefined): boolean {
  return tag?.name === "keyframes" || tag?.name === "createGlobalStyle";
}

/** The template's text at its own offsets, with `&` for an interpolated piece and `;` for rules on a line of their own. */
function cssOf(template: Node, source: string): string {
  let text = source.slice(template.start, template.end - 1).replace("`", " ");
  for (const { start, end } of template.expressions ?? []) {
    const from = text.lastIndexOf("${", start - template.start);
    const to = text.indexOf("}", end - template.start) + 1;
    const blank = text.slice(from + 1, to).replace(/[^\n]/g, " ");
    text = `${text.slice(0, from)}${text[to] === "\n" ? ";" : "&"}${blank}${text.slice(to)}`;
  }
  return text;
}

/** Offsets of the rules that select by tag, without those after `Not our markup` in the same block. */
function tagSelectors(css: string): number[] {
  const excused = [false];
  const found: number[] = [];
  let from = 0;
  for (const { 0: mark, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|[;{}]/g)) {
    if (mark.length > 1) {
      if (/^\/\* Not our markup: \S/.test(mark)) excused[excused.length - 1] = true;
      continue;
    }
    const raw = css.slice(from, index);
    const selector = raw.replace(/\/\*[\s\S]*?\*\//g, (comment) => " ".repeat(comment.length));
    if (mark === "{") {
      if (!excused.at(-1) && !/^\s*@/.test(selector) && selectors(selector).some(hasTag)) {
        found.push(from + selector.search(/\S/));
      }
      excused.push(excused.at(-1) ?? false);
    }
    if (mark === "}") excused.pop();
    from = index + 1;
  }
  return found;
}

/** Whether a selector names a tag below `&`; `&:is(button)` and what stands above `&` are allowed. */
function hasTag(selector: string): boolean {
  const compounds = compoundsOf(selector);
  const own = compounds.findIndex((compound) => compound.includes("&"));
  const below = compounds.slice(own + 1).some(namesTag);
  return (
    below ||
    (own >= 0 &&
      argumentsOf(compounds[own] ?? "", ["has"])
        .flatMap(selectors)
        .some(hasTag))
  );
}

function namesTag(compound: string): boolean {
  if (/^[a-z]/i.test(compound)) return true;
  return argumentsOf(compound, ["is", "where", "not", "has"]).flatMap(selectors).some(hasTag);
}

const selectors = (list: string) => split(list, /,/);
const compoundsOf = (selector: string) => split(selector, /[\s>+~]/);

/** Splits outside brackets, parentheses and quotes. */
function split(text: string, at: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  for (const [letter] of text.matchAll(/"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (depth === 0 && at.test(letter)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The arguments of these pseudo-classes. */
function argumentsOf(compound: string, names: string[]): string[] {
  return split(compound, /:/).flatMap((part) => {
    const [, name, given] = /^([\w-]+)\(([\s\S]*)\)/.exec(part) ?? [];
    return name !== undefined && given !== undefined && names.includes(name) ? [given] : [];
  });
}

if (import.meta.main) {
  const folder = process.argv[2]?.replace(/\/$/, "") ?? "packages/ui/src";
  const rules = new Set<Rule>();
  let count = 0;
  for (const file of globSync([`${folder}/**/*.{ts,tsx}`, `${folder}*`]).filter((path) => /\.tsx?$/.test(path))) {
    const source = readFileSync(file, "utf8");
    for (const { rule, line } of broken(file, source)) {
      rules.add(rule);
      count += 1;
      console.error(`${file}:${line} ${rule}: ${source.split("\n")[line - 1]?.trim()}`);
    }
  }
  for (const rule of rules) console.error(`${rule}: ${sentences[rule]}`);
  console.log(count === 0 ? "selectors: every piece is named" : `selectors: ${count} out of place`);
  process.exitCode = count === 0 ? 0 : 1;
}
