import type { UsualSpeed } from "@kyuseki/domain";
import type { StoredBall } from "@kyuseki/domain/csv";
import type { Queryable } from "../../db/pool.ts";

/** `field` as it first came, before a coach corrected it. */
const first = (field: "speed" | "angle") =>
  `case when m.original ? '${field}' then (m.original #>> '{${field},value}')::real else m.${field} end as ${field}`;
const values = `m.mode, extract(epoch from m.measured_at)::double precision as datetime, ${first("speed")},
  ${first("angle")}, m.import_id`;
const firstOwner = "(m.original #>> '{member_id,value}')::int";
const onDay = `m.measured_at >= d.day::timestamp at time zone 'Asia/Tokyo'
  and m.measured_at < (d.day + 1)::timestamp at time zone 'Asia/Tokyo'`;

/** The balls of members on days in Japan as they first came: those a coach moved to or from a member, and deleted ones, too. */
export async function listStoredBalls(
  db: Queryable,
  teamId: number,
  days: readonly { member_id: number; day: string }[],
): Promise<StoredBall[]> {
  const { rows } = await db.query<StoredBall>(
    `with d as (select * from unnest($2::int[], $3::date[]) as d (member_id, day)), gone as (
       select member_id, (measurement->>'measured_at')::timestamptz as measured_at,
         (measurement->>'mode')::smallint as mode, (measurement->>'speed')::real as speed,
         (measurement->>'angle')::real as angle, measurement->'original' as original,
         (measurement->>'import_id')::int as import_id
       from deleted_measurements where team_id = $1
     )
     select d.member_id, ${values} from measurements m join d on m.member_id = d.member_id and ${onDay}
     where m.team_id = $1
     union all
     select d.member_id, ${values} from measurements m join d on ${firstOwner} = d.member_id and ${onDay}
     where m.team_id = $1 and m.original ? 'member_id'
     union all
     select d.member_id, ${values} from gone m
     join d on d.member_id in (m.member_id, ${firstOwner}) and ${onDay}
     order by datetime`,
    [teamId, days.map(({ member_id }) => member_id), days.map(({ day }) => day)],
  );
  return rows;
}

/** The balls of every player of the team on days in Japan as they first came, under whoever has them now. */
export async function listBallsOfDays(db: Queryable, teamId: number, days: readonly string[]): Promise<StoredBall[]> {
  const { rows } = await db.query<StoredBall>(
    `select m.member_id, ${values} from unnest($2::date[]) as d (day)
     cross join live_members o join measurements m on (m.team_id, m.member_id) = (o.team_id, o.id) and ${onDay}
     where o.team_id = $1`,
    [teamId, days],
  );
  return rows;
}

/** What members with ten balls or more usually do, by kind. */
export async function listUsualSpeeds(
  db: Queryable,
  teamId: number,
  memberIds: readonly number[],
): Promise<UsualSpeed[]> {
  const { rows } = await db.query<UsualSpeed>(
    `with days as (
       select member_id, case kind when 1 then 1 else 2 end as mode, date, sum(sum) / sum(count) as kmh, sum(count) as balls
       from measurement_days where team_id = $1 and member_id = any ($2::int[]) and kind in (1, 4)
       group by member_id, kind, date
     ), levels as (
       select member_id, mode, percentile_cont(0.5) within group (order by kmh) as kmh
       from days group by member_id, mode having sum(balls) >= 10
     )
     select l.member_id, l.mode, l.kmh,
       1.4826 * percentile_cont(0.5) within group (order by abs(d.kmh - l.kmh)) as spread
     from levels l join days d using (member_id, mode)
     group by l.member_id, l.mode, l.kmh order by l.member_id, l.mode`,
    [teamId, memberIds],
  );
  return rows;
}
