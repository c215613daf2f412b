import type { TrainingRecordDraft } from "@kyuseki/domain";
import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { emptyDraft, emptyTrainingRecord } from "@kyuseki/ui";
import type { TrainingCommentPayload } from "../../data/outbox/kinds/sendTrainingComment.ts";
import type { TrainingRecordPayload } from "../../data/outbox/kinds/sendTrainingRecord.ts";
import { type RefusedForm, useUnsentCorrection } from "../../data/outbox/useUnsentCorrection.tsx";
import type { useCommentDrafts } from "./useCommentDrafts.ts";
import type { useTrainingRecords } from "./useTrainingRecords.ts";

type Shown = {
  today: string;
  /** The day in the address. */
  day: string | null;
  isReady: boolean;
  /** Known to be in the team. */
  canRecord: boolean;
};
type Forms = {
  comments: ReturnType<typeof useCommentDrafts>;
  records: Pick<ReturnType<typeof useTrainingRecords>, "fields" | "onFields">;
};

/**
 * A refused comment comes back under its day, a refused record into its form. `commentDay`: where a comment that was
 * written for a day to come, by a wrong clock, is corrected.
 */
export function useRefusedTraining(
  { today, day, isReady, canRecord }: Shown,
  { comments: { drafts, write }, records }: Forms,
) {
  const dayOf = ({ draft }: TrainingCommentPayload) => (draft.date > today ? today : draft.date);
  const commentForm = (payload: TrainingCommentPayload): RefusedForm | null => {
    const { stamp, text } = payload.draft;
    const date = dayOf(payload);
    if (day !== null && day !== date) return null;
    return {
      isEmpty: drafts[date] === undefined,
      fill: () => write(date, { stamp, text }),
      clear: () => write(date, emptyDraft),
    };
  };
  const recordForm = ({ draft }: TrainingRecordPayload): RefusedForm | null =>
    canRecord
      ? {
          isEmpty: JSON.stringify(records.fields) === JSON.stringify(emptyTrainingRecord),
          fill: () => records.onFields(fieldsOf(draft)),
          clear: () => records.onFields(emptyTrainingRecord),
        }
      : null;

  const correction = useUnsentCorrection({
    kinds: ["training_comment", "training_record"],
    formOf: ({ kind, payload }: OutboxEntry) => {
      if (!isReady) return null;
      return kind === "training_comment"
        ? commentForm(payload as TrainingCommentPayload)
        : recordForm(payload as TrainingRecordPayload);
    },
  });
  const { refused } = correction;
  const isComment = refused?.kind === "training_comment";
  return { correction, commentDay: isComment ? dayOf(refused.payload as TrainingCommentPayload) : null };
}

const fieldsOf = ({ pain, ...rest }: TrainingRecordDraft) => ({
  ...rest,
  ...(pain ?? { pain: 0, part: null, side: null, note: "" }),
});
