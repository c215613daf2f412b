import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../components/Accordion/Accordion.tsx";
import type { ArticleSection } from "../../../components/Article/article.ts";
import { MarkdownTreeView } from "../../../components/MarkdownView/MarkdownTreeView.tsx";
import { MarkedText } from "../../../components/MarkedText/MarkedText.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { manualText } from "../../../copy/support/manual.ts";
import { token } from "../../../tokens/theme.ts";

export type FaqQuestionsProps = {
  id: string;
  title: string;
  questions: readonly ArticleSection[];
  words: readonly string[];
  /** 答えを開いておく。探しているあいだ。 */
  open: boolean;
};

/** 一つの分類の質問と答え。 */
export function FaqQuestions({ id, title, questions, words, open }: FaqQuestionsProps) {
  const { formatMessage } = useIntl();

  return (
    <Group aria-labelledby={id}>
      <Title id={id} tabIndex={-1}>
        <MarkedText text={title} words={words} />
      </Title>
      <Questions>
        {questions.map((question) => (
          <Accordion
            key={question.id}
            id={question.id}
            sign="Q"
            open={open}
            title={<MarkedText text={question.title} words={words} />}
            aside={question.planned && <Tag tone="w">{formatMessage(manualText.planned)}</Tag>}
          >
            <MarkdownTreeView tree={question.markdown} marked={words} />
          </Accordion>
        ))}
      </Questions>
    </Group>
  );
}

const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Title = styled.h2`
  scroll-margin-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
  outline: none;
`;

const Questions = styled.div`
  overflow: clip;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;
