import type { GradeGroup, NoteView } from "@kyuseki/domain";

/** What is chosen in 絞り込み; the days from `start` to `end` count both, and are given together. */
export type NoteConditions = {
  member: number | null;
  template: number | null;
  start: string | null;
  end: string | null;
};

/** The view of the queue, stored in the address. */
export type NoteQueueView = { view: NoteView; group: GradeGroup | null } & NoteConditions;

export const noNoteConditions: NoteConditions = { member: null, template: null, start: null, end: null };
export const defaultNoteQueueView: NoteQueueView = { view: "all", group: null, ...noNoteConditions };
