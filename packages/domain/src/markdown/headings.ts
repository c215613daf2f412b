import type { Element, Nodes } from "hast";

/**
 * Makes the text's highest heading an h1, moves the others along, and gives each an id made of its words, the second of
 * the same words `-2`.
 */
export function placeHeadings(root: Nodes) {
  const headings: Element[] = [];
  collect(root, headings);
  const highest = Math.min(...headings.map(levelOf));
  const used = new Map<string, number>();
  for (const heading of headings) {
    const slug = slugOf(wordsOf(heading));
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    heading.tagName = `h${1 + levelOf(heading) - highest}`;
    heading.properties.id = times === 1 ? slug : `${slug}-${times}`;
  }
}

/** 「CSVの取り込み（1回目）」→「csvの取り込み-1回目」. Letters and digits of any script stay. */
export function slugOf(words: string): string {
  const slug = words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug || "section";
}

function collect(node: Nodes, headings: Element[]) {
  if (node.type === "element" && /^h[1-6]$/.test(node.tagName)) headings.push(node);
  if ("children" in node) for (const child of node.children) collect(child, headings);
}

const levelOf = (heading: Element) => Number(heading.tagName.slice(1));

const wordsOf = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(wordsOf).join("") : "";
