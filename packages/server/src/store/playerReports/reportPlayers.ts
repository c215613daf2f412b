import type { ReportPlayerRow } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { recordOf } from "../members/records.ts";

/** Active players, by id, each with the figures of all days. */
export async function listReportPlayers(db: Queryable, teamId: number): Promise<ReportPlayerRow[]> {
  const { rows } = await db.query<ReportPlayerRow>({
    name: "report players",
    text: `select m.id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade,
             ${recordOf(1)} as batted_ball_speed, ${recordOf(4)} as pitch_speed, coalesce(d.balls, 0) as balls, d.last_day
           from live_members m join teams t using (team_id)
           left join (
             select member_id, sum(count) filter (where kind in (1, 4)) as balls,
               to_char(max(date), 'YYYY-MM-DD') as last_day
             from measurement_days where team_id = $1 group by member_id
           ) d on d.member_id = m.id
           where m.team_id = $1 and m.state = 'active' order by m.id`,
    values: [teamId],
  });
  return rows;
}
