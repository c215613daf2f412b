import { type Analysis, type DateRange, type GradeGroup, REPORT_BALLS_MAX, type ReportPlayer } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Pool } from "./usualChoice.ts";

/** The active players asked about: of one stage, or by id; null takes them all. */
export type Asked = { teamId: number; grade: GradeGroup | null; ids: readonly number[] | null };

/** What of their measurements. `tag_pitch` null keeps every type. */
type Chosen = { mode: 1 | 2; pool: Pool; tag_pitch: number | null };

export async function readAnalysisPlayers(db: Queryable, asked: Asked): Promise<ReportPlayer[]> {
  const { rows } = await db.query<ReportPlayer>({
    name: "analysis players",
    text: `select m.id, m.last_name, m.first_name, m.grade from live_members m where ${ofAsked} order by m.id`,
    values: valuesOf(asked),
  });
  return rows;
}

export async function readAnalysisPools(db: Queryable, asked: Asked, mode: 1 | 2, range: DateRange) {
  const { rows } = await db.query<Pool & { total: number }>({
    name: "analysis pools",
    text: `select nullif(d.batting_type, 0) as batting_type, nullif(d.ball, '') as ball, sum(d.count) as total
           from live_members m join measurement_days d on d.team_id = m.team_id and d.member_id = m.id
           where ${ofAsked} and d.kind = case when $4 = 1 then 1 else 4 end and d.date between $5 and $6
           group by d.batting_type, d.ball order by d.batting_type, d.ball`,
    values: [...valuesOf(asked), mode, range.start, range.end],
  });
  return rows;
}

/** One player's day: `sum` of the speeds, `of` balls with an angle, among which `strong` are. */
export type AnalysisDay = { member_id: number; date: string; count: number; sum: number; of: number; strong: number };

/** By player, oldest first. */
export async function readAnalysisDays(
  db: Queryable,
  asked: Asked,
  { mode, pool, tag_pitch }: Chosen,
  range: DateRange,
  hard: Analysis["hard_hit"],
): Promise<AnalysisDay[]> {
  const { rows } = await db.query<AnalysisDay>({
    name: "analysis days",
    text: `select s.member_id, s.date, count(*) as count, sum(s.speed::float8) as sum, count(s.angle) as of,
             count(*) filter (where s.speed >= $10 and s.angle between $11 and $12) as strong
           from live_members m join sound_measurements s on ${measured}
           where ${ofAsked} group by s.member_id, s.date order by s.member_id, s.date`,
    values: [...measuredBy(asked, { mode, pool, tag_pitch }, range), hard.speed, hard.angle_low, hard.angle_high],
  });
  return rows;
}

/** The newest first, `REPORT_BALLS_MAX` of them. */
export async function readAnalysisPoints(db: Queryable, asked: Asked, chosen: Chosen, range: DateRange) {
  const { rows } = await db.query<Analysis["points"][number]>({
    name: "analysis points",
    text: `select s.member_id, s.speed, s.angle, s.date as day
           from live_members m join sound_measurements s on ${measured}
           where ${ofAsked} order by s.measured_at desc, s.id desc limit $10`,
    values: [...measuredBy(asked, chosen, range), REPORT_BALLS_MAX],
  });
  return rows;
}

const ofAsked = `
  m.team_id = $1 and m.state = 'active' and ($2::text is null or left(m.grade, 1) = $2)
  and ($3::bigint[] is null or m.id = any ($3))`;
const valuesOf = ({ teamId, grade, ids }: Asked) => [teamId, grade, ids];

const measured = `
  s.team_id = m.team_id and s.member_id = m.id and s.mode = $4
  and s.batting_type is not distinct from $5::smallint and s.ball is not distinct from $6
  and ($7::int is null or s.tag_pitch = $7) and s.speed > 0
  and s.measured_at >= $8::date::timestamp at time zone 'Asia/Tokyo'
  and s.measured_at < ($9::date + 1)::timestamp at time zone 'Asia/Tokyo'`;
const measuredBy = (asked: Asked, { mode, pool, tag_pitch }: Chosen, { start, end }: DateRange) => [
  ...valuesOf(asked),
  mode,
  pool.batting_type,
  pool.ball,
  tag_pitch,
  start,
  end,
];
