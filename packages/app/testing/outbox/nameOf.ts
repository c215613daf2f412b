import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { MeasuringPayload } from "../../src/data/outbox/kinds/measuringKind.ts";
import type { AttendancePayload } from "../../src/data/outbox/kinds/sendAttendance.ts";
import type { NoteCommentPayload } from "../../src/data/outbox/kinds/sendNoteComment.ts";
import type { TrainingCommentPayload } from "../../src/data/outbox/kinds/sendTrainingComment.ts";
import type { TrainingRecordPayload } from "../../src/data/outbox/kinds/sendTrainingRecord.ts";
import type { StampPayload } from "../../src/data/outbox/kinds/stampKind.ts";

/** How the database's rows and what waits on the device are called. */
export function nameOf({ kind, payload }: Pick<OutboxEntry, "kind" | "payload">): string {
  switch (kind) {
    case "measurement": {
      const { member_id, item_id } = payload as MeasuringPayload;
      return `測定 ${member_id} ${item_id}`;
    }
    case "pitch_count":
      return `投球 ${(payload as { counts: { pitches: number }[] }).counts[0]?.pitches}`;
    case "attendance":
      return `出欠 ${(payload as AttendancePayload).member_id}`;
    case "stamp":
      return `スタンプ ${(payload as StampPayload).note_id}`;
    case "note_comment": {
      const { note_id, text } = payload as NoteCommentPayload;
      return `ノート${note_id} ${text}`;
    }
    case "training_record":
      return `記入 ${(payload as TrainingRecordPayload).draft.minutes}`;
    default:
      return `練習 ${(payload as TrainingCommentPayload).draft.text}`;
  }
}
