import { countNotes, type GradeGroup, getNote, listNotes, type NoteView } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

type NoteConditions = { view: NoteView; group: GradeGroup | null };

/** The query of the queue under conditions; the usual ones are left out. */
export const noteConditions = ({ view, group }: NoteConditions) => ({
  ...(view !== "all" && { view }),
  ...(group && { group }),
});

/** The queue, 50 more at a time. */
export const noteListQuery = (call: Call, view: NoteConditions) => {
  const conditions = noteConditions(view);
  return infiniteQueryOptions({
    queryKey: queryKeys.noteList(conditions),
    queryFn: ({ pageParam, signal }) =>
      call(listNotes, { query: { ...conditions, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: prefetchedMs,
  });
};

/** One note with what surrounds it. */
export const noteQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.note(id),
    queryFn: ({ signal }) => call(getNote, { params: { id }, signal }),
    staleTime: noteFreshMs,
  });

/** Notes without an answer, for the badges of the navigation. */
export const noteCountQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.noteCount, queryFn: ({ signal }) => call(countNotes, { signal }) });

/** What was prefetched for a page is not asked for twice. */
const prefetchedMs = 3000;
/** Notes are fetched some time before they are opened; the server refuses an answer to one that has changed since. */
const noteFreshMs = 20_000;
