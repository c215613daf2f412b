import type { MarkdownNode, MarkdownTree } from "@kyuseki/domain";
import { type ComponentPropsWithRef, createElement, Fragment, type ReactNode, useMemo } from "react";
import { MarkedText } from "../MarkedText/MarkedText.tsx";
import { markdownElements } from "./markdownElements.tsx";
import { Prose, type ProseVoice } from "./Prose.tsx";

export type MarkdownTreeViewProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** `readMarkdown` が読みとった文章。同じものを渡し続けると速い。 */
  tree: MarkdownTree;
  /** `guide` は運営の文章、`user` は指導者や選手が書いた文章。 */
  voice?: ProseVoice;
  /** 文章の中でいちばん上の見出しを、何段目に置くか。 */
  top?: HeadingLevel;
  /** 印を付ける言葉（`searchWords`）。同じ配列を渡し続けると速い。 */
  marked?: readonly string[];
};

type HeadingLevel = 2 | 3 | 4;

/** もう読みとってある Markdown の文章。読みとる部品を連れてこない。 */
export function MarkdownTreeView(props: MarkdownTreeViewProps) {
  const { tree, voice = "guide", top = 3, marked = noWords, ...rest } = props;
  const drawn = useMemo(
    () => createElement(Fragment, null, ...tree.map((node) => draw(node, top, marked))),
    [tree, top, marked],
  );

  return (
    <Prose {...rest} voice={voice}>
      {drawn}
    </Prose>
  );
}

const noWords: readonly string[] = [];

/** Renders a node; `placeHeadings` has limited the depth. */
function draw(node: MarkdownNode, top: HeadingLevel, words: readonly string[]): ReactNode {
  if (typeof node === "string") return <MarkedText text={node} words={words} />;
  const { tag, props, children } = node;
  const inside = children.map((child) => draw(child, top, words));
  return createElement(markdownElements[tag] ?? placed(tag, top), props, ...inside);
}

/** h1 becomes `top`, lower headings follow. */
const placed = (tag: string, top: HeadingLevel) =>
  /^h[1-6]$/.test(tag) ? `h${Math.min(6, top - 1 + Number(tag.slice(1)))}` : tag;
