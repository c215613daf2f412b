import { type Member, noticeTabs, pageWithin } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelSkeleton } from "../../../components/Panel/PanelSkeleton.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { noticeHistoryText, noticeHistoryValueText } from "../../../copy/notices/noticeHistory.ts";
import type { NoticeHistoryProps } from "../notificationProps.ts";
import { defaultNoticeHistoryView, type NoticeHistoryView } from "../view.ts";
import { HistoryBar } from "./HistoryBar.tsx";
import { HistoryRow } from "./HistoryRow.tsx";
import { useRowFocus } from "./useRowFocus.ts";

type HistoryTab = NoticeHistoryView["tab"];

const empty = {
  sent: { title: noticeHistoryText.noSent, body: noticeHistoryText.noSentBody },
  scheduled: { title: noticeHistoryText.noScheduled, body: noticeHistoryText.noScheduledBody },
  draft: { title: noticeHistoryText.noDraft, body: noticeHistoryText.noDraftBody },
} as const;

/** 送ったもの、予約したもの、書きかけのもの。 */
export function History(props: NoticeHistoryProps) {
  const { view, onViewChange, history, refreshing, members, openPlayers, onDeleteDraft, onRetry, ...exporting } = props;
  const { formatMessage } = useIntl();
  const { panel, headingId, willRemove } = useRowFocus(history.status === "ready" ? history.value.notices : null);
  const { tab, q, sort, page, size } = view;
  const ready = history.status === "ready" ? history.value : null;
  const names: readonly Member[] = members.status === "ready" ? members.value : [];
  // Sent notices need no number: they only grow.
  const label = (value: HistoryTab) => {
    const name = formatMessage(noticeHistoryText[value]);
    const count = value === "sent" ? 0 : (ready?.counts[value] ?? 0);
    return count > 0 ? formatMessage(noticeHistoryValueText.tab, { name, count }) : name;
  };
  const handleDelete = (noticeId: number) => {
    willRemove(noticeId);
    return onDeleteDraft(noticeId);
  };
  const handleTab = (next: HistoryTab) =>
    onViewChange({
      tab: next,
      page: defaultNoticeHistoryView.page,
      ...(sort === "-unread" && { sort: defaultNoticeHistoryView.sort }),
    });

  return (
    <Panel
      ref={panel}
      anchor={headingId}
      flush
      title={formatMessage(noticeHistoryText.title)}
      action={
        <FilterSegment
          label={formatMessage(noticeHistoryText.states)}
          options={noticeTabs.map((value) => ({ value, label: label(value) }))}
          value={tab}
          onChange={handleTab}
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
      <HistoryBar view={view} onViewChange={onViewChange} found={ready?.total ?? null} {...exporting} />
      {history.status === "loading" && <PanelSkeleton rows={5} />}
      {history.status === "failed" && <ErrorState code={history.code} onRetry={onRetry} />}
      {ready?.total === 0 &&
        (q.trim() === "" ? (
          <EmptyState title={formatMessage(empty[tab].title)}>{formatMessage(empty[tab].body)}</EmptyState>
        ) : (
          <EmptyState
            title={formatMessage(noticeHistoryText.noHits)}
            action={
              <Button onClick={() => onViewChange({ q: "", page: defaultNoticeHistoryView.page })}>
                {formatMessage(filterText.clear)}
              </Button>
            }
          >
            {formatMessage(noticeHistoryText.noHitsBody)}
          </EmptyState>
        ))}
      {ready && ready.total > 0 && (
        <>
          <ul aria-label={formatMessage(noticeHistoryText.list)} aria-busy={refreshing || undefined}>
            {ready.notices.map((notice) => (
              <HistoryRow
                key={notice.notice_id}
                notice={notice}
                members={names}
                onDeleteDraft={() => handleDelete(notice.notice_id)}
              />
            ))}
          </ul>
          <Pagination
            total={ready.total}
            page={pageWithin(page, ready.total, size)}
            size={size}
            onChange={onViewChange}
          />
        </>
      )}
    </Panel>
  );
}
