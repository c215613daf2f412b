import { useMemo } from "react";
import { MarkdownTreeView, type MarkdownTreeViewProps } from "./MarkdownTreeView.tsx";
import { readMarkdown } from "./readMarkdown.ts";

export type MarkdownViewProps = Omit<MarkdownTreeViewProps, "tree"> & {
  /** Markdown の文章。HTML は文字のまま出る。 */
  markdown: string;
};

/** その場で書かれた Markdown の文章。誰が書いたものでも安全に出す。前からある文章は MarkdownTreeView で。 */
export function MarkdownView({ markdown, ...rest }: MarkdownViewProps) {
  const tree = useMemo(() => readMarkdown(markdown), [markdown]);
  return <MarkdownTreeView {...rest} tree={tree} />;
}
