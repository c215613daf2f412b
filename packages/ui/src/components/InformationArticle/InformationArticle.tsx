import { asParagraph, type Information } from "@kyuseki/domain";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { informationText, informationValueText } from "../../copy/notices/information.ts";
import { dayOf, fullDate, timeOf } from "../../format/date.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { Note } from "../../layout/Text/Note.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { copyIcon } from "../Icon/icons.ts";
import { MarkdownTreeView } from "../MarkdownView/MarkdownTreeView.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { CategoryTag } from "./CategoryTag.tsx";

export type InformationArticleProps = {
  information: Information;
  /** 前後のお知らせへの道。 */
  turns?: ReactNode;
  /** 写せなければ reject する。 */
  onCopy: () => Promise<unknown>;
  onInquiry: () => void;
};

/** 運営からのお知らせの一通。 */
export function InformationArticle({ information, turns, onCopy, onInquiry }: InformationArticleProps) {
  const { formatMessage } = useIntl();
  const [copy, setCopy] = useState<"copied" | "notCopied">();
  const { category, title, body, body_tree, author, published_at } = information;
  const publishedS = Date.parse(published_at) / 1000;

  const handleCopy = () => {
    setCopy(undefined);
    onCopy().then(
      () => setCopy("copied"),
      () => setCopy("notCopied"),
    );
  };

  return (
    <Panel
      aria-label={title}
      flush
      footer={
        <Acts>
          {turns}
          <Button variant="ghost" icon={copyIcon} onClick={handleCopy}>
            {formatMessage(informationText.copy)}
          </Button>
          <Note role="status">{copy && formatMessage(informationText[copy])}</Note>
          <Button onClick={onInquiry}>{formatMessage(informationText.inquire)}</Button>
        </Acts>
      }
    >
      <Words>
        <Marks>
          <CategoryTag category={category} />
          <Caption>
            {formatMessage(informationValueText.published, {
              day: fullDate(dayOf(publishedS)),
              time: timeOf(publishedS),
              author,
            })}
          </Caption>
        </Marks>
        <Title>{title}</Title>
        <MarkdownTreeView tree={body_tree ?? asParagraph(body)} />
      </Words>
    </Panel>
  );
}

const Words = styled.div`
  padding: ${token("sp-6")} ${token("sp-7")};

  @media ${media.mobile} {
    padding: ${token("sp-4")};
  }
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Title = styled.h2`
  margin-block: ${token("sp-2")} ${token("sp-4")};
  font-size: ${token("fs-h1-header")};
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  width: 100%;

  & > :last-child {
    margin-inline-start: auto;
  }
`;
