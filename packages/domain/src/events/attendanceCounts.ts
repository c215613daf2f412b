import type { AttendanceAnswer } from "../vocabulary/attendance.ts";

export type AttendanceCounts = Record<AttendanceAnswer | "unanswered", number>;

/** Players by what is known of their 出欠. */
export function attendanceCounts(attendance: readonly { answer: AttendanceAnswer | null }[]): AttendanceCounts {
  const counts: AttendanceCounts = { coming: 0, absent: 0, partly: 0, undecided: 0, unanswered: 0 };
  for (const { answer } of attendance) counts[answer ?? "unanswered"] += 1;
  return counts;
}
