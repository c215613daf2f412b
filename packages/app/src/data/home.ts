import { getHome } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** What home shows, as of when it was asked. A coach who comes back from something done sees it gone. */
export const homeQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.home,
    queryFn: ({ signal }) => call(getHome, { signal }),
    // What was prefetched for this page is not asked for twice.
    staleTime: prefetchedMs,
  });

const prefetchedMs = 10_000;
