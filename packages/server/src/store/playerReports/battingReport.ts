import { type BattingFigures, type BattingSummary, REPORT_BALLS_MAX } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import type { ConditionGroup } from "./conditionGroup.ts";
import { ofMember, type PlayerRange, valuesOf } from "./reportPlayer.ts";

type Report = Pick<BattingSummary, "figures" | "figures_before" | "balls"> & {
  /** By Monday from `weeksFrom` on, only weeks with a measurement; km/h. */
  weeks: { week: string; mean: number }[];
};

/** The days from `from` on, and those before it; of the balls the newest first, `REPORT_BALLS_MAX` of them. */
export async function findBattingReport(
  db: Queryable,
  of: PlayerRange,
  { batting_type, ball }: ConditionGroup,
  { from, weeksFrom }: { from: string; weeksFrom: string },
): Promise<Report> {
  const { rows } = await db.query<Report>({
    name: "batting report",
    text: `with hit as materialized (
             select s.id, s.measured_at, s.date, s.speed, s.distance, s.angle, s.batting_result, s.spray_angle
             from sound_measurements s where ${ofMember} and ${batted})
           select (select ${figures} from hit s where s.date >= $7) as figures,
             (select ${figures} from hit s where s.date < $7) as figures_before,
             (select coalesce(json_agg(b), '[]') from (
                select s.id, extract(epoch from s.measured_at) as datetime, s.speed, s.angle, s.distance,
                  s.batting_result as result, s.spray_angle,
                  (select f.video_id from sound_measurements f where f.team_id = $1 and f.id = s.id) as video_id
                from hit s where s.date >= $7 and s.speed > 0
                order by s.measured_at desc, s.id desc limit $8) b) as balls,
             (select coalesce(json_agg(w), '[]') from (
                select date_trunc('week', d.date::timestamp)::date as week, sum(d.sum) / sum(d.count) as mean
                from measurement_days d
                where d.team_id = $1 and d.member_id = $2 and d.kind = 1 and d.batting_type = coalesce($5, 0)
                  and d.ball = coalesce($6, '') and d.date between $9 and $4
                group by 1) w) as weeks`,
    values: [...valuesOf(of), batting_type, ball, from, REPORT_BALLS_MAX, weeksFrom],
  });
  return firstRow(rows);
}

type BattingFiguresTotal = { figures: BattingFigures; total: number };

/** `total` counts also the balls that cannot be right. `result` null: every result. */
export async function findBattingFigures(
  db: Queryable,
  of: PlayerRange,
  { batting_type, ball }: ConditionGroup,
  result: number | null,
): Promise<BattingFiguresTotal> {
  const { rows } = await db.query<BattingFiguresTotal>({
    name: "batting figures",
    text: `select ${figures} as figures, count(*) as total from sound_measurements s
           where ${ofMember} and ${batted} and ($7::int is null or s.batting_result = $7)`,
    values: [...valuesOf(of), batting_type, ball, result],
  });
  return firstRow(rows);
}

const batted = "s.mode = 1 and s.batting_type is not distinct from $5::smallint and s.ball is not distinct from $6";
const sound = "filter (where s.speed > 0 or s.distance > 0)";
const resultOf = (code: number) =>
  `count(*) filter (where s.batting_result = ${code} and (s.speed > 0 or s.distance > 0))`;

const figures = `
  json_build_object(
    'count', count(s.speed), 'days', count(distinct s.date) ${sound}, 'mean', avg(s.speed),
    'max', (array_agg(json_build_object('value', s.speed, 'day', s.date) order by s.speed desc, s.measured_at)
      filter (where s.speed > 0))[1],
    'ev90', percentile_cont(0.9) within group (order by s.speed), 'mean_angle', avg(s.angle) filter (where s.speed > 0),
    'sweet_spot', json_build_object(
      'inside', count(*) filter (where s.angle between 8 and 32 and s.speed > 0),
      'of', count(s.angle) filter (where s.speed > 0)),
    'longest', (array_agg(json_build_object('value', s.distance, 'day', s.date)
      order by s.distance desc, s.measured_at) filter (where s.distance > 0))[1],
    'results', json_build_object('out', ${resultOf(1)}, 'hit', ${resultOf(2)}, 'home_run', ${resultOf(3)}))`;
