import type { TeamEvent } from "@kyuseki/domain";
import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { AttendancePayload } from "./kinds/sendAttendance.ts";

/** An event as it will be once the answers that wait on this device have arrived. */
export function withUnsentAnswers(event: TeamEvent, entries: readonly OutboxEntry[], by: string): TeamEvent {
  const unsent = new Map(
    entries
      .filter(({ kind, refusal }) => kind === "attendance" && refusal === null)
      .map(({ payload }) => payload as AttendancePayload)
      .filter(({ event_id }) => event_id === event.event_id)
      .map((answer) => [answer.member_id, answer]),
  );
  if (unsent.size === 0) return event;
  return {
    ...event,
    attendance: event.attendance.map((row) => {
      const answer = unsent.get(row.member_id);
      return answer ? { ...row, answer: answer.answer, comment: answer.comment ?? "", by } : row;
    }),
  };
}
