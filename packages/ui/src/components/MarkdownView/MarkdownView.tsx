import { type ComponentPropsWithRef, type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { paperText } from "../../copy/paper.ts";
import { type HeadingLevel, placeHeadings } from "./headings.ts";
import { markdownElements } from "./markdownElements.tsx";
import { markWords } from "./markWords.ts";
import { Prose, type ProseVoice } from "./Prose.tsx";

export type MarkdownViewProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** Markdown の文章。HTML は文字のまま出る。 */
  markdown: string;
  /** `guide` は運営の文章、`user` は指導者や選手が書いた文章。 */
  voice?: ProseVoice;
  /** 文章の中でいちばん上の見出しを、何段目に置くか。 */
  top?: HeadingLevel;
  /** 印を付ける言葉（`searchWords`）。同じ配列を渡し続けると速い。 */
  marked?: readonly string[];
};

/** Markdown で書かれた文章。誰が書いたものでも安全に出す。 */
export function MarkdownView(props: MarkdownViewProps) {
  const { markdown, voice = "guide", top = 3, marked = noWords, ...rest } = props;
  const { formatMessage } = useIntl();
  const footnoteLabel = formatMessage(paperText.footnotes);
  const footnoteBackLabel = formatMessage(paperText.backToText);
  const drawn = useMemo(
    () => draw(markdown, top, marked, { footnoteLabel, footnoteBackLabel, clobberPrefix: "" }),
    [markdown, top, marked, footnoteLabel, footnoteBackLabel],
  );

  return (
    <Prose {...rest} voice={voice}>
      {drawn}
    </Prose>
  );
}

const noWords: readonly string[] = [];

type Footnotes = { footnoteLabel: string; footnoteBackLabel: string; clobberPrefix: string };

/** A text made to bring the drawing down is shown as it was typed. */
function draw(markdown: string, top: HeadingLevel, words: readonly string[], footnotes: Footnotes): ReactNode {
  try {
    return Markdown({
      children: markdown,
      components: markdownElements,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [
        [placeHeadings, { top }],
        [markWords, { words }],
      ],
      remarkRehypeOptions: footnotes,
      // Every address is judged where it is drawn.
      urlTransform: (address) => address,
    });
  } catch {
    return <p>{markdown}</p>;
  }
}
