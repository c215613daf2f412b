import type { battingSorts, MeasuredBall, pitchingSorts } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { ConditionGroup } from "../playerReports/conditionGroup.ts";
import { ofMember, type PlayerRange, valuesOf } from "../playerReports/reportPlayer.ts";

/** As it is stored: the link to its poster is made for each session. */
export type StoredBall = Omit<MeasuredBall, "poster">;

/** The video of the row `s` of measurements: the one a coach has attached, or the one that was pushed with it. */
export const videoOf = `case when s.film_id is not null then s.film_id when s.video_id is not null then (
    select v.id from videos v where v.team_id = s.team_id and v.source = s.source and v.source_id = s.video_id) end`;

/** Whether the video `f` can be shown: it is kept here, or comes from one of the origins in the parameter. */
export const isShownFrom = (sources: `$${number}`) =>
  `(f.file is not null or substring(f.url from '^(https://[^/?#\\\\@]+)(?:[/?#]|$)') = any (${sources}::text[]))`;

/** The fields of a measured ball, of the row `s` (EN-9). */
export const ballColumns = `
  s.id, s.member_id, extract(epoch from s.measured_at) as datetime, s.mode, s.batting_type, s.batting_result, s.ball,
  s.tag_pitch, s.speed, s.angle, s.distance, s.spin_rate, s.spin_direction, s.spin_efficiency, s.break_vertical,
  s.break_horizontal, s.location_x, s.location_z, s.spray_angle, s.bat_speed, s.attack_angle, ${videoOf} as video_id,
  case when s.original is null then '[]' else (
    select coalesce(json_agg(json_build_object('field', o.key, 'original', o.value->'value', 'by', editor.name,
      'at', o.value->'at') order by o.key), '[]')
    from jsonb_each(s.original) o
    left join users editor on editor.team_id = s.team_id and editor.id = (o.value->>'by')::int
    where o.key <> 'member_id') end as corrections,
  case when s.original ? 'member_id' then (
    select json_build_object('by', editor.name, 'at', s.original #> '{member_id,at}',
      'from', json_build_object('id', owner.id, 'last_name', owner.last_name, 'first_name', owner.first_name))
    from live_members owner
    left join users editor on editor.team_id = s.team_id and editor.id = (s.original #>> '{member_id,by}')::int
    where owner.team_id = s.team_id and owner.id = (s.original #>> '{member_id,value}')::int) end as moved`;

type BallSort = (typeof battingSorts)[number] | (typeof pitchingSorts)[number];

type BallPageQuery = {
  mode: 1 | 2;
  group: ConditionGroup;
  /** null keeps every one. */
  result: number | null;
  tag_pitch: number | null;
  sort: BallSort;
  page: number;
  limit: number;
};

/** One page of a player's balls as they were measured, also those that cannot be right. Missing values come last. */
export async function listBalls(
  db: Queryable,
  of: PlayerRange,
  { mode, group, result, tag_pitch, sort, page, limit }: BallPageQuery,
): Promise<StoredBall[]> {
  const { rows } = await db.query<StoredBall>({
    name: `ball page ${sort}`,
    text: `select ${ballColumns} from measurements s
           where ${ofMember} and s.mode = $5 and s.batting_type is not distinct from $6::smallint
             and s.ball is not distinct from $7 and ($8::int is null or s.batting_result = $8)
             and ($9::int is null or s.tag_pitch = $9)
           order by ${orders[sort]} limit $10 offset $11`,
    values: [...valuesOf(of), mode, group.batting_type, group.ball, result, tag_pitch, limit, (page - 1) * limit],
  });
  return rows;
}

const newest = "s.measured_at desc, s.id desc";
const orders = {
  "-datetime": newest,
  datetime: "s.measured_at, s.id",
  "-speed": `s.speed desc nulls last, ${newest}`,
  speed: `s.speed nulls last, ${newest}`,
  "-angle": `s.angle desc nulls last, ${newest}`,
  angle: `s.angle nulls last, ${newest}`,
  "-distance": `s.distance desc nulls last, ${newest}`,
  distance: `s.distance nulls last, ${newest}`,
  "-spin_rate": `s.spin_rate desc nulls last, ${newest}`,
  spin_rate: `s.spin_rate nulls last, ${newest}`,
} as const satisfies Record<BallSort, string>;
