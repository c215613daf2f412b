import type { Ball, PitchingSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { isShownFrom, videoOf } from "./measuredBalls.ts";

type ComparedPitchQuery = { teamId: number; memberId: number; ball: Ball | null };

/**
 * The fastest fastball of the newest day with videos, and the fastest of all days; null unless they are two (BE-8). Videos
 * count that are kept here or come from one of `sources`.
 */
export async function findComparedPitch(
  db: Queryable,
  { teamId, memberId, ball }: ComparedPitchQuery,
  sources: readonly string[],
): Promise<PitchingSummary["compare"]> {
  const { rows } = await db.query<NonNullable<PitchingSummary["compare"]>>({
    name: "compared pitch",
    text: `with filmed as materialized (
             select s.id, s.speed, s.measured_at, (s.measured_at at time zone 'Asia/Tokyo')::date as day
             from measurements s join videos f on f.team_id = s.team_id and f.id = ${videoOf}
             where s.team_id = $1 and s.member_id = $2 and s.mode = 2 and s.tag_pitch = 1
               and s.ball is not distinct from $3 and sound_speed(s.mode, s.angle, s.speed) > 0
               and (s.film_id is not null or s.video_id is not null) and ${isShownFrom("$4")}
           ), best as (
             select id from filmed order by speed desc, measured_at, id limit 1
           ), latest as (
             select id, day from filmed order by day desc, speed desc, measured_at, id limit 1
           )
           select latest.id as ball_id, best.id as with_id, latest.day
           from latest, best where latest.id <> best.id`,
    values: [teamId, memberId, ball, sources],
  });
  return rows[0] ?? null;
}
