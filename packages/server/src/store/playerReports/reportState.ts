import type { Queryable } from "../../db/pool.ts";

/** Whose report: a player's, or with null the team's. */
export type ReportOf = { teamId: number; memberId: number | null };

/** Each changes with whatever a report is made from, but for the members. In the order asked. */
export async function listReportStates(db: Queryable, asked: readonly ReportOf[]): Promise<object[]> {
  const { rows } = await db.query<object>({
    name: "report states",
    text: `select t.team_id, t.sport_type, t.ball, t.measurements_version, t.measure_goals_version,
             (select s.version from team_settings s where s.team_id = t.team_id) as settings_version,
             (select json_build_array(max(p.id), count(*), sum(p.version)) from pitch_counts p
              where p.team_id = t.team_id and p.member_id = asked.member_id) as pitches
           from unnest($1::int[], $2::int[]) with ordinality asked (team_id, member_id, place)
           left join teams t using (team_id) order by place`,
    values: [asked.map(({ teamId }) => teamId), asked.map(({ memberId }) => memberId)],
  });
  return rows;
}
