import type { Ball, BattingSummary, DateRange, Gender, Grade, ReportPlayer } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { ConditionGroup } from "./conditionGroup.ts";

/** Whose measurements, and of which days. */
export type PlayerRange = DateRange & { teamId: number; memberId: number };

/** What the player was measured with, also where nobody said. */
type MeasuredConditionGroup = ConditionGroup &
  Pick<BattingSummary["types"][number], "mean" | "max" | "mean_angle"> & {
    /** 0: only before `from`. The rest is of what can be right. */
    total: number;
    count: number;
  };

type ReportPlayerRow = {
  player: ReportPlayer;
  grade: Grade;
  gender: Gender | null;
  height: number | null;
  /** The team's. */
  ball: Ball;
  measurements_version: number;
  /** Exit speed the grade aims at, km/h. */
  goal: number | null;
  groups: MeasuredConditionGroup[];
};

/** undefined when the team has none with this id. */
export async function findReportPlayer(
  db: Queryable,
  of: PlayerRange,
  mode: 1 | 2,
  from: string,
): Promise<ReportPlayerRow | undefined> {
  const { rows } = await db.query<ReportPlayerRow>({
    name: "report player",
    text: `select json_build_object('id', m.id, 'last_name', m.last_name, 'first_name', m.first_name, 'grade', m.grade)
             as player, m.grade, m.gender, m.height, t.ball, t.measurements_version,
             (select g.value from measure_goals g
              where g.team_id = m.team_id and g.grade = m.grade and g.kind = 1) as goal,
             (select coalesce(json_agg(p order by p.batting_type, p.ball), '[]') from (
                select s.batting_type, s.ball, count(*) filter (where s.date >= $6) as total, count(s.speed) filter (where s.date >= $6) as count,
                  avg(s.speed) filter (where s.date >= $6) as mean, max(s.speed) filter (where s.date >= $6) as max,
                  avg(s.angle) filter (where s.date >= $6 and s.speed > 0) as mean_angle
                from sound_measurements s where ${ofMember} and s.mode = $5 group by s.batting_type, s.ball
              ) p) as groups
           from live_members m join teams t using (team_id) where m.team_id = $1 and m.id = $2`,
    values: [...valuesOf(of), mode, from],
  });
  return rows[0];
}

/** Of the member $2 of the team $1 from the day $3 to the day $4, read by the primary key. */
export const ofMember = `
  s.team_id = $1 and s.member_id = $2 and s.measured_at >= $3::date::timestamp at time zone 'Asia/Tokyo'
  and s.measured_at < ($4::date + 1)::timestamp at time zone 'Asia/Tokyo'`;
export const valuesOf = ({ teamId, memberId, start, end }: PlayerRange) => [teamId, memberId, start, end];
