import { getPitchGuard, listPitchCounts } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** The board, as of when it was asked: other screens change its rules and its counts. */
export const pitchGuardQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.pitchGuard,
    queryFn: ({ signal }) => call(getPitchGuard, { signal }),
    // What was prefetched for this page is not asked for twice.
    staleTime: prefetchedMs,
  });

/** One player's last sixty days, the newest first. */
export const pitchCountsQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.pitchCountsOf(id),
    queryFn: async ({ signal }) => (await call(listPitchCounts, { params: { id }, signal })).counts,
  });

const prefetchedMs = 3000;

/** What recorded or changed pitches show up in. */
export const pitchCountKeys = [
  queryKeys.pitchGuard,
  queryKeys.pitchCounts,
  queryKeys.memberDetails,
  queryKeys.reports,
  queryKeys.home,
  queryKeys.dashboards,
  queryKeys.notes,
  queryKeys.audit,
];
