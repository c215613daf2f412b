import { getCalendarFeed, getEvent, listEvents } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { downloadText } from "@kyuseki/ui";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { invalidateAll, queryKeys } from "./queryKeys.ts";

/** Days in Japan (YYYY-MM-DD), both included; at most `eventLimits.listedDays` of them. */
export type EventDays = { from: string; to: string };

/** Events of the team and of the provider that touch the days; the last answer stays while others are read. */
export const eventListQuery = (call: Call, { from, to }: EventDays) =>
  queryOptions({
    queryKey: queryKeys.eventList({ from, to }),
    queryFn: ({ signal }) => call(listEvents, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    staleTime: prefetchedMs,
  });

/** One event with 出欠, cars and duties; families answer while it is open. */
export const teamEventQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.teamEvent(id),
    queryFn: ({ signal }) => call(getEvent, { params: { id }, signal }),
    staleTime: prefetchedMs,
  });

/** Whether a calendar follows the coach's feed. */
export const calendarFeedQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.calendarFeed,
    queryFn: async ({ signal }) => (await call(getCalendarFeed, { signal })).feed,
  });

/** After an event or its answers changed: whatever shows events reads again. */
export const eventsChanged = (queries: QueryClient): Promise<void> =>
  invalidateAll(queries, [
    queryKeys.events,
    queryKeys.home,
    queryKeys.openItems,
    queryKeys.notices,
    queryKeys.measuringDays,
  ]);

/** Hands an iCalendar file to the browser to keep, or to the calendar of the device. */
export const saveCalendar = ({ text, file_name }: { text: string; file_name: string }): void =>
  downloadText(text, file_name, "text/calendar;charset=utf-8");

/** What was prefetched for a page is not asked for twice. */
const prefetchedMs = 3000;
