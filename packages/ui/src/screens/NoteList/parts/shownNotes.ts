import type { NoteListView } from "../view.ts";

/** Notes that a view lets through, in its order. `notes`: the newest first. */
export function shownNotes<Note extends { pain: boolean }>(
  notes: readonly Note[],
  { view, order }: Pick<NoteListView, "view" | "order">,
): readonly Note[] {
  const chosen = view === "pain" ? notes.filter(({ pain }) => pain) : notes;
  return order === "oldest" ? chosen.toReversed() : chosen;
}
