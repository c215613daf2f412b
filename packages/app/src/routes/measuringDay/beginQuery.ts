import type { Call } from "@kyuseki/domain/client";
import type { DayBegin } from "@kyuseki/ui/screens/MeasuringDay";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../data/queryKeys.ts";

/** What a measuring day for an event begins with; few begin so, and the contract of events comes only then. */
export const beginQuery = (call: Call, eventId: number) =>
  queryOptions({
    queryKey: queryKeys.measuringBegin(eventId),
    queryFn: async ({ signal }): Promise<DayBegin> => (await import("./readBegin.ts")).readBegin(call, eventId, signal),
    staleTime: prefetchedMs,
  });

/** What was prefetched for the page is not asked for twice. */
const prefetchedMs = 3000;
