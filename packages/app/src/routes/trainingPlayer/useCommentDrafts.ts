import { type TrainingStamp, trainingStamps } from "@kyuseki/domain";
import { type CommentDraft, emptyDraft } from "@kyuseki/ui";
import * as z from "zod/mini";
import { useDraft } from "../../services/useDraft.ts";

/** Unsent comments about a member, by day; an emptied one is forgotten (R2). */
export function useCommentDrafts(id: number) {
  const { value: drafts, change, forget } = useDraft(`training-comments-${id}`, draftsSchema, none);

  return {
    drafts,
    write: (day: string, draft: CommentDraft) => {
      const { [day]: _, ...others } = drafts;
      const isEmpty = draft.text === emptyDraft.text && draft.stamp === emptyDraft.stamp;
      const next = isEmpty ? others : { ...others, [day]: draft };
      if (Object.keys(next).length === 0) forget();
      else change(next);
    },
  };
}

const none: Record<string, CommentDraft> = {};
const draftsSchema = z.record(
  z.string(),
  z.object({ stamp: z.nullable(z.enum<readonly TrainingStamp[]>(trainingStamps)), text: z.string() }),
);
