/** The part of a parsed text that is used here. */
export type TextNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TextNode[];
};

/** Deeper nesting is hostile and would overflow the renderer's stack. */
const DEEPEST = 60;

/**
 * Makes the text's highest heading an h1, moves the others along, and gives each an id made of its words, the second of
 * the same words `-2`. @throws RangeError for a text nested too deeply
 */
export function placeHeadings() {
  return (root: TextNode) => {
    const headings: TextNode[] = [];
    collect(root, headings, 0);
    const highest = Math.min(...headings.map(levelOf));
    const used = new Map<string, number>();
    for (const heading of headings) {
      const slug = slugOf(wordsOf(heading));
      const times = (used.get(slug) ?? 0) + 1;
      used.set(slug, times);
      heading.tagName = `h${1 + levelOf(heading) - highest}`;
      heading.properties = { ...heading.properties, id: times === 1 ? slug : `${slug}-${times}` };
    }
  };
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

function collect(node: TextNode, headings: TextNode[], depth: number) {
  if (depth > DEEPEST) throw new RangeError("The text is nested too deep.");
  if (node.tagName && /^h[1-6]$/.test(node.tagName)) headings.push(node);
  for (const child of node.children ?? []) collect(child, headings, depth + 1);
}

const levelOf = (heading: TextNode) => Number(heading.tagName?.slice(1));

const wordsOf = (node: TextNode): string => node.value ?? (node.children ?? []).map(wordsOf).join("");
