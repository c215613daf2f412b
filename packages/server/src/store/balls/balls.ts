import type { Gender, ReportPlayer } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { ballColumns, isShownFrom, type StoredBall, videoOf } from "./measuredBalls.ts";

export type BallQuery = { teamId: number; memberId: number; mode: 1 | 2; ballId: number };

type PlayerBall = { player: ReportPlayer; body: { height: number | null; gender: Gender | null }; ball: StoredBall };

/** undefined when it is not a ball of this mode of the member, or the team has no such member. */
export async function findBall(db: Queryable, query: BallQuery): Promise<PlayerBall | undefined> {
  const { rows } = await db.query<StoredBall & Pick<PlayerBall, "player" | "body">>({
    name: "ball",
    text: `select json_build_object('id', m.id, 'last_name', m.last_name, 'first_name', m.first_name, 'grade', m.grade)
             as player, json_build_object('height', m.height, 'gender', m.gender) as body, ${ballColumns}
           from measurements s join live_members m on m.team_id = s.team_id and m.id = s.member_id
           where s.team_id = $1 and s.member_id = $2 and s.mode = $3 and s.id = $4`,
    values: [query.teamId, query.memberId, query.mode, query.ballId],
  });
  const [found] = rows;
  if (!found) return undefined;
  const { player, body, ...ball } = found;
  return { player, body, ball };
}

const soundSpeed = "sound_speed(s.mode, s.angle, s.speed)";
const ofPlayer = "s.team_id = $1 and s.member_id = $2 and s.mode = $3";
/** Never pooled; a pitch without a type is of type 0. */
const ofItsKind = `${ofPlayer} and s.batting_type is not distinct from o.batting_type
  and s.ball is not distinct from o.ball and coalesce(s.tag_pitch, 0) = coalesce(o.tag_pitch, 0)`;
/** Worth imitating: a ball hit at 8–32°, or without a measured angle; of pitches every one. */
const hitWell = "(s.mode = 2 or coalesce(s.angle between 8 and 32, true))";
const own =
  "own as materialized (select * from measurements where team_id = $1 and member_id = $2 and mode = $3 and id = $4)";

/**
 * The fastest ball of its kind, hit at 8–32°, with a video that is kept here or comes from one of `sources`, itself of equals; and
 * whether none of its kind, with a video or without, is faster than it (BE-8).
 */
export async function findBestBall(db: Queryable, query: BallQuery, sources: readonly string[]) {
  const values = [query.teamId, query.memberId, query.mode, query.ballId];
  const { rows: best } = await db.query<StoredBall>({
    name: "best filmed ball",
    // The fastest ball is looked up first; the search ends with the first that has a video.
    text: `with ${own}
           select ${ballColumns} from (
             select s.* from own o, measurements s
             where ${ofItsKind} and ${soundSpeed} > 0 and ${hitWell} and (s.film_id is not null or s.video_id is not null)
             order by ${soundSpeed} desc, s.id = $4 desc, s.measured_at, s.id offset 0
           ) s
           where (
             select ${isShownFrom("$5")}
             from videos f where f.team_id = s.team_id and f.id = ${videoOf})
           limit 1`,
    values: [...values, sources],
  });
  const { rows: faster } = await db.query<{ is_best: boolean }>({
    name: "faster ball",
    text: `with ${own}
           select coalesce(sound_speed(o.mode, o.angle, o.speed) > 0, false) and not exists (
             select from measurements s where ${ofItsKind} and ${soundSpeed} > sound_speed(o.mode, o.angle, o.speed)
           ) as is_best from own o`,
    values,
  });
  return { best: best[0], is_best: faster[0]?.is_best ?? false };
}

type Day = { balls: StoredBall[]; previous: number | null; next: number | null };

/**
 * Its day in Japan, in order, `limit` balls around it at most; and the ids of the last before and the first after them. Of
 * a batting day only those of the same batting type and ball.
 */
export async function findBallDay(db: Queryable, query: BallQuery, limit: number): Promise<Day> {
  const values = [query.teamId, query.memberId, query.mode, query.ballId];
  const { rows: balls } = await db.query<StoredBall & { place: number; at: number }>({
    name: "ball day",
    text: `with ${own}, day as materialized (
             select s.id as ball_id, row_number() over (order by s.measured_at, s.id) as place
             from own o, measurements s
             where ${alike} and s.measured_at >= date_trunc('day', o.measured_at, 'Asia/Tokyo')
               and s.measured_at < date_trunc('day', o.measured_at, 'Asia/Tokyo') + interval '1 day'
           ), middle as (
             select least((select place from day where ball_id = $4) - $5 / 2, (select count(*) from day) - $5) as before
           )
           select ${ballColumns} from day, middle, measurements s
           where s.team_id = $1 and s.id = day.ball_id and s.member_id = $2
             and day.place > greatest(middle.before, 0) and day.place <= greatest(middle.before, 0) + $5
           order by day.place`,
    values: [...values, limit],
  });
  const beside = (order: "before" | "after", end: StoredBall | undefined) => findBesideBall(db, query, order, end?.id);
  return { balls, previous: await beside("before", balls[0]), next: await beside("after", balls.at(-1)) };
}

const alike = `${ofPlayer}
  and ($3 = 2 or (s.batting_type is not distinct from o.batting_type and s.ball is not distinct from o.ball))`;

async function findBesideBall(db: Queryable, query: BallQuery, order: "before" | "after", id: number | undefined) {
  const { rows } = await db.query<{ id: number }>({
    name: `ball ${order}`,
    text: `with ${own}
           select s.id from own o, measurements s
           where ${alike} and (s.measured_at, s.id) ${order === "before" ? "<" : ">"} (o.measured_at, o.id)
           order by ${order === "before" ? "s.measured_at desc, s.id desc" : "s.measured_at, s.id"} limit 1`,
    values: [query.teamId, query.memberId, query.mode, id],
  });
  return rows[0]?.id ?? null;
}
