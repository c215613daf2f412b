import { useIntl } from "react-intl";
import styled from "styled-components";
import { ArticleText } from "../../../components/Article/ArticleText.tsx";
import type { Article } from "../../../components/Article/article.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { manualText, manualValueText } from "../../../copy/support/manual.ts";
import { manualTabsText } from "../../../copy/support/manualTabs.ts";
import { slashDate } from "../../../format/date.ts";
import { media, token } from "../../../tokens/theme.ts";

export type HelpArticleProps = {
  articles: readonly Article[];
  article: Article;
  words: readonly string[];
  hrefOf: (anchor: string) => string;
};

/** 読んでいる一編と、前後の説明への道。 */
export function HelpArticle({ articles, article, words, hrefOf }: HelpArticleProps) {
  const { formatMessage } = useIntl();
  const place = articles.indexOf(article);
  const previous = articles[place - 1];
  const next = articles[place + 1];
  const updated = formatMessage(manualValueText.updated, { date: slashDate(article.updated) });

  return (
    <Panel
      flush
      aria-label={formatMessage(manualTabsText.manual)}
      footer={
        <Ways aria-label={formatMessage(manualText.around)}>
          {previous && (
            <Way href={hrefOf(previous.id)}>{formatMessage(manualValueText.previous, { title: previous.title })}</Way>
          )}
          {next && (
            <Way href={hrefOf(next.id)} data-way="next">
              {formatMessage(manualValueText.next, { title: next.title })}
            </Way>
          )}
        </Ways>
      }
    >
      <Reading>
        <ArticleText article={article} words={words} caption={`${article.group}　${updated}`} />
      </Reading>
    </Panel>
  );
}

const Reading = styled.div`
  padding: ${token("sp-4")} ${token("sp-4")} ${token("sp-5")};

  @media ${media.tablet} {
    padding: ${token("sp-5")} ${token("sp-6")} ${token("sp-6")};
  }
`;

const Ways = styled.nav`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${token("sp-4")};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token("touch")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};

  &[data-way="next"] {
    margin-inline-start: auto;
  }
`;
