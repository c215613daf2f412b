import { type AllHTMLAttributes, Children, isValidElement, type ReactNode } from "react";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { footnoteWords } from "../../copy/support/paper.ts";
import { placeHeadings } from "./headings.ts";
import type { MarkdownNode, MarkdownTree } from "./markdownTree.ts";

export { plainText } from "./markdownTree.ts";

/**
 * Parses Markdown; HTML in it stays text, and addresses are checked when rendered. A text nested too deeply becomes one
 * plain paragraph. The parser weighs 46 kB, so pages are parsed at build time.
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
