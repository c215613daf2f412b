import { listNoteTemplates } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { prefetchedMs } from "../services/freshness.ts";
import { queryKeys } from "./queryKeys.ts";

/** Templates of growth notes, those in use first, and how many players each grade has. */
export const noteTemplatesQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.noteTemplates,
    queryFn: ({ signal }) => call(listNoteTemplates, { signal }),
    staleTime: prefetchedMs,
  });
