import type { GradeGroup, NoteView } from "@kyuseki/domain";

/** What is chosen in 絞り込み; the days from `start` to `end` count both, and are given together. */
export type NoteConditions = {
  member: number | null;
  template: number | null;
  start: string | null;
  end: string | null;
};

/** `queue`: what waits for an answer first. */
export const noteOrders = ["queue", "newest", "oldest"] as const;

/** The view of the queue, stored in the address. */
export type NoteQueueView = {
  view: NoteView;
  group: GradeGroup | null;
  order: (typeof noteOrders)[number];
} & NoteConditions;

export const noNoteConditions: NoteConditions = { member: null, template: null, start: null, end: null };
/** Every note; the order stays. */
export const everyNote = { view: "all", group: null, ...noNoteConditions } as const;
export const defaultNoteQueueView: NoteQueueView = { ...everyNote, order: "queue" };
