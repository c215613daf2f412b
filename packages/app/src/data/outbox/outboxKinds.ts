import type { OutboxKind } from "@kyuseki/domain/outbox";
import type { KindServices } from "./kinds/kindServices.ts";
import { measuringKind } from "./kinds/measuringKind.ts";
import type { NoteCommentPayload } from "./kinds/sendNoteComment.ts";
import { stampKind } from "./kinds/stampKind.ts";

let measured: typeof import("./kinds/sendMeasured.ts") | undefined;

/** Brings what sends measured values: a page that is being left has no time for an import. */
export async function prepareMeasured() {
  measured ??= await import("./kinds/sendMeasured.ts");
}

/** How each kind of entry reaches the server. What sends it is loaded when there is something to send. */
export const outboxKinds = (services: KindServices): Readonly<Record<string, OutboxKind>> => ({
  measurement: {
    ...measuringKind,
    send: (...input) =>
      measured
        ? measured.sendMeasured(services)(...input)
        : import("./kinds/sendMeasured.ts").then(({ sendMeasured }) => sendMeasured(services)(...input)),
  },
  attendance: {
    send: async (...input) => (await import("./kinds/sendAttendance.ts")).sendAttendance(services)(...input),
  },
  pitch_count: {
    operationOf: (payload) => payload,
    send: async (...input) => (await import("./kinds/sendPitchCounts.ts")).sendPitchCounts(services)(...input),
  },
  training_record: {
    operationOf: (payload) => payload,
    send: async (...input) => (await import("./kinds/sendTrainingRecord.ts")).sendTrainingRecord(services)(...input),
  },
  stamp: {
    ...stampKind,
    send: async (...input) => (await import("./kinds/sendStamps.ts")).sendStamps(services)(...input),
  },
  note_comment: {
    operationOf: sameWords,
    send: async (...input) => (await import("./kinds/sendNoteComment.ts")).sendNoteComment(services)(...input),
  },
  training_comment: {
    operationOf: (payload) => payload,
    send: async (...input) => (await import("./kinds/sendTrainingComment.ts")).sendTrainingComment(services)(...input),
  },
});

/** The note's version is a later one where the server has the comment already. */
function sameWords(payload: unknown) {
  const { note_id, text } = payload as NoteCommentPayload;
  return { note_id, text };
}
