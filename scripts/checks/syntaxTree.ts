import { type ESTree, parseSync } from "vite";

export type Node = ESTree.Node;

/** A rule for sources. `finds` also gets every node of the file. */
export type Rule = { why: string; watches: (file: string) => boolean; finds: (node: Node, nodes: Node[]) => boolean };

/** Every node of a TypeScript source, parents before children. */
export function* nodesOf(file: string, source: string): Generator<Node> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  yield* below(program);
}

/** A node's own text: of a string, or of a template's piece. */
export function textOf(node: Node): string {
  if (node.type === "TemplateElement") return node.value.raw;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
}

/** The name of an identifier or a quoted key. */
export function nameOf(node: Node | null | undefined): string | undefined {
  if (node?.type === "Identifier" || node?.type === "JSXIdentifier") return node.name;
  return node ? textOf(node) || undefined : undefined;
}

function* below(value: unknown): Generator<Node> {
  if (value === null || typeof value !== "object") return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* below(child);
}

const isNode = (value: object): value is Node => "type" in value && typeof value.type === "string";
