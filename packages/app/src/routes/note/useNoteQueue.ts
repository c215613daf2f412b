import { isAnswered, type NoteSummary } from "@kyuseki/domain";
import type { Loadable, NoteQueueView } from "@kyuseki/ui";
import type { NoteQueue } from "@kyuseki/ui/screens/Note";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { asAnswered } from "../../data/noteDesk/noteDesk.ts";
import { nextUnanswered, noteAt, upcoming } from "../../data/noteDesk/queueOrder.ts";
import { noteConditions, noteListQuery, noteQuery, rereadChanged } from "../../data/notes.ts";
import { useServices } from "../../services/services.ts";
import { useNoteDesk } from "./useNoteDesk.ts";

/** The queue in the order in which the coach first saw it, and the ways through it. */
export function useNoteQueue(view: NoteQueueView, openId: number | null) {
  const { call, queries } = useServices();
  const { desk, state, viewer, unsent, ...onDesk } = useNoteDesk();
  const pages = useInfiniteQuery({ ...noteListQuery(call, view), refetchInterval: othersMs });
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const key = JSON.stringify(noteConditions(view));
  // The desk takes a queue over once it is drawn: until then it is shown as it arrived.
  const untaken = data && !isPlaceholderData && state.queue.key !== key ? notesOf(data) : null;
  const isHere = untaken !== null || state.queue.key === key;
  const notes = untaken?.map((note) => asAnswered(note, unsent(), viewer)) ?? onDesk.notes;

  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const arrived = notesOf(data);
    desk.arrive(key, arrived, Date.now());
    for (const note of arrived) rereadChanged(queries, note);
    if (view.view !== "unanswered") return;
    // What the filter leaves out by now, somebody else has answered, or a family has taken away.
    const listed = new Set(arrived.map(({ note_id }) => note_id));
    const missing = desk.snapshot().queue.notes.filter((note) => !isAnswered(note) && !listed.has(note.note_id));
    for (const { note_id } of missing.slice(0, missingAtOnce)) void recheck(note_id);
    async function recheck(id: number) {
      try {
        desk.share(await queries.fetchQuery({ ...noteQuery(call, id), staleTime: 0 }));
      } catch {
        // Opening it says why it cannot be read.
      }
    }
  }, [data, isPlaceholderData, key, view.view, desk, queries, call]);

  const upcomingIds = upcoming(notes, openId, fetchedAhead)
    .map(({ note_id }) => note_id)
    .join(" ");
  useEffect(() => {
    for (const id of upcomingIds.split(" ").filter(Boolean)) void queries.prefetchQuery(noteQuery(call, Number(id)));
  }, [upcomingIds, queries, call]);

  const place = notes.findIndex(({ note_id }) => note_id === openId);
  const isNearEnd = isHere && place >= notes.length - nearEnd;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);

  /** As it stands this moment, before the next drawing. */
  const present = (): NoteSummary[] => {
    const now = unsent();
    return desk.snapshot().queue.notes.map((note) => asAnswered(note, now, viewer));
  };
  const queue: NoteQueue | undefined =
    data && isHere ? { notes, total: data.pages[0]?.total ?? notes.length, more: hasNextPage } : undefined;
  const shown: Loadable<NoteQueue> = toLoadable({ data: queue, error: data ? null : pages.error });

  return {
    queue: shown,
    busyMore: isFetchingNextPage,
    more: () => void fetchNextPage(),
    retry: () => void pages.refetch(),
    isAllAnswered: queue !== undefined && notes.length > 0 && !hasNextPage && notes.every(isAnswered),
    // Not of the queue before, while another is on its way.
    first: (isHere && notes[0]?.note_id) || null,
    beside: (steps: 1 | -1) => noteAt(present(), openId, steps),
    /** null when every note has an answer. */
    next: async (id: number): Promise<NoteSummary | null> => {
      const known = nextUnanswered(present(), id);
      if (known || !hasNextPage) return known;
      const { data: read } = await fetchNextPage();
      // Before they are drawn.
      if (read) desk.arrive(key, notesOf(read), Date.now());
      return nextUnanswered(present(), id);
    },
  };
}

const notesOf = ({ pages }: { pages: readonly { notes: NoteSummary[] }[] }) => pages.flatMap(({ notes }) => notes);

/** How soon answers of other coaches are seen. */
const othersMs = 20_000;
const missingAtOnce = 5;
const fetchedAhead = 3;
const nearEnd = 20;
