import { afterQuietHours, deadlineReminderAt } from "@kyuseki/domain";
import { type Connections, inTransaction, type Tx } from "../db/pool.ts";
import {
  listUnremindedNotices,
  lockUnremindedNotice,
  type UnremindedNotice,
  updateNoticeReminded,
} from "../store/notices/reminders.ts";
import { listOpenFamilies, queueReminders } from "./reminders.ts";

/**
 * The one reminder that a notice asks for before its deadline, to the families that have not read or answered it (CO-5).
 * Several servers may look at once: each notice is claimed by one of them. One notice at a
 * time; false when none is due.
 */
export async function sendDeadlineReminder(db: Connections, publicUrl: string, now: Date): Promise<boolean> {
  for (const notice of await listUnremindedNotices(db, now)) {
    const at = deadlineReminderAt(notice.leaves_at, notice.deadline);
    if (at === null || at > now) continue;
    const isClaimed = await inTransaction(db, async (tx) => {
      if (!(await lockUnremindedNotice(tx, notice))) return false;
      await updateNoticeReminded(tx, notice, now);
      await remind(tx, notice, publicUrl, now);
      return true;
    });
    if (isClaimed) return true;
  }
  return false;
}

async function remind(tx: Tx, { team_id, notice_id, team_name, deadline }: UnremindedNotice, url: string, now: Date) {
  // The server was down until the quiet hours before the deadline.
  if (afterQuietHours(now) >= deadline) return;
  const families = (await listOpenFamilies(tx, team_id, now)).filter(({ children }) =>
    children.some(({ items }) => items.some(({ kind, ref_id }) => isOfNotice(kind) && ref_id === notice_id)),
  );
  await queueReminders(tx, families, { teamId: team_id, teamName: team_name, publicUrl: url, now, by: null });
}

const isOfNotice = (kind: string) => kind === "unread" || kind === "answer";
