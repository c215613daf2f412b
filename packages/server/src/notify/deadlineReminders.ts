import { afterQuietHours, deadlineReminderAt, type OpenItem, type OpenItemKind } from "@kyuseki/domain";
import { type Connections, inTransaction, type Queryable, type Tx } from "../db/pool.ts";
import { listUnreminded, lockUnreminded, type Unreminded, updateReminded } from "../store/notices/reminders.ts";
import { listOpenFamilies, queueReminders } from "./reminders.ts";

/**
 * The one reminder that a notice, an event or a note asks for before its deadline, to the families that have not read,
 * answered or written it (CO-5). Several servers may look at once: each is claimed by one of them. One at a time; false when none is due.
 */
export async function sendDeadlineReminder(db: Connections, publicUrl: string, now: Date): Promise<boolean> {
  for (const unreminded of await listUnreminded(db, now)) {
    if (!isDue(unreminded, now)) continue;
    const isClaimed = await inTransaction(db, async (tx) => {
      if (!(await lockUnreminded(tx, unreminded))) return false;
      await updateReminded(tx, unreminded, now);
      await remind(tx, unreminded, publicUrl, now);
      return true;
    });
    if (isClaimed) return true;
  }
  return false;
}

/** Those that are due count as sent, since after a restore most were. Returns how many there were. */
export async function skipDueReminders(db: Queryable, now: Date): Promise<number> {
  const due = (await listUnreminded(db, now)).filter((unreminded) => isDue(unreminded, now));
  for (const unreminded of due) await updateReminded(db, unreminded, now);
  return due.length;
}

function isDue({ told_at, deadline }: Unreminded, now: Date): boolean {
  const at = deadlineReminderAt(told_at, deadline);
  return at !== null && at <= now;
}

async function remind(tx: Tx, { of, id, team_id, team_name, deadline }: Unreminded, publicUrl: string, now: Date) {
  // The server was down until the quiet hours before the deadline.
  if (afterQuietHours(now) >= deadline) return;
  const isAbout = ({ kind, ref_id }: OpenItem) => ref_id === id && kindsOf[of].some((one) => one === kind);
  const families = (await listOpenFamilies(tx, team_id, now)).filter(({ mails }) =>
    mails.some(({ children }) => children.some(({ items }) => items.some(isAbout))),
  );
  await queueReminders(tx, families, { teamId: team_id, teamName: team_name, publicUrl, now, by: null });
}

const kindsOf = { notice: ["unread", "answer"], event: ["attendance"], note: ["note"] } as const satisfies Record<
  Unreminded["of"],
  readonly OpenItemKind[]
>;
