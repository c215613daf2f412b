import type { AllHTMLAttributes } from "react";

/** A Markdown text that has been read (`readMarkdown`): plain data, the same before and after it was JSON. */
export type MarkdownTree = readonly MarkdownNode[];
export type MarkdownNode = string | MarkdownElement;

/** HTML, its attributes as React names them. The highest heading is an h1, wherever it will stand. */
type MarkdownElement = {
  tag: string;
  props: Readonly<AllHTMLAttributes<HTMLElement>>;
  children: MarkdownTree;
};

/** The words alone. */
export const plainText = (tree: MarkdownTree): string =>
  tree.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
