import { useIntl } from "react-intl";
import styled from "styled-components";
import { manualText } from "../../copy/support/manual.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { MarkdownTreeView } from "../MarkdownView/MarkdownTreeView.tsx";
import { Prose } from "../MarkdownView/Prose.tsx";
import { MarkedText } from "../MarkedText/MarkedText.tsx";
import { Tag } from "../Tag/Tag.tsx";
import type { Article } from "./article.ts";

export type ArticleTextProps = {
  article: Article;
  /** 印を付ける言葉（`searchWords`）。 */
  words?: readonly string[];
  /** 題の上の小さな一行。 */
  caption?: string;
  /** 題を見出しの何段目に置くか。節はその次の段になる。 */
  top?: 1 | 2;
};

/** 手引きや規約の一編。題と節のそれぞれが、アドレスで指せる場所になる。 */
export function ArticleText({ article, words = noWords, caption, top = 2 }: ArticleTextProps) {
  const { formatMessage } = useIntl();
  const planned = formatMessage(manualText.planned);

  return (
    <Stack as="article" aria-labelledby={article.id}>
      <Head>
        {caption && <Caption>{caption}</Caption>}
        <Title as={top === 1 ? "h1" : "h2"} id={article.id} tabIndex={-1}>
          <MarkedText text={article.title} words={words} />
        </Title>
        {article.planned && <Tag tone="w">{planned}</Tag>}
      </Head>
      {article.planned && <Banner tone="w">{formatMessage(manualText.plannedLead)}</Banner>}
      {article.notice && <Banner tone="w">{article.notice}</Banner>}
      <Text>
        {article.lead.length > 0 && <MarkdownTreeView tree={article.lead} marked={words} top={top === 1 ? 2 : 3} />}
        {article.sections.flatMap(({ id, title, markdown, planned: isPlanned }) => [
          <Heading key={id} as={top === 1 ? "h2" : "h3"} id={id} tabIndex={-1}>
            <MarkedText text={title} words={words} />
            {isPlanned && !article.planned && <Planned tone="w">{planned}</Planned>}
          </Heading>,
          <MarkdownTreeView key={`${id}-text`} tree={markdown} marked={words} top={top === 1 ? 3 : 4} />,
        ])}
      </Text>
    </Stack>
  );
}

const noWords: readonly string[] = [];

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Caption = styled.p`
  flex: 0 0 100%;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

/** A heading that addresses can point at. */
const Heading = styled.h2`
  &[id] {
    scroll-margin-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
    outline: none;
  }
`;

const Title = styled(Heading)`
  font-size: ${token("fs-h1-header")};
  overflow-wrap: anywhere;
`;

const Planned = styled(Tag)`
  margin-inline-start: ${token("sp-2")};
`;

const Text = styled(Prose)`
  @media print {
    max-width: none;

    /* Not our markup: the headings of rendered Markdown. */
    & :is(h2, h3) {
      break-after: avoid;
    }
  }
`;
