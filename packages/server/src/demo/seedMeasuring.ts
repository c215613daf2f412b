import type { Queryable } from "../db/pool.ts";
import { updateMeasureGoals } from "../store/measuring/measureGoals.ts";
import { listMeasureItems } from "../store/measuring/measureItems.ts";
import { type Day, tokyoDay } from "./generate/calendar.ts";
import { measureGoals, measureValueRows, measuringDayRows } from "./sessions/fitness.ts";
import { measuringSunday } from "./sessions/practice.ts";
import type { MemberRow } from "./write/rows.ts";
import { insertMeasureValues, insertMeasuringDays } from "./write/writePractice.ts";

type Team = { team_id: number; by: number; quarters: number; today: Day };

/** The team's items, its quarterly measuring days with everybody's values, and a goal for every grade. */
export async function addMeasuring(
  tx: Queryable,
  { team_id, by, quarters, today }: Team,
  members: readonly MemberRow[],
): Promise<void> {
  const items = await listMeasureItems(tx, team_id);
  const itemIds = items.map(({ id }) => id);
  const dayRows = measuringDayRows(team_id, itemIds, quarters, today);
  const dayIds = await insertMeasuringDays(tx, dayRows, by);
  const days = dayRows.map((row, index) => ({
    ...row,
    id: dayIds[index] ?? 0,
    day: measuringSunday(quarters - 1 - index, today),
  }));
  const values = members
    .filter(({ state }) => state === "active")
    .flatMap((member) => {
      const { id: member_id, grade, gender, created_at } = member;
      const name = `${member.last_name} ${member.first_name}`;
      const player = { team_id, member_id, name, grade, gender: gender ?? "M", since: tokyoDay(created_at) } as const;
      return measureValueRows(player, items, days, today);
    });
  await insertMeasureValues(tx, values, by);
  await updateMeasureGoals(tx, team_id, measureGoals(items), 1);
}
