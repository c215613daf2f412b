import { type ComponentPropsWithRef, type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { paperText } from "../../copy/paper.ts";
import { type HeadingLevel, placeHeadings } from "./headings.ts";
import { markdownElements } from "./markdownElements.tsx";
import { Prose, type ProseVoice } from "./Prose.tsx";

export type MarkdownViewProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** Markdown の文章。HTML は文字のまま出る。 */
  markdown: string;
  /** `guide` は運営の文章、`user` は指導者や選手が書いた文章。 */
  voice?: ProseVoice;
  /** 文章の中でいちばん上の見出しを、何段目に置くか。 */
  top?: HeadingLevel;
};

/** Markdown で書かれた文章。誰が書いたものでも安全に出す。 */
export function MarkdownView({ markdown, voice = "guide", top = 3, ...rest }: MarkdownViewProps) {
  const { formatMessage } = useIntl();
  const footnoteLabel = formatMessage(paperText.footnotes);
  const footnoteBackLabel = formatMessage(paperText.backToText);
  const drawn = useMemo(
    () => draw(markdown, top, { footnoteLabel, footnoteBackLabel, clobberPrefix: "" }),
    [markdown, top, footnoteLabel, footnoteBackLabel],
  );

  return (
    <Prose {...rest} voice={voice}>
      {drawn}
    </Prose>
  );
}

type Footnotes = { footnoteLabel: string; footnoteBackLabel: string; clobberPrefix: string };

/** A text made to bring the drawing down is shown as it was typed. */
function draw(markdown: string, top: HeadingLevel, footnotes: Footnotes): ReactNode {
  try {
    return Markdown({
      children: markdown,
      components: markdownElements,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [[placeHeadings, { top }]],
      remarkRehypeOptions: footnotes,
      // Every address is judged where it is drawn.
      urlTransform: (address) => address,
    });
  } catch {
    return <p>{markdown}</p>;
  }
}
