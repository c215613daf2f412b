import type { MeasureGoal } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export async function listMeasureGoals(db: Queryable, teamId: number) {
  const { rows: goals } = await db.query<MeasureGoal>(
    "select kind, item_id, grade, value from measure_goals where team_id = $1 order by kind, item_id, grade",
    [teamId],
  );
  const { rows } = await db.query<{ version: number }>(
    "select measure_goals_version as version from teams where team_id = $1",
    [teamId],
  );
  return { goals, version: rows[0]?.version ?? 1 };
}

/** In place of all the team has. False when somebody else has saved since `version` (R4). */
export async function updateMeasureGoals(
  tx: Queryable,
  teamId: number,
  goals: readonly MeasureGoal[],
  version: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update teams set measure_goals_version = measure_goals_version + 1
     where team_id = $1 and measure_goals_version = $2`,
    [teamId, version],
  );
  if (rowCount === 0) return false;
  await tx.query("delete from measure_goals where team_id = $1", [teamId]);
  await tx.query(
    `insert into measure_goals (team_id, kind, item_id, grade, value)
     select $1, kind, item_id, grade, value
     from jsonb_to_recordset($2::jsonb) as g (kind smallint, item_id integer, grade text, value numeric)`,
    [teamId, JSON.stringify(goals)],
  );
  return true;
}
