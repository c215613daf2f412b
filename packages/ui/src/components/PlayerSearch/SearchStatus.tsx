import { useIntl } from "react-intl";
import styled from "styled-components";
import { searchPanelText, searchValueText } from "../../copy/search.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

type Readiness = Loadable<unknown>["status"];
export type SearchStatusProps = {
  /** 並んでいる数。 */
  found: number;
  typed: string | null;
  search: Readiness;
  members: Readiness;
  onRetry: () => void;
};

/** 探せているか、見つかったか。読み上げにも届く。 */
export function SearchStatus({ found, typed, search, members, onRetry }: SearchStatusProps) {
  const { formatMessage } = useIntl();
  const isFailed = search === "failed" || members === "failed";

  return (
    <Notes>
      <div role="status">
        {found > 0 && typed !== null && (
          <VisuallyHidden>{formatMessage(searchValueText.found, { count: found })}</VisuallyHidden>
        )}
        <Sentence found={found} typed={typed} search={search} members={members} />
      </div>
      {isFailed && (
        <Button size="s" icon="refresh" onClick={onRetry}>
          {formatMessage(searchPanelText.retry)}
        </Button>
      )}
    </Notes>
  );
}

function Sentence({ found, typed, search, members }: Omit<SearchStatusProps, "onRetry">) {
  const { formatMessage } = useIntl();
  if (search === "failed") return <p>{formatMessage(searchPanelText.unprepared)}</p>;
  if (members === "failed") return <p>{formatMessage(searchPanelText.failed)}</p>;
  if (members === "loading") return <p>{formatMessage(searchPanelText.loading)}</p>;
  if (found > 0) return null;
  if (typed === null) return <p>{formatMessage(searchPanelText.hint)}</p>;
  if (search === "loading") return <p>{formatMessage(searchPanelText.preparing)}</p>;
  return (
    <>
      <p>{formatMessage(searchValueText.noHits, { typed })}</p>
      <p>{formatMessage(searchPanelText.noHitsHint)}</p>
    </>
  );
}

const Notes = styled.div`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  word-break: auto-phrase;
  overflow-wrap: anywhere;

  & > div > p {
    padding: ${token("sp-3")} ${token("sp-4")};
  }
  & > div > p + p {
    padding-block-start: 0;
  }
  & > button {
    margin: 0 ${token("sp-4")} ${token("sp-3")};
  }
`;
