import type { TrainingStamp } from "@kyuseki/domain";

/** What a coach is about to say to a day. */
export type CommentDraft = { stamp: TrainingStamp | null; text: string };
export const emptyDraft: CommentDraft = { stamp: null, text: "" };
