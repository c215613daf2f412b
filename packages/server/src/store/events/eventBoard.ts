import { type Attendance, type EventCar, grades } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

type Row = Omit<Attendance, "answered_at"> & { answered_at: Date | null };

/** 出欠 of everybody invited, and of whoever answered while they were; the oldest grade first. */
export async function listAttendance(db: Queryable, teamId: number, eventId: number): Promise<Attendance[]> {
  const { rows } = await db.query<Row>(
    `select m.id as member_id, m.family_id, a.answer, coalesce(a.comment, '') as comment, a.answered_at,
       coalesce(a.late, false) as late, a.changed_from, a.entered_by as by,
       p.member_id is not null as invited
     from live_members m
     left join event_attendance a on a.team_id = m.team_id and a.event_id = $2 and a.member_id = m.id
     left join event_players p on p.team_id = m.team_id and p.event_id = $2 and p.member_id = m.id
     where m.team_id = $1 and (a.answer is not null or p.member_id is not null)
     order by array_position($3::text[], m.grade) desc, m.last_name_kana, m.first_name_kana, m.id`,
    [teamId, eventId, grades],
  );
  return rows.map((row) => ({ ...row, answered_at: row.answered_at?.toISOString() ?? null }));
}

/** Answers about the car, by family. */
export async function listCars(db: Queryable, teamId: number, eventId: number): Promise<EventCar[]> {
  const { rows } = await db.query<EventCar>(
    "select family_id, choice, seats from event_cars where team_id = $1 and event_id = $2 order by family_id",
    [teamId, eventId],
  );
  return rows;
}

export async function findMeasuringDayOf(db: Queryable, teamId: number, eventId: number): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    "select id from measuring_days where team_id = $1 and event_id = $2 order by id desc limit 1",
    [teamId, eventId],
  );
  return rows[0]?.id ?? null;
}
