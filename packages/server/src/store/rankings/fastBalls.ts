import type { DateRange, LocalRankingQuery } from "@kyuseki/domain";
import type { FastBalls } from "@kyuseki/domain/ranking";
import type { Queryable } from "../../db/pool.ts";
import { oneDecimal } from "../sql/oneDecimal.ts";
import { type Compared, summarizedKinds } from "./rankings.ts";

/** What 伸び率 compares: a player's fast balls in one of its periods, one decimal (EN-11). */
export type FastBallsRow = FastBalls & { id: number; period: "current" | "base" };

/**
 * The fast balls of every player of the team: the 90th percentile (EV90), for pitching the mean of the fastest tenth. Read
 * ball by ball, since the summary knows only the best of a day. None for kind 3, which counts.
 */
export async function listFastBalls(
  db: Queryable,
  teamId: number,
  { kind, batting_type, ball }: Compared,
  { current, base }: Record<"current" | "base", DateRange>,
  source: LocalRankingQuery["source"],
): Promise<FastBallsRow[]> {
  if (kind === 3) return [];
  const { rows } = await db.query<FastBallsRow>(
    `with balls as (
       select p.period, x.member_id, v.value::double precision as value
       from (values ('current', $5::date, $6::date), ('base', $7, $8)) as p (period, first, last)
       join measurements x on x.team_id = $1
         and x.measured_at >= p.first::timestamp at time zone 'Asia/Tokyo'
         and x.measured_at < (p.last + 1)::timestamp at time zone 'Asia/Tokyo'
       cross join lateral counting_values(x.mode, x.batting_type, x.ball, x.angle, x.distance, x.speed) v
       where v.kind = any ($2::smallint[]) and ($3::smallint is null or v.batting_type = $3)
         and ($4::text is null or v.ball = $4) and ($9::text is null or x.source <> 'manual')
     ), placed as (
       select *, row_number() over (partition by member_id, period order by value desc) as place,
         count(*) over (partition by member_id, period) as balls from balls
     )
     select member_id as id, period, balls, ${oneDecimal(kind === 4 ? fastestTenth : "percentile_cont(0.9) within group (order by value)")} as fast
     from placed group by member_id, period, balls`,
    [
      teamId,
      summarizedKinds(kind),
      batting_type,
      ball,
      current.start,
      current.end,
      base.start,
      base.end,
      source ?? null,
    ],
  );
  return rows;
}

const fastestTenth = "avg(value) filter (where place <= ceil(balls / 10.0))";
