// How styles are written in ui: sizes from tokens, static templates, space left to whoever places a component.

const drawn = (file) =>
  /^packages\/ui\/src\/(?!tokens\/|copy\/)/.test(file) && !/\.(test|stories|fixtures?)\.tsx?$/.test(file);

/** Same shape as the rules of `ownership.mjs`; `finds` is also given every node of the file. */
export const stylingRules = {
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
      roots(nodes).has(node.id.name) &&
      hasMargin(node.init),
  },
};

const textOf = (node) => {
  if (node.type === "TemplateElement") return node.value.raw;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
};

const nameOf = (key) => key?.name ?? key?.value;

function isLiteralFontSize(node) {
  const isPair = node.type === "Property" || node.type === "JSXAttribute";
  if (!isPair || nameOf(node.type === "Property" ? node.key : node.name) !== "fontSize") return false;
  const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
  return value?.type === "Literal" && value.value !== "inherit";
}

/** A tagged template of styled-components: `styled.div`, `styled(Button)`, `css`, `createGlobalStyle`. */
function isStyled(node) {
  if (node?.type !== "TaggedTemplateExpression") return false;
  let tag = node.tag;
  while (tag.type === "MemberExpression" || tag.type === "CallExpression") tag = tag.object ?? tag.callee;
  return ["styled", "css", "createGlobalStyle", "keyframes"].includes(tag.name);
}

/** Names of the elements that exported components return. */
function roots(nodes) {
  const names = nodes
    .filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap(({ declaration }) => {
      if (declaration?.type !== "FunctionDeclaration") return [];
      return returnsOf(declaration.body).map(({ argument }) => argument?.openingElement?.name?.name);
    });
  return new Set(names.filter(Boolean));
}

/** Return statements of this function, not of functions inside it. */
function returnsOf(value) {
  if (value === null || typeof value !== "object" || /Function/.test(value.type ?? "")) return [];
  if (value.type === "ReturnStatement") return [value];
  return Object.values(value).flatMap(returnsOf);
}

/** Whether the template itself, not a rule nested in it, asks for space outside. */
function hasMargin({ quasi }) {
  const text = quasi.quasis.map(({ value }) => value.raw).join("var");
  let depth = 0;
  const outermost = [...text].filter((letter) => {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    return depth === 0;
  });
  const margins = [...outermost.join("").matchAll(/(?<![\w-])margin(?:-[a-z-]+)?:\s*([^;]*)/g)];
  return margins.some(([, value]) => !/^(?:0|auto|\s)+$/.test(value));
}
