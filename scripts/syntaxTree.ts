import { type ESTree, parseSync } from "vite";

export type Node = ESTree.Node;

/** What sources must keep to. `finds` is also given every node of the file. */
export type Rule = { why: string; watches: (file: string) => boolean; finds: (node: Node, nodes: Node[]) => boolean };

/** Every node of a TypeScript source, parents before children. */
export function* nodesOf(file: string, source: string): Generator<Node> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  yield* below(program);
}

/** What a node says by itself: a string, or a piece of a template. */
export function textOf(node: Node): string {
  if (node.type === "TemplateElement") return node.value.raw;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
}

/** The name behind an identifier or a quoted key. */
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
