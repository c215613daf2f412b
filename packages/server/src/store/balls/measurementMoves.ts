import type { Queryable } from "../../db/pool.ts";
import { videoOf } from "./measuredBalls.ts";
import type { CorrectionBy } from "./measurementChanges.ts";

export type DayBall = { id: number; datetime: number };

/** The balls of the same day in Japan, member and mode, in order; empty when the team has no such ball. */
export async function listDayBalls(db: Queryable, teamId: number, id: number): Promise<DayBall[]> {
  const { rows } = await db.query<DayBall>(
    `select s.id, extract(epoch from s.measured_at) as datetime
     from measurements o
     join live_members m on m.team_id = o.team_id and m.id = o.member_id
     join measurements s on s.team_id = o.team_id and s.member_id = o.member_id and s.mode = o.mode
       and s.measured_at >= date_trunc('day', o.measured_at, 'Asia/Tokyo')
       and s.measured_at < date_trunc('day', o.measured_at, 'Asia/Tokyo') + interval '1 day'
     where o.team_id = $1 and o.id = $2 order by s.measured_at, s.id`,
    [teamId, id],
  );
  return rows;
}

/** Whose each of the balls is, of members that are not deleted. Nobody else writes them until the transaction ends. */
export async function lockBallOwners(tx: Queryable, teamId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.query<{ member_id: number }>(
    `select s.member_id from measurements s join live_members m on m.team_id = s.team_id and m.id = s.member_id
     where s.team_id = $1 and s.id = any ($2::bigint[]) order by s.id for no key update of s`,
    [teamId, ids],
  );
  return rows.map(({ member_id }) => member_id);
}

type Move = { ids: readonly number[]; from: number; to: number };

/** With the videos that show no ball of `from` any more. Whose each was first is kept, until it is theirs again. */
export async function updateMeasurementsMember(
  tx: Queryable,
  teamId: number,
  { ids, from, to }: Move,
  { by, now }: CorrectionBy,
) {
  await tx.query(
    `update measurements set member_id = $3,
       corrected = case when ${first} = $3 then nullif(array_remove(corrected, 'member_id'), '{}')
         else array(select distinct unnest(corrected || '{member_id}'::text[]) order by 1) end,
       original = case when ${first} = $3 then nullif(original - 'member_id', '{}')
         else coalesce(original, '{}') || jsonb_build_object('member_id',
           jsonb_build_object('value', ${first}, 'by', $4::int, 'at', $5::double precision)) end
     where team_id = $1 and id = any ($2::bigint[])`,
    [teamId, ids, to, by, now.getTime() / 1000],
  );
  await tx.query(
    `update videos v set member_id = $4, original_member_id = nullif(coalesce(v.original_member_id, v.member_id), $4)
     where v.team_id = $1 and v.member_id = $3
       and v.id in (select ${videoOf} from measurements s where s.team_id = $1 and s.id = any ($2::bigint[]))
       and not exists (
         select from measurements s where s.team_id = $1 and s.member_id = $3 and ${videoOf} = v.id)`,
    [teamId, ids, from, to],
  );
  // Values of the other child stand in the file (P3).
  await tx.query(
    `update csv_imports set member_ids = member_ids || $3::int
     where team_id = $1 and $3 <> all (member_ids)
       and id in (select import_id from measurements where team_id = $1 and id = any ($2::bigint[]))`,
    [teamId, ids, to],
  );
}

const first = "coalesce((original #>> '{member_id,value}')::int, member_id)";
