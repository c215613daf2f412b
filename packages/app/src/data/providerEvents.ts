import { getProviderEvent } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** One event of the provider, with what it says and who of the club attends. */
export const providerEventQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.providerEvent(id),
    queryFn: ({ signal }) => call(getProviderEvent, { params: { id }, signal }),
    staleTime: prefetchedMs,
  });

/** What was prefetched for a page is not asked for twice. */
const prefetchedMs = 3000;
