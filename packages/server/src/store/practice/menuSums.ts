import type { DateRange } from "@kyuseki/domain";
import type { MenuSum } from "@kyuseki/domain/training";
import type { Queryable } from "../../db/pool.ts";

type MemberMenuSum = MenuSum & { member_id: number };

/** Of every active member, by menu and unit; an amount without a unit counts as none. Both days included. */
export async function listMenuSums(db: Queryable, teamId: number, { start, end }: DateRange): Promise<MemberMenuSum[]> {
  const { rows } = await db.query<MemberMenuSum>({
    name: "menu sums",
    text: `
      select e.member_id, e.menu, e.unit,
        coalesce(sum(e.amount) filter (where e.unit is not null), 0) as amount,
        coalesce(sum(e.minutes) filter (where not e.has_amount), 0) as minutes,
        count(*) filter (where not e.has_amount and coalesce(e.minutes, 0) = 0) as entries
      from (
        select member_id, menu, unit, amount, minutes, unit is not null and coalesce(amount, 0) > 0 as has_amount
        from training_entries where team_id = $1 and date between $2 and $3
      ) e join live_members m on m.team_id = $1 and m.id = e.member_id and m.state = 'active'
      group by e.member_id, e.menu, e.unit`,
    values: [teamId, start, end],
  });
  return rows;
}
