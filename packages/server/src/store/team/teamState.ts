import type { Queryable } from "../../db/pool.ts";

/** Each changes with whatever the pages of a whole team are made from, but for its members. In the order of the teams. */
export async function listTeamStates(db: Queryable, teamIds: readonly number[]): Promise<object[]> {
  const { rows } = await db.query<object>({
    name: "team states",
    text: `select t.team_id, t.sport_type, t.ball, t.measurements_version, t.records_version, t.measure_goals_version,
             s.version as settings_version
           from unnest($1::int[]) with ordinality asked (team_id, place)
           left join teams t using (team_id) left join team_settings s using (team_id) order by place`,
    values: [teamIds],
  });
  return rows;
}
