import type { Queryable } from "../../db/pool.ts";

/** Bytes. */
export type StoredBytes = { videos: number; files: number };

type Options = {
  /** Uploads begun before are over. */
  uploadsSince: Date;
  /** An upload that is not counted. */
  butUpload?: number;
  /** A coach whose waiting file is not counted. */
  butFileOf?: number;
};

/**
 * What a team's videos, imported files, attachments and photos take: videos with their posters, and those on their way as large as they are
 * going to be; files as they are stored, compressed. Deleted ones count until they are erased.
 */
export async function countStoredBytes(db: Queryable, teamId: number, options: Options): Promise<StoredBytes> {
  const [stored] = await listStoredBytes(db, [teamId], options);
  return stored ?? { videos: 0, files: 0 };
}

/** The same of several teams, in their order; undefined for one that is gone. */
export async function listStoredBytes(
  db: Queryable,
  teamIds: readonly number[],
  { uploadsSince, butUpload = 0, butFileOf = 0 }: Options,
): Promise<(StoredBytes | undefined)[]> {
  const { rows } = await db.query<StoredBytes & { team_id: number }>(
    `select t.team_id, (
       select coalesce(sum(bytes + poster_bytes), 0) from videos v where v.team_id = t.team_id and file is not null
     ) + (
       select coalesce(sum(bytes), 0) from video_uploads u
       where u.team_id = t.team_id and created_at > $2 and received > 0 and id <> $3
     ) as videos, (
       select coalesce(sum(octet_length(gzipped)), 0) from csv_files c
       where c.team_id = t.team_id and (import_id is not null or sent_by <> $4)
     ) + (
       select coalesce(sum(bytes), 0) from notice_files f where f.team_id = t.team_id
     ) + (
       select coalesce(sum(bytes), 0) from member_photos p where p.team_id = t.team_id
     ) as files
     from teams t where t.team_id = any($1)`,
    [teamIds, uploadsSince, butUpload, butFileOf],
  );
  const byTeam = new Map(rows.map(({ team_id, ...stored }) => [team_id, stored]));
  return teamIds.map((teamId) => byTeam.get(teamId));
}
