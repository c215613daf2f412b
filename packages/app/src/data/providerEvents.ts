import { getProviderEvent } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { prefetchedMs } from "../services/freshness.ts";
import { queryKeys } from "./queryKeys.ts";

/** One event of the provider, with what it says and who of the club attends. */
export const providerEventQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.providerEvent(id),
    queryFn: ({ signal }) => call(getProviderEvent, { params: { id }, signal }),
    staleTime: prefetchedMs,
  });
