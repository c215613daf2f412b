import type { Ball, BattingTypeCode, DateRange } from "@kyuseki/domain";
import type { GoalKind } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";

/** What a player was measured in: a kind with its batting type and ball, or an item of the team. */
export type MeasuredLately =
  | { kind: GoalKind; batting_type: BattingTypeCode | null; ball: Ball; item_id: null }
  | { kind: null; batting_type: null; ball: null; item_id: number };

/** Within the range, both days included, by kind, then by the team's order of items; items out of use are left out. */
export async function listMeasuredLately(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: DateRange,
): Promise<MeasuredLately[]> {
  const { rows } = await db.query<MeasuredLately>(
    `select * from (
       select distinct d.kind, nullif(d.batting_type, 0) as batting_type, d.ball, null::int as item_id, 0 as position
       from measurement_days d
       where d.team_id = $1 and d.member_id = $2 and d.date between $3 and $4 and d.kind in (1, 2, 4) and d.ball <> ''
       union all
       select distinct null::smallint, null::smallint, null, i.id, i.position
       from measure_values v join measure_items i on i.team_id = v.team_id and i.id = v.item_id and i.archived_at is null
       where v.team_id = $1 and v.member_id = $2 and v.date between $3 and $4
     ) measured order by kind, batting_type, ball, position, item_id`,
    [teamId, memberId, start, end],
  );
  return rows;
}
