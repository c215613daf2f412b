import { useIntl } from "react-intl";
import styled from "styled-components";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { manualText, manualValueText } from "../../../copy/support/manual.ts";
import { token } from "../../../tokens/theme.ts";

export type FaqSearchProps = {
  /** 探している言葉。 */
  query: string;
  /** 見つかった質問の数。探していないときは `null`。 */
  count: number | null;
  /** 探しているときにすすめる、ほかの言葉。 */
  otherWords: readonly string[];
  onQueryChange: (query: string) => void;
};

/** 質問の検索欄と、見つかった数と、ほかの言葉。 */
export function FaqSearch({ query, count, otherWords, onQueryChange }: FaqSearchProps) {
  const { formatMessage } = useIntl();
  const others = otherWords.filter((word) => word !== query.trim());

  return (
    <Area>
      <SearchField label={formatMessage(manualText.searchFaq)} value={query} onChange={onQueryChange} />
      <Found>
        <span role="status">{count !== null && formatMessage(manualValueText.found, { count })}</span>
        {others.length > 0 && (
          <>
            <span id="faq-other-words">{formatMessage(manualText.otherWords)}</span>
            <Words aria-labelledby="faq-other-words">
              {others.map((word) => (
                <li key={word}>
                  <Word type="button" onClick={() => onQueryChange(word)}>
                    {word}
                  </Word>
                </li>
              ))}
            </Words>
          </>
        )}
      </Found>
    </Area>
  );
}

const Area = styled.div`
  & > :first-child {
    min-height: ${token("control-xl")};
  }
  & [role="status"]:empty {
    display: none;
  }
`;

const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-3")};
  padding-block-start: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-3")};
`;

const Word = styled.button`
  min-height: ${token("control-s")};
  padding: 0;
  border: 0;
  background: none;
  color: ${token("primary-text")};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
