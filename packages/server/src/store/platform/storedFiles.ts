import type { Queryable } from "../../db/pool.ts";

/** Names in the file store of all that rows name: logos, photos, attachments, posters, and the parts of videos that have arrived. */
export async function listStoredFiles(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select substr(logo, length('/files/') + 1) as name from teams where logo like '/files/%'
     union select file from notice_files
     union select file from member_photos
     union select poster from videos where poster is not null
     union select file || '/' || n from videos, generate_series(0, (bytes - 1) / part_bytes) n where file is not null
     union select file || '/' || n from video_uploads, generate_series(0, received - 1) n
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Names of files that no row names any more, or none does yet, and that are still to be deleted. */
export async function listDiscardedFiles(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>("select name from discarded_files order by 1");
  return rows.map(({ name }) => name);
}

/** They are deleted by the server, at once or within the hour. */
export async function insertDiscardedFiles(tx: Queryable, names: readonly string[]) {
  await tx.query("insert into discarded_files select unnest($1::text[]) on conflict do nothing", [names]);
}

/** A file that is about to be put. Unless a row comes to name it, it is deleted after an hour. */
export async function insertStagedFile(db: Queryable, name: string) {
  await db.query("insert into discarded_files (name, due_at) values ($1, now() + interval '1 hour')", [name]);
}

/** A row names it with this transaction; false when it is deleted, or is about to be. */
export async function deleteStagedFile(tx: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from discarded_files where name = $1 and isfinite(due_at)", [name]);
  return rowCount === 1;
}
