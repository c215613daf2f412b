import type { Queryable } from "../../db/pool.ts";

/** Names of some files that may be deleted. No row can name them any more. */
export async function lockDueFiles(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `update discarded_files set due_at = '-infinity' where name in (
       select name from discarded_files where due_at <= now() order by due_at limit $1 for update skip locked)
     returning name`,
    [limit],
  );
  return rows.map(({ name }) => name);
}

/** Forgets a file that is deleted. */
export async function deleteDiscardedFile(db: Queryable, name: string) {
  await db.query("delete from discarded_files where name = $1", [name]);
}
