import { textParts } from "../MarkedText/searchWords.ts";
import type { TextNode } from "./headings.ts";

/** Puts a `mark` around every hit of the words, node by node: a word that changes its look half-way is left as it is. */
export function markWords({ words }: { words: readonly string[] }) {
  return (root: TextNode) => {
    if (words.length > 0) markIn(root, words);
  };
}

/** As deep as `placeHeadings` has let the text be. */
function markIn(node: TextNode, words: readonly string[]) {
  node.children = node.children?.flatMap((child) => {
    markIn(child, words);
    return child.type === "text" ? marked(child.value ?? "", words) : [child];
  });
}

const marked = (value: string, words: readonly string[]): TextNode[] =>
  textParts(value, words).map(({ text, isHit }) => {
    const part: TextNode = { type: "text", value: text };
    return isHit ? { type: "element", tagName: "mark", properties: {}, children: [part] } : part;
  });
