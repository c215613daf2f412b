import { type EventDraft, eventLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

type Words = Pick<
  EventDraft,
  "kind" | "title" | "all_day" | "timetable" | "place" | "meeting_place" | "opponent" | "bring" | "if_rain" | "note"
>;

/** What a calendar shows of an event: no names of players, nobody's telephone number. */
export type CalendarRow = Words & {
  event_id: number;
  state: "planned" | "cancelled";
  sequence: number;
  meets_at: Date | null;
  starts_at: Date;
  ends_at: Date;
  cancel_reason: string;
  cancel_message: string;
  updated_at: Date;
};

const columns = `e.id as event_id, e.kind, e.title, e.state, e.sequence, e.all_day, e.meets_at, e.starts_at, e.ends_at,
  e.timetable, e.place, e.meeting_place, e.opponent, e.bring, e.if_rain, e.note, e.cancel_reason, e.cancel_message,
  e.updated_at`;

/** Events of the team that were not over at `since`, the earliest first; beyond the limit the latest are left out. */
export async function listCalendarEvents(db: Queryable, teamId: number, since: Date): Promise<CalendarRow[]> {
  const { rows } = await db.query<CalendarRow>({
    name: "calendar of a team",
    text: `select ${columns} from events e where e.team_id = $1 and e.ends_at > $2 order by e.starts_at, e.id limit $3`,
    values: [teamId, since, eventLimits.listed],
  });
  return rows;
}

/** Those that one of these players is invited to. */
export async function listFamilyCalendarEvents(
  db: Queryable,
  teamId: number,
  memberIds: readonly number[],
  since: Date,
): Promise<CalendarRow[]> {
  const { rows } = await db.query<CalendarRow>({
    name: "calendar of a family",
    text: `select ${columns} from events e
           where e.team_id = $1 and e.ends_at > $2 and exists (
             select from event_players p
             where p.team_id = e.team_id and p.event_id = e.id and p.member_id = any($3))
           order by e.starts_at, e.id limit $4`,
    values: [teamId, since, memberIds, eventLimits.listed],
  });
  return rows;
}

export async function findCalendarEvent(db: Queryable, teamId: number, id: number): Promise<CalendarRow | undefined> {
  const { rows } = await db.query<CalendarRow>(`select ${columns} from events e where e.team_id = $1 and e.id = $2`, [
    teamId,
    id,
  ]);
  return rows[0];
}
