import {
  checkNotice,
  getNotice,
  listNotices,
  listOpenItems,
  listRecipientGroups,
  type NoticeSummary,
  previewReminder,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** What is sent, scheduled or a draft, the newest first, 25 more at a time. */
export const noticeListQuery = (call: Call, tab: "sent" | "scheduled" | "draft") =>
  infiniteQueryOptions({
    queryKey: queryKeys.noticeList(tab),
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { query: { tab, ...(pageParam !== null && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ more, notices }) => (more ? lastId(notices) : null),
  });

const lastId = (notices: readonly NoticeSummary[]) => notices.at(-1)?.notice_id ?? null;

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

export const recipientGroupsQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.recipientGroups,
    queryFn: async ({ signal }) => (await call(listRecipientGroups, { signal })).groups,
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
