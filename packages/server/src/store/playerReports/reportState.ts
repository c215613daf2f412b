import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";

/** Changes with whatever a report is made from, but for the members; `memberId` is the player's. */
export async function findReportState(db: Queryable, teamId: number, memberId: number | null): Promise<object> {
  const { rows } = await db.query<object>({
    name: "report state",
    text: `select t.team_id, t.sport_type, t.ball, t.measurements_version, t.measure_goals_version,
             (select s.version from team_settings s where s.team_id = t.team_id) as settings_version,
             (select json_build_array(max(p.id), count(*), sum(p.version)) from pitch_counts p
              where p.team_id = t.team_id and p.member_id = $2) as pitches
           from teams t where t.team_id = $1`,
    values: [teamId, memberId],
  });
  return firstRow(rows);
}
