import { addTrainingComment, type TrainingCommentDraft } from "@kyuseki/domain";
import type { OutboxKind } from "@kyuseki/domain/outbox";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";

export type TrainingCommentPayload = { member_id: number; draft: TrainingCommentDraft };

/** A coach's reaction to one day of a player's practice. */
export const sendTrainingComment =
  ({ call, queries }: KindServices): OutboxKind["send"] =>
  async ([item], key) => {
    const { member_id: id, draft } = item?.payload as TrainingCommentPayload;
    await call(addTrainingComment, { params: { id }, body: draft, key });
    await queries.invalidateQueries({ queryKey: queryKeys.trainingMonths(id) });
    return [{ state: "stored" }];
  };
