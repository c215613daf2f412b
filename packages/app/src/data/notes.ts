import { countNotes, getNote, listNotes, type Note, type NoteSummary } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { NoteQueueView } from "@kyuseki/ui";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { prefetchedMs } from "../services/freshness.ts";
import { queryKeys } from "./queryKeys.ts";

/** The query of the queue under conditions; the usual ones are left out. */
export const noteConditions = ({ view, group, order, member, template, start, end }: NoteQueueView) => ({
  ...(view !== "all" && { view }),
  ...(group && { group }),
  ...(order !== "queue" && { order }),
  ...(member !== null && { member_id: member }),
  ...(template !== null && { template_id: template }),
  ...(start !== null && { from: start }),
  ...(end !== null && { to: end }),
});

/** The queue, 50 more at a time. */
export const noteListQuery = (call: Call, view: NoteQueueView) => {
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

/**
 * Puts a note as an answer has it into the one that is known, unless that is newer. One that the family has changed is read
 * anew instead: a summary does not have its words.
 */
export function renewNote(queries: QueryClient, note: NoteSummary) {
  if (rereadChanged(queries, note)) return;
  queries.setQueryData<Note>(queryKeys.note(note.note_id), (known) =>
    known && known.version <= note.version ? { ...known, ...note } : known,
  );
}

/** Whether the words of a known note are not those of this summary; then it is read anew. */
export function rereadChanged(queries: QueryClient, { note_id, changed_at }: NoteSummary): boolean {
  const queryKey = queryKeys.note(note_id);
  const known = queries.getQueryData<Note>(queryKey);
  if (!known || known.changed_at === changed_at) return false;
  void queries.invalidateQueries({ queryKey });
  return true;
}

/** Notes without an answer, for the badges of the navigation. */
export const noteCountQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.noteCount, queryFn: ({ signal }) => call(countNotes, { signal }) });

/** Notes are fetched some time before they are opened; the server refuses an answer to one that has changed since. */
const noteFreshMs = 20_000;
