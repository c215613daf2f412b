import type { TrainingStamp } from "@kyuseki/domain";

/** A coach's unsent comment on a day. */
export type CommentDraft = { stamp: TrainingStamp | null; text: string };
export const emptyDraft: CommentDraft = { stamp: null, text: "" };
