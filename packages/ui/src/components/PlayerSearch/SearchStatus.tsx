import { useIntl } from "react-intl";
import styled from "styled-components";
import { searchPanelText, searchValueText } from "../../copy/support/search.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { refreshIcon } from "../Icon/icons.ts";
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
        <Retry size="s" icon={refreshIcon} onClick={onRetry}>
          {formatMessage(searchPanelText.retry)}
        </Retry>
      )}
    </Notes>
  );
}

function Sentence({ found, typed, search, members }: Omit<SearchStatusProps, "onRetry">) {
  const { formatMessage } = useIntl();
  if (search === "failed") return <Line>{formatMessage(searchPanelText.unprepared)}</Line>;
  if (members === "failed") return <Line>{formatMessage(searchPanelText.failed)}</Line>;
  if (members === "loading") return <Line>{formatMessage(searchPanelText.loading)}</Line>;
  if (found > 0) return null;
  if (typed === null) return <Line>{formatMessage(searchPanelText.hint)}</Line>;
  if (search === "loading") return <Line>{formatMessage(searchPanelText.preparing)}</Line>;
  return (
    <>
      <Line>{formatMessage(searchValueText.noHits, { typed })}</Line>
      <Line>{formatMessage(searchPanelText.noHitsHint)}</Line>
    </>
  );
}

const Notes = styled.div`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  word-break: auto-phrase;
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  padding: ${token("sp-3")} ${token("sp-4")};

  & + & {
    padding-block-start: 0;
  }
`;

const Retry = styled(Button)`
  margin: 0 ${token("sp-4")} ${token("sp-3")};
`;
