import type { DateRange, Grade } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { ConditionGroup } from "./conditionGroup.ts";

export type TeamAverages = {
  /** Means of the active players of the grade measured in the range, km/h. */
  peers: readonly { id: number; mean: number }[];
  /** `team`: of the active players of the same school stage, by Monday; only weeks with a measurement (EN-9). */
  weeks: readonly { week: string; mean: number }[];
};

export async function findTeamAverages(
  db: Queryable,
  { teamId, grade }: { teamId: number; grade: Grade },
  { batting_type, ball }: ConditionGroup,
  range: DateRange,
  weeksFrom: string,
): Promise<TeamAverages> {
  // As `measurement_days` writes what nobody said.
  const group = [batting_type ?? 0, ball ?? ""];
  const { rows: peers } = await db.query<TeamAverages["peers"][number]>({
    name: "peers' means",
    text: `select m.id, sum(d.sum) / sum(d.count) as mean
           from live_members m join measurement_days d on ${measured}
           where m.team_id = $1 and m.state = 'active' and m.grade = $2 group by m.id`,
    values: [teamId, grade, ...group, range.start, range.end],
  });
  const { rows: weeks } = await db.query<TeamAverages["weeks"][number]>({
    name: "week means",
    text: `select date_trunc('week', d.date::timestamp)::date as week, sum(d.sum) / sum(d.count) as mean
           from live_members m join measurement_days d on ${measured}
           where m.team_id = $1 and m.state = 'active' and left(m.grade, 1) = left($2, 1) group by 1`,
    values: [teamId, grade, ...group, weeksFrom, range.end],
  });
  return { peers, weeks };
}

const measured = `
  d.team_id = m.team_id and d.member_id = m.id and d.kind = 1 and d.batting_type = $3 and d.ball = $4
  and d.date between $5 and $6`;
