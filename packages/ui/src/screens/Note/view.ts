import type { GradeGroup, NoteView } from "@kyuseki/domain";

/** The view of the queue, stored in the address. */
export type NoteQueueView = { view: NoteView; group: GradeGroup | null };

export const defaultNoteQueueView: NoteQueueView = { view: "all", group: null };
