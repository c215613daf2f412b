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
export async function countStoredBytes(
  db: Queryable,
  teamId: number,
  { uploadsSince, butUpload = 0, butFileOf = 0 }: Options,
): Promise<StoredBytes> {
  const { rows } = await db.query<StoredBytes>(
    `select (
       select coalesce(sum(bytes + poster_bytes), 0) from videos where team_id = $1 and file is not null
     ) + (
       select coalesce(sum(bytes), 0) from video_uploads
       where team_id = $1 and created_at > $2 and received > 0 and id <> $3
     ) as videos, (
       select coalesce(sum(octet_length(gzipped)), 0) from csv_files
       where team_id = $1 and (import_id is not null or sent_by <> $4)
     ) + (
       select coalesce(sum(bytes), 0) from notice_files where team_id = $1
     ) + (
       select coalesce(sum(bytes), 0) from member_photos where team_id = $1
     ) as files`,
    [teamId, uploadsSince, butUpload, butFileOf],
  );
  return rows[0] ?? { videos: 0, files: 0 };
}
