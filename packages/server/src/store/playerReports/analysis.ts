import { type Analysis, type DateRange, type GradeGroup, REPORT_BALLS_MAX, type ReportPlayer } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { ConditionGroup } from "./conditionGroup.ts";

/** The active players of an analysis: of one stage, or by id; null takes them all. */
export type AnalysisScope = { teamId: number; grade: GradeGroup | null; ids: readonly number[] | null };

/** What of their measurements. `tag_pitch` null keeps every type. */
type Chosen = { mode: 1 | 2; group: ConditionGroup; tag_pitch: number | null };

export async function listAnalysisPlayers(db: Queryable, scope: AnalysisScope): Promise<ReportPlayer[]> {
  const { rows } = await db.query<ReportPlayer>({
    name: "analysis players",
    text: `select m.id, m.last_name, m.first_name, m.grade from live_members m where ${ofScope} order by m.id`,
    values: valuesOf(scope),
  });
  return rows;
}

export async function listAnalysisConditions(db: Queryable, scope: AnalysisScope, mode: 1 | 2, range: DateRange) {
  const { rows } = await db.query<ConditionGroup & { total: number }>({
    name: "analysis pools",
    text: `select nullif(d.batting_type, 0) as batting_type, nullif(d.ball, '') as ball, sum(d.count) as total
           from live_members m join measurement_days d on d.team_id = m.team_id and d.member_id = m.id
           where ${ofScope} and d.kind = case when $4 = 1 then 1 else 4 end and d.date between $5 and $6
           group by d.batting_type, d.ball order by d.batting_type, d.ball`,
    values: [...valuesOf(scope), mode, range.start, range.end],
  });
  return rows;
}

/** One player's day: `sum` of the speeds, `of` balls with an angle, among which `strong` are. */
export type AnalysisDay = { member_id: number; date: string; count: number; sum: number; of: number; strong: number };

/** By player, oldest first. */
export async function listAnalysisDays(
  db: Queryable,
  scope: AnalysisScope,
  { mode, group, tag_pitch }: Chosen,
  range: DateRange,
  hard: Analysis["hard_hit"],
): Promise<AnalysisDay[]> {
  const { rows } = await db.query<AnalysisDay>({
    name: "analysis days",
    text: `select s.member_id, s.date, count(*) as count, sum(s.speed::float8) as sum, count(s.angle) as of,
             count(*) filter (where s.speed >= $10 and s.angle between $11 and $12) as strong
           from live_members m join sound_measurements s on ${measured}
           where ${ofScope} group by s.member_id, s.date order by s.member_id, s.date`,
    values: [...measuredBy(scope, { mode, group, tag_pitch }, range), hard.speed, hard.angle_low, hard.angle_high],
  });
  return rows;
}

type TeamDay = Analysis["team_days"][number];

/** The whole team by day, oldest first: the records of `team` where a source has sent one (EN-9), else its balls' mean. */
export async function listTeamDays(
  db: Queryable,
  teamId: number,
  { mode, group, tag_pitch }: Chosen,
  { start, end }: DateRange,
): Promise<TeamDay[]> {
  const { rows } = await db.query<TeamDay>({
    name: "team days",
    text: `with recorded as (
             select (a.measured_at at time zone 'Asia/Tokyo')::date as date, avg(a.speed) as mean
             from team_averages a
             where a.team_id = $1 and a.mode = $2 and a.batting_type is not distinct from $3::smallint
               and a.ball is not distinct from $4 and ($5::int is null or a.tag_pitch = $5)
               and a.measured_at >= $6::date::timestamp at time zone 'Asia/Tokyo'
               and a.measured_at < ($7::date + 1)::timestamp at time zone 'Asia/Tokyo'
             group by 1
           ), computed as (
             select s.date, avg(s.speed) as mean
             from live_members m join sound_measurements s on s.team_id = m.team_id and s.member_id = m.id
             where m.team_id = $1 and m.state = 'active' and s.mode = $2
               and s.batting_type is not distinct from $3::smallint and s.ball is not distinct from $4
               and ($5::int is null or s.tag_pitch = $5) and s.speed > 0
               and s.measured_at >= $6::date::timestamp at time zone 'Asia/Tokyo'
               and s.measured_at < ($7::date + 1)::timestamp at time zone 'Asia/Tokyo'
             group by s.date
           )
           select date, coalesce(r.mean, c.mean) as mean, r.mean is not null as recorded
           from recorded r full join computed c using (date) order by date`,
    values: [teamId, mode, group.batting_type, group.ball, tag_pitch, start, end],
  });
  return rows;
}

/** The newest first, `REPORT_BALLS_MAX` of them. */
export async function listAnalysisPoints(db: Queryable, scope: AnalysisScope, chosen: Chosen, range: DateRange) {
  const { rows } = await db.query<Analysis["points"][number]>({
    name: "analysis points",
    text: `select s.member_id, s.speed, s.angle, s.date as day
           from live_members m join sound_measurements s on ${measured}
           where ${ofScope} order by s.measured_at desc, s.id desc limit $10`,
    values: [...measuredBy(scope, chosen, range), REPORT_BALLS_MAX],
  });
  return rows;
}

const ofScope = `
  m.team_id = $1 and m.state = 'active' and ($2::text is null or left(m.grade, 1) = $2)
  and ($3::bigint[] is null or m.id = any ($3))`;
const valuesOf = ({ teamId, grade, ids }: AnalysisScope) => [teamId, grade, ids];

const measured = `
  s.team_id = m.team_id and s.member_id = m.id and s.mode = $4
  and s.batting_type is not distinct from $5::smallint and s.ball is not distinct from $6
  and ($7::int is null or s.tag_pitch = $7) and s.speed > 0
  and s.measured_at >= $8::date::timestamp at time zone 'Asia/Tokyo'
  and s.measured_at < ($9::date + 1)::timestamp at time zone 'Asia/Tokyo'`;
const measuredBy = (scope: AnalysisScope, { mode, group, tag_pitch }: Chosen, { start, end }: DateRange) => [
  ...valuesOf(scope),
  mode,
  group.batting_type,
  group.ball,
  tag_pitch,
  start,
  end,
];
