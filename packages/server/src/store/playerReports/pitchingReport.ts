import type { Ball, PitchCode, PitchingResults, PitchingSummary } from "@kyuseki/domain";
import { type StrikeZone, spreadDays } from "@kyuseki/domain/measuringDays";
import type { Queryable } from "../../db/pool.ts";
import { firstRow } from "../sql/firstRow.ts";
import { ofMember, type PlayerRange, valuesOf } from "./reportPlayer.ts";

type PitchingReportQuery = {
  ball: Ball | null;
  /** First day of the period; `of` begins with the one before. */
  from: string;
  mediansFrom: string;
  /** cm: a ball may lie `radius` outside. */
  zone: Pick<StrikeZone, "half" | "bottom" | "top"> & { radius: number };
};

type Report = Pick<PitchingSummary, "count" | "days" | "medians"> & { places: PitchingSummary["located"] } & {
  /** By code, the most thrown first; also codes thrown only before `from`. */
  pitches: Omit<PitchingSummary["pitches"][number], "gap" | "gap_before">[];
  /**
   * `record`: the best of all days before `from`; without any, of those before `day`. `earlier`: the bests of the last
   * days before `day`, in order. null without a fastball.
   */
  fastball: { max: number; day: string; record: number | null; earlier: number[] } | null;
  inside: number;
  located: number;
};

/** Of the pitches of one ball that can be right. */
export async function findPitchingReport(
  db: Queryable,
  of: PlayerRange,
  { ball, from, mediansFrom, zone }: PitchingReportQuery,
): Promise<Report> {
  const { rows } = await db.query<Report>({
    name: "pitching report",
    text: `with thrown as materialized (
             select s.id, s.date, coalesce(s.tag_pitch, 0) as code, s.speed, s.location_x, s.location_z, s.measured_at
             from sound_measurements s
             where s.team_id = $1 and s.member_id = $2 and s.mode = 2 and s.ball is not distinct from $5 and s.speed > 0
               and s.measured_at < ($4::date + 1)::timestamp at time zone 'Asia/Tokyo'
           ), best as (
             select date, max(speed) as speed from thrown where code = 1 group by date
           ), fastest as (
             select * from best where date >= $6 order by speed desc, date limit 1
           )
           select count(*) as count, count(distinct t.date) as days,
             count(*) filter (where abs(t.location_x) <= $8::real and t.location_z between $9::real and $10::real) as inside,
             count(*) filter (where t.location_x is not null and t.location_z is not null) as located,
             (select coalesce(json_agg(p order by p.count desc, p.code), '[]') from (
                select code, count(*) filter (where date >= $6) as count, avg(speed) filter (where date >= $6) as mean,
                  avg(speed) filter (where date < $6) as mean_before,
                  (array_agg(json_build_object('value', speed, 'day', date) order by speed desc, measured_at)
                    filter (where date >= $6))[1] as max
                from thrown where date >= $3 group by code) p) as pitches,
             (select json_build_object('max', f.speed, 'day', f.date, 'record', coalesce(
                (select max(b.speed) from best b where b.date < $6),
                (select max(b.speed) from best b where b.date < f.date)), 'earlier', array(
                  select l.speed from (
                    select b.speed, b.date from best b where b.date < f.date order by b.date desc limit ${spreadDays}
                  ) l order by l.date)) from fastest f) as fastball,
             (select coalesce(json_agg(l order by l.datetime desc, l.id desc), '[]') from (
                select id, extract(epoch from measured_at) as datetime, code, speed, location_x as x, location_z as z
                from thrown where date >= $6 and location_x is not null and location_z is not null
                order by measured_at desc, id desc limit ${mostPlaces}) l) as places,
             (select coalesce(json_agg(d order by d.date, d.code), '[]') from (
                select date, code, count(*) as count, percentile_cont(0.5) within group (order by speed) as median
                from thrown where date >= $7 group by date, code) d) as medians
           from thrown t where t.date >= $6`,
    values: [
      ...valuesOf(of),
      ball,
      from,
      mediansFrom,
      zone.half + zone.radius,
      zone.bottom - zone.radius,
      zone.top + zone.radius,
    ],
  });
  return firstRow(rows);
}

const mostPlaces = 300;

type PitchFiguresTotal = { figures: PitchingResults["figures"]; total: number };

/** `total` counts also the pitches that cannot be right. `tag_pitch` null keeps every type. */
export async function findPitchFigures(
  db: Queryable,
  of: PlayerRange,
  ball: Ball | null,
  tag_pitch: PitchCode | null,
): Promise<PitchFiguresTotal> {
  const { rows } = await db.query<PitchFiguresTotal>({
    name: "pitch figures",
    text: `select json_build_object(
             'count', count(s.speed), 'days', count(distinct s.date) filter (where s.speed > 0), 'mean', avg(s.speed),
             'max', (array_agg(json_build_object('value', s.speed, 'day', s.date) order by s.speed desc, s.measured_at)
               filter (where s.speed > 0))[1]) as figures, count(*) as total
           from sound_measurements s
           where ${ofMember} and s.mode = 2 and s.ball is not distinct from $5 and ($6::int is null or s.tag_pitch = $6)`,
    values: [...valuesOf(of), ball, tag_pitch],
  });
  return firstRow(rows);
}
