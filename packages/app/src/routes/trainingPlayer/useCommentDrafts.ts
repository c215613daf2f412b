import { recordOf, type TrainingStamp, trainingStamps } from "@kyuseki/domain";
import { type CommentDraft, emptyDraft } from "@kyuseki/ui";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";

/** Unsent comments about a member, by day; an emptied one is forgotten (R2). */
export function useCommentDrafts(id: number) {
  const { value: drafts, update } = useDraft(`training-comments-${id}`, draftsSchema, none);

  return {
    drafts,
    write: (day: string, draft: CommentDraft) => {
      const isEmpty = draft.text === emptyDraft.text && draft.stamp === emptyDraft.stamp;
      update(({ [day]: _, ...others }) => (isEmpty ? others : { ...others, [day]: draft }));
    },
  };
}

const none: Record<string, CommentDraft> = {};
const draftsSchema = recordOf(
  z.object({ stamp: z.nullable(z.enum<readonly TrainingStamp[]>(trainingStamps)), text: z.string() }),
);
