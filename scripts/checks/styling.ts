// How styles are written in ui: sizes from tokens, static templates, no outer margins.

import type { ESTree } from "vite";
import { type Node, nameOf, type Rule, textOf } from "./syntaxTree.ts";

const drawn = (file: string) =>
  /^packages\/ui\/src\/(?!tokens\/|copy\/)/.test(file) && !/\.(test|stories|fixtures?)\.tsx?$/.test(file);

export const stylingRules: Record<string, Rule> = {
  "px-in-tokens": {
    why: 'Sizes live in packages/ui/src/tokens: use token("…") or calc() of tokens.',
    watches: drawn,
    finds: (node) => /(?<![\w-])\d*\.?\d+px\b/.test(textOf(node)),
  },
  "font-size-in-tokens": {
    why: 'Steps of type live in packages/ui/src/tokens: use token("fs-…").',
    watches: drawn,
    finds: (node) =>
      /font-size:\s*(?!inherit|calc\(|var\(|0\s*;)[^\s;]|(?<![\w-])font:\s*[\d.]/.test(textOf(node)) ||
      isLiteralFontSize(node),
  },
  "static-templates": {
    why: "A styled template holds no function: put the look in a data-* attribute, a running value in a CSS variable.",
    watches: drawn,
    finds: (node) => isStyled(node) && node.quasi.expressions.some(({ type }) => /Function/.test(type)),
  },
  "no-outer-margin": {
    why: "A component has no margin of its own: layout/ or the parent's gap keeps things apart.",
    watches: (file) => drawn(file) && /\/(components|charts)\//.test(file),
    finds: (node, nodes) =>
      node.type === "VariableDeclarator" &&
      isStyled(node.init) &&
      roots(nodes).has(nameOf(node.id) ?? "") &&
      hasMargin(node.init),
  },
};

function isLiteralFontSize(node: Node) {
  if (node.type !== "Property" && node.type !== "JSXAttribute") return false;
  if (nameOf(node.type === "Property" ? node.key : node.name) !== "fontSize") return false;
  const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
  return value?.type === "Literal" && value.value !== "inherit";
}

/** A tagged template of styled-components: `styled.div`, `styled(Button)`, `css`, `createGlobalStyle`. */
function isStyled(node: Node | null): node is ESTree.TaggedTemplateExpression {
  if (node?.type !== "TaggedTemplateExpression") return false;
  let tag: Node = node.tag;
  while (tag.type === "MemberExpression" || tag.type === "CallExpression")
    tag = tag.type === "MemberExpression" ? tag.object : tag.callee;
  return ["styled", "css", "createGlobalStyle", "keyframes"].includes(nameOf(tag) ?? "");
}

/** Names of the elements that exported components return. */
function roots(nodes: Node[]) {
  const names = nodes.flatMap((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "FunctionDeclaration") return [];
    return returnsOf(node.declaration.body).map(({ argument }) =>
      argument?.type === "JSXElement" ? nameOf(argument.openingElement.name) : undefined,
    );
  });
  return new Set(names.filter((name) => name !== undefined));
}

/** Return statements of this function, not of functions inside it. */
function returnsOf(value: unknown): ESTree.ReturnStatement[] {
  if (value === null || typeof value !== "object") return [];
  if (isReturn(value)) return [value];
  if ("type" in value && /Function/.test(`${value.type}`)) return [];
  return Object.values(value).flatMap(returnsOf);
}

const isReturn = (value: object): value is ESTree.ReturnStatement =>
  "type" in value && value.type === "ReturnStatement";

/** Whether the template itself, not a nested rule, sets an outer margin. */
function hasMargin({ quasi }: ESTree.TaggedTemplateExpression) {
  const text = quasi.quasis.map(({ value }) => value.raw).join("var");
  let depth = 0;
  const outermost = [...text].filter((letter) => {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    return depth === 0;
  });
  const margins = [...outermost.join("").matchAll(/(?<![\w-])margin(?:-[a-z-]+)?:\s*([^;]*)/g)];
  return margins.some(([, value = ""]) => !/^(?:0|auto|\s)+$/.test(value));
}
