import { getTeamStorage } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { prefetchedMs } from "../../services/freshness.ts";
import { queryKeys } from "../queryKeys.ts";

/** What the club's videos and files take. Read again each time: many places change it. */
export const storageQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.storage,
    queryFn: ({ signal }) => call(getTeamStorage, { signal }),
    staleTime: prefetchedMs,
  });
