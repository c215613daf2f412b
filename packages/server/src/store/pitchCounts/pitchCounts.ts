import type {
  BodyOf,
  DateRange,
  markFinishedBatter,
  PitchCount,
  PitchCountEdit,
  PitchCountsDraft,
} from "@kyuseki/domain";
import type { PitchesOfDay } from "@kyuseki/domain/pitchGuard";
import type { Queryable } from "../../db/pool.ts";

/** What counts of one member on one day in Japan. */
export type PitchDay = PitchesOfDay & { member_id: number };

/** Of the active members, or of one member as long as it is not deleted; by member, oldest first. Both days included. */
export async function listPitchDays(
  db: Queryable,
  teamId: number,
  { start, end }: DateRange,
  memberId?: number,
): Promise<PitchDay[]> {
  const { rows } = await db.query<PitchDay>({
    name: `pitch days${memberId === undefined ? "" : " of one"}`,
    text: `select p.member_id, p.date, coalesce(sum(p.pitches) filter (where p.kind = 'game'), 0) as game,
             coalesce(sum(p.pitches) filter (where p.kind = 'practice'), 0) as practice,
             coalesce(sum(p.pitches) filter (where p.kind = 'elsewhere'), 0) as elsewhere,
             coalesce(max(p.finished_batter_at) = sum(p.pitches), false) as finished_batter
           from live_pitch_counts p join live_members m on m.team_id = p.team_id and m.id = p.member_id
           where p.team_id = $1 and p.date between $2 and $3
             and ${memberId === undefined ? "m.state = 'active'" : "m.id = $4"}
           group by p.member_id, p.date order by p.member_id, p.date`,
    values: memberId === undefined ? [teamId, start, end] : [teamId, start, end, memberId],
  });
  return rows;
}

const columns = `
  c.member_id, c.id, c.date, c.kind, c.pitches, c.source, c.version,
  (select u.name from users u where u.id = c.entered_by) as entered_by`;

/** The newest day first. */
export async function listPitchCounts(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: DateRange,
): Promise<PitchCount[]> {
  const { rows } = await db.query<PitchCount>(
    `select ${columns} from live_pitch_counts c
     where c.team_id = $1 and c.member_id = $2 and c.date between $3 and $4 order by c.date desc, c.id desc`,
    [teamId, memberId, start, end],
  );
  return rows;
}

/** In the order given. The members are locked. */
export async function insertPitchCounts(
  tx: Queryable,
  teamId: number,
  { date, counts }: PitchCountsDraft,
  by: number,
  now: Date,
): Promise<PitchCount[]> {
  const { rows } = await tx.query<PitchCount>(
    `with c as (
       insert into pitch_counts (team_id, member_id, date, kind, pitches, entered_by, created_at, updated_at)
       select $1, d.member_id, $2, d.kind, d.pitches, $4, $5, $5
       from rows from (jsonb_to_recordset($3::jsonb) as (member_id integer, kind text, pitches smallint))
         with ordinality as d (member_id, kind, pitches, at)
       order by d.at
       returning *
     )
     select ${columns} from c order by c.id`,
    [teamId, date, JSON.stringify(counts), by, now],
  );
  return rows;
}

type StoredCount = PitchCount & { deleted_at: Date | null };

/** Nobody else writes it until the transaction ends. Also one that was deleted after `since`, of a member that is not. */
export async function lockPitchCount(
  tx: Queryable,
  teamId: number,
  { member_id, id }: Pick<PitchCount, "member_id" | "id">,
  since: Date,
): Promise<StoredCount | undefined> {
  const { rows } = await tx.query<StoredCount>(
    `select ${columns}, c.deleted_at from pitch_counts c
     join live_members m on m.team_id = c.team_id and m.id = c.member_id
     where c.team_id = $1 and c.member_id = $2 and c.id = $3 and (c.deleted_at is null or c.deleted_at > $4)
     for no key update of c`,
    [teamId, member_id, id, since],
  );
  return rows[0];
}

export async function updatePitchCount(tx: Queryable, teamId: number, edit: PitchCountEdit, now: Date) {
  await tx.query(
    `update pitch_counts set date = $4, kind = $5, pitches = $6, updated_at = $7
     where team_id = $1 and member_id = $2 and id = $3`,
    [teamId, edit.member_id, edit.id, edit.date, edit.kind, edit.pitches, now],
  );
}

/** Says it of the day as it stands, or takes it back; false for a day without pitches, or with others than `pitches`. */
export async function updateFinishedBatter(
  tx: Queryable,
  teamId: number,
  { member_id, date, finished, pitches }: BodyOf<typeof markFinishedBatter>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with day as (
       select sum(p.pitches) as pitches, max(p.id) as last from live_pitch_counts p
       join live_members m on m.team_id = p.team_id and m.id = p.member_id
       where p.team_id = $1 and p.member_id = $2 and p.date = $3
     )
     update pitch_counts p set finished_batter_at = case when $4 and p.id = day.last then day.pitches end
     from day where p.team_id = $1 and p.member_id = $2 and p.date = $3 and p.deleted_at is null and day.pitches > 0
       and ($5::integer is null or day.pitches = $5)
       and (p.id = day.last or p.finished_batter_at is not null)`,
    [teamId, member_id, date, finished, pitches ?? null],
  );
  return (rowCount ?? 0) > 0;
}

/** `deletedAt` null brings it back. */
export async function updatePitchCountDeleted(
  tx: Queryable,
  teamId: number,
  { member_id, id }: Pick<PitchCount, "member_id" | "id">,
  deletedAt: Date | null,
  now: Date,
) {
  await tx.query(
    "update pitch_counts set deleted_at = $4, updated_at = $5 where team_id = $1 and member_id = $2 and id = $3",
    [teamId, member_id, id, deletedAt, now],
  );
}
