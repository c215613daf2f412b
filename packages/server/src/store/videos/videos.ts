import type { Queryable } from "../../db/pool.ts";
import type { VideoType } from "../../files/videoType.ts";

/** Kept here (`file`), or where its `url` says. */
export type StoredVideo = {
  id: number;
  member_id: number;
  url: string | null;
  file: string | null;
  bytes: number | null;
  part_bytes: number | null;
  type: VideoType | null;
  poster: string | null;
  impact_s: number | null;
  /** Unix seconds. */
  filmed_at: number;
  seconds: number | null;
};

const columns = `v.id, v.member_id, v.url, v.file, v.bytes, v.part_bytes, v.type, v.poster, v.impact_s,
  extract(epoch from v.filmed_at) as filmed_at, v.seconds`;

/** Of members that are not deleted. */
export async function listVideos(db: Queryable, teamId: number, ids: readonly number[]): Promise<StoredVideo[]> {
  const { rows } = await db.query<StoredVideo>({
    name: "videos",
    text: `select ${columns} from videos v join live_members m on m.team_id = v.team_id and m.id = v.member_id
           where v.team_id = $1 and v.id = any ($2::int[])`,
    values: [teamId, ids],
  });
  return rows;
}

export async function findVideo(db: Queryable, teamId: number, id: number): Promise<StoredVideo | undefined> {
  return (await listVideos(db, teamId, [id]))[0];
}

/** Nobody else changes it until the transaction ends. Of a member that is not deleted. */
export async function lockVideo(tx: Queryable, teamId: number, id: number): Promise<StoredVideo | undefined> {
  const { rows } = await tx.query<StoredVideo>(
    `select ${columns} from videos v join live_members m on m.team_id = v.team_id and m.id = v.member_id
     where v.team_id = $1 and v.id = $2 for no key update of v`,
    [teamId, id],
  );
  return rows[0];
}

type Poster = { name: string; bytes: number };

type SentVideo = {
  file: string;
  bytes: number;
  part_bytes: number;
  type: VideoType;
  poster: Poster | null;
  impact_s: number | null;
  by: number | null;
};

/** Shows the ball from now on; an earlier one that a coach had sent goes. Returns its id; undefined without the ball. */
export async function insertVideo(
  tx: Queryable,
  teamId: number,
  ballId: number,
  video: SentVideo,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number; earlier: number | null }>(
    `with ball as (
       select member_id, measured_at, mode, film_id from measurements where team_id = $1 and id = $2
     )
     insert into videos (team_id, member_id, filmed_at, mode, source, file, bytes, part_bytes, type, poster, poster_bytes,
       impact_s, sent_by)
     select $1, member_id, measured_at, mode, 'coach', $3, $4, $5, $6, $7, $8, $9, $10 from ball
     returning id, (select film_id from ball) as earlier`,
    [
      teamId,
      ballId,
      video.file,
      video.bytes,
      video.part_bytes,
      video.type,
      video.poster?.name ?? null,
      video.poster?.bytes ?? 0,
      video.impact_s,
      video.by,
    ],
  );
  const [added] = rows;
  if (!added) return undefined;
  await tx.query("update measurements set film_id = $3 where team_id = $1 and id = $2", [teamId, ballId, added.id]);
  if (added.earlier !== null) await deleteVideo(tx, teamId, added.earlier);
  return added.id;
}

/** Its ball goes on without it. Its files are in `discarded_files` from then on. */
export async function deleteVideo(tx: Queryable, teamId: number, id: number) {
  await tx.query("delete from videos where team_id = $1 and id = $2 and file is not null", [teamId, id]);
}

export async function updateVideoPoster(tx: Queryable, teamId: number, id: number, { name, bytes }: Poster) {
  await tx.query("update videos set poster = $3, poster_bytes = $4 where team_id = $1 and id = $2", [
    teamId,
    id,
    name,
    bytes,
  ]);
}

/** @param impact_s seconds from its beginning; null: not known */
export async function updateVideoImpact(tx: Queryable, teamId: number, id: number, impact_s: number | null) {
  await tx.query("update videos set impact_s = $3 where team_id = $1 and id = $2", [teamId, id, impact_s]);
}
