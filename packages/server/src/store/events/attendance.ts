import type { AttendanceAnswer } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";

/** What decides whether and how an answer counts. */
export type AnswerableEvent = {
  event_id: number;
  state: "planned" | "cancelled";
  /** When one meets, or when it begins. */
  begins_at: Date;
  ends_at: Date;
  deadline: Date | null;
  capacity: number | null;
};

/**
 * Until the transaction ends nobody else answers, changes or cancels it, and these players are not erased: they before the
 * event, as whoever erases a player does.
 */
export async function lockAnswerableEvent(
  tx: Queryable,
  teamId: number,
  eventId: number,
  memberIds: readonly number[],
): Promise<AnswerableEvent | undefined> {
  await tx.query("select from members where team_id = $1 and id = any($2) order by id for key share", [
    teamId,
    memberIds,
  ]);
  const { rows } = await tx.query<AnswerableEvent>(
    `select id as event_id, state, coalesce(meets_at, starts_at) as begins_at, ends_at, deadline, capacity
     from events where team_id = $1 and id = $2 for no key update`,
    [teamId, eventId],
  );
  return rows[0];
}

/** Whether the team has such an event. */
export async function findAnyEvent(db: Queryable, teamId: number, eventId: number): Promise<boolean> {
  const { rowCount } = await db.query("select from events where team_id = $1 and id = $2", [teamId, eventId]);
  return rowCount === 1;
}

/** Whether one of these players is invited. */
export async function findAnyInvited(
  db: Queryable,
  teamId: number,
  eventId: number,
  memberIds: readonly number[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from event_players where team_id = $1 and event_id = $2 and member_id = any($3) limit 1",
    [teamId, eventId, memberIds],
  );
  return rowCount === 1;
}

/** A player's 出欠 as it is stored. */
export type StoredAttendance = {
  answer: AttendanceAnswer;
  comment: string;
  answered_at: Date;
  /** Answered or changed after the deadline. */
  late: boolean;
  /** The answer before the last change, where that came shortly before the event. */
  changed_from: AttendanceAnswer | null;
  /** Name of the coach who entered it; null when the family did. */
  entered_by: string | null;
};

export async function findAttendance(
  db: Queryable,
  teamId: number,
  eventId: number,
  memberId: number,
): Promise<StoredAttendance | undefined> {
  const { rows } = await db.query<StoredAttendance>(
    `select answer, comment, answered_at, late, changed_from, entered_by from event_attendance
     where team_id = $1 and event_id = $2 and member_id = $3`,
    [teamId, eventId, memberId],
  );
  return rows[0];
}

/** Places taken: the invited players who come, all or part of the time, without this one. */
export async function countTakenPlaces(
  db: Queryable,
  teamId: number,
  eventId: number,
  exceptMemberId: number,
): Promise<number> {
  const { rows } = await db.query<{ taken: number }>(
    `select count(*)::int as taken
     from event_attendance a join event_players using (team_id, event_id, member_id)
     where a.team_id = $1 and a.event_id = $2 and a.member_id <> $3 and a.answer in ('coming', 'partly')`,
    [teamId, eventId, exceptMemberId],
  );
  return firstRow(rows).taken;
}

export async function upsertAttendance(
  tx: Queryable,
  teamId: number,
  eventId: number,
  memberId: number,
  { answer, comment, answered_at, late, changed_from, entered_by }: StoredAttendance,
) {
  await tx.query(
    `insert into event_attendance (team_id, event_id, member_id, answer, comment, answered_at, late, changed_from, entered_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (team_id, event_id, member_id) do update
       set answer = excluded.answer, comment = excluded.comment, answered_at = excluded.answered_at,
           late = excluded.late, changed_from = excluded.changed_from, entered_by = excluded.entered_by`,
    [teamId, eventId, memberId, answer, comment, answered_at, late, changed_from, entered_by],
  );
}

/** The answer is taken back; without one nothing changes. */
export async function deleteAttendance(tx: Queryable, teamId: number, eventId: number, memberId: number) {
  await tx.query("delete from event_attendance where team_id = $1 and event_id = $2 and member_id = $3", [
    teamId,
    eventId,
    memberId,
  ]);
}
