import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import type { Article } from "../../components/Article/article.ts";
import { ManualTabs } from "../../components/Article/ManualTabs.tsx";
import { articleIndex, searchArticles } from "../../components/Article/searchArticles.ts";
import { useArrival } from "../../components/Article/useArrival.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Drawer } from "../../components/Drawer/Drawer.tsx";
import { menuIcon } from "../../components/Icon/icons.ts";
import { searchWords } from "../../components/MarkedText/searchWords.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { manualText } from "../../copy/support/manual.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { HelpArticle } from "./parts/HelpArticle.tsx";
import { HelpContents, type HelpContentsProps } from "./parts/HelpContents.tsx";
import { HelpPlaces } from "./parts/HelpPlaces.tsx";

export type { Article, ArticleSection } from "../../components/Article/article.ts";

export type HelpScreenProps = Pick<HelpContentsProps, "query" | "onQueryChange" | "hrefOf" | "onInquiry"> & {
  /** 読む順。一つもないことはない。 */
  articles: readonly [Article, ...Article[]];
  /** アドレスが指している説明か節。なければ、はじめの説明を見せる。 */
  anchor: string;
  /** かんたんな問い合わせ（D-3）。ノートPC以上の幅だけに出る。 */
  inquiry?: ReactNode;
};

/** 画面ごとの手引き。目次と検索の隣で、一編ずつ読む。 */
export function HelpScreen(props: HelpScreenProps) {
  const { articles, query, onQueryChange, anchor, hrefOf, inquiry, onInquiry } = props;
  const isLaptop = useMedia(media.laptop);
  const isMobile = useMedia(media.mobile);
  const index = useMemo(() => articleIndex(articles), [articles]);
  // Typing stays responsive with a long manual.
  const shownQuery = useDeferredValue(query);
  const words = useMemo(() => searchWords(shownQuery), [shownQuery]);
  const hits = useMemo(() => searchArticles(index, words), [index, words]);
  const current = articles.find((article) => holds(article, anchor)) ?? articles[0];
  useArrival(anchor);

  const contents = { articles, hits, words, shownQuery, current: current.id, hrefOf, query, onQueryChange, onInquiry };
  const article = <HelpArticle articles={articles} article={current} words={words} hrefOf={hrefOf} />;

  return (
    <Page>
      <ManualTabs current="/help" />
      {isMobile ? (
        <>
          <HelpFinder {...contents} />
          {article}
        </>
      ) : (
        <Columns split={splitFor(isLaptop, inquiry !== undefined)}>
          <Aside>
            <HelpContents {...contents} />
          </Aside>
          {article}
          {isLaptop && inquiry !== undefined && <Aside>{inquiry}</Aside>}
        </Columns>
      )}
    </Page>
  );
}

const holds = ({ id, sections }: Article, anchor: string) =>
  id === anchor || sections.some((section) => section.id === anchor);

function splitFor(isLaptop: boolean, hasInquiry: boolean) {
  if (!isLaptop) return "5+7";
  return hasInquiry ? "3+6+3" : "3+9";
}

/** スマートフォンの検索欄と、目次を出すボタン。見つかった場所は、すぐ下に並ぶ。 */
function HelpFinder({ query, ...places }: HelpContentsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const contents = formatMessage(manualText.contents);

  return (
    <>
      <Row>
        <SearchField label={formatMessage(manualText.searchManual)} value={query} onChange={places.onQueryChange} />
        <Button icon={menuIcon} size="l" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {contents}
        </Button>
      </Row>
      {places.words.length > 0 && (
        <Panel aria-label={formatMessage(manualText.results)}>
          <HelpPlaces {...places} />
        </Panel>
      )}
      {isOpen && (
        <Drawer title={contents} onClose={() => setOpen(false)}>
          <HelpPlaces {...places} words={noWords} onChoose={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
}

const Aside = styled.div`
  align-self: start;

  @media ${media.laptop} {
    position: sticky;
    inset-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
    max-height: calc(100dvh - var(--sticky-top, ${token("sp-0")}) - ${token("sp-7")});
    overflow-y: auto;
  }
`;

const noWords: readonly string[] = [];

const Row = styled.div`
  display: flex;
  gap: ${token("sp-2")};

  & > :first-child {
    flex: 1;
    min-height: ${token("control-l")};
  }
`;
