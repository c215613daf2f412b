import type { DateRange } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { isShownFrom, videoOf } from "../balls/measuredBalls.ts";
import { ofMember } from "../playerReports/reportPlayer.ts";

/** `ball_id` is the day's last ball of the mode that has a video. */
export type VideoDay = { date: string; mode: "batting" | "pitching"; count: number; ball_id: number };

/** Days of one member with balls whose video can be shown, the oldest first. Both days included. */
export async function listVideoDays(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end, sources }: DateRange & { sources: readonly string[] },
): Promise<VideoDay[]> {
  const { rows } = await db.query<VideoDay>({
    name: "video days of one",
    text: `select (s.measured_at at time zone 'Asia/Tokyo')::date as date,
             case s.mode when 1 then 'batting' else 'pitching' end as mode, count(*)::int as count,
             (array_agg(s.id order by s.measured_at desc, s.id desc))[1] as ball_id
           from measurements s join videos f on f.team_id = s.team_id and f.id = ${videoOf}
           where ${ofMember} and (s.film_id is not null or s.video_id is not null) and ${isShownFrom("$5")}
           group by 1, s.mode order by 1, max(s.measured_at)`,
    values: [teamId, memberId, start, end, sources],
  });
  return rows;
}
