import { listNoteTemplates } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** Templates of growth notes, those in use first, and how many players each grade has. */
export const noteTemplatesQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.noteTemplates,
    queryFn: ({ signal }) => call(listNoteTemplates, { signal }),
    staleTime: prefetchedMs,
  });

/** What was prefetched for a page is not asked for twice. */
const prefetchedMs = 3000;
