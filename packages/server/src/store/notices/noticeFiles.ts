import type { NoticeFile } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type StoredNoticeFile = Omit<NoticeFile, "url"> & {
  /** Name in the file store. */
  file: string;
};
const columns = "id as file_id, name, type, bytes, file";

export async function insertNoticeFile(
  tx: Queryable,
  teamId: number,
  { name, type, bytes, file }: Omit<StoredNoticeFile, "file_id">,
  now: Date,
): Promise<StoredNoticeFile> {
  const { rows } = await tx.query<StoredNoticeFile>(
    `insert into notice_files (team_id, name, type, bytes, file, created_at) values ($1, $2, $3, $4, $5, $6)
     returning ${columns}`,
    [teamId, name, type, bytes, file, now],
  );
  const [row] = rows;
  if (!row) throw new Error("the file was not written");
  return row;
}

/** In the order they were sent in. */
export async function listNoticeFiles(
  db: Queryable,
  teamId: number,
  noticeIds: readonly number[],
): Promise<(StoredNoticeFile & { notice_id: number })[]> {
  const { rows } = await db.query<StoredNoticeFile & { notice_id: number }>(
    `select notice_id, ${columns} from notice_files where team_id = $1 and notice_id = any($2) order by id`,
    [teamId, noticeIds],
  );
  return rows;
}

/**
 * These are the files of the notice from now on; others it had are deleted. False when the team has not all of them, or
 * another notice has one.
 */
export async function updateNoticeFiles(
  tx: Queryable,
  teamId: number,
  noticeId: number,
  fileIds: readonly number[],
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update notice_files set notice_id = $2
     where team_id = $1 and id = any($3) and (notice_id is null or notice_id = $2)`,
    [teamId, noticeId, fileIds],
  );
  await tx.query("delete from notice_files where team_id = $1 and notice_id = $2 and id <> all($3)", [
    teamId,
    noticeId,
    fileIds,
  ]);
  return rowCount === new Set(fileIds).size;
}

/** Of any team: whoever asks has shown a signature for it. */
export async function findAnyNoticeFile(db: Queryable, id: number): Promise<StoredNoticeFile | undefined> {
  const { rows } = await db.query<StoredNoticeFile>(`select ${columns} from notice_files where id = $1`, [id]);
  return rows[0];
}
