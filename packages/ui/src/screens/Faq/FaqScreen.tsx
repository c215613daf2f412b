import { useDeferredValue, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ManualTabs } from "../../components/Article/ManualTabs.tsx";
import { NothingFound } from "../../components/Article/NothingFound.tsx";
import { articleIndex, searchArticles } from "../../components/Article/searchArticles.ts";
import { useArrival } from "../../components/Article/useArrival.ts";
import { Button } from "../../components/Button/Button.tsx";
import { messageIcon } from "../../components/Icon/icons.ts";
import { searchWords } from "../../components/MarkedText/searchWords.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { shellText } from "../../copy/frame/shell.ts";
import { manualText } from "../../copy/support/manual.ts";
import { manualTabsText } from "../../copy/support/manualTabs.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { media, token } from "../../tokens/theme.ts";
import { FaqGroups, type FaqGroupsProps } from "./parts/FaqGroups.tsx";
import { FaqQuestions } from "./parts/FaqQuestions.tsx";
import { FaqSearch, type FaqSearchProps } from "./parts/FaqSearch.tsx";

export type { FaqGroup } from "./parts/faqGroup.ts";

export type FaqScreenProps = Omit<FaqGroupsProps, "hits"> & Omit<FaqSearchProps, "count"> & { onInquiry: () => void };

/** よくある質問を、言葉と分類で探す。 */
export function FaqScreen(props: FaqScreenProps) {
  const { groups, query, onQueryChange, anchor, onInquiry } = props;
  const { formatMessage } = useIntl();
  const index = useMemo(() => articleIndex(groups), [groups]);
  // Typing stays responsive with thirty answers.
  const shownQuery = useDeferredValue(query);
  const words = useMemo(() => searchWords(shownQuery), [shownQuery]);
  const hits = useMemo(
    () => searchArticles(index, words).filter(({ sections }) => sections.length > 0),
    [index, words],
  );
  const isSearching = words.length > 0;
  const count = hits.reduce((sum, { sections }) => sum + sections.length, 0);
  useArrival(anchor);

  return (
    <Page>
      <ManualTabs current="/faq" />
      <FaqSearch {...props} count={isSearching ? count : null} />
      {count === 0 ? (
        <Panel aria-label={formatMessage(manualTabsText.faq)}>
          <NothingFound query={shownQuery} onClear={() => onQueryChange("")} onInquiry={onInquiry} />
        </Panel>
      ) : (
        <Columns split="3+9">
          <Aside>
            <FaqGroups {...props} hits={hits} />
          </Aside>
          <Stack gap="l">
            {hits.map(({ article, sections }) => (
              <FaqQuestions
                key={article.id}
                id={article.id}
                title={article.title}
                questions={sections}
                words={words}
                open={isSearching}
              />
            ))}
            <Panel aria-label={formatMessage(manualText.unsolved)}>
              <Foot>
                <span>{formatMessage(manualText.unsolved)}</span>
                <Button variant="primary" icon={messageIcon} onClick={onInquiry}>
                  {formatMessage(shellText.inquiry)}
                </Button>
              </Foot>
            </Panel>
          </Stack>
        </Columns>
      )}
    </Page>
  );
}

const Aside = styled.div`
  @media ${media.laptop} {
    position: sticky;
    inset-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
    align-self: start;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")} ${token("sp-3")};
  font-size: ${token("fs-small")};
`;
