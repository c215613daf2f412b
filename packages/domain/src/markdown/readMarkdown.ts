import type { Nodes, Properties } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import * as z from "zod/mini";
import { type MarkdownTree, markdownTreeSchema } from "../contract/markdownTree.ts";
import { placeHeadings } from "./headings.ts";
import { asParagraph } from "./plainText.ts";

/**
 * Parses Markdown (CommonMark with GitHub's tables, tasks and footnotes); HTML in it stays text, and addresses are as
 * written. A text nested too deeply becomes one plain paragraph. The parser weighs 43 kB: it runs on the server and while
 * building, never in a page. 20,000 characters take up to half a second.
 */
export function readMarkdown(markdown: string): MarkdownTree {
  if (isHostile(markdown)) return asParagraph(markdown);
  try {
    const root = toHast(fromMarkdown(markdown, syntax), rendering);
    placeHeadings(root);
    return z.parse(markdownTreeSchema, nodesOf(root));
  } catch {
    return asParagraph(markdown);
  }
}

/** Deeper than the contract, or with nested emphasis that takes the parser the third power of its length. */
const isHostile = (markdown: string) =>
  /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){60}/m.test(markdown) ||
  markdown.split(/\n[ \t]*\n/).some((block) => block.replaceAll(/[^*_~]+/g, "").length > 1000);

const syntax = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

const rendering = {
  // Written out as text below.
  allowDangerousHtml: true,
  clobberPrefix: "",
  footnoteLabel: "脚注",
  footnoteBackLabel: "本文に戻る",
};

/** With everything that the parser says of a node; the contract's schema leaves out what no page draws. */
function nodesOf(node: Nodes): readonly unknown[] {
  if (node.type === "text" || node.type === "raw") return [node.value];
  if (node.type === "root") return node.children.flatMap(nodesOf);
  if (node.type !== "element") return [];
  const { tagName, properties, children } = node;
  const shown = ofTable.has(tagName) ? children.filter(({ type }) => type !== "text") : children;
  return [{ tag: tagName, props: propsOf(properties), children: shown.flatMap(nodesOf) }];
}

/** Between their cells stand line breaks. */
const ofTable: ReadonlySet<string> = new Set(["table", "thead", "tbody", "tr"]);

const propsOf = ({ ariaLabel, className, align, ...properties }: Properties) => ({
  ...properties,
  ...(ariaLabel !== undefined && { "aria-label": ariaLabel }),
  ...(isTask(className) && { className: "task-list-item" }),
  ...(align !== undefined && { style: { textAlign: align } }),
});

const isTask = (className: Properties[string]) => Array.isArray(className) && className.includes("task-list-item");
