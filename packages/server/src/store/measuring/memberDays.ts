import type { Ball, BattingTypeCode } from "@kyuseki/domain";
import type { Better, GoalKind } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";

/** The best of one day under one condition. */
export type MeasuredDay = { date: string; best: number } & (
  | { kind: GoalKind; batting_type: BattingTypeCode | null; ball: Ball | null; item: null }
  | {
      kind: null;
      batting_type: null;
      ball: null;
      item: { id: number; name: string; unit: string; decimals: number; better: Better };
    }
);

/**
 * Everything one member was measured with up to a day: the kinds, then the team's items in their order, each condition by
 * day. Values outside an item's range cannot be right; items out of use are left out.
 */
export async function listMeasuredDays(
  db: Queryable,
  teamId: number,
  memberId: number,
  until: string,
): Promise<MeasuredDay[]> {
  const { rows } = await db.query<MeasuredDay>({
    name: "measured days of one",
    text: `
      select kind, batting_type, ball, item, date, best from (
        select d.kind, nullif(d.batting_type, 0) as batting_type, nullif(d.ball, '') as ball, null::json as item, d.date,
               ${oneDecimal("d.best")} as best, 0 as position, 0 as item_id
        from measurement_days d
        where d.team_id = $1 and d.member_id = $2 and d.date <= $3
        union all
        select null::smallint, null::smallint, null, json_build_object('id', i.id, 'name', i.name, 'unit', i.unit,
                 'decimals', i.decimals, 'better', i.better), v.date, v.value, i.position, i.id
        from measure_values v
        join measure_items i on i.team_id = v.team_id and i.id = v.item_id and i.archived_at is null
        where v.team_id = $1 and v.member_id = $2 and v.date <= $3
          and v.value between coalesce(i.lowest, v.value) and coalesce(i.highest, v.value)
      ) measured order by kind nulls last, batting_type, ball, position, item_id, date`,
    values: [teamId, memberId, until],
  });
  return rows;
}
