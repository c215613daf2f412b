import type { Car, FamilyEvent } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { comesAfterOpen } from "../sql/comesAfterOpen.ts";

type Shown = {
  /** Of the children: an address that several families have opens one page. */
  familyIds: readonly number[];
  /** The family's children, or the one whose own page it is. */
  memberIds: readonly number[];
  reader: "family" | "player";
  now: Date;
};

/** What these players are invited to and what is not over, the earliest first, or one event of it. */
export async function listFamilyEvents(
  db: Queryable,
  teamId: number,
  { familyIds, memberIds, reader, now }: Shown,
  eventId: number | null = null,
): Promise<FamilyEvent[]> {
  const { rows } = await db.query<Row>({
    name: "family events",
    text: `select e.id as event_id, e.kind, e.title, e.state, e.cancel_reason, e.cancel_message, e.all_day, e.meets_at,
         e.starts_at, e.ends_at, e.timetable, e.place, e.meeting_place, e.opponent, e.bring, e.if_rain, e.note,
         e.contact_name, e.contact_phone, e.audience, e.deadline, e.cars and $5 as cars,
         e.state = 'planned' and not ${comesAfterOpen("$4")} as asked,
         e.capacity is not null and e.capacity <= (
           select count(*) from event_attendance a join event_players using (team_id, event_id, member_id)
           where a.team_id = e.team_id and a.event_id = e.id and a.answer in ('coming', 'partly')) as "full",
         (select json_build_object('choice', c.choice, 'seats', c.seats) from event_cars c
          where $5 and c.team_id = e.team_id and c.event_id = e.id and c.family_id = any($2)
          order by c.choice <> 'offer', c.answered_at desc, c.family_id limit 1) as car,
         array(select d.name from event_duties d
               where d.team_id = e.team_id and d.event_id = e.id and d.family_id = any($2) order by d.position) as duties,
         json_agg(json_build_object('member_id', p.member_id, 'answer', a.answer, 'comment', coalesce(a.comment, ''),
           'answered_at', a.answered_at, 'late', coalesce(a.late, false)) order by p.member_id) as children
       from events e
       join event_players p on p.team_id = e.team_id and p.event_id = e.id and p.member_id = any($3)
       left join event_attendance a on a.team_id = e.team_id and a.event_id = e.id and a.member_id = p.member_id
       where e.team_id = $1 and e.ends_at > $4 and ($6::int is null or e.id = $6)
       group by e.team_id, e.id order by coalesce(e.meets_at, e.starts_at), e.id limit $7`,
    values: [teamId, familyIds, memberIds, now, reader === "family", eventId, most],
  });
  return rows.map(({ cancel_reason, cancel_message, meets_at, starts_at, ends_at, deadline, children, ...row }) => ({
    ...row,
    cancel_message: [cancel_reason, cancel_message].filter((line) => line !== "").join("\n"),
    meets_at: meets_at?.toISOString() ?? null,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    children: children.map(({ answered_at, ...child }) => ({
      ...child,
      // PostgreSQL writes a moment within JSON with the session's offset.
      answered_at: answered_at && new Date(answered_at).toISOString(),
    })),
  }));
}

type Moments = "meets_at" | "starts_at" | "ends_at" | "deadline";
type Row = Omit<FamilyEvent, Moments> & { cancel_reason: string } & Record<"starts_at" | "ends_at", Date> &
  Record<"meets_at" | "deadline", Date | null>;

/** Bounds the answer: a club that meets every day for four months. */
const most = 120;

/** Whether families are asked for rides. The event is locked. */
export async function findAsksForCars(tx: Queryable, teamId: number, eventId: number): Promise<boolean> {
  const { rowCount } = await tx.query("select from events where team_id = $1 and id = $2 and cars", [teamId, eventId]);
  return rowCount === 1;
}

/**
 * The last answer counts. The same answer again changes nothing. The players may be of several families that share an
 * address: one of them, `familyId` where it is invited, offers the seats beyond all these children, who need no other.
 */
export async function upsertFamilyCar(
  tx: Queryable,
  teamId: number,
  eventId: number,
  { familyId, memberIds }: { familyId: number; memberIds: readonly number[] },
  { choice, seats }: Car,
  now: Date,
) {
  await tx.query(
    `insert into event_cars (team_id, event_id, family_id, choice, seats, answered_at)
     select $1, $2, family_id, case when place > 1 and $5 = 'offer' then 'none' else $5::text end,
       case when place = 1 then $6::int else 0 end, $7::timestamptz
     from (
       select family_id, row_number() over (order by family_id <> $3, family_id) as place from event_players
       where team_id = $1 and event_id = $2 and member_id = any($4) group by family_id
     ) invited
     on conflict (team_id, event_id, family_id) do update
       set choice = excluded.choice, seats = excluded.seats, answered_at = excluded.answered_at
       where (event_cars.choice, event_cars.seats) is distinct from (excluded.choice, excluded.seats)`,
    [teamId, eventId, familyId, memberIds, choice, seats, now],
  );
}
