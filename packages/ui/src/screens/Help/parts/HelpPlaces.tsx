import { useIntl } from "react-intl";
import styled from "styled-components";
import type { Article } from "../../../components/Article/article.ts";
import { type ContentsGroup, ContentsList } from "../../../components/Article/ContentsList.tsx";
import { NothingFound } from "../../../components/Article/NothingFound.tsx";
import type { ArticleHit } from "../../../components/Article/searchArticles.ts";
import { manualText, manualValueText } from "../../../copy/support/manual.ts";
import { token } from "../../../tokens/theme.ts";

export type HelpPlacesProps = {
  articles: readonly Article[];
  hits: readonly ArticleHit[];
  words: readonly string[];
  /** `words` のもとになった文字。 */
  shownQuery: string;
  /** 読んでいる説明。 */
  current: string;
  /** その場所を指すアドレス。 */
  hrefOf: (anchor: string) => string;
  onQueryChange: (query: string) => void;
  onInquiry: () => void;
  /** どれかが選ばれ、そこへ移る前。 */
  onChoose?: () => void;
};

/** 探していないときは目次、探しているときは見つかった場所。 */
export function HelpPlaces(props: HelpPlacesProps) {
  const { articles, hits, words, shownQuery, current, hrefOf, onQueryChange, onInquiry, onChoose } = props;
  const { formatMessage } = useIntl();
  const isSearching = words.length > 0;

  if (!isSearching) {
    return (
      <ContentsList
        label={formatMessage(manualText.contents)}
        groups={chapters(articles, hrefOf)}
        current={current}
        onChoose={onChoose}
      />
    );
  }
  return (
    <div>
      <Count role="status">{formatMessage(manualValueText.found, { count: hits.length })}</Count>
      {hits.length === 0 ? (
        <NothingFound query={shownQuery} onClear={() => onQueryChange("")} onInquiry={onInquiry} />
      ) : (
        <ContentsList
          label={formatMessage(manualText.results)}
          groups={places(hits, hrefOf)}
          current={current}
          words={words}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

function chapters(articles: readonly Article[], hrefOf: (anchor: string) => string): ContentsGroup[] {
  return [...new Set(articles.map(({ group }) => group))].map((title) => ({
    id: title,
    title,
    items: articles
      .filter(({ group }) => group === title)
      .map((article) => ({ id: article.id, title: article.title, href: hrefOf(article.id) })),
  }));
}

const places = (hits: readonly ArticleHit[], hrefOf: (anchor: string) => string): ContentsGroup[] =>
  hits.map(({ article: { id, title }, sections }) => ({
    id,
    title,
    href: hrefOf(id),
    items: sections.map((section) => ({ id: section.id, title: section.title, href: hrefOf(section.id) })),
  }));

const Count = styled.p`
  padding-block-end: ${token("sp-2")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
