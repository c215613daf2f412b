import { getWeekBests } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** The bests of a week by one of its days; null is this week. */
export const weekBestsQuery = (call: Call, week: string | null) =>
  queryOptions({
    queryKey: queryKeys.weekBests(week),
    queryFn: ({ signal }) => call(getWeekBests, { query: week === null ? {} : { week }, signal }),
    // What was prefetched for this page is not asked for twice.
    staleTime: prefetchedMs,
  });

const prefetchedMs = 10_000;
