import {
  checkNotice,
  getNotice,
  listNotices,
  listOpenItems,
  type NoticeSummary,
  noticeLimits,
  previewReminder,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { NoticeHistoryView } from "@kyuseki/ui";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** One page of what is sent, scheduled or a draft; the former one stays while another of the same is on its way. */
export const noticeListQuery = (call: Call, view: NoticeHistoryView) => {
  const { size: limit, page } = view;
  const query = { ...conditionsOf(view), page, limit };
  return queryOptions({
    queryKey: queryKeys.noticeList(view.tab, query),
    queryFn: ({ signal }) => call(listNotices, { query, signal }),
    placeholderData: (before, former) => (former?.queryKey[2] === view.tab ? before : undefined),
  });
};

/** All that a view filters, in its order. Rejects with the `Failure`. */
export async function everyNotice(call: Call, view: NoticeHistoryView): Promise<NoticeSummary[]> {
  const rows: NoticeSummary[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...conditionsOf(view), page, limit: 100 } as const;
    const { notices, total } = await call(listNotices, { query });
    rows.push(...notices);
    if (page * query.limit >= total) return rows;
  }
}

const conditionsOf = ({ tab, q, sort }: NoticeHistoryView) => {
  const words = q.trim().slice(0, noticeLimits.searchMax);
  return { tab, ...(words !== "" && { q: words }), sort };
};

/** A notice with what became of it; families read and answer while it is open. */
export const noticeQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.notice(id),
    queryFn: ({ signal }) => call(getNotice, { params: { id }, signal }),
    staleTime: prefetchedMs,
  });

/** How many players, families and addresses a notice would reach; the last answer stays while others are chosen. */
export const noticeReachQuery = (call: Call, member_ids: number[]) =>
  queryOptions({
    queryKey: queryKeys.noticeReach(member_ids),
    queryFn: ({ signal }) => call(checkNotice, { body: { member_ids }, signal }),
    placeholderData: keepPreviousData,
  });

/** Who has what open. */
export const openItemsQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.openItems,
    queryFn: ({ signal }) => call(listOpenItems, { signal }),
    staleTime: prefetchedMs,
  });

/** The one mail that would remind the family of a player. */
export const reminderQuery = (call: Call, member_id: number) =>
  queryOptions({
    queryKey: queryKeys.reminder(member_id),
    queryFn: ({ signal }) => call(previewReminder, { body: { member_id }, signal }),
  });

/** What was prefetched for a page is not asked for twice. */
const prefetchedMs = 3000;
