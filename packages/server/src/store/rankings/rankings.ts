import type { Ball, BattingTypeCode, Grade, GradeGroup, LocalRankingQuery, SportType } from "@kyuseki/domain";
import type { RankedKind, RankingRanges } from "@kyuseki/domain/ranking";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";

export type RankingTeam = {
  team_id: number;
  /** Invented: compared with invented clubs only (OP-2). */
  demo: boolean;
  sport_type: SportType;
  ball: Ball;
  national: boolean;
  measurements_version: number;
  /** Grows when any team closes, goes, or ceases to take part in national rankings. */
  withdrawals: number;
};

/** What is asked of every ranking before it can be answered from what is kept. In the order of the teams. */
export async function listRankingTeams(db: Queryable, teamIds: readonly number[]): Promise<RankingTeam[]> {
  const { rows } = await db.query<RankingTeam>({
    name: "ranking teams",
    text: `select t.team_id, t.demo, t.sport_type, t.ball, coalesce(s.national, true) as national, t.measurements_version,
             (select withdrawals from national_sample) as withdrawals
           from unnest($1::int[]) with ordinality asked (team_id, place)
           left join teams t using (team_id) left join team_settings s using (team_id) order by place`,
    values: [teamIds],
  });
  return rows;
}

export async function findRankingTeam(db: Queryable, teamId: number): Promise<RankingTeam> {
  return firstRow(await listRankingTeams(db, [teamId]));
}

/** The school stage of most of the team's active players; null: it has none. */
export async function findUsualStage(db: Queryable, teamId: number): Promise<GradeGroup | null> {
  const { rows } = await db.query<{ stage: GradeGroup }>(
    `select left(grade, 1) as stage from live_members where team_id = $1 and state = 'active'
     group by 1 order by count(*) desc, 1 limit 1`,
    [teamId],
  );
  return rows[0]?.stage ?? null;
}

/** The measurements that are compared with each other; null where all count together. */
export type Compared = { kind: RankedKind; batting_type: BattingTypeCode | null; ball: Ball | null };

/** A measurement counts once, by its speed. */
export const summarizedKinds = (kind: RankedKind): readonly number[] => (kind === 3 ? [1, 4] : [kind]);

export type LocalValues = {
  id: number;
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  grade: Grade;
  /** null: not measured in the period. For kind 3 the number of measurements. */
  value: number | null;
  before: number | null;
  mean: number | null;
  count: number;
  date: string | null;
};

/** Every active player of the team with a measurement in the period or in the one before. One decimal (EN-11). */
export async function listLocalValues(
  db: Queryable,
  teamId: number,
  { kind, batting_type, ball }: Compared,
  { current, before }: Pick<RankingRanges, "current" | "before">,
  { gender, grade, source }: Pick<LocalRankingQuery, "gender" | "grade" | "source">,
): Promise<LocalValues[]> {
  const { rows } = await db.query<LocalValues>(
    `select m.id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade, ${kind === 3 ? counts : bests},
            coalesce(sum(d.count) filter (where d.date between $5 and $6), 0) as count
     from live_members m join ${source ? analyzed : "measurement_days"} d on d.team_id = m.team_id and d.member_id = m.id
     where m.team_id = $1 and m.state = 'active' and d.kind = any ($2::smallint[])
       and ($3::smallint is null or d.batting_type = $3) and ($4::text is null or d.ball = $4)
       and d.date between $7 and $6
       and ($8::text is null or m.gender = $8) and ($9::text is null or left(m.grade, 1) = $9)
     group by m.id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade`,
    [
      teamId,
      summarizedKinds(kind),
      batting_type,
      ball,
      current.start,
      current.end,
      before.start,
      gender ?? null,
      grade ?? null,
    ],
  );
  return rows;
}

/** The summary does not say who measured: what a device did is read ball by ball, by the summary's own rule. */
const analyzed = `(
  select x.team_id, x.member_id, (x.measured_at at time zone 'Asia/Tokyo')::date as date, v.kind, v.batting_type, v.ball,
         v.value as best, v.value::double precision as sum, 1 as count
  from measurements x cross join lateral counting_values(x.mode, x.batting_type, x.ball, x.angle, x.distance, x.speed) v
  where x.team_id = $1 and x.source <> 'manual'
    and x.measured_at >= $7::date::timestamp at time zone 'Asia/Tokyo'
    and x.measured_at < ($6::date + 1)::timestamp at time zone 'Asia/Tokyo')`;
const bests = `
  ${oneDecimal("max(d.best) filter (where d.date between $5 and $6)")} as value,
  ${oneDecimal("max(d.best) filter (where d.date >= $7 and d.date < $5)")} as before,
  ${oneDecimal("sum(d.sum) filter (where d.date between $5 and $6) / sum(d.count) filter (where d.date between $5 and $6)")} as mean,
  (array_agg(d.date order by d.best desc, d.date) filter (where d.date between $5 and $6))[1] as date`;
const counts = `
  sum(d.count) filter (where d.date between $5 and $6) as value,
  sum(d.count) filter (where d.date >= $7 and d.date < $5) as before,
  null::numeric as mean, max(d.date) filter (where d.date between $5 and $6) as date`;
