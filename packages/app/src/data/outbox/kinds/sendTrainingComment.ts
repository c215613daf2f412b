import { addTrainingComment, type TrainingCommentDraft } from "@kyuseki/domain";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import { sendOne } from "./sendOne.ts";

export type TrainingCommentPayload = { member_id: number; draft: TrainingCommentDraft };

/** A coach's reaction to one day of a player's practice. */
export const sendTrainingComment = ({ call, queries }: KindServices) =>
  sendOne(async ({ member_id: id, draft }: TrainingCommentPayload, key) => {
    await call(addTrainingComment, { params: { id }, body: draft, key });
    await queries.invalidateQueries({ queryKey: queryKeys.trainingMonths(id) });
  });
