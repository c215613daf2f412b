import { recordTraining, type TrainingRecordDraft } from "@kyuseki/domain";
import { invalidateAll } from "../../queryKeys.ts";
import { trainingRecordKeys } from "../../training.ts";
import type { KindServices } from "./kindServices.ts";
import { sendOne } from "./sendOne.ts";

export type TrainingRecordPayload = { member_id: number; draft: TrainingRecordDraft };

/** A player's practice and pain as a coach recorded them. */
export const sendTrainingRecord = ({ call, queries }: KindServices) =>
  sendOne(
    { queries },
    async ({ member_id: id, draft }: TrainingRecordPayload, key) => {
      await call(recordTraining, { params: { id }, body: draft, key });
      await invalidateAll(queries, trainingRecordKeys);
    },
    () => {},
  );
