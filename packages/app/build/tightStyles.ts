import { type ESTree, type Plugin, Visitor } from "vite";

/** Collapses the indentation of multi-line styles to single spaces. */
export const tightStyles = (): Plugin => ({
  name: "kyuseki-tight-styles",
  transform: {
    filter: { id: /\/packages\/(ui|app)\/src\/.*\.tsx?$/, code: "styled-components" },
    handler(code) {
      return { code: tightened(code, this.parse(code)), map: null };
    },
  },
});

/** The code with every run of white space in a style's own text collapsed to one space. */
export function tightened(code: string, program: ESTree.Program): string {
  const texts: ESTree.TemplateElement[] = [];
  const note = ({ tag, quasi }: ESTree.TaggedTemplateExpression) => {
    if (makers.includes(rootOf(tag))) texts.push(...quasi.quasis);
  };
  new Visitor({ TaggedTemplateExpression: note }).visit(program);
  let tight = "";
  let at = 0;
  for (const { start, end } of texts.toSorted((one, other) => one.start - other.start)) {
    tight += code.slice(at, start) + code.slice(start, end).replaceAll(/\s+/g, " ");
    at = end;
  }
  return tight + code.slice(at);
}

const makers = ["styled", "css", "keyframes", "createGlobalStyle"];

/** `styled` of `styled(Link).attrs(…)`. */
function rootOf(node: ESTree.Expression): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "CallExpression") return rootOf(node.callee);
  if (node.type === "MemberExpression" && node.object.type !== "Super") return rootOf(node.object);
  return "";
}
