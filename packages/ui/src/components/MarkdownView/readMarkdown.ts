import { type AllHTMLAttributes, Children, isValidElement, type ReactNode } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { footnoteWords } from "../../copy/support/paper.ts";
import { placeHeadings } from "./headings.ts";
import type { MarkdownNode, MarkdownTree } from "./markdownTree.ts";

export { plainText } from "./markdownTree.ts";

/**
 * Reads a text in Markdown; HTML in it stays words, and its addresses are judged where they are drawn. A text made to
 * bring the drawing down is one paragraph, as it was typed. Brings a parser of 46 kB: pages are read while building.
 */
export function readMarkdown(markdown: string): MarkdownTree {
  try {
    const drawn = Markdown({
      children: markdown,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [placeHeadings],
      remarkRehypeOptions: { ...footnoteWords, clobberPrefix: "" },
      urlTransform: (address) => address,
    });
    return treeOf(drawn);
  } catch {
    return [{ tag: "p", props: {}, children: [markdown] }];
  }
}

const treeOf = (drawn: ReactNode): MarkdownTree => Children.toArray(drawn).flatMap(nodesOf);

function nodesOf(drawn: ReactNode): readonly MarkdownNode[] {
  if (typeof drawn === "string") return [drawn];
  if (!isValidElement<AllHTMLAttributes<HTMLElement>>(drawn)) return [];
  const { children, ...props } = drawn.props;
  return typeof drawn.type === "string" ? [{ tag: drawn.type, props, children: treeOf(children) }] : treeOf(children);
}
