import type {
  Ball,
  BattingTypeCode,
  DateRange,
  EvaluationGrowth,
  EvaluationKind,
  EvaluationPlayer,
  MeasureItem,
} from "@kyuseki/domain";
import { spreadDays } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";

/** What is measured, and with what: batting types and balls are never pooled, but a count (kind 3) takes them all. */
export type Measured =
  | { kind: EvaluationKind; item: null; batting_type: BattingTypeCode | null; ball: Ball | null }
  | { kind: null; item: MeasureItem; batting_type: null; ball: null };

/** `is_current`: measured in the period itself, not only in the one before. */
type Choice = { batting_type: BattingTypeCode | null; ball: Ball; is_current: boolean };

/** Batting types and balls of which active players have measurements from a day on. */
export async function listChoices(
  db: Queryable,
  teamId: number,
  kind: 1 | 2 | 4,
  { from, current }: { from: string; current: DateRange },
): Promise<Choice[]> {
  const { rows } = await db.query<Choice>(
    `select nullif(d.batting_type, 0) as batting_type, d.ball, bool_or(d.date >= $5) as is_current
     from measurement_days d join live_members m on m.team_id = d.team_id and m.id = d.member_id and m.state = 'active'
     where d.team_id = $1 and d.kind = $2 and d.date between $3 and $4 and d.ball <> ''
       and (d.kind = 4 or d.batting_type > 0)
     group by d.batting_type, d.ball order by d.batting_type, d.ball`,
    [teamId, kind, from, current.end, current.start],
  );
  return rows;
}

/**
 * `record`: the best of all days before the period; without any, of those before the period's best. `recent`: the last
 * days before the period's best, in order.
 */
export type EvaluationRow = Omit<EvaluationPlayer, "verdict"> & { record: number | null; recent: number[] | null };
type EvaluationRanges = { current: DateRange; before: DateRange };

/** Every active player of the team. Values to one decimal (EN-11). */
export async function listEvaluation(
  db: Queryable,
  teamId: number,
  measured: Measured,
  { current, before }: EvaluationRanges,
): Promise<EvaluationRow[]> {
  const { days, values, best, bestDay, previous } = textsOf(measured);
  const { rows } = await db.query<EvaluationRow>(
    `select ${playerColumns}, ${goalOf(measured)} as goal, v.best, v.best_on, v.before, v.mean, v.count,
            coalesce(v.earlier, (select ${oneDecimal(`${best} filter (where d.date < v.best_on)`)} from (${days}) d)) as record,
            (select coalesce(json_agg(json_build_object('date', l.date, 'best', ${oneDecimal("l.best")}) order by l.date), '[]')
             from (select * from (${days}) d where d.date <= $6 order by d.date desc limit 8) l) as days,
            (select array_agg(${oneDecimal("l.best")}::float8 order by l.date)
             from (select * from (${days}) d where d.date < v.best_on order by d.date desc limit ${spreadDays}) l) as recent
     from live_members m cross join lateral (
       select ${oneDecimal(`${best} ${inPeriod}`)} as best, ${bestDay} as best_on, ${oneDecimal(previous)} as before,
              ${oneDecimal(`sum(d.sum) ${inPeriod} / sum(d.count) ${inPeriod}`)} as mean,
              coalesce(sum(d.count) ${inPeriod}, 0) as count,
              ${oneDecimal(`${best} filter (where d.date < $5)`)} as earlier
       from (${days}) d where d.date <= $6
     ) v
     where m.team_id = $1 and m.state = 'active' order by m.id`,
    [teamId, ...values, current.start, current.end, ...(measured.item ? [] : [before.start, before.end])],
  );
  return rows;
}

type GrowthRow = Pick<EvaluationGrowth, "player" | "days" | "best_before">;

/** Every day of one player in the range, and the best before it; undefined when the team has none with this id. */
export async function findGrowth(
  db: Queryable,
  teamId: number,
  id: number,
  measured: Measured,
  range: DateRange,
): Promise<GrowthRow | undefined> {
  const { days, values, best } = textsOf(measured);
  const { rows } = await db.query<GrowthRow>(
    `select (select to_jsonb(p) from (select ${playerColumns}, ${goalOf(measured)} as goal) p) as player,
            (select coalesce(json_agg(json_build_object(
                      'date', d.date, 'best', ${oneDecimal("d.best")}, 'mean', ${oneDecimal("d.sum / d.count")},
                      'count', d.count) order by d.date), '[]')
             from (${days}) d where d.date between $5 and $6) as days,
            (select ${oneDecimal(`${best} filter (where d.date < $5)`)} from (${days}) d) as best_before
     from live_members m where m.team_id = $1 and m.id = $7`,
    [teamId, ...values, range.start, range.end, id],
  );
  return rows[0];
}

const playerColumns = "m.id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade, m.gender";

const inPeriod = "filter (where d.date between $5 and $6)";

/** Of the member `m`: what was measured by day, from $2, $3 and $4, and what is made of the days. */
function textsOf({ kind, item, batting_type, ball }: Measured) {
  if (item) {
    const isLower = item.better === "lower";
    return {
      days: takenDays,
      values: [item.id, item.lowest, item.highest],
      best: isLower ? "min(d.best)" : "max(d.best)",
      bestDay: `(array_agg(d.date order by d.best ${isLower ? "" : "desc"}, d.date) ${inPeriod})[1]`,
      previous: "(array_agg(d.best order by d.date desc) filter (where d.date < $5))[1]",
    };
  }
  if (kind === 3) {
    return {
      days: countedDays,
      // A measurement counts once, by its speed.
      values: [[1, 4], batting_type, ball],
      best: "sum(d.best)",
      bestDay: `max(d.date) ${inPeriod}`,
      previous: "sum(d.best) filter (where d.date between $7 and $8)",
    };
  }
  return {
    days: measuredDays,
    values: [kind, batting_type ?? 0, ball],
    best: "max(d.best)",
    bestDay: `(array_agg(d.date order by d.best desc, d.date) ${inPeriod})[1]`,
    previous: "max(d.best) filter (where d.date between $7 and $8)",
  };
}

const measuredDays = `
  select d.date, d.best::numeric, d.sum, d.count from measurement_days d
  where d.team_id = m.team_id and d.member_id = m.id and d.kind = $2 and d.batting_type = $3 and d.ball = $4`;

const countedDays = `
  select d.date, sum(d.count)::numeric as best, null::float8 as sum, sum(d.count) as count from measurement_days d
  where d.team_id = m.team_id and d.member_id = m.id and d.kind = any ($2::smallint[])
    and ($3::smallint is null or d.batting_type = $3) and ($4::text is null or d.ball = $4)
  group by d.date`;

/** A value outside the item's range cannot be right: the range may have been set after it was taken (ai-stats 11). */
const takenDays = `
  select d.date, d.value as best, d.value::float8 as sum, 1 as count from measure_values d
  where d.team_id = m.team_id and d.member_id = m.id and d.item_id = $2
    and d.value between coalesce($3::numeric, d.value) and coalesce($4::numeric, d.value)`;

const goalOf = ({ kind, item }: Measured) =>
  kind === 3
    ? "null::numeric"
    : `(select g.value from measure_goals g where g.team_id = m.team_id and g.grade = m.grade
        and ${item ? "g.item_id = $2" : "g.kind = $2"})`;
