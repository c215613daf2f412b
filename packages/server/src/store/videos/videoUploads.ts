import type { Queryable } from "../../db/pool.ts";
import type { VideoType } from "../../files/videoType.ts";

export type StoredUpload = {
  id: number;
  measurement_id: number;
  file: string;
  bytes: number;
  part_bytes: number;
  received: number;
  type: VideoType | null;
};

const columns = "u.id, u.measurement_id, u.file, u.bytes, u.part_bytes, u.received, u.type";

/** The one of this file that was begun after `since`. */
export async function findUpload(
  db: Queryable,
  teamId: number,
  { ballId, resume_key, bytes }: { ballId: number; resume_key: string; bytes: number },
  since: Date,
): Promise<StoredUpload | undefined> {
  const { rows } = await db.query<StoredUpload>(
    `select ${columns} from video_uploads u
     where team_id = $1 and measurement_id = $2 and resume_key = $3 and bytes = $4 and created_at > $5`,
    [teamId, ballId, resume_key, bytes, since],
  );
  return rows[0];
}

/** Nobody else sends a part of it until the transaction ends. Of a member that is not deleted. */
export async function lockUpload(
  tx: Queryable,
  teamId: number,
  id: number,
  since: Date,
): Promise<StoredUpload | undefined> {
  const { rows } = await tx.query<StoredUpload>(
    `select ${columns} from video_uploads u join live_members m on m.team_id = u.team_id and m.id = u.member_id
     where u.team_id = $1 and u.id = $2 and u.created_at > $3 for no key update of u`,
    [teamId, id, since],
  );
  return rows[0];
}

type NewUpload = {
  ballId: number;
  memberId: number;
  file: string;
  bytes: number;
  part_bytes: number;
  resume_key: string;
  by: number;
  now: Date;
};

/** What the same coach had begun to send for the ball, and an earlier one of the same file, goes. */
export async function insertUpload(tx: Queryable, teamId: number, upload: NewUpload): Promise<StoredUpload> {
  await tx.query(
    "delete from video_uploads where team_id = $1 and measurement_id = $2 and (created_by = $3 or resume_key = $4)",
    [teamId, upload.ballId, upload.by, upload.resume_key],
  );
  const { rows } = await tx.query<StoredUpload>(
    `insert into video_uploads as u
       (team_id, member_id, measurement_id, file, bytes, part_bytes, resume_key, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [
      teamId,
      upload.memberId,
      upload.ballId,
      upload.file,
      upload.bytes,
      upload.part_bytes,
      upload.resume_key,
      upload.now,
      upload.by,
    ],
  );
  const [added] = rows;
  if (!added) throw new Error("the upload was not added");
  return added;
}

/** How many were begun after `since` and have sent something, but for the one. */
export async function countUploads(db: Queryable, teamId: number, since: Date, but = 0): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*) from video_uploads where team_id = $1 and created_at > $2 and received > 0 and id <> $3",
    [teamId, since, but],
  );
  return rows[0]?.count ?? 0;
}

/**
 * From now on the caller alone puts the next part, for half a minute by the database's clock, or until `received` grows;
 * false while another does.
 */
export async function updateUploadSending(tx: Queryable, teamId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update video_uploads set sending_until = now() + interval '30 seconds'
     where team_id = $1 and id = $2 and (sending_until is null or sending_until < now())`,
    [teamId, id],
  );
  return rowCount === 1;
}

/** The part was not put: whoever sends it again need not wait. */
export async function updateUploadNotSending(db: Queryable, teamId: number, id: number) {
  await db.query("update video_uploads set sending_until = null where team_id = $1 and id = $2", [teamId, id]);
}

export async function updateUploadReceived(tx: Queryable, teamId: number, id: number, type: VideoType | null) {
  await tx.query(
    `update video_uploads set received = received + 1, type = $3, sending_until = null
     where team_id = $1 and id = $2`,
    [teamId, id, type],
  );
}

export async function deleteUpload(tx: Queryable, teamId: number, id: number) {
  await tx.query("delete from video_uploads where team_id = $1 and id = $2", [teamId, id]);
}
