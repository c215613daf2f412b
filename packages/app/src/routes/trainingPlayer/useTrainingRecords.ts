import { memberName, type NamedMember, type RecordedTraining, type TrainingRecordDraft } from "@kyuseki/domain";
import { idempotencyKey } from "@kyuseki/domain/client";
import { painParts, type TrainingMenu, trainingMenus } from "@kyuseki/domain/training";
import {
  emptyTrainingRecord,
  guardDate,
  trainingRecordDoneText,
  trainingRecordText,
  trainingRecordValueText,
  usePainWords,
} from "@kyuseki/ui";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import type { TrainingRecordPayload } from "../../data/outbox/kinds/sendTrainingRecord.ts";
import { useSubmit } from "../../data/outbox/useSubmit.ts";
import { deleteRecord } from "../../data/training.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";

/** What a coach records for a player and deletes again; the unfinished form is kept (R2). */
export function useTrainingRecords(id: number, member: NamedMember | undefined) {
  const services = useServices();
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const submit = useSubmit();
  const draft = useDraft(`training-record-${id}`, fieldsSchema, emptyTrainingRecord);

  const toast = (words: keyof typeof trainingRecordDoneText, undo?: () => void) =>
    services.bus.emit("toast", {
      tone: "success",
      text: formatMessage(trainingRecordDoneText[words]),
      ...(undo && { undo }),
    });
  /** Rejects with the `Failure`. */
  const send = (record: TrainingRecordDraft) =>
    submit({
      thing: `training_record ${idempotencyKey()}`,
      kind: "training_record",
      group: `training_record ${id}`,
      payload: { member_id: id, draft: record } satisfies TrainingRecordPayload,
      about: {
        label: [
          record.minutes === null
            ? formatMessage(trainingRecordText.onlyPain)
            : formatMessage(trainingRecordValueText.minutes, { minutes: record.minutes }),
          record.pain && painOf(record.pain),
          record.pain?.note,
        ]
          .filter(Boolean)
          .join(" "),
        detail: `${guardDate(record.date)} ${member ? memberName(member) : ""}`,
        href: `/training-report/${id}?day=${record.date}`,
      },
    });
  const remove = async ({ date, entry }: RecordedTraining) => {
    await deleteRecord(services, id, entry.id);
    toast("deleted", () => void reportFailure(services, send(draftOf({ date, entry }))));
  };

  return {
    fields: draft.value,
    onFields: draft.change,
    /** Rejects with the `Failure`. */
    record: async (record: TrainingRecordDraft) => {
      if ((await send(record)).state === "sent") toast("recorded");
    },
    remove: (record: RecordedTraining) => void reportFailure(services, remove(record)),
  };
}

/** What has to be sent to have it back. */
function draftOf({ date, entry: { id, menu, minutes, rpe, pain } }: RecordedTraining): TrainingRecordDraft {
  return {
    ...{ date, menu, minutes, rpe, restores: id },
    pain: pain && { part: pain.part, side: pain.side, pain: pain.pain, note: pain.note },
  };
}

const fieldsSchema = z.object({
  date: z.nullable(z.string()),
  // Object.keys widens to string; these are the keys of `trainingMenus`.
  menu: z.enum(Object.keys(trainingMenus) as TrainingMenu[]),
  minutes: z.nullable(z.int()),
  rpe: z.nullable(z.int()),
  pain: z.int(),
  part: z.nullable(z.enum(painParts)),
  side: z.nullable(z.enum(["L", "R"])),
  note: z.string(),
});
