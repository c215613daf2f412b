import { dayInJapan, type NoticeDraft, noticeLeavesAt } from "@kyuseki/domain";

/** The day on which a notice leaves, near which its dates are read: in the night, the day of the morning after (CO-4). */
export const dayItIsRead = (notice: Pick<NoticeDraft, "level" | "send_at">, now: Date): string =>
  dayInJapan(noticeLeavesAt(notice, now).leavesAt);
