import type { MeasuringDay, MeasuringDayDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** The team's days; what was measured is counted once for all of them. */
const teamDays = `
  select d.id, d.date, d.name, d.place, d.item_ids, d.closed_at, d.event_id, d.version,
    (select u.name from users u where u.id = d.created_by) as created_by,
    coalesce(m.filled, 0) as filled, coalesce(m.players, 0) as players
  from measuring_days d
  left join (
    select measuring_day_id, count(*)::int as filled, count(distinct member_id)::int as players
    from measure_values where team_id = $1 and measuring_day_id is not null group by measuring_day_id
  ) m on m.measuring_day_id = d.id
  where d.team_id = $1`;
type DayRow = Omit<MeasuringDay, "closed_at"> & { closed_at: Date | null };

export async function listMeasuringDays(db: Queryable, teamId: number, most: number): Promise<MeasuringDay[]> {
  const { rows } = await db.query<DayRow>({
    name: "measuring days",
    text: `${teamDays} order by d.date desc, d.id desc limit $2`,
    values: [teamId, most],
  });
  return rows.map(present);
}

export async function findMeasuringDay(db: Queryable, teamId: number, id: number): Promise<MeasuringDay | undefined> {
  const { rows } = await db.query<DayRow>(`${teamDays} and d.id = $2`, [teamId, id]);
  return rows.map(present)[0];
}

/** `for update`: nobody else writes it or its values until the transaction ends. `for share`: nobody closes it. */
export async function lockMeasuringDay(
  tx: Queryable,
  teamId: number,
  id: number,
  how: "for update" | "for share" = "for update",
): Promise<MeasuringDay | undefined> {
  const { rowCount } = await tx.query(`select from measuring_days where team_id = $1 and id = $2 ${how}`, [teamId, id]);
  return rowCount === 0 ? undefined : findMeasuringDay(tx, teamId, id);
}

export async function insertMeasuringDay(
  tx: Queryable,
  teamId: number,
  draft: MeasuringDayDraft,
  by: number,
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into measuring_days (team_id, date, name, place, event_id, item_ids, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [teamId, draft.date, draft.name, draft.place, draft.event_id, draft.item_ids, by, now],
  );
  const [row] = rows;
  if (!row) throw new Error("the measuring day was not written");
  return row.id;
}

export async function updateMeasuringDay(tx: Queryable, teamId: number, id: number, draft: MeasuringDayDraft) {
  await tx.query(
    `update measuring_days set date = $3, name = $4, place = $5, item_ids = $6, version = version + 1
     where team_id = $1 and id = $2`,
    [teamId, id, draft.date, draft.name, draft.place, draft.item_ids],
  );
}

/** null reopens it. */
export async function updateMeasuringDayClosed(tx: Queryable, teamId: number, id: number, at: Date | null) {
  await tx.query("update measuring_days set closed_at = $3, version = version + 1 where team_id = $1 and id = $2", [
    teamId,
    id,
    at,
  ]);
}

/** With every value taken on it. */
export async function deleteMeasuringDay(tx: Queryable, teamId: number, id: number) {
  await tx.query("delete from measure_values where team_id = $1 and measuring_day_id = $2", [teamId, id]);
  await tx.query("delete from measuring_days where team_id = $1 and id = $2", [teamId, id]);
}

const present = ({ closed_at, ...row }: DayRow): MeasuringDay => ({
  ...row,
  closed_at: closed_at?.toISOString() ?? null,
});
