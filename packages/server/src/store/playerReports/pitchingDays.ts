import type { Ball, PitchCode, PitchingDays, pitchingDaySorts } from "@kyuseki/domain";
import { spreadDays } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import { type PlayerRange, valuesOf } from "./reportPlayer.ts";

type Day = Omit<PitchingDays["rows"][number], "verdict" | "poster"> & {
  /** The best of all days before, also of those before the first day listed. */
  record: number | null;
  /** The bests of the last days before, in order; null before the first. */
  earlier: number[] | null;
};
type Page = { rows: Day[] } & Pick<PitchingDays, "total" | "codes">;

type PitchingDaysQuery = {
  tag_pitch: PitchCode | null;
  sort: (typeof pitchingDaySorts)[number];
  page: number;
  limit: number;
};

/**
 * One page of the days with a pitch, also without a speed that can be right, and how many there are. `tag_pitch` null keeps
 * every type.
 */
export async function listPitchingDays(
  db: Queryable,
  of: PlayerRange,
  ball: Ball | null,
  { tag_pitch, sort, page, limit }: PitchingDaysQuery,
): Promise<Page> {
  const { rows } = await db.query<Page>({
    name: `pitching days ${sort}`,
    text: `with thrown as materialized (
             select s.id, s.measured_at, s.date, coalesce(s.tag_pitch, 0) as code, s.speed, s.video_id
             from sound_measurements s
             where s.team_id = $1 and s.member_id = $2 and s.mode = 2 and s.ball is not distinct from $5
               and s.measured_at < ($4::date + 1)::timestamp at time zone 'Asia/Tokyo'
           ), days as (
             select date, count(*) as count, avg(speed) filter (where code = coalesce($6::int, 1)) as mean,
               max(speed) as max,
               (array_agg(video_id order by measured_at, id) filter (where video_id is not null))[1] as video_id
             from thrown where $6 is null or code = $6 group by date
           ), compared as (
             select *, max(max) over (order by date rows between unbounded preceding and 1 preceding) as record,
               array_agg(max) over (
                 partition by max is null order by date rows between ${spreadDays} preceding and 1 preceding) as earlier
             from days
           ), mixes as (
             select date, json_agg(json_build_object('code', code, 'count', count) order by count desc, code) as mix
             from (select date, code, count(*) as count from thrown where date >= $3 group by date, code) c group by date
           )
           select (select count(*) from compared where date >= $3) as total,
             array(select distinct code from thrown where date >= $3 and code > 0 order by code) as codes,
             (select coalesce(json_agg(p), '[]') from (
                select compared.*, mixes.mix from compared join mixes using (date)
                order by ${orders[sort]} limit $7 offset $8) p) as rows`,
    values: [...valuesOf(of), ball, tag_pitch, limit, (page - 1) * limit],
  });
  return firstRow(rows);
}

const orders = {
  "-date": "date desc",
  date: "date",
  "-count": "count desc, date desc",
  count: "count, date desc",
  "-mean": "mean desc nulls last, date desc",
  mean: "mean nulls last, date desc",
  "-max": "max desc nulls last, date desc",
  max: "max nulls last, date desc",
} as const satisfies Record<PitchingDaysQuery["sort"], string>;
