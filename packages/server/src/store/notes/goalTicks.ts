import type { GoalTie, StoredGoalSheet } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";

/** A cell that is tied to what a player measures, and the day in Japan since when. */
export type TiedCell = GoalTie & { cell: number; since: string };

/**
 * For each cell the first day on which its value was reached since it was tied, with that day's best; cells that were not
 * reached are left out. Of balls all batting types count; of items, values within the range of the item.
 */
export async function listGoalTicks(
  db: Queryable,
  teamId: number,
  memberId: number,
  cells: readonly TiedCell[],
): Promise<StoredGoalSheet["measured"]> {
  if (cells.length === 0) return [];
  const { rows } = await db.query<StoredGoalSheet["measured"][number]>(
    `select c.cell, r.on, r.value
     from jsonb_to_recordset($3::jsonb) as c (cell int, kind smallint, item_id int, value numeric, since date)
     cross join lateral (
       select d.date as on, max(${oneDecimal("d.best")}) as value from measurement_days d
       where d.team_id = $1 and d.member_id = $2 and d.kind = c.kind and d.date >= c.since
         and ${oneDecimal("d.best")} >= c.value
       group by d.date
       union all
       select v.date, v.value from measure_values v join measure_items i on i.team_id = v.team_id and i.id = v.item_id
       where v.team_id = $1 and v.member_id = $2 and v.item_id = c.item_id and v.date >= c.since
         and v.value between coalesce(i.lowest, v.value) and coalesce(i.highest, v.value)
         and case when i.better = 'lower' then v.value <= c.value else v.value >= c.value end
       order by 1 limit 1
     ) r order by c.cell`,
    [teamId, memberId, JSON.stringify(cells)],
  );
  return rows;
}
