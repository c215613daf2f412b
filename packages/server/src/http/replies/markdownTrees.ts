import type { MarkdownTree } from "@kyuseki/domain";
import { readMarkdown } from "@kyuseki/domain/markdown";

/** What the provider wrote with its tree. Reads each text once, and forgets those used longest ago. */
export function createMarkdownTrees(heldLength = 200_000) {
  const known = new Map<string, MarkdownTree>();
  let held = 0;

  function treeOf(text: string): MarkdownTree {
    const tree = known.get(text) ?? readMarkdown(text);
    if (!known.delete(text)) held += text.length;
    known.set(text, tree);
    for (const oldest of known.keys()) {
      if (held <= heldLength) break;
      known.delete(oldest);
      held -= oldest.length;
    }
    return tree;
  }

  return <Written extends { body: string }>(written: Written) => ({ ...written, body_tree: treeOf(written.body) });
}
