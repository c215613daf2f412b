import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText, entryValueText } from "../../../../copy/controls/entry.ts";
import { media, token } from "../../../../tokens/theme.ts";
import { Button } from "../../../Button/Button.tsx";
import { Icon } from "../../../Icon/Icon.tsx";
import { alertIcon } from "../../../Icon/icons.ts";
import type { EntryNotice } from "../changes/useEntryChanges.ts";
import type { EntryCounts } from "../countEntries.ts";
import { EntryUndo } from "./EntryUndo.tsx";

export type EntryFootProps = {
  counts: EntryCounts;
  notice: EntryNotice | null;
  onUndo: () => void;
  onNextError: () => void;
  /** 終える・追加するなど、画面の主な行動。 */
  actions?: ReactNode;
};

/** 直す・確認・未入力・入力済みの数と、いましたことの取り消し。 */
export function EntryFoot({ counts, notice, onUndo, onNextError, actions }: EntryFootProps) {
  const { formatMessage } = useIntl();
  const { error, ask, empty, filled } = counts;

  return (
    <Foot>
      <Counts>
        {error > 0 && (
          <li data-tone="error">
            <Alarm path={alertIcon} size="s" />
            {formatMessage(entryValueText.fixes, { count: error })}
          </li>
        )}
        {ask > 0 && <li>{formatMessage(entryValueText.asks, { count: ask })}</li>}
        <li>{formatMessage(entryValueText.empty, { count: empty })}</li>
        <li>{formatMessage(entryValueText.filled, { filled, total: filled + empty })}</li>
      </Counts>
      <EntryUndo notice={notice} onUndo={onUndo} />
      <Actions>
        {error + ask > 0 && <Button onClick={onNextError}>{formatMessage(entryText.nextError)}</Button>}
        {actions}
      </Actions>
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-4")};
  font-size: ${token("fs-small")};

  & > [data-tone] {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    font-weight: ${token("fw-h3")};
  }
`;

const Alarm = styled(Icon)`
  color: ${token("danger")};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  margin-inline-start: auto;

  @media ${media.compact} {
    flex-basis: 100%;
  }
`;
