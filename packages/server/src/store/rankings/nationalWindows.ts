import type { DateRange, Period } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** What the windows of every team stand for on one day: the ranges of each period, of which `current` ends on it. */
export type NationalWindows = Record<Period, Record<"current" | "before", DateRange>>;

/** Whether a team's windows stand for another day, or for none. */
export async function findAnyOtherWindow(db: Queryable, asOf: string): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (
       select from teams t left join national_windows w using (team_id) where w.as_of is distinct from $1::date
     ) as found`,
    [asOf],
  );
  return rows[0]?.found === true;
}

/**
 * Moves the windows of the next `most` teams after `afterId` that stand for another day, and makes their rows of
 * national_bests anew. Nobody writes measurements of these teams until the transaction ends.
 * @returns the last of their ids; null: there are none
 */
export async function updateNationalWindows(
  tx: Queryable,
  windows: NationalWindows,
  { afterId, most }: { afterId: number; most: number },
): Promise<number | null> {
  const asOf = windows[1].current.end;
  const { rows } = await tx.query<{ team_id: number }>(
    `select t.team_id from teams t
     where t.team_id > $2
       and not exists (select from national_windows w where w.team_id = t.team_id and w.as_of = $1::date)
     order by t.team_id limit $3 for no key update`,
    [asOf, afterId, most],
  );
  const last = rows.at(-1);
  if (!last) return null;
  const teamIds = rows.map(({ team_id }) => team_id);
  const starts = [windows[1], windows[2], windows[3]].flatMap(({ current, before }) => [current.start, before.start]);
  await tx.query(moveWindows, [teamIds, asOf, ...starts]);
  await tx.query("select recount_national_practice($1)", [teamIds]);
  await tx.query("delete from national_bests where team_id = any ($1::int[])", [teamIds]);
  // With offset, the planner asks for one team after the other: without, for the whole nation.
  await tx.query(
    `insert into national_bests
     select its.* from unnest($1::int[]) t (team_id)
     cross join lateral (select * from national_bests_now n where n.team_id = t.team_id offset 0) its`,
    [teamIds],
  );
  return last.team_id;
}

/** So that the planner knows the rows that were made anew. */
export async function analyzeNational(db: Queryable): Promise<void> {
  await db.query("analyze national_windows, national_bests");
}

const columns = ["as_of", "week", "week_before", "month", "month_before", "quarter", "quarter_before"];
const moveWindows = `
  insert into national_windows (team_id, ${columns})
  select t.team_id, $2::date, $3::date, $4::date, $5::date, $6::date, $7::date, $8::date
  from unnest($1::int[]) t (team_id)
  on conflict (team_id) do update set (${columns}) = row (${columns.map((column) => `excluded.${column}`)})`;
