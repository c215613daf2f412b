import type { AllHTMLAttributes } from "react";

/** A parsed Markdown text (`readMarkdown`): plain data that survives JSON. */
export type MarkdownTree = readonly MarkdownNode[];
export type MarkdownNode = string | MarkdownElement;

/** An HTML element with React's attribute names. The highest heading is an h1, wherever it will be placed. */
type MarkdownElement = {
  tag: string;
  props: Readonly<AllHTMLAttributes<HTMLElement>>;
  children: MarkdownTree;
};

/** The text without markup. */
export const plainText = (tree: MarkdownTree): string =>
  tree.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
