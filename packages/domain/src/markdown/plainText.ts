import type { MarkdownTree } from "../contract/markdownTree.ts";

/** The text without markup. */
export const plainText = (tree: MarkdownTree): string =>
  tree.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");

/** A text as it was written, in one paragraph. */
export const asParagraph = (text: string): MarkdownTree => [{ tag: "p", props: {}, children: [text] }];
