import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";

/** Changes with whatever the pages of a whole team are made from, but for its members. */
export async function findTeamState(db: Queryable, teamId: number): Promise<object> {
  const { rows } = await db.query<object>({
    name: "team state",
    text: `select t.team_id, t.sport_type, t.ball, t.measurements_version, t.records_version, t.measure_goals_version,
             (select s.version from team_settings s where s.team_id = t.team_id) as settings_version
           from teams t where t.team_id = $1`,
    values: [teamId],
  });
  return firstRow(rows);
}
