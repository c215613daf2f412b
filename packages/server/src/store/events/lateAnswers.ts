import type { AttendanceAnswer, EventKind } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** An answer that changed shortly before its event. */
export type LateChange = {
  last_name: string;
  first_name: string;
  changed_from: AttendanceAnswer;
  answer: AttendanceAnswer;
  comment: string;
  answered_at: Date;
};

/** What a mail about an event's changed answers says; the changes are the newest first. */
export type LateChanges = {
  team_name: string;
  event: { title: string; kind: EventKind; all_day: boolean; meets_at: Date | null; starts_at: Date };
  changes: LateChange[];
};

export async function findLateChanges(
  db: Queryable,
  teamId: number,
  eventId: number,
): Promise<LateChanges | undefined> {
  const { rows: events } = await db.query<LateChanges["event"] & { team_name: string }>(
    `select t.name as team_name, e.title, e.kind, e.all_day, e.meets_at, e.starts_at
     from events e join teams t using (team_id) where e.team_id = $1 and e.id = $2`,
    [teamId, eventId],
  );
  const [found] = events;
  if (!found) return undefined;
  const { rows: changes } = await db.query<LateChange>(
    `select m.last_name, m.first_name, a.changed_from, a.answer, a.comment, a.answered_at
     from event_attendance a join event_players using (team_id, event_id, member_id)
     join live_members m on m.team_id = a.team_id and m.id = a.member_id
     where a.team_id = $1 and a.event_id = $2 and a.changed_from <> a.answer and a.entered_by is null
     order by a.answered_at desc, a.member_id`,
    [teamId, eventId],
  );
  const { team_name, ...event } = found;
  return { team_name, event, changes };
}

/** Takes the event's mails back that nobody has begun to send. Returns when the first would have left. */
export async function deleteWaitingLateMails(tx: Queryable, teamId: number, eventId: number): Promise<Date | null> {
  const { rows } = await tx.query<{ due_at: Date }>(
    "delete from outbox where team_id = $1 and event_id = $2 and attempts = 0 returning due_at",
    [teamId, eventId],
  );
  return rows.map(({ due_at }) => due_at).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** One for each coach of the club who may sign in; none for a demo club (OP-2). */
export async function insertLateMails(
  tx: Queryable,
  teamId: number,
  eventId: number,
  { subject, text }: { subject: string; text: string },
  { now, dueAt }: { now: Date; dueAt: Date },
) {
  await tx.query(
    `insert into outbox (team_id, event_id, recipient, subject, body, created_at, due_at)
     select u.team_id, $2, a.email, $3, $4, $5, $6
     from users u join users a on a.id = u.account_id join teams t on t.team_id = u.team_id
     where u.team_id = $1 and u.coach_type is not null and u.disabled_at is null and not t.demo order by u.id`,
    [teamId, eventId, subject, text, now, dueAt],
  );
}
