import { useIntl } from "react-intl";
import styled from "styled-components";
import { shellText } from "../../copy/frame/shell.ts";
import { manualText, manualValueText } from "../../copy/support/manual.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { messageIcon } from "../Icon/icons.ts";

export type NothingFoundProps = { query: string; onClear: () => void; onInquiry: () => void };

/** 探した言葉が、どの文章にもないこと。問い合わせるか、言葉を消してやり直す。 */
export function NothingFound({ query, onClear, onInquiry }: NothingFoundProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      title={formatMessage(manualText.emptyTitle)}
      action={
        <Actions>
          <Button variant="primary" icon={messageIcon} onClick={onInquiry}>
            {formatMessage(shellText.inquiry)}
          </Button>
          <Button onClick={onClear}>{formatMessage(manualText.clear)}</Button>
        </Actions>
      }
    >
      {formatMessage(manualValueText.noHits, { query: query.trim() })}
    </EmptyState>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token("sp-2")};
`;
