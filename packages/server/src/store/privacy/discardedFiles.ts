import type { Queryable } from "../../db/pool.ts";

/** Names of some files that no row names any more, which are forgotten with this transaction; others' turns are left alone. */
export async function deleteDiscardedFiles(tx: Queryable, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `delete from discarded_files where name in (
       select name from discarded_files limit $1 for update skip locked) returning name`,
    [limit],
  );
  return rows.map(({ name }) => name);
}
