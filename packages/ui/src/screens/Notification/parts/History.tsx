import type { Member } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelSkeleton } from "../../../components/Panel/PanelSkeleton.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { noticeHistoryText, noticeHistoryValueText } from "../../../copy/notices/noticeHistory.ts";
import { token } from "../../../tokens/theme.ts";
import type { HistoryTab, NoticeHistoryProps } from "../notificationProps.ts";
import { HistoryRow } from "./HistoryRow.tsx";
import { useRowFocus } from "./useRowFocus.ts";

const tabs = ["sent", "scheduled", "draft"] as const satisfies readonly HistoryTab[];
const empty = {
  sent: { title: noticeHistoryText.noSent, body: noticeHistoryText.noSentBody },
  scheduled: { title: noticeHistoryText.noScheduled, body: noticeHistoryText.noScheduledBody },
  draft: { title: noticeHistoryText.noDraft, body: noticeHistoryText.noDraftBody },
} as const;

/** 送ったもの、予約したもの、書きかけのもの。 */
export function History({
  tab,
  onTabChange,
  history,
  members,
  openPlayers,
  onMore,
  onDeleteDraft,
  onRetry,
}: NoticeHistoryProps) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const { panel, headingId, willRemove } = useRowFocus(history.status === "ready" ? history.value.notices : null);
  const counts = history.status === "ready" ? history.value.counts : null;
  const names: readonly Member[] = members.status === "ready" ? members.value : [];
  // Sent notices need no number: they only grow.
  const label = (value: HistoryTab) => {
    const name = formatMessage(noticeHistoryText[value]);
    const count = value === "sent" ? 0 : (counts?.[value] ?? 0);
    return count > 0 ? formatMessage(noticeHistoryValueText.tab, { name, count }) : name;
  };
  const handleDelete = (noticeId: number) => {
    willRemove(noticeId);
    return onDeleteDraft(noticeId);
  };
  const handleMore = async () => {
    setBusy(true);
    await onMore().finally(() => setBusy(false));
  };

  return (
    <Panel
      ref={panel}
      anchor={headingId}
      flush
      title={formatMessage(noticeHistoryText.title)}
      action={
        <Segment
          label={formatMessage(noticeHistoryText.states)}
          options={tabs.map((value) => ({ value, label: label(value) }))}
          value={tab}
          onChange={onTabChange}
        />
      }
      footer={
        openPlayers !== null &&
        openPlayers > 0 && (
          <Link href="/notification/open-items">
            {formatMessage(noticeHistoryValueText.openPlayers, { count: openPlayers })}
          </Link>
        )
      }
    >
      {history.status === "loading" && <PanelSkeleton rows={5} />}
      {history.status === "failed" && <ErrorState code={history.code} onRetry={onRetry} />}
      {history.status === "ready" && history.value.notices.length === 0 && (
        <EmptyState title={formatMessage(empty[tab].title)}>{formatMessage(empty[tab].body)}</EmptyState>
      )}
      {history.status === "ready" && history.value.notices.length > 0 && (
        <>
          <ul aria-label={formatMessage(noticeHistoryText.list)}>
            {history.value.notices.map((notice) => (
              <HistoryRow
                key={notice.notice_id}
                notice={notice}
                members={names}
                onDeleteDraft={() => handleDelete(notice.notice_id)}
              />
            ))}
          </ul>
          {history.value.more && (
            <More>
              <Button wide busy={busy} onClick={() => void handleMore()}>
                {formatMessage(noticeHistoryText.more)}
              </Button>
            </More>
          )}
        </>
      )}
    </Panel>
  );
}

const More = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
`;
